# Stránky kampaně: mezi dvěma večery, zpráva pro skupinu a ohlédnutí.

page-fenris-message = Zpráva pro skupinu
page-fenris-message-all = Pro všechny
page-fenris-message-all-hint = Neprozrazuje nic z toho, co bylo nebo přijde: smí ji číst i ten, kdo chyběl.
page-fenris-message-date = Kdy? (volný text)
page-fenris-message-write = Zapsat
page-fenris-message-text = Ke zkopírování do skupiny
page-fenris-message-head = { $name }: večer { $number }
page-fenris-message-when = Kdy: { $part }
page-fenris-message-people = U stolu: { $part }
page-fenris-message-base = Scythe
page-fenris-message-bring = S sebou: { $part }
page-fenris-message-bag = Všichni: svůj sáček tak, jak jste si ho minule sbalili.
page-fenris-message-reads = Tentokrát předčítá { $name }.
page-fenris-message-took = Naše večery zatím trvaly asi { $part } hodiny.
page-fenris-recap = Pro ty, kdo byli u toho
page-fenris-recap-hint = Co se stalo minule. Kdo chyběl, si to možná radši nejdřív přečte v knížce.
page-fenris-recap-text = Ke zkopírování pro ty, kdo byli u toho
page-fenris-recap-head = { $name }: jak proběhl večer { $number }
page-fenris-recap-stars = Hvězdy: { $part }
page-fenris-recap-wealth = Jmění: { $part }
page-fenris-recap-open = Ještě otevřené: { $part }
page-fenris-plays-now = { $name } teď hraje za: { $part }.
