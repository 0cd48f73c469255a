# How likely something is, as people say it.

chance-never = in diesen Spielen nie
chance-hardly = so gut wie nie
chance-one-in-twenty = etwa jedes zwanzigste Mal
chance-one-in-ten = etwa jedes zehnte Mal
chance-one-in-six = etwa jedes sechste Mal
chance-one-in-five = etwa jedes fünfte Mal
chance-one-in-four = etwa jedes vierte Mal
chance-one-in-three = etwa jedes dritte Mal
chance-one-in-two = etwa jedes zweite Mal
chance-two-in-three = etwa zwei von drei Malen
chance-three-in-four = etwa drei von vier Malen
chance-five-in-six = etwa fünf von sechs Malen
chance-nine-in-ten = etwa neun von zehn Malen
chance-nineteen-in-twenty = etwa neunzehn von zwanzig Malen
chance-all-but-sure = so gut wie sicher
chance-always = in diesen Spielen immer
