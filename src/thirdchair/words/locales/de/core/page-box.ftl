# Pages: my box.

page-box = Meine Schachtel
page-box-lead = Was in deinen Schachteln liegt. Third Chair bietet dann an, was du hast, richtet sich nach deinen Regelheften und nennt die Dinge so, wie sie gedruckt sind. Jedes neue Spiel nimmt all das mit; laufende Spiele bleiben, wie sie sind.
page-box-saved = Gespeichert. Es gilt vom nächsten neuen Spiel an.
page-box-unsaid = Noch nicht angegeben: Kreuze an, was du hast. Bis dahin wird alles angeboten.
page-box-expansions = Erweiterungen in der Schachtel
page-box-printing = Welche Ausgabe?
page-box-printing-unsaid = nicht angegeben
page-box-printing-hint = Sprache und, wo es darauf ankommt, Jahr der Regelhefte. Danach richtet sich, wie Regeln zitiert werden und was vorbelegt ist, wo die Ausgaben verschieden entscheiden.
page-box-presets = Diese Ausgabe legt vorab fest:
page-box-save = Speichern
page-box-values = Was auf deinem Exemplar steht
page-box-spoilers = Was gezeigt werden darf
page-box-spoilers-hint = Was eine Kampagne erst unterwegs enthüllt, bleibt in Regeln, Listen und Auswahlen verborgen, bis es gespielt ist.
page-box-everything = Alles zeigen
page-box-everything-warning = Das nimmt allen, die hier mitspielen, die Überraschungen der Kampagnen.
page-box-opened = Etwas, das eine Kampagne enthüllt hat, wird im ganzen Haus gezeigt.
page-box-close = Wieder verbergen

## Namen und Werte

page-box-ours = Solange du nichts einträgst: { $note }
page-box-printed = In deinem Heft
page-box-why-asked = Warum wir fragen
page-box-names = Gedruckte Namen

page-box-promos = Promos
page-box-promos-known = Promos
page-box-promos-more = Weitere Promos
page-box-promos-hint = Je Zeile eine, wie sie auf der Packung heißt. Für die Bots ändern sie nichts; die Checkliste eines neuen Spiels nennt sie.
page-promos = Promos in der Schachtel: { $part }. Für die Bots ändern sie nichts; was sie bei Menschen bewirken, steht auf ihren Karten.
page-promos-short = Promos: { $part }
error-too-many-promos = In eine Schachtel passen höchstens { $most } Promos.
error-bad-promo = Der Name einer Promo braucht 1 bis { $longest } Zeichen.
error-promo-twice = Die Promo „{ $value }“ steht zweimal da. Einmal genügt.
page-from-box = „Meine Schachtel“ sagt: { $answer }.
