# Pages: the table page and what hangs on it.

## Čtení nahlas

page-aloud = Přečíst nahlas
page-aloud-stop = Přestat číst

page-undo-more =
    { $more ->
        [one] { $label } + 1 krok
        [few] { $label } + { $more } kroky
       *[other] { $label } + { $more } kroků
    }
page-since-earlier =
    { $count ->
        [one] Jeden dřívější krok: viz historie
        [few] { $count } dřívější kroky: viz historie
       *[other] { $count } dřívějších kroků: viz historie
    }
page-let-once = Tentokrát táhne Third Chair

## Co boti udělali, pro ruku

page-did = Hotovo


## Proč?

page-differently = Hrajeme to jinak
page-why-kept = zůstává
page-why-lost = vypadává
page-why-not = Proč ne { $part }?
page-why-fell = { $part } vypadává podle tohoto pravidla:
page-why-fell-counted = { $part } ({ $counted }) vypadává podle tohoto pravidla:

## Tlačítka

page-bar = Váš tah
page-whose-turn = Kdo je na tahu
page-turn-now = je na tahu
page-back-one = O jednu kartu zpět
page-take-back = Zpět
page-let-app = Odteď táhne Third Chair
page-undo = Vzít zpět: { $label }
page-redo = Znovu: { $label }
page-undone = Krok { $step } z { $steps }: co bylo potom, je vzato zpět.
page-same-cards = Když se krok vzatý zpět zahraje znovu, vytáhnou se stejné karty.
page-return = Na poslední krok
page-result = Výsledek
page-note-fixed = Záznam je opravený.

## Konec

page-finish = Dokončit hru
page-finish-now = Ukázat výsledek
