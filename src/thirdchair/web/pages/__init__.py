"""The pages of the host, grouped by what people do; none of them knows a game."""
