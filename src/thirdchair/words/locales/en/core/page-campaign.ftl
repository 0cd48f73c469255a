# Pages: campaigns, several evenings as one saved thing.

page-campaigns = Campaigns
page-campaign-new = Start a campaign
page-campaign-name = Name of the campaign
page-campaign-create = Begin
page-campaign-evening = Evening { $number }
page-campaign-evenings = The evenings
page-campaign-open = being played
page-campaign-setting-up = in set-up
page-campaign-coming = still to come
page-campaign-not-counted = an earlier try
page-campaign-continue = Go on playing: { $title }
page-campaign-settings = Name, options, export, delete
page-campaign-save = Save
page-campaign-export = Export the campaign
page-campaign-delete = Delete the campaign
page-campaign-delete-ask =
    { $games ->
        [0] Delete the campaign “{ $name }” for good?
        [one] Delete the campaign “{ $name }” and its one game for good?
       *[other] Delete the campaign “{ $name }” and its { $games } games for good?
    }
page-campaign-delete-do = Delete it all
