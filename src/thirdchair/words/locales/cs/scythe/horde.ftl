# Horda: co se děje, na co se ptáme a co odmítneme.

scythe-actor-horde = Horda
scythe-actor-horde_character = Hrdina Hordy
scythe-actor-horde_mech_1 = Mech Hordy A
scythe-actor-horde_mech_2 = Mech Hordy B
scythe-actor-horde_mech_3 = Mech Hordy C
scythe-actor-horde_mech_4 = Mech Hordy D
scythe-actor-horde_tesla = Figurka Tesly u Hordy
scythe-triumph-territories = 7 území
scythe-triumph-coins = 20 mincí
scythe-triumph-structure_bonus = bonus staveb
scythe-triumph-five_stars = 5 hvězd
event-horde_faction = Horda dostává figurky frakce { $faction }.
event-horde_stands = Postavte Hordu kolem Továrny: { $points }. Pokud je rozmístíte jinak, opravte, kde stojí.
scythe-module-horde = Destička Hordy
scythe-horde-figure = { $name }: { $part }
event-tile_replaced = Druhá destička ({ $triumph }): odložte ji a vytáhněte jinou.
event-horde_clock = Časomíra Hordy (popularita): { $from } → { $to }.
event-horde_waits =
    { $n ->
        [0] Horda se ještě nepohybuje, příští tah už ano.
        [one] Horda se ještě nepohybuje, ani v příštím tahu.
        [few] Horda se ještě nepohybuje, ani v příštích { $n } tazích.
       *[other] Horda se ještě nepohybuje, ani v příštích { $n } tazích.
    }
event-horde_stays = { $actor } zůstává: { $at }.
event-horde_carries = { $actor }: vezměte s sebou všechny suroviny, které tam leží → { $to }.
event-horde_takes = Suroviny, které ležely u figurky, jdou s ní.
event-horde_strength = Horda: síla { $from } → { $to }.
event-horde_star = Položte hvězdu na destičku Hordy ({ $count } z 6).
event-horde_over =
    { $won ->
        [yes] Společně jste vyhráli!
       *[no] Vyhrála Horda.
    }
event-result-together =
    { $won ->
        [yes] Výsledek: společná výhra.
       *[no] Výsledek: společná prohra.
    }
