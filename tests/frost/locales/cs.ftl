scythe-module-frost = Mráz
page-scope-frost = Mráz

rule-scy-frost-near = Automy nechodí dál než 2 kroky od své domovské základny.
rule-scy-frost-numb = Před bojem ztratí každá strana 1 sílu.
rule-scy-frost-most = V boji není nikdo silnější než 8.
rule-scy-frost-spared = Kdo nemá sílu, není pro Automy nepřítel.
rule-scy-frost-fame = Každá hvězda přinese 1 minci.
rule-scy-frost-round = Hraje se proti směru hodinových ručiček.
rule-scy-frost-rest = Kdo má všechny dělníky na plánu, je přeskočen.
