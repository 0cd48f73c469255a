# Pages: campaigns, several evenings as one saved thing.

page-campaigns = Kampaně
page-campaign-new = Začít kampaň
page-campaign-name = Název kampaně
page-campaign-create = Začít
page-campaign-evening = Večer { $number }
page-campaign-evenings = Večery
page-campaign-open = hraje se
page-campaign-setting-up = v přípravě
page-campaign-coming = teprve přijde
page-campaign-not-counted = dřívější pokus
page-campaign-continue = Hrát dál: { $title }
page-campaign-settings = Název, možnosti, export, smazání
page-campaign-save = Uložit
page-campaign-export = Exportovat kampaň
page-campaign-delete = Smazat kampaň
page-campaign-delete-ask =
    { $games ->
        [0] Smazat kampaň „{ $name }“ natrvalo?
        [one] Smazat kampaň „{ $name }“ a její hru natrvalo?
        [few] Smazat kampaň „{ $name }“ a její { $games } hry natrvalo?
       *[other] Smazat kampaň „{ $name }“ a jejích { $games } her natrvalo?
    }
page-campaign-delete-do = Smazat vše
