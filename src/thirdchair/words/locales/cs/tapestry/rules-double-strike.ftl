### Pravidla varianty dvojitý úder, s vysvětlením

rule-tap-ds-why = Autoři tuto variantu doporučují pro hru se stupnicí umění: závod o dominanty je s ní zase tvrdší.
rule-tap-ds-two-sets = Stínová říše tu hraje se dvěma sadami žetonů hráče. V každém jejím tahu se pohnou obě.
rule-tap-ds-one-bot = I se dvěma sadami žetonů zůstává Stínová říše jediným botem.
rule-tap-ds-setup = Při přípravě hry vyber pro dvojitý úder volnou barvu. Na každé stupnici včetně umění začíná jeden žeton této barvy na počátečním poli.
rule-tap-ds-adv = Po každém postupu Stínové říše na stupnici následuje dvojitý úder, je-li možný.
rule-tap-ds-adv-track = Při dvojitém úderu jdi od právě použité stupnice po směru hodinových ručiček na další a posuň tam žeton dvojitého úderu o 1 pole. Pořadí je vojenství, věda, průzkum, technologie a znovu vojenství.
rule-tap-ds-adv-impossible = Pokud už žeton dvojitého úderu tuto stupnici dokončil, dvojitý úder odpadá. Third Chair za ni nehledá náhradu.
rule-tap-ds-arts = Po směru hodinových ručiček přichází stupnice umění vždy hned po stupnici, u které leží.
rule-tap-ds-arts-military = Leží-li stupnice umění u vojenství, je pořadí vojenství, umění, věda, průzkum, technologie.
rule-tap-ds-arts-science = Leží-li stupnice umění u vědy, je pořadí vojenství, věda, umění, průzkum, technologie.
rule-tap-ds-arts-exploration = Leží-li stupnice umění u průzkumu, je pořadí vojenství, věda, průzkum, umění, technologie.
rule-tap-ds-arts-technology = Leží-li stupnice umění u technologie, je pořadí vojenství, věda, průzkum, technologie, umění.
rule-tap-ds-landmarks = Dominanta získaná dvojitým úderem patří jako všechny ostatní dominanty botů do rámečku na desce Automy.
rule-tap-ds-achievement = Žetony dvojitého úderu nemohou splnit úspěch „Dokončí libovolnou stupnici pokroku“.
rule-tap-ds-neighbours-ignore = Kde pravidlo mluví o sousedech, dělej, jako by tam žetony dvojitého úderu nebyly.
rule-tap-ds-neighbours = Sousedy máš stále jen dva: Automu a Stínovou říši.
rule-tap-ds-historians = Hraješ-li s civilizací Historians: dominanta získaná dvojitým úderem její schopnost nespouští.
rule-tap-ds-chosen = Hraješ-li s civilizací The Chosen: za její schopnost týkající se úspěchů získáš 3 vítězné body, ne 1 za každého soupeře.
rule-tap-ds-passed = Zda se žetony dvojitého úderu počítají při kontrole oblíbených stupnic, pravidla neříkají. Podle Third Chair se ten, který je vpředu, počítá jako každý jiný žeton, pokud si nezvolíš jinak.