event-horde_given_up = Vzdali jste to: Horda vyhrála.
command-surrender = Vzdát hru
page-horde-give-up = Vzdát hru
page-horde-give-up-what = Chcete hru vzdát? Skončí pak prohrou. Krok zpět vede znovu do ní.
page-horde-play-on = Hrát dál
question-horde_face_1 = Vaše destička Hordy: kam ukazuje 1?
question-horde_face_2 = Vaše destička Hordy: kam ukazuje 2?
question-horde_face_3 = Vaše destička Hordy: kam ukazuje 3?
question-horde_face_4 = Vaše destička Hordy: kam ukazuje 4?
question-horde_face_5 = Vaše destička Hordy: kam ukazuje 5?
question-horde_face_6 = Vaše destička Hordy: kam ukazuje 6?
question-horde_dial = Bráníte se společně: kdo nastaví kotouč a utratí sílu?
question-horde_star = Vyhráli jste: kdo umístí hvězdu?
question-horde_returns = Na Továrnu teď může jen jedna z nich. Která?
question-horde_combat = Horda útočí na více místech. Který boj je další?
question-horde_faction = Která frakce, za kterou nikdo nehraje, dá Hordě figurky?
error-horde-without-module = S Hordou se nehraje { $module }. Vynechte tento modul.
error-horde-alone-without-allies = Sám nemáš s kým uzavřít alianci. Aliance vynech.
error-horde-without-automa = Proti Hordě hrají jen lidé, žádný Automa. Na každé místo dejte člověka.
error-horde-needs-board = Proti Hordě se plán vede, nebo se na něj ptáme: true nebo "ask".
error-horde-faction-used = { $faction } už někdo hraje. Horda potřebuje frakci, za kterou nikdo nehraje.
error-horde-no-faction = Na Hordu nezbyla frakce: musí být o jednu víc než hráčů.
error-horde-five-stars = Tato destička je pro toho, kdo už umístil { $n } hvězd.
error-horde-structures = Pro tuto destičku musí stát všechny { $most } stavby; zatím { $n }.
error-horde-territories = Pro tuto destičku potřebujete { $most } území; zatím { $n }.
error-horde-stands-there = Tam už jedna figurka Hordy stojí: { $at }. Nikdy dvě na jednom území.
error-horde-cards = To jsou hodnoty karet vedle destičky Hordy: seznam 1 až { $most } čísel.
error-horde-one-objective = Kdo hraje sám, má nejvýš jednu destičku za cíl: místo druhé vezmi jinou.
scythe-part-horde-popularity = časomíra Hordy (popularita)
scythe-part-horde-stars = Horda: hvězdy
scythe-part-horde-cards = Horda: bojové karty
scythe-part-horde-strength = Horda: síla
scythe-part-horde = Horda
ruling-scythe-a69 = Figurka Hordy by opustila plán: co pak?
ruling-scythe-a69-why = Kniha o tom mlčí. Mad Teslu vrací do Továrny, o Hordě nic takového neuvádí.
ruling-scythe-a69-value-stays = zůstane stát
ruling-scythe-a69-value-factory = jde do Továrny, nestojí-li tam jiná
ruling-scythe-a84 = Čí území se počítají pro destičku za sedm území?
ruling-scythe-a84-why = Při ovládání jste jedna frakce; „sám“ je uvedeno jen u cílů a 16 surovin.
ruling-scythe-a84-value-jointly = všech dohromady
ruling-scythe-a84-value-alone = jednoho hráče
ruling-scythe-a85 = Ovládá figurka Hordy území, na kterém stojí?
ruling-scythe-a85-why = Kniha to říká o Mad Teslovi, o Hordě nic. Jednotka nepřítele by ovládala.
ruling-scythe-a85-value-takes = ano: samotní dělníci tam nesmějí a mlýn stojí
ruling-scythe-a85-value-leaves = ne
ruling-scythe-a98 = Sasko proti Hordě: které jeho hvězdy potřebují volnou destičku?
ruling-scythe-a98-why = Za vítězství dává příručka hvězdu na destičku, „je-li k dispozici“; u cílů o tom nic neříká a Sasko jich smí umístit libovolně mnoho.
ruling-scythe-a98-value-victories = ty za vyhrané boje
ruling-scythe-a98-value-both = ty za vyhrané boje i za cíle
ruling-scythe-a98-value-neither = žádné
ruling-scythe-a100 = Na Továrnu by mohlo jít více figurek: která půjde?
ruling-scythe-a100-why = Pořadí tahů určujete vy, takže to řeknete. Stůl podle starších pravidel může pokračovat tak, jak začal.
ruling-scythe-a100-value-asked = řeknete to
ruling-scythe-a100-value-first = ta, která je jmenována první, jak tento stůl začal
ruling-scythe-a101 = Těžší hra: kteří dělníci vracející se domů posouvají hodiny?
ruling-scythe-a101-why = Příručka počítá dělníky, které vyžene jednotka Hordy. Kdo se vrací po vlastním prohraném útoku, vyhnán nebyl.
ruling-scythe-a101-value-driven = jen ti, které vyhnala Horda
ruling-scythe-a101-value-all = i ti, kdo se vracejí po vlastním prohraném útoku
error-horde-no-scoring = Proti Hordě se nic nepočítá: hra skončí sama, až je vyhraná nebo prohraná.
page-mode-scythe-horde = Scythe: společně proti Hordě
page-mode-short-horde = Horda
page-horde-met-where = Kam { $name } přichází k Hordě? Klepni na plán.
page-horde-new-lead = Kdo hraje, v pořadí tahů? Aplikace hraje Hordu: její časomíru, pohyby i boje.
page-horde-name =
    { $people ->
        [0] Společně
       *[other] { $part } společně
    }
