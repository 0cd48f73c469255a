# Aplikace v prohlížeči, bez serveru: co říká její první stránka, než se něco spustí.

pocket-fetching = Third Chair se stahuje. Stačí to jednou; potom už nepotřebuje připojení.
pocket-starting = Stůl se připravuje …
pocket-insecure = Third Chair může v tomto prohlížeči bydlet jen přes https.
pocket-impossible = Tento prohlížeč nedokáže pro Third Chair uchovat hry. Současné verze Chrome, Edge, Firefoxu a Safari to umějí, v anonymním okně ale často ne.
pocket-offline = Third Chair se nepodařilo stáhnout. První návštěva potřebuje připojení: zkus to prosím znovu.
pocket-lost = Na této adrese se Third Chair nenašel. Zkontroluj ji prosím, nebo to za chvíli zkus znovu.
pocket-again = Zkusit znovu
pocket-failed = Third Chair se tu nepodařilo spustit. Tvé hry zůstaly beze změny. Načti prosím tuto stránku znovu.
pocket-full = Na tomto zařízení už není místo pro tvé hry. Uvolni ho a načti tuto stránku znovu.
pocket-asleep = Tvé hry má otevřené jiná karta a ta neodpovídá.
pocket-held = Tvé hry ještě drží jiná karta a prohlížeč je neuvolnil. Zavři tu kartu a potom hraj tady.
pocket-here = Hrát tady
pocket-broke = To se nepovedlo. Tvé hry jsou ve stavu po posledním potvrzeném klepnutí.
pocket-update = Je připravena nová verze.
pocket-update-now = Aktualizovat
