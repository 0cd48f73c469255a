# Pages of Scythe: for the others at the table, what the signs mean, and meeting an Automa with cards only.

page-others = Co musí vědět ostatní
page-others-lead = Hrajete podle běžných pravidel. V tomhle se Automa liší od člověka u stolu.
page-others-nature = Co je zač
page-others-turn = Jeho tah
page-others-moves = Kam chodí
page-others-attacks = Kdy útočí
page-others-combat = Boj s ním
page-others-gains = Co z něj máte
page-others-end = Hvězdy a konec

page-meaning = Co ten řádek znamená
page-meaning-lead = Zkoušejte položky v tomto pořadí. Platí první, která jde provést; pravidlo po pravidle zbude nakonec cíl.

## Jen karty: člověk potkává Automu

page-met = Boj
page-met-where = Kam { $name } přichází k Automovi? Klepni na plán.
page-met-who = { $place_name }: kdo přichází ({ $name })?
