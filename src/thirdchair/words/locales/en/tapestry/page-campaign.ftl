# Pages of Tapestry: campaigns, several evenings as one saved thing.

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
