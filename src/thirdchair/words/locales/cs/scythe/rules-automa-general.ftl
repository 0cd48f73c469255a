### Obecná pravidla Automy, s vysvětlením

rule-fen-automa-stars-way-a = Jedna cesta ke hvězdě: Automa během hry splní podmínku stupnice úspěchů jako člověk.
rule-fen-automa-stars-way-b = Druhá cesta ke hvězdě: jeho ukazatel dosáhne pole s hvězdou na kartě postupu.
rule-fen-automa-difficulty-change = Mezi dvěma hrami lze obtížnost Automy změnit.
rule-fen-automa-difficulty-auto = Je-li to žádoucí, obtížnost se při přípravě další hry přizpůsobí sama.
rule-fen-automa-difficulty-auto-diff = Rozhoduje počet her vyhraných člověkem, od něhož se odečtou hry vyhrané Automou.
rule-fen-automa-difficulty-auto-move = O tolik polí dál ukazatel začíná, navíc ke všem ostatním posunům při přípravě.
rule-fen-automa-difficulty-auto-negative = Je-li součet záporný, ukazatel čeká před prvním polem a potřebuje tolik kroků, aby na ně vstoupil; počítají to kostky vylepšení.
rule-fen-automa-sheet = I Automa má svůj list kampaně, s následujícími změnami.
rule-fen-automa-perks-none = Automa okamžité bonusy nekupuje ani nepoužívá.
rule-fen-automa-stars-on-track = V kampani leží všechny hvězdy Automy na stupnici úspěchů, ať je získá jakkoli.
rule-fen-automa-stars-skip-list = Každá epizoda uvádí pole, kterých může Automa dosáhnout sám hrou.
rule-fen-automa-stars-skip-for-b = Hvězdy z karty postupu tato pole přeskakují.
rule-fen-automa-stars-roll = Pro hvězdu z karty postupu se hodí dvěma kostkami; platí nižší číslo.
rule-fen-automa-stars-count = Tolik polí se odpočítá zleva doprava, bez přeskakovaných a bez těch, kde už tento Automa hvězdu má.
rule-fen-automa-stars-place = Hvězda přijde na poslední odpočítané pole.
rule-fen-automa-stars-wrap = Za posledním platným polem vpravo se pokračuje zleva.
rule-fen-automa-log-tick = Automa zaškrtává hvězdy ve své kronice úspěchů jako člověk.
rule-fen-automa-log-combat = Hvězda za boj přijde do bojového sloupce s nejvíce zaškrtnutími, který ještě není plný.
rule-fen-automa-log-any = Hvězda pro kterýkoli sloupec přijde do prvního volného políčka, čteno po řádcích.
rule-fen-automa-mods-apply = Od epizody 3 dostane Automa při každé přípravě, co mu modifikace na listu přinášejí.
rule-fen-automa-mods-cap = Modifikace Automě nikdy nedají něčeho víc, než by jinak mohl mít: třeba devátého dělníka.
rule-fen-automa-setup-bonus-coins = Za počáteční bonus si Automa vždy bere mince.
