"""The whole app inside a browser: no server, no network, one person's device.

`engine` and `jar` run wherever Python runs; `site` is what the browser loads around them.
`docs/pocket.md` has the design.
"""
