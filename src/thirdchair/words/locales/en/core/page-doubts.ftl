# Pages: a tap that looks like a slip.

page-right-anyway = It is right anyway
page-change-it = Change it
