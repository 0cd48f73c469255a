# Pages of Tapestry: scenarios, what is different tonight, the capital city.

## Nová hra

page-scenario = Scénář { $number }
page-scenario-which = Který scénář?
page-scenario-name = { $campaign } { $number }: { $title }
page-scenario-sum = { $title }, úroveň { $level }
page-scenario-lead-atlantis = Scénář z rozšíření Plans & Ploys. Jiná rozšíření zůstanou v krabici.
page-scenario-lead-kaiju = Scénář z rozšíření Fantasies & Futures. Může být ve hře i kterékoli jiné rozšíření.
page-scenario-campaign-hint = Všechny za sebou, s jedním výsledkem:
page-scenario-expansions = Rozšíření ve hře
page-scenario-cards = Karty tapiserie ze scénáře 4
page-scenario-cards-hint = Pokud je máš poznamenané, můžeš s nimi hrát znovu.
page-capital-who = Kdo sleduje tvé hlavní město?
page-capital-ask = Já; aplikace se zeptá, když přijde Kaiju
page-capital-track = Aplikace; zadávám, co stavím

## Dnes

page-tonight = Co je dnes jinak
page-tonight-more =
    { $count ->
        [one] Ještě { $count } pravidlo
        [few] Ještě { $count } pravidla
       *[other] Ještě { $count } pravidel
    }
page-tonight-short = Co je jinak
page-tonight-book = Příběh a úplné znění najdeš ve svých sólo pravidlech.
page-tonight-correct = Tento scénář
page-tonight-nothing = Tento scénář si kromě stupnic a mapy nic nepamatuje.
page-group-tonight = Dnešní scénář
page-group-tonight-box = Pro tento scénář vyřaď
page-held = zablokováno
page-extra-cost =
    { $more ->
        [0] { $own } svého druhu
       *[other] { $own } + { $more } libovolné
    }
page-extra-blocker = +{ $count } libovolná
page-printed-high = Tak to skoro jistě stojí i ve tvých pravidlech.
page-printed-medium = Tak to nejspíš stojí ve tvých pravidlech, raději se podívej.
page-printed-low = Podívej se prosím do svých pravidel. Odpověď se uloží do části „Moje krabice“, takže se ptáme jen jednou.
page-map-hint-explore = Klepnutí: průzkum. Podržení: otázka.
page-map-hint-conquer = Klepnutí: dobytí. Podržení: otázka.
page-notes = Karty tapiserie na tvé kartě blahobytu
page-notes-hint = Zleva doprava. Další scénář je může použít.
page-notes-hint-last = Zleva doprava, i ty lícem dolů: kdykoli se na ně smíš podívat.
page-note-space = Místo { $space }
page-note-do = Poznamenat

page-fact-focus = Tvá oblíbená stupnice: { $track }
page-fact-blockers =
    { $space ->
        [0] Blokující žetony osídlení: počáteční pole
       *[other] Blokující žetony osídlení: pole { $space }
    }
page-fact-no-focus = Už žádná oblíbená stupnice
page-fact-territories = Území: ty { $you }, Automa { $automa }
page-fact-landmarks = Dominanty stupnic: ty { $you }, boti { $automa }
page-fact-noted = Poznamenané karty: { $count } ze 3
page-fact-card = { event-noted }
page-fact-face-down = Karty lícem dolů: { $count }
page-fact-kaiju-at = Kaiju: { district-name }
page-fact-came-from = Přišlo odtud: { district-name }
page-fact-destroyed = Zničeno: { $count }
page-fact-token = Hlavní město, { $plot }: žeton natrvalo
page-fact-plot = Hlavní město, { $plot }: { capital-piece }
page-fact-target = Cíl: { $points } vítězných bodů
page-fact-outposts = Tvé žetony osídlení na mapě: { $count }
page-fact-kaiju-left = Kaiju vedle mapy: { $count }
page-fact-blocker = Blokující žeton: { $track }

## Hlavní město

page-see-capital = Město
page-capital = Tvé hlavní město
page-capital-piece = Co stavíš?
page-capital-whole = Celé město
page-capital-hint = Klepni na čtvrť, ve které stavíš.
page-capital-asked-hint = Vidíš jen Kaiju a jeho žetony: město si vedeš na stole.
page-district-kaiju = tady je Kaiju
page-district-plot = { $number }: { $piece }
page-plot-empty = prázdné
page-plot-token = žeton

## Kaiju na mapě

page-due-kaiju = Fáze Kaiju
page-none-yet-kaiju = Žádné Kaiju ještě nepřišlo.
page-open-kaiju = Probíhá fáze Kaiju.
page-turn-of-kaiju = Fáze Kaiju { $turn }

## Opravy a konec

page-correct-blockers = Blokující žeton: { $track }
page-correct-blockers-n = Blokující žeton { $place }
page-correct-kaiju = Kaiju na těchto polích (čísla)
page-correct-plot = Políčko (r1c1 je vlevo nahoře)
page-correct-piece = Co tam leží
page-scenario-finish-lead = Musíš vyhrát partii a splnit cíl scénáře. Jinak vyhrává Automa.
page-scenario-finish-points = Vyhraješ, když máš víc bodů než Automa. Vlastní cíl tento scénář nemá.
page-scenario-finish-tied = Shoda bodů: se zbylou surovinou vyhráváš, bez ní vyhrává Automa.
page-target-bots = Potřebuješ { $points } vítězných bodů. S menším počtem vyhraje Automa.
page-target-kaiju = Potřebuješ { $points } vítězných bodů. S menším počtem vyhrají Kaiju.
