"""Which class holds the rules of which scenario."""

from thirdchair.tapestry.scenarios.focus import Focus
from thirdchair.tapestry.scenarios.kaiju_capital import KaijuCapital
from thirdchair.tapestry.scenarios.kaiju_map import KaijuMap
from thirdchair.tapestry.scenarios.premonition import Premonition
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.the_fall import TheFall
from thirdchair.tapestry.scenarios.utopia import Utopia
from thirdchair.tapestry.scenarios.world_war import WorldWar
from thirdchair.tapestry.solo import SCENARIOS

RULES: dict[str, type[Scenario]] = {
    scenario.mode: scenario
    for scenario in (Focus, WorldWar, Utopia, TheFall, Premonition, KaijuCapital, KaijuMap)
}

SCENARIOS.update(RULES)
