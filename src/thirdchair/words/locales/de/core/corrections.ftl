# Corrections by hand: which part, why it was done, and what is odd about it.

## Teile des Tisches, die sich berichtigen lassen

part-ruling = Auslegung „{ $name }“

odd-note = Ungewöhnlich, bitte noch einmal hinsehen: { $part }

reason-note = Grund: { $note }.
chip-moved = falsch gezogen
chip-card = eine Karte sagt es
chip-forgot = es wurde vergessen
chip-app = die App irrt sich
