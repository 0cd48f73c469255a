# Pages of the campaign: a new one.

page-mode-scythe-fenris = Scythe: the campaign The Rise of Fenris
page-mode-short-fenris = The Rise of Fenris
page-fenris-new = New campaign
page-fenris-new-lead = Who plays the campaign? Eight evenings; everybody keeps a sheet, the Automas too.
page-fenris-name =
    { $count ->
        [0] The Rise of Fenris
       *[other] Fenris: { $part }
    }
page-fenris-box = Check your box
page-fenris-box-text = There are five closed boxes, A to E, and six punchboards. Do not open any of them: the app says when it is time.
page-fenris-automas = More about the Automas
page-fenris-adjusts = Difficulty follows the victories
page-fenris-adjusts-hint = For each evening that people have won more often than an Automa, it starts one space further on; if it wins more often, further back.
error-fenris-few-factions = There are only { $n } factions for so many seats. Choose fewer seats, or say in My box that you have more factions.
page-fenris-on-paper = We already play it on paper
page-fenris-paper-which = Which evening comes next?
page-fenris-paper-price = Everything before that evening will be shown to everybody in this campaign.
page-fenris-paper-do = Go on from paper
page-fenris-paper-now = Go on from paper now
error-fenris-paper-number = Say which evening comes next: tap its number.
