# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: the Automa
page-scope-automa-general = Scythe: the Automa in every game
page-scope-multi-automa = Scythe: several Automas
page-scope-campaign = The Rise of Fenris: the campaign
page-scope-sheet = The Rise of Fenris: the campaign sheet
page-scope-e1 = The Rise of Fenris: evening 1
page-scope-e3 = The Rise of Fenris: evening 3
page-scope-e4 = The Rise of Fenris: evening 4
page-scope-e5 = The Rise of Fenris: evening 5
page-scope-e6 = The Rise of Fenris: evening 6
page-scope-vesna = The Rise of Fenris: Vesna
page-kind-combat = combat
page-kind-limit = limit
page-kind-movement = movement
page-kind-special = special rule
page-kind-story = story
page-kind-reward = reward
page-kind-branch = how it goes on
page-kind-purchase = purchase
page-kind-compat = what goes together
