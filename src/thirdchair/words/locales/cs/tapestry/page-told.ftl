# Pages of Tapestry: what the bots did, for the hand.

## Tah botů v jedné větě

page-sum-bot = { $who }: { $part }
page-sum-track = { $track } { $space }
page-sum-landmark = dominanta
page-sum-hex =
    { $what ->
        [explored] průzkum pole { $hex }
       *[conquered] dobyto pole { $hex }
    }
page-sum-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }

page-do-landmark_removed = Dominantu { $landmark } odebrat z rámečku na kartě Automy a vyřadit ze hry
page-do-pool = 1× { $item } lícem nahoru do nabídky Automy (teď { $cards })
page-do-marker = Žeton osídlení volné barvy na stupnici { $track }, pole { $space }

## Co boti udělali, pro ruku

page-dye =
    { $color ->
        [red] červený
        [yellow] žlutý
        [green] zelený
        [blue] modrý
       *[gray] šedý
    }
page-dyes =
    { $color ->
        [red] červené
        [yellow] žluté
        [green] zelené
        [blue] modré
       *[gray] šedé
    }
page-dye-token =
    { $color ->
        [red] Červený žeton
        [yellow] Žlutý žeton
        [green] Zelený žeton
        [blue] Modrý žeton
       *[gray] Šedý žeton
    }
page-do-moved =
    { $tokens ->
        [2] { $back ->
            [yes] Oba { page-dyes } žetony zpět, { $track } { $from } → { $to }
           *[no] Oba { page-dyes } žetony, { $track } { $from } → { $to }
        }
       *[other] { $back ->
            [yes] { page-dye-token } zpět, { $track } { $from } → { $to }
           *[no] { page-dye-token }, { $track } { $from } → { $to }
        }
    }
page-do-landmark = Dominantu { $landmark } do rámečku na kartě Automy
page-do-hex =
    { $what ->
        [explored] Vytáhni dílek a polož ho lícem nahoru, náhodně otočený
        [tile_laid] Vytáhni dílek a polož ho lícem nahoru, náhodně otočený
        [conquered] { $kind ->
            [opponent] Postav { page-dye } žeton osídlení na své území
           *[neutral] Postav { page-dye } žeton osídlení
        }
        [toppled] { $whose ->
            [you] Převrhni svůj žeton osídlení
           *[bot] Převrhni { page-dye } žeton osídlení
        }
       *[protected] Přidej převržený { page-dye } žeton osídlení
    }
page-do-favorite =
    { $same ->
        [yes] { $track } zůstává oblíbenou stupnicí ({ page-dyes } žetony)
       *[no] Druhý { page-dye } žeton vedle prvního, { $track }
    }
page-do-tapestry =
    { $where ->
        [mat] Kartu tapiserie lícem dolů na kartu blahobytu, první volné místo zleva ({ $from } → { $to })
       *[hand] Kartu tapiserie lícem dolů vedle karty blahobytu ({ $from } → { $to })
    }
page-do-refreshed =
    { $row ->
        [tech] Odhoď 3 vyložené karty technologií a doplň nabídku
        [masterpiece] Odhoď 3 vyložená mistrovská díla a doplň nabídku
       *[other] Odhoď 3 vyložené karty a doplň nabídku
    }
page-do-points = Body Automy { $from } → { $to }
page-sum-counted =
    { $what ->
        [landmarks] dominanty { $count }
        [territories] území { $count }
        [exploration] průzkum { $count }
        [science] věda { $count }
        [military] vojenství { $count }
        [arts] umění { $count }
       *[technology] technologie { $count }
    }
page-sum-row = ({ $what }) × { $times } = { $points }
page-sum-other = { scored-for }: { $points }

page-say-from-to = z { $from } na { $to }

## Co udělala Stínová říše

page-hand-open = Stínová říše táhne karty.
page-hand-nothing = Stínová říše ještě nehrála.
page-cards-pair = Vlevo karta stupnice { $left }, vpravo karta přednosti { $right }
page-card = Karta rozhodnutí { $card }
