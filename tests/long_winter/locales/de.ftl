## Namen

page-mode-tapestry-winter = Tapestry: Der lange Winter
page-mode-short-winter = Winter
page-scenario-lead-winter = Ein Szenario von uns. Jede Erweiterung darf dabei sein.
page-scope-winter-1 = Der lange Winter
scenario-winter-1 = Der lange Winter

## Am Tisch

step-winter-snow = Lege neben Feld { $space } jeder der { $n } Leisten einen übrigen Würfel: Dort beginnt der Schnee.
page-fact-winter-outposts = Außenposten auf der Karte: { $you } von dir, { $automa } vom Automa
page-fact-winter-even = In seinem nächsten Zug erobert der Automa nicht
part-scenario-snow = Feld, an dem der Schnee beginnt
back-winter_snow = Die { $n } Würfel, die den Schnee markiert haben

## Regeln

rule-tap-winter-s1-setup = Vor dem Spiel markiert ein übriger Würfel neben Feld 8 jeder Leiste den Schnee.
rule-tap-winter-s1-tracks = Bis zur dritten Ära seines Platzes geht kein Marker über Feld 8 einer Leiste hinaus. Die Bots beginnen ihre Ären gemeinsam.
rule-tap-winter-s1-even = In jedem zweiten Zug der Bots erkundet der Automa, wo er erobern würde.
rule-tap-winter-s1-outposts = Am Ende des Spiels erhält, wer von dir und dem Automa die meisten Außenposten auf der Karte hat, 10 Punkte. Bei Gleichstand niemand.
