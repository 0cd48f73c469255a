# Sólová hra s rozšířeními, stupnicí umění a dvojitým úderem: její stránky.

page-track-piece = na poli { $space } stojí žeton osídlení

# Kde co leží
page-lie-pool = V jeho nabídce: { $item } × { $count }
page-lie-arts = Stupnice umění leží vedle stupnice { $track }
page-lie-marker = { $civ }: žeton osídlení na stupnici { $track }, pole { $space }

# Nová hra
page-solo-expansions = Rozšíření
page-solo-with = S ním
page-solo-without = Bez něj
page-solo-brings-PP = Karty dominant, čtyři civilizace pro Automu, reakční karty
page-solo-brings-AA = Stupnice umění, mistrovská díla, karty dominant
page-solo-brings-FF = Další reakční karty a civilizace
page-solo-arts = Kde leží stupnice umění?
page-solo-arts-hint = Pátá stupnice s vlastní kostkou vědy. Polož ji vedle jedné ze čtyř ostatních, nebo ji nech v krabici.
page-solo-arts-none = bez stupnice umění
page-solo-arts-beside = Umění vedle stupnice { $track }
page-solo-double = Dvojitý úder
page-solo-double-hint = Druhá sada žetonů Stínové říše: závodí s tebou o dominanty.
page-solo-civ-hand = Jiná karta, hraná ručně
page-solo-hand = Tažená karta
page-solo-hand-hint = Její text Third Chair nemá. Při zvýšení blahobytu si ji přečteš, provedeš a řekneš, co se změnilo. Zapiš ji do „Moje krabice“ a bude se hrát sama.
page-solo-hand-name = Název na kartě
page-solo-hand-favorite = Stupnice vedle srdce
page-solo-color-strike = Dvojitý úder (volná barva)
error-civ-needs-name = Tažená karta ještě nemá název. Napiš ten, který je na ní vytištěný.
error-civ-needs-expansion = Karta hraná ručně je z rozšíření { expansion-AA } nebo { expansion-FF }. Přidej rozšíření, nebo zvol jinou civilizaci.

# Stůl
page-beside-cards = Dominanty z karet
page-beside-ready = připravena pro tebe
page-beside-pool = Nabídka civilizace { civ-hucksters }: když něco takového získáš, můžeš si to vzít odtud.
page-beside-take = Vzít: { $item } (k mání: { $count })
page-ask-doings = Přečti kartu { $civ }. Co udělá dál?
page-ask-hexes = Klepni na území na mapě.
page-ask-hex = Na toto území
page-why-lead = tvůj náskok: { $count }
page-why-clockwise = { $count }. po směru hodinových ručiček
page-trap-none-of = Nepůsobí žádná karta (zbývá: { $count })

page-do-landmark_removed = Dominantu { $landmark } odebrat z rámečku na kartě Automy a vyřadit ze hry
page-do-pool = 1× { $item } lícem nahoru do nabídky Automy (teď { $cards })
page-do-marker = Žeton osídlení volné barvy na stupnici { $track }, pole { $space }
