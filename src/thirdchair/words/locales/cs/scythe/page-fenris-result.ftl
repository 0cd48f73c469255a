# Stránky kampaně: výsledek večera, brána k příběhu a karta po ní.

page-fenris-total = Mince celkem
page-fenris-total-hint = Celý výsledek partie jako jedno číslo.
page-fenris-by-source = Sečíst po položkách
page-fenris-stars = Hvězdy
page-fenris-send = { $name }: odeslat
page-fenris-columns = Výsledky všech
page-fenris-column-for = Výsledek: { $name }
page-fenris-column-open = zatím chybí
page-fenris-column-enter = Zapsat
page-fenris-column-change = Změnit
page-fenris-back = Zpět k partii
page-fenris-close-result = Uzavřít výsledek
page-fenris-close-without = Uzavřít a zeptat se: { $seats }
page-fenris-won-by = Večer vyhrává { $name }
page-fenris-gate = Přečtěte závěr { $number }. epizody
page-fenris-gate-text = Někdo ho přečte nahlas z pravidel. Co následuje, přijde potom.
