/// Words that make another food of the one they stand beside: what follows each row takes from the food's facts, what it
/// adds, and where the words stand.
///
/// A row is `words | takes | adds | place`; `соєв*` is every word that begins so. `animal` and `flesh` stand for several
/// facts. Places: `label` anywhere in the line, `part` before the food (in Ukrainian and Russian on either side of it),
/// `butter` the same before butter alone, `tail` right behind the food.
///
/// origin: everyday usage in recipes; written by hand. licence: none needed (facts).
enum FoodQualifierNames {
  static let table = """
    vegan; plant based; plant; faux; mock; веганськ*; рослинн*; веганск*; растительн* | animal | | label
    substitute; substitutes; replacer; replacement; alternative; замінник*; заменител*; аналог* | animal | | label
    vegetarian; veggie; meatless; meat free; вегетаріанськ*; вегетарианск* | flesh | | label
    dairy free; non dairy; nondairy; milk free; без молока; безмолочн* | milk | | label
    egg free; eggless; без яєць; без яиц | egg | | label
    tamari; tortilla chips; тамарі; тамари | gluten | | label
    gluten free; wheat free; безглютенов*; без глютену; без глютена | gluten | | label
    nut free; без горіхів; без орехов | nuts peanuts | | label
    alcohol free; non alcoholic; nonalcoholic; безалкогольн* | alcohol | | label
    oat; oats; rice; hemp; coconut; pea; flax; flaxseed; sunflower; seed; spelt | milk | | part
    вівсян*; рисов*; конопл*; кокосов*; горохов*; овсян* | milk | | part
    almond; cashew; hazelnut; walnut; macadamia; pistachio; nut; nuts | milk | nuts | part
    мигдальн*; горіхов*; кешю; фундуков*; миндальн*; орехов*; кешью | milk | nuts | part
    soy; soya; tofu; тофу; соєв*; соев* | milk egg flesh | soy | part
    peanut; арахісов*; арахисов* | milk | peanuts | part
    cocoa; cacao; shea; apple; pumpkin; какао; оливков*; соняшников*; подсолнечн* | milk | | butter
    кунжутн*; лляне; лляного; льнян*; кукурудзян*; кукурузн*; рапсов*; виноградн*; гарбузов* | milk | | butter
    tempeh; seitan; lentil; chickpea; jackfruit; mushroom; bean; pea; сейтан* | flesh | | part
    сочевичн*; чечевичн*; нутов*; грибн*; горохов* | flesh | | part
    rice; corn; maize; chickpea; gram; coconut; tapioca; cassava; teff; sorghum; millet; quinoa | gluten | | part
    soy; soya; hazelnut; almond; lentil; bean; potato; arrowroot; buckwheat; amaranth; chestnut | gluten | | part
    рисов*; кукурудзян*; гречан*; нутов*; сочевичн*; горохов*; картоплян*; кокосов*; мигдальн* | gluten | | part
    пшонян*; кукурузн*; гречнев*; чечевичн*; картофельн*; миндальн* | gluten | | part
    ginger; root; birch; імбирн*; имбирн* | alcohol gluten | | part
    water; водян* | nuts | | part
    thistle; cloth; flavor*; flavour*; extract; essence; style; seasoning | animal alcohol | | tail
    """
}
