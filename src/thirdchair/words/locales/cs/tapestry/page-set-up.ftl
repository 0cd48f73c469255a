# Pages of Tapestry: the set-up, step by step.

page-checklist-lead = Připravte Tapestry pro dva jako obvykle, potom:

## Příprava

page-checklist-app-cards = Karty rozhodnutí drží Third Chair: tištěné zůstanou v krabici.

## Příprava

page-solo-checklist-lead = Vše, co tato hra potřebuje. Odškrtávej, co je hotové.
page-solo-checklist-draw = Third Chair se ještě na něco zeptá. Kroky, které na tom závisí, přijdou potom.
page-solo-checklist-to-draws = K otázce
page-solo-checklist-answered = Z tvých karet a odpovědí
page-group-box = Z krabice
page-group-you = Herní plán a ty
page-group-automa = Automa
page-group-shadow = Stínová říše
page-group-start = Balíčky a začátek
page-box-out = Tyto karty vrať do krabice:
page-box-starred = Tyhle smějí zůstat, v sólu jsou ale nespravedlivě silné, nebo velmi slabé. Odškrtni, co vyřadíš:
page-box-advised = Naše rada, v pravidlech není: tyhle žijí z toho, co dělají soupeři, a boti nedělají skoro nic. Odškrtni, co vyřadíš:
page-box-sorted = Mám krabici připravenou na sólo
page-box-sorted-hint = Skryje tento seznam, i u příštích stolů.
page-box-unsorted = Zobrazit seznam znovu
page-removed =
    { $tapestry_id ->
        [none] { $civ } (civilizace)
       *[other] { $tapestry }
    }
