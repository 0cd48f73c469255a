# Kde jsou hry, když jsou v prohlížeči, jak je dostat ven a jak aplikaci nainstalovat.

page-kept = Kde jsou tvé hry
page-kept-here = V tomto prohlížeči, na tomto zařízení a nikde jinde. Kdo smaže jeho data, smaže i je.
page-kept-promised = Prohlížeč slíbil, že je uchová.
page-kept-unpromised = Prohlížeč neslíbil, že je uchová: když na zařízení dojde místo, smí je smazat.
page-kept-ask = Požádat prohlížeč, aby je uchoval
page-kept-declined = Prohlížeč to neslibuje. Často to udělá, jakmile je Third Chair nainstalovaný; soubor je bezpečný vždy.
page-kept-room = Third Chair tu zabírá { $used }, volných je asi { $left }.
page-kept-never = Tvé hry zatím nejsou v žádném souboru.
page-kept-ended = Od posledního uložení ({ $when }) jedna hra skončila.
page-kept-played = Od posledního uložení ({ $when }) se hrálo dál.
page-kept-saved = Naposledy uloženo do souboru: { $when }.
page-bring = Načíst ze souboru
page-install = Nainstalovat Third Chair
page-install-hint = Z plochy se otevře jako každá jiná aplikace.
page-install-iphone = Na plochu: klepni na symbol sdílení a pak na „Přidat na plochu“.
