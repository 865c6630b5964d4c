/// Words that make another food of the one they stand beside: what follows each row takes from the food's facts, what it
/// adds, and where the words stand.
///
/// A row is `words | takes | adds | place`; its words mean one thing in all languages, so that foods with the same rows
/// are the same. Rows that begin with the same word are one row: a long one goes on in the next line, and one whose
/// words take different facts in different places has a line for each. `соєв*` is every word that begins so. `animal`
/// and `flesh` stand for several facts; `without gluten` is every spelling of it, as ``AbsenceReader`` reads them. Places: `label` anywhere in the line, `part` before the food (in Ukrainian and
/// Russian on either side of it), `butter` the same before butter alone, `tail` right behind the food.
///
/// Origin: everyday usage in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum FoodQualifierNames {
  static let table = """
    vegan; vegans; plant based; plant; faux; mock; веган; веганів; веганам; веганов; веганськ*; рослинн*; веганск*; растительн* | animal | | label
    substitute; substitutes; replacer; replacement; alternative; замінник*; заменител*; аналог* | animal | | label
    imitation; artificial; імітаці*; имитаци*; імітован*; имитирован*; штучн*; искусственн* | | | label
    without meat; vegetarian; veggie; вегетаріанськ*; вегетарианск*; without м'яс*; without мяс* | flesh | | label
    without milk; without dairy; without молок*; without молоч*; df | milk | | label
    without cows milk; without cow milk; without коров'яч*; without коров* | | | label
    without casein; without whey; without milk protein; without казеїн*; without казеин*; without сироват* | | | label
    without casein; without сыворот*; without молочн* білк*; without молочн* белк* | | | label
    without lactose; lactofree; delactosed; without лакт*; without л; бл | | | label
    low lactose; reduced lactose; less lactose; lactose; лактоз*; низьколактозн*; низколактозн* | | | label
    without egg; without eggs; without яєць; without яєц*; without яйц*; without яєч*; without яиц* | egg | | label
    without egg; without яич*; without я | egg | | label
    without gluten; without глют*; without глутен*; without клейковин*; without г; gf; бг | gluten | | label
    without gluten; celiac*; coeliac*; целіак*; целиак* | gluten | | label
    low gluten; reduced gluten; less gluten; gluten; глютен*; клейковин*; низькоглютенов*; низкоглютенов* | | | label
    without wheat; without пшениц*; without пшенич* | | | label
    without nut; without nuts; without горіх*; without орех* | nuts peanuts | | label
    without tree nut; without tree nuts | nuts | | label
    without peanut; without peanuts; without арахіс*; without арахис* | peanuts | | label
    without soy; without soya; without соя; without сої; without сою; without сои; without соєв*; without соев* | soy | | label
    without sesame; without кунжут* | sesame | | label
    without fish; without риб*; without рыб* | fish | | label
    without shellfish; without crustacean; without crustaceans; without ракоподібн*; without ракообразн* | shellfish | | label
    without celery; without селер*; without сельдере* | celery | | label
    without mustard; without гірчиц*; without горчиц* | mustard | | label
    without lupin; without lupine; without люпин* | | | label
    without pork; without свинин* | pork | | label
    without sulphite; without sulphites; without sulfite; without sulfites; without сульфіт*; without сульфит* | | | label
    without yeast; without дріждж*; without дрожж* | | | label
    without allergen; without allergens; free from; without алерген*; without аллерген* | | | label
    without alcohol; without alcoholic; without алкогол*; without а; dealcoholized; dealcoholised | alcohol | | label
    low alcohol; слабоалкогольн* | | | label
    without sugar; without sugars; without цукр*; without цукор; without сахар*; without ц | | | label
    low sugar; reduced sugar; less sugar; зменшен* вмістом цукру; зниженим вмістом цукру; меншим вмістом цукру | | | label
    low sugar; пониженным содержанием сахара | | | label
    lenten; пісн~; постн~; великопісн*; великопостн* | milk egg meat pork gelatin | | label
    unsweetened; несолодк*; непідсолоджен*; несладк*; неподслащен* | | | label
    diet; dietetic; diabetic; дієтичн*; діабетичн*; диетическ*; диабетическ* | | | label
    keto; low carb; кето; низьковуглеводн*; низкоуглеводн* | | | label
    without caffeine; decaf; decaffeinated; without кофеїн*; without кофеин*; декаф; декофеинизированн* | | | label
    protein; high protein; протеїнов*; протеинов*; білков*; белков* | | | label
    tamari; тамарі; тамари | gluten | | label
    tortilla chips; чипси тортилья; чипсы тортилья | gluten | | label
    oat; oats; вівсян*; овсян*; овес; вівса; вівсі; овса; овсе | milk | | part
    rice; рисов* | milk gluten | | part
    hemp; конопл* | milk | | part
    coconut; кокосов* | milk gluten | | part
    pea; горохов* | milk flesh gluten | | part
    flax; flaxseed; linseed | milk | | part
    flax; лляне; лляного; льнян*; лляна; лляної; лляну; лляний; лляні; лляних | milk | | butter
    sunflower; sunflower seed | milk | | part
    sunflower; соняшников*; подсолнечн* | milk | | butter
    seed; seeds | milk | | part
    seed; насіння; насінням; насіннєв*; семена; семян; семечки; семечек; насінин* | | | part
    spelt; спельтов*; полб'ян* | milk | | part
    almond; мигдальн*; миндальн*; мигдаль; мигдалю; миндаль; миндаля | milk gluten | nuts | part
    cashew; кешю; кешью | milk | nuts | part
    hazelnut; фундуков* | milk gluten | nuts | part
    walnut | milk | nuts | part
    macadamia | milk | nuts | part
    pistachio; фісташков*; фисташков* | milk | nuts | part
    nut; nuts; горіхов*; орехов* | milk | nuts | part
    pecan; пеканов* | milk | nuts | part
    brazil nut | milk | nuts | part
    soy; soya; соєв*; соев*; соя; сої; сои | milk egg flesh gluten | soy | part
    tofu; тофу | milk egg flesh | soy | part
    peanut; арахісов*; арахисов* | milk | peanuts | part
    cocoa; cacao; какао | milk | | butter
    shea; ши | milk | | butter
    apple; яблучн*; яблочн* | milk | | butter
    pumpkin; гарбузов*; тыквенн* | milk | | butter
    оливков* | milk | | butter
    оливков*; olive | | | part
    кунжутн* | milk | | butter
    кунжутн*; sesame | | | part
    кукурудзян*; кукурузн*; corn; maize | gluten | | part
    кукурудзян*; кукурузн* | milk | | butter
    рапсов*; ріпаков* | milk | | butter
    рапсов*; rapeseed; canola | | | part
    виноградн* | milk | | butter
    виноградн*; grape | | | part
    grapeseed; виноградних кісточок; виноградных косточек | | | part
    tempeh; темпе | flesh | | part
    seitan; сейтан* | flesh | | part
    lentil; сочевичн*; чечевичн* | flesh gluten | | part
    chickpea; gram; нутов* | flesh gluten | | part
    jackfruit; джекфрут* | flesh | | part
    mushroom; грибн* | flesh | | part
    bean; квасолев*; фасолев* | flesh gluten | | part
    tapioca; тапіоков*; тапиоков* | gluten | | part
    cassava; manioc; yuca; маніоков*; маниоков* | gluten | | part
    teff; тефов*; теффов* | gluten | | part
    sorghum; соргов* | gluten | | part
    millet; пшонян*; пшенн* | gluten | | part
    quinoa; кіноа; киноа | gluten | | part
    potato; картоплян*; картофельн* | gluten | | part
    arrowroot; арорут*; аррорут* | gluten | | part
    buckwheat; гречан*; гречнев* | gluten | | part
    amaranth; амарантов* | gluten | | part
    chestnut; каштанов* | gluten | | part
    tiger nut; tigernut; chufa; чуфа; земляного мигдалю; земляного миндаля | milk gluten | | part
    lupin; lupine; люпинов* | gluten | | part
    banana; бананов* | gluten | | part
    plantain | gluten | | part
    ginger; імбирн*; имбирн* | alcohol gluten | | part
    root | alcohol gluten | | part
    root; roots; корінь; кореня; коріння; корінець; корень; корня; корни; коренев* | | | part
    birch; березов* | alcohol gluten | | part
    water; водян* | nuts | | part
    thistle; розторопш*; расторопш* | animal alcohol | | tail
    cloth | animal alcohol | | tail
    flavor*; flavour* | animal alcohol | | tail
    extract; essence | animal alcohol | | tail
    extract; екстракт; екстракту; экстракт; экстракта; есенці*; эссенци* | | | part
    style | animal alcohol | | tail
    seasoning | animal alcohol | | tail
    wheat; пшеничн* | | | part
    whole wheat; wholewheat; whole grain; wholegrain; wholemeal; multigrain | | | part
    whole wheat; цільнозерн*; цельнозерн*; цільнозмелен*; цельносмолот*; обойн* | | | part
    rye; житній; житня; житнє; житні; житнього; житньої; житніх; житню; ржан* | | | part
    barley; ячмінн*; ячний; ячна; ячне; ячні; ячного; ячної; ячних; ячну; ячменн*; ячнев*; перлов* | | | part
    kamut; камут* | | | part
    emmer; einkorn; farro; полби; полба; полбы; еммер; эммер | | | part
    durum; твердих сортів; твердых сортов; дурум | | | part
    triticale; тритикале | | | part
    bran; висівков*; отрубн*; з висівками; с отрубями | | | part
    malt; malted; солодов*; солод; солоду | | | part
    goat; goats; козяч*; козин*; козий; козье; козьего; козья; козьей | | | part
    sheep; sheeps; ewe; ewes; овеч* | | | part
    buffalo; буйвол* | | | part
    camel; верблюж* | | | part
    mare; mares; кобиляч*; кобыль* | | | part
    quail; quails; перепелин* | | | part
    ostrich; страус* | | | part
    duck; ducks; качин*; качач*; утин* | | | part
    goose; гусяч*; гусин* | | | part
    turkey; індич*; індюш*; индюш*; з індички; из индейки | | | part
    chicken; куряч*; курин*; курка; курки; курку; куркою | | | part
    beef; ялович*; говяж* | | | part
    veal; теляч* | | | part
    pork; свиняч*; свинний; свинна; свинне; свинні; свинного; свинної; свинних; свинну; свиной; свиная | | | part
    pork; свиное; свиные; свиного; свиных; свиную | | | part
    lamb; mutton; бараняч*; бараний; баранья; баранье; бараньи; бараньего; бараньей; ягняч* | | | part
    rabbit; кроляч*; кролич* | | | part
    venison; deer; game; оленяч*; олень*; оленин*; дичин* | | | part
    horse; кінськ*; конск* | | | part
    meat; м'ясний; м'ясна; м'ясне; м'ясні; м'ясного; м'ясної; м'ясних; м'ясну; мясный; мясная; мясное; мясные | | | part
    meat; мясной; мясных; мясную | | | part
    fish; рибн*; рыбн* | | | part
    salmon; лососев* | | | part
    tuna; тунцев* | | | part
    cod; трісков*; тресков* | | | part
    herring; оселедцев*; селедочн* | | | part
    shrimp; prawn; креветков*; креветочн* | | | part
    crab; крабов* | | | part
    squid; кальмаров* | | | part
    oyster; устричн* | | | part
    seafood; морепродукт* | | | part
    milk; milky; молочн* | | | part
    butter; масляний; масляна; масляне; масляный; масляная; масляное | | | part
    cream; creamy; вершков*; сливочн* | | | part
    cheese; cheesy; сирний; сирна; сирне; сирні; сирного; сирної; сирних; сирну; сырн* | | | part
    curd; творожн*; сирков* | | | part
    yogurt; yoghurt; йогуртов* | | | part
    kefir; кефірн*; кефирн* | | | part
    sour cream; сметанн* | | | part
    egg; яєчн*; яичн* | gluten | gluten egg | part
    yolk; жовтков*; желтков* | | | part
    honey; медов* | | | part
    chocolate; chocolatey; шоколадн* | | | part
    caramel; toffee; butterscotch; карамельн*; іриск*; ирис* | | | part
    vanilla; ванільн*; ванильн* | | | part
    matcha; матча; матчі | | | part
    coffee; mocha; кавовий; кавова; кавове; кавові; кавового; кавової; кавових; кавову; кофейн* | | | part
    tea; чайн* | | | part
    tomato; томатн*; помідорн*; помидорн* | | | part
    garlic; часников*; чесночн* | | | part
    onion; цибулев*; цибульн*; луковый; луковая; луковое; луковые; лукового; луковой; луковых; луковую | | | part
    carrot; морквян*; морковн* | | | part
    beet; beetroot; буряков*; свекольн* | | | part
    cabbage; капустян*; капустн* | | | part
    cucumber; огірков*; огуречн* | | | part
    zucchini; courgette; кабачков* | | | part
    eggplant; aubergine; баклажанн* | | | part
    spinach; шпинатн* | | | part
    sorrel; щавлев*; щавелев* | | | part
    nettle; кропив'ян*; крапивн* | | | part
    celery; селеров*; сельдерейн*; сельдереев* | | | part
    radish; редисов*; редьк* | | | part
    horseradish; хрінов*; хренов* | | | part
    cauliflower; цвітнокапустян* | | | part
    broccoli; броколієв* | | | part
    truffle; truffled; трюфельн* | | | part
    porcini; білих грибів; белых грибов | | | part
    cactus; nopal; кактусов* | | | part
    agave; агав* | | | part
    date; фініков*; фиников* | | | part
    fig; інжирн*; инжирн* | | | part
    raisin; родзинков*; ізюмн*; изюмн* | | | part
    lemon; лимонн* | | | part
    lime; лаймов* | | | part
    orange; апельсинов* | | | part
    mandarin; tangerine; мандаринов* | | | part
    grapefruit; грейпфрутов* | | | part
    citrus; цитрусов* | | | part
    pear; грушев* | | | part
    plum; prune; сливов* | | | part
    cherry; вишнев* | | | part
    sweet cherry; черешнев* | | | part
    apricot; абрикосов* | | | part
    peach; персиков* | | | part
    pineapple; ананасов* | | | part
    mango; мангов* | | | part
    passion fruit; маракуєв*; маракуй* | | | part
    pomegranate; гранатов* | | | part
    strawberry; полуничн*; клубничн* | | | part
    raspberry; малинов* | | | part
    blueberry; лохинов*; голубичн* | | | part
    bilberry; чорничн*; черничн* | | | part
    blackberry; ожинов*; ежевичн* | | | part
    cranberry; журавлинн*; клюквенн* | | | part
    lingonberry; бруснич* | | | part
    currant; blackcurrant; смородинов*; порічков* | | | part
    gooseberry; аґрусов*; агрусов*; крыжовенн*; крыжовников* | | | part
    sea buckthorn; обліпихов*; облепихов* | | | part
    rosehip; шипшинов*; шиповников* | | | part
    elderberry; elderflower; бузинов* | | | part
    quince; айвов* | | | part
    berry; mixed berry; ягідн*; ягодн* | | | part
    fruit; fruity; фруктов* | | | part
    avocado; авокадов* | | | part
    rhubarb; ревенев* | | | part
    rose; трояндов*; троянд; роз; розы | | | part
    lavender; лавандов* | | | part
    mint; minty; peppermint; м'ятний; м'ятна; м'ятне; м'ятні; м'ятного; м'ятної; м'ятних; м'ятну; мятный | | | part
    mint; мятная; мятное; мятные; мятной; мятных; мятную | | | part
    basil; базиліков*; базиликов* | | | part
    dill; кропов*; укропн* | | | part
    herb; herbed; herby; трав'ян* | | | part
    pepper; peppered; перцев*; перечн* | | | part
    chili; chilli; chile; чилі; чили | | | part
    curry; каррі; карри; карі | | | part
    cinnamon; коричний; корична; коричне; коричні; коричного; коричної; коричних; коричну; коричный; коричная | | | part
    cinnamon; коричное; коричные; коричной; коричных; коричную | | | part
    cardamom; кардамонов* | | | part
    mustard; гірчичн*; горчичн* | | | part
    poppy; маков* | | | part
    pine; кедров* | | | part
    spruce; ялинов*; елов* | | | part
    barbecue; bbq; барбекю | | | part
    teriyaki; теріякі; терияки | | | part
    pesto; песто | | | part
    wine; винний; винна; винне; винні; винного; винної; винних; винну; винный; винная; винное; винные; винной | | | part
    wine; винных; винную | | | part
    rum; ромовий; ромова; ромове; ромові; ромового; ромової; ромових; ромову; ромовый; ромовая; ромовое | | | part
    rum; ромовые; ромовой; ромовых; ромовую | | | part
    beer; пивний; пивна; пивне; пивні; пивного; пивної; пивних; пивну; пивный; пивная; пивное; пивные; пивной | | | part
    beer; пивных; пивную | | | part
    cider; сидров* | | | part
    balsamic; бальзамічн*; бальзамическ* | | | part
    vegetable; овочев*; овощн* | | | part
    palm; пальмов* | | | part
    cane; тростинн*; очеретян*; тростников* | | | part
    maple; кленов* | | | part
    cotton; cottonseed; бавовн*; хлопков* | | | part
    pumpkin seed; гарбузового насіння; тыквенных семечек | | | part
    red; червон*; красн* | | | part
    white; білий; біла; біле; білі; білого; білої; білих; білу; белый; белая; белое; белые; белого; белой | | | part
    white; белых; белую | | | part
    black; чорний; чорна; чорне; чорні; чорного; чорної; чорних; чорну; черный; черная; черное; черные | | | part
    black; черного; черной; черных; черную | | | part
    green; зелений; зелена; зелене; зелені; зеленого; зеленої; зелених; зелену; зеленый; зеленая; зеленое | | | part
    green; зеленые; зеленой; зеленых; зеленую | | | part
    yellow; жовтий; жовта; жовте; жовті; жовтого; жовтої; жовтих; жовту; желтый; желтая; желтое; желтые | | | part
    yellow; желтого; желтой; желтых; желтую | | | part
    brown; коричнев*; бурий; бура; буре; бурі; бурого; бурої; бурих; буру; бурый; бурая; бурое; бурые; бурой | | | part
    brown; бурых; бурую | | | part
    purple; violet; фіолетов*; фиолетов*; пурпурн* | | | part
    pink; рожев*; розовый; розовая; розовое; розовые; розового; розовой; розовых; розовую | | | part
    golden; gold; золот* | | | part
    blue; синій; синя; синє; сині; синього; синьої; синіх; синю; синий; синяя; синее; синие; синего; синей | | | part
    blue; синих; синюю; блакитн*; голубый; голубая; голубое; голубые; голубого; голубой; голубых; голубую | | | part
    grey; gray; сірий; сіра; сіре; сірі; сірого; сірої; сірих; сіру; серый; серая; серое; серые; серого | | | part
    grey; серой; серых; серую | | | part
    dark; темн* | | | part
    light; lite; світл*; светл* | | | part
    clear; прозор*; прозрачн* | | | part
    smoked; smoky; hot smoked; cold smoked; копчен*; гарячого копчення; холодного копчення | | | part
    smoked; горячего копчения; холодного копчения; підкопчен*; подкопчен* | | | part
    cured; dry cured; в'ялен*; сиров'ялен*; сыровялен*; сирокопчен*; сырокопчен* | | | part
    pickled; marinated; маринован*; pickle | | | part
    brined; in brine; у розсолі; в розсолі; в рассоле | | | part
    salted; солоний; солона; солоне; солоні; солоного; солоної; солоних; солону; соленый; соленая; соленое | | | part
    salted; соленые; соленого; соленой; соленых; соленую; засолен* | | | part
    lightly salted; малосольн*; слабосолон*; слабосолен* | | | part
    fermented; квашен*; ферментован*; ферментирован*; мочений; мочена; мочене; мочені; моченого; моченої | | | part
    fermented; мочених; мочену; моченый; моченая; моченое; моченые; моченой; моченых; моченую | | | part
    candied; crystallised; crystallized; glace; glazed; зацукрован*; засахарен*; глазурован*; глазирован* | | | part
    dried; dry; dehydrated; desiccated; сушен*; сухий; суха; сухе; сухі; сухого; сухої; сухих; суху; сухая | | | part
    dried; сухое; сухие; сухой; сухую; висушен* | | | part
    sun dried; sundried; semi dried | | | part
    freeze dried; сублімован*; сублимированн* | | | part
    ground; мелен*; молотий; молота; молоте; молоті; молотого; молотої; молотих; молоту; молотый; молотая | | | part
    ground; молотое; молотые; молотой; молотых; молотую; milled | | | part
    minced; mince; фарш; фаршу; фаршем; фарша | | | part
    powdered; powder; порошков*; порошок; порошку; порошка; в порошке | | | part
    granulated; granules; гранульован*; гранулирован*; гранул* | | | part
    flaked; flakes; пластівці; пластівців; хлопья; хлопьев | | | part
    canned; tinned; консервован*; консервирован*; баночн* | | | part
    condensed; згущен*; сгущен* | | | part
    evaporated | | | part
    concentrate; concentrated; концентрат*; концентрован*; концентрирован* | | | part
    roasted; roast; toasted; підсмажен*; обсмажен*; смажен*; жарен*; обжарен*; поджарен* | | | part
    baked; печений; печена; печене; печені; печеного; печеної; печених; печену; печеный; печеная; печеное | | | part
    baked; печеные; печеной; печеных; печеную; запечен* | | | part
    fried; crispy; хрустк*; хрустящ* | | | part
    grilled; гриль; гриля; на грилі; на гриле | | | part
    stewed; braised; тушкован*; тушен* | | | part
    boiled; cooked; варений; варена; варене; варені; вареного; вареної; варених; варену; вареный; вареная | | | part
    boiled; вареное; вареные; вареной; вареных; вареную; відварн*; відварен*; отварн* | | | part
    caramelised; caramelized; карамелізован*; карамелизирован* | | | part
    sweetened; підсолоджен*; подслащен*; з цукром; с сахаром | | | part
    flavor*; flavoured; ароматизован*; ароматизирован*; зі смаком; со вкусом | | | part
    unflavored; unflavoured | | | part
    puffed; popped; повітрян*; воздушн* | | | part
    instant; quick cooking; quick cook; швидкорозчинн*; розчинн*; швидкого приготування; швидкого варіння | | | part
    instant; быстрорастворим*; растворим*; быстрого приготовления; моментальн* | | | part
    stuffed; filled; фарширован*; начинен*; з начинкою; с начинкой | | | part
    sparkling; fizzy; carbonated; газован*; газирован*; ігрист*; игрист* | | | part
    mineral; мінеральн*; минеральн* | | | part
    sour; кислий; кисла; кисле; кислі; кислого; кислої; кислих; кислу; кислый; кислая; кислое; кислые; кислой | | | part
    sour; кислых; кислую | | | part
    bitter; гіркий; гірка; гірке; гіркі; гіркого; гіркої; гірких; гірку; горьк* | | | part
    sweet; солодк*; сладк* | | | part
    spicy; piquant; пікантн*; пикантн*; гостр*; острый; острая; острое; острые; острого; острой; острых | | | part
    spicy; острую | | | part
    fresh; свіжий; свіжа; свіже; свіжі; свіжого; свіжої; свіжих; свіжу; свежий; свежая; свежее; свежие | | | part
    fresh; свежего; свежей; свежих; свежую | | | part
    pressed; compressed; пресован*; прессованн* | | | part
    sprouted; germinated; пророщен*; проросл* | | | part
    wild; forest; дикий; дика; дике; дикі; дикого; дикої; диких; дику; дикая; дикое; дикие; дикой; дикую | | | part
    wild; лісов*; лесный; лесная; лесное; лесные; лесного; лесной; лесных; лесную | | | part
    sea; морськ*; морский; морская; морское; морские; морского; морской; морских; морскую | | | part
    river; річков*; речный; речная; речное; речные; речного; речной; речных; речную | | | part
    processed; плавлений; плавлена; плавлене; плавлені; плавленого; плавленої; плавлених; плавлену; плавленый | | | part
    processed; плавленая; плавленое; плавленые; плавленой; плавленых; плавленую | | | part
    clarified; топлений; топлена; топлене; топлені; топленого; топленої; топлених; топлену; топленый | | | part
    clarified; топленая; топленое; топленые; топленой; топленых; топленую | | | part
    пряжен* | | | part
    whipped; збитий; збита; збите; збиті; збитого; збитої; збитих; збиту; взбитый; взбитая; взбитое; взбитые | | | part
    whipped; взбитого; взбитой; взбитых; взбитую | | | part
    frothy; barista; бариста | | | part
    self raising; self rising; самопідіймальн*; саморозпушн* | | | part
    bread making; хлібопекарськ*; хлебопекарн* | | | part
    pastry; кондитерськ*; кондитерск* | | | part
    glutinous; sticky; клейкий; клейка; клейке; клейкі; клейкого; клейкої; клейких; клейку; клейкая; клейкое | | | part
    glutinous; клейкие; клейкой; клейкую | | | part
    long; long grain; довгозерн*; длиннозерн* | | | part
    short grain; round grain; круглозерн*; круглозерен* | | | part
    parboiled; пропарен*; пропаренн* | | | part
    steel cut; pinhead; irish oatmeal | | | part
    split; колотий; колота; колоте; колоті; колотого; колотої; колотих; колоту; колотый; колотая; колотое | | | part
    split; колотые; колотой; колотых; колотую | | | part
    leaf; leaves; листя; листки; листочки; листьев; листья; листов* | | | part
    greens; tops; бадилля; гичка; ботва; ботвы | | | part
    flower; flowers; blossom; blossoms; квіти; квітки; квіток; цвіт; цвіту; цветы; цветков; цветки | | | part
    bud; buds; бруньки; почки | | | part
    zest; peel; rind; цедра; цедри; цедру; цедры | | | part
    skin; skins; шкірка; шкірки; шкіра; шкурка; шкурки; кожа; кожи | | | part
    pulp; м'якоть; м'якоті; мякоти | | | part
    kernel; kernels; ядро; ядра; ядер; ядрица | | | part
    heart; hearts; серце; серця; серденька; сердечка; сердечек; сердце | | | part
    liver; livers; печінков*; печеночн* | | | part
    tongue; tongues; язик; язика; язики; язык; языка; языки | | | part
    kidney; kidneys; нирка; нирки; нирок; почек | | | part
    gizzard; gizzards; giblets; потрухи; шлунки; шлуночки; шлуночків; желудки; желудочки; потроха | | | part
    tripe; рубець; рубця; рубец; рубца | | | part
    wing; wings; крила; крильця; крилець; крылья; крылышки; крылышек | | | part
    leg; legs; ніжка; ніжки; ніжок; нога; ноги; ножка; ножки; ножек; окорочок; окорочки; окорочков | | | part
    thigh; thighs; стегно; стегна; стегон; бедро; бедра; бедер | | | part
    drumstick; drumsticks; гомілка; гомілки; гомілок; голень; голени; голеней | | | part
    breast; breasts; грудка; грудки; грудок; грудку | | | part
    neck; necks; шия; шиї; шийка; шийки; шея; шеи; шейка; шейки | | | part
    tail; tails; хвіст; хвоста; хвости; хвост; хвосты | | | part
    cheek; cheeks; щока; щоки; щека; щеки; щічки; щечки | | | part
    rib; ribs; ребро; ребра; ребер; реберця; ребрышки; ребрышек | | | part
    shoulder; лопатка; лопатки; лопатку; плече | | | part
    loin; карбонад; корейка; корейки; корейку | | | part
    tenderloin; вирізка; вирізки; вирізку; вырезка; вырезки; вырезку | | | part
    belly; brisket; грудинка; грудинки; грудинку; черевце; підчеревина; пашина | | | part
    shank; shin; knuckle; рулька; рульки; рульку; голяшка; голяшки | | | part
    chop; chops; cutlet; cutlets; відбивна; відбивні; відбивних; отбивная; отбивные; отбивных | | | part
    trotter; trotters; feet; foot; копита; копыта | | | part
    bone; bones; кістковий; кістка; кістки; кісток; кость; кости; костей | | | part
    head; heads; голова; голови; головы | | | part
    fat; жир; жиру; жира; жиром; сальний | | | part
    blood; кров'ян*; кров; кровь | | | part
    caviar; roe; ікра; ікри; икра; икры | | | part
    milt; молоки | | | part
    paste; spread; пастоподібн*; намазка | | | part
    crumb; crumbs; крихта; крихти; крошка; крошки | | | part
    chips; crisps; чіпси; чипси; чипсів; чипсы; чипсов | | | part
    bar; bars; батончик; батончики | | | part
    ball; balls; кульки; шарики | | | part
    drink; напій; напою; напиток; напитка | | | part
    sauce; соус; соусу; соусом; соуса | | | part
    soup; суп; супу; супа; супов* | | | part
    salad; салатний; салатна; салатне; салатный; салатная | | | part
    pie; cake; tart; торт; пиріг; пирог | | | part
    filling; начинка; начинки; начинку | | | part
    mix; mixture; blend; суміш; суміші; смесь; смеси | | | part
    korean style; по корейськи; по корейски | | | part
    """
}
