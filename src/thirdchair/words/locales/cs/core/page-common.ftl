# Pages: what all pages share.

page-skip = Přejít k obsahu
page-home = Stoly
page-back-table = Zpět ke stolu
page-menu = Nabídka
page-save = Uložit
page-ok = OK
page-cancel = Zrušit
page-default = (výchozí)
page-why = Proč?
page-unsaved-browser = Third Chair neodpovídá. Poslední klepnutí ještě není uložené; samo se odešle znovu.
page-unsaved-disk = Není spojení. Poslední klepnutí ještě není uložené; odešle se znovu, jakmile se spojení obnoví.
page-lost-browser = Third Chair neodpovídá. Další pokus…
page-lost-disk = Není spojení. Další pokus…
page-hold = Podržením otevřeš
page-hold-hint = Drž prst, dokud se proužek nenaplní. Nebo klepni sem:
page-hold-now = Otevřít teď

page-color-red = Červená
page-color-yellow = Žlutá
page-color-green = Zelená
page-color-blue = Modrá
page-color-gray = Šedá

## Když je něco špatně

page-error-title = To se nepovedlo
page-error-not-found = Taková stránka tu není.
page-error-method = Takto se tato stránka volat nedá. Zkuste to znovu od stolů.
page-error-form = Formulář nedorazil v pořádku. Vraťte se, načtěte stránku znovu a zkuste to ještě jednou.
page-error-token = Tento formulář už neplatí. Vraťte se, načtěte stránku znovu a zkuste to ještě jednou.
page-error-too-large = To je příliš mnoho najednou.
page-error-importing = Právě se přenáší jiný soubor. Nic se nezměnilo. Zkus to za pár sekund znovu.
page-error-host = Pod tímto jménem Third Chair neodpovídá. Použijte adresu, kterou sám ukazuje.
page-error-origin = Tento požadavek přišel z jiného webu a nebyl proveden.
page-error-not-open = Third Chair není v síti přístupný. „Hrát na telefonu“ se zapíná přímo na počítači, kde běží.
page-error-join-first = Toto zařízení se musí nejprve připojit heslem.
error-too-many-pages = Je otevřeno příliš mnoho stránek. Některé zavřete a tuto načtěte znovu.
error-not-a-number = „{ $answer }“ není celé číslo.
error-only-json = Požadavky na API musí být odeslány jako application/json.
error-same-colors = Každé místo potřebuje vlastní barvu.
