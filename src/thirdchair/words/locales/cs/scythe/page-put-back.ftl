# Pages of Scythe: after a game, what goes back where.

page-back-decks = Karty
page-back-plan = Herní plán
page-back-automas = Automové
page-back-people = Lidé
back-scythe-automa-cards = { $seat }: všech { $n } karet Automy zase na jeden balíček.
back-scythe-automa-shared = Všech { $n } karet Automy zase na jeden balíček.
back-scythe-combat-cards =
    { $mode ->
        [people] Všech { $n } bojových karet na jeden balíček: karty hráčů i odložené.
        [horde] Všech { $n } bojových karet do jednoho balíčku: karty hráčů, karty vedle destičky Hordy i odložené.
       *[other] Všech { $n } bojových karet na jeden balíček: karty lidí, Automů i odložené.
    }
back-scythe-factory-cards =
    { $count ->
        [0] Karty Továrny na jeden balíček: ty u Továrny a ty, které mají lidé.
        [one] Karty Továrny na jeden balíček: ty u Továrny, ty, které mají lidé, a jednu, kterou má Automa.
        [few] Karty Továrny na jeden balíček: ty u Továrny, ty, které mají lidé, a { $count }, které mají Automové.
       *[other] Karty Továrny na jeden balíček: ty u Továrny, ty, které mají lidé, a { $count }, které mají Automové.
    }
back-scythe-other-cards = Karty setkání a cílů na jejich balíčky, dílek bonusu za stavby k ostatním.
back-scythe-encounters =
    { $lying ->
        [all] Sundejte z plánu všechny žetony setkání ({ $n }).
        [unknown] Ukliďte společně všechny žetony setkání ({ $n }).
        [none] Žetony setkání ({ $n }) leží vedle plánu: ukliďte je společně.
       *[some] Žetony setkání ({ $n }): na plánu ještě leží { $count }, ostatní vedle něj.
    }
back-scythe-marker = Žeton rekruta z plánu ({ $at }) k rekrutům své barvy.
back-scythe-goods = Suroviny podle druhu, mince do banky, bojové číselníky k plánu.
back-scythe-pieces-automa = { $seat }: deska frakce { $faction } se vším, co k ní patří: { $part }, hvězdy: { $n }, ukazatele síly a popularity.
back-scythe-pieces-human = { $seat }: deska frakce { $faction } a deska hráče { $mat } se vším, co k nim patří: { $part }, hvězdy: { $n }, kostky, rekruti a ukazatele.
back-scythe-off-board = { $seat }, sundat z plánu: { $part }.
back-scythe-tracker = { $seat }: karta postupu { $level } k ostatním třem, kostka z ní ke kostkám své barvy.
back-scythe-held = { $seat }: mince do banky: { $coins }, bojové karty z desky: { $cards }.
back-scythe-tokens = { $seat }: všechny žetony frakce ({ $kind }: { $n }) k desce frakce.
