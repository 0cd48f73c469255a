# Pages of Tapestry: the card of a finished game.

page-result-unit = { $n } b.
page-result-wins =
    { $who_id ->
        [you] Vyhráváš!
        [automa] Vyhrává Automa
       *[other] Vyhrává { $who }!
    }
page-result-shared = Společné vítězství: { $winner }
page-result-lost = Vyhrávají Kaiju

## Proč

page-result-points =
    { $margin ->
        [one] Na body { $high } : { $low }, náskok { $margin } bod.
        [few] Na body { $high } : { $low }, náskok { $margin } body.
       *[other] Na body { $high } : { $low }, náskok { $margin } bodů.
    }
page-result-in-vain = Na body to bylo { $high } : { $low } pro tebe, bez cíle se to ale nepočítá.
page-result-tie-decided = Oba mají { $points } bodů. Rozhodují zbylé suroviny: { $part }.
page-result-tie-even = Oba mají { $points } bodů a zbylo jim stejně surovin.
page-result-tie-ruled =
    { $winner_id ->
        [you] Oba mají { $points } bodů. U tohoto stolu je shoda tvoje výhra.
       *[other] Oba mají { $points } bodů a shoda znamená výhru Automy.
    }
page-result-goal-met =
    { $mode ->
        [atlantis-2] Cíl splněn: ovládáš { $have } území, potřeba bylo { $need }.
        [atlantis-4] Cíl splněn: všechny budovy blahobytu { $have } druhů, potřeba byly { $need } druhy.
        [atlantis-5] Cíl splněn: { $have } b. za předpovědi, potřeba bylo { $need }.
       *[other] Cíl scénáře splněn: { $have }, potřeba bylo aspoň { $need }.
    }
page-result-goal-missed =
    { $mode ->
        [atlantis-2] Cíl nesplněn: ovládáš { $have } území, potřeba bylo { $need }.
        [atlantis-4] { $have ->
            [one] Cíl nesplněn: všechny budovy blahobytu { $have } druhu, potřeba byly { $need } druhy.
           *[other] Cíl nesplněn: všechny budovy blahobytu { $have } druhů, potřeba byly { $need } druhy.
        }
        [atlantis-5] Cíl nesplněn: { $have } b. za předpovědi, potřeba bylo { $need }.
       *[other] Cíl scénáře nesplněn: { $have }, potřeba bylo aspoň { $need }.
    }
page-result-kaiju =
    { $cause ->
        [target] S { $points } b. dosahuješ cíle: Kaiju jsou poraženi.
        [outposts] Na mapě už nestojí žádný tvůj žeton osídlení. Tvoje body: { $points }.
        [income] Tvoje poslední zvýšení blahobytu skončilo a { $points } b. na cíl nestačí.
       *[other] Hra skončila na { $points } b., ještě před dosažením cíle.
    }

## Odkud jsou body

page-result-from-tracks = Stupnice
page-result-from-landmarks = Dominanty
page-result-from-territories = Území
page-result-from-era = První v éře
page-result-from-achievement = Úspěchy
page-result-from-civilization = Civilizace
page-result-from-finished = Dokončené stupnice
page-result-from-other = Ostatní
page-result-from-rest = Během hry

## Průběh hry

page-result-curve-points =
    { $mode ->
        [kaiju-2] Body, fáze po fázi
       *[other] Body, tah po tahu
    }
page-result-curve-tracks =
    { $mode ->
        [kaiju-2] Pole na stupnicích, fáze po fázi
       *[other] Pole na stupnicích, tah po tahu
    }
