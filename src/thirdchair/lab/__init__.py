"""The lab: what may come, as far as a table can know it. Forecasts from a table of today."""
