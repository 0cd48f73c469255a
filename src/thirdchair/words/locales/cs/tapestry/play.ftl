# Tapestry: what the table is told. An event is an instruction for the hand.

## Průběh

command-kept = Záznam opraven, na stole beze změny
event-kept = Záznam je opraven. Všechno na stole nechte ležet tak, jak to leží.

## Věci

track-exploration = Průzkum
track-science = Věda
track-military = Vojenství
track-technology = Technologie

seat-shadow = Stínová říše
seat-p1 = Hráč 1
seat-p2 = Hráč 2

deck-decision = balíček rozhodnutí
deck-progress = balíček pokroku
die-science = kostka vědy
role-track = karta stupnice
role-tie = karta přednosti
role-none = karta
landmark = { $track } { $space }
achievement-end_of_track = Dokončí libovolnou stupnici pokroku
points-of = { $who } { $vp }

space-from =
    { $from ->
        [0] z počátečního pole
       *[other] z pole { $from }
    }
space-to =
    { $to ->
        [0] na počáteční pole
       *[other] na pole { $to }
    }

## Události

event-drew =
    { $role_id ->
        [track] Karta stupnice: { $card }.
        [tie] Karta přednosti: { $card }.
       *[none] { $goes ->
            [discard] { $mode ->
                [kaiju-2] Kartu { $card } ({ $deck }) dát na odhazovací hromádku.
               *[other] Kartu { $card } ({ $deck }) dát na odhazovací hromádku karet rozhodnutí.
            }
           *[none] Karta { $card } rozhoduje shodu. Potom ji zamíchat zpět ({ $deck }).
        }
    }
event-rolled =
    { $die_id ->
        [science] Na kostce vědy padla stupnice { $face }.
       *[other] Na kostce padla stupnice { $face } ({ $die }).
    }
event-reshuffled =
    { $cards ->
        [one] Jedna karta tvoří nový { $deck }.
        [few] Zamíchat všechny { $cards } karty: tvoří nový { $deck }.
       *[other] Zamíchat všech { $cards } karet: tvoří nový { $deck }.
    }
event-advanced =
    { $tokens ->
        [2] { $who_id ->
            [you] Oba tvé žetony na stupnici { $track }: { space-from } { space-to }.
           *[other] { $who }: oba žetony na stupnici { $track } { space-from } { space-to }.
        }
       *[other] { $who_id ->
            [you] Tvůj žeton na stupnici { $track }: { space-from } { space-to }.
           *[other] { $who }: žeton na stupnici { $track } { space-from } { space-to }.
        }
    }
event-regressed =
    { $tokens ->
        [2] { $who_id ->
            [you] Oba tvé žetony na stupnici { $track } zpět: { space-from } { space-to }.
           *[other] { $who }: oba žetony na stupnici { $track } zpět { space-from } { space-to }.
        }
       *[other] { $who_id ->
            [you] Tvůj žeton na stupnici { $track } zpět: { space-from } { space-to }.
           *[other] { $who }: žeton na stupnici { $track } zpět { space-from } { space-to }.
        }
    }
event-landmark =
    { $who_id ->
        [automa] { $who }: dominantu { $landmark } postavit do pole pro dominanty na kartě blahobytu Automy.
        [shadow] { $mode ->
            [duel] { $who }: dominantu { $landmark } odebrat z karty dominant. Nikdo jiný ji už získat nemůže.
           *[other] { $who }: dominantu { $landmark } postavit do pole pro dominanty na kartě blahobytu Automy.
        }
        [strike] { $who }: dominantu { $landmark } postavit do pole pro dominanty na kartě blahobytu Automy.
        [you] Vezmi si dominantu { $landmark }.
       *[other] { $who }: vzít dominantu { $landmark }.
    }
event-achievement =
    { $vp ->
        [0] { $who }: žeton na { $place }. místo úspěchu „{ $which }“. Body za to nejsou.
       *[other] { $who }: žeton na { $place }. místo úspěchu „{ $which }“ (vítězné body: { $vp }).
    }
