/// The names of units: one line a unit and language, `unit language: abbreviations | one | few | many | other | further`.
///
/// English has the columns one and other only. `other` is the genitive singular, which fractions take in Ukrainian and
/// Russian. Several spellings in one column are separated by commas, and the first is the one that is printed. A unit
/// may have several lines, each with its own declension; the first is the usual one. Among the abbreviations a plural stands
/// behind its singular.
///
/// Origin: everyday usage in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum UnitNames {
  static let english = """
    milligram: mg | milligram | milligrams
    milligram: | milligramme | milligrammes
    gram: g, gr, grs, gm, gms | gram | grams
    gram: | gramme | grammes
    kilogram: kg, kgs, kilo, kilos | kilogram | kilograms
    kilogram: | kilogramme | kilogrammes
    ounce: oz, ozs | ounce | ounces
    pound: lb, lbs | pound | pounds
    millilitre: ml, mls, cc | millilitre | millilitres
    millilitre: | milliliter | milliliters
    centilitre: cl | centilitre | centilitres
    centilitre: | centiliter | centiliters
    decilitre: dl | decilitre | decilitres
    decilitre: | deciliter | deciliters
    litre: l, lt, ltr | litre | litres
    litre: | liter | liters
    teaspoon: tsp, tsps, t | teaspoon | teaspoons
    teaspoon: | teaspoonful | teaspoonfuls, teaspoonsful
    tablespoon: tbsp, tbsps, tbs, tbl, tblsp, tb | tablespoon | tablespoons
    tablespoon: | tablespoonful | tablespoonfuls, tablespoonsful
    cup: c | cup | cups
    cup: | cupful | cupfuls, cupsful
    glass: | glass | glasses
    fluid-ounce: fl oz | fluid ounce | fluid ounces
    pint: pt, pts | pint | pints
    quart: qt, qts | quart | quarts
    gallon: gal, gals | gallon | gallons
    piece: pc, pcs | piece | pieces
    dozen: doz | dozen | dozens, dozen
    clove: | clove | cloves
    bunch: | bunch | bunches
    slice: | slice | slices
    can: | can | cans
    can: | tin | tins
    pinch: | pinch | pinches
    dash: | dash | dashes
    drop: | drop | drops
    handful: | handful | handfuls, handsful
    sprig: | sprig | sprigs
    stalk: | stalk | stalks
    stick: | stick | sticks
    head: | head | heads
    bulb: | bulb | bulbs
    leaf: | leaf | leaves
    strip: | strip | strips
    sheet: | sheet | sheets
    fillet: | fillet | fillets
    fillet: | filet | filets
    ear: | ear | ears
    loaf: | loaf | loaves
    package: pkg, pkgs, pck | package | packages
    package: | pack | packs
    packet: | packet | packets
    packet: | envelope | envelopes
    packet: | sachet | sachets
    jar: | jar | jars
    bottle: | bottle | bottles
    box: | box | boxes
    carton: | carton | cartons
    bag: | bag | bags
    tube: | tube | tubes
    tub: | tub | tubs
    """

  static let ukrainian = """
    milligram: мг | міліграм | міліграми | міліграмів | міліграма
    gram: г, гр | грам | грами | грамів | грама
    kilogram: кг | кілограм | кілограми | кілограмів | кілограма
    kilogram: | кіло
    ounce: | унція | унції | унцій | унції | унцію
    pound: | фунт | фунти | фунтів | фунта
    millilitre: мл | мілілітр | мілілітри | мілілітрів | мілілітра
    centilitre: сл | сантилітр | сантилітри | сантилітрів | сантилітра
    decilitre: дл | децилітр | децилітри | децилітрів | децилітра
    litre: л | літр | літри | літрів | літра
    teaspoon: ч л, ч лож, ч ложка, ч ложки, чл | чайна ложка | чайні ложки | чайних ложок | чайної ложки | чайну ложку
    teaspoon: | чайна ложечка | чайні ложечки | чайних ложечок | чайної ложечки | чайну ложечку
    tablespoon: ст л, ст лож, ст ложка, ст ложки, стл | столова ложка | столові ложки | столових ложок | столової ложки | столову ложку
    cup: | чашка | чашки | чашок | чашки | чашку
    cup: | горнятко | горнятка | горняток | горнятка
    glass: скл, ст | склянка | склянки | склянок | склянки | склянку
    fluid-ounce: | рідка унція | рідкі унції | рідких унцій | рідкої унції | рідку унцію
    pint: | пінта | пінти | пінт | пінти | пінту
    quart: | кварта | кварти | кварт | кварти | кварту
    gallon: | галон | галони | галонів | галона
    piece: шт | штука | штуки | штук | штуки | штуку
    piece: | шматок | шматки | шматків | шматка
    piece: | шматочок | шматочки | шматочків | шматочка
    dozen: | дюжина | дюжини | дюжин | дюжини | дюжину
    ten: дес | десяток | десятки | десятків | десятка
    clove: зуб | зубчик | зубчики | зубчиків | зубчика
    clove: | зубок | зубки | зубків | зубка
    bunch: пуч | пучок | пучки | пучків | пучка
    slice: | скибка | скибки | скибок | скибки | скибку
    slice: | скибочка | скибочки | скибочок | скибочки | скибочку
    can: бан | банка | банки | банок | банки | банку
    can: | бляшанка | бляшанки | бляшанок | бляшанки | бляшанку
    pinch: | щіпка | щіпки | щіпок | щіпки | щіпку
    pinch: | щіпочка | щіпочки | щіпочок | щіпочки | щіпочку
    pinch: | дрібка | дрібки | дрібок | дрібки | дрібку
    drop: | крапля | краплі | крапель | краплі | краплю
    handful: | жменя | жмені | жмень | жмені | жменю
    handful: | жменька | жменьки | жменьок | жменьки | жменьку
    sprig: | гілочка | гілочки | гілочок | гілочки | гілочку
    sprig: | гілка | гілки | гілок | гілки | гілку
    stalk: | стебло | стебла | стебел | стебла
    stick: | паличка | палички | паличок | палички | паличку
    head: | головка | головки | головок | головки | головку
    head: | качан | качани | качанів | качана
    leaf: | листок | листки | листків | листка
    leaf: | листочок | листочки | листочків | листочка
    strip: | смужка | смужки | смужок | смужки | смужку
    sheet: | аркуш | аркуші | аркушів | аркуша
    sheet: | пластина | пластини | пластин | пластини | пластину
    fillet: | філе
    loaf: | буханка | буханки | буханок | буханки | буханку
    loaf: | батон | батони | батонів | батона
    package: уп, упак | упаковка | упаковки | упаковок | упаковки | упаковку
    package: | пачка | пачки | пачок | пачки | пачку
    packet: пак | пакетик | пакетики | пакетиків | пакетика
    bag: | пакет | пакети | пакетів | пакета
    bottle: | пляшка | пляшки | пляшок | пляшки | пляшку
    box: | коробка | коробки | коробок | коробки | коробку
    tube: | тюбик | тюбики | тюбиків | тюбика
    """

  static let russian = """
    milligram: мг | миллиграмм | миллиграмма | миллиграммов | миллиграмма
    gram: г, гр | грамм | грамма | граммов | грамма
    kilogram: кг | килограмм | килограмма | килограммов | килограмма
    kilogram: | кило
    ounce: | унция | унции | унций | унции | унцию
    pound: | фунт | фунта | фунтов | фунта
    millilitre: мл | миллилитр | миллилитра | миллилитров | миллилитра
    centilitre: сл | сантилитр | сантилитра | сантилитров | сантилитра
    decilitre: дл | децилитр | децилитра | децилитров | децилитра
    litre: л | литр | литра | литров | литра
    teaspoon: ч л, ч лож, ч ложка, ч ложки, чл | чайная ложка | чайные ложки, чайных ложки | чайных ложек | чайной ложки | чайную ложку
    tablespoon: ст л, ст лож, ст ложка, ст ложки, стл | столовая ложка | столовые ложки, столовых ложки | столовых ложек | столовой ложки | столовую ложку
    cup: | чашка | чашки | чашек | чашки | чашку
    glass: стак, ст | стакан | стакана | стаканов | стакана | стаканы
    fluid-ounce: | жидкая унция | жидкие унции | жидких унций | жидкой унции | жидкую унцию
    pint: | пинта | пинты | пинт | пинты | пинту
    quart: | кварта | кварты | кварт | кварты | кварту
    gallon: | галлон | галлона | галлонов | галлона
    piece: шт | штука | штуки | штук | штуки | штуку
    piece: | кусок | куска | кусков | куска | куски
    piece: | кусочек | кусочка | кусочков | кусочка | кусочки
    dozen: | дюжина | дюжины | дюжин | дюжины | дюжину
    ten: дес | десяток | десятка | десятков | десятка | десятки
    clove: зуб | зубчик | зубчика | зубчиков | зубчика | зубчики
    clove: | зубок | зубка | зубков | зубка | зубки
    bunch: пуч | пучок | пучка | пучков | пучка | пучки
    slice: | ломтик | ломтика | ломтиков | ломтика | ломтики
    slice: | ломоть | ломтя | ломтей | ломтя | ломти
    can: бан | банка | банки | банок | банки | банку
    pinch: щеп | щепотка | щепотки | щепоток | щепотки | щепотку
    pinch: | щепоть | щепоти | щепотей | щепоти
    drop: | капля | капли | капель | капли | каплю
    handful: | горсть | горсти | горстей | горсти
    sprig: | веточка | веточки | веточек | веточки | веточку
    sprig: | ветка | ветки | веток | ветки | ветку
    stalk: | стебель | стебля | стеблей | стебля | стебли
    stick: | палочка | палочки | палочек | палочки | палочку
    head: | головка | головки | головок | головки | головку
    head: | кочан | кочана | кочанов | кочана | кочаны
    leaf: | лист | листа | листов | листа | листья, листьев
    leaf: | листик | листика | листиков | листика | листики
    strip: | полоска | полоски | полосок | полоски | полоску
    sheet: | пластина | пластины | пластин | пластины | пластину
    loaf: | буханка | буханки | буханок | буханки | буханку
    loaf: | батон | батона | батонов | батона | батоны
    package: уп, упак | упаковка | упаковки | упаковок | упаковки | упаковку
    package: | пачка | пачки | пачек | пачки | пачку
    packet: пак | пакетик | пакетика | пакетиков | пакетика | пакетики
    bag: | пакет | пакета | пакетов | пакета | пакеты
    bottle: | бутылка | бутылки | бутылок | бутылки | бутылку
    box: | коробка | коробки | коробок | коробки | коробку
    tube: | тюбик | тюбика | тюбиков | тюбика | тюбики
    """
}
