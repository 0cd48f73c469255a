### Destičky úspěchů, vysvětleno

scythe-module-triumph_tiles = Destičky úspěchů
page-scope-triumph_tiles = Vzestup Fenrise: destičky úspěchů
rule-fen-tiles-count = Pro hru proti sobě je 16 destiček úspěchů, čtyři z nich za vyhrané boje.
rule-fen-tiles-purpose = Z destiček úspěchů vznikne stupnice náhodně, nebo si ji sestavíte podle libosti.
rule-fen-tiles-setup = Nejdřív ze všeho zamíchejte destičky úspěchů lícem dolů a na každé z 10 polí stupnice úspěchů položte jednu lícem nahoru.
rule-fen-tiles-saxony = Kdo hraje za Saskou říši, umisťuje libovolně mnoho hvězd za cíle a boje i bez příslušné destičky. Hvězdy bez destičky leží vedle stupnice.
rule-fen-tiles-combat-cards8 = Destička za 8 bojových karet: kdo je ve svém tahu drží v ruce, smí umístit hvězdu.
rule-fen-tiles-encounters3 = Destička za setkání vyžaduje 3 vlastní žetony setkání.
rule-fen-tiles-encounters3-timing = Hvězda za třetí žeton setkání se umístí, až toto setkání skončí.
rule-fen-tiles-factory = Destička Továrny dává hvězdu za získání karty Továrny. Karty ze začátku hry se nepočítají.
rule-fen-tiles-factory-timing = Hvězda za kartu Továrny se umístí na konci tahu, ve kterém ji někdo získal.
rule-fen-tiles-resources16 = Destička za suroviny jich vyžaduje celkem 16; smějí ležet na více ovládaných územích.
event-tiles_laid =
    { $more ->
        [0] Položte na stupnici zleva doprava tyto destičky úspěchů: { $spaces }.
       *[other] Položte na stupnici zleva doprava tyto destičky úspěchů; poslední, na které už není místo, vedle ní ({ $more }): { $spaces }.
    }
deck-tile = Destička úspěchu
error-not-these-tiles = Na stupnici leží { $n } destiček, žádná víckrát, než kolik jich je: { $options }.
error-star-on-tile = Na této destičce leží hvězda, { $seat }: { $triumph }. Nejdřív hvězdu sundejte.
scythe-part-track = Destičky úspěchů
ruling-scythe-a57 = Kolik destiček za boje přeskakují kostky Automy?
ruling-scythe-a57-why = Německá kniha přeskakuje vše, co Automa může získat; pozdější anglická jmenuje tři ze čtyř.
ruling-scythe-a57-value-all = všechny
ruling-scythe-a57-value-three = první tři
