# Stránky: co má místo v kampani teď udělat, jak to říká úvodní stránka.

page-fenris-due-you = Pro vás: { $part }
page-fenris-due-wait = Čeká se na: { $part }
page-fenris-due-prologue = Přečíst prolog
page-fenris-due-ready = připravit se na večer
page-fenris-due-result = váš výsledek
page-fenris-due-vote = hlasování
page-fenris-due-setup = Večer { $number } může začít
page-fenris-due-play = Výsledek lze uzavřít
page-fenris-due-outcome = Přečíst, jak to dopadlo
page-fenris-due-rewards = Večer lze uzavřít
page-fenris-due-reveal = Hlasy lze odkrýt
