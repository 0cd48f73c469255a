# Pages: the history, and fixing an earlier step.

page-history = Historie
page-history-lead = Kroky této hry, nejnovější první.
page-step = Krok { $number }
page-step-undone = vzato zpět
page-step-open = ještě se ptá
page-step-here = tady stůl stojí
page-by-table = tento počítač
page-by-follow = následovalo samo
page-by-api = program
page-by-file = ze souboru
page-by-file-there = ze souboru, tam: { $name }
page-jump-back = Zpět na krok { $number }
page-jump-back-short = Zpět až sem
page-jump-forward = Vpřed na krok { $number }
page-jump-forward-short = Vpřed až sem
page-mend = Opravit dřívější krok
page-mend-short = Opravit
page-mend-step = Opravit krok { $number }
page-mend-lead = Co se opravdu stalo? Než se něco změní, stránka ukáže, co by bylo jinak.
page-mend-answers = Odpověď byla jiná
page-mend-replace = Byl to jiný tah
page-mend-insert = Předtím chybí krok
page-mend-delete = Tohle se nestalo
page-mend-delete-hint = Krok se vynechá. Co bylo potom, se přehraje znovu.
page-mend-command = Co
page-mend-group-alike = Stejného druhu
page-mend-what-delete = Bez kroku „{ $label }“:
page-mend-what-insert = S krokem „{ $instead }“ před krokem „{ $label }“:
page-mend-what-replace = S krokem „{ $instead }“ místo kroku „{ $label }“:
page-mend-differences = Na stole by bylo jinak
page-mend-no-difference = Na stole by se nic nezměnilo.
page-mend-part = Část
page-mend-now = Teď
page-mend-then = Potom
page-mend-left-out = Tyto pozdější kroky už nesedí
page-mend-keep = Nechat žetony stát, změnit jen historii
page-mend-keep-hint = Na stole zůstane všechno tak, jak je pod „Teď“.
page-mend-take = Přestavět stůl
page-mend-take-hint = Přesuň to, co je uvedeno výše. Seznam zůstane k odškrtání.
page-mend-nothing = Tady nikdo na nic neodpovídal, takže na přípravě není co opravovat.
page-mend-group-turns = Tahy
page-mend-group-corrections = Opravy
page-mend-value = { $part }: co tam leží?
page-mend-set-to = { $label } = { $part }
page-mend-next = Dál
page-mend-what-answers = „{ $label }“, odpověď { $now } místo { $was }:
page-mend-what-same = „{ $label }“ se stejnými odpověďmi jako předtím:
page-mend-undone =
    { $count ->
        [one] Jeden krok je právě vzatý zpět. Po opravě už ho nepůjde zopakovat.
        [few] { $count } kroky jsou právě vzaté zpět. Po opravě už je nepůjde zopakovat.
       *[other] { $count } kroků je právě vzato zpět. Po opravě už je nepůjde zopakovat.
    }

page-history-filter = Čí kroky
page-history-pages = Stránky historie
page-history-newer = Novější kroky
page-history-older = Starší kroky
page-history-all = Všechny
page-step-shared = vede sem odkaz
page-mend-as-known = Jak bylo naposledy známo
page-mend-record = Opravit záznam

## Headings of the history

page-history-begin = Příprava
page-history-more = Co se stalo ({ $count })
