"""Games that are over: the record, and sheets for paper."""
