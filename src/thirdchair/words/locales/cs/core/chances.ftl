# How likely something is, as people say it.

chance-never = v těchto hrách nikdy
chance-hardly = téměř nikdy
chance-one-in-twenty = asi jednou z dvaceti
chance-one-in-ten = asi jednou z deseti
chance-one-in-six = asi jednou ze šesti
chance-one-in-five = asi jednou z pěti
chance-one-in-four = asi jednou ze čtyř
chance-one-in-three = asi jednou ze tří
chance-one-in-two = asi každý druhý pokus
chance-two-in-three = asi dvakrát ze tří
chance-three-in-four = asi třikrát ze čtyř
chance-five-in-six = asi pětkrát ze šesti
chance-nine-in-ten = asi devětkrát z deseti
chance-nineteen-in-twenty = asi devatenáctkrát z dvaceti
chance-all-but-sure = téměř jistě
chance-always = v těchto hrách vždy
