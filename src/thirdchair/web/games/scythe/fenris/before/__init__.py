"""Between two evenings: a new campaign, who is here, what to tell the group."""
