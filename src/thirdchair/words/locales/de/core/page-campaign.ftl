# Pages: campaigns, several evenings as one saved thing.

page-campaigns = Kampagnen
page-campaign-new = Eine Kampagne beginnen
page-campaign-name = Name der Kampagne
page-campaign-create = Beginnen
page-campaign-evening = Abend { $number }
page-campaign-evenings = Die Abende
page-campaign-open = läuft
page-campaign-setting-up = im Aufbau
page-campaign-coming = kommt noch
page-campaign-not-counted = früherer Versuch
page-campaign-continue = Weiterspielen: { $title }
page-campaign-settings = Name, Optionen, Export, Löschen
page-campaign-save = Speichern
page-campaign-export = Kampagne exportieren
page-campaign-delete = Kampagne löschen
page-campaign-delete-ask =
    { $games ->
        [0] Die Kampagne „{ $name }“ endgültig löschen?
        [one] Die Kampagne „{ $name }“ und ihr Spiel endgültig löschen?
       *[other] Die Kampagne „{ $name }“ und ihre { $games } Spiele endgültig löschen?
    }
page-campaign-delete-do = Alles löschen
