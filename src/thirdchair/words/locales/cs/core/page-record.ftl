# Pages: my record, the sheet of a game, and the rules in force on paper.

page-record = Moje bilance
page-record-none = Žádná hra ještě neskončila. Zadej výsledek, a objeví se tady.
page-record-kept = Počítají se dohrané hry, které jsou tu uložené.
page-record-games = Hry
page-record-won = Výhry
page-record-shared = Dělené
page-record-margin = Náskok
page-record-letter-won = V
page-record-letter-shared = D
page-record-letter-lost = P
page-record-player = Kdo
page-record-list = Všechny hry
page-record-plot =
    { $count ->
        [one] Náskok v poslední hře: { $part }
       *[other] Náskoky v posledních hrách ({ $count }): { $part }
    }

## List hry

page-sheet = List hry
page-sheet-story = S celým průběhem
page-sheet-short = Bez průběhu
page-print = Vytisknout
page-print-hint = Nabídka prohlížeče vytiskne tuto stránku bez tlačítek a barev.
page-recap = Shrnutí ke sdílení
page-recap-hint = Pár řádků k odeslání
page-recap-unfinished = Hra ještě neskončila.
page-recap-by = Hráno s Third Chair

## Platná pravidla

page-rulebook = Platná pravidla
page-rulebook-chosen = (zvoleno u tohoto stolu)
