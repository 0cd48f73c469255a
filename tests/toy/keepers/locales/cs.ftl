# Jména

wind-calm = bezvětří
wind-breeze = vánek
wind-storm = bouře
evening-1 = První večer
evening-2a = Vrak na útesu
evening-2b = Hosté z přístavu
evening-3 = Velká bouře
way-reef = Veslovat k útesu
way-harbor = Počkat na člun z přístavu
ware-none = nic
ware-rope = Lano
ware-oil = Olej
ware-sail = Plachta
ware-chart = Námořní mapa
ware-lens = Čočka
chore-sweep = Zamést schody
chore-log = Zapsat deník
chore-nets = Spravit sítě
chore-polish = Vyleštit čočku
thing-chest = Námořní truhla
expansion-fog = Mlha

# Co se dělá

command-new = Příprava
command-kept = Vše zůstává, jak leží
command-climb = { $seat }: stoupání
command-begin = Začít večer
command-result = Výsledek večera
command-vote = { $seat }: hlas { $part }
command-reveal = Odkrýt hlasy
command-decide = Po remíze: { $way }
command-buy = { $seat }: { $ware }
command-tick = { $seat }: { $chore } { $on ->
    [yes] ✓
   *[no] –
  }
command-open = Otevřít: { $thing }
command-close = Zavřít obchod
command-correct = Oprava: { $part }

# Co se stalo

event-kept = Záznam byl opraven; vše zůstává, jak leží.
event-climbed = { $wind }: { $seat } stoupá o { $n } na schod { $to }.
event-held = { $seat } čeká, až bouře přejde, a má olej: { $oil }.
event-dawned = Svítá: závod vyhrává { $seat }.
event-begun = { $evening }: postavte všechny před první schod. Schodů je { $stairs }.
event-earned = { $seat } dostává mince: { $coins }, vliv: { $influence }.
event-revealed = Hlasy jsou odkryté: { $part }.
event-tied = Remíza: { $part }.
event-way = { $way }. Dále: { $evening }.
event-wished = { $seat } chce koupit: { $ware }.
event-ticked = { $seat }: { $chore } { $on ->
    [yes] – hotovo.
   *[no] – není hotovo.
  }
event-opened = Otevřeno: { $thing }. Číslo uvnitř: { $n }.
event-bought = { $seat } platí mince: { $coins }. { $ware }.
event-missed = { $seat } nedostane nic a mince si nechává: { $ware }.
event-closed = Skončilo: { $evening }.
event-result = Konec: { $part }. { $winner }!
event-corrected = { $part }: místo { $from } nyní { $to }.
toy-points = { $name } { $n }

# Co se ptá

question-die = Jaký vítr ukazuje kostka, { $seat }?
question-storm = Bouře! Jde { $seat } dál?
option-storm-go = Jít dál
option-storm-wait = Čekat
question-toy-chest = Jaké číslo je vytištěno v námořní truhle?

# Co nesouhlasí

error-toy-dawn = Už svítá: dnes nikdo dál nestoupá.
error-toy-climbed = { $seat } v tomto kole už stoupal(a). Nejdřív jsou na řadě ostatní.
error-toy-no-dawn = Závod ještě neskončil.
error-toy-no-race = Závod ještě nezačal. Nejdřív začněte večer.
error-toy-stakes = Je třeba vsadit celý vliv, { $has }, ne { $staked }.
error-toy-votes-missing = Ještě nehlasovali: { $seats }.
error-toy-too-dear = { $ware } stojí { $n }, mincí je jen { $coins }.
error-toy-sold-out = { $ware }: vyprodáno.
error-toy-open = { $thing }: už je otevřeno.

# Pravidla

rule-toy-night-climb = Kostka říká, o kolik schodů se stoupá: o tři v bezvětří, o dva ve vánku, o jeden v bouři.
rule-toy-night-storm = V bouři lze čekat a doplnit olej do lampy.
rule-toy-night-highest = Vyhrává, kdo stojí nejvýš.
rule-toy-night-oil = Z několika na stejném schodu vyhrává ten, kdo má nejvíc oleje.
rule-toy-night-order = Z několika se stejným množstvím oleje vyhrává první v pořadí.
rule-toy-season-wages = Všichni dostanou mzdu, nejvíc vítěz závodu.
rule-toy-season-worth = Na konci se počítají mince, zboží a práce.
rule-toy-season-coins = Při remíze rozhodne víc mincí.
rule-toy-vote-most = Jde se cestou, na které je nejvíc vlivu.
rule-toy-vote-tie = Po remíze rozhoduje vítěz závodu.
rule-toy-shop-poorest = Není-li zboží pro všechny, mají přednost nejchudší.
rule-toy-shop-price = Kdo nemůže zaplatit, nedostane nic.

# Otevřené otázky

ruling-toy-storm = Pomůže jít v bouři dál?
ruling-toy-storm-why = Pravidla uvádějí pro bouři jeden schod, ale neříkají, k čemu by pak bylo čekání.
ruling-toy-storm-value-step = Jeden schod
ruling-toy-storm-value-none = Žádný schod

# Části stolu

part-at = Schod: { $name }
part-oil = Olej: { $name }
part-coins = Mince: { $name }
part-influence = Vliv: { $name }

# Stránky

toy-later = Něco, co přijde později
toy-stakes = Sázka: { $seat }
page-game-toy = Strážci světla
page-mode-short-night = Noc
page-mode-short-season = Sezóna
page-mode-toy-night = Jedna noc na věži
page-mode-toy-season = Sezóna strážců světla
page-scope-night = Noc
page-scope-season = Sezóna
page-mend-group-choices = Volby jednoho strážce
page-box-game-toy = Strážci světla
page-box-expansion-fog = Mlha
page-toy-cards = Karty
page-toy-odds = Vítr nikomu neprozradí, kam zafouká.
page-toy-lead = Není toho moc k přípravě.
page-toy-tower = Věž
page-toy-vote = Hlasování
page-toy-voted = Hlas už má odevzdaný: { $seat }.
page-toy-stair = { $seat }: schod { $n }, olej { $oil }
page-toy-sheet = { $seat }: mince { $coins }, vliv { $influence }.
page-toy-logbook = Deník
page-toy-shop = Přístavní obchod
page-toy-value = Hodnota
page-toy-correct = Opravit
page-toy-keeper = Strážce { $n }
page-back-toy = Věž
page-why-toy = { $count }
part-stakes = Sázka
part-phase = Krok večera
part-evening = Večer
part-votes = Hlas: { $name }
part-baskets = Přání: { $name }
part-leads = Další večer
part-ticks = Práce: { $name }
part-wares = Zboží: { $name }
part-opened = Co je vytištěno
part-turns = Tahy: { $name }
part-season = Sezóna
campaign-season = Období světla

# Later

rule-toy-evening-fork = První večer končí hlasováním.
rule-toy-evening-wreck = Vrak leží daleko: věž se zdá vyšší.
rule-toy-evening-guests = Hosté spěchají: věž se zdá nižší.
rule-toy-evening-storm = Ve velké bouři nikdo nevidí vrchol.
rule-toy-thing-lens = Čočka má hodnotu čísla vytištěného v truhle.
ruling-toy-printed = Jakou hodnotu má čočka na konci?
ruling-toy-printed-why = Říká to karta, ne kniha.
ruling-toy-printed-value-printed = Vytištěné číslo
ruling-toy-printed-value-nothing = Nic
page-box-expansion-depths = Hlubiny
expansion-depths = Hlubiny
