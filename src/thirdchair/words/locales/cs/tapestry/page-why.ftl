# Pages of Tapestry: why, and why not.

page-why-lead = tvůj náskok: { $count }
page-why-clockwise = { $count }. po směru hodinových ručiček

## Proč?

page-why-top = { $count }. shora
page-why-far = vzdálenost { $count }
page-why-scan = { $count }. v pořadí polí
page-why-cut = nedosažitelné
page-why-chosen-hex = Takže pole { $hex }.
page-why-all-stay =
    { $count ->
        [one] Jediné pole zůstává.
       *[other] Nic se nemění, polí zůstává { $count }.
    }
page-why-not-hex = Proč ne jiné pole? Klepni na něj.
page-why-not-here = Proč ne tady?
page-why-here = Toto pole bylo vybráno.
page-why-no-hex = V posledním tahu boti na mapě žádné pole nevybírali.
page-differently-hint = Platí od teď a zůstane v historii.

## Proč?

page-why-steps =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
page-why-place = { $count }. zdola
page-why-chosen = Takže { $track }.
