# Pages of Tapestry: campaigns, several evenings as one saved thing.

page-campaign = Campaign
page-campaign-replay = May a lost scenario be played again?
page-campaign-replay-no = No, every evening counts
page-campaign-replay-yes = Yes, then the last game counts
page-campaign-you = You
page-campaign-automa = Automa
page-campaign-winner =
    { $leader ->
        [you] You have won the campaign.
       *[automa] The Automa has won the campaign.
    }
page-campaign-next = Next: scenario { $number }
page-campaign-begin = Play scenario { $number }: { $title }
page-campaign-again = Play scenario { $number } again
page-campaign-back-in-box = Put everything that one scenario removed back before you start the next.
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
page-campaign-go-on = On with the campaign
page-campaign-lead-atlantis = Five evenings in the order of the book. The winner of each gains points: the number of the scenario times the level.
page-campaign-lead-kaiju = Two evenings that belong together. After a loss in the first one you decide how it goes on.
page-campaign-leads =
    { $leader ->
        [you] You lead.
        [automa] The Automa leads.
       *[nobody] Level. In the end a tie would be the Automa's.
    }
page-campaign-over-kaiju =
    { $won ->
        [0] Both evenings belong to the Kaiju.
        [1] One evening is yours, one belongs to the Kaiju.
       *[other] Both evenings are yours. The Kaiju are gone.
    }
