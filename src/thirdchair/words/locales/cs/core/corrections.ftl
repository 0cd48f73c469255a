# Corrections by hand: which part, why it was done, and what is odd about it.

## Části stolu, které lze opravit

part-ruling = výklad „{ $name }“

odd-note = Neobvyklé, prosím zkontrolovat: { $part }

reason-note = Důvod: { $note }.
chip-moved = špatně posunuto
chip-card = řekla to karta
chip-forgot = zapomnělo se na to
chip-app = aplikace se mýlí
