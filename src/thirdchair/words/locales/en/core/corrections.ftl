# Corrections by hand: which part, why it was done, and what is odd about it.

## Parts of the table that can be corrected

part-ruling = ruling “{ $name }”

odd-note = Odd, so please look again: { $part }

reason-note = Reason: { $note }.
chip-moved = moved wrongly
chip-card = a card said so
chip-forgot = it was forgotten
chip-app = the app is wrong
