### Šílený Tesla, vysvětleno

scythe-module-mad_tesla = Mad Tesla
page-scope-mad_tesla = Vzestup Fenrise: Mad Tesla
scythe-actor-mad_tesla = Mad Tesla
rule-fen-madtesla-components = Mad Tesla je figurka z krabičky E, jeho destička je na archu 6.
rule-fen-madtesla-unit = Za Mad Teslu nikdo nehraje. Bojovat s ním může každý, jako útočník i jako obránce.
rule-fen-madtesla-end = S Mad Teslou hra končí ihned, když je zničen nebo když někdo umístí šestou hvězdu.
rule-fen-madtesla-setup-figure = Postavte figurku Tesly do Továrny.
rule-fen-madtesla-setup-discard2 = První 2 karty bojového balíčku dejte na odhazovací hromádku. Kdykoli tam později zbude méně než 2, stejným způsobem ji doplňte.
rule-fen-madtesla-setup-health = Ukazatel popularity nepoužité barvy postavte na 16 stupnice síly: to jsou jeho životy.
rule-fen-madtesla-health-not-spent = Své životy Mad Tesla v boji neutrácí.
rule-fen-madtesla-setup-last = Mad Tesla je v každém kole na tahu poslední.
rule-fen-madtesla-setup-tile = Destičku Mad Tesly položte mezi posledního a prvního hráče, natočenou jako plán. Řídí jeho pohyb.
rule-fen-madtesla-discard-order = Po každém boji, i mezi vámi, odhodí bojové karty nejdřív útočník a na ně obránce.
rule-fen-madtesla-control = Mad Tesla ovládá území, na kterém stojí, jako každá jiná jednotka.
rule-fen-madtesla-workers = Dělníci bez bojové jednotky se při příchodu Mad Tesly vrátí domů.
rule-fen-madtesla-attack-by-player = Na Mad Teslu smí zaútočit každý. Při více bojích v tahu určí pořadí útočník.
rule-fen-madtesla-attack-by-tesla = Mad Tesla útočí na každého, koho potká.
rule-fen-madtesla-move-roll = Ve svém tahu se Mad Tesla pohybuje podle modré kostky.
rule-fen-madtesla-move-direction = Destička ukazuje, kam které číslo vede.
rule-fen-madtesla-move-second = Nedojde-li po pohybu k boji, hodí a pohne se ještě jednou.
rule-fen-madtesla-move-no-third = Pak jeho tah končí; potřetí se nepohne nikdy.
rule-fen-madtesla-move-off-board = Pohyb mimo plán ho vrátí do Továrny. Domovské základny jsou mimo plán.
rule-fen-madtesla-move-off-board-combat = Kdo pak stojí v Továrně, musí s ním bojovat.
rule-fen-madtesla-move-rivers = Řeky ho nezastaví.
rule-fen-madtesla-move-lakes = Smí vstoupit na jezera.
rule-fen-madtesla-move-no-tunnels = Tunely nepoužívá.
rule-fen-madtesla-combat-unit = Pro pohyb a setkání jednotek je Mad Tesla bojová jednotka.
rule-fen-madtesla-no-tokens = Žetony na plánu pro něj nic neznamenají: setkání, pasti, vliv.
rule-fen-madtesla-combat-1 = Krok 1: kdo bojuje s Mad Teslou, získá 1 popularitu, i jako obránce.
rule-fen-madtesla-combat-2 = Krok 2: nastav kotouč síly a vyber bojové karty jako vždy.
rule-fen-madtesla-combat-base = Jeho základní síla je součet dvou bojových karet navrchu odhazovací hromádky. K ní se přičte oranžová kostka.
rule-fen-madtesla-combat-no-npc = Modifikace a schopnosti mechů, které se týkají soupeřovy síly nebo bojových karet, na něj nepůsobí.
rule-fen-madtesla-combat-self = Bojové schopnosti, které se týkají jen tebe, použít smíš.
rule-fen-madtesla-combat-no-reduce = Mad Teslu nic neoslabí.
rule-fen-madtesla-combat-3 = Krok 3: k jeho základní síle se přičte oranžová kostka.
rule-fen-madtesla-combat-4 = Krok 4: vyhrává vyšší součet, při shodě útočník.
rule-fen-madtesla-lose-normal = Kdo s ním prohraje, pokračuje jako po každém prohraném boji.
rule-fen-madtesla-lose-retreat = Po svém vítězství se Mad Tesla vrátí do Továrny; bojoval-li tam, zůstane.
rule-fen-madtesla-lose-retreat-combat = V Továrně může narazit na další, s kým bojovat.
rule-fen-madtesla-win-retreat = Krok a po vítězství nad ním: Mad Tesla ustoupí do Továrny.
rule-fen-madtesla-win-order = Koho tam potká, ten bojuje, až budou kroky a až d hotové.
rule-fen-madtesla-win-popularity = Krok b: další 1 popularita za vítězství.
rule-fen-madtesla-win-star = Krok c: hvězda za vítězství, můžeš-li ji umístit.
rule-fen-madtesla-win-damage = Krok d: jeho životy klesnou o rozdíl obou součtů.
rule-fen-madtesla-win-damage-tie = Při shodě, kterou vyhraješ, klesnou jeho životy o 1.
rule-fen-madtesla-destroyed = Při 0 životech je Mad Tesla zničen a opouští plán.
rule-fen-madtesla-destroyed-coins = Kdo Mad Teslu zničí, dostane 10 $.
rule-fen-madtesla-destroyed-finish-turn = Kdo Mad Teslu zničil, dokončí tah, pak hra končí.
rule-fen-madtesla-destroyed-his-turn = Mad Tesla byl zničen ve svém vlastním tahu: hra končí ihned.
rule-fen-madtesla-win-on-factory = Poražen v Továrně ustoupí na sousední území, kde nikdo nestojí; vybírá vítěz.
rule-fen-madtesla-win-on-factory-full = Stojí-li někdo všude, rozhodne modrá kostka a destička a může dojít k boji.
rule-fen-madtesla-automa-discard = Automa odhazuje bojové karty v náhodném pořadí.
rule-fen-madtesla-automa-enemy = Pro všechny své pohyby bere Automa Mad Teslu jako nepřátelskou bojovou jednotku.
rule-fen-madtesla-automa-popularity = Stejně jako vy získá Automa 1 popularitu za boj s Mad Teslou a 1 za vítězství.
rule-fen-madtesla-automa-popularity-start = Popularita Automy začíná na 10.
rule-fen-madtesla-automa-popularity-only = Jinak se popularita Automy nikdy nemění.
rule-fen-madtesla-automa-reroll = Stojí-li tam jednotka Automy, hodí se modrou kostkou ještě jednou a to platí.
rule-fen-madtesla-automa-factory-win = Porazí-li ho Automa v Továrně a je volných více sousedních území, vybere jedno kostka a destička. Je-li volné jediné, je to ono.
rule-fen-madtesla-automa-factory-win-reroll = Hází se, dokud nevyjde území, kde nikdo nestojí.
rule-fen-madtesla-automa-score = Popularita Automy se mohla změnit a s ní i jeho mince na konci.

