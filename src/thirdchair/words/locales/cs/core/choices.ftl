# Volby jednoho místa, svobodné a tajné.

command-sealed = { $seat }: tajná volba
command-unrevealed = Bylo odkryto a vzato zpět
event-sealed = { $seat }: zvoleno. Do odhalení nikdo jiný nevidí co.

error-choice-of-another = Tato volba patří místu { $seat }. Jen odtud ji lze učinit nebo vzít zpět.
error-sealed-by-another = Je tam tajná volba místa { $seat }. Jen odtud ji lze vzít zpět.
error-others-chose-after-it = Na této volbě místa { $seat } už stavěli další. Vzít ji zpět půjde, až oni vezmou zpět své.
error-would-reveal = Tím by se prozradily tajné volby. Nejprve je odhalte všem.
error-speaks-for-another = Toto zařízení sedí na místě { $seat } a může mluvit jen za ně.
error-sit-down-first = Nejprve se posaďte na některé místo u tohoto stolu; pak za ně toto zařízení může mluvit.
note-sealed-export = Tajné volby jsou otevřené: tento soubor končí tam, kde začaly, aby žádnou neprozradil.
note-mend-export = Jeden krok se právě opravuje: to zůstává zde a soubor obsahuje hru tak, jak stojí bez opravy.
