# Shared by all games: refusals and the words that they are made of.

list-two = { $first } a { $last }
list-or = { $first } nebo { $last }
yes = ano
no = ne
nobody = nikdo
nothing = nic

## Druhy hodnot v požadavku

type-int = celé číslo
type-float = číslo
type-str = text
type-bool = true nebo false
type-array = seznam
type-object = objekt
type-null = null

## Odmítnutí: co je špatně a co by bylo správně.

error-not-json = Tento řádek není JSON. Požadavek je jeden objekt JSON na jednom řádku.
error-too-nested = Seznamy a objekty smějí být do sebe vnořené nejvýše { $most }krát.
error-too-much-in-it = Je v tom víc, než Third Chair kdy čte najednou. Nic se nezměnilo. Přines soubor, který uložil Third Chair; pokud tak narostl, přines jeho stoly po jednom.
error-too-much-asked = Požadavek smí mít nejvýš { $most } bajtů. Nic se nezměnilo. Pošli toho najednou méně.
error-not-an-object = Požadavek je objekt JSON, například {"{"}"view": true{"}"}.
error-which-request = Požadavek má právě jeden z těchto klíčů: { $options }.
error-no-table = Žádný stůl tu ještě není. Nový se otevře pomocí "new".
error-unknown-game = Hra „{ $value }“ tu není. Hry: { $options }.
error-unknown-mode = Režim „{ $value }“ tu není. Režimy: { $options }.
error-unknown-printing = Vydání „{ $value }“ této hry není známo. Vydání: { $options }.
error-missing-field = Chybí údaj „{ $field }“.
error-unknown-field = Údaj „{ $field }“ sem nepatří. Je třeba ho vynechat.
error-wrong-type = Sem patří { $expected }, ne { $got }.
error-unknown-value = Hodnota { $value } tu není možná.
error-out-of-range = Tato hodnota je tu příliš malá, příliš velká nebo má špatnou délku.
error-text-too-long = To je příliš dlouhé: nejvýše { $most } znaků.
error-number-too-large = Toto číslo je příliš velké: nejvýše { $most }.
error-number-too-small = Toto číslo je příliš malé: nejméně { $least }.
error-malformed = Tohle nemá podobu, která se tu čeká.
error-not-an-option = „{ $answer }“ není mezi možnostmi: { $options }.
error-not-in-range = „{ $answer }“ nevyhovuje. Je třeba celé číslo od { $min } do { $max }.
error-not-places = U každého místa je třeba uvést figurky, které na něm stojí, jako celá čísla od 0.
error-not-a-count = „{ $answer }“ není počet. Je třeba celé číslo od 1.
error-other-question = Tato odpověď patří k jiné otázce. Odpovědět je třeba na tu otevřenou.
error-answer-first = Je otevřená otázka. Nejprve je třeba na ni odpovědět, nebo vrátit celý příkaz.
error-no-question = Žádná otázka není otevřená, není tedy nač odpovídat ani co brát zpět. Vrátit lze celý příkaz.
error-nothing-to-take-back =
    { $count ->
        [0] Zatím není žádná odpověď, kterou by šlo vzít zpět.
        [one] Zpět lze vzít jen jednu odpověď.
        [few] Zpět lze vzít jen { $count } odpovědi.
       *[other] Zpět lze vzít jen { $count } odpovědí.
    }
error-nothing-to-undo =
    { $count ->
        [0] Není co vrátit: tady stůl začíná.
        [one] Vrátit lze jen jeden příkaz.
        [few] Vrátit lze jen { $count } příkazy.
       *[other] Vrátit lze jen { $count } příkazů.
    }
error-nothing-to-redo =
    { $count ->
        [0] Není co opakovat.
        [one] Opakovat lze jen jeden příkaz.
        [few] Opakovat lze jen { $count } příkazy.
       *[other] Opakovat lze jen { $count } příkazů.
    }
error-view-is-true = K zobrazení stolu stačí "view": true.
error-internal = Na naší straně se něco pokazilo. Stůl je takový, jaký byl předtím.
error-game-over = Hra skončila. Krok zpět vede znovu do ní.
error-not-correctable = „{ $path }“ opravit nelze. Opravit lze: { $options }.
error-unknown-part = Taková část stolu neexistuje. Části: { $options }.
error-unknown-ruling = Výklad „{ $value }“ tu není. Výklady: { $options }.
error-unknown-seat = „{ $value }“ to tu udělat nemůže. Možná místa: { $options }.
error-wrong-number-of-players =
    { $count ->
        [one] Je třeba právě jedno jméno.
        [few] Jsou třeba právě { $count } jména.
       *[other] Je třeba právě { $count } jmen.
    }
error-bad-name = Každé jméno musí mít 1 až { $longest } znaků.
error-same-names = Dvě jména jsou stejná. Každé místo potřebuje jiné.
error-bad-order = Pořadí musí každé z těchto míst jmenovat jednou: { $options }.
error-unknown-box-entry = Záznam „{ $value }“ v části „Moje krabice“ není. Záznamy: { $options }.
error-bad-parts =
    { $once ->
        [yes] Tady je potřeba hodnota pro každé z těchto: { $parts }. Každá hodnota se objeví právě jednou: { $options }.
       *[no] Tady je potřeba hodnota pro každé z těchto: { $parts }. Možné hodnoty: { $options }.
    }
