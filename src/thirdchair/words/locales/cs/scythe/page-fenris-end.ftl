# Stránky kampaně: její konec.

page-fenris-gate-last = Otevřete poslední kapitolu knihy
page-fenris-gate-last-text = Jmenuje se „Vzestup…“. Pokračujte: zaškrtnou se hvězdy a pak se vyúčtuje celá kampaň.
page-fenris-won-later = Poslední večer
page-fenris-close-last = Vyúčtovat kampaň
page-fenris-close-lacking = Vyúčtovat takto
page-fenris-lacking = Na těchto listech ještě chybí, co se hrálo před touto aplikací: vítězství, okamžité bonusy a kronika se při vyúčtování počítají.
page-fenris-lacking-write = Doplnit list: { $name }
page-fenris-end-won = Kampaň vyhrává { $name }!
page-fenris-end-shared = O kampaň se dělí: { $part }
page-fenris-end-double = Poslední večer, dvakrát
page-fenris-end-lines =
    { $count ->
        [one] Kronika úspěchů, 1 řada
        [few] Kronika úspěchů, { $count } řady
       *[other] Kronika úspěchů, { $count } řad
    }
page-fenris-end-wealth = Jmění, večer po večeru
page-fenris-end-stars = Hvězdy, večer po večeru
page-fenris-end-evening = { $part }: { $name }, { $coins } $
page-fenris-end-way = Hlasování: { $part }.
page-fenris-end-changed = Změny frakcí: { $part }.
page-fenris-end-votes = Hlasování: { $part }. Válka a mír: { $other }.
page-fenris-end-rise = Vzestup…
page-fenris-end-read = Každý si v poslední kapitole přečte texty ke svým stupňům, v tomto pořadí.
page-fenris-end-same = Při stejných stupních určíte, který bude první, sami.
page-fenris-field-economy = Hospodářství
page-fenris-field-governance = Správa státu
page-fenris-field-military = Vojenství
page-fenris-end-evenings = Večery
page-fenris-end-keep = Na památku
page-fenris-end-for-us = Obrázek pro nás
page-fenris-end-plain = Obrázek bez prozrazení
page-fenris-end-plain-name = Scythe: kampaň o osmi večerech
page-fenris-end-again = Ještě jednou, s jinými lidmi
page-fenris-end-again-text = Nová kampaň začíná znovu celá zamčená. Nejdřív vraťte materiál tak, jak byl.
page-fenris-end-reset = Vrátit materiál
page-fenris-end-new = Nová kampaň
page-back-boxes = Krabičky A až E
page-back-punchboards = Archy
page-back-bags = Sáčky a listy
back-fenris-box-a = Krabička A: figurka Vesny. Kartu Vesny znovu připevněte na spodní stranu a krabičku zavřete.
back-fenris-box-b = Krabička B: osm agentů.
back-fenris-box-c = Krabička C: Annihilator.
back-fenris-box-d = Krabička D: figurka Fenrise a její díly.
back-fenris-box-e = Krabička E: figurka Tesly.
back-fenris-board-1 = Sáček 1: žetony vlivu, válečná a mírová stupnice, žetony spojenectví.
back-fenris-board-2 = Sáček 2: všechny modifikace mechů ze všech míst.
back-fenris-board-3 = Sáček 3: všechny modifikace infrastruktury ze všech míst a upravený žeton Township.
back-fenris-board-4 = Sáček 4: žetony Vesny.
back-fenris-board-5 = Sáček 5: žetony Fenrise a žetony spojenectví Vesny a Fenrise.
back-fenris-board-6 = Sáček 6: destičky úspěchů a destička Mad Tesly.
back-fenris-bag =
    { $count ->
        [0] { $seat } vrací: { $other }.
       *[other] { $seat } vrací: { $other }, modifikace: { $part }.
    }
back-fenris-removed = Destičky, které kampaň opustily, zpět k ostatním: { $part }.
back-fenris-sheets = Listy kampaně si nechte; pro další kampaň vezměte nové.
back-fenris-automa = { $seat }: zpět do balíčku Automy: { $cards }.
back-fenris-objectives = Všechny karty cílů do jednoho balíčku, i 5, 7, 13, 15, 20, 22, 23 a 27.
back-fenris-factory = Všechny karty Továrny do jednoho balíčku.
back-fenris-combat = Všechny bojové karty do jednoho balíčku.
doubt-settle-log = { $seat }: žádný křížek z večerů na papíře. Nepočítají se tedy: žádná řada za { $n } $, nic pro správu státu ani vojenství.
doubt-settle-perks = { $seat }: žádný okamžitý bonus z večerů na papíře. Součet se tím nemění.
doubt-settle-wins = Z { $evenings } vítězství z večerů na papíře je jich na arších { $n }. Součty se tím nemění.
