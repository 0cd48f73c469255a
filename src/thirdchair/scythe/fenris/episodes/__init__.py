"""The evenings of the campaign: a folder each, with its class, its sheet and its rules."""
