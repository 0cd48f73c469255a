# Pages: campaigns, several evenings as one saved thing.

page-campaign = Campaign
page-campaigns = Campaigns
page-campaign-new = Start a campaign
page-campaign-name = Name of the campaign
page-campaign-replay = May a lost scenario be played again?
page-campaign-replay-no = No, every evening counts
page-campaign-replay-yes = Yes, then the last game counts
page-campaign-create = Begin
page-campaign-evening = Evening { $number }
page-campaign-evenings = The evenings
page-campaign-standing = Standing
page-campaign-you = You
page-campaign-automa = Automa
page-campaign-winner =
    { $leader ->
        [you] You have won the campaign.
       *[automa] The Automa has won the campaign.
    }
page-campaign-won = You won
page-campaign-lost =
    { $counts ->
        [wins] You lost
       *[points] The Automa won
    }
page-campaign-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-campaign-level = level { $level }
page-campaign-open = being played
page-campaign-setting-up = in set-up
page-campaign-coming = still to come
page-campaign-not-counted = an earlier try
page-campaign-next = Next: scenario { $number }
page-campaign-continue = Go on playing: { $title }
page-campaign-begin = Play scenario { $number }: { $title }
page-campaign-again = Play scenario { $number } again
page-campaign-go-on = On with the campaign
page-campaign-back-in-box = Put everything that one scenario removed back before you start the next.
page-campaign-settings = Name, replays, export, delete
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
