# Pages: settings of a table, handing over chance.

page-cards-app = Táhne Third Chair
page-cards-table = Skutečné karty, které se zadávají
page-hand-dice = Kostky
page-dice-app = Hází Third Chair
page-dice-table = Skutečné kostky, které se zadávají
page-hand-over-hint = Platí od této chvíle, i uprostřed tahu, a dá se to kdykoli změnit.
page-hand-over-done =
    { $chance ->
        [app] Uloženo: odteď táhne a hází Third Chair.
        [cards] Uloženo: odteď jsou karty ze stolu.
        [dice] Uloženo: odteď jsou kostky ze stolu.
       *[table] Uloženo: odteď jsou karty i kostky ze stolu.
    }

## Nastavení stolu

page-settings = Nastavení stolu
page-rename = Přejmenovat
page-seat = Kdo hraje na tomto zařízení?
page-seat-both = všichni u stolu, zařízení koluje
page-seat-hint = Tlačítka zvoleného hráče se pak ukážou jako první. Každý může dál hrát za každého.
page-follow-yes = následuje sám
page-follow-no = čeká na klepnutí
page-colors = Barvy
page-export = Exportovat
page-delete = Smazat
page-delete-ask = Smazat „{ $name }“ i s celou historií? Nedá se to vzít zpět.
page-delete-do = Smazat natrvalo
page-piles = Jak leží karty
page-piles-hint = K roztřídění po změně. Seznam prozradí, které karty ještě mohou přijít.
page-show-here = Ukázat v celém domě, co tato kampaň odhalila
page-show-here-hint = Pravidla, seznamy a nabídky mimo tento stůl pak všem, kdo tu hrají, prozradí, co tato kampaň dosud odhalila. Co přijde později, zůstane skryté a stoly jiných kampaní si nechají svá tajemství.
page-show-here-do = Ukázat
page-show-here-done = Co tato kampaň dosud odhalila, se teď ukazuje v celém domě. Znovu to skryje Moje krabice.

page-knows = Příběh už znám
page-knows-hint = Stránka pravidel pak na tomto zařízení ukáže vše, i co teprve přijde. Stránky kampaně a ostatní zařízení zůstanou, jak jsou. Skončí to, jakmile si zařízení předáte za clonou.
page-knows-do = Ukázat tady vše
page-knows-stripe = Toto zařízení příběh zná: jeho stránka pravidel ukazuje vše.
page-knows-off = Zase skrýt
