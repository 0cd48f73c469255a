### Obecná pravidla Automy, s vysvětlením

rule-fen-automa-stars-way-a = Jedna cesta ke hvězdě: Automa během hry splní podmínku stupnice úspěchů jako člověk.
rule-fen-automa-stars-way-b = Druhá cesta ke hvězdě: jeho ukazatel dosáhne pole s hvězdou na kartě postupu.
rule-fen-automa-difficulty-change = Mezi dvěma hrami lze obtížnost Automy změnit.
rule-fen-automa-difficulty-auto = Je-li to žádoucí, obtížnost se při přípravě další hry přizpůsobí sama.
rule-fen-automa-difficulty-auto-diff = Rozhoduje počet her vyhraných člověkem, od něhož se odečtou hry vyhrané Automou.
rule-fen-automa-difficulty-auto-move = O tolik polí dál ukazatel začíná, navíc ke všem ostatním posunům při přípravě.
rule-fen-automa-difficulty-auto-negative = Je-li součet záporný, ukazatel čeká před prvním polem a potřebuje tolik kroků, aby na ně vstoupil; počítají to kostky vylepšení.
