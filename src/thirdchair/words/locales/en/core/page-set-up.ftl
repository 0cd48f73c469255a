# Pages: the set-up, step by step.

## What differs from last time

page-differing =
    { $count ->
        [0] Everything is set up as for “{ $name }”.
        [one] One step differs from “{ $name }”.
       *[other] { $count } steps differ from “{ $name }”.
    }
page-differing-gone = Not this time:
page-differing-only = Show only what differs
page-differing-all = Show all steps
page-differs-new = new this time
page-differs-changed = different from last time

## The set-up

page-checklist = Set-up
page-tick = Step { $number } is done
page-reminders = Keep in mind
page-to-table = To the table
page-set-out = What the table looks like then
