# How likely something is, as people say it.

chance-never = never in these games
chance-hardly = hardly ever
chance-one-in-twenty = about one in twenty
chance-one-in-ten = about one in ten
chance-one-in-six = about one in six
chance-one-in-five = about one in five
chance-one-in-four = about one in four
chance-one-in-three = about one in three
chance-one-in-two = about every second time
chance-two-in-three = about two in three
chance-three-in-four = about three in four
chance-five-in-six = about five in six
chance-nine-in-ten = about nine in ten
chance-nineteen-in-twenty = about nineteen in twenty
chance-all-but-sure = all but sure
chance-always = always in these games
