// Origin: everyday usage in recipes; written by hand for this project.
// Licence: none needed (facts).

extension BuiltInFoods {
  /// What a kitchen keeps in store: bread, dry goods, what is baked with, nuts.
  static let staples = """
    @bakery
    bread; white bread; sandwich bread; country bread; italian bread; french bread; toast; slice(,s) of bread; white loaf; rustic bread; toast bread | хліб(,а,у,ом); біл(ий,ого) хліб(,а); тост(и,ів); тостов(ий,ого) хліб(,а); хлібин(а,и,у); сірий хліб; сірого хліба | хлеб(,а,ом); бел(ый,ого) хлеб(,а); тост(ы,ов); серый хлеб; серого хлеба | gluten | 18069
    baguette(,s); batard; french baguette(,s); french loaf | батон(,а,и,ів); багет(,а,у,и,ів); французьк(ий,ого) батон(,а) | батон(,а,ы,ов); багет(,а,ы,ов) | gluten |
    ciabatta; focaccia; ciabatta roll(,s) | чіабат(а,и,у); чіабатт(а,и,у); фокач(а,і,у); фокачч(а,і,у) | чиабатт(а,ы,у); фокачч(а,и,у) | gluten |
    sourdough bread; sourdough; sourdough toast | хліб(,а) на заквасці; бездріжджов(ий,ого) хліб(,а) | хлеб(,а) на закваске; бездрожжев(ой,ого) хлеб(,а) | gluten |
    rye bread; dark rye bread; black bread; dark bread; pumpernickel; borodinsky bread | житн(ій,ього) хліб(,а); хліб(,а) житн(ій,ього); чорн(ий,ого) хліб(,а); хліб(,а) чорн(ий,ого); бородинськ(ий,ого) хліб(,а); хліб(,а) бородинськ(ий,ого); українськ(ий,ого) хліб(,а) | ржан(ой,ого) хлеб(,а); хлеб(,а) ржан(ой,ого); черн(ый,ого) хлеб(,а); хлеб(,а) черн(ый,ого); бородинск(ий,ого) хлеб(,а) | gluten |
    whole wheat bread; wholemeal bread; whole grain bread; wholegrain bread; brown bread; multigrain bread; granary bread; seeded bread | цільнозернов(ий,ого) хліб(,а); хліб(,а) цільнозернов(ий,ого); зернов(ий,ого) хліб(,а); хліб(,а) зернов(ий,ого) | цельнозернов(ой,ого) хлеб(,а); хлеб(,а) цельнозернов(ой,ого); зернов(ой,ого) хлеб(,а); хлеб(,а) зернов(ой,ого) | gluten |
    cornbread; corn bread; corn muffin(,s) | кукурудзян(ий,ого) хліб(,а) | кукурузн(ый,ого) хлеб(,а) | gluten egg milk |
    bread starter; sourdough starter; levain; leaven; rye sourdough starter | закваск(а,и,у) для хліба; хлібн(а,ої,у) закваск(а,и,у); житн(я,ьої) закваск(а,и,у); левіто мадре | закваск(а,и,у) для хлеба; хлебн(ая,ой,ую) закваск(а,и,у); ржан(ая,ой,ую) закваск(а,и,у) | gluten |
    yogurt starter; cheese culture; kefir grains; starter culture | бактеріальн(а,ої,у) закваск(а,и,у); йогуртов(а,ої,у) закваск(а,и,у); кефірн(ий,і) гриб(ок,ки) | бактериальн(ая,ой,ую) закваск(а,и,у); йогуртов(ая,ой,ую) закваск(а,и,у); кефирн(ый,ого) гриб(ок,ка) | milk |
    bread crumb(,s); breadcrumb(,s); dry bread crumb(,s); italian bread crumb(,s) | панірувальн(і,их) сухар(і,ів); сухар(і,ів) панірувальн(і,их); мелен(і,их) сухар(і,ів); паніровк(а,и,у); хлібн(і,их) крихт(и) | панировочн(ые,ых) сухар(и,ей); сухар(и,ей) панировочн(ые,ых); молот(ые,ых) сухар(и,ей); панировк(а,и,у) | gluten | 18079
    fresh bread crumb(,s); fresh breadcrumb(,s); soft bread crumb(,s); soft breadcrumb(,s); fresh white breadcrumb(,s) | м'якуш(,а) хліба; м'якуш(а,и,у); крихт(а,и) білого хліба | мякиш(,а) хлеба; хлебн(ый,ого) мякиш(,а) | gluten |
    panko; panko breadcrumb(,s); panko bread crumb(,s); japanese breadcrumb(,s) | панк(о); сухар(і,ів) панко; панірувальн(і,их) сухар(і,ів) панко | панко; сухар(и,ей) панко | gluten |
    rusk(,s); melba toast; zwieback; dried bread | сухар(і,ів); ванільн(і,их) сухар(і,ів) | сухар(и,ей); ванильн(ые,ых) сухар(и,ей) | gluten |
    crouton(,s) | грін(ки,ок); крутон(и,ів); сухарик(и,ів) | грен(ки,ок); сухарик(и,ов); крутон(ы,ов) | gluten | 18242
    bun(,s); bread roll(,s); hamburger bun(,s); burger bun(,s); dinner roll(,s); brioche bun(,s); soft roll(,s); kaiser roll(,s); white roll(,s); hot dog roll(,s); sandwich roll(,s) | булоч(ка,ки,ку,ок); булк(а,и,у); булоч(ка,ки,ок) для бургер(а,ів); булоч(ка,ки,ок) для хот-дог(у,ів) | булоч(ка,ки,ку,ек); булк(а,и,у); булоч(ка,ки,ек) для бургер(а,ов); булоч(ка,ки,ек) для хот-дог(а,ов) | gluten |
    challah; challah bread | хал(а,и,у) | хал(а,ы,у) | gluten egg |
    brioche; panettone; easter bread; paska bread; brioche bread | бріошн(ий,ого) хліб(,а); бріош(,і); панетон(е); паск(а,и,у); здоб(а,и,у) | бриош(ь,и); панеттоне; кулич(,а); сдоб(а,ы,у) | gluten egg milk |
    croissant(,s); danish pastr(y,ies) | круасан(,а,и,ів) | круассан(,а,ы,ов) | gluten milk |
    english muffin(,s); crumpet(,s) | англійськ(і,их) мафін(и,ів) | английск(ие,их) маффин(ы,ов) | gluten |
    bagel(,s); bialy | бейгл(,и,ів); бублик(,и,ів) | бублик(,а,и,ов); бейгл(,ы,ов) | gluten |
    pretzel(,s); hard pretzel(,s) | крендел(ь,я,і,ів); брецел(ь,і) | крендел(ь,я,и,ей) | gluten |
    sushki; bread ring(,s); baranki | суш(ки,ок); баранк(и); баранок | суш(ки,ек); баран(ки,ок) | gluten |
    lavash; lavash bread; armenian flatbread | лаваш(,у,а,і,ів); вірменськ(ий,ого) лаваш(,у,а) | лаваш(,а,и,ей); тонк(ий,ого) лаваш(,а); армянск(ий,ого) лаваш(,а) | gluten |
    pita; pita bread(,s); flatbread(,s); pitta; pitta bread(,s); roti; chapati(,s); paratha(,s); pita pocket(,s); pita round(,s) | піт(а,и,у); чапат(і); хліб піта; матнакаш(,у) | пит(а,ы,у); чапати; хлеб пита; лепешк(а,и,у); лепешек | gluten |
    naan; naan bread(,s); garlic naan | наан | наан | gluten milk |
    tortilla(,s); flour tortilla(,s); tortilla wrap(,s); wrap(,s) | тортиль(я,ї,й,ю); корж(і,ів) тортилья | тортиль(я,и,ю) | gluten |
    corn tortilla(,s); taco shell(,s); tostada(,s); tostada shell(,s); yellow corn tortilla(,s) | кукурудзян(а,ої,і,их) тортиль(я,ї,й); тако | кукурузн(ая,ой,ые,ых) тортиль(я,и); тако |  |
    tortilla chip(,s); corn chip(,s); nacho(,s); nacho chip(,s) | начос(,и,ів); кукурудзян(і,их) чипс(и,ів); чипси тортилья | начос(,ы,ов); кукурузн(ые,ых) чипс(ы,ов); чипсы тортилья |  |
    potato chip(,s); crisps; potato crisp(,s) | чипс(и,ів); картоплян(і,их) чипс(и,ів) | чипс(ы,ов); картофельн(ые,ых) чипс(ы,ов) |  |
    puff pastry; puff pastry sheet(,s); puff pastry dough | листков(е,ого) тіст(о,а); тіст(о,а) листков(е,ого); бездріжджов(е,ого) листков(е,ого) тіст(о,а); листков(е,ого) бездріжджов(е,ого) тіст(о,а) | слоен(ое,ого) тест(о,а); тест(о,а) слоен(ое,ого); бездрожжев(ое,ого) слоен(ое,ого) тест(о,а); слоен(ое,ого) бездрожжев(ое,ого) тест(о,а) | gluten |
    yeast puff pastry | дріжджов(е,ого) листков(е,ого) тіст(о,а); листков(е,ого) дріжджов(е,ого) тіст(о,а) | дрожжев(ое,ого) слоен(ое,ого) тест(о,а); слоен(ое,ого) дрожжев(ое,ого) тест(о,а) | gluten |
    phyllo; phyllo dough; filo pastry; filo; filo pastry sheet(,s); phyllo sheet(,s); filo dough; phyllo pastry; filo sheet(,s); yufka; strudel dough | тіст(о,а) філо; філо; лист(и,ів) філо; витяжн(е,ого) тіст(о,а) | тест(о,а) фило; фило; лист(ы,ов) фило; вытяжн(ое,ого) тест(о,а) | gluten |
    pastry; pie crust(,s); pie dough; shortcrust pastry; shortcrust; pie shell(,s); pastry dough; pie pastry; unbaked pie crust(,s); sweet shortcrust pastry; pastry shell(,s); tart shell(,s); pastry case(,s) | пісочн(е,ого) тіст(о,а); тіст(о,а) пісочн(е,ого); тартал(етки,еток) | песочн(ое,ого) тест(о,а); тест(о,а) песочн(ое,ого); тартал(етки,еток) | gluten |
    dough; bread dough; yeast dough | тіст(о,а,ом); дріжджов(е,ого) тіст(о,а); тіст(о,а) дріжджов(е,ого) | тест(о,а,ом); дрожжев(ое,ого) тест(о,а); тест(о,а) дрожжев(ое,ого) | gluten |
    pizza dough; pizza base(,s); pizza crust(,s); pizza crust dough | тіст(о,а) для піци; осно(ва,ви) для піци; корж для піци | тест(о,а) для пиццы; осно(ва,вы) для пиццы | gluten |
    wonton wrapper(,s); dumpling wrapper(,s); gyoza wrapper(,s); egg roll wrapper(,s); wonton skin(,s); spring roll wrapper(,s); gyoza skin(,s) | тіст(о,а) для вонтонів; тісто для ґьодза | тест(о,а) для вонтонов; тесто для гедза | gluten |
    cookie(,s); biscuit(,s); butter biscuit(,s); tea biscuit(,s); shortbread; shortbread cookie(,s); digestive biscuit(,s); rich tea biscuit(,s); butter cookie(,s); vanilla wafer(,s); sugar cookie(,s) | печив(о,а); пісочн(е,ого) печив(о,а); печив(о,а) пісочн(е,ого); цукрове печиво; печиво марія; вівсяне печиво | печень(е,я); песочн(ое,ого) печень(е,я); печень(е,я) песочн(ое,ого); сахарное печенье; юбилейное печенье; овсяное печенье | gluten milk |
    graham cracker(,s); graham cracker crumb(,s); digestives; digestive cracker(,s); graham cracker crust(,s) | крекер(и,ів) грем | крекер(ы,ов) грэм | gluten |
    ladyfinger(,s); savoiardi; sponge finger(,s); ladyfinger biscuit(,s); lady finger(,s); lady finger biscuit(,s) | савоярд(і); печиво савоярді | савоярди; печенье савоярди; дамск(ие,их) пальчик(и,ов) | gluten egg |
    amaretti; amaretti biscuit(,s); amaretti cookie(,s) | амарет(ті,і); печиво амаретті | амаретти; печенье амаретти | nuts egg |
    gingersnap(,s); ginger biscuit(,s); gingersnap cookie(,s); gingerbread; ginger nut(,s); speculoos; biscoff | імбирн(е,ого) печив(о,а); пряник(и,ів); медівник(и,ів) | имбирн(ое,ого) печень(е,я); пряник(и,ов) | gluten |
    oreo(,s); oreo cookie(,s); chocolate sandwich cookie(,s); chocolate cookie(,s); chocolate wafer(,s); chocolate wafer cookie(,s) | печив(о,а) орео; орео; шоколадн(е,ого) печив(о,а) | печень(е,я) орео; орео; шоколадн(ое,ого) печень(е,я) | gluten |
    wafer(,s); wafer roll(,s); ice cream cone(,s); waffle cone(,s); wafer sheet(,s) | вафл(я,і,ь); вафельн(і,их) корж(і,ів) | вафл(я,и,ей); вафель; вафельн(ые,ых) корж(и,ей) | gluten |
    waffle(,s) | вафлі віденські; віденськ(і,их) вафл(і) | венск(ие,их) вафл(и) | gluten egg milk |
    pancake(,s); crepe(,s); blini | млин(ець,ця,ці,ців); оладк(и,ів) | блин(,ы,ов); оладь(и,ев); блинчик(и,ов) | gluten egg milk |
    cracker(,s); saltine(,s); cream cracker(,s); saltine cracker(,s); ritz cracker(,s); butter cracker(,s); oyster cracker(,s); oatcake(,s); water biscuit(,s); soda cracker(,s) | крекер(,и,ів); галет(и,) | крекер(,ы,ов); галет(ы,) | gluten |
    crispbread(,s); rye crispbread(,s); crisp bread(,s) | хлібц(і,ів) | хлебц(ы,ов); хлебец | gluten |
    rice cake(,s); corn cake(,s) | рисов(і,их) хлібц(і,ів); кукурудзян(і,их) хлібц(і,ів) | рисов(ые,ых) хлебц(ы,ов) |  |
    matzo; matzo meal; matzah; matza | мац(а,и,у); мацов(е,ого) борошн(о,а) | мац(а,ы,у) | gluten |
    sponge cake; cake layer(,s); genoise; pound cake; angel food cake; trifle sponge(,s) | бісквіт(,а,и,ів); корж(,а,і,ів); бісквітн(ий,ого) корж(,а); корж(і,ів) для торта | бисквит(,а,ы,ов); корж(,а,и,ей); корж(и,ей) для торта; бисквитн(ый,ого) корж(,а) | gluten egg |
    cake mix; yellow cake mix; chocolate cake mix; muffin mix; devil's food cake mix; brownie mix | суміш(,і) для кексу; суміш(,і) для випікання | смес(ь,и) для кекса; смес(ь,и) для выпечки | gluten |
    pancake mix; baking mix; biscuit mix; bisquick; buttermilk pancake mix | суміш(,і) для млинців | смес(ь,и) для блинов | gluten milk |
    meringue(,s); meringue nest(,s) | безе; меренг(а,и,у) | безе; меренг(а,и,у) | egg |
    popcorn; popping corn; popcorn kernel(,s) | попкорн(,у) | попкорн(,а) |  |
    stuffing mix; stuffing; herb stuffing | начинк(а,и,у) для індички | готовая начинка | gluten |
    @dry-goods
    rice; white rice; long-grain rice; converted rice; american long-grain rice | рис(,у,ом); довгозернист(ий,ого) рис(,у) | рис(,а,ом) |  | 20044
    basmati rice; basmati; white basmati rice; basmati long grain rice | басматі; рис(,у) басматі | басмати; рис(,а) басмати |  | 20044
    jasmine rice; thai rice; thai jasmine rice; fragrant rice | жасминов(ий,ого) рис(,у); рис(,у) жасмин; тайськ(ий,ого) рис(,у) | жасминов(ый,ого) рис(,а); рис(,а) жасмин; тайск(ий,ого) рис(,а) |  | 20044
    arborio rice; arborio; risotto rice; carnaroli; carnaroli rice; vialone nano; paella rice; bomba rice | арборіо; рис(,у) арборіо; рис(,у) для різото; карнаролі; рис(,у) для паельї | арборио; рис(,а) арборио; рис(,а) для ризотто; рис(,а) для паэльи; карнароли |  | 20052
    round rice; short-grain rice; pudding rice; medium-grain rice; short-grain white rice; round-grain rice | круглозернист(ий,ого) рис(,у); рис(,у) круглозернист(ий,ого); круглозерн(ий,ого) рис(,у); рис(,у) круглозерн(ий,ого); круглий рис; круглого рису; кругл(ий,ого) рис(,у); рис(,у) кругл(ий,ого) | круглозерн(ый,ого) рис(,а); рис(,а) круглозерн(ый,ого); кругл(ый,ого) рис(,а); краснодарск(ий,ого) рис(,а) |  | 20052
    sushi rice; japanese rice; calrose rice | рис(,у) для суші | рис(,а) для суши; рис(,а) для роллов |  | 20052
    glutinous rice; sticky rice; sweet rice; mochi rice | клейк(ий,ого) рис(,у) | клейк(ий,ого) рис(,а) |  |
    brown rice; brown basmati rice; wholegrain rice; long-grain brown rice; brown long-grain rice | бур(ий,ого) рис(,у); рис(,у) бур(ий,ого); коричнев(ий,ого) рис(,у); рис(,у) коричнев(ий,ого); нешліфован(ий,ого) рис(,у) | бур(ый,ого) рис(,а); рис(,а) бур(ый,ого); коричнев(ый,ого) рис(,а); рис(,а) коричнев(ый,ого); нешлифованн(ый,ого) рис(,а) |  | 20036
    red rice; camargue rice | червон(ий,ого) рис(,у); рис(,у) червон(ий,ого) | красн(ый,ого) рис(,а); рис(,а) красн(ый,ого) |  |
    black rice; forbidden rice | чорн(ий,ого) рис(,у); рис(,у) чорн(ий,ого) | черн(ый,ого) рис(,а); рис(,а) черн(ый,ого) |  |
    wild rice; wild rice mix | дик(ий,ого) рис(,у); рис(,у) дик(ий,ого) | дик(ий,ого) рис(,а); рис(,а) дик(ий,ого) |  | 20088
    cooked rice; cooked white rice; boiled rice; leftover rice; cooked long-grain rice; steamed rice; cooked jasmine rice; cooked basmati rice | варен(ий,ого) рис(,у); рис(,у) варен(ий,ого); відварен(ий,ого) рис(,у); рис(,у) відварен(ий,ого); відварн(ий,ого) рис(,у) | варен(ый,ого) рис(,а); рис(,а) варен(ый,ого); отварн(ой,ого) рис(,а); рис(,а) отварн(ой,ого) |  |
    cooked brown rice | варен(ий,ого) бур(ий,ого) рис(,у) | варен(ый,ого) бур(ый,ого) рис(,а) |  |
    puffed rice; puffed brown rice | повітрян(ий,ого) рис(,у) | воздушн(ый,ого) рис(,а) |  |
    rice cereal; rice krispies; crisped rice; rice crispies; crispy rice cereal | рисов(і,их) кульк(и); рисові пластівці для сніданку | рисов(ые,ых) шарик(и) | gluten |
    flattened rice; poha; rice flakes | рисов(і,их) пластівц(і,ів) | рисов(ые,ых) хлоп(ья,ьев) |  |
    rice paper; rice paper wrapper(,s); spring roll rice paper; rice paper sheet(,s); rice wrapper(,s) | рисов(ий,ого) пап(ір,еру); пап(ір,еру) рисов(ий,ого) | рисов(ая,ой,ую) бумаг(а,и,у); бумаг(а,и,у) рисов(ая,ой,ую) |  |
    buckwheat; buckwheat groats; kasha; buckwheat groat | гречк(а,и,у,ою); гречан(а,ої,у) круп(а,и,у); круп(а,и,у) гречан(а,ої,у); гречан(ка,ки) | гречк(а,и,у,ой); гречнев(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) гречнев(ая,ой,ую); гречих(а,и,у) |  | 20008
    green buckwheat; raw buckwheat | зелен(а,ої,у) гречк(а,и,у); гречк(а,и,у) зелен(а,ої,у) | зелен(ая,ой,ую) гречк(а,и,у); гречк(а,и,у) зелен(ая,ой,ую) |  |
    buckwheat flakes | гречан(і,их) пластівц(і,ів) | гречнев(ые,ых) хлоп(ья,ьев) |  |
    millet; millet groats | пшон(о,а,ом); пшонян(а,ої) круп(а,и) | пшен(о,а,ом); пшён(ная,ной); пшенн(ая,ой,ую) круп(а,ы,у) |  | 20031
    pearl barley; barley; pearled barley | перловк(а,и,у); перлов(а,ої,у) круп(а,и,у); круп(а,и,у) перлов(а,ої,у) | перловк(а,и,у); перлов(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) перлов(ая,ой,ую) | gluten | 20005
    barley grits; barley groats; cracked barley; barley flakes | ячк(а,и,у); ячн(а,ої,у) круп(а,и,у); круп(а,и,у) ячн(а,ої,у); ячмінн(а,ої,у) круп(а,и,у); круп(а,и,у) ячмінн(а,ої,у); ячмінн(і,их) пластівц(і,ів) | ячк(а,и,у); ячнев(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) ячнев(ая,ой,ую); ячменн(ые,ых) хлоп(ья,ьев) | gluten |
    bulgur; bulgur wheat; bulghur; cracked wheat; burghul | булгур(,у,ом) | булгур(,а,ом) | gluten | 20012
    couscous; couscous grain | кускус(,у,ом) | кускус(,а,ом) | gluten | 20028
    giant couscous; israeli couscous; pearl couscous; ptitim; fregola | птитім(,у) | птитим(,а) | gluten |
    freekeh | фрике; фріке | фрике | gluten |
    quinoa; red quinoa; white quinoa; tricolour quinoa; tri-color quinoa; black quinoa | кіноа; біл(а,ої,у) кіноа; червон(а,ої,у) кіноа | киноа; бел(ая,ой,ую) киноа |  | 20035
    cooked quinoa | варен(а,ої,у) кіноа | варен(ая,ой,ую) киноа |  |
    amaranth; amaranth grain | амарант(,у); щириц(я,і,ю) | амарант(,а) |  |
    sorghum | сорго | сорго |  |
    teff | теф(,у) | тефф(,а) |  |
    fonio | фоніо | фонио |  |
    semolina; farina; cream of wheat; semolina flour | манк(а,и,у,ою); манн(а,ої,у) круп(а,и,у); круп(а,и,у) манн(а,ої,у); семол(іна,іни,іну) | манк(а,и,у,ой); манн(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) манн(ая,ой,ую); семолин(а,ы,у) | gluten | 20066
    wheat groats; wheat berr(y,ies); wheat grain; kutia wheat; wheatberr(y,ies) | пшениц(я,і,ю); пшеничн(а,ої,у) круп(а,и,у); круп(а,и,у) пшеничн(а,ої,у); пшениця для куті; арнаутк(а,и,у); полтавськ(а,ої,у) круп(а,и,у) | пшениц(а,ы,у); пшеничн(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) пшеничн(ая,ой,ую); полтавск(ая,ой,ую) круп(а,ы,у); артек | gluten |
    spelt; farro; emmer; einkorn; spelt berr(y,ies); pearled spelt; pearled farro | спельт(а,и,у); полб(а,и,у) | спельт(а,ы,у); полб(а,ы,у) | gluten |
    kamut; khorasan wheat | камут(,у) | камут(,а) | gluten |
    rye berr(y,ies); rye grain; rye flakes | зерно жита; жит(о,а); житн(і,их) пластівц(і,ів) | зерно ржи; ржаные хлопья; ржаных хлопьев | gluten |
    cornmeal; polenta; corn grits; grits; stone-ground cornmeal; quick grits | кукурудзян(а,ої,у) круп(а,и,у); круп(а,и,у) кукурудзян(а,ої,у); полент(а,и,у); мамалиг(а,и,у) | кукурузн(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) кукурузн(ая,ой,ую); полент(а,ы,у); мамалыг(а,и,у) |  | 20022
    oats; rolled oats; old-fashioned oats; oatmeal; quick oats; old-fashioned rolled oats; oat flake(,s); rolled oat; porridge | вівсян(і,их) пластівц(і,ів); пластівц(і,ів) вівсян(і,их); вівсян(ка,ки,ку); геркулес(,у); вівс(яні); вівсян(а,ої,у) каш(а,і) | овсян(ые,ых) хлоп(ья,ьев); хлоп(ья,ьев) овсян(ые,ых); овсянк(а,и,у); геркулес(,а) | gluten |
    steel-cut oats; oat groats; pinhead oats; irish oats; pinhead oatmeal | вівсян(а,ої,у) круп(а,и,у); круп(а,и,у) вівсян(а,ої,у); овес; вівс(а) | овсян(ая,ой,ую) круп(а,ы,у); круп(а,ы,у) овсян(ая,ой,ую); овс(а) | gluten |
    granola; crunchy granola | гранол(а,и,у) | гранол(а,ы,у) | gluten | 8037
    muesli; muesli mix | мюсл(і,ів) | мюсл(и,ей) | gluten nuts |
    cornflakes; corn flake(,s); corn flakes cereal; corn flake cereal; corn cereal | кукурудзян(і,их) пластівц(і,ів); пластівц(і,ів) кукурудзян(і,их) | кукурузн(ые,ых) хлоп(ья,ьев); хлоп(ья,ьев) кукурузн(ые,ых) | gluten |
    breakfast cereal; cereal; bran flakes; all-bran; shredded wheat; wheat cereal; weetabix; bran cereal; cheerios | сух(і,их) сніданк(и,ів); пластівц(і,ів); сух(ий,ого) снідан(ок,ку) | сух(ие,их) завтрак(и,ов); хлоп(ья,ьев) | gluten |
    mixed-grain flakes; multigrain flakes; four-grain flakes; seven-grain cereal; multigrain hot cereal | пластівці чотири злаки; суміш пластівців | хлопья четыре злака; смесь хлопьев | gluten |
    groats; porridge mix | круп(а,и,у) | круп(а,ы,у) | gluten |
    spaghetti; long pasta; linguine; fettuccine; tagliatelle; fettuccini; pappardelle; bucatini; linguini; angel hair pasta; capellini; angel hair; spaghettini; tagliolini; vermicelli pasta | спагет(і); лінгвін(е,і); фетучін(е,і); тальятел(е); тальятелле; папардел(е); макарон(і,их) гнізда; букатін(і) | спагетти; лингвин(е,и); феттучин(е,и); тальятелле; паппарделле; букатини | gluten |
    pasta; penne; macaroni; elbow macaroni; rigatoni; fusilli; farfalle; rotini; ziti; cavatappi; pasta shells; elbow pasta; conchiglie; orecchiette; penne pasta; fusilli pasta; penne rigate; bow tie pasta; pasta shell(,s); campanelle; cavatelli; mezze rigatoni; gemelli; macaroni pasta; wagon wheel pasta; paccheri; elbow macaroni pasta; radiatore; rotelle; casarecce | макарон(и,ів); паст(а,и,у); пен(е); пенне; фузіл(і); фузілл(і); ріжк(и,ів); ріжок; мушл(і); ракушк(и); ракушок; макаронн(і,их) вироб(и,ів); ригатон(і); фарфал(е); фарфалле; пір'я; метелик(и,ів); спіральк(и); спіральок | макарон(ы,); паст(а,ы,у); пенне; фузилли; рожк(и,ов); ракушк(и); ракушек; макаронн(ые,ых) издели(я,й); ригатони; фарфалле; перья; бабочк(и); спиральк(и); спиралек | gluten | 20099
    orzo; soup pasta; ditalini; orzo pasta; stelline; risoni; acini di pepe; alphabet pasta; small pasta; pastina; tubettini; pasta stars | орзо; паст(а,и,у) орзо; різон(і); зірочк(и); зірочок; дрібн(і,их) макарон(и,ів); супов(і,их) макарон(и,ів) | орзо; паст(а,ы,у) орзо; ризони; звездочк(и); звездочек; мелк(ие,их) макарон(ы,); супов(ые,ых) макарон(ы,) | gluten |
    vermicelli; thin soup noodle(,s); fideo; fideos | вермішел(ь,і,лю); павутинк(а,и,у) | вермишел(ь,и,ью); паутинк(а,и,у) | gluten |
    lasagne sheet(,s); lasagna noodle(,s); lasagne; lasagna sheet(,s); no-boil lasagna noodle(,s); oven-ready lasagna noodle(,s); lasagna; fresh lasagne sheet(,s); no-boil lasagna; lasagne noodle(,s) | лист(и,ів) для лазан(ьї,ї); лист(и,ів) лазаньї; лазань(я,ї,ю); пластин(и,) для лазаньї | лист(ы,ов) для лазаньи; лист(ы,ов) лазаньи; лазань(я,и,ю); пластин(ы,) для лазаньи | gluten |
    cannelloni; manicotti; manicotti shell(,s); jumbo pasta shell(,s); jumbo shell(,s) | канелон(і); каннелон(і); конкільйон(і); гігантські мушлі | каннеллони; каннелони; конкильони; гигантские ракушки | gluten |
    cooked pasta; cooked spaghetti; cooked macaroni; cooked elbow macaroni; cooked noodle(,s); leftover pasta | варен(і,их) макарон(и,ів); макарон(и,ів) варен(і,их); відварен(і,их) макарон(и,ів); варен(і,их) спагеті | варен(ые,ых) макарон(ы,); макарон(ы,) варен(ые,ых); отварн(ые,ых) макарон(ы,) | gluten |
    whole wheat pasta; wholewheat pasta; wholemeal pasta; whole-wheat spaghetti; whole grain pasta; wholewheat spaghetti; whole wheat penne | цільнозернов(і,их) макарон(и,ів); макарон(и,ів) цільнозернов(і,их); цільнозернов(а,ої,у) паст(а,и,у); цільнозернов(і,их) спагеті | цельнозернов(ые,ых) макарон(ы,); макарон(ы,) цельнозернов(ые,ых); цельнозернов(ая,ой,ую) паст(а,ы,у); цельнозернов(ые,ых) спагетти | gluten |
    lentil pasta; chickpea pasta; red lentil pasta | паста з сочевиці; паста з нуту; макарони з нуту; макарони із сочевиці | паста из чечевицы; паста из нута; макароны из нута |  |
    fresh pasta; fresh tagliatelle; fresh lasagne; fresh fettuccine; fresh pasta sheet(,s) | свіж(а,ої,у) паст(а,и,у); паст(а,и,у) свіж(а,ої,у) | свеж(ая,ей) паст(а,ы,у) | gluten egg |
    egg pasta; fresh egg pasta | яєчн(а,ої,у) паст(а,и,у); паст(а,и,у) яєчн(а,ої,у) | яичн(ая,ой,ую) паст(а,ы,у); паст(а,ы,у) яичн(ая,ой,ую) | gluten egg |
    ravioli; tortellini; cheese tortellini; cheese ravioli; stuffed pasta; fresh ravioli; tortelloni | равіол(і); тортелін(і); тортеллін(і) | равиоли; тортеллини | gluten egg milk |
    gnocchi; potato gnocchi; fresh gnocchi | ньок(і); ньокк(і); картоплян(і,их) ньокі | ньокки; картофельн(ые,ых) ньокки | gluten egg |
    noodle(,s); chow mein noodle(,s); lo mein noodle(,s); chinese noodle(,s) | локшин(а,и,у,ою) | лапш(а,и,у,ой) | gluten | 20109
    egg noodle(,s); chinese egg noodle(,s); fresh egg noodle(,s); spaetzle | яєчн(а,ої,у,ою) локшин(а,и,у,ою); локшин(а,и,у,ою) яєчн(а,ої,у,ою) | яичн(ая,ой,ую) лапш(а,и,у,ой); лапш(а,и,у,ой) яичн(ая,ой,ую) | gluten egg | 20109
    ramen noodle(,s); ramen; instant noodle(,s); instant ramen noodle(,s); ramen noodle soup; fresh ramen noodle(,s) | рамен(,у); локшина швидкого приготування; локшини швидкого приготування; мівін(а,и,у); локшин(а,и,у) рамен | рамен(,а); лапша быстрого приготовления; лапши быстрого приготовления; мивин(а,ы,у); лапш(а,и) рамен | gluten |
    udon; udon noodle(,s); fresh udon noodle(,s); somen; somen noodle(,s) | удон(,у); локшин(а,и,у) удон; сомен(,у) | удон(,а); лапш(а,и,у) удон; сомен(,а) | gluten |
    soba; soba noodle(,s); buckwheat noodle(,s) | соба; соб(и,у); локшин(а,и,у) соба; гречан(а,ої,у) локшин(а,и,у) | соба; лапш(а,и,у) соба; гречнев(ая,ой,ую) лапш(а,и,у) | gluten |
    rice noodle(,s); rice vermicelli; flat rice noodle(,s); rice stick noodle(,s); rice stick(,s); vermicelli rice noodle(,s); pad thai noodle(,s); rice vermicelli noodle(,s); fresh rice noodle(,s) | рисов(а,ої,у) локшин(а,и,у); локшин(а,и,у) рисов(а,ої,у); рисов(а,ої,у) вермішел(ь,і) | рисов(ая,ой,ую) лапш(а,и,у); лапш(а,и,у) рисов(ая,ой,ую); рисов(ая,ой,ую) вермишел(ь,и) |  |
    glass noodle(,s); funchoza; cellophane noodle(,s); bean thread noodle(,s); bean thread(,s); mung bean noodle(,s); sweet potato noodle(,s); mung bean vermicelli; bean vermicelli | фунчоз(а,и,у); скляна локшина; скляної локшини | фунчоз(а,ы,у); стеклянная лапша; стеклянной лапши |  |
    shirataki; shirataki noodle(,s); konjac noodle(,s) | ширатак(і) | ширатаки |  |
    bean(,s); mixed beans | квасол(я,і,ю,ею) | фасол(ь,и,ью) |  | 16049
    white bean(,s); cannellini bean(,s); navy bean(,s); great northern bean(,s); haricot bean(,s); cannellini; haricot; flageolet(,s) | біл(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) біл(а,ої,у) | бел(ая,ой,ую) фасол(ь,и); фасол(ь,и) бел(ая,ой,ую) |  | 16049
    butter bean(,s); lima bean(,s); baby lima bean(,s); gigantes bean(,s) | велик(а,ої,у) біл(а,ої,у) квасол(я,і,ю); масляна квасоля; лімськ(а,ої,у) квасол(я,і,ю) | крупн(ая,ой,ую) бел(ая,ой,ую) фасол(ь,и); лимск(ая,ой,ую) фасол(ь,и) |  |
    kidney bean(,s); red kidney bean(,s); red bean(,s); dark red kidney bean(,s) | червон(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) червон(а,ої,у) | красн(ая,ой,ую) фасол(ь,и); фасол(ь,и) красн(ая,ой,ую) |  | 16049
    pinto bean(,s); borlotti bean(,s); cranberry bean(,s); borlotti | квасол(я,і,ю) пінто; ряба квасоля; рябої квасолі | фасол(ь,и) пинто; пестрая фасоль; пестрой фасоли |  | 16049
    black bean(,s); turtle bean(,s); black turtle bean(,s) | чорн(а,ої,у) квасол(я,і,ю); квасол(я,і,ю) чорн(а,ої,у) | черн(ая,ой,ую) фасол(ь,и); фасол(ь,и) черн(ая,ой,ую) |  | 16014
    black-eyed pea(,s); black-eyed bean(,s); cowpea(,s) | вігн(а,и,у); квасоля чорне око | вигн(а,ы,у); фасоль черный глаз |  |
    adzuki bean(,s); azuki bean(,s); aduki bean(,s) | адзук(і); квасол(я,і,ю) адзукі; бобів адзукі | адзуки; фасол(ь,и) адзуки |  |
    red bean paste; sweet red bean paste; anko | паст(а,и,у) адзукі; анко | паст(а,ы,у) адзуки; анко |  |
    dried fava bean(,s); dried broad bean(,s); split fava bean(,s) | сушен(і,их) боб(и,ів); сух(і,их) боб(и,ів) | сушен(ые,ых) боб(ы,ов) |  |
    chickpea(,s); garbanzo(,s); garbanzo bean(,s); chick pea(,s) | нут(,у,ом); туреччин(ий,ого) горох(,у); турецьк(ий,ого) горох(,у) | нут(,а,ом); турецк(ий,ого) горох(,а) |  | 16056
    chana dal; bengal gram; roasted chana dal; split chickpea(,s) | чана дал; колот(ий,ого) нут(,у) | чана дал; колот(ый,ого) нут(,а) |  |
    lentil(,s); brown lentil(,s); puy lentil(,s); french lentil(,s); french green lentil(,s) | сочевиц(я,і,ю,ею); коричнев(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) коричнев(а,ої,у); сочевиц(я,і,ю) пюї | чечевиц(а,ы,у,ей); коричнев(ая,ой,ую) чечевиц(а,ы,у); чечевиц(а,ы,у) коричнев(ая,ой,ую) |  | 16069
    green lentil(,s) | зелен(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) зелен(а,ої,у) | зелен(ая,ой,ую) чечевиц(а,ы,у); чечевиц(а,ы,у) зелен(ая,ой,ую) |  | 16069
    red lentil(,s); masoor dal; red split lentil(,s); orange lentil(,s); yellow lentil(,s) | червон(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) червон(а,ої,у); жовт(а,ої,у) сочевиц(я,і,ю); помаранчев(а,ої,у) сочевиц(я,і,ю) | красн(ая,ой,ую) чечевиц(а,ы,у); чечевиц(а,ы,у) красн(ая,ой,ую); желт(ая,ой,ую) чечевиц(а,ы,у) |  | 16069
    black lentil(,s); beluga lentil(,s); urad dal; black gram; urad | чорн(а,ої,у) сочевиц(я,і,ю); сочевиц(я,і,ю) чорн(а,ої,у); сочевиц(я,і,ю) белуга; урад дал | черн(ая,ой,ую) чечевиц(а,ы,у); чечевиц(а,ы,у) черн(ая,ой,ую); чечевиц(а,ы) белуга; урад дал |  | 16069
    toor dal; pigeon pea(,s); dal; dhal; arhar dal | тур дал; дал | тур дал; дал |  |
    split pea(,s); dried pea(,s); dry pea(,s) | горох(,у,ом); колот(ий,ого) горох(,у); сух(ий,ого) горох(,у) | горох(,а,ом); колот(ый,ого) горох(,а); сух(ой,ого) горох(,а) |  | 16085
    mung bean(,s); moong dal; mung dal; split mung bean(,s); green gram; moong beans | маш(,у); квасоля мунг; боби мунг | маш(,а); бобы мунг |  | 16080
    soybean(,s); soy bean(,s); soya bean(,s); yellow soybean(,s) | со(я,ї,ю); соєв(і,их) боб(и,ів) | со(я,и,ю); соев(ые,ых) боб(ы,ов) | soy | 16108
    fermented black bean(,s); chinese black bean(,s); salted black bean(,s); black bean sauce; black bean garlic sauce | ферментовані чорні боби; соус з чорних бобів | ферментированные черные бобы; соус из черных бобов | soy gluten |
    soy skin; yuba; fuju; tofu skin; soy asparagus | соєва спаржа; соєвої спаржі; фучжу | соевая спаржа; соевой спаржи; фучжу | soy |
    @baking
    flour; all-purpose flour; plain flour; wheat flour; white flour; unbleached flour; white wheat flour; tipo 00 flour | борошн(о,а,у,ом); пшеничн(е,ого) борошн(о,а); борошн(о,а) пшеничн(е,ого); мук(а,и) | мук(а,и,у,ой); пшеничн(ая,ой,ую) мук(а,и,у) | gluten | 20081
    self-rising flour; self-raising flour; white self-raising flour | самопідіймальн(е,ого) борошн(о,а); борошн(о,а) з розпушувачем | самоподнимающ(аяся,ейся) мук(а,и,у); мук(а,и) с разрыхлителем | gluten |
    wholemeal self-raising flour | цільнозернове борошно з розпушувачем | цельнозерновая мука с разрыхлителем | gluten |
    bread flour; strong white flour; strong flour; white bread flour; high-gluten flour; strong plain flour; manitoba flour | хлібопекарськ(е,ого) борошн(о,а) | хлебопекарн(ая,ой,ую) мук(а,и,у) | gluten | 20083
    cake flour; pastry flour; soft flour | борошн(о,а) для тістечок; кондитерськ(е,ого) борошн(о,а) | кондитерск(ая,ой,ую) мук(а,и,у) | gluten | 20084
    whole wheat flour; wholemeal flour; whole grain flour; whole wheat pastry flour; wholegrain flour; graham flour; atta; strong wholemeal flour; white whole wheat flour; wholemeal bread flour; wholewheat flour | цільнозернов(е,ого) борошн(о,а); борошн(о,а) цільнозернов(е,ого); цільнозмелен(е,ого) борошн(о,а); пшеничн(е,ого) цільнозернов(е,ого) борошн(о,а); борошн(о,а) пшеничн(е,ого) цільнозернов(е,ого) | цельнозернов(ая,ой,ую) мук(а,и,у); мук(а,и,у) цельнозернов(ая,ой,ую); цельносмолот(ая,ой,ую) мук(а,и,у); пшеничн(ая,ой,ую) цельнозернов(ая,ой,ую) мук(а,и,у) | gluten | 20080
    rye flour; dark rye flour | житн(є,ього) борошн(о,а); борошн(о,а) житн(є,ього); житнє обдирне борошно | ржан(ая,ой,ую) мук(а,и,у); мук(а,и,у) ржан(ая,ой,ую); ржаная обдирная мука | gluten | 20064
    spelt flour; einkorn flour; emmer flour | спельтов(е,ого) борошн(о,а); полб'ян(е,ого) борошн(о,а); борошн(о,а) спельти; борошно зі спельти | спельтов(ая,ой,ую) мук(а,и,у); полбян(ая,ой,ую) мук(а,и,у); мук(а,и) из спельты; мука из полбы | gluten |
    kamut flour | борошн(о,а) камуту | мук(а,и) камута | gluten |
    barley flour | ячмінн(е,ого) борошн(о,а); ячн(е,ого) борошн(о,а) | ячменн(ая,ой,ую) мук(а,и,у) | gluten |
    durum flour; durum wheat flour; semola; semola rimacinata; fine semolina; durum semolina | борошн(о,а) з твердих сортів; борошн(о,а) дурум; борошн(о,а) твердих сортів; семола | мук(а,и) из твердых сортов; мук(а,и) дурум; семола | gluten |
    buckwheat flour | гречан(е,ого) борошн(о,а); борошн(о,а) гречан(е,ого) | гречнев(ая,ой,ую) мук(а,и,у); мук(а,и,у) гречнев(ая,ой,ую) |  | 20011
    corn flour; maize flour; yellow corn flour | кукурудзян(е,ого) борошн(о,а); борошн(о,а) кукурудзян(е,ого) | кукурузн(ая,ой,ую) мук(а,и,у); мук(а,и,у) кукурузн(ая,ой,ую) |  | 20016
    masa harina; masa; masa flour; masarepa; arepa flour | маса харіна; борошно маса | маса арина; мука маса |  |
    rice flour; white rice flour; brown rice flour | рисов(е,ого) борошн(о,а); борошн(о,а) рисов(е,ого) | рисов(ая,ой,ую) мук(а,и,у); мук(а,и,у) рисов(ая,ой,ую) |  | 20061
    glutinous rice flour; sweet rice flour; mochiko; sticky rice flour | борошно з клейкого рису | мука из клейкого риса |  |
    oat flour; ground oats; oat fiber | вівсян(е,ого) борошн(о,а); борошн(о,а) вівсян(е,ого); вівсян(е,ого) толокн(о,а) | овсян(ая,ой,ую) мук(а,и,у); мук(а,и,у) овсян(ая,ой,ую); толокн(о,а) | gluten | 20132
    almond flour; ground almond(,s); almond meal; blanched almond flour | мигдальн(е,ого) борошн(о,а); борошн(о,а) мигдальн(е,ого); мелен(ий,ого) мигдал(ь,ю); мигдал(ь,ю) мелен(ий,ого) | миндальн(ая,ой,ую) мук(а,и,у); мук(а,и,у) миндальн(ая,ой,ую); молот(ый,ого) миндал(ь,я) | nuts |
    hazelnut flour; ground hazelnut(,s); hazelnut meal | борошн(о,а) з фундука; мелений фундук; фундукове борошно | мука из фундука; молотый фундук | nuts |
    coconut flour | кокосов(е,ого) борошн(о,а); борошн(о,а) кокосов(е,ого) | кокосов(ая,ой,ую) мук(а,и,у); мук(а,и,у) кокосов(ая,ой,ую) |  |
    chickpea flour; gram flour; besan; garbanzo flour; garbanzo bean flour; besan flour | нутов(е,ого) борошн(о,а); борошн(о,а) нутов(е,ого); борошн(о,а) з нуту | нутов(ая,ой,ую) мук(а,и,у); мук(а,и,у) нутов(ая,ой,ую); мук(а,и) из нута |  |
    pea flour | горохов(е,ого) борошн(о,а) | горохов(ая,ой,ую) мук(а,и,у) |  |
    lentil flour | сочевичн(е,ого) борошн(о,а) | чечевичн(ая,ой,ую) мук(а,и,у) |  |
    soy flour; soya flour | соєв(е,ого) борошн(о,а) | соев(ая,ой,ую) мук(а,и,у) | soy |
    amaranth flour | амарантов(е,ого) борошн(о,а) | амарантов(ая,ой,ую) мук(а,и,у) |  |
    quinoa flour | борошн(о,а) кіноа; борошн(о,а) з кіноа | мук(а,и) киноа; мука из киноа |  |
    millet flour | пшонян(е,ого) борошн(о,а) | пшенн(ая,ой,ую) мук(а,и,у) |  |
    sorghum flour | борошн(о,а) сорго; борошно з сорго | мук(а,и) сорго; мука из сорго |  |
    teff flour | борошн(о,а) теф; борошно з тефу | мук(а,и) тефф; мука из теффа |  |
    chestnut flour | каштанов(е,ого) борошн(о,а) | каштанов(ая,ой,ую) мук(а,и,у) | nuts |
    tapioca flour; tapioca starch; tapioca; cassava flour; tapioca pearl(,s); instant tapioca; quick-cooking tapioca | тапіок(а,и,у); тапіоков(ий,ого) крохмал(ь,ю); тапіоков(е,ого) борошн(о,а); борошно маніоку; саго | тапиок(а,и,у); тапиоков(ый,ого) крахмал(,а); тапиоков(ая,ой,ую) мук(а,и,у); мука маниоки; саго |  |
    flaxseed flour; flax meal; ground flaxseed(,s); flaxseed meal; ground flax seed(,s); milled flaxseed; ground flax; flax flour | ллян(е,ого) борошн(о,а); мелен(е,ого) насін(ня) льону; мелений льон | льнян(ая,ой,ую) мук(а,и,у); молот(ые,ых) семен(а) льна; молотый лен |  |
    hemp flour | конопляне борошно; конопляного борошна | конопляная мука; конопляной муки |  |
    potato flour | картоплян(е,ого) борошн(о,а) | картофельн(ая,ой,ую) мук(а,и,у) |  | 11413
    cornstarch; corn starch; cornflour; maize starch | кукурудзян(ий,ого) крохмал(ь,ю); крохмал(ь,ю) кукурудзян(ий,ого) | кукурузн(ый,ого) крахмал(,а); крахмал(,а) кукурузн(ый,ого) |  | 20027
    potato starch; starch | крохмал(ь,ю,ем); картоплян(ий,ого) крохмал(ь,ю); крохмал(ь,ю) картоплян(ий,ого) | крахмал(,а,ом); картофельн(ый,ого) крахмал(,а); крахмал(,а) картофельн(ый,ого) |  |
    wheat starch | пшеничн(ий,ого) крохмал(ь,ю); крохмал(ь,ю) пшеничн(ий,ого) | пшеничн(ый,ого) крахмал(,а); крахмал(,а) пшеничн(ый,ого) | gluten |
    rice starch | рисов(ий,ого) крохмал(ь,ю) | рисов(ый,ого) крахмал(,а) |  |
    arrowroot; arrowroot powder; arrowroot starch; arrowroot flour | арорут(,у); крохмал(ь,ю) арорут | аррорут(,а); маранта |  |
    bran; wheat bran; unprocessed bran | висів(ки,ок); пшеничн(і,их) висів(ки,ок) | отруб(и,ей); пшеничн(ые,ых) отруб(и,ей) | gluten | 20077
    oat bran; oatbran | вівсян(і,их) висів(ки,ок) | овсян(ые,ых) отруб(и,ей) | gluten |
    wheat germ; wheatgerm; toasted wheat germ | зародк(и,ів) пшениці; пшеничн(і,их) зародк(и,ів) | зародыш(и,ей) пшеницы | gluten |
    vital wheat gluten; wheat gluten; gluten flour; gluten powder | клейковин(а,и,у); пшеничн(а,ої,у) клейковин(а,и,у); глютен(,у) | клейковин(а,ы,у); пшеничн(ая,ой,ую) клейковин(а,ы,у); глютен(,а) | gluten |
    psyllium; psyllium husk(,s); psyllium powder; psyllium husk powder | псиліум(,у); лушпиння псиліуму; клітковин(а,и,у) псиліуму | псиллиум(,а); шелуха псиллиума |  |
    xanthan gum; guar gum; xanthan | ксантанов(а,ої) камед(ь,і); ксантан(,у); гуарова камедь | ксантанов(ая,ой,ую) камед(ь,и); ксантан(,а); гуаров(ая,ой,ую) камед(ь,и) |  |
    agar-agar; agar; agar powder; agar-agar powder; agar flakes | агар(,у); агар-агар(,у) | агар(,а); агар-агар(,а) |  |
    pectin; fruit pectin; liquid pectin; liquid fruit pectin; powdered pectin | пектин(,у); яблучн(ий,ого) пектин(,у) | пектин(,а); яблочн(ый,ого) пектин(,а) |  |
    rennet; vegetarian rennet; rennet tablet(,s) | сичужн(ий,ого) фермент(,у); пепсин(,у); сичуг(,у) | сычужн(ый,ого) фермент(,а); пепсин(,а) | meat |
    malt extract; barley malt syrup; malt syrup; malted barley syrup | солодов(ий,ого) екстракт(,у); екстракт(,у) солоду | солодов(ый,ого) экстракт(,а); экстракт(,а) солода | gluten |
    rye malt; malt; malt powder; diastatic malt powder; malted milk powder; fermented rye malt | солод(,у); житн(ій,ього) солод(,у) | солод(,а); ржан(ой,ого) солод(,а) | gluten |
    sugar; granulated sugar; white sugar; caster sugar; superfine sugar; golden caster sugar; castor sugar | цук(ор,ру,ром); біл(ий,ого) цук(ор,ру); цук(ор,ру)-піс(ок,ку); цукров(ий,ого) піс(ок,ку) | сахар(,а,у,ом); сахарн(ый,ого) пес(ок,ка); сахар(,а)-пес(ок,ка) |  | 19335
    sugar cube(,s); lump sugar; rock sugar; sugar lump(,s) | рафінад(,у); кусков(ий,ого) цук(ор,ру); цукор-рафінад; цук(ор,ру) рафінад | рафинад(,а); кусков(ой,ого) сахар(,а); сахар-рафинад |  |
    pearl sugar; coarse sugar; decorating sugar; sanding sugar; nib sugar; sparkling sugar | перлинн(ий,ого) цук(ор,ру) | жемчужн(ый,ого) сахар(,а) |  |
    brown sugar; light brown sugar; dark brown sugar; muscovado; demerara sugar; muscovado sugar; dark brown soft sugar; light brown soft sugar; turbinado sugar; demerara; raw sugar; turbinado | коричнев(ий,ого) цук(ор,ру); цук(ор,ру) коричнев(ий,ого); цукор мусковадо; мусковад(о); демерар(а,и,у) | коричнев(ый,ого) сахар(,а); сахар(,а) коричнев(ый,ого); мусковадо; демерар(а,ы,у) |  | 19334
    cane sugar; golden granulated sugar; evaporated cane juice | тростинн(ий,ого) цук(ор,ру); цук(ор,ру) тростинн(ий,ого); очеретян(ий,ого) цук(ор,ру); цук(ор,ру) очеретян(ий,ого) | тростников(ый,ого) сахар(,а); сахар(,а) тростников(ый,ого) |  |
    powdered sugar; icing sugar; confectioners sugar; golden icing sugar | цукров(а,ої,у) пудр(а,и,у); пудр(а,и,у) цукров(а,ої,у); пудр(а,и,у); цукр(а,ої,у) пудр(а,и,у) | сахарн(ая,ой,ую) пудр(а,ы,у); пудр(а,ы,у) сахарн(ая,ой,ую); пудр(а,ы,у) |  | 19336
    vanilla sugar; vanillin sugar | ванільн(ий,ого) цук(ор,ру); цук(ор,ру) ванільн(ий,ого); цук(ор,ру) з ваніллю | ванильн(ый,ого) сахар(,а); сахар(,а) ванильн(ый,ого) |  |
    palm sugar; jaggery; coconut sugar; piloncillo; coconut palm sugar; gula melaka | кокосов(ий,ого) цук(ор,ру); цук(ор,ру) кокосов(ий,ого); пальмов(ий,ого) цук(ор,ру); цук(ор,ру) пальмов(ий,ого); джагер(і) | кокосов(ый,ого) сахар(,а); сахар(,а) кокосов(ый,ого); пальмов(ый,ого) сахар(,а); сахар(,а) пальмов(ый,ого); джаггери |  |
    jam sugar; preserving sugar; gelling sugar | желюючий цукор; желюючого цукру; желфікс; джемфікс | желирующий сахар; желфикс |  |
    fructose | фруктоз(а,и,у) | фруктоз(а,ы,у) |  |
    glucose; dextrose; glucose powder | глюкоз(а,и,у); декстроз(а,и,у) | глюкоз(а,ы,у); декстроз(а,ы,у) |  |
    stevia | стеві(я,ї,ю) | стеви(я,и,ю) |  |
    erythritol | еритрит(,у,ол); еритритол(,у) | эритрит(,а,ол); эритритол(,а) |  |
    xylitol | ксиліт(,у); ксилітол(,у) | ксилит(,а) |  |
    sweetener; sugar substitute; artificial sweetener; splenda; sugar alternative; sugar replacement | підсолоджувач(,а); замінник цукру; цукрозамінник(,а) | подсластител(ь,я); сахарозаменител(ь,я); заменитель сахара |  |
    honey | мед(,у,ом) | мёд(,а,ом); мед(,а,ом) | honey | 19296
    honeycomb; bee pollen; royal jelly; propolis | стільник(и,ів); перг(а,и,у); прополіс(,у); мед у сотах | сот(ы,ов); перг(а,и,у); прополис(,а); мед в сотах | honey |
    maple syrup; maple-flavored syrup | кленов(ий,ого) сироп(,у); сироп(,у) кленов(ий,ого) | кленов(ый,ого) сироп(,а); сироп(,а) кленов(ый,ого) |  | 19353
    corn syrup; light corn syrup; glucose syrup; liquid glucose; dark corn syrup; high-fructose corn syrup | кукурудзян(ий,ого) сироп(,у); сироп(,у) кукурудзян(ий,ого); сироп(,у) глюкози; глюкозн(ий,ого) сироп(,у) | кукурузн(ый,ого) сироп(,а); сироп(,а) кукурузн(ый,ого); сироп(,а) глюкозы; глюкозн(ый,ого) сироп(,а) |  | 19350
    golden syrup; light treacle; invert syrup; cane syrup; invert sugar | інвертн(ий,ого) сироп(,у); золотий сироп; золотого сиропу | инвертн(ый,ого) сироп(,а); золотой сироп; золотого сиропа |  |
    agave; agave nectar; agave syrup; light agave syrup; light agave nectar | сироп(,у) агави; нектар(,у) агави | сироп(,а) агавы; нектар(,а) агавы |  |
    date syrup; silan; date molasses; date honey | фініков(ий,ого) сироп(,у); сироп(,у) фініків; сироп(,у) з фініків | фиников(ый,ого) сироп(,а); сироп(,а) фиников |  |
    rice syrup; brown rice syrup; barley malt; rice malt syrup | рисов(ий,ого) сироп(,у) | рисов(ый,ого) сироп(,а) |  |
    jerusalem artichoke syrup | сироп(,у) топінамбура | сироп(,а) топинамбура |  |
    carob syrup; carob molasses | сироп(,у) ріжкового дерева | сироп(,а) рожкового дерева |  |
    grape molasses; pekmez | бекмес(,у); виноградн(ий,ого) сироп(,у) | бекмес(,а) |  |
    simple syrup; sugar syrup; syrup; gomme syrup | сироп(,у,ом); цукров(ий,ого) сироп(,у) | сироп(,а,ом); сахарн(ый,ого) сироп(,а) |  |
    chocolate syrup; chocolate sauce; chocolate topping; hot fudge sauce; chocolate fudge sauce; fudge sauce; hot fudge | шоколадн(ий,ого) сироп(,у); шоколадн(ий,ого) соус(,у); шоколадн(ий,ого) топінг(,у) | шоколадн(ый,ого) сироп(,а); шоколадн(ый,ого) соус(,а); шоколадн(ый,ого) топпинг(,а) | milk |
    fruit syrup; berry syrup | фруктов(ий,ого) сироп(,у); ягідн(ий,ого) сироп(,у) | фруктов(ый,ого) сироп(,а); ягодн(ый,ого) сироп(,а) |  |
    raspberry syrup | малинов(ий,ого) сироп(,у) | малинов(ый,ого) сироп(,а) |  |
    cherry syrup | вишнев(ий,ого) сироп(,у) | вишнев(ый,ого) сироп(,а) |  |
    rosehip syrup | сироп(,у) шипшини | сироп(,а) шиповника |  |
    pomegranate syrup; grenadine; grenadine syrup | гранатов(ий,ого) сироп(,у); гренадин(,у) | гранатов(ый,ого) сироп(,а); гренадин(,а) |  |
    caramel; caramel sauce; toffee sauce; caramel syrup; salted caramel; salted caramel sauce; caramel topping; caramel ice cream topping; butterscotch sauce | карамел(ь,і,лю); карамельн(ий,ого) соус(,у); карамельн(ий,ого) сироп(,у); солон(а,ої,у) карамел(ь,і); карамельн(ий,ого) топінг(,у) | карамел(ь,и,ью); карамельн(ый,ого) соус(,а); карамельн(ый,ого) сироп(,а); солен(ая,ой,ую) карамел(ь,и) | milk |
    toffee(,s); soft caramel(,s); caramel candies; fudge; toffee bits; caramel candy; butterscotch; butterscotch chip(,s); toffee chip(,s) | цукер(ки,ок) ірис; ірис(ки,ок); тофі; цукер(ки,ок) корівка | ирис(ки,ок); конфет(ы,) ирис; тоффи; конфет(ы,) коровка | milk |
    molasses; treacle; black treacle; blackstrap molasses; dark molasses; light molasses; unsulphured molasses | патока; паток(и,у); меляс(а,и,у) | паток(а,и,у); меласс(а,ы,у) |  | 19304
    baking powder | розпушувач(,а,у); розпушувач(,а) (для,до) тіста; пекарськ(ий,ого) порош(ок,ку); порош(ок,ку) для випікання; розпушник(,а) | разрыхлител(ь,я); разрыхлител(ь,я) (для,) теста; пекарск(ий,ого) порош(ок,ка) |  | 18369
    baking soda; bicarbonate of soda; soda; sodium bicarbonate; bicarb | сод(а,и,у,ою); харчов(а,ої,у) сод(а,и,у); соди гашеної; сода гашена | сод(а,ы,у,ой); пищев(ая,ой,ую) сод(а,ы,у); сода гашеная; соды гашеной |  | 18372
    baker's ammonia; ammonium bicarbonate; hartshorn | харчов(ий,ого) амоні(й,ю); амоні(й,ю) харчов(ий,ого); амоні(й,ю) | аммони(й,я); пищевой аммоний |  |
    yeast; active dry yeast; dry yeast; instant yeast; dried yeast; rapid rise yeast; quick-rise yeast; bread machine yeast; easy-blend dried yeast; fast-acting yeast | дріждж(і,ів); сух(і,их) дріждж(і,ів) | дрожж(и,ей); сух(ие,их) дрожж(и,ей) |  | 18375
    fresh yeast; compressed yeast; cake yeast; fresh baker's yeast | свіж(і,их) дріждж(і,ів); дріждж(і,ів) свіж(і,их); пресован(і,их) дріждж(і,ів); дріждж(і,ів) пресован(і,их); жив(і,их) дріждж(і,ів); дріждж(і,ів) жив(і,их); сир(і,их) дріждж(і,ів) | свеж(ие,их) дрожж(и,ей); дрожж(и,ей) свеж(ие,их); прессованн(ые,ых) дрожж(и,ей); дрожж(и,ей) прессованн(ые,ых); жив(ые,ых) дрожж(и,ей) |  | 18374
    nutritional yeast; nutritional yeast flakes; brewer's yeast; nooch | харчов(і,их) дріждж(і,ів); неактивн(і,их) дріждж(і,ів); пивн(і,их) дріждж(і,ів) | пищев(ые,ых) дрожж(и,ей); неактивн(ые,ых) дрожж(и,ей); пивн(ые,ых) дрожж(и,ей) |  |
    yeast extract; marmite; vegemite | дріжджов(ий,ого) екстракт(,у); мармайт | дрожжев(ой,ого) экстракт(,а); мармайт | gluten |
    cream of tartar | винн(ий,ого) кам(інь,еню); кремортартар(,у) | винн(ый,ого) кам(ень,ня) |  | 18373
    citric acid; ascorbic acid; vitamin c powder | лимонн(а,ої,у) кислот(а,и,у); кислот(а,и,у) лимонн(а,ої,у); лимонк(а,и); аскорбінов(а,ої,у) кислот(а,и,у) | лимонн(ая,ой,ую) кислот(а,ы,у); кислот(а,ы,у) лимонн(ая,ой,ую); аскорбинов(ая,ой,ую) кислот(а,ы,у) |  |
    vanilla; vanilla extract; pure vanilla extract; vanilla paste; vanilla bean paste; vanilla flavoring; clear vanilla extract | ваніл(ь,і); ванільн(ий,ого) екстракт(,у); екстракт(,у) ванільн(ий,ого); екстракт(,у) ванілі; ванільн(а,ої,у) есенці(я,ї); ванільн(а,ої,у) паст(а,и,у); паст(а,и,у) ванілі | ванил(ь,и); ванильн(ый,ого) экстракт(,а); экстракт(,а) ванильн(ый,ого); экстракт(,а) ванили; ванильн(ая,ой,ую) эссенци(я,и); ванильн(ая,ой,ую) паст(а,ы,у) |  | 2050
    vanilla bean(,s); vanilla pod(,s); vanilla seeds; split vanilla bean; seeds of vanilla bean; vanilla bean seeds | струч(ок,ка,ки,ків) ванілі; палич(ка,ки,ок) ванілі; ванільн(ий,ого) струч(ок,ка) | струч(ок,ка,ки,ков) ванили; палоч(ка,ки,ек) ванили |  |
    vanillin; vanilla powder | ванілін(,у); мелен(а,ої,у) ваніл(ь,і) | ванилин(,а); молот(ая,ой,ую) ванил(ь,и) |  |
    almond extract; almond essence; almond flavoring | мигдальн(ий,ого) екстракт(,у); екстракт(,у) мигдальн(ий,ого); екстракт(,у) мигдалю; мигдальн(а,ої,у) есенці(я,ї) | миндальн(ый,ого) экстракт(,а); экстракт(,а) миндальн(ый,ого); миндальн(ая,ой,ую) эссенци(я,и) |  |
    lemon extract; lemon essence | екстракт(,у) лимона; лимонн(ий,ого) екстракт(,у) | экстракт(,а) лимона; лимонн(ый,ого) экстракт(,а) |  |
    orange extract | апельсинов(ий,ого) екстракт(,у) | апельсинов(ый,ого) экстракт(,а) |  |
    peppermint extract; mint extract | м'ятн(ий,ого) екстракт(,у) | мятн(ый,ого) экстракт(,а) |  |
    rum extract; rum essence; rum flavoring; rum flavouring | ромов(а,ої,у) есенці(я,ї); ромов(ий,ого) екстракт(,у) | ромов(ая,ой,ую) эссенци(я,и); ромов(ый,ого) экстракт(,а) |  |
    rose water; rosewater | троянд(ова,ової) вод(а,и,у); рожева вода | розов(ая,ой,ую) вод(а,ы,у) |  |
    orange blossom water; orange flower water | помаранчев(а,ої,у) вод(а,и,у); вод(а,и,у) апельсинового цвіту | померанцев(ая,ой,ую) вод(а,ы,у); апельсинов(ая,ой,ую) вод(а,ы,у) |  |
    food coloring; food colouring; food dye; gel food coloring; red food coloring; food color; red food colouring; green food coloring; liquid food coloring; yellow food coloring; paste food coloring | харчов(ий,ого,і,их) барвник(,а,и,ів); барвник(,а,и,ів); барвник(,а) харчов(ий,ого) | пищев(ой,ого,ые,ых) краси(тель,теля,тели,телей); краси(тель,теля) пищев(ой,ого) |  |
    sprinkle(,s); cake decoration(,s); rainbow sprinkles; decorating sprinkles; hundreds and thousands; nonpareils; candy sprinkles; colored sprinkles; chocolate sprinkles | кондитерськ(а,ої,у) посипк(а,и,у); посипк(а,и,у); цукров(а,ої,у) посипк(а,и,у) | кондитерск(ая,ой,ую) посыпк(а,и,у); посыпк(а,и,у) |  |
    fondant; sugarpaste; rolled fondant; ready-to-roll icing; gum paste | мастик(а,и,у); цукров(а,ої,у) мастик(а,и,у); помадк(а,и,у) | мастик(а,и,у); сахарн(ая,ой,ую) мастик(а,и,у); помадк(а,и,у) |  |
    icing; frosting; royal icing; cream cheese frosting; vanilla frosting | глазур(,і); цукров(а,ої,у) глазур(,і) | глазур(ь,и); сахарн(ая,ой,ую) глазур(ь,и) |  |
    cocoa; cocoa powder; unsweetened cocoa; unsweetened cocoa powder; dutch-process cocoa powder; cacao | какао; какао-порош(ок,ку) | какао; какао-порош(ок,ка) |  | 19165
    hot chocolate; drinking chocolate; cocoa mix; hot chocolate mix; hot chocolate powder; nesquik; instant cocoa mix | гаряч(ий,ого) шоколад(,у); какао-напі(й,ю); какао розчинне; розчинн(е,ого) какао | горяч(ий,его) шоколад(,а); какао-напит(ок,ка); растворимое какао | milk |
    cacao nib(,s); cocoa nib(,s) | какао-боб(и,ів); какао-крупк(а,и) | какао-боб(ы,ов); какао-крупк(а,и) |  |
    cocoa butter; cacao butter | какао-масл(о,а); масл(о,а) какао | какао-масл(о,а); масл(о,а) какао |  |
    carob; carob powder; carob flour; carob chip(,s) | кероб(,у); порош(ок,ку) ріжкового дерева | кэроб(,а) |  |
    chocolate; dark chocolate; bittersweet chocolate; semisweet chocolate; unsweetened chocolate; chocolate bar(,s); german sweet chocolate; chocolate square(,s) | шоколад(,у,ом); чорн(ий,ого) шоколад(,у); гірк(ий,ого) шоколад(,у); темн(ий,ого) шоколад(,у) | шоколад(,а,ом); черн(ый,ого) шоколад(,а); горьк(ий,ого) шоколад(,а); темн(ый,ого) шоколад(,а) |  |
    chocolate chip(,s); semisweet chocolate chip(,s); dark chocolate chip(,s); semi-sweet chocolate chip(,s); bittersweet chocolate chip(,s); chocolate drop(,s) | шоколадн(і,их) крапл(і); шоколадних крапель; шоколадн(а,ої,у) крихт(а,и,у); краплі шоколаду; шоколадн(і,их) крапельк(и) | шоколадн(ые,ых) капл(и); шоколадных капель; шоколадн(ая,ой,ую) крошк(а,и,у) |  | 19080
    milk chocolate; milk chocolate chip(,s) | молочн(ий,ого) шоколад(,у); шоколад(,у) молочн(ий,ого) | молочн(ый,ого) шоколад(,а); шоколад(,а) молочн(ый,ого) | milk |
    white chocolate; white chocolate chip(,s); white baking chip(,s); white chocolate baking chip(,s); vanilla chip(,s); white chip(,s); white baking chocolate | біл(ий,ого) шоколад(,у); шоколад(,у) біл(ий,ого) | бел(ый,ого) шоколад(,а); шоколад(,а) бел(ый,ого) | milk | 19087
    peanut butter chip(,s); peanut butter cup(,s); peanut butter baking chip(,s) | цукерки з арахісовою пастою | конфеты с арахисовой пастой | milk peanuts |
    chocolate spread; nutella; chocolate hazelnut spread; hazelnut spread; hazelnut chocolate spread | шоколадн(а,ої,у) паст(а,и,у); нутел(а,и,у); шоколадно-горіхов(а,ої,у) паст(а,и,у); нутелл(а,и,у) | шоколадн(ая,ой,ую) паст(а,ы,у); нутелл(а,ы,у); шоколадно-орехов(ая,ой,ую) паст(а,ы,у) | milk nuts soy |
    candy; candies; m&m's; hard candy; candy bar(,s); peppermint cand(y,ies); candy cane(,s); jelly bean(,s); gummy candies; candy corn | цукер(ка,ки,ок); льодяник(и,ів); драже; желейки | конфет(а,ы,); леден(ец,цы,цов); драже |  |
    marshmallow(,s); mini marshmallow(,s) | маршмелоу; маршмеллоу | маршмеллоу; маршмелло | gelatin | 19116
    zefir; pastila; meringue kisses | зефір(,у); пастил(а,и,у) | зефир(,а); пастил(а,ы,у) | egg |
    marshmallow creme; marshmallow fluff; marshmallow cream | крем маршмелоу | крем маршмеллоу | egg |
    fruit jelly sweets; marmalade candy; turkish delight | мармелад(,у); лукум(,у); рахат-лукум(,у); мармеладк(и) | мармелад(,а); лукум(,а); рахат-лукум(,а) |  |
    halva; halvah; sunflower halva | халв(а,и,у); соняшников(а,ої,у) халв(а,и,у) | халв(а,ы,у); подсолнечн(ая,ой,ую) халв(а,ы,у) |  |
    sesame halva; tahini halva | кунжутна халва; тахінн(а,ої,у) халв(а,и,у) | кунжутная халва; тахинн(ая,ой,ую) халв(а,ы,у) | sesame |
    jam; preserves; fruit preserves; mixed fruit jam; berry jam; fruit spread; conserve | варенн(я,ям); джем(,у,ом); конфітюр(,у) | варень(е,я,ем); джем(,а,ом); конфитюр(,а) |  | 19297
    plum jam; povidlo; plum butter; powidl; plum preserves | повидл(о,а,ом); сливов(е,ого) повидл(о,а); сливов(е,ого) варенн(я); сливов(ий,ого) джем(,у); яблучн(е,ого) повидл(о,а) | повидл(о,а,ом); сливов(ое,ого) повидл(о,а); сливов(ое,ого) варень(е,я); яблочн(ое,ого) повидл(о,а) |  | 19297
    apricot jam; apricot preserves; apricot conserve | абрикосов(е,ого) варенн(я); абрикосов(ий,ого) джем(,у); варення з абрикосів; абрикосов(ий,ого) конфітюр(,у) | абрикосов(ое,ого) варень(е,я); абрикосов(ый,ого) джем(,а); варенье из абрикосов |  | 19297
    strawberry jam; strawberry preserves; strawberry conserve | полуничн(е,ого) варенн(я); полуничн(ий,ого) джем(,у); варення з полуниці | клубничн(ое,ого) варень(е,я); клубничн(ый,ого) джем(,а); варенье из клубники |  | 19297
    raspberry jam; raspberry preserves; raspberry conserve | малинов(е,ого) варенн(я); малинов(ий,ого) джем(,у); варення з малини | малинов(ое,ого) варень(е,я); малинов(ый,ого) джем(,а); варенье из малины |  | 19297
    cherry jam; cherry preserves; sour cherry jam; black cherry jam; morello cherry jam | вишнев(е,ого) варенн(я); вишнев(ий,ого) джем(,у); варення з вишні; варення з вишень | вишнев(ое,ого) варень(е,я); вишнев(ый,ого) джем(,а); варенье из вишни |  | 19297
    blueberry jam; blueberry preserves; bilberry jam | чорничн(е,ого) варенн(я); чорничн(ий,ого) джем(,у); варення з чорниці | черничн(ое,ого) варень(е,я); черничн(ый,ого) джем(,а) |  | 19297
    blackcurrant jam; currant jam | смородинов(е,ого) варенн(я); смородинов(ий,ого) джем(,у); варення зі смородини | смородинов(ое,ого) варень(е,я); смородинов(ый,ого) джем(,а) |  | 19297
    peach jam; peach preserves | персиков(е,ого) варенн(я); персиков(ий,ого) джем(,у) | персиков(ое,ого) варень(е,я); персиков(ый,ого) джем(,а) |  | 19297
    fig jam; fig preserves | інжирн(ий,ого) джем(,у); варення з інжиру | инжирн(ый,ого) джем(,а); варенье из инжира |  | 19297
    rose jam; rose petal jam | варення з троянд; трояндов(е,ого) варенн(я) | варенье из роз; варенье из лепестков роз |  | 19297
    orange marmalade; marmalade; seville orange marmalade; lemon marmalade | апельсинов(ий,ого) джем(,у); апельсинов(ий,ого) конфітюр(,у); апельсинов(е,ого) варенн(я) | апельсинов(ый,ого) джем(,а); апельсинов(ое,ого) варень(е,я) |  | 19297
    jelly; fruit jelly | желе; фруктов(е,ого) желе | желе; фруктов(ое,ого) желе |  |
    redcurrant jelly; currant jelly; red currant jelly | порічков(е,ого) желе; желе з порічок | желе из смородины; смородинов(ое,ого) желе |  |
    apple jelly; crab apple jelly; quince jelly | яблучн(е,ого) желе | яблочн(ое,ого) желе |  |
    grape jelly | виноградн(е,ого) желе | виноградн(ое,ого) желе |  |
    cranberry jelly | журавлинн(е,ого) желе | клюквенн(ое,ого) желе |  |
    cranberry sauce; jellied cranberry sauce; whole berry cranberry sauce; lingonberry sauce | журавлинн(ий,ого) соус(,у); брусничн(ий,ого) соус(,у); соус(,у) з журавлини | клюквенн(ый,ого) соус(,а); брусничн(ый,ого) соус(,а) |  |
    jello; jelly crystals; gelatin dessert; jelly cubes; strawberry jelly; raspberry jelly; jell-o; jelly mix; flavored gelatin; lime gelatin; strawberry gelatin; lemon gelatin; jelly powder | желе в порошку; суха суміш желе; суміш для желе | желе в порошке; смесь для желе | gelatin |
    instant pudding; vanilla pudding; pudding mix; instant vanilla pudding; instant pudding mix; vanilla pudding mix; chocolate pudding mix; vanilla instant pudding mix; instant vanilla pudding mix; chocolate instant pudding; instant chocolate pudding mix; instant lemon pudding; vanilla instant pudding | пудинг(,у); пудинг(,у) ванільн(ий,ого); суміш(,і) для пудингу | пудинг(,а); смес(ь,и) для пудинга |  |
    kissel; kisel | кис(іль,елю) | кисел(ь,я) |  |
    custard powder; instant custard powder | порошок для заварного крему; крем заварний сухий | сухой заварной крем |  |
    lemon curd | лимонний курд; лимонного курду; лимонний крем | лимонный курд; лимонного курда | egg milk |
    applesauce; apple sauce; unsweetened applesauce; apple puree; bramley apple sauce | яблучн(е,ого) пюре; пюре яблучн(е,ого); пюре з яблук | яблочн(ое,ого) пюре; пюре яблочн(ое,ого); пюре из яблок |  | 9402
    apple butter; pumpkin butter; pear butter | яблучне масло | яблочное масло |  |
    fruit puree; baby food | фруктов(е,ого) пюре | фруктов(ое,ого) пюре |  |
    mango puree; mango pulp | пюре манго | пюре манго |  |
    raspberry puree | малинов(е,ого) пюре | малинов(ое,ого) пюре |  |
    strawberry puree | полуничн(е,ого) пюре | клубничн(ое,ого) пюре |  |
    pie filling; fruit filling | фруктова начинка; начинка для пирога | фруктовая начинка; начинка для пирога |  |
    cherry pie filling; cherry filling | вишнева начинка | вишневая начинка |  |
    apple pie filling | яблучна начинка | яблочная начинка |  |
    mincemeat; mince pie filling | мінсміт(,у) | минсмит(,а) | alcohol |
    poppy seed(,s); poppyseed(,s) | мак(,у,ом); маков(е,ого) зерн(о,а) | мак(,а,у,ом); маков(ое,ого) зерн(о,а) |  | 2033
    poppy seed filling; poppy filling | маков(а,ої,у) начинк(а,и,у) | маков(ая,ой,ую) начинк(а,и,у) |  |
    shredded coconut; coconut flake(,s); desiccated coconut; flaked coconut; grated coconut; unsweetened coconut; sweetened coconut; dried coconut; coconut shavings; coconut chips | кокосов(а,ої,у) стружк(а,и,у); стружк(а,и,у) кокосов(а,ої,у); кокосов(і,их) пластівц(і,ів); пластівц(і,ів) кокосов(і,их) | кокосов(ая,ой,ую) стружк(а,и,у); стружк(а,и,у) кокосов(ая,ой,ую); кокосов(ые,ых) хлоп(ья,ьев) |  | 12179
    coconut; fresh coconut; coconut meat; coconut flesh | кокос(,а,у,и,ів); кокосов(ий,ого) горіх(,а) | кокос(,а,ы,ов); кокосов(ый,ого) орех(,а) |  |
    shortening; vegetable shortening; crisco; vegetable fat; cooking fat; white vegetable fat; vegetable suet; all-vegetable shortening; solid vegetable shortening | кулінарн(ий,ого) жир(,у); рослинн(ий,ого) жир(,у) | кулинарн(ый,ого) жир(,а); растительн(ый,ого) жир(,а) |  | 4615
    @nuts
    walnut(,s); walnut halves; walnut piece(,s); english walnut(,s) | волоськ(ий,ого,і,их) горіх(,а,и,ів); грецьк(ий,ого,і,их) горіх(,а,и,ів); горіх(,а,и,ів) волоськ(ий,ого,і,их); горіх(,а,и,ів) грецьк(ий,ого,і,их) | грецк(ий,ого,ие,их) орех(,а,и,ов); орех(,а,и,ов) грецк(ий,ого,ие,их) | nuts | 12155
    nut(,s); mixed nut(,s); assorted nut(,s); mixed chopped nut(,s); trail mix | горіх(,а,и,ів,ами); горішк(и,ів); горіхов(а,ої,у) суміш(,і); суміш горіхів | орех(,а,и,ов,ами); орешк(и,ов); смесь орехов; орехов(ая,ой,ую) смес(ь,и) | nuts |
    almond(,s); sliced almond(,s); slivered almond(,s); flaked almond(,s); marcona almond(,s) | мигдал(ь,ю,ем); мигдальн(і,их) пластівц(і,ів); пластівц(і,ів) мигдальн(і,их); мигдальн(і,их) пелюст(ки,ок); пелюст(ки,ок) мигдальн(і,их); мигдальн(ий,ого,і,их) горіх(,а,и,ів) | миндал(ь,я,ем); миндальн(ые,ых) лепест(ки,ков); лепест(ки,ков) миндальн(ые,ых); миндальн(ые,ых) хлоп(ья,ьев); миндальн(ый,ого) орех(,а) | nuts | 12061
    smoked almond(,s) | копчен(ий,ого) мигдал(ь,ю) | копчен(ый,ого) миндал(ь,я) | nuts |
    candied nut(,s); candied pecan(,s); candied walnut(,s); honey roasted nut(,s); praline; sugared almonds | карамелізован(і,их) горіх(и,ів); пралін(е); зацукровані горіхи | карамелизированн(ые,ых) орех(и,ов); пралин(е); орехи в сахаре | nuts |
    hazelnut(,s); filbert(,s); cobnut(,s) | фундук(,у,а,ом); лісов(ий,ого,і,их) горіх(,а,и,ів); ліщин(а,и,у) | фундук(,а,ом); лесн(ой,ого,ые,ых) орех(,а,и,ов); лещин(а,ы,у) | nuts | 12120
    cashew(,s); cashew nut(,s) | кеш(ю,'ю); горіх(и,ів) кеш'ю; горіхи кешью | кешью; орех(и,ов) кешью | nuts | 12085
    pistachio(,s); pistachio nut(,s) | фісташ(ка,ки,ок) | фисташ(ка,ки,ек) | nuts | 12151
    pecan(,s); pecan halves; chopped pecan(,s); pecan nut(,s) | пекан(,у); горіх(и,ів) пекан | пекан(,а); орех(и,ов) пекан | nuts | 12142
    macadamia nut(,s); macadamia(,s) | макадамі(я,ї,ю); горіх(и,ів) макадамія | макадами(я,и,ю); орех(и,ов) макадамия | nuts | 12131
    brazil nut(,s) | бразильськ(ий,ого,і,их) горіх(,а,и,ів) | бразильск(ий,ого,ие,их) орех(,а,и,ов) | nuts |
    chestnut(,s); cooked chestnut(,s); vacuum-packed chestnut(,s) | каштан(,и,ів); їстівн(і,их) каштан(и,ів) | каштан(,ы,ов); съедобн(ые,ых) каштан(ы,ов) | nuts |
    chestnut puree; chestnut paste; chestnut cream | каштанов(е,ого) пюре; каштанов(а,ої,у) паст(а,и,у) | каштанов(ое,ого) пюре; каштанов(ая,ой,ую) паст(а,ы,у) | nuts |
    pine nut(,s); pine kernel(,s); pignoli; pignolia | кедров(і,их) горіш(ки,ків); кедров(і,их) горіх(и,ів); пініол(і); кедров(ий,ого) горіх(,а); горіх(и,ів) пінії | кедров(ые,ых) орех(и,ов); кедров(ые,ых) ореш(ки,ков); кедров(ый,ого) орех(,а); пиниоли | nuts | 12147
    tiger nut(,s); tiger nut flour | чуф(а,и,у); земляний мигдаль | чуф(а,ы,у); земляной миндаль |  |
    peanut(,s); roasted peanut(,s); groundnut(,s); honey roasted peanut(,s) | арахіс(,у,ом); земляний горіх; земляного горіха | арахис(,а,ом); земляной орех; земляного ореха | peanuts | 16390
    peanut butter; creamy peanut butter; smooth peanut butter; peanut paste; crunchy-style peanut butter | арахісов(а,ої,у,е,ого) паст(а,и,у); арахісов(е,ого) масл(о,а); масл(о,а) арахісов(е,ого); паст(а,и,у) арахісов(а,ої,у) | арахисов(ая,ой,ую) паст(а,ы,у); паст(а,ы,у) арахисов(ая,ой,ую) | peanuts | 16398
    almond butter | мигдальн(а,ої,у) паст(а,и,у); паст(а,и,у) мигдальн(а,ої,у); мигдальн(е,ого) масл(о,а) | миндальн(ая,ой,ую) паст(а,ы,у); паст(а,ы,у) миндальн(ая,ой,ую) | nuts | 12195
    cashew butter | паст(а,и,у) з кеш'ю; паст(а,и,у) кеш'ю; масло кеш'ю | паст(а,ы,у) из кешью; паст(а,ы,у) кешью | nuts |
    hazelnut butter; hazelnut paste | паст(а,и,у) з фундука; фундуков(а,ої,у) паст(а,и,у) | паст(а,ы,у) из фундука | nuts |
    pistachio paste; pistachio butter | фісташков(а,ої,у) паст(а,и,у) | фисташков(ая,ой,ую) паст(а,ы,у) | nuts |
    nut butter; mixed nut butter; praline paste | горіхов(а,ої,у) паст(а,и,у); горіхов(е,ого) масл(о,а) | орехов(ая,ой,ую) паст(а,ы,у) | nuts |
    marzipan; almond paste | марципан(,у); марципанова маса; марципанової маси; мигдальна маса | марципан(,а); марципановая масса; миндальная масса | nuts |
    sunflower seed(,s); sunflower kernel(,s) | насінн(я) соняшник(а,у); соняшников(е,ого) насінн(я); насінн(я) соняшников(е,ого); соняшников(і,их) насінин(и,); ядра соняшника | сем(ечки,ечек) подсолнечник(а); сем(ечки,ечек); подсолнечн(ые,ых) сем(ечки,ечек,ена); семена подсолнечника; семян подсолнечника |  | 12036
    sunflower seed butter; sunbutter | соняшникова паста; паста з насіння соняшника; урбеч | подсолнечная паста; урбеч |  |
    pumpkin seed(,s); pepita(,s) | гарбузов(е,ого) насінн(я); насінн(я) гарбузов(е,ого); насінн(я) гарбуза | тыквенн(ые,ых) сем(ечки,ечек,ена); семечки тыквы; семена тыквы; тыквенных семян |  | 12014
    melon seed(,s); egusi; watermelon seed(,s) | насіння дині; насіння кавуна | семена дыни; семечки арбуза |  |
    sesame; sesame seed(,s); toasted sesame seed(,s) | кунжут(,у,ом); насінн(я) кунжуту; сезам(,у); кунжутн(е,ого) насінн(я) | кунжут(,а,ом); сем(ена,ян) кунжута; кунжутн(ые,ых) сем(ена,ян) | sesame | 12023
    black sesame; black sesame seed(,s) | чорн(ий,ого) кунжут(,у); кунжут(,у) чорн(ий,ого); чорн(е,ого) насінн(я) кунжуту | черн(ый,ого) кунжут(,а); кунжут(,а) черн(ый,ого) | sesame | 12023
    tahini; tahini paste; sesame paste; tahina; sesame butter; light tahini | тахін(і); тахін(а,и,у); кунжутн(а,ої,у) паст(а,и,у); паст(а,и,у) тахіні | тахини; кунжутн(ая,ой,ую) паст(а,ы,у); тахина | sesame | 12698
    black tahini; chinese sesame paste | чорна тахіні; чорна кунжутна паста | черная тахини; черная кунжутная паста | sesame |
    flax seed(,s); flaxseed(,s); linseed(,s) | насінн(я) льону; ллян(е,ого) насінн(я); насінн(я) ллян(е,ого); льон(,у) | сем(ена,ян) льна; льнян(ые,ых) сем(ена,ян); льнян(ое,ого) семя; лен; льн(а) |  | 12220
    chia seed(,s); chia | насінн(я) чіа; чіа; насіння чія | семен(а) чиа; чиа |  |
    hemp seed(,s); hemp hearts | конопл(яне,яного) насінн(я); насінн(я) конопель; насіння коноплі | конопл(яные,яных) сем(ена,ян); семена конопли |  |
    mixed seed(,s); seed mix | суміш насіння; мікс насіння | смесь семян |  |
    """
}