event-discarded = { $seat }: odhoď bojové karty v tomto pořadí: { $cards }.
question-tesla_goes = Kam jde Mad Tesla podle vaší destičky?
question-tesla_meets = Stojí někdo tam, kam Mad Tesla přichází?
question-tesla_retreat = { $seat }: kam jde Mad Tesla?
question-tesla_free = Nikdo tam nestojí?
question-discard_top = Vrchní bojová karta na odhazovací hromádce: její hodnota?
question-discard_under = A karta pod ní?
question-tesla_face_1 = Vaše destička Mad Tesly: kam ukazuje 1?
question-tesla_face_2 = Vaše destička Mad Tesly: kam ukazuje 2?
question-tesla_face_3 = Vaše destička Mad Tesly: kam ukazuje 3?
question-tesla_face_4 = Vaše destička Mad Tesly: kam ukazuje 4?
question-tesla_face_5 = Vaše destička Mad Tesly: kam ukazuje 5?
question-tesla_face_6 = Vaše destička Mad Tesly: kam ukazuje 6?
option-tesla_free-yes = Nikdo
option-tesla_free-no = Někdo
option-tesla_free-none = Někdo stojí všude
scythe-arrow-n = ↑ nahoru
scythe-arrow-s = ↓ dolů
scythe-arrow-ne = ↗ vpravo nahoru
scythe-arrow-e = → vpravo
scythe-arrow-se = ↘ vpravo dolů
scythe-arrow-sw = ↙ vlevo dolů
scythe-arrow-w = ← vlevo
scythe-arrow-nw = ↖ vlevo nahoru
scythe-part-arrow =
    { $mode ->
        [horde] destička Hordy, šipka čísla { $face }
       *[other] destička Mad Tesly, šipka čísla { $face }
    }
scythe-arrow-open = zatím neznámá
scythe-arrow-shown = pokaždé se podívat na destičku
scythe-arrow-off = mimo plán
scythe-arrow-none = všude někdo stojí
error-doubted-arrow = Každé číslo na destičce ukazuje na jinou stranu a o jiném čísle jste řekli, že ukazuje právě tam. Zvolte jinou stranu, nebo řekněte, že to přesto platí: na to druhé číslo se pak zeptáme znovu.
page-doubted-arrow = Tam už ukazuje jiné číslo. Přesto to platí a na ono se zeptáme znovu:
scythe-met-tesla-combat = { $name }, s bojovými jednotkami
scythe-met-tesla-workers = { $name }, jen dělníci
question-die =
    { $die ->
        [blue] Hoď modrou kostkou: co na ní padlo?
        [orange] Hoď oranžovou kostkou: co na ní padlo?
       *[other] Hoď kostkou: co na ní padlo?
    }
deck-discard = odhazovací hromádka
page-scoring-mad_tesla = Mad Tesla zničen
ruling-scythe-a60 = Kolikrát se platí za zničení Mad Tesly?
ruling-scythe-a60-why = Kniha uvádí 10 $ při jeho konci a znovu v seznamu hodnocení. Čteme to jako připomínku.
ruling-scythe-a60-value-once = jednou, když padne
ruling-scythe-a60-value-twice = v hodnocení ještě jednou
ruling-scythe-a65 = Kdy získá Automa proti Mad Teslovi popularitu?
ruling-scythe-a65-why = Kniha říká: jako vy, když na něj zaútočí nebo ho porazí; o tom, že je napaden, neříká nic.
ruling-scythe-a65-value-always = v každém boji a za vítězství
ruling-scythe-a65-value-attacks = jen když útočí, a za vítězství
ruling-scythe-a78 = Více bojů v jednom tahu, jeden z nich s Mad Teslou: který je první?
ruling-scythe-a78-why = Německá kniha nechává pořadí na útočníkovi; pozdější anglická bojuje nejdřív v Továrně.
ruling-scythe-a78-value-attacker = jak chce útočník
ruling-scythe-a78-value-factory = ten v Továrně
page-box-arrows = Destička Mad Tesla: kam které číslo ukazuje
