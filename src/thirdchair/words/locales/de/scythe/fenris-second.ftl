# The second evenings of the campaign: tracks, rivals, alliances.

## Ereignisse

event-star_laid = { $seat }: eigene Sterne auf dem Heimatgebiet von { $other }, so viele liegen dort: { $n }.
event-star_taken = { $seat }: Nimm einen Stern vom Heimatgebiet von { $other }, dort bleiben { $n }.
event-may_star = { $seat } darf einen Stern einsetzen: { $triumph }.
event-proposed =
    { $stands ->
        [yes] { $seat } schlägt { $other } ein Bündnis vor.
       *[no] { $seat } schlägt { $other } kein Bündnis mehr vor.
    }
event-paired = { $seat }: Nimm das Bündnisplättchen von { $other }. { $gift }
event-token_flipped = { $seat }: Drehe das Bündnisplättchen von { $other } um.

## Befehle

command-pair = { $seat }: mit { $with }
command-unpair = { $seat }: nicht mehr mit { $with }

## Fragen

question-rival_star = Woher kommt der Stern für den Sieg von { $seat }?
question-ally_automa = Verbündet sich { $seat } mit einem Automa?
question-alliance_coins = Wie viele Münzen zeigt das Bündnisplättchen von { $seat }?
scythe-part-alliance-coins = Münzen auf dem Bündnisplättchen: { $name }
page-scythe-token-side = Die Seite mit dem Zeichen der Fraktion: Gefragt ist die Zahl auf der Münze.
question-automa_found = Was hat der Anführer von { $seat } gefunden?
question-evening_mechs = Wie viele Mechs hat { $seat } heute eingesetzt?
question-evening_structures = Wie viele Gebäude hat { $seat } heute gebaut?

## Was nicht geht

error-rivals-most = { $seat } hat schon { $n } Sterne auf Heimatgebieten, mehr sind nicht erlaubt. Nimm zuerst einen zurück.
error-rivals-too-many = { $seat } hat zu viele Sterne auf Heimatgebieten: Zusammen sind es höchstens { $n }.
error-rivals-none = { $seat } hat keinen Stern auf dem Heimatgebiet von { $other }.
error-rivals-late = { $seat } spielt schon: Rivalen werden vor dem ersten Zug bestimmt.
error-alliance-taken = { $seat } ist schon mit { $other } verbündet: Das geht einmal je Partie.
error-alliance-automa-late = { $seat } ist ein Automa: Mit ihm verbündet man sich beim Aufbau, später nicht mehr.
error-alliance-no-offer = { $seat } hat { $other } nichts vorgeschlagen.
error-alliance-none = { $seat } hat mit { $other } kein Bündnis, das zu brechen wäre.

## Dinge

scythe-module-war_track = Krieg-Erfolgsleiste
scythe-module-peace_track = Frieden-Erfolgsleiste
scythe-module-rivals = Rivalen
scythe-module-alliances = Bündnisse
page-scope-war_track = Aufstieg der Fenris: die Krieg-Leiste
page-scope-peace_track = Aufstieg der Fenris: die Frieden-Leiste
page-scope-rivals = Aufstieg der Fenris: Rivalen
page-scope-alliances = Aufstieg der Fenris: Bündnisse
page-scope-e2a = Aufstieg der Fenris: Abend 2, Krieg
page-scope-e2b = Aufstieg der Fenris: Abend 2, Frieden
page-scoring-broken_alliance = Bündnisbruch
scythe-triumph-upgrades_or_structures = 6 Entwicklungen oder 4 Gebäude
scythe-triumph-mechs_or_recruits = 4 Mechs oder 4 Rekruten
scythe-triumph-combat_cards = 8 Kampfkarten
scythe-triumph-combat_3 = dritter siegreicher Kampf
scythe-triumph-combat_4 = vierter siegreicher Kampf
scythe-triumph-objective_2 = zweite Zielkarte
scythe-triumph-popularity_13 = 13 Ansehen
scythe-triumph-encounters = 3 Begegnungen
scythe-triumph-factory_card = Fabrikkarte
scythe-triumph-resources = 16 Ressourcen
scythe-what-mechs = Mechs
scythe-what-structures = Gebäude
scythe-what-encounters = Begegnungsplättchen
scythe-what-no_trap = eine Falle setzen
scythe-star-from-supply = aus dem Vorrat
scythe-star-from-base = vom Heimatgebiet von { $name }
scythe-star-from-beaten = vom Heimatgebiet von { $name }, gerade besiegt
scythe-found-nothing = nichts
scythe-found-encounter = ein Begegnungsplättchen
scythe-found-factory = eine Fabrikkarte
scythe-gift-nordic = Arbeiter dürfen Flüsse überqueren.
scythe-gift-rusviet = Derselbe Abschnitt des Spielertableaus darf wieder gewählt werden.
scythe-gift-crimea = Einmal je Zug zählt eine Kampfkarte als eine beliebige Ressource.
scythe-gift-polania = Von jeder Begegnungskarte dürfen zwei Möglichkeiten gewählt werden.
scythe-gift-saxony = Beliebig viele Sterne für Ziele und siegreiche Kämpfe.
scythe-gift-albion = Der Anführer darf Flaggen zurücklassen.
scythe-gift-togawa = Der Anführer darf Fallen zurücklassen.
scythe-gift-unknown = Die Fähigkeit steht auf dem Plättchen.
scythe-gift-none = Ein Automa hat davon keine Fähigkeit.

## Auslegungen

ruling-scythe-a26 = Ein Automa siegt, und beim Besiegten liegt keiner seiner Sterne: Von welchem Heimatgebiet nimmt er einen?
ruling-scythe-a26-why = Das deutsche Regelheft zählt im Uhrzeigersinn vom eigenen Heimatgebiet des Automa, ein späteres englisches von dem des Besiegten.
ruling-scythe-a26-value-own = vom nächsten nach dem eigenen
ruling-scythe-a26-value-beaten = vom nächsten nach dem des Besiegten
ruling-scythe-a29 = Was bricht ein Bündnis?
ruling-scythe-a29-why = Das deutsche Regelheft spricht von einem Angriff und trennt anderswo Kämpfe von vertriebenen Arbeitern; ein späteres englisches nennt auch die Arbeiter.
ruling-scythe-a29-value-combat = nur ein Kampf
ruling-scythe-a29-value-workers = auch das Vertreiben von Arbeitern
ruling-scythe-a30 = Bleibt nach einem Bündnisbruch mindestens nichts übrig?
ruling-scythe-a30-why = Das deutsche Regelheft nennt keine untere Grenze; ein späteres englisches hört bei 0 $ auf.
ruling-scythe-a30-value-no = nein, das Ergebnis darf unter 0 $ fallen
ruling-scythe-a30-value-yes = ja, nie unter 0 $
ruling-scythe-a92 = Dreht ein Automa, der seinen Partner angreift, das Plättchen um, das er hat?
ruling-scythe-a92-why = Das Regelheft sagt, dass Bündnisse den Automa nicht binden, spricht aber von seinem Bündnisbruch. Wir lassen ihn das Plättchen ohne Kosten umdrehen.
ruling-scythe-a92-value-yes = ja
ruling-scythe-a92-value-no = nein, nichts ändert sich