event-favorite =
    { $mode ->
        [duel] { $trigger ->
            [none] { $who }: oblíbená stupnice je { $track }. Postavte vedle ní jeden žeton osídlení.
           *[other] { $who }: oblíbená stupnice je nyní { $track }. Žeton osídlení patří vedle ní.
        }
       *[other] { $who }: oblíbená stupnice je { $track }. Druhý žeton tam patří vedle prvního.
    }
event-favorite_kept =
    { $mode ->
        [duel] { $who }: oblíbenou stupnicí zůstává { $track }. Žeton osídlení zůstává na místě.
       *[other] { $who }: oblíbenou stupnicí zůstává { $track }. Oba žetony zůstávají na místě.
    }
event-income = { $who }: { $turn }. zvýšení blahobytu.
event-skipped =
    { $what ->
        [advance] { $who } nemůže postoupit: všechny stupnice jsou dokončené. Žádný žeton se nepohne.
        [held] { $who } nemůže postoupit: na stupnicích, které nejsou dokončené, to zatím dál nejde. Žádný žeton se nepohne.
        [held_on] { $who }: na této stupnici žeton zatím dál nemůže. Zůstává na místě.
        [no_track] { $who } tam nemůže postoupit: tato stupnice není ve hře. Žádný žeton se nepohne.
        [advance_on] { $who } tam nemůže postoupit: stupnice je dokončená. Žádný žeton se nepohne.
        [research] { $who }: stupnice na kostce je dokončená. Žádný žeton se nepohne.
        [regress] { $who }: žeton na hozené stupnici už stojí na počátečním poli a zůstává tam.
        [conquer] { $who } tentokrát nic nedobývá. Žádný žeton osídlení se nestaví.
        [explore] { $who } tentokrát nic nezkoumá. Žádný dílek se netahá.
        [protect] { $who } tentokrát žádné území nechrání.
        [blocked] { $track_id ->
            [none] { $who }: žeton tam je zablokovaný. Zůstává na místě.
           *[other] { $who }: žeton na stupnici { $track } je zablokovaný. Zůstává na místě.
        }
        [no_regress] { $who }: v tomto scénáři se žádný žeton nevrací. Zůstává na místě.
        [kaiju] { $who }: na každém poli už jedno je. Nic se neděje.
        [pair] { $who } nemají vyloženou dvojici, nikdo nepostupuje.
        [strike] { $who }: žeton na další stupnici po směru hodinových ručiček stojí na konci. Žádný žeton se nepohne.
        [reaction] { $who } podmínku nesplňuje. Karta nemá účinek.
        [marker] { $who }: na žádné stupnici není místo pro další žeton osídlení.
        [landmark] { $who }: žádná dominanta už nezbývá.
       *[other] { $who }: nic se nestane.
    }
event-corrected = Opraveno: { $part }: { $from } → { $to }.
event-tie = Shoda bodů: rozhodují zbylé suroviny ({ $resources }).
event-result =
    { $winner_id ->
        [you] Vítězíš ({ $vp }).
        [nobody] Prohráváš ({ $vp }).
        [several] Společné vítězství: { $winner } ({ $vp }).
       *[other] Vítězí { $winner } ({ $vp }).
    }

## Otázky

question-draw =
    { $deck_id ->
        [decision] { $mode ->
            [kaiju-2] Vrchní karta z balíčku Kaiju: která to je?
           *[other] Vrchní karta z balíčku rozhodnutí: která to je?
        }
        [progress] Vrchní karta z balíčku pokroku: která to je?
       *[other] Vrchní karta ({ $deck }): která to je?
    }
