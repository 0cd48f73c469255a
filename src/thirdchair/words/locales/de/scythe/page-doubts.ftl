# Pages of Scythe: what looks like a slip on the board.

doubt-company = Hier steht schon { $seat }: { $at }. Zwei Fraktionen in einer Region?
doubt-foreign-base = { $unit } ins Heimatgebiet einer anderen Fraktion? ({ $at })
doubt-foreign-base-put = Das ist das Heimatgebiet einer anderen Fraktion: { $at }.
doubt-far = { $unit }: { $steps } Schritte auf einmal? { $from } → { $at }
doubt-river = { $unit } über den Fluss, ohne einen Mech auf dem Plan? { $from } → { $at }
doubt-lake = { $unit } auf einen See, ohne einen Mech auf dem Plan? { $from } → { $at }
doubt-star = Stern für { $triumph }: Auf dem Plan { $n ->
        [one] steht bisher { $n }
       *[other] stehen bisher { $n }
    } von { $most }.
doubt-star-track = Stern für { $triumph }: bisher { $n } von { $most }.
page-scythe-owed = { $name } hat es erreicht: { $triumph }. Stern einsetzen?
page-scythe-owed-star = Stern einsetzen
doubt-no-sixth-star = Niemand hat sechs Sterne eingesetzt. Soll die Partie jetzt enden?
