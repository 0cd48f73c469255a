### Pravidla scénáře Atlantis 2, s vysvětlením

rule-tap-atlantis-s2-setup-before = Než začneš s běžnou přípravou, vyřiď, co scénář vyřazuje, a dále past, žetony osídlení a dílky území.
rule-tap-atlantis-s2-remove-tapestry-astronomy = Pro tento scénář vyřaď z balíčku kartu tapiserie, německy „Astronomie“. Její vytištěný název v jiném jazyce nemáme potvrzený; můžeš ho zapsat v části „Moje krabice“.
rule-tap-atlantis-s2-remove-tapestry-exploitation = Pro tento scénář vyřaď z balíčku kartu tapiserie Exploitation.
rule-tap-atlantis-s2-remove-tapestry-broker-of-peace = Pro tento scénář vyřaď z balíčku kartu tapiserie Broker of Peace.
rule-tap-atlantis-s2-remove-tapestry-pirate-rule = Pro tento scénář vyřaď z balíčku kartu tapiserie Pirate Rule.
rule-tap-atlantis-s2-remove-tapestry-cartography = Pro tento scénář vyřaď z balíčku kartu tapiserie Cartography.
rule-tap-atlantis-s2-remove-tapestry-militarism = Pro tento scénář vyřaď z balíčku kartu tapiserie Militarism.
rule-tap-atlantis-s2-remove-tapestry-pillage-and-plunder = Pro tento scénář vyřaď z balíčku kartu tapiserie Pillage and Plunder. Je to jediná karta.
rule-tap-atlantis-s2-remove-trap = Z balíčku karet tapiserie vyřaď i jednu obyčejnou past. Podle Third Chair je jich v něm nejprve všech 7, protože hraješ s Plans & Ploys.
rule-tap-atlantis-s2-setup-trap = Začínáš s pastí v ruce: vyhledej si ji mezi kartami tapiserie.
rule-tap-atlantis-s2-setup-outposts = Ty i Automa dostanete druhou sadu žetonů osídlení, každý v jedné z nepoužitých barev.
rule-tap-atlantis-s2-setup-outposts-same = Mezi první a druhou sadou není žádný rozdíl. Oba tedy máte k dispozici víc žetonů osídlení než jindy.
rule-tap-atlantis-s2-setup-tiles = Každé dosud prázdné pole mapy dostane náhodný dílek území.
rule-tap-atlantis-s2-setup-tiles-orientation = Jak tyto dílky natočíš, je jedno.
rule-tap-atlantis-s2-setup-civ-you = Civilizaci si netáhneš: v tomto scénáři máš Leaders.
rule-tap-atlantis-s2-setup-civ-automa = Civilizací Automy jsou v tomto scénáři Equalizers.
rule-tap-atlantis-s2-setup-fav = Automa má na začátku oblíbenou stupnici vojenství; nehází se o ni.
rule-tap-atlantis-s2-income1-notapestry = Při svém 1. zvýšení blahobytu nedostaneš žádnou kartu tapiserie.
rule-tap-atlantis-s2-fav-limit = Oblíbenou stupnicí Automy může být jen vojenství nebo průzkum. Když jednu z nich dokončí, dostane podle Third Chair tu druhou.
rule-tap-atlantis-s2-fav-limit-end = Jakmile Automa obě tyto stupnice dokončí, může být jeho oblíbenou zase kterákoli.
rule-tap-atlantis-s2-fav-shadow = Stínová říše takto omezená není: její oblíbenou může být kterákoli stupnice.
rule-tap-atlantis-s2-explore = Zkoumat tu není co: dovoluje-li ti něco průzkum, dobýváš.
rule-tap-atlantis-s2-explore-automa = Stejně to dělá Automa: kde by zkoumal, dobývá.
rule-tap-atlantis-s2-explore-anywhere = Z průzkumu kdekoli se pro tebe i pro Automu stává dobývání kdekoli.
rule-tap-atlantis-s2-shadow-exhausted = Když Stínové říši dojdou žetony osídlení, symbol převrženého žetonu na kartách přednosti už neplatí.
rule-tap-atlantis-s2-goal = Tvůj cíl: na konci hry ovládáš víc území než Automa.