question-die =
    { $at ->
        [automa] Hod kostkou vědy o oblíbenou stupnici Automy; dokud padá stupnice, která tu není, házej znovu. Která stupnice padla?
        [shadow] Hod kostkou vědy o oblíbenou stupnici Stínové říše; dokud padá oblíbená stupnice Automy, házej znovu. Která jiná stupnice padla?
        [listed] Házej kostkou vědy, dokud nepadne jedna z těchto stupnic: která to je?
       *[other] { $mode ->
            [duel] Hod kostkou vědy o oblíbenou stupnici Stínové říše: která stupnice padla?
           *[other] { $die_id ->
                [science] Hod kostkou vědy: která stupnice padla?
               *[other] Hod kostkou ({ $die }): která stupnice padla?
            }
        }
    }
question-vp =
    { $seat_id ->
        [you] { $included ->
            [0] Kolik máš vítězných bodů?
           *[other] { $mode ->
                [atlantis-3] Přičti si body za své dominanty ({ $included }). Kolik vítězných bodů máš teď i s nimi?
               *[other] Přičti si body, které ti přináší scénář ({ $included }). Kolik vítězných bodů máš teď i s nimi?
            }
        }
       *[other] Kolik vítězných bodů má { $seat }?
    }
question-resources =
    { $seat_id ->
        [you] Shoda: kolik surovin ještě máš?
       *[other] Shoda: kolik surovin ještě má { $seat }?
    }

## Příkazy jako řádky historie

command-new = Příprava hry
command-bots_turn =
    { $mode ->
        [duel] Tah Stínové říše
        [kaiju-2] Fáze Kaiju
       *[other] Tah botů
    }
command-advance =
    { $steps ->
        [1] { $who }: { $track }
       *[other] { $who }: { $track } (kroky: { $steps })
    }
command-income = { $who }: zvýšení blahobytu
command-landmark = { $who }: dominanta { $landmark }
command-correct = Oprava: { $part }
command-finish = Konec hry

## Odmítnutí

error-unknown-track = Stupnice „{ $value }“ tu není. Stupnice: { $options }.
error-unknown-landmark = Dominanta „{ $value }“ tu není. Dominanty: { $options }.
error-landmark-taken = Dominanta { $landmark } už je zabraná ({ $who }). Nesprávný záznam lze opravit.
error-no-steps = 0 kroků není tah. Kladné kroky vedou dopředu, záporné zpět.
error-held-on-track =
    { $room ->
        [0] Na stupnici { $track } teď tvůj žeton nemůže postoupit. { $because }
        [one] Na stupnici { $track } může tvůj žeton teď postoupit jen o 1 pole. { $because }
        [few] Na stupnici { $track } může tvůj žeton teď postoupit jen o { $room } pole. { $because }
       *[other] Na stupnici { $track } může tvůj žeton teď postoupit jen o { $room } polí. { $because }
    }
error-no-room-on-track =
    { $forward ->
        [yes] { $room ->
            [0] { $mode ->
                [atlantis-4] Na stupnici { $track } je žeton na konci. Zůstává tam.
               *[other] Na stupnici { $track } stojí žeton na posledním poli. Může jen zpět.
            }
            [one] Na stupnici { $track } zbývá do konce jen jedno pole.
            [few] Na stupnici { $track } zbývají do konce jen { $room } pole.
           *[other] Na stupnici { $track } zbývá do konce jen { $room } polí.
        }
       *[no] { $room ->
            [0] Na stupnici { $track } stojí žeton na počátečním poli. Může jen dopředu.
            [one] Na stupnici { $track } je to zpět na začátek jen jedno pole.
            [few] Na stupnici { $track } jsou to zpět na začátek jen { $room } pole.
           *[other] Na stupnici { $track } je to zpět na začátek jen { $room } polí.
        }
    }
error-no-more-income =
    { $who_id ->
        [you] Už máš všech { $last } zvýšení blahobytu za sebou. Další nejsou.
       *[other] { $who } už má všech { $last } zvýšení blahobytu za sebou. Další nejsou.
    }
error-shadow-has-stopped = Oba hráči už mají poslední zvýšení blahobytu za sebou, Stínová říše proto skončila. Zbývá jen výsledek.
error-bad-achievement = Úspěch přijme seznam nejvýše dvou různých míst z těchto: { $options }.
