scythe-module-thaw = Tání
page-scope-thaw = Tání
scythe-faction-thule = Thule
page-scoring-thaw = Břehy

rule-scy-thaw-setup = Jezero vedle továrny zakryjte kouskem hnědého papíru: vyschlo.
rule-scy-thaw-ice = Automy nevstupují na jezera.
rule-scy-thaw-shore = V boji vedle jezera si obránce přičte 2.
rule-scy-thaw-fish = Postava, která skončí pohyb vedle jezera, získá 1 minci.
rule-scy-thaw-calm = Za sílu nikdo hvězdu neumisťuje.
rule-scy-thaw-swept = Dělníci Automy vyhnaní z území vedle jezera jdou na její desku.
rule-scy-thaw-flood = Hra končí po desátém tahu Autom.
rule-scy-thaw-shoreline = Na konci má každé ovládané území vedle jezera cenu 1 mince.
