# Pages of Tapestry: open questions.

page-ask-doings = Přečti kartu { $civ }. Co udělá dál?
page-ask-hexes = Klepni na území na mapě.
page-ask-unknown-civ = Co zapíšeš do „Moje krabice“, to se hraje samo. Má-li to platit už v této hře, kartu zapiš a začni znovu: zatím se nic nestalo.
page-ask-hex = Na toto území
page-trap-none-of = Nepůsobí žádná karta (zbývá: { $count })

## Otázky

page-ask-role-track = Karta stupnice (vlevo):
page-ask-role-tie = Karta přednosti (vpravo):
page-ask-role-look = Jen pro shodu:
page-ask-role-add = Přijde na odhazovací hromádku:
page-ask-role-start = Pro balíček rozhodnutí:
page-ask-traps = Otáčej karty tapiserie Automy jednu po druhé, dokud nepřijde past. Kolikátá to byla?
page-trap-place = { $place }.
page-trap-none = Žádná
page-card-track = Karta stupnice
page-card-tie = Karta přednosti
page-card-more = Karta
page-card-die = Kostka
page-card-civ = Civilizace
page-so-far = Dosud v tomto tahu

page-ask-other-cards = Jiná karta, podle názvu

## Tlačítka

page-role-track = Levá karta:
page-role-tie = Pravá karta:
page-role-look = Kvůli shodě:
page-ask-count = ({ $at } ze { $of })
