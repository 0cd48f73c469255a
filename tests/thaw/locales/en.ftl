scythe-module-thaw = The Thaw
page-scope-thaw = The Thaw
scythe-faction-thule = Thule
page-scoring-thaw = Shores

rule-scy-thaw-setup = Cover the lake beside the Factory with a scrap of brown paper: it has run dry.
rule-scy-thaw-ice = Automas do not move onto a lake.
rule-scy-thaw-shore = In a combat beside a lake the defender adds 2.
rule-scy-thaw-fish = A character that ends its move beside a lake gains 1 coin.
rule-scy-thaw-calm = Nobody places a star for power.
rule-scy-thaw-swept = Workers of an Automa that are driven from beside a lake go to its mat.
rule-scy-thaw-flood = The game ends after the tenth turn of the Automas.
rule-scy-thaw-shoreline = At the end each controlled territory beside a lake is worth 1 coin.
