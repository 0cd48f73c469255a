# Tapestry: what the expansions and the double strike bring.

## Věci

expansion-PP = Plans & Ploys
expansion-AA = Arts & Architecture
expansion-FF = Fantasies & Futures

track-arts = Umění
seat-strike = Dvojitý úder
seat-gone = mimo hru

civ-equalizers = Equalizers
civ-iconoclasts = Iconoclasts
civ-hucksters = Hucksters
civ-trailblazers = Trailblazers
civ-advisors = Advisors
civ-spies = Spies
civ-genies = Genies
civ-illuminati = Illuminati
civ-weefolk = Weefolk
civ-other = „Jiná karta“
civ-other_2 = „Druhá jiná karta“
civ-other_3 = „Třetí jiná karta“

tapestry-granges = Granges
tapestry-high-council = Vysoká rada (německy Hoher Rat)
tapestry-robot-decoys = Robotí návnady (německy Roboter-Lockvögel)
tapestry-superpower-regulators = Regulátory superschopností (německy Superkraft-Regulatoren)
tapestry-divination = Věštba (německy Wahrsagerei)
tapestry-double_cross = Double Cross
tapestry-stolen_plans = Stolen Plans
tapestry-surrender = Surrender
tapestry-retreat = Retreat
tapestry-surprise_party = Surprise Party
tapestry-ghost_ships = Lodě duchů (německy Geisterschiffe)
tapestry-gremlins = Gremlins
tapestry-kraken = Kraken
tapestry-league_of_the_enchanted = Liga očarovaných (německy Liga der Verzauberten)

landmark-digital_studio = Digitální studio
landmark-game_store = Obchod s hrami
landmark-skyscraper = Mrakodrap
landmark-tv_station = Televizní stanice
landmark-urban_farm = Městská farma
landmark-birdwatching_perch = Ptačí pozorovatelna
landmark-bridge = Most
landmark-castle = Hrad
landmark-villa = Vila
landmark-windmill = Větrný mlýn

item-space = dílek vesmíru
item-tapestry = karta tapiserie
item-tech = karta technologie
item-territory = dílek území
item-masterpiece = karta mistrovského díla

## Události

event-landmark_card = Necháváš si kartu s dominantou { $landmark }.
event-landmark_removed = Dominantu { $landmark } vyndej z pole pro dominanty na kartě blahobytu Automy a vyřaď ji ze hry.
event-pool = Do nabídky vedle karty blahobytu Automy přibude lícem nahoru: { $item }. Věcí v nabídce: { $cards }.
event-pool_taken = Z nabídky Automy si bereš: { $item }. V nabídce zůstává: { $cards }.
event-marker = Postav žeton osídlení nepoužité barvy na pole { $space } stupnice { $track }.
event-moved =
    { $to ->
        [none] { $who }: stojící žeton osídlení z pole { $from } vrátit do zásoby.
       *[other] { $who }: stojící žeton osídlení přesunout z pole { $from } na pole { $to }.
    }
event-civ_card = { $turn }. zvýšení blahobytu: přečti kartu civilizace { $civ }, proveď ji a zadej výsledek.
event-civ_note = { $civ }: { $note }
event-unknown_civ =
    { $cards ->
        [0] Text této karty Third Chair nemá.
        [one] Je to karta, jejíž text Third Chair nemá. Připrav si ji.
        [few] Je to jedna ze { $cards } karet, jejichž text Third Chair nemá. Pokud nemáš kartu z vlastního tahu, vezmi náhodně jednu z nich.
       *[other] Je to jedna z { $cards } karet, jejichž text Third Chair nemá. Pokud nemáš kartu z vlastního tahu, vezmi náhodně jednu z nich.
    } Když ji budeš hrát a něco dělá už při přípravě, proveď i to.

## Otázky

question-landmark_card = Táhneš 2 karty s dominantou. Kterou si necháš?
question-automa_landmark_card = Dominantu z druhé karty dostane Automa. Která karta to je?
question-extra_landmark_card = Táhni ještě jednu kartu s dominantou pro Automu. Která to je?
question-civ_card = Co karta civilizace udělá teď?
option-civ_card-done = To je vše
option-civ_card-advance = Postup s přínosem
option-civ_card-advance_without_benefit = Postup bez přínosu
option-civ_card-research = Kostka vědy s přínosem
option-civ_card-research_without_benefit = Kostka vědy bez přínosu
option-civ_card-conquer = Dobývání
option-civ_card-explore = Průzkum území
option-civ_card-points = Vítězné body
option-civ_card-tapestry = Karta tapiserie
option-civ_card-landmark = Dominanta
question-civ_track = Na které stupnici Automa postoupí?
question-civ_points = Kolik vítězných bodů Automa získá?
question-civ_landmark = Kterou dominantu Automa získá?
question-second_civ = Kterou civilizaci má Automa jako druhou? Vybíráš ty; její oblíbená stupnice se nepočítá.
question-unknown_civ = Zahraješ kartu ručně, nebo potáhneš znovu bez ní?
option-unknown_civ-by_hand = Hrát ručně
option-unknown_civ-draw_again = Táhnout jinou
question-civ_favorite = Která stupnice je na kartě vedle srdce?
option-civ_favorite-die = Kostka
question-reaction_condition = Přečti otočenou kartu ({ hex-name }). Splňuje Automa její podmínku?
option-reaction_condition-no = Ne
option-reaction_condition-yes = Ano
question-reaction_result = Proveď, co říká karta ({ hex-name }). Jak to dopadlo s žetony osídlení?
option-reaction_result-you_toppled = Tvůj je převržený
option-reaction_result-automa_toppled = Ten Automy je převržený
option-reaction_result-moved = Napadený stojí jinde
option-reaction_result-returned = Napadený je v zásobě
question-retreat_to = { hex-name }: na které území smí žeton osídlení odejít?
question-retreat_more = { hex-name }: smí žeton osídlení odejít ještě na jiné území?
option-retreat_more-done = Ne

