# Pages: how it works, for who comes for the first time.

page-how = Jak to funguje
page-how-skip = Přeskočit
page-how-step = { $step } z { $steps }
page-how-back = Zpět
page-how-on = Dál
page-how-turn = Ukázat tah (30 sekund)
page-how-games = Hry

page-how-what = Co to je
page-how-what-text = Hraješ se svou vlastní hrou na svém vlastním stole. Third Chair hraje za soupeře, kteří chybí: řekne, čím za ně pohnout a proč.
page-how-need = Co musí být na stole
page-how-need-box = Tvoje vlastní hra; přípravou tě provede aplikace.
page-how-need-cards = Karty ani kostky botů nepotřebuješ, ledaže chceš táhnout z vlastních: jinak táhne a hází Third Chair.
page-how-need-phone = Jeden telefon, tablet nebo počítač; ostatní telefony u stolu se mohou připojit.

page-how-turn-text = Toto je skutečný tah bota. Pohni tím, co je napsáno, a odškrtni to; klepnutí na ? řekne proč.

page-how-play = Jak hra probíhá
page-how-play-yours = Tvůj tah: zahraj ho na stole a klepnutím ho zadej.
page-how-play-bots = Boti: jedno klepnutí a pak pohni jejich figurkami, jak je napsáno.
page-how-play-why = Klepnutí na ? nebo § řekne proč, i s pravidlem.
page-how-play-undo = Všechno jde vzít zpět, i později.
page-how-play-phones = „Hrát na telefonu“ dovolí ostatním dívat se a hrát s tebou.
