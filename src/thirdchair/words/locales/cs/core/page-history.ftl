# Pages: the history, and fixing an earlier step.

page-history = Historie
page-history-lead = Všechny kroky, nejnovější první.
page-step = Krok { $number }
page-step-undone = vzato zpět
page-step-open = ještě se ptá
page-step-here = tady stůl stojí
page-by-table = tento počítač
page-by-follow = následovalo samo
page-by-api = program
page-jump-back = Zpět na krok { $number }
page-jump-back-short = Zpět až sem
page-jump-forward = Vpřed na krok { $number }
page-jump-forward-short = Vpřed až sem
page-fix = Opravit dřívější krok
page-fix-short = Opravit
page-fix-step = Opravit krok { $number }
page-fix-lead = Co se opravdu stalo? Než se něco změní, stránka ukáže, co by bylo jinak.
page-fix-answers = Odpověď byla jiná
page-fix-replace = Stalo se něco jiného
page-fix-insert = Před tímto krokem něco chybí
page-fix-delete = Tohle se nestalo
page-fix-delete-hint = Krok se vynechá. Co bylo potom, se přehraje znovu.
page-fix-command = Co
page-fix-group-alike = Stejného druhu
page-fix-look = Ukázat, co by bylo jinak
page-fix-what-delete = Bez kroku „{ $label }“:
page-fix-what-insert = S krokem „{ $instead }“ před krokem „{ $label }“:
page-fix-what-replace = S krokem „{ $instead }“ místo kroku „{ $label }“:
page-fix-differences = Na stole by bylo jinak
page-fix-no-difference = Na stole by se nic nezměnilo.
page-fix-part = Část
page-fix-now = Teď
page-fix-then = Potom
page-fix-left-out = Tyto pozdější kroky už nesedí
page-fix-keep = Zůstane to, co je pod „Teď“
page-fix-keep-hint = Žádný žeton se nepřesune, opraví se jen záznam toho kroku.
page-fix-take = Platí to, co je pod „Potom“
page-fix-take-hint = Co ještě stojí jako pod „Teď“, se přesune podle seznamu výše.
page-fix-steps = Počet polí, jde-li o postup (s minusem zpět)
page-fix-nothing = Tady nikdo na nic neodpovídal, takže na přípravě není co opravovat.
page-fix-group-turns = Tahy
page-fix-group-corrections = Opravy
page-fix-value = { $part }: co tam leží?
page-fix-set-to = { $label } = { $part }
page-fix-next = Dál
page-fix-what-answers = „{ $label }“, odpověď { $now } místo { $was }:
page-fix-what-same = „{ $label }“ se stejnými odpověďmi jako předtím:
page-fix-undone =
    { $count ->
        [one] Jeden krok je právě vzatý zpět. Po opravě už ho nepůjde zopakovat.
        [few] { $count } kroky jsou právě vzaté zpět. Po opravě už je nepůjde zopakovat.
       *[other] { $count } kroků je právě vzato zpět. Po opravě už je nepůjde zopakovat.
    }

## Fixing a step of a scenario

page-fix-note = Karta tapiserie na poli { $space } tvé karty blahobytu

page-history-filter = Čí kroky
page-history-all = Všechny
page-step-shared = vede sem odkaz

## Stránka stolu Scythe.

page-fix-as-known = Jak bylo naposledy známo

page-fix-record = Opravit záznam
page-app-shuffled = Third Chair míchá své karty do nového balíčku.
