# Corrections by hand: what the material forbids, what is odd but possible, and why it was done.

error-off-track = No token can stand on space { $answer }: this track goes from { $min } to { $max }.
error-landmark-one-owner = The landmark of { $landmark } belongs to one seat only, or to nobody: there is just one such piece.
error-too-many-outposts = { $who }: that would be more outposts on the map than the { $most } there are.

odd-note = Odd, so please look again: { $part }
odd-landmark_ahead = no token of that seat ({ $who }) has come as far as the landmark of { $landmark }.
odd-landmark_free = a token has passed the landmark of { $landmark }, but nobody has it.
odd-era_back = { $who }: that is fewer income turns than before.
odd-achievement = { $who }: the table does not show what “{ $which }” is given for.
odd-points_down = { $who }: that is fewer points than before.
odd-own_twice = { hex-name }: two outposts of the same seat ({ $who }).
odd-two_standing = { hex-name }: two outposts stand there. One of them is usually toppled.
odd-outposts = { $who }: with those in supply that makes { $n } outposts, and there are only { $most }.

reason-note = Reason: { $note }.
chip-moved = moved wrongly
chip-card = a card said so
chip-forgot = it was forgotten
chip-app = the app is wrong
