### Rules of the solo game, explained: benefits, bonuses and landmarks of the bots

rule-tap-automa-benefit-table = Automa má vlastní tabulku přínosů. Když postoupí na nové pole, platí pro něj jen symboly, které v ní jsou.
rule-tap-automa-benefit-ignore = Co je na poli, ale chybí v tabulce přínosů Automy, ať symbol, nebo text, na něj nemá žádný účinek.
rule-tap-automa-benefit-other-source = I když Automa přijde k přínosu jinak než postupem, získá ho jen tehdy, je-li jeho symbol v tabulce přínosů Automy.
rule-tap-automa-benefit-once = Je-li na poli stejný přínos víckrát, získá ho Automa jen jednou.
rule-tap-shadow-benefit-none = Přínosy nejsou pro Stínovou říši; nikdy žádný nezíská.
rule-tap-bots-bonus-none = Bonusy jsou jen pro tebe; žádný z botů je nikdy nezíská.
rule-tap-automa-benefit-die = Kostka vědy: hodí se a Automa postoupí o 1 pole na stupnici, která padla. Přínos nového pole získá, pokud ho jeho tabulka připouští.
rule-tap-automa-benefit-die-x = Přeškrtnutá kostka vědy: hodí se a Automa postoupí o 1 pole na stupnici, která padla, ale bez přínosu nového pole. Dominantu si přesto vezme.
rule-tap-automa-benefit-die-end = Padne-li na kostce vědy stupnice, kterou už Automa dokončil, nestane se nic. Znovu se nehází.
rule-tap-automa-benefit-tech = Symbol karty technologie: Automa si žádnou kartu nebere. Místo toho odlož všechny 3 vyložené karty technologií na odhazovací hromádku.
rule-tap-automa-benefit-tech-refill = Po odhození karet technologií hned vylož 3 nové.
rule-tap-automa-benefit-conquer = Symbol dobývání: Automa dobývá podle vlastních pravidel, a to některé tvé území, pokud smí, jinak neutrální.
rule-tap-automa-benefit-conquer-any = Dobývání kdekoli: Automa dobývá podle svých obvyklých pravidel, území však nemusí sousedit s žádným jeho územím.
rule-tap-automa-benefit-explore = Symbol průzkumu: Automa podle vlastních pravidel prozkoumá pole, které prozkoumat smí.
rule-tap-automa-benefit-explore-any = Průzkum kdekoli: Automa zkoumá podle svých obvyklých pravidel, pole však nemusí sousedit s žádným jeho územím.
rule-tap-automa-benefit-choice = Kde si hráč vybírá mezi stupnicemi, vybírá za Automu kostka vědy: házej, dokud nepadne některá z nabízených stupnic, a na ní Automa postoupí nebo se vrátí.
rule-tap-automa-benefit-choice-adv = Automa postoupí o 1 pole na stupnici, která padla, a získá tamní přínos, pokud ho jeho tabulka připouští. Jestliže ji už dokončil, nestane se nic, ledaže máš nastavený nový hod.
rule-tap-automa-benefit-choice-regress =
    Automa se na stupnici, která padla (vojenství nebo technologie), vrátí o 1 pole. Zda získá tamní přínos, kniha pravidel neříká;
    u nás ano, pokud ho jeho tabulka připouští a nezvolíš si jinak.
rule-tap-automa-benefit-tapestry = Symbol karty tapiserie: vedle karty blahobytu Automy polož jednu kartu tapiserie lícem dolů.
rule-tap-automa-benefit-note = Proč právě tyto symboly? Podle autorů jsou to ty, kterými se hráči navzájem ovlivňují.
rule-tap-automa-benefit-spaces-exploration = Na stupnici průzkumu Automa zkoumá na polích 2, 3, 4 a 7, na poli 9 kdekoli. Ostatní pole pro něj žádný přínos nemají.
rule-tap-automa-benefit-spaces-science =
    Stupnice vědy: 1, 3 a 12 hod kostkou bez přínosu; 5 a 6 s přínosem; 2 a 4 karta tapiserie.
    Podle hodu: 9 a 11 postup ve vojenství, průzkumu nebo technologii, 10 návrat ve vojenství nebo technologii.
rule-tap-automa-benefit-spaces-military = Na stupnici vojenství Automa dobývá na polích 1, 3, 5, 6, 7 a 12, na poli 8 kdekoli. Pole 2 a 6 mu přinesou kartu tapiserie, ostatní žádný přínos.
rule-tap-automa-benefit-spaces-technology = Na stupnici technologie pole 1, 3, 4 a 7 vymění vyložené karty technologií a pole 2 přinese Automovi kartu tapiserie. Ostatní pro něj přínos nemají.
rule-tap-automa-benefit-order = Pořadí kniha pravidel neuvádí. U nás si Automa vezme nejprve dominantu, pak přínosy pole tak, jak jsou vytištěny; u „buď, anebo“ platí to, co je v jeho tabulce.
rule-tap-bots-landmark-box = Ať dominantu získá kterýkoli bot, postav ji do pole pro dominanty na kartě blahobytu Automy.
rule-tap-bots-landmark-owner = Každá dominanta v tomto poli patří Automovi, i když ji získala Stínová říše.
rule-tap-bots-landmark-historians-shadow = Hraješ-li s civilizací Historians: dominanta, kterou vezme Stínová říše, se nepočítá jako získaná Automou. Má-li tvůj žeton této civilizace jen Automa, nic se nespustí.
rule-tap-bots-landmark-historians-automa = Hraješ-li s civilizací Historians: dominanta, kterou vezme Automa, se nepočítá jako získaná Stínovou říší. Má-li tvůj žeton této civilizace jen Stínová říše, nic se nespustí.

rule-tap-bots-landmark-ageofwonders = Pro kartu tapiserie Age of Wonders se i dominanty získané Stínovou říší počítají jako majetek Automy.
rule-tap-bots-landmark-when = Stejně jako v základní hře bere dominantu ten, čí žeton vstoupí na její pole první. Platí to i tehdy, když bot postupuje bez přínosu (přeškrtnutá kostka).
