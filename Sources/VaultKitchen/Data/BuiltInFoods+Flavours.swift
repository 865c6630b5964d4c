// Origin: everyday usage in recipes; written by hand for this project.
// Licence: none needed (facts).

extension BuiltInFoods {
  /// What gives taste, and what is poured: spices, sauces, cans and drinks.
  static let flavours = """
    @spices
    salt; table salt; sea salt; kosher salt; coarse salt; fine salt; flaky salt; coarse sea salt; fine sea salt; maldon salt; maldon; fleur de sel | сіл(ь,лю); сол(і,ю); морськ(а,ої) с(іль,олі); кам'ян(а,ої) с(іль,олі) | сол(ь,и,ью); морск(ая,ой) сол(ь,и) |  | 2047
    black salt; kala namak | чорн(а,ої) с(іль,олі); с(іль,олі) чорн(а,ої) | черн(ая,ой,ую) сол(ь,и); сол(ь,и) черн(ая,ой,ую) |  |
    curing salt; pink curing salt; prague powder; nitrite salt; cure #1 | нітритн(а,ої) с(іль,олі) | нитритн(ая,ой,ую) сол(ь,и) |  |
    smoked salt; smoked sea salt | копчен(а,ої) с(іль,олі) | копчен(ая,ой,ую) сол(ь,и) |  |
    celery salt | селеров(а,ої) с(іль,олі); сіль із селерою | сельдерейн(ая,ой,ую) сол(ь,и); соль с сельдереем | celery |
    seasoned salt; seasoning salt; season salt; lawry's seasoned salt; herb salt; adobo; adobo seasoning; adyghe salt; svan salt | сванськ(а,ої) с(іль,олі); адигейськ(а,ої) с(іль,олі); сіль з травами; четвергова сіль | сванск(ая,ой,ую) сол(ь,и); адыгейск(ая,ой,ую) сол(ь,и); соль с травами; четверговая соль |  |
    garlic salt | часников(а,ої) с(іль,олі) | чесночн(ая,ой,ую) сол(ь,и) |  |
    onion salt | цибульна сіль | луковая соль |  |
    black pepper; pepper; ground pepper; ground black pepper; freshly ground pepper; freshly ground black pepper; peppercorn(,s); black peppercorn(,s); fresh black pepper; fresh pepper; fresh cracked black pepper | пер(ець,цю,цем); чорн(ий,ого) пер(ець,цю); пер(ець,цю) чорн(ий,ого); мелен(ий,ого) пер(ець,цю); чорн(ий,ого) мелен(ий,ого) пер(ець,цю); пер(ець,цю) чорн(ий,ого) мелен(ий,ого); пер(ець,цю) горошком | пер(ец,ца,цем); черн(ый,ого) пер(ец,ца); пер(ец,ца) черн(ый,ого); молот(ый,ого) пер(ец,ца) |  | 2030
    white pepper; white peppercorn(,s) | біл(ий,ого) пер(ець,цю); пер(ець,цю) біл(ий,ого); біл(ий,ого) мелен(ий,ого) пер(ець,цю) | бел(ый,ого) пер(ец,ца); пер(ец,ца) бел(ый,ого) |  | 2032
    green peppercorn(,s); green peppercorns in brine | зелен(ий,ого) пер(ець,цю) горошком | зелен(ый,ого) пер(ец,ца) горошком |  |
    pink peppercorn(,s); pink pepper | рожев(ий,ого) пер(ець,цю); пер(ець,цю) рожев(ий,ого) | розов(ый,ого) пер(ец,ца); пер(ец,ца) розов(ый,ого) |  |
    sichuan pepper; szechuan peppercorn(,s); sichuan peppercorn(,s); szechuan pepper; sansho | сичуанськ(ий,ого) пер(ець,цю); пер(ець,цю) сичуанськ(ий,ого) | сычуаньск(ий,ого) пер(ец,ца); пер(ец,ца) сычуаньск(ий,ого) |  |
    mixed peppercorn(,s); four pepper mix; peppercorn medley | суміш перців; суміші перців; суміш перцю | смесь перцев; смеси перцев |  |
    lemon pepper; lemon pepper seasoning | лимонн(ий,ого) пер(ець,цю) | лимонн(ый,ого) пер(ец,ца) |  |
    allspice; ground allspice; allspice berr(y,ies); pimento berr(y,ies); jamaica pepper | духмян(ий,ого) пер(ець,цю); пер(ець,цю) духмян(ий,ого); запашн(ий,ого) пер(ець,цю); пер(ець,цю) запашн(ий,ого) | душист(ый,ого) пер(ец,ца); пер(ец,ца) душист(ый,ого) |  | 2001
    cayenne; cayenne pepper; ground cayenne pepper; hot red pepper powder; ground red pepper | кайєнськ(ий,ого) пер(ець,цю); пер(ець,цю) кайєнськ(ий,ого); червон(ий,ого) мелен(ий,ого) пер(ець,цю); червон(ий,ого) пер(ець,цю); пер(ець,цю) червон(ий,ого); червон(ий,ого) гостр(ий,ого) пер(ець,цю) | кайенск(ий,ого) пер(ец,ца); пер(ец,ца) кайенск(ий,ого); красн(ый,ого) пер(ец,ца); пер(ец,ца) красн(ый,ого); красн(ый,ого) молот(ый,ого) пер(ец,ца); красн(ый,ого) остр(ый,ого) пер(ец,ца) |  | 2031
    red pepper flakes; crushed red pepper; chili flake(,s); chile flake(,s); red chili flake(,s); hot red pepper flake(,s); crushed red pepper flake(,s); chilli flake(,s); dried chilli flake(,s); red chilli flake(,s); dried chili flake(,s); dried red pepper flake(,s); crushed chilli(,es); hot pepper flake(,s); crushed chilli flake(,s); pepper flake(,s); peperoncino flakes | пластівц(і,ів) чилі; пластівц(і,ів) перцю чилі; чилі пластівцями; пластівці гострого перцю; сушен(а,ої,у) паприк(а,и,у) чилі; подрібнен(ий,ого) чилі; чилі подрібнен(ий,ого) | хлоп(ья,ьев) чили; хлопья перца чили; хлопья острого перца |  |
    aleppo pepper; aleppo chilli flakes; gochugaru; korean chili flakes; pul biber; korean chili powder; korean red pepper flakes; urfa biber | корейськ(ий,ого) пер(ець,цю); пер(ець,цю) корейськ(ий,ого); кочукару; перець алеппо; пуль бібер | корейск(ий,ого) пер(ец,ца); пер(ец,ца) корейск(ий,ого); кочукару; перец алеппо; пуль бибер |  |
    paprika; sweet paprika; hungarian paprika | паприк(а,и,у,ою); солодк(а,ої,у) паприк(а,и,у) | паприк(а,и,у,ой) |  | 2028
    hot paprika | гостр(а,ої,у) паприк(а,и,у); паприк(а,и,у) гостр(а,ої,у) | остр(ая,ой,ую) паприк(а,и,у); паприк(а,и,у) остр(ая,ой,ую) |  | 2028
    smoked paprika; smoked spanish paprika; pimentón; smoked sweet paprika | копчен(а,ої,у) паприк(а,и,у); паприк(а,и,у) копчен(а,ої,у) | копчен(ая,ой,ую) паприк(а,и,у); паприк(а,и,у) копчен(ая,ой,ую) |  | 2028
    chili powder; chile powder; chilli powder; red chili powder; red chilli powder; ancho chile powder; ancho chili powder; chipotle chili powder; chipotle powder; chipotle chile powder; kashmiri chilli powder; kashmiri chili powder; ground chipotle pepper; ground chili; ground ancho chile pepper; ground chipotle | порош(ок,ку) чилі; мелен(ий,ого) чилі; чилі мелен(ий,ого); мелен(ий,ого) пер(ець,цю) чилі; чилі порошок | порош(ок,ка) чили; молот(ый,ого) чили; чили молот(ый,ого); молот(ый,ого) пер(ец,ца) чили |  | 2009
    cinnamon; ground cinnamon | кориц(я,і,ю,ею); мелен(а,ої,у) кориц(я,і,ю) | кориц(а,ы,у,ей) |  | 2010
    cinnamon stick(,s); cinnamon bark; cinnamon quill(,s); cassia bark; whole cinnamon | палич(ка,ки,ок,ку) кориці; кориц(я,і) в паличках; кориц(я,і) паличка; кориця палички; кориця в палочках | палоч(ка,ки,ек,ку) корицы; кориц(а,ы) в палочках |  |
    cinnamon sugar | цукор з корицею; цукру з корицею | сахар с корицей |  |
    nutmeg; ground nutmeg; grated nutmeg; fresh nutmeg; fresh grated nutmeg | мускатн(ий,ого) горіх(,у,а); мускат(,у) | мускатн(ый,ого) орех(,а); мускат(,а) |  | 2025
    mace; mace blade(,s) | мацис(,у); мускатн(ий,ого) цвіт(,у) | мацис(,а); мускатн(ый,ого) цвет(,а) |  |
    cloves; clove; ground cloves; whole cloves | гвоздик(а,и,у); бутон(и,ів) гвоздики; бутончик(и,ів) гвоздики | гвоздик(а,и,у); бутон(ы,ов) гвоздики |  | 2011
    ground ginger; powdered ginger; dried ginger; ginger powder; dry ginger | мелен(ий,ого) імбир(,у); імбир(,у) мелен(ий,ого); сух(ий,ого) імбир(,у); імбир(,у) сух(ий,ого); сушен(ий,ого) імбир(,у); імбир(,у) сушен(ий,ого); порошок імбиру | молот(ый,ого) имбир(ь,я); имбир(ь,я) молот(ый,ого); сух(ой,ого) имбир(ь,я); сушен(ый,ого) имбир(ь,я) |  | 2021
    cardamom; ground cardamom | кардамон(,у) | кардамон(,а) |  | 2006
    cardamom pod(,s); green cardamom; cardamom seed(,s); whole cardamom | кардамон в коробочках; коробоч(ка,ки,ок) кардамону; стручк(и,ів) кардамону; зерна кардамону | коробоч(ки,ек) кардамона; кардамон в коробочках; стручк(и,ов) кардамона; зерна кардамона |  |
    black cardamom | чорн(ий,ого) кардамон(,у); кардамон(,у) чорн(ий,ого) | черн(ый,ого) кардамон(,а); кардамон(,а) черн(ый,ого) |  |
    cumin; ground cumin; cumin seed(,s); jeera; roasted cumin powder | кумін(,у); зір(а,и,у) | зир(а,ы,у); кумин(,а) |  | 2014
    nigella; black cumin; kalonji; black onion seed(,s) | чорнушк(а,и,у); чорн(ий,ого) кмин(,у); кмин(,у) чорн(ий,ого); калінджі | чернушк(а,и,у); черн(ый,ого) тмин(,а); тмин(,а) черн(ый,ого); калинджи |  |
    caraway; caraway seed(,s) | кмин(,у) | тмин(,а) |  | 2005
    coriander; ground coriander | коріандр(,у); мелен(ий,ого) коріандр(,у) | кориандр(,а) |  |
    coriander seed(,s); whole coriander | насін(ня) коріандру; зерн(а) коріандру; коріандр(,у) (зернами,горошком,насіння); ціл(ий,ого) коріандр(,у); коріандр(,у) ціл(ий,ого) | семен(а) кориандра; зерн(а) кориандра; семян кориандра; кориандр(,а) (зернами,горошком) |  | 2013
    turmeric; ground turmeric | куркум(а,и,у,ою) | куркум(а,ы,у,ой) |  | 2043
    curry powder; curry; yellow curry powder | кар(і); каррі; порош(ок,ку) карі; приправ(а,и) карі; спеції карі | карри; приправ(а,ы) карри | mustard | 2015
    garam masala | гарам масал(а,и,у) | гарам масал(а,ы,у); гарам-масал(а,ы) |  |
    curry paste; thai curry paste; red curry paste; thai red curry paste; green curry paste; thai green curry paste; yellow curry paste; massaman curry paste | паст(а,и,у) карі; червон(а,ої,у) паст(а,и,у) карі; зелен(а,ої,у) паст(а,и,у) карі; паст(а,и,у) том ям | паст(а,ы,у) карри; красн(ая,ой,ую) паст(а,ы,у) карри; зелен(ая,ой,ую) паст(а,ы,у) карри; паст(а,ы,у) том ям | shellfish |
    tandoori masala; tandoori spice; tikka masala paste; tikka paste; chaat masala; tandoori paste; korma paste; balti paste; rogan josh paste; indian curry paste; madras curry paste | тандурі масала; чат масала; паст(а,и,у) тікка масала | тандури масала; чат масала; паст(а,ы,у) тикка масала | mustard |
    mango powder; amchoor; amchur; dried mango powder | амчур(,у) | амчур(,а) |  |
    asafoetida; asafetida; hing | асафетид(а,и,у); хінг | асафетид(а,ы,у); хинг |  |
    saffron; saffron thread(,s) | шафран(,у); імеретинськ(ий,ого) шафран(,у) | шафран(,а); имеретинск(ий,ого) шафран(,а) |  | 2037
    star anise | бадьян(,у); зірк(а,и) бадьяну; зірочк(а,и) бадьяну | бадьян(,а); звездочк(а,и) бадьяна |  |
    anise; anise seed(,s); aniseed | аніс(,у) | анис(,а) |  | 2002
    fennel seed(,s); ground fennel; fennel powder | насін(ня) фенхелю; мелен(ий,ого) фенхел(ь,ю) | семен(а) фенхеля; семян фенхеля |  | 2018
    fenugreek; blue fenugreek; utskho suneli | пажитник(,у,а); уцхо-сунел(і); шамбал(а,и) | пажитник(,а); уцхо-сунели; шамбал(а,ы) |  | 2019
    fenugreek leaves; kasuri methi; fenugreek leaf | листя пажитника; касурі метхі | листья пажитника; касури метхи |  |
    khmeli suneli | хмелі-сунелі | хмели-сунели | celery |
    mustard seed(,s); yellow mustard seed(,s); brown mustard seed(,s) | зерн(а,ен) гірчиці; насін(ня) гірчиці; гірчичн(е,ого) зерн(о,а) | зерна горчицы; семена горчицы; семян горчицы; зерен горчицы | mustard |
    dry mustard; mustard powder; ground mustard; english mustard powder; mustard flour; dried mustard; powdered mustard | гірчичн(ий,ого) порош(ок,ку); порош(ок,ку) гірчичн(ий,ого); суха гірчиця; сухої гірчиці; порош(ок,ку) гірчиці | горчичн(ый,ого) порош(ок,ка); порош(ок,ка) горчичн(ый,ого); сухая горчица; сухой горчицы | mustard | 2024
    garlic powder; granulated garlic; ground garlic; garlic granules; dried garlic; minced dried garlic; dried minced garlic; garlic flakes | сух(ий,ого) часник(,у); часник(,у) сух(ий,ого); часников(ий,ого) порош(ок,ку); порош(ок,ку) часников(ий,ого); сушен(ий,ого) часник(,у); часник(,у) сушен(ий,ого); гранульован(ий,ого) часник(,у); часник(,у) гранульован(ий,ого); мелен(ий,ого) часник(,у); часник у порошку | сух(ой,ого) чеснок(,а); чеснок(,а) сух(ой,ого); сушен(ый,ого) чеснок(,а); чеснок(,а) сушен(ый,ого); чесночн(ый,ого) порош(ок,ка); порош(ок,ка) чесночн(ый,ого); гранулированн(ый,ого) чеснок(,а); молот(ый,ого) чеснок(,а) |  | 2020
    onion powder; granulated onion; onion granules; ground onion | цибулев(ий,ого) порош(ок,ку); порош(ок,ку) цибулев(ий,ого); цибульн(ий,ого) порош(ок,ку); мелен(а,ої,у) цибул(я,і,ю); порош(ок,ку) цибулі | луков(ый,ого) порош(ок,ка); молот(ый,ого) лук(,а) |  | 2026
    dried onion; onion flakes; dried minced onion; minced dried onion; dehydrated onion; dried chopped onion; dried onion flakes; instant minced onion; dry minced onion | сушен(а,ої,у) цибул(я,і,ю); цибул(я,і,ю) сушен(а,ої,у) | сушен(ый,ого) лук(,а); лук(,а) сушен(ый,ого) |  |
    onion soup mix | цибулевий суп пакетований | луковый суп в пакетике | celery gluten |
    ranch dressing mix; ranch seasoning; ranch mix | приправа ранч | приправа ранч | milk |
    taco seasoning; fajita seasoning; taco seasoning mix; mexican seasoning; fajita mix | приправ(а,и) тако | приправ(а,ы) тако |  |
    cajun seasoning; creole seasoning; cajun spice; blackening spice | каджунськ(і,их) спеці(ї,й); приправа каджун | каджунск(ие,их) специ(и,й); приправа каджун |  |
    old bay seasoning; old bay; seafood seasoning | приправ(а,и) для риби | приправ(а,ы) для рыбы | celery mustard |
    poultry seasoning; chicken seasoning | приправ(а,и) для курки; спеції для курки | приправ(а,ы) для курицы; специи для курицы |  |
    steak seasoning; montreal steak seasoning; grill seasoning; bbq rub; jerk seasoning; meat seasoning | приправ(а,и) для м'яса; спеції для м'яса; приправа гриль | приправ(а,ы) для мяса; специи для мяса; приправа гриль |  |
    pilaf spices; pilaf seasoning | приправ(а,и) для плову; спеції для плову | приправ(а,ы) для плова; специи для плова |  |
    potato seasoning; french fry seasoning | приправ(а,и) для картоплі | приправ(а,ы) для картофеля |  |
    dried vegetables; vegeta; vegetable seasoning; dried vegetable mix; dried carrot flakes | сушені овочі; сушених овочів; приправа універсальна; універсальн(а,ої,у) приправ(а,и,у); вегета | сушеные овощи; сушеных овощей; универсальн(ая,ой,ую) приправ(а,ы,у); вегета | celery |
    dried tomato powder; tomato powder; dried bell pepper flakes; dried sweet pepper | сушен(ий,ого) солодк(ий,ого) пер(ець,цю); сушен(а,ої,у) паприк(а,и,у) | сушен(ый,ого) сладк(ий,ого) пер(ец,ца); сушен(ая,ой,ую) паприк(а,и,у) |  |
    dried carrot(,s); dried parsley root(,s) | сушен(а,ої,у) моркв(а,и,у) | сушен(ая,ой,ую) морковь; сушеной моркови |  |
    mushroom powder; porcini powder; dried mushroom powder | грибн(ий,ого) порош(ок,ку) | грибн(ой,ого) порош(ок,ка) |  |
    sumac | сумах(,у); сумак(,у) | сумах(,а); сумак(,а) |  |
    za'atar; zatar | заатар(,у); затар(,у) | заатар(,а) | sesame |
    dukkah | дука | дукка | nuts sesame |
    furikake | фурікаке | фурикаке | sesame fish |
    shichimi togarashi; togarashi | тогарасі; сітімі тогарасі | тогараси | sesame |
    everything bagel seasoning | приправа еврісинг бейгл | приправа эврисинг бейгл | sesame |
    ras el hanout | рас-ель-ханут | рас-эль-ханут |  |
    baharat | бахарат | бахарат |  |
    berbere; berbere spice | бербере | бербере |  |
    five-spice powder; chinese five spice; five spice | п'ять спецій; китайська суміш п'ять спецій | пять специй; смесь пять специй |  |
    pumpkin pie spice; mixed spice; apple pie spice; gingerbread spice; pumpkin spice; speculaas spice; pumpkin pie spices | спеції для пряників; прян(а,ої) суміш(,і); спеції для глінтвейну; спеції для гарбузового пирога | специи для пряников; специи для глинтвейна; пряная смесь |  |
    spice(,s); seasoning; seasonings; all-purpose seasoning | спеці(я,ї,й,ями); приправ(а,и,у,); прянощ(і,ів) | специ(я,и,й,ями); приправ(а,ы,у,); пряност(и,ей) |  |
    monosodium glutamate; msg; accent seasoning | глутамат(,у) натрію; глутамат(,у) | глутамат(,а) натрия; глутамат(,а) |  |
    liquid smoke; hickory liquid smoke | рідкий дим; рідкого диму | жидкий дым; жидкого дыма |  |
    @sauces
    oil; vegetable oil; cooking oil; neutral oil; frying oil; salad oil; flavourless oil; oil for frying | олі(я,ї,ю,єю); рослинн(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) рослинн(а,ої,у) | растительн(ое,ого) масл(о,а); масл(о,а) растительн(ое,ого); рафинированн(ое,ого) масл(о,а); масл(о,а) рафинированн(ое,ого); масло для жарки |  | 4582
    rapeseed oil; canola oil; canola | ріпаков(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) ріпаков(а,ої,у) | рапсов(ое,ого) масл(о,а); масл(о,а) рапсов(ое,ого) |  | 4582
    corn oil | кукурудзян(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) кукурудзян(а,ої,у) | кукурузн(ое,ого) масл(о,а); масл(о,а) кукурузн(ое,ого) |  | 4582
    grapeseed oil; grape seed oil | олі(я,ї,ю) виноградних кісточок; виноградн(а,ої,у) олі(я,ї,ю); олія з виноградних кісточок | масл(о,а) виноградных косточек; виноградн(ое,ого) масл(о,а) |  | 4582
    safflower oil | сафлоров(а,ої,у) олі(я,ї) | сафлоров(ое,ого) масл(о,а) |  | 4582
    rice bran oil | рисов(а,ої,у) олі(я,ї) | рисов(ое,ого) масл(о,а) |  |
    cottonseed oil | бавовнян(а,ої,у) олі(я,ї) | хлопков(ое,ого) масл(о,а) |  |
    sunflower oil; sunflower seed oil | соняшников(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) соняшников(а,ої,у); пісн(а,ої,у) олі(я,ї,ю); соняшников(а,ої,у) рафінован(а,ої,у) олі(я,ї) | подсолнечн(ое,ого) масл(о,а); масл(о,а) подсолнечн(ое,ого); постн(ое,ого) масл(о,а) |  | 4060
    olive oil; extra virgin olive oil; virgin olive oil; evoo | оливков(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) оливков(а,ої,у); олі(я,ї) екстра вірджин | оливков(ое,ого) масл(о,а); масл(о,а) оливков(ое,ого) |  | 4053
    chili oil; chilli oil; chile oil; chili crisp | олі(я,ї,ю) чилі; гостр(а,ої,у) олі(я,ї,ю); перцев(а,ої,у) олі(я,ї) | масл(о,а) чили; остр(ое,ого) масл(о,а) |  |
    truffle oil | трюфельн(а,ої,у) олі(я,ї); трюфельн(е,ого) масл(о,а) | трюфельн(ое,ого) масл(о,а) |  |
    garlic oil; garlic-infused oil | часников(а,ої,у) олі(я,ї) |  |  |
    coconut oil | кокосов(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) кокосов(а,ої,у) | кокосов(ое,ого) масл(о,а); масл(о,а) кокосов(ое,ого) |  | 4047
    palm oil; red palm oil | пальмов(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) пальмов(а,ої,у) | пальмов(ое,ого) масл(о,а); масл(о,а) пальмов(ое,ого) |  |
    avocado oil | олі(я,ї) авокадо; олія з авокадо | масл(о,а) авокадо |  |
    sesame oil; toasted sesame oil; asian sesame oil | кунжутн(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) кунжутн(а,ої,у) | кунжутн(ое,ого) масл(о,а); масл(о,а) кунжутн(ое,ого) | sesame | 4058
    peanut oil; groundnut oil; roasted peanut oil | арахісов(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) арахісов(а,ої,у) | арахисов(ое,ого) масл(о,а); масл(о,а) арахисов(ое,ого) | peanuts | 4042
    walnut oil | олі(я,ї) волоського горіха; горіхов(а,ої,у) олі(я,ї) | масл(о,а) грецкого ореха | nuts | 4528
    hazelnut oil | олія фундука; олії фундука | масло фундука | nuts | 4528
    almond oil | мигдальн(а,ої,у) олі(я,ї) | миндальн(ое,ого) масл(о,а) | nuts | 4528
    flaxseed oil; linseed oil; flax oil | ллян(а,ої,у) олі(я,ї,ю); олі(я,ї,ю) ллян(а,ої,у); олія льону | льнян(ое,ого) масл(о,а); масл(о,а) льнян(ое,ого) |  |
    pumpkin seed oil | гарбузов(а,ої,у) олі(я,ї,ю); олія гарбузового насіння | тыквенн(ое,ого) масл(о,а) |  |
    mustard oil | гірчичн(а,ої,у) олі(я,ї) | горчичн(ое,ого) масл(о,а) | mustard |
    cooking spray; nonstick cooking spray; oil spray; vegetable cooking spray; olive oil spray; olive oil cooking spray; non-stick cooking spray; nonstick spray; vegetable oil spray; baking spray; vegetable oil cooking spray; butter-flavored cooking spray | олія-спрей; спрей для випікання | масло-спрей; спрей для выпечки |  |
    vinegar; white vinegar; distilled vinegar; table vinegar; pickling vinegar | оц(ет,ту,том); столов(ий,ого) оц(ет,ту) | уксус(,а,у,ом); столов(ый,ого) уксус(,а) |  | 2053
    vinegar essence; acetic acid | оцтов(а,ої,у) есенці(я,ї); оцтов(а,ої,у) кислот(а,и,у); есенці(я,ї) оцтов(а,ої,у) | уксусн(ая,ой,ую) эссенци(я,и); уксусн(ая,ой,ую) кислот(а,ы,у) |  |
    apple cider vinegar; cider vinegar; apple vinegar | яблучн(ий,ого) оц(ет,ту); оц(ет,ту) яблучн(ий,ого); оц(ет,ту) з яблук | яблочн(ый,ого) уксус(,а); уксус(,а) яблочн(ый,ого) |  | 2048
    malt vinegar | солодов(ий,ого) оц(ет,ту) | солодов(ый,ого) уксус(,а) | gluten |
    wine vinegar; red wine vinegar | винн(ий,ого) оц(ет,ту); оц(ет,ту) винн(ий,ого); червон(ий,ого) винн(ий,ого) оц(ет,ту); оц(ет,ту) з червоного вина | винн(ый,ого) уксус(,а); уксус(,а) винн(ый,ого); красн(ый,ого) винн(ый,ого) уксус(,а) |  | 2068
    white wine vinegar; champagne vinegar | біл(ий,ого) винн(ий,ого) оц(ет,ту); оц(ет,ту) з білого вина | бел(ый,ого) винн(ый,ого) уксус(,а) |  |
    sherry vinegar; sherry wine vinegar | хересн(ий,ого) оц(ет,ту) | хересн(ый,ого) уксус(,а) |  |
    rice vinegar; rice wine vinegar; seasoned rice vinegar; sushi vinegar; white rice vinegar | рисов(ий,ого) оц(ет,ту); оц(ет,ту) рисов(ий,ого) | рисов(ый,ого) уксус(,а); уксус(,а) рисов(ый,ого) |  |
    black vinegar; chinese black vinegar; chinkiang vinegar | чорн(ий,ого) рисов(ий,ого) оц(ет,ту) | черн(ый,ого) рисов(ый,ого) уксус(,а) | gluten |
    raspberry vinegar | малинов(ий,ого) оц(ет,ту) | малинов(ый,ого) уксус(,а) |  |
    coconut vinegar | кокосов(ий,ого) оц(ет,ту) | кокосов(ый,ого) уксус(,а) |  |
    tarragon vinegar | естрагонов(ий,ого) оц(ет,ту) | эстрагонн(ый,ого) уксус(,а) |  |
    balsamic vinegar; balsamic | бальзамічн(ий,ого) оц(ет,ту); оц(ет,ту) бальзамічн(ий,ого); бальзамік(,у) | бальзамическ(ий,ого) уксус(,а); уксус(,а) бальзамическ(ий,ого); бальзамик(,а) |  | 2069
    white balsamic vinegar; white balsamic | біл(ий,ого) бальзамічн(ий,ого) оц(ет,ту) | бел(ый,ого) бальзамическ(ий,ого) уксус(,а) |  |
    balsamic glaze; balsamic cream; balsamic reduction | бальзамічн(ий,ого) крем(,у); крем-бальзамік(,у); бальзамічн(ий,ого) соус(,у) | бальзамическ(ий,ого) крем(,а); крем-бальзамик(,а) |  |
    soy sauce; light soy sauce; shoyu; less sodium soy sauce | соєв(ий,ого) соус(,у); соус(,у) соєв(ий,ого) | соев(ый,ого) соус(,а); соус(,а) соев(ый,ого) | soy gluten | 16123
    dark soy sauce | темн(ий,ого) соєв(ий,ого) соус(,у); соєв(ий,ого) темн(ий,ого) соус(,у) | темн(ый,ого) соев(ый,ого) соус(,а) | soy gluten | 16123
    sweet soy sauce; kecap manis | солодк(ий,ого) соєв(ий,ого) соус(,у) | сладк(ий,ого) соев(ый,ого) соус(,а) | soy gluten |
    tamari; tamari soy sauce; tamari sauce | тамарі; соус(,у) тамарі | тамари; соус(,а) тамари | soy |
    coconut aminos | кокосов(і,их) аміно; кокосові амінокислоти | кокосовые аминокислоты |  |
    hoisin sauce; hoisin | соус(,у) хойсін; хойсін; соус(,у) хойсин | соус(,а) хойсин; хойсин | soy gluten sesame | 6175
    teriyaki sauce; teriyaki; teriyaki marinade | соус(,у) теріякі; теріякі | соус(,а) терияки; терияки | soy gluten | 6175
    ponzu; ponzu sauce | соус(,у) понзу; понзу | соус(,а) понзу; понзу | soy gluten fish |
    plum sauce; duck sauce | сливов(ий,ого) соус(,у) | сливов(ый,ого) соус(,а) |  |
    unagi sauce; eel sauce | соус(,у) унагі | соус(,а) унаги | soy gluten |
    stir-fry sauce | соус для вока; соус вок | соус для вока; соус вок | soy gluten |
    tonkatsu sauce; okonomiyaki sauce | соус тонкацу | соус тонкацу | soy gluten |
    sweet chili sauce; sweet chilli sauce; thai sweet chili sauce; thai chili sauce; sweet thai chili sauce | солодк(ий,ого) соус(,у) чилі; солодк(ий,ого) чилі соус(,у); соус солодкий чилі; кисло-солодк(ий,ого) соус(,у) | сладк(ий,ого) соус(,а) чили; кисло-сладк(ий,ого) соус(,а) |  |
    worcestershire sauce; worcestershire; worcester sauce | вустерськ(ий,ого) соус(,у); ворчестер(,у); соус(,у) вустер; соус(,у) ворчестер; вустершир(,у) | вустерск(ий,ого) соус(,а); вустершир(,а); ворчестер(,а) | fish | 6971
    hot sauce; tabasco; tabasco sauce; hot pepper sauce; red hot sauce; louisiana hot sauce; frank's red hot; cholula; buffalo sauce; hot chili sauce; frank's hot sauce; green tabasco | гостр(ий,ого) соус(,у); соус(,у) гостр(ий,ого); табаско; соус(,у) табаско; соус(,у) чилі | остр(ый,ого) соус(,а); табаско; соус(,а) табаско; соус(,а) чили |  | 6168
    sriracha; sriracha sauce; sriracha hot sauce; sriracha chili sauce | шрирач(а,і); соус(,у) шрирача | шрирач(а,и); соус(,а) шрирача |  |
    sambal; sambal oelek; sambal olek; chili paste; chile paste; chili garlic sauce; chilli paste; asian chili paste; garlic chili sauce | самбал(,у); паст(а,и,у) чилі; паст(а,и,у) з перцю чилі | самбал(,а); паст(а,ы,у) чили |  |
    gochujang; gochujang paste; korean chili paste; doubanjiang; chili bean paste; chile bean paste; chili bean sauce | кочудян; кочуджан; гочуджан; тобаньцзян; доубаньцзян | кочудян; гочуджан; кочуджан; доубаньцзян | soy gluten |
    harissa; harissa paste; rose harissa; harissa sauce | харіс(а,и,у); паст(а,и,у) харіса | харисс(а,ы,у); паст(а,ы,у) харисса |  |
    chipotle in adobo; chipotle(,s) in adobo; chipotle chile in adobo; chipotle chiles in adobo sauce; chipotle paste; chipotle pepper in adobo; chipotle; chipotle chiles in adobo; chipotle peppers in adobo sauce; chipotle chile(,s); chipotle pepper(,s); chipotle sauce; adobo sauce; canned chipotle chile; chipotle chilies in adobo | чіпотле; паст(а,и,у) чіпотле; соус(,у) чіпотле | чипотле; паст(а,ы,у) чипотле; соус(,а) чипотле |  |
    barbecue sauce; bbq sauce; smoky barbecue sauce; barbeque sauce; hickory barbecue sauce | соус(,у) барбекю; барбекю соус(,у) | соус(,а) барбекю |  | 6150
    chili sauce; chilli sauce | томатний соус чилі | томатный соус чили |  |
    cocktail sauce; seafood cocktail sauce | коктейльн(ий,ого) соус(,у) | коктейльн(ый,ого) соус(,а) |  |
    steak sauce; a1 steak sauce | стейков(ий,ого) соус(,у); соус(,у) для стейка | соус(,а) для стейка |  |
    brown sauce; hp sauce | коричнев(ий,ого) соус(,у) | коричнев(ый,ого) соус(,а) | gluten |
    ketchup; catsup; tomato sauce ketchup | кетчуп(,у,ом) | кетчуп(,а,ом) |  | 11935
    mayonnaise; mayo; kewpie mayonnaise; full-fat mayonnaise; japanese mayonnaise; miracle whip; salad cream | майонез(,у,ом) | майонез(,а,ом) | egg | 4025
    aioli; garlic mayonnaise; garlic mayo | айол(і); соус(,у) айолі; часников(ий,ого) соус(,у) | айол(и); соус(,а) айоли; чесночн(ый,ого) соус(,а) | egg |
    tartar sauce; tartare sauce; remoulade; thousand island dressing; remoulade sauce; thousand island | соус(,у) тартар; тартар(,у) | соус(,а) тартар; тартар(,а) | egg mustard |
    ranch dressing; ranch; blue cheese dressing; ranch salad dressing | соус(,у) ранч | соус(,а) ранч | egg milk |
    caesar dressing; caesar salad dressing; creamy caesar dressing | соус(,у) цезар; заправк(а,и,у) цезар | соус(,а) цезарь; заправк(а,и,у) цезарь | egg milk fish mustard |
    salad dressing; italian dressing; vinaigrette; french dressing; italian salad dressing; balsamic vinaigrette; balsamic dressing; zesty italian dressing; fat-free italian dressing; catalina dressing; italian salad dressing mix; vinaigrette dressing; balsamic vinaigrette dressing; poppy seed dressing; greek dressing | салатн(а,ої,у) заправк(а,и,у); заправк(а,и,у) для салату; вінегретна заправка | салатн(ая,ой,ую) заправк(а,и,у); заправк(а,и,у) для салата | mustard |
    mustard; dijon mustard; yellow mustard; prepared mustard; dijon; brown mustard; spicy brown mustard; french mustard; chinese mustard; german mustard | гірчиц(я,і,ю,ею); діжонськ(а,ої,у) гірчиц(я,і,ю); гірчиц(я,і,ю) діжонськ(а,ої,у); французьк(а,ої,у) гірчиц(я,і,ю); гірчиц(я,і,ю) французьк(а,ої,у); американськ(а,ої,у) гірчиц(я,і,ю); гірчиц(я,і,ю) американськ(а,ої,у) | горчиц(а,ы,у,ей); дижонск(ая,ой,ую) горчиц(а,ы,у); горчиц(а,ы,у) дижонск(ая,ой,ую); французск(ая,ой,ую) горчиц(а,ы,у); горчиц(а,ы,у) французск(ая,ой,ую) | mustard | 2046
    whole-grain mustard; wholegrain mustard; grainy mustard; stone-ground mustard; coarse-grained mustard; grain mustard; whole grain dijon mustard; grainy dijon mustard; seeded mustard; coarse mustard | зернов(а,ої,у) гірчиц(я,і,ю); гірчиц(я,і,ю) зернов(а,ої,у); зернист(а,ої,у) гірчиц(я,і,ю); гірчиц(я,і,ю) зернист(а,ої,у); гірчиц(я,і,ю) в зернах; гірчиц(я,і,ю) у зернах | зернов(ая,ой,ую) горчиц(а,ы,у); горчиц(а,ы,у) зернов(ая,ой,ую); зернист(ая,ой,ую) горчиц(а,ы,у); горчиц(а,ы,у) зернист(ая,ой,ую); горчиц(а,ы) в зернах | mustard | 2046
    honey mustard; sweet mustard; honey dijon mustard; bavarian mustard | медов(а,ої,у) гірчиц(я,і,ю); солодк(а,ої,у) гірчиц(я,і,ю); баварськ(а,ої,у) гірчиц(я,і,ю) | медов(ая,ой,ую) горчиц(а,ы,у); сладк(ая,ой,ую) горчиц(а,ы,у); баварск(ая,ой,ую) горчиц(а,ы,у) | mustard honey |
    tomato paste; tomato purée concentrate; sun-dried tomato paste; tomato concentrate; sun-dried tomato purée; double concentrate tomato puree | томатн(а,ої,у) паст(а,и,у); паст(а,и,у) томатн(а,ої,у) | томатн(ая,ой,ую) паст(а,ы,у); паст(а,ы,у) томатн(ая,ой,ую) |  |
    tomato puree; passata; sieved tomatoes; strained tomatoes; canned tomato puree; pureed tomatoes | томатн(е,ого) пюре; пюре томатн(е,ого); пасат(а,и,у); пассат(а,и,у); протерт(і,их) помідор(и,ів); протерт(і,их) томат(и,ів); перетерт(і,их) помідор(и,ів) | томатн(ое,ого) пюре; пассат(а,ы,у); протерт(ые,ых) помидор(ы,ов); протерт(ые,ых) томат(ы,ов) |  |
    tomato sauce; marinara sauce; pasta sauce; marinara; spaghetti sauce; canned tomato sauce; tomato and basil pasta sauce; tomato-basil sauce; arrabbiata sauce; tomato basil pasta sauce; pizza sauce; sugo | томатн(ий,ого) соус(,у); соус(,у) томатн(ий,ого); соус(,у) маринара; соус(,у) для пасти; соус(,у) для піци | томатн(ый,ого) соус(,а); соус(,а) томатн(ый,ого); соус(,а) маринара; соус(,а) для пасты; соус(,а) для пиццы |  | 11549
    enchilada sauce; red enchilada sauce; taco sauce; mole sauce; green enchilada sauce; mole paste | соус(,у) енчилада; соус(,у) тако | соус(,а) энчилада; соус(,а) тако |  |
    tomato juice | томатн(ий,ого) с(ік,оку); с(ік,оку) томатн(ий,ого); с(ік,оку) томатів | томатн(ый,ого) сок(,а); сок(,а) томатн(ый,ого); сок(,а) томатов |  |
    vegetable juice; v8 juice; v-8 juice | овочев(ий,ого) с(ік,оку) | овощн(ой,ого) сок(,а) | celery |
    salsa; tomato salsa; red salsa; salsa sauce; pico de gallo; picante sauce | сальс(а,и,у); соус(,у) сальса | сальс(а,ы,у); соус(,а) сальса |  | 6164
    salsa verde; green salsa; tomatillo salsa; green sauce | сальса верде; зелена сальса | сальса верде |  |
    adjika; adzhika | аджик(а,и,у) | аджик(а,и,у) |  |
    ajvar; lutenitsa | айвар(,у); лютениц(я,і,ю) | айвар(,а); лютениц(а,ы) |  |
    pepper paste; red pepper paste; hot pepper paste; biber salçası; turkish pepper paste | перцев(а,ої,у) паст(а,и,у); паст(а,и,у) перцев(а,ої,у) | перечн(ая,ой,ую) паст(а,ы,у) |  |
    lecho; letcho | лечо | лечо |  |
    pesto; pesto sauce; basil pesto; green pesto; pesto genovese | песто; соус(,у) песто; зелен(ий,ого) песто | песто; соус(,а) песто; зелен(ый,ого) песто | milk nuts |
    red pesto; sun-dried tomato pesto; pesto rosso; tomato pesto | червон(ий,ого) песто; песто росо | красн(ый,ого) песто | milk nuts |
    tapenade; olive tapenade; olive paste | тапенад(,у); оливков(а,ої,у) паст(а,и,у) | тапенад(,а); оливков(ая,ой,ую) паст(а,ы,у) | fish |
    hummus; houmous; houmus | хумус(,у) | хумус(,а) | sesame |
    guacamole | гуакамоле | гуакамоле |  |
    tzatziki; raita; tzatziki sauce | дзадзик(і); цацик(і); соус(,у) дзадзикі | дзадзик(и); цацик(и) | milk |
    hollandaise sauce; hollandaise; béarnaise sauce | голландський соус; соус голландез | голландский соус; соус голландез | egg milk |
    bechamel sauce; alfredo sauce; white sauce; cheese sauce; béchamel; country gravy | соус(,у) бешамель; бешамел(ь,ю); сирн(ий,ого) соус(,у); соус(,у) альфредо | соус(,а) бешамель; бешамел(ь,я); сырн(ый,ого) соус(,а) | milk gluten |
    gravy; gravy granules; beef gravy; gravy mix; brown gravy mix; turkey gravy; chicken gravy; bisto; brown gravy; instant gravy granules | підлив(а,и,у); підливк(а,и,у); грейві | подлив(а,ы,у); подливк(а,и,у); грейви | meat gluten |
    bolognese sauce; meat sauce; ragu | соус(,у) болоньєзе; болоньєзе; м'ясн(ий,ого) соус(,у) | соус(,а) болоньезе; болоньезе | meat |
    mango chutney; major grey's chutney | чатні з манго; манговий чатні | чатни из манго |  |
    chutney; tomato chutney; fruit chutney | чатн(і) | чатн(и) |  |
    mint sauce; mint jelly | м'ятн(ий,ого) соус(,у) | мятн(ый,ого) соус(,а) |  |
    chimichurri; chimichurri sauce | чимічур(і,рі); соус чимічурі | чимичурри; соус чимичурри |  |
    relish; pickle relish; sweet relish; sweet pickle relish; dill pickle relish; dill relish; hot dog relish; sweet pickle | реліш(,у) | релиш(,а) |  |
    piccalilli; branston pickle | пікалілі | пикалилли | mustard gluten |
    onion chutney; caramelised onion chutney; red onion chutney; onion relish; onion marmalade; onion jam; caramelised onions; caramelized onions | цибулев(ий,ого) мармелад(,у); цибулев(ий,ого) конфітюр(,у); цибулев(ий,ого) джем(,у) | луков(ый,ого) мармелад(,а); луков(ый,ого) конфитюр(,а) |  |
    miso; miso paste; white miso; white miso paste; yellow miso; yellow miso paste; shiro miso; light miso; sweet white miso | мис(о); міс(о); паст(а,и,у) міс(о); біл(а,ої,у) паст(а,и,у) місо; міс(о) паст(а,и,у) | мисо; паст(а,ы,у) мисо; мисо-паст(а,ы,у) | soy | 16112
    red miso; red miso paste; brown miso; dark miso; brown rice miso; barley miso | червон(а,ої,у) паст(а,и,у) місо; темн(а,ої,у) паст(а,и,у) місо | красн(ая,ой,ую) паст(а,ы,у) мисо; темн(ая,ой,ую) паст(а,ы,у) мисо | soy gluten | 16112
    caper(,s) | каперс(и,ів) | каперс(ы,ов) |  | 2054
    caper berr(y,ies); caperberr(y,ies) | плоди каперсів | плоды каперсов |  |
    olive(,s); green olive(,s); pimento-stuffed green olive(,s); stuffed green olive(,s); stuffed olive(,s); castelvetrano olives; manzanilla olive(,s); pimiento-stuffed olive(,s); pimento-stuffed olive(,s); cerignola olives; pimiento-stuffed green olive(,s) | олив(ка,ки,ок,ку); зелен(а,і,их,ої) олив(ка,ки,ок); олив(ка,ки,ок) зелен(а,і,их,ої) | олив(ка,ки,ок,ку); зелен(ая,ые,ых) олив(ка,ки,ок); олив(ка,ки,ок) зелен(ая,ые,ых) |  | 9193
    black olive(,s); ripe olive(,s); kalamata olive(,s); kalamata; niçoise olive(,s); greek olive(,s); oil-cured black olive(,s); oil-cured olive(,s) | маслин(а,и,); чорн(а,і,их) олив(ка,ки,ок); олив(ка,ки,ок) чорн(а,і,их); олив(ки,ок) каламата; каламата | маслин(а,ы,); черн(ая,ые,ых) олив(ка,ки,ок); олив(ка,ки,ок) черн(ая,ые,ых); каламата; олив(ки,ок) каламата |  | 9193
    pickled onion(,s); pickled red onion(,s); cocktail pickled onions | маринован(а,ої,у) цибул(я,і,ю); цибул(я,і,ю) маринован(а,ої,у) | маринованн(ый,ого) лук(,а); лук(,а) маринованн(ый,ого) |  |
    pickled garlic | маринован(ий,ого) часник(,у); солон(ий,ого) часник(,у) | маринованн(ый,ого) чеснок(,а) |  |
    giardiniera; pickled vegetables; pickled pepper(,s); pickled carrots; sweet pickled peppers | маринован(і,их) овоч(і,ів); маринован(ий,ого) пер(ець,цю) | маринованн(ые,ых) овощ(и,ей); маринованн(ый,ого) пер(ец,ца) |  |
    stock; vegetable stock; vegetable broth; broth; vegetable bouillon; light vegetable stock | бульйон(,у,ом); овочев(ий,ого) бульйон(,у); бульйон(,у) овочев(ий,ого); овочев(ий,ого) відвар(,у) | бульон(,а,ом); овощн(ой,ого) бульон(,а); бульон(,а) овощн(ой,ого); овощн(ой,ого) отвар(,а) |  |
    mushroom stock; mushroom broth | грибн(ий,ого) бульйон(,у); грибн(ий,ого) відвар(,у) | грибн(ой,ого) бульон(,а); грибн(ой,ого) отвар(,а) |  |
    stock cube(,s); bouillon cube(,s); vegetable stock cube(,s); vegetable bouillon cube(,s); stock powder; vegetable bouillon powder; bouillon powder; bouillon; vegetable stock powder; bouillon granules; marigold bouillon powder; vegetable bouillon granules; vegetable stock pot(,s); stock pot(,s); vegetable base | бульйонн(ий,ого) кубик(,а,и,ів); кубик(,а,и,ів) бульйонн(ий,ого); бульйонн(і,их) кубик(и,ів); кубик(,а,и,ів) бульйону; овочевий кубик; сух(ий,ого) бульйон(,у) | бульонн(ый,ого,ые,ых) кубик(,а,и,ов); овощной кубик; сух(ой,ого) бульон(,а) | celery |
    chicken stock cube(,s); chicken bouillon; chicken bouillon granules; chicken stock powder; chicken bouillon powder; instant chicken bouillon granules; chicken base; chicken stock pot(,s); better than bouillon chicken; chicken powder; chicken stock concentrate; instant chicken bouillon | куряч(ий,ого) кубик(,а); курячий бульйонний кубик | куриный кубик; куриный бульонный кубик | meat celery |
    beef stock cube(,s); beef bouillon; beef bouillon granules; beef stock pot(,s); beef base; instant beef bouillon granules; lamb stock cube(,s); instant beef bouillon; beef bouillon powder | яловичий кубик; м'ясний кубик | говяжий кубик; мясной кубик | meat celery |
    fish stock cube(,s); fish bouillon cube(,s) | рибний кубик | рыбный кубик | fish celery |
    mushroom stock cube(,s); mushroom bouillon cube(,s) | грибний кубик; грибн(ий,ого) бульйонн(ий,ого) кубик(,а) | грибной кубик | celery |
    chicken stock; chicken broth; turkey stock; turkey broth; fat-free chicken broth; canned chicken broth; canned low-salt chicken broth | куряч(ий,ого) бульйон(,у); бульйон(,у) куряч(ий,ого); бульйон(,у) з курки; бульйон(,у) з індички | курин(ый,ого) бульон(,а); бульон(,а) курин(ый,ого); бульон(,а) из курицы | meat | 6172
    beef stock; beef broth; veal stock; meat stock; beef consommé; bone broth; meat broth; beef bone broth; brown stock; canned beef broth; condensed beef broth | м'ясн(ий,ого) бульйон(,у); бульйон(,у) м'ясн(ий,ого); ялович(ий,ого) бульйон(,у); бульйон(,у) ялович(ий,ого); кістков(ий,ого) бульйон(,у) | мясн(ой,ого) бульон(,а); бульон(,а) мясн(ой,ого); говяж(ий,его) бульон(,а); бульон(,а) говяж(ий,его); костн(ый,ого) бульон(,а) | meat | 6170
    lamb stock; lamb broth | баранячий бульйон; бульйон(,у) з баранини | бараний бульон; бульон(,а) из баранины | meat |
    pork stock; pork broth; ham stock | свинячий бульйон; бульйон(,у) зі свинини | свиной бульон; бульон(,а) из свинины | meat pork |
    fish stock; fish broth; fish fumet | рибн(ий,ого) бульйон(,у); бульйон(,у) рибн(ий,ого) | рыбн(ый,ого) бульон(,а); бульон(,а) рыбн(ый,ого) | fish | 6174
    seafood stock; shrimp stock; lobster stock; shellfish stock; shrimp broth; seafood broth; crab stock | бульйон(,у) з морепродуктів | бульон(,а) из морепродуктов | shellfish |
    court bouillon; cooking liquid; pasta water; pasta cooking water; starchy pasta water | вода від макаронів; вода з-під макаронів; воду з макаронів | вода от макарон; вода из-под макарон | gluten |
    coconut milk; unsweetened coconut milk; coconut drink | кокосов(е,ого) молок(о,а); молок(о,а) кокосов(е,ого) | кокосов(ое,ого) молок(о,а); молок(о,а) кокосов(ое,ого) |  | 12118
    coconut cream; creamed coconut; coconut milk powder | кокосов(і,их) вершк(и,ів); вершк(и,ів) кокосов(і,их) | кокосов(ые,ых) слив(ки,ок); слив(ки,ок) кокосов(ые,ых) |  |
    cream of coconut; coco lopez; coconut syrup | солодк(і,их) кокосов(і,их) вершк(и,ів); кокосов(ий,ого) сироп(,у) | кокосов(ый,ого) сироп(,а) |  |
    condensed coconut milk; sweetened condensed coconut milk | кокосове згущене молоко; кокосова згущенка | кокосовая сгущенка |  |
    pomegranate molasses; narsharab | наршараб(,у); гранатов(ий,ого) соус(,у); соус(,у) наршараб | наршараб(,а); гранатов(ый,ого) соус(,а); соус(,а) наршараб |  |
    mirin; mirin rice wine; sweet rice wine | мірін(,у) | мирин(,а) | alcohol |
    marinade; marinade for shashlik | маринад(,у) | маринад(,а) |  |
    sauce; simmer sauce; cooking sauce | соус(,у,ом) | соус(,а,ом) |  |
    @canned
    canned tomato(,es); crushed tomato(,es); diced tomato(,es); tinned tomato(,es); whole peeled tomato(,es); chopped tomato(,es); canned whole tomato(,es); stewed tomato(,es); tinned plum tomato(,es); canned plum tomato(,es); fire-roasted tomato(,es); peeled plum tomato(,es); italian-style diced tomato(,es); canned cherry tomato(,es); canned italian tomato(,es); san marzano tomato(,es); petite diced tomato(,es); canned peeled tomato(,es); whole tomato(,es) in juice | консервован(і,их) помідор(и,ів); помідор(и,ів) у власному соку; томат(и,ів) у власному соку; консервован(і,их) томат(и,ів); помідор(и,ів) консервован(і,их); томат(и,ів) консервован(і,их); різан(і,их) томат(и,ів); помідори без шкірки в банці; томати очищені у власному соку | помидор(ы,ов) в собственном соку; консервированн(ые,ых) помидор(ы,ов); томат(ы,ов) в собственном соку; консервированн(ые,ых) томат(ы,ов) |  | 11693
    ro-tel tomato(,es); rotel; rotel tomato(,es) | томати з чилі | помидоры с чили |  |
    sun-dried tomato(,es); sundried tomato(,es); dried tomato(,es); oil-packed sun-dried tomato(,es); sun-dried tomato(,es) in oil; sunblush tomato(,es); semi-dried tomato(,es) | в'ялен(і,их) помідор(и,ів); помідор(и,ів) в'ялен(і,их); в'ялен(і,их) томат(и,ів); томат(и,ів) в'ялен(і,их); сушен(і,их) помідор(и,ів); сушен(і,их) томат(и,ів) | вялен(ые,ых) помидор(ы,ов); помидор(ы,ов) вялен(ые,ых); вялен(ые,ых) томат(ы,ов); томат(ы,ов) вялен(ые,ых); сушен(ые,ых) помидор(ы,ов) |  | 11955
    canned corn; canned sweetcorn; tinned sweetcorn; canned corn kernel(,s); whole kernel corn; whole kernel sweet corn; tinned corn | консервован(а,ої,у) кукурудз(а,и,у); кукурудз(а,и,у) консервован(а,ої,у) | консервированн(ая,ой,ую) кукуруз(а,ы,у); кукуруз(а,ы,у) консервированн(ая,ой,ую) |  | 11172
    creamed corn; cream-style corn | вершкова кукурудза | кремовая кукуруза |  |
    canned pea(,s); tinned pea(,s); canned green pea(,s) | консервован(ий,ого) горош(ок,ку); горош(ок,ку) консервован(ий,ого); консервован(ий,ого) зелен(ий,ого) горош(ок,ку); зелен(ий,ого) горош(ок,ку) консервован(ий,ого) | консервированн(ый,ого) горош(ек,ка); горош(ек,ка) консервированн(ый,ого); консервированн(ый,ого) зелен(ый,ого) горош(ек,ка); зелен(ый,ого) горош(ек,ка) консервированн(ый,ого) |  |
    canned bean(,s); canned white bean(,s); tinned bean(,s); canned cannellini bean(,s); tinned cannellini bean(,s); canned great northern bean(,s); tinned white bean(,s); tinned haricot beans; canned navy bean(,s) | консервован(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) консервован(а,ої,у); консервован(а,ої,у) біл(а,ої,у) квасол(я,і,ю); біл(а,ої,у) консервован(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) біл(а,ої,у) консервован(а,ої,у) | консервированн(ая,ой,ую) фасол(ь,и); фасол(ь,и) консервированн(ая,ой,ую); консервированн(ая,ой,ую) бел(ая,ой,ую) фасол(ь,и); бел(ая,ой,ую) консервированн(ая,ой,ую) фасол(ь,и); фасоль белая консервированная |  | 16051
    canned kidney bean(,s); canned red bean(,s); tinned kidney bean(,s); canned red kidney bean(,s); tinned red kidney beans; canned dark red kidney beans | консервован(а,ої,у) червон(а,ої,у) квасол(я,і,ю); червон(а,ої,у) консервован(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) червон(а,ої,у) консервован(а,ої,у) | консервированн(ая,ой,ую) красн(ая,ой,ую) фасол(ь,и); красн(ая,ой,ую) консервированн(ая,ой,ую) фасол(ь,и); фасоль красная консервированная |  |
    canned black bean(,s); tinned black bean(,s) | консервован(а,ої,у) чорн(а,ої,у) квасол(я,і,ю); чорн(а,ої,у) консервован(а,ої,у) квасол(я,і,ю) | консервированн(ая,ой,ую) черн(ая,ой,ую) фасол(ь,и); черн(ая,ой,ую) консервированн(ая,ой,ую) фасол(ь,и) |  |
    canned pinto bean(,s); tinned pinto bean(,s); tinned borlotti bean(,s); canned borlotti bean(,s) | консервована квасоля пінто | консервированная фасоль пинто |  |
    canned butter bean(,s); tinned butter bean(,s); canned lima bean(,s) | консервована масляна квасоля; консервована велика біла квасоля | консервированная крупная белая фасоль |  |
    baked bean(,s); beans in tomato sauce; pork and beans | запечена квасоля; квасол(я,і,ю) в томаті; квасол(я,і,ю) у томаті; квасоля в томатному соусі; квасоля у томатному соусі | фасол(ь,и) в томате; запеченная фасоль; фасоль в томатном соусе |  |
    refried bean(,s); fat-free refried beans; chili beans | пюре з квасолі; пересмажена квасоля | пережаренная фасоль; пюре из фасоли |  |
    canned chickpea(,s); tinned chickpea(,s); cooked chickpea(,s); canned garbanzo bean(,s); jarred chickpeas | консервован(ий,ого) нут(,у); нут(,у) консервован(ий,ого); варен(ий,ого) нут(,у); нут(,у) варен(ий,ого); відварен(ий,ого) нут(,у); нут(,у) відварен(ий,ого) | консервированн(ый,ого) нут(,а); нут(,а) консервированн(ый,ого); варен(ый,ого) нут(,а); нут(,а) варен(ый,ого); отварн(ой,ого) нут(,а) |  | 16359
    aquafaba; chickpea liquid; chickpea brine | аквафаб(а,и,у) | аквафаб(а,ы,у) |  |
    cooked bean(,s); cooked black bean(,s); cooked white bean(,s); cooked kidney bean(,s); cooked pinto beans | варен(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) варен(а,ої,у); відварен(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) відварен(а,ої,у) | варен(ая,ой,ую) фасол(ь,и); фасол(ь,и) варен(ая,ой,ую); отварн(ая,ой,ую) фасол(ь,и); фасол(ь,и) отварн(ая,ой,ую) |  |
    canned lentil(,s); cooked lentil(,s); tinned lentil(,s); ready-to-eat puy lentils; cooked puy lentils; cooked green lentils; tinned green lentils | консервован(а,ої,у) сочевиц(я,і,ю); варен(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) варен(а,ої,у); відварен(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) відварен(а,ої,у) | консервированн(ая,ой,ую) чечевиц(а,ы); варен(ая,ой,ую) чечевиц(а,ы); чечевиц(а,ы) варен(ая,ой,ую); отварн(ая,ой,ую) чечевиц(а,ы) |  |
    canned green bean(,s); french-cut green beans; tinned green beans | консервована стручкова квасоля; консервованої стручкової квасолі | консервированная стручковая фасоль |  |
    canned pear(,s); canned apricot(,s); canned fruit(,s); canned fruit cocktail; canned mandarin orange(,s); tinned fruit(,s); tinned pear(,s); canned mandarin(,s) | консервован(і,их) фрукт(и,ів); консервовані груші; консервовані абрикоси | консервированн(ые,ых) фрукт(ы,ов); консервированные груши; консервированные абрикосы |  |
    canned cherr(y,ies); canned sour cherr(y,ies); tinned cherr(y,ies) | консервован(а,ої,у) вишн(я,і,ю); вишня у власному соку | консервированн(ая,ой,ую) вишн(я,и) |  |
    canned green chili(,es); chopped green chili(,es); diced green chili(,es); green chile(,s); mild green chiles; roasted green chile(,s) | консервован(ий,ого) зелен(ий,ого) чилі | консервированн(ый,ого) зелен(ый,ого) чили |  |
    canned beet(,s); canned beetroot(,s); tinned beetroot | консервован(ий,ого) буряк(,а) | консервированн(ая,ой,ую) свекл(а,ы,у) |  |
    pimiento(,s); pimento(,s); piquillo pepper(,s); peppadew pepper(,s) | пімієнто; піменто | пимьенто |  |
    cream of mushroom soup; condensed cream of mushroom soup; mushroom soup; golden mushroom soup | грибний суп-пюре; грибного супу-пюре; крем-суп грибний | грибной крем-суп | milk gluten |
    cream of chicken soup; condensed cream of chicken soup; chicken soup; chicken gumbo soup | курячий крем-суп; курячий суп | куриный крем-суп; куриный суп | meat milk gluten |
    cream of celery soup; condensed cream of celery soup; cream of potato soup | крем-суп із селери | крем-суп из сельдерея | milk gluten celery |
    tomato soup; condensed tomato soup; canned tomato soup | томатний суп; томатного супу | томатный суп; томатного супа |  |
    squash caviar; vegetable caviar; aubergine caviar; eggplant caviar; zucchini spread | кабачков(а,ої,у) ікр(а,и,у); ікр(а,и,у) кабачков(а,ої,у); ікр(а,и,у) з кабачків; баклажанн(а,ої,у) ікр(а,и,у); ікр(а,и,у) баклажанн(а,ої,у); ікр(а,и,у) з баклажанів; овочев(а,ої,у) ікр(а,и,у) | кабачков(ая,ой,ую) икр(а,ы,у); икр(а,ы,у) кабачков(ая,ой,ую); икр(а,ы,у) из кабачков; баклажанн(ая,ой,ую) икр(а,ы,у); икр(а,ы,у) баклажанн(ая,ой,ую); икр(а,ы,у) из баклажанов |  |
    @drinks
    water; cold water; hot water; boiling water; warm water; tap water; lukewarm water; ice water; ice; spring water; distilled water | вод(а,и,у,ою); окр(іп,опу); кип'ячен(а,ої,у) вод(а,и,у); л(ід,ьоду) | вод(а,ы,у,ой); кипят(ок,ка,ку); лед; льда |  |
    sparkling water; mineral water; soda water; club soda; carbonated water; seltzer; fizzy water; sparkling mineral water; seltzer water | газован(а,ої,у) вод(а,и,у); вод(а,и,у) газован(а,ої,у); мінеральн(а,ої,у) вод(а,и,у); вод(а,и,у) мінеральн(а,ої,у); мінералк(а,и,у); газован(а,ої,у) мінеральн(а,ої,у) вод(а,и,у); мінеральн(а,ої,у) газован(а,ої,у) вод(а,и,у); содов(а,ої,у) вод(а,и,у); сильногазован(а,ої,у) вод(а,и,у) | газированн(ая,ой,ую) вод(а,ы,у); вод(а,ы,у) газированн(ая,ой,ую); минеральн(ая,ой,ую) вод(а,ы,у); вод(а,ы,у) минеральн(ая,ой,ую); минералк(а,и,у); содов(ая,ой,ую) вод(а,ы,у); минеральн(ая,ой,ую) газированн(ая,ой,ую) вод(а,ы,у) |  |
    coconut water | кокосов(а,ої,у) вод(а,и,у) | кокосов(ая,ой,ую) вод(а,ы,у) |  |
    tonic water; tonic; indian tonic water | тонік(,у); вод(а,и,у) тонік | тоник(,а) |  |
    ginger ale | імбирн(ий,ого) ел(ь,ю) | имбирн(ый,ого) эл(ь,я) |  |
    ginger beer | імбирн(е,ого) пив(о,а) | имбирн(ое,ого) пив(о,а) |  |
    cola; coca-cola; coke; pepsi; diet coke; diet cola | кол(а,и,у); кока-кол(а,и,у); пепсі | кол(а,ы,у); кока-кол(а,ы,у); пепси |  |
    root beer; dr pepper | рутбір(,у) | рутбир(,а) |  |
    lemonade; sprite; 7-up; lemon-lime soda; 7up; sparkling lemonade; lemon-lime soft drink | лимонад(,у); спрайт(,у) | лимонад(,а); спрайт(,а) |  |
    orange soda; fanta | фант(а,и,у) | фант(а,ы,у) |  |
    cream soda; soda pop | крем-сод(а,и,у) | крем-сод(а,ы,у) |  |
    energy drink; sports drink; red bull | енергетик(,а) | энергетик(,а) |  |
    wine; cooking wine; rosé wine; dry wine; rosé; table wine | вин(о,а,ом); сух(е,ого) вин(о,а); рожев(е,ого) вин(о,а) | вин(о,а,ом); сух(ое,ого) вин(о,а); розов(ое,ого) вин(о,а) | alcohol |
    white wine; dry white wine; chardonnay; sauvignon blanc; pinot grigio; riesling; white cooking wine | біл(е,ого) вин(о,а); вин(о,а) біл(е,ого); біл(е,ого) сух(е,ого) вин(о,а); сух(е,ого) біл(е,ого) вин(о,а); вин(о,а) сух(е,ого) біл(е,ого) | бел(ое,ого) вин(о,а); вин(о,а) бел(ое,ого); бел(ое,ого) сух(ое,ого) вин(о,а) | alcohol |
    red wine; dry red wine; burgundy; cabernet sauvignon; merlot; pinot noir; burgundy wine; fruity red wine; robust red wine; claret | червон(е,ого) вин(о,а); вин(о,а) червон(е,ого); червон(е,ого) сух(е,ого) вин(о,а); вин(о,а) сух(е,ого) червон(е,ого) | красн(ое,ого) вин(о,а); вин(о,а) красн(ое,ого); красн(ое,ого) сух(ое,ого) вин(о,а) | alcohol |
    sparkling wine; champagne; prosecco; cava; brut champagne; dry champagne; dry sparkling wine | ігрист(е,ого) вин(о,а); вин(о,а) ігрист(е,ого); шампанськ(е,ого); просек(о); просекко; шампань | игрист(ое,ого) вин(о,а); вин(о,а) игрист(ое,ого); шампанск(ое,ого); просекко | alcohol |
    dessert wine; sweet wine; muscat wine; cahors; sweet white wine; moscato; muscat | десертн(е,ого) вин(о,а); солодк(е,ого) вин(о,а); кагор(,у); мускатн(е,ого) вин(о,а) | десертн(ое,ого) вин(о,а); сладк(ое,ого) вин(о,а); кагор(,а); мускатн(ое,ого) вин(о,а) | alcohol |
    rice wine; shaoxing wine; sake; chinese rice wine; shaohsing rice wine; shaoxing rice wine; chinese cooking wine; dry sake; shaoxing | рисов(е,ого) вин(о,а); вин(о,а) рисов(е,ого); саке; шаосинськ(е,ого) вин(о,а) | рисов(ое,ого) вин(о,а); вин(о,а) рисов(ое,ого); сакэ; шаосинск(ое,ого) вин(о,а) | alcohol |
    sherry; dry sherry; cream sherry; cooking sherry; fino sherry; sweet sherry; amontillado; pedro ximénez; pale dry sherry; fino; oloroso sherry | херес(,у); сухий херес | херес(,а); сухой херес | alcohol |
    marsala; marsala wine; sweet marsala; dry marsala; sweet marsala wine; dry marsala wine; marsala cooking wine | марсал(а,и,у) | марсал(а,ы,у) | alcohol |
    madeira; madeira wine | мадер(а,и,у) | мадер(а,ы,у) | alcohol |
    port; ruby port; port wine; tawny port; ruby port wine | портвейн(,у); порто | портвейн(,а); порто | alcohol |
    vermouth; dry vermouth; sweet vermouth; dry white vermouth; white vermouth; red vermouth; martini bianco; noilly prat | вермут(,у); мартіні | вермут(,а); мартини | alcohol |
    beer; lager; wheat beer; pilsner; mexican beer; ale; amber ale; brown ale; bitter ale | пив(о,а,ом); ел(ь,ю); лагер(,у); пшеничн(е,ого) пив(о,а) | пив(о,а,ом); эл(ь,я); лагер(,а); пшеничн(ое,ого) пив(о,а) | alcohol gluten |
    stout; guinness; dark beer; porter; guinness stout; dark ale | темн(е,ого) пив(о,а); пив(о,а) темн(е,ого); стаут(,у); портер(,у) | темн(ое,ого) пив(о,а); пив(о,а) темн(ое,ого); стаут(,а); портер(,а) | alcohol gluten |
    cider; hard cider; dry cider; pear cider; perry; sparkling cider; hard apple cider; dry hard cider | сидр(,у); яблучн(ий,ого) сидр(,у) | сидр(,а); яблочн(ый,ого) сидр(,а) | alcohol |
    rum; white rum; light rum; golden rum; gold rum; bacardi; bacardi rum; silver rum | ром(,у,ом); біл(ий,ого) ром(,у); ром(,у) біл(ий,ого); світл(ий,ого) ром(,у) | ром(,а,ом); бел(ый,ого) ром(,а); ром(,а) бел(ый,ого); светл(ый,ого) ром(,а) | alcohol |
    dark rum; spiced rum; black rum; jamaican rum; aged rum; captain morgan spiced rum; myers's rum; amber rum | темн(ий,ого) ром(,у); ром(,у) темн(ий,ого); прян(ий,ого) ром(,у); чорн(ий,ого) ром(,у) | темн(ый,ого) ром(,а); ром(,а) темн(ый,ого); прян(ый,ого) ром(,а); черн(ый,ого) ром(,а) | alcohol |
    coconut rum; malibu rum; malibu coconut rum; malibu | кокосов(ий,ого) ром(,у); малібу | кокосов(ый,ого) ром(,а); малибу | alcohol |
    cachaça | кашас(а,и,у) | кашас(а,ы,у) | alcohol |
    pisco | піско | писко | alcohol |
    cognac; brandy; armagnac; vsop cognac | коньяк(,у,ом); бренд(і) | коньяк(,а,ом); бренди | alcohol |
    calvados; apple brandy; applejack | кальвадос(,у) | кальвадос(,а) | alcohol |
    kirsch; cherry brandy | кирш(,у); кірш(,у) | кирш(,а) | alcohol |
    slivovitz; plum brandy; rakia | сливовиц(я,і,ю); ракі(я,ї) | сливовиц(а,ы); раки(я,и) | alcohol |
    grappa | грап(а,и,у); граппа | грапп(а,ы,у) | alcohol |
    apricot brandy; fruit brandy; pear brandy | фруктов(ий,ого) бренді; абрикосівка | фруктов(ый,ого) бренди; абрикосовка | alcohol |
    vodka; absolut vodka; ice-cold vodka; smirnoff vodka | горілк(а,и,у,ою) | водк(а,и,у,ой) | alcohol |
    flavoured vodka; vanilla vodka; lemon vodka; citrus vodka; citron vodka; raspberry vodka; orange vodka; cranberry vodka; horilka with pepper; flavored vodka; peach vodka; blueberry vodka; citrus-flavored vodka | перцівк(а,и,у); настоянк(а,и,у); медовуха; хріновух(а,и,у) | перцовк(а,и,у); настойк(а,и,у); хреновух(а,и,у) | alcohol |
    grain alcohol; rectified spirit; everclear; pure alcohol; moonshine; samohon | спирт(,у); самогон(,у); харчов(ий,ого) спирт(,у) | спирт(,а); самогон(,а) | alcohol |
    whisky; whiskey; bourbon; scotch; scotch whisky; bourbon whiskey; irish whiskey; rye whiskey; jack daniels whiskey; jack daniels; tennessee whiskey; canadian whisky; rye whisky; jim beam | віск(і); бурбон(,у) | виски; бурбон(,а) | alcohol |
    gin; london dry gin; dry gin; sloe gin; plymouth gin | джин(,у) | джин(,а) | alcohol |
    tequila; mezcal; blanco tequila; silver tequila; gold tequila; white tequila; reposado tequila; jose cuervo tequila | текіл(а,и,у); мескал(ь,ю) | текил(а,ы,у); мескал(ь,я) | alcohol |
    orange liqueur; triple sec; cointreau; grand marnier; curaçao; blue curaçao; orange-flavored liqueur | апельсинов(ий,ого) лікер(,у); куантро; трипл сек; блю кюрасао | апельсинов(ый,ого) ликер(,а); куантро; трипл сек; блю кюрасао | alcohol |
    coffee liqueur; kahlúa; tia maria; coffee-flavored liqueur | кавов(ий,ого) лікер(,у); калуа | кофейн(ый,ого) ликер(,а); калуа | alcohol |
    irish cream; baileys; irish cream liqueur; bailey's irish cream; cream liqueur | вершков(ий,ого) лікер(,у); бейліс(,у); бейліз(,у) | сливочн(ый,ого) ликер(,а); бейлис(,а); бейлиз(,а) | alcohol milk |
    almond liqueur; amaretto; amaretto liqueur; disaronno | амарет(о,то); мигдальн(ий,ого) лікер(,у) | амаретто; миндальн(ый,ого) ликер(,а) | alcohol nuts |
    hazelnut liqueur; frangelico | горіхов(ий,ого) лікер(,у); франжеліко | ореховый ликер; франжелико | alcohol nuts |
    liqueur; liquor | лікер(,у) | ликер(,а) | alcohol |
    limoncello; lemon liqueur | лимончел(о,ло); лимонн(ий,ого) лікер(,у) | лимончелло; лимонн(ый,ого) ликер(,а) | alcohol |
    cherry liqueur; maraschino liqueur; cherry heering | вишнев(ий,ого) лікер(,у); вишнівк(а,и,у) | вишнев(ый,ого) ликер(,а); вишневк(а,и,у) | alcohol |
    raspberry liqueur; chambord | малинов(ий,ого) лікер(,у) | малинов(ый,ого) ликер(,а) | alcohol |
    crème de cassis; cassis | крем де касис; касис | крем де кассис | alcohol |
    peach schnapps; peach liqueur | персиков(ий,ого) лікер(,у) | персиков(ый,ого) ликер(,а) | alcohol |
    crème de menthe; peppermint schnapps; mint liqueur | м'ятн(ий,ого) лікер(,у) | мятн(ый,ого) ликер(,а) | alcohol |
    crème de cacao; chocolate liqueur | шоколадн(ий,ого) лікер(,у) | шоколадн(ый,ого) ликер(,а) | alcohol |
    sambuca; anisette | самбук(а,и,у) | самбук(а,и,у) | alcohol |
    absinthe | абсент(,у) | абсент(,а) | alcohol |
    pastis; pernod; ouzo; raki; arak | пастис(,у); узо | пастис(,а); узо | alcohol |
    elderflower liqueur; st germain | лікер з бузини | ликер из бузины | alcohol |
    advocaat; eggnog; egg liqueur | яєчн(ий,ого) лікер(,у); адвокат лікер; гоголь-моголь | яичн(ый,ого) ликер(,а); гоголь-моголь | alcohol egg milk |
    campari | кампарі | кампари | alcohol |
    aperol | аперол(ь,ю) | апероль; апероля | alcohol |
    bitters; angostura bitters; orange bitters; angostura; aromatic bitters; angostura aromatic bitters | бітер(,а,и,ів); ангостур(а,и,у) | биттер(,а); ангостур(а,ы,у) | alcohol |
    coffee; brewed coffee; cold brew coffee | кав(а,и,у,ою) | кофе; черн(ый,ого) кофе |  |
    ground coffee; coffee grounds | мелен(а,ої,у) кав(а,и,у); кав(а,и,у) мелен(а,ої,у) | молот(ый,ого) кофе; кофе молот(ый,ого) |  |
    coffee bean(,s); whole bean coffee; espresso bean(,s) | кав(а,и,у) в зернах; зернов(а,ої,у) кав(а,и,у); кав(а,и,у) у зернах; зерна кави; кавові зерна | кофе в зернах; зернов(ой,ого) кофе; кофейные зерна |  |
    espresso; brewed espresso; espresso coffee | еспресо; еспрессо | эспрессо |  |
    instant coffee; instant espresso powder; instant espresso; espresso powder; instant espresso coffee powder; coffee powder; instant coffee crystals; espresso coffee powder | розчинн(а,ої,у) кав(а,и,у); кав(а,и,у) розчинн(а,ої,у); сублімован(а,ої,у) кав(а,и,у); кав(а,и,у) сублімован(а,ої,у) | растворим(ый,ого) кофе; кофе растворим(ый,ого); сублимированн(ый,ого) кофе |  | 14214
    chicory coffee; coffee substitute; chicory root; instant chicory | цикорі(й,ю) розчинн(ий,ого); розчинн(ий,ого) цикорі(й,ю); корінь цикорію; мелений цикорій | растворим(ый,ого) цикори(й,я); цикори(й,я); корень цикория |  |
    tea; black tea; tea bag(,s); earl grey tea; english breakfast tea; brewed tea; earl grey; assam tea; darjeeling tea | ча(й,ю,єм); чорн(ий,ого) ча(й,ю); ча(й,ю) чорн(ий,ого); заварк(а,и,у); чайн(а,ої,у) заварк(а,и,у) | ча(й,я,ю); черн(ый,ого) ча(й,я); ча(й,я) черн(ый,ого); заварк(а,и,у) |  |
    green tea; jasmine tea; sencha; brewed green tea; oolong tea | зелен(ий,ого) ча(й,ю); ча(й,ю) зелен(ий,ого); улун(,у) | зелен(ый,ого) ча(й,я); ча(й,я) зелен(ый,ого); улун(,а) |  |
    matcha; matcha powder; matcha green tea powder; matcha tea powder; green tea powder; matcha tea; matcha green tea | матч(а,і,у); ча(й,ю) матча; порош(ок,ку) матча | матч(а,и,у); ча(й,я) матча |  |
    herbal tea; fruit tea | трав'ян(ий,ого) ча(й,ю); фруктов(ий,ого) ча(й,ю) | травян(ой,ого) ча(й,я); фруктов(ый,ого) ча(й,я) |  |
    chamomile tea | ромашков(ий,ого) ча(й,ю) | ромашков(ый,ого) ча(й,я) |  |
    mint tea; peppermint tea | м'ятн(ий,ого) ча(й,ю) | мятн(ый,ого) ча(й,я) |  |
    hibiscus; hibiscus tea; hibiscus flower(,s); dried hibiscus flower(,s); karkade | каркаде; ча(й,ю) каркаде | каркаде; ча(й,я) каркаде |  |
    rooibos; rooibos tea | ройбуш(,у) | ройбуш(,а) |  |
    ivan chai; fireweed tea | іван-ча(й,ю) | иван-ча(й,я) |  |
    linden tea; linden flowers; linden blossom | липов(ий,ого) цвіт(,у); липа сушена | липов(ый,ого) цвет(,а); липа сушеная |  |
    chai; chai tea; masala chai; iced tea mix; chai spice; chai concentrate | ча(й,ю) масала; масала ча(й,ю) | ча(й,я) масала; масала ча(й,я) |  |
    kombucha; tea mushroom | комбуч(а,і,у); чайн(ий,ого) гриб(,а) | комбуч(а,и,у); чайн(ый,ого) гриб(,а) |  |
    juice; fruit juice; tropical fruit juice; mixed fruit juice | с(ік,оку,оком); фруктов(ий,ого) с(ік,оку); мультифрукт сік | сок(,а,у,ом); фруктов(ый,ого) сок(,а) |  |
    apple juice; apple cider; unfiltered apple juice; sweet apple cider; frozen apple juice concentrate | яблучн(ий,ого) с(ік,оку); с(ік,оку) яблучн(ий,ого); с(ік,оку) яблук | яблочн(ый,ого) сок(,а); сок(,а) яблочн(ый,ого); сок(,а) яблок |  |
    cranberry juice; cranberry juice cocktail; cranberry cocktail; cranberry juice concentrate; unsweetened cranberry juice; white cranberry juice | журавлинн(ий,ого) с(ік,оку); с(ік,оку) журавлини; мор(с,су) журавлинн(ий,ого) | клюквенн(ый,ого) сок(,а); сок(,а) клюквы |  |
    grape juice; white grape juice; red grape juice; purple grape juice | виноградн(ий,ого) с(ік,оку); с(ік,оку) виноградн(ий,ого) | виноградн(ый,ого) сок(,а); сок(,а) виноградн(ый,ого) |  |
    verjuice; verjus | вержус(,у) | вержюс(,а) |  |
    cherry juice; sour cherry juice; tart cherry juice | вишнев(ий,ого) с(ік,оку); с(ік,оку) вишні | вишнев(ый,ого) сок(,а); сок(,а) вишни |  |
    pineapple juice; unsweetened pineapple juice; canned pineapple juice | ананасов(ий,ого) с(ік,оку) | ананасов(ый,ого) сок(,а) |  |
    pomegranate juice; pom juice; unsweetened pomegranate juice | гранатов(ий,ого) с(ік,оку); с(ік,оку) граната | гранатов(ый,ого) сок(,а); сок(,а) граната |  |
    grapefruit juice; pink grapefruit juice; ruby red grapefruit juice | грейпфрутов(ий,ого) с(ік,оку) | грейпфрутов(ый,ого) сок(,а) |  |
    mandarin juice; tangerine juice; clementine juice; blood orange juice; satsuma juice | мандаринов(ий,ого) с(ік,оку) | мандаринов(ый,ого) сок(,а) |  |
    peach nectar; peach juice | персиков(ий,ого) с(ік,оку); персиковий нектар | персиков(ый,ого) сок(,а); персиковый нектар |  |
    mango juice; mango nectar | манговий сік; мангового соку; сік манго | манговый сок; сок манго |  |
    pear nectar; pear juice | грушев(ий,ого) с(ік,оку) | грушев(ый,ого) сок(,а) |  |
    apricot nectar; apricot juice | абрикосов(ий,ого) с(ік,оку) | абрикосов(ый,ого) сок(,а) |  |
    passion fruit juice | с(ік,оку) маракуї | сок(,а) маракуйи |  |
    carrot juice | морквян(ий,ого) с(ік,оку); с(ік,оку) моркви | морковн(ый,ого) сок(,а); сок(,а) моркови |  |
    beet juice; beetroot juice; beet kvass | буряков(ий,ого) с(ік,оку); с(ік,оку) буряка; буряков(ий,ого) квас(,у) | свекольн(ый,ого) сок(,а); сок(,а) свеклы; свекольн(ый,ого) квас(,а) |  |
    onion juice | цибульн(ий,ого) с(ік,оку); с(ік,оку) цибулі | луков(ый,ого) сок(,а); сок(,а) лука |  |
    ginger juice | імбирн(ий,ого) с(ік,оку); с(ік,оку) імбиру | имбирн(ый,ого) сок(,а); сок(,а) имбиря |  |
    pickle juice; pickle brine; dill pickle juice; sauerkraut juice; cucumber brine; olive brine; pickling liquid; brine; caper brine; sweet pickle juice | розс(іл,олу); огірков(ий,ого) розс(іл,олу); капустян(ий,ого) розс(іл,олу) | рассол(,а); огуречн(ый,ого) рассол(,а); капустн(ый,ого) рассол(,а) |  |
    birch sap; birch juice; birch water | березов(ий,ого) с(ік,оку) | березов(ый,ого) сок(,а) |  |
    lime cordial; rose's lime juice; sweetened lime juice | лаймов(ий,ого) кордіал(,у); кордіал(,у) | лаймов(ый,ого) кордиал(,а); кордиал(,а) |  |
    elderflower cordial; elderflower syrup | бузинов(ий,ого) сироп(,у); сироп(,у) бузини | сироп(,а) бузины |  |
    sour mix; sweet and sour mix; sweet & sour mix; margarita mix | сауер мікс | сауэр микс |  |
    frozen lemonade concentrate; lemonade concentrate; orange juice concentrate; frozen limeade concentrate | концентрат апельсинового соку; концентрат лимонаду | концентрат апельсинового сока |  |
    kvass; bread kvass; okroshka kvass; kvas | квас(,у,ом); хлібн(ий,ого) квас(,у); квас(,у) для окрошки | квас(,а,ом); хлебн(ый,ого) квас(,а); квас(,а) для окрошки | gluten |
    uzvar; compote; dried fruit compote | узвар(,у); компот(,у) | компот(,а); взвар(,а); узвар(,а) |  |
    mors; berry drink; fruit drink | морс(,у); ягідн(ий,ого) морс(,у) | морс(,а); ягодн(ый,ого) морс(,а) |  |
    """
}
