# Pages: the set-up, step by step.

## Co se liší od minula

page-differing =
    { $count ->
        [0] Vše se připravuje jako pro stůl „{ $name }“.
        [one] Jeden krok se liší od stolu „{ $name }“.
        [few] { $count } kroky se liší od stolu „{ $name }“.
       *[other] { $count } kroků se liší od stolu „{ $name }“.
    }
page-differing-gone = Tentokrát ne:
page-differing-only = Ukázat jen to, co se liší
page-differing-all = Ukázat všechny kroky
page-differs-new = tentokrát nové
page-differs-changed = jinak než minule

## Příprava

page-checklist = Příprava hry
page-tick = Krok { $number } je hotový
page-reminders = Nezapomeňte
page-to-table = Ke stolu
page-set-out = Takhle pak stůl vypadá
