# Pages of Tapestry: what else happens.

## List s výsledkem scénáře

page-more-points-target = Zapisuj sem body, které získáš: při { $points } nebo více vyhráváš na konci svého tahu.

## Další, opravy, konec

page-solo-more = Další
page-solo-more-hint = Co se stává zřídka. Vše se zapíše do historie.
page-more-points = Body
page-more-points-hint = Pro Automu: body, o kterých Third Chair nemůže vědět. Tvoje jsou potřeba až na konci.
page-more-points-add = Body (záporné odečítají)
page-more-points-do = Zadat body
page-more-far = Dobytí na dálku, jiná figurka
page-more-far-hint = Klepni na kterékoli pole mapy: dovolí-li to karta, platí to. Jiné figurky zadáš u pole.
page-more-second = Druhý žeton na stupnici
page-more-second-hint = Zadej ho jako opravu; pak pro něj bude dole tlačítko.
page-more-switch-app = Od teď táhne a hází Third Chair
page-more-switch-table = Od teď se skutečnými kartami a kostkou
page-solo-steps-hint = Dominanty po cestě získáš taky.

## Opravy a co se ještě děje

page-more-landmark = Dominanta získaná jinak
page-more-landmark-hint = Kartou nebo civilizací, ne postupem.
page-more-landmark-do = Vzít dominantu
page-more-no-landmark = Všechny dominanty jsou rozebrané.
page-more-steps = Žeton jde dál, nebo zpět
page-more-steps-hint = Dominanty po cestě platí taky. Stínová říše netáhne.
page-more-steps-do = Posunout žeton
page-landmark = Dominanta
page-who = Kdo?
page-track = Stupnice
page-steps = Kroky
page-cards-lead =
    { $mode ->
        [kaiju-2] { $count ->
            [0] Balíček Kaiju je prázdný.
            [one] V balíčku Kaiju zbývá jedna karta.
            [few] V balíčku Kaiju zbývají { $count } karty.
           *[other] V balíčku Kaiju zbývá { $count } karet.
        }
       *[other] { $count ->
            [0] Balíček rozhodnutí je prázdný.
            [one] V balíčku rozhodnutí zbývá jedna karta.
            [few] V balíčku rozhodnutí zbývají { $count } karty.
           *[other] V balíčku rozhodnutí zbývá { $count } karet.
        }
    }
page-cards-none = Odhazovací hromádka je prázdná.