## Části stolu, které lze opravit

part-pool =
    { $item_id ->
        [none] nabídka Automy
       *[other] nabídka Automy, { $item }
    }
part-markers = žetony osídlení na stupnici { $track }
part-arts = stupnice vedle stupnice umění

## Příkazy jako řádky historie

command-take = Z nabídky Automy si bereš: { $item }

## Odmítnutí

error-arts-without-expansion = Stupnice umění patří k rozšíření Arts & Architecture. Přidej ho, nebo stupnici umění vynech.
error-double-strike-without-arts = Dvojitý úder potřebuje stupnici umění. Uveď, vedle které stupnice leží, nebo dvojitý úder vynech.
error-civ-not-in-game = { $civ }: tato civilizace patří k rozšíření { $expansion }, které v této hře není. Přidej ho, nebo zvol jinou civilizaci.
error-civilization-is-known = Civilizaci „{ $value }“ už Third Chair zná. Dej té ze své krabice jiné označení.
error-civilization-twice = Dvě civilizace v části „Moje krabice“ mají stejné označení. Každá potřebuje své.
error-unknown-back = { $name }: na rubu má být „{ $value }“, ale jiná civilizace s tímto označením tu není.
error-empty-note = { $name }: poznámka je prázdná. Uveď, co se má stolu říct.
error-no-pool = Nabídku mají jen Hucksters z rozšíření Plans & Ploys a to v této hře není.
error-not-in-pool = V nabídce Automy není „{ $value }“. Vezmi si místo toho novou věc.

## Příprava hry

step-keep-traps = Nevyřazuj 2 pasti jako obvykle: s rozšířeními se používá všech 7.
step-new-cards = Karty rozhodnutí { $cards } vyměň za karty z Arts & Architecture. Staré už nebudeš potřebovat.
step-new-hucksters = Kartu civilizace Automy Hucksters/Trailblazers vyměň za kartu z Arts & Architecture. Starou už nebudeš potřebovat.
step-arts-track = Stupnici umění polož vedle stupnice { $track }. Po směru hodinových ručiček následuje hned za ní.
step-arts-die = Použij kostku vědy z Arts & Architecture, na které je pět stupnic.
step-no-landmark-cards = Karty s dominantou nerozdávej podle běžných pravidel: mají tu vlastní krok.
step-cover = Polož krycí dílek na symbol bodování pro technologii a průzkum na kartě blahobytu.
step-arts-income-card = Zakryj přehled blahobytu na kartě přehledovou kartou z Arts & Architecture pro úroveň { $level }.
step-arts-hard-chart = Přehled blahobytu na těžké straně nech odkrytý: karty z Arts & Architecture jsou pro úrovně 1 až 4.
step-pool = Polož vedle karty blahobytu Automy lícem nahoru 1 dílek vesmíru a 1 kartu tapiserie. Je to jeho nabídka.
step-pool-favorite =
    { $item_id ->
        [tech] Přidej do nabídky kartu technologie, protože oblíbená stupnice je { $track }.
        [territory] Přidej do nabídky dílek území, protože oblíbená stupnice je { $track }.
        [masterpiece] Přidej do nabídky kartu mistrovského díla, protože oblíbená stupnice je { $track }.
        [space] Přidej do nabídky dílek vesmíru, protože oblíbená stupnice je { $track }.
       *[other] Přidej do nabídky ještě jednu kartu tapiserie, protože oblíbená stupnice je { $track }.
    }
step-no-socialism = Vyřaď ze hry kartu tapiserie Socialism.
step-marker = Postav žeton osídlení nepoužité barvy na pole { $space } stupnice { $track }, oblíbené stupnice Automy.
step-strike-tokens = Vyber pro dvojitý úder nepoužitou barvu a na počáteční pole každé stupnice včetně umění polož jeden její žeton.
step-landmark-card = Nech si kartu s dominantou { $landmark } a měj její dominantu připravenou.
step-its-landmark = Dominantu { $landmark } z druhé karty postav do pole pro dominanty na kartě blahobytu Automy.
step-discard-landmark-card = Kartu s dominantou, která zbyla, odhoď.
step-extra-landmark = Do stejného pole postav i dominantu { $landmark }, jak to ukazuje přehledová karta této úrovně.
step-discard-extra-cards = Odhoď i tyto 2 další karty s dominantou.
