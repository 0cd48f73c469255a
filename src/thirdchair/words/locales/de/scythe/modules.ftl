# Module in einzelnen Partien: was der Tisch erfährt und gefragt wird.

event-mods_offered = { $seat } zieht verdeckt aus dem Vorrat, { $kind }: { $mods }. Bis zu 2 davon bleiben, die anderen werden abgeworfen.
event-mods_laid =
    { $count ->
        [0] { $seat } behält keine Infrastruktur-Modifikation.
       *[other] { $seat } legt neben das Spielertableau: { $mods }.
    }
event-automa_buys =
    { $kind_id ->
        [mech] { $seat } hat in dieser Partie die Vorteile von { $n } Mech-Modifikationen. Die zweite bringt einem Automa nichts.
       *[infrastructure] { $seat } hat in dieser Partie die Vorteile von { $n } Infrastruktur-Modifikationen.
    }
event-tesla_found = { $seat } findet Tesla: Stellt ihn hierhin, { $at }. Er ist ein weiterer Mech von { $seat }.
question-rival_base = { $seat }: Auf wessen Heimatgebiet kommt ein Stern?
question-mech_mod = { $seat }: Welche Mech-Modifikation kommt auf das Nationstableau?
question-mod_covers = { $seat }: Welche Fähigkeit verdeckt sie?
question-infrastructure_mod = { $seat }: Welche Infrastruktur-Modifikation bleibt?
question-tesla_where = { $seat } findet Tesla: Wo war die Begegnung?
question-tesla_start = Wer hat Tesla?
question-madtesla_end = Wann endet die Partie?
option-enough = genug
option-tesla_start-found = wer ihn findet
option-madtesla_end-destroyed = auch wenn Mad Tesla vernichtet wird
option-madtesla_end-sixth_star = nur mit einem sechsten Stern
error-modules-exclude =
    { $why ->
        [one-track] { $module } und { $second } passen nicht zusammen: Jedes bedeckt die ganze Erfolgsleiste. Lasst eines weg.
       *[not-peace] { $module } und { $second } passen nicht zusammen: Auf dieser Leiste bringt kein Sieg einen Stern. Lasst eines weg.
    }
page-scythe-modules-try = Für heute zum Beispiel:
page-scythe-module-about = Mehr dazu: { $part }
page-scythe-module-automa = Mit Automas:
page-scythe-module-excluded = Nicht mit: { $part }.
page-scythe-module-doubtful = Vorsicht mit: { $part }.
page-scythe-module-meant = Gut zusammen mit: { $part }.
page-scythe-at-hand = Neben dem Spielplan
page-scythe-has-tesla = { $name } hat Tesla: Einer der Mechs auf dem Spielplan ist er.
back-scythe-module = { $part }: alles dorthin zurück, wo es hingehört.
page-back-modules = Module
page-back-campaign = Für eure Kampagne
fetch-scythe-faction = Aus dem Beutel von { $name } (Kampagne „{ $other }“): Nationstableau { $part } mit seinen Figuren.
return-scythe-faction = Nationstableau { $part } mit seinen Figuren zurück in den Beutel von { $name } (Kampagne „{ $other }“).
fetch-scythe-mods =
    { $count ->
        [one] Aus dem Beutel von { $name } (Kampagne „{ $other }“) für heute zu den anderen: das Plättchen { $part }.
       *[other] Aus dem Beutel von { $name } (Kampagne „{ $other }“) für heute zu den anderen: { $count } Plättchen ({ $part }).
    }
return-scythe-mods =
    { $count ->
        [one] Sucht dieses Plättchen heraus und legt es zurück in den Beutel von { $name } (Kampagne „{ $other }“): { $part }.
       *[other] Sucht diese { $count } Plättchen heraus und legt sie zurück in den Beutel von { $name } (Kampagne „{ $other }“): { $part }.
    }
fetch-scythe-cards = Mischt die Automa-Karten ein, die für die Kampagne „{ $other }“ beiseiteliegen: { $cards }.
return-scythe-cards = Legt diese Automa-Karten für die Kampagne „{ $other }“ wieder beiseite: { $cards }.
fetch-scythe-closed = { $part }: Für die Kampagne „{ $other }“ ist das noch verschlossen. Nehmt nur heraus, was ihr braucht, und merkt euch, wie es lag.
return-scythe-closed = { $part }: zurück, wie es lag, und wieder verschließen. Die Kampagne „{ $other }“ ist noch nicht so weit.
