"""Between two evenings: how a campaign begins, here or on paper, and who belongs to it.

A set-up is checked and becomes sheets; a campaign from paper goes on where its group stopped; and
people come late, leave early, stay away or join, with what their sheets keep of it.
"""
