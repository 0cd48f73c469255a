# Pages of Scythe: what may come next.

page-odds-scythe-lead = Přesně spočteno z karet, které ještě mohou přijít, jako by Automa bral kartu teď a všichni stáli tam, kde byli naposledy.
page-odds-scythe-line = Přesně spočteno z karet, které ještě mohou přijít. Jen s kartami je to nabídka řádků pohybu: platí první položka, která na vašem plánu jde provést.
page-odds-scythe-later = Nejdřív odpovězte na otázku: rozhoduje karta, která leží na stole.
page-odds-scythe-alone = Dnes nehraje žádný Automa: není co předvídat.
page-odds-scythe-none = Už nic nepřijde: hra skončila.
page-odds-scythe-moves = Pohyb
page-odds-scythe-gains = Co získá
page-odds-scythe-recruits = Bonus za rekruty pro sousedy
page-odds-scythe-tracker = Karta postupu
page-odds-scythe-stays = žádný pohyb
page-odds-scythe-skips = tah odpadá
page-odds-scythe-advances = ukazatel postoupí
page-odds-scythe-star = umístí hvězdu
page-odds-scythe-scheme = začíná plán II
page-odds-scythe-cards =
    { $count ->
        [one] Přijít může { $count } karta.
        [few] Přijít mohou { $count } karty.
       *[other] Přijít může { $count } karet.
    }
page-odds-scythe-renewed = Balíček je prázdný a nejdřív se zamíchá: přijít může karet: { $count }.
