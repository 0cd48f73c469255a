# Pages of Scythe: what an asked board asks.

page-asked-token-gone = Žeton setkání už neleží: { $place_name }
page-asked-token-here = Žeton setkání leží zde: { $place_name }
page-asked-most =
    (jen když tam { $count ->
        [one] stojí jediná bojová jednotka
        [few] stojí nejvýš { $count } bojové jednotky
       *[other] stojí nejvýš { $count } bojových jednotek
    })
page-asked-nearest = Klepněte tam, kam někdo přišel: nakreslí se tam nejbližší figurka a ze starého místa zmizí. Čí je, záleží jen tam, kde můžete vybrat.
page-asked-largest = Stojí dělníci na více místech? Zadejte nejdřív největší skupinu.

page-asked-came = { $name }, odkud: { $part }
page-asked-lead =
    { $count ->
        [0] Tím je rozhodnuto.
        [one] Stojí to takhle? Klepněte na to, co je jinak. Na ničem jiném teď nezáleží.
        [few] Stojí to takhle? Klepněte na to, co je jinak. Teď záleží jen na těchto { $count }.
       *[other] Stojí to takhle? Klepněte na to, co je jinak. Teď záleží jen na těchto { $count }.
    }
page-asked-many =
    { $humans ->
        [one] Kde stojí tvoji mechové a tvůj hrdina? Klepni na plánu tam, kde je to jinak, než je nakresleno.
       *[other] Kde stojí vaši mechové a hrdinové? Klepněte na plánu tam, kde je to jinak, než je nakresleno.
    }
page-asked-signs = + přidá zobrazenou figurku, ✓ ji odebere.
page-asked-done = Hotovo, zbytek souhlasí
page-asked-as-shown = Je to tak
page-asked-least = (až od { $count } dělníků)
page-asked-untell = Jak bylo naposledy známo: { $place_name }
page-asked-here-fighter = { $name } má mecha nebo hrdinu: { $place_name }
page-asked-here-worker = { $name } má dělníky: { $place_name }
page-asked-gone-fighter = { $name } už nemá mecha ani hrdinu: { $place_name }
page-asked-gone-worker = { $name } už nemá dělníky: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }
page-asked-idle = už nerozhoduje
page-asked-seen = Prohlédnuto { $part } z { $count }.
page-asked-unseen = ještě neprohlédnuto: { $part }
page-asked-either = znamená mecha nebo hrdinu, na tom nezáleží.
