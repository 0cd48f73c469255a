# Pages: the card of a finished game.

page-result-won = vyhrává
page-result-again = Ještě jednu hru
page-result-campaign = Ke kampani
page-result-picture = Sdílet jako obrázek
page-result-share = Hráno s Third Chair
page-result-picture-failed = Obrázek se nepodařilo vytvořit
page-result-open = Karta výsledku
page-play-copy = Zkopírovat výsledek
page-play-text = Jako text
page-play-rows = Jako CSV, pro tabulku
