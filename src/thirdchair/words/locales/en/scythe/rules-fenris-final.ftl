### The end of the campaign, explained

page-scope-final = The Rise of Fenris: the end
rule-fen-final-total-double = At the end of the campaign the result of the last evening counts twice.
rule-fen-final-total-lines = To it come $25 for every row and every column of your triumph log that is fully ticked.
rule-fen-final-table = The total of a seat: its last result, the same result again, and the lines of its triumph log.
rule-fen-final-sheet-download = The publisher offers more copies of this scoring sheet for download.
rule-fen-final-winner = Whoever has the highest total wins the campaign. Somebody who missed the last evening cannot win it.
rule-fen-final-winner-tie = Equal totals: they share the victory in the campaign.
rule-fen-final-leadership = After that everybody may find out how they led: by their ranks in economy, governance and military.
rule-fen-final-rank-a = Rank A: the highest value of all in this field.
rule-fen-final-rank-b = Rank B: the second highest value in this field.
rule-fen-final-rank-c = Rank C: the third highest value in this field, or a lower one.
rule-fen-final-governance-infra = Governance counts your infrastructure mods.
rule-fen-final-governance-upgrades = Governance counts the ticks in the column for upgrades.
rule-fen-final-governance-structures = Governance counts the ticks in the column for structures.
rule-fen-final-governance-workers = Governance counts the ticks in the column for workers.
rule-fen-final-governance-objectives = Governance counts the ticks in the column for objectives.
rule-fen-final-governance-popularity = Governance counts the ticks in the column for popularity.
rule-fen-final-rank-governance = Governance is the sum of these six numbers. Equal sums share a rank.
rule-fen-final-military-mech-mods = The military counts your mech mods.
rule-fen-final-military-mechs = The military counts the ticks in the column for mechs.
rule-fen-final-military-recruits = The military counts the ticks in the column for recruits.
rule-fen-final-military-combat = The military counts the ticks in both columns for combat.
rule-fen-final-military-power = The military counts the ticks in the column for power.
rule-fen-final-rank-military = The military is the sum of these numbers. Equal sums share a rank.
rule-fen-final-rank-economy = The economy is your total of the campaign.
rule-fen-final-text-order = Read the texts of your three ranks in the book: first all A, then B, then C.
rule-fen-final-text-order-same = If you have the same rank in several fields, you choose their order.
rule-fen-final-text-economy-a = Read in the book: economy, rank A.
rule-fen-final-text-governance-a = Read in the book: governance, rank A.
rule-fen-final-text-military-a = Read in the book: military, rank A.
rule-fen-final-text-economy-b = Read in the book: economy, rank B.
rule-fen-final-text-governance-b = Read in the book: governance, rank B.
rule-fen-final-text-military-b = Read in the book: military, rank B.
rule-fen-final-text-economy-c = Read in the book: economy, rank C.
rule-fen-final-text-governance-c = Read in the book: governance, rank C.
rule-fen-final-text-military-c = Read in the book: military, rank C.

event-last_result = The last evening has its result. Who has won it is decided at the end of the campaign.
event-mat_order = They choose their player mats in this order: { $points }.
event-mat_chosen = { $seat } takes this player mat: { $mat }.
event-reckoned =
    { $coins ->
        [none] { $seat }: ${ $bonus } for the triumph log. The last evening was played without.
       *[other] { $seat }: 2 × ${ $coins } + ${ $bonus } for the triumph log = ${ $total }.
    }
event-leads = { $seat } led: economy { $economy }, governance { $governance }, military { $military }.
event-campaign_won = The campaign goes to: { $winner }.
scythe-mat-order = { $name } (${ $wealth })
question-own_mat = { $seat }: which player mat do you take?
question-log_rows = How many rows has the table at the bottom of your campaign sheet?
error-fenris-stars-open = Tick these stars in the triumph log first: { $seats }. A box may be worth a line.
error-fenris-winner-later = Who has won the last evening is decided by the end of the campaign. Leave it out.
error-fenris-over = This campaign is over. Undo takes back its end; a new one begins on the start page.
ruling-fenris-away-final = What counts at the end for somebody who missed the last evening?
ruling-fenris-away-final-why = The book does not say. We count what stands on the sheet, but nobody wins without having been there.
ruling-fenris-away-final-value-sheet = what stands on the sheet
ruling-fenris-away-final-value-nothing = nothing, they are not ranked
question-box_e = Was box E opened in the seventh evening, and by whom?
