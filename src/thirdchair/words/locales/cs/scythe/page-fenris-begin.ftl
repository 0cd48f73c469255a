# Stránky kampaně: mezi dvěma večery a kdo je tu.

page-fenris-strip = Kampaň
page-fenris-for = za: { $name }
page-fenris-beads = Večery
page-fenris-next = Následuje večer { $number }
page-fenris-last = Minule: vítězství pro { $name }, { $coins } $.
page-fenris-ahead = Náskok: { $n } $.
page-fenris-coins = { $n } $
page-fenris-open = { $name }: { $part }
page-fenris-card-log = hvězda do kroniky úspěchů
page-fenris-card-bonus = bonus k přípravě
page-fenris-card-switch = ponechat frakci?
page-fenris-card-choose = nová frakce
page-fenris-card-base = domovské území
page-fenris-card-shop = obchod
page-fenris-card-mods = vytáhnout modifikaci
page-fenris-who = Kdo je tu?
page-fenris-present = je tu
page-fenris-late = přijde později
page-fenris-away = chybí
page-fenris-who-hint = Klepněte na místo: je tu, později, chybí. Kdo chybí, o nic nepřijde.
page-fenris-otherwise = Jinak než minule: pořadí, desky, obtížnost, plán
page-fenris-as-last = jako minule
page-fenris-order = Pořadí ve hře
page-fenris-people = Host, někdo odchází nebo se vrací
page-fenris-seat = Místo
page-fenris-what = Co se děje
page-fenris-sits-guest = hraje za ně někdo jiný
page-fenris-sits-automa = hraje za ně Automa
page-fenris-sits-left = opouští kampaň
page-fenris-sits-present = hraje zase samo
page-fenris-guest-name = Kdo hraje (pokud někdo)
page-fenris-sit = Změnit místo
page-fenris-new-seat = Někdo nový
page-fenris-new-seat-hint = Nový list je uprostřed mezi ostatními. Vše na něm lze změnit, tady i později na listu.
page-fenris-kind = Člověk, nebo Automa
page-fenris-join = Přijmout do kampaně
page-fenris-begin = Začít večer { $number }
page-fenris-book = Která pravidla leží na stole?
page-fenris-book-de = německá, 2018
page-fenris-book-en = anglická, pozdější
page-fenris-book-unsure = nevíme
page-fenris-comes-back = Někdo se vrací
page-fenris-is-back = { $name } je zpět
page-fenris-new-bonuses = Úvodní bonusy, nejdřív mince
page-fenris-new-ticks =
    { $count ->
        [0] V kronice žádný křížek.
        [one] V kronice jeden křížek, jako na nejprázdnějším z ostatních.
        [few] V kronice { $count } křížky, jako na nejprázdnějším z ostatních.
       *[other] V kronice { $count } křížků, jako na nejprázdnějším z ostatních.
    }
page-fenris-new-mods =
    { $count ->
        [one] Jedna modifikace: vytáhněte ji a klepněte na ni na listu.
        [few] { $count } modifikace: vytáhněte je a klepněte na ně na listu.
       *[other] { $count } modifikací: vytáhněte je a klepněte na ně na listu.
    }
page-fenris-played-by = hraje { $name }
page-fenris-played-by-automa = hraje Automa
page-fenris-first = Nastavit na dnešek: pořadí, desky, obtížnost, plán
page-fenris-as-chosen = podle volby
page-fenris-cards-back = Na volnou hru mezi večery: karta Automy { $cards } zpět do balíčku ({ $name }). Před večerem { $number } zase ven.
