# Pages: a device sits down, and another one loses its seat.

page-seated = Toto zařízení teď hraje za: { $name }.
page-seated-over = Toto zařízení teď hraje za: { $name }. Dosud: { $devices }; tam se to také dozvědí.
page-seated-everybody = Toto zařízení teď hraje za všechny u stolu.
page-seated-watching = Toto zařízení se teď jen dívá.

page-taken = { $name } teď hraje na zařízení { $devices }.
page-taken-back = { $name } teď nehraje na žádném zařízení.
page-taken-mine = Vzít zpět: { $name }
page-taken-ok = V pořádku
error-no-such-seat-here = Takové místo u tohoto stolu není. Vyber některé ze seznamu.
