# Pages of Scythe: what looks like a slip on the board.

doubt-company = Tady už stojí { $seat }: { $at }. Dvě frakce na jednom území?
doubt-foreign-base = Na domovskou základnu jiné frakce? { $unit }, { $at }
doubt-foreign-base-put = To je domovská základna jiné frakce: { $at }.
doubt-far = Kroků najednou: { $steps }? { $unit }: { $from } → { $at }
doubt-river = Přes řeku, i když na plánu není žádný mech? { $unit }: { $from } → { $at }
doubt-lake = Na jezero, i když na plánu není žádný mech? { $unit }: { $from } → { $at }
doubt-star = Hvězda za { $triumph }: na plánu je zatím { $n } z { $most }.
doubt-star-track = Hvězda za { $triumph }: zatím { $n } z { $most }.
page-scythe-owed = { $name } splňuje: { $triumph }. Umístit hvězdu?
page-scythe-owed-star = Umístit hvězdu
doubt-no-sixth-star = Nikdo nemá šest umístěných hvězd. Má hra teď skončit?
