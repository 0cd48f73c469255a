# Pages of Tapestry: corrections by hand.

page-correct-pile-lies = Hromádka leží jinak

page-correct-pile = Karty na odhazovací hromádce

## Další, opravy, konec

page-solo-correct-lead = Nastav všechno podle toho, co leží na stole. Jiné následky to nemá.
page-solo-correct-points = Body, žetony, karty
page-solo-correct-second = Tvůj druhý žeton
page-solo-correct-hexes = Pole se opravují na mapě.
page-solo-none = žádný
page-correct-vp = { $who }: body
page-correct-outposts = { $who }: žetony osídlení v zásobě
page-correct-topples = { $who }: převržené žetony osídlení soupeřů
page-correct-hand = Automa: skryté karty tapiserie vedle karty blahobytu
page-correct-mat = Automa: karty tapiserie na kartě blahobytu
page-correct-tiles = Zbývají dílky území

## Opravy a co se ještě děje

page-correct-lead = Nastavte všechno podle toho, co leží na stole. Jiné následky to nemá.
page-correct-landmark = Dominanta na poli { $space }
page-correct-rest = Oblíbená stupnice, blahobyt, úspěch
page-correct-favorite = { $who }: oblíbená stupnice
page-correct-era = { $who }: zvýšení blahobytu
page-correct-achievement = „{ $which }“, místo { $place }