page-horde-faction = Figurky Hordy
page-horde-way-asked = S dotazy: po tahu Hordy se aplikace zeptá, kdo stojí tam, kam přišla
page-horde-way-asked-what = Táhnete na stole a na nic neklepete. Po tahu Hordy se jedna stránka zeptá, kdo stojí tam, kam přišla.
page-horde-way-tracked = Vedeno: každý tah zadáte klepnutím na plán
page-horde-way-tracked-what = Své pohyby zadáváte klepnutím na plán. Aplikace ví, kde kdo stojí, a před bojem se na nic neptá.
page-horde-easier = Snazší: s čím hrajete
page-horde-drawn = Frakce, které se losují také
page-horde-others = Lze také
page-horde-harder = Jak je to těžké
page-horde-harder-no = Jak je uvedeno
page-horde-harder-yes = Těžší: každý zahnaný dělník posune časomíru
page-horde-airships = Vzducholodě z Titánů nebes
page-horde-airships-no = Bez vzducholodí
page-horde-airships-yes = Se vzducholoděmi; ne pro první partie
page-horde-more-places = Místa 3 až 7: další hráči
page-horde-cards-of = Kostky, karty a frakce
page-horde-chance = Kdo hází a tahá?
page-horde-chance-app = Aplikace
page-horde-chance-table = Vy, svými kostkami a destičkami
page-horde-combat = Bojové karty Hordy
page-horde-combat-app = Jejich hodnoty tahá aplikace
page-horde-combat-ask = Otáčíte je na stole
page-horde-printing = Frakce a desky hráčů losem
page-horde-printing-invaders = S rozšířením Invaze z dálek
page-horde-printing-base = Základní hra
page-horde-kind-human = Hraje
page-horde-kind-none = Nikdo
page-horde-first-card = Položte bojovou kartu této hodnoty vedle destičky Hordy a nastavte její ukazatel síly.
page-horde-clock-name = Časomíra
page-horde-strength-name = Síla
page-horde-stars-name = Její hvězdy
page-horde-figures-name = Figurky
page-horde-clock = časomíra (popularita): { $count }
page-horde-stars = hvězdy Hordy: { $count }
page-horde-bare =
    { $count ->
        [0] hvězda na každé destičce
        [one] 1 destička bez hvězdy
        [few] { $count } destičky bez hvězdy
       *[other] { $count } destiček bez hvězdy
    }
page-horde-tiles =
    { $count ->
        [0] Destičky úspěchů: na každé hvězda
        [one] Destičky úspěchů: 1 ještě potřebuje hvězdu
        [few] Destičky úspěchů: { $count } ještě potřebují hvězdu
       *[other] Destičky úspěchů: { $count } ještě potřebuje hvězdu
    }
page-horde-turns =
    { $count ->
        [one] 1 tah Hordy
        [few] { $count } tahy Hordy
       *[other] { $count } tahů Hordy
    }
page-horde-back = Figurky, hvězdy a ukazatele Hordy zpět k desce frakce { $faction }; figurka Tesly a destička Hordy tam, odkud jsou:
page-horde-moving = pohybuje se
page-horde-moves =
    { $count ->
        [one] pohne se po 1 dalším tahu
        [few] pohne se po { $count } dalších tazích
       *[other] pohne se po { $count } dalších tazích
    }
page-horde-last-turn = Poslední kolo: Příštím tahem Hordy prohráváte.
page-horde-last-star = Ještě jeden prohraný boj a Horda vyhrála.
page-horde-arrows = Šipky u čísel na destičce Hordy, když plán leží jako tady:
page-horde-asked-lead =
    { $count ->
        [one] Přesuňte tuto figurku. Stojí to tam tak? Klepněte na to, co je jinak.
        [few] Přesuňte tyto { $count } figurky. Stojí to tam tak? Klepněte na to, co je jinak.
       *[other] Přesuňte těchto { $count } figurek. Stojí to tam tak? Klepněte na to, co je jinak.
    }
page-hand-horde_stays = zůstává: { $part }
page-horde-short-names = SZ2 znamená: 2 kroky severozápadně od Továrny.
page-horde-combat-at = { $part }: { $name } proti: { $seats }
page-horde-has = síla { $power } a kostka
page-hand-actor_left = z plánu pryč ({ $part })
page-box-horde-arrows = Destička Hordy: kam které číslo ukazuje
