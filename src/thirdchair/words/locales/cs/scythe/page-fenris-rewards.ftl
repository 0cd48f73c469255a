# Stránky kampaně: co večer přináší, hlasování a konec večera.

page-fenris-chips = Kdo je hotov
page-fenris-chip-done = hotovo
page-fenris-chip-open = něco zbývá
page-fenris-chip-away = chybí
page-fenris-won = Večer vyhrává { $name }
page-fenris-tonight = dnes
page-fenris-wealth = Jmění

page-fenris-way-war = Válka
page-fenris-way-peace = Mír
page-fenris-influence =
    { $count ->
        [one] Jeden žeton vlivu
        [few] { $count } žetony vlivu
       *[other] { $count } žetonů vlivu
    }
page-fenris-vote-lead = Jak má kampaň pokračovat? Použijí se všechny žetony.
page-fenris-all-for = vše: { $part }
page-fenris-split = Rozdělit
page-fenris-split-how = Válka : mír
page-fenris-vote = Hlasovat
page-fenris-seal = Zapečetit
page-fenris-sealed = Zapečetěno
page-fenris-change = Změnit hlas
page-fenris-missing = Ještě chybí: { $seats }.
page-fenris-own-phone = { $name } volí na vlastním telefonu.
page-fenris-choose-here = Volit tady za: { $name }
page-fenris-all-sealed = Všechny hlasy jsou odevzdány
page-fenris-reveal = Odhalit hlasy
page-fenris-revealed = Hlasy
page-fenris-tie = Nerozhodně: { $name } má vyhraný večer a rozhoduje.
page-fenris-hand-over = Předejte telefon: { $name }
page-fenris-cover-hint = Nikdo nevidí, co bylo zvoleno předtím: odhalí se to, až budou hlasovat všichni.
page-fenris-i-am = Jsem { $name }
page-fenris-no-vote = { $name } dnes nemá hlas.
page-fenris-fists = Hlasovali jsme pěstmi
page-fenris-fists-hint = Pak se tu počítá jen výsledek.

page-fenris-log-star = Kam zapíšeš hvězdu: { $part }?
page-fenris-log-other = Jiný sloupec
page-fenris-log-take = Vzít { $part }, políčko { $n }
page-fenris-rows-hint = Tištěný list může mít více řádků.

page-fenris-close-name = Večer { $number } je dohrán
page-fenris-nothing-open = Pro toto místo nic nezbývá
page-fenris-open-hint = Co zbývá, lze dokončit později: každý až do svého příštího prvního tahu.
page-fenris-influence-sum = Nahlášeno: { $n }. Jeden přibude: { $rule }
page-fenris-close = Ukončit večer
page-fenris-pack = Uklidit
page-fenris-pack-bag = { $name }: do sáčku
page-fenris-pack-box = Zpět ke hře
page-fenris-pack-pile = Do společné zásoby
page-fenris-pack-noted = { $name } má jen zapsáno: { $part }
page-fenris-pack-sheet = list kampaně
page-fenris-pack-faction = deska frakce a figurky: { $part }
page-fenris-pack-mods =
    { $count ->
        [one] jedna modifikace
        [few] { $count } modifikace
       *[other] { $count } modifikací
    }
page-fenris-pack-mats = desky hráčů: rozdávají se znovu
page-fenris-pack-decks = karty, mince, suroviny a žetony
page-fenris-pack-closed = zavřené krabičky zůstanou zavřené
page-fenris-file = Uložit jako soubor
page-fenris-paper = Všechny listy na papír
page-fenris-pack-out = zůstává mimo balíček: karta Automy { $cards }
page-fenris-close-leaving = Ukončit, i když chybí: { $seats }
page-fenris-still-choosing = Ještě vybírají:
page-fenris-to-card = Zpět k mé kartě
page-fenris-close-anyway = Uzavřít večer a tohle nechat otevřené
page-fenris-go-on = Pokračuje { $name }
page-fenris-seat-done = { $name }: hotovo
page-fenris-to-evening = Zpět k večeru
page-fenris-vote-won = Výsledek hlasování: { $part }, poměr vlivu { $n } : { $other }.
page-fenris-vote-tied = Shoda { $n } : { $other }. Rozhoduje { $name }: { $part }.
page-fenris-vote-fists = Výsledek vašeho hlasování: { $part }.

## Co je nového

news-shop-of-tonight = Po večeru 5 nakupují všichni s deskou hráče z toho večera.
