## Názvy

page-mode-tapestry-winter = Tapestry: Dlouhá zima
page-mode-short-winter = Zima
page-scenario-lead-winter = Náš vlastní scénář. Smí v něm být každé rozšíření.
page-scope-winter-1 = Dlouhá zima
scenario-winter-1 = Dlouhá zima

## U stolu

step-winter-snow = K poli { $space } každé ze stupnic, kterých je { $n }, polož volnou kostku: tam začíná sníh.
page-fact-winter-outposts = Žetony osídlení na mapě: { $you } tvých, { $automa } Automy
page-fact-winter-even = V příštím tahu Automa nedobývá
part-scenario-snow = pole, kde začíná sníh
back-winter_snow = Kostky, které značily sníh (celkem { $n })

## Pravidla

rule-tap-winter-s1-setup = Před hrou označí volná kostka u pole 8 každé stupnice sníh.
rule-tap-winter-s1-tracks = Dokud není jeho místo ve třetí éře, nejde žádný žeton za pole 8 stupnice. Boti začínají své éry společně.
rule-tap-winter-s1-even = V každém druhém tahu botů Automa zkoumá všude, kde by dobývala.
rule-tap-winter-s1-outposts = Na konci hry získá 10 bodů ten z vás dvou, tebe a Automy, kdo má na mapě nejvíc žetonů osídlení. Při shodě nikdo.
