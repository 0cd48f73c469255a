### Pravidla scénáře Atlantis 5, s vysvětlením

rule-tap-atlantis-s5-setup-civ-you = Civilizaci si netáhneš: v tomto scénáři máš Mystics.
rule-tap-atlantis-s5-setup-civ-automa = Civilizací Automy jsou v tomto scénáři Hucksters.
rule-tap-atlantis-s5-income1-predict = S předpověďmi Mystics počkej: učiníš je až na závěr svého 1. zvýšení blahobytu.
rule-tap-atlantis-s5-income1-draw = Při 1. zvýšení blahobytu si táhneš ne 1, ale 9 karet tapiserie.
rule-tap-atlantis-s5-income1-play = Hned zaplň všechna 3 volná místa pro karty tapiserie na své kartě blahobytu, jako by šlo o karty zahrané při 2., 3. a 4. zvýšení blahobytu.
rule-tap-atlantis-s5-income1-s4cards = Místo toho můžeš použít své karty tapiserie ze scénáře 4. Podle Third Chair je vyhledej v balíčku; máš-li jich zapsáno méně než 3, doplň je z 9 tažených.
rule-tap-atlantis-s5-income1-noeffect = Vyložené karty zatím nic nedělají.
rule-tap-atlantis-s5-income1-facedown = Potom otoč karty tapiserie na své kartě blahobytu lícem dolů.
rule-tap-atlantis-s5-income1-return = Co zbylo, zamíchej zpátky do balíčku karet tapiserie.
rule-tap-atlantis-s5-look = Tvoje karty tapiserie ležící lícem dolů pro tebe nejsou tajné: podívej se na ně, kdykoli chceš.
rule-tap-atlantis-s5-nogain = Stupnice surovin na tvé kartě blahobytu ti v tomto scénáři karty tapiserie nepřinášejí.
rule-tap-atlantis-s5-reveal = Při 2. až 4. zvýšení blahobytu nehraješ kartu tapiserie z ruky. Místo toho na své kartě blahobytu odkryj první zakrytou zleva.
rule-tap-atlantis-s5-reveal-effect = Takto odkrytá karta se počítá jako zahraná v tu chvíli, i se svým účinkem při zahrání.
rule-tap-atlantis-s5-goal = Tvůj cíl: předpovědi Mystics ti přinesou 30 nebo víc vítězných bodů. Při 10 bodech za každou musí tedy vyjít 3 ze 4.
