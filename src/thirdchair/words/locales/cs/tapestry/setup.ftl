# Tapestry: the set-up as a list of steps.

## Karty a civilizace, které jdou ze hry

tapestry-alliance = Alliance
tapestry-dictatorship = Dictatorship
tapestry-diplomacy = Diplomacy
tapestry-steam-tycoon = Steam Tycoon
tapestry-trade-economy = Trade Economy
tapestry-marriage-of-state = Marriage of State
tapestry-coal-baron = Coal Baron
tapestry-oil-magnate = Oil Magnate
tapestry-olympic-host = Olympic Host
tapestry-espionage = Espionage
tapestry-age-of-sail = Age of Sail
civ-inventors = Inventors
civ-futurists = Futurists
civ-traders = Traders
civ-heralds = Heralds

step-remove-tapestry = Vyřaď ze hry kartu tapiserie { $tapestry }.
step-remove-civ = Vyřaď ze hry civilizaci { $civ }.
step-remove-civ-ours = Naše rada, v pravidlech není: vyřaď ze hry civilizaci { $civ }.
step-remove-traps = Vyřaď z balíčku karet tapiserie pasti ({ $n }). Ze 7 jich zůstane 5.

## Ty a herní plán

step-three-players = Připrav herní plán jako pro tři hráče, s malou mapou, a sebe podle běžných pravidel.
step-your-start = Postav své žetony osídlení ({ $n }) na území 2/4 (pole 24), ať máš kteroukoli kartu hlavního města.

## Automa

step-automa-color = Vyber barvu pro Automu. Modrá odpovídá jeho symbolům.
step-mat-normal = Vylož kartu blahobytu Automy běžnou stranou nahoru.
step-mat-hard = Vylož kartu blahobytu Automy těžkou stranou nahoru.
step-income-card = Zakryj přehled blahobytu na kartě přehledovou kartou pro úroveň { $level }.
step-automa-outposts = Dej Automovi všechny žetony osídlení jeho barvy a postav z nich { $n } na území 3/5 (pole 22).
step-automa-points = Polož žeton Automy na 0 bodů.
step-automa-tokens = Na počáteční pole každé stupnice polož jeden žeton Automy.
step-civilization-1 = Polož kartu civilizace { $civ } na kartu blahobytu Automy.
step-civilization-2 = Polož { $civ } vedle jako druhou civilizaci. Její oblíbená stupnice se nepočítá.
step-automa-favorite = Polož druhý žeton Automy na počáteční pole jeho oblíbené stupnice { $track }. Oba se pohybují spolu.

## Stínová říše

step-shadow-color = Vyber jinou barvu pro Stínovou říši. Šedá odpovídá jejím symbolům.
step-shadow-outposts = Dej Stínové říši všechny žetony osídlení její barvy. Na mapě nezačíná žádný.
step-shadow-tokens = Na počáteční pole každé stupnice polož jeden žeton Stínové říše.
step-shadow-favorite = Polož druhý žeton Stínové říše na počáteční pole její oblíbené stupnice { $track }. Oba se pohybují spolu.

## Balíčky a první tah

step-app-cards = Karty rozhodnutí zůstávají v krabici: táhne je Third Chair.
step-progress-deck = Karty rozhodnutí 8 až 22 zamíchej do balíčku pokroku lícem dolů.
step-decision-deck = Lízni jeho vrchní kartu a zadej ji sem. Teprve pak ji s kartami 1 až 7 zamíchej do balíčku rozhodnutí lícem dolů.
step-your-free-advances = Tvoje první zvýšení blahobytu začíná jedním postupem zdarma na každé stupnici. Zadej zvýšení blahobytu a žetony se posunou.
step-first-you = Začínáš ty. Tah botů následuje po každém tvém tahu.
step-first-bots = Začínají boti. Tvůj tah následuje po každém jejich tahu.

## Dva lidé a Stínová říše

step-duel-color = { $color } je barva Stínové říše.
step-duel-favorite = Oblíbená stupnice je { $track }.
step-duel-1 = Najděte figurky této barvy.
step-duel-2a = Na počáteční pole každé stupnice dejte jeden žeton Stínové říše.
step-duel-2b = Ještě jeden žeton položte vedle herního plánu.
step-duel-3a = Jednou hoďte kostkou vědy.
step-duel-3b = Vedle této stupnice postavte žeton osídlení Stínové říše.
step-duel-4a = Najděte karty rozhodnutí 1 až 12: jejich číslo je na šedém poli.
step-duel-4c = Dvanáct karet zamíchejte a položte lícem dolů.
step-duel-4d = Karty 13 až 22 nechte v krabici.
