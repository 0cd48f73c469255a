"""Studies: a grid of settings, many games of each, and what they tell. Needs the extra `lab`.

A study is a folder. `grid` says what is played, `modes` how one cell of it is, `folder` keeps what
is done, `workers` and `on_ray` share the work out, `running` is the walk through all of it, and
`report` tells it as a page.
"""
