// Origin: written by hand for this project, by an author who had not seen the tables of foods.
// Licence: none needed (nothing is taken from elsewhere).

extension FoodPair {
  /// Pairs that the tables of foods were made with in sight.
  static let open = """
    different allergen | en | hot chocolate mix | cocoa powder | product
    different | en | salmon roe | salmon fillet, skinless | part
    different allergen | en | coconut cream | double cream | plantmilk
    different | en | pineapple, cored | apple, cored | fruitkind
    different allergen | en | gluten-free breadcrumbs | fine breadcrumbs | freefrom
    different allergen | en | mustard powder | cocoa powder | otherthing
    different allergen | en | anchovy paste | almond paste | product
    different allergen | en | vegan butter block | salted butter | freefrom
    different allergen | en | apple butter | unsalted butter | otherthing
    different allergen | en | malt vinegar | rice vinegar | vinegar
    different allergen | en | Old Bay seasoning | bay leaves | otherthing
    different allergen | en | vegan tuna | tuna in olive oil | freefrom
    different allergen | en | sweetbreads | shortbread | otherthing
    different | en | sweet potatoes | potatoes, peeled and diced | vegkind
    different | en | sugar snap peas, trimmed | sugar | otherthing
    different | en | star fruit | star anise | otherthing
    different allergen | en | coconut flour, sifted | all-purpose flour | flourkind
    different | en | blue cheese | soft goat's cheese | cheesekind
    different allergen | en | dark chocolate, chopped | white chocolate, chopped | chocolatekind
    different | en | bean sprouts | Brussels sprouts, halved | otherthing
    different | en | sun-dried tomatoes | ripe tomatoes, diced | product
    different allergen | en | sunflower seeds | sesame seeds | seedkind
    different allergen | en | Buckwheat flour | wheat flour | flourkind
    different allergen | en | eggplant, cubed | eggs | otherthing
    different allergen | en | cashew cream | whipping cream | freefrom
    different | en | makrut lime leaves | lime juice | part
    different | en | orange blossom water | fresh orange juice | water
    different | en | celeriac, peeled | celery stalks | part
    different | en | cottage cheese | cream cheese | cheesekind
    different | en | milk chocolate, broken into squares | milk | otherthing
    different | en | sweetened condensed milk | whole milk | dairy
    different allergen | en | tinned butter beans | salted butter | otherthing
    different allergen | en | breadfruit | bread, sliced | otherthing
    different | en | light brown sugar | icing sugar | sugarkind
    different | en | chicken stock cube | chicken thighs | product
    different | en | Jerusalem artichokes | globe artichokes | vegkind
    different allergen | en | butternut squash, peeled and cubed | butter, cubed | otherthing
    different | en | grapefruit, segmented | seedless grapes | fruitkind
    different allergen | en | vegan sour cream | sour cream | freefrom
    different | en | red lentils | red kidney beans | beankind
    different allergen | en | gluten-free flour blend | plain flour, sifted | freefrom
    different | en | green beans, trimmed | black beans, drained | beankind
    different | en | honeydew melon | honey | otherthing
    different allergen | en | rice flour, for dusting | self-raising flour | flourkind
    different allergen | en | almond flour | plain flour | flourkind
    different | en | extra virgin olive oil | green olives, pitted | oil
    different | en | ricotta salata | ricotta | cheesekind
    different | en | red wine vinegar | dry red wine | vinegar
    different | en | whole cloves | garlic cloves | otherthing
    different | en | palm sugar, grated | caster sugar | sugarkind
    different allergen | en | white miso paste | tomato paste | product
    different allergen | en | cashew butter | sunflower seed butter | nutkind
    different | en | cauliflower rice | basmati rice | otherthing
    different allergen | en | dairy-free cream cheese | cream cheese, softened | freefrom
    different allergen | en | vegan feta | feta, crumbled | freefrom
    different allergen | en | oat milk | whole milk, warmed | plantmilk
    different allergen | en | fine cornmeal | wheat semolina | flourkind
    different | en | fresh ginger, peeled and grated | ground ginger | spiceform
    different | en | garlic salt | sea salt | salt
    different | en | oyster mushrooms, torn | oysters, shucked | otherthing
    different allergen | en | pine nuts | peanuts | nutkind
    different | en | banana shallots | bananas, sliced | otherthing
    different | en | coconut oil, melted | coconut water | product
    different | en | tinned sardines | tinned tuna | animal
    different | en | lemongrass stalks, bruised | lemon, sliced | otherthing
    different allergen | en | coconut milk powder | skimmed milk powder | plantmilk
    different | en | coffee liqueur | instant coffee | product
    different | en | beef stock | beef mince | product
    different allergen | en | smooth peanut butter | butter, softened | otherthing
    different allergen | en | smoked tofu | smoked salmon | otherthing
    different | en | baking soda | baking powder | raising
    different | en | freshly ground black pepper | green pepper, deseeded | otherthing
    different | en | yellow split peas | frozen peas | beankind
    different allergen | en | soybeans | broad beans | beankind
    different allergen | en | marzipan | ready-to-roll fondant icing | product
    different | en | turkey mince | beef mince | animal
    different | en | ginger beer | ginger root, sliced | otherthing
    different | mixed | cream cheese | плавленый сыр | cheesekind
    different allergen | mixed | борошно пшеничне | rice flour | flourkind
    different | mixed | spring onions | лук репчатый | vegkind
    different allergen | mixed | peanuts | кедрові горіхи | nutkind
    different allergen | mixed | oat cream | вершки 20% | freefrom
    different allergen | mixed | gluten-free pasta | макарони | freefrom
    different allergen | mixed | курячі яйця | chicken breast | part
    different | mixed | ground ginger | корінь імбиру | spiceform
    different allergen | ru | паста мисо | паста томатная | product
    different | ru | печень трески | филе трески | part
    different | ru | зелёный горошек | зелёный лук | otherthing
    different | ru | лука-порея | лука репчатого | vegkind
    different allergen | ru | растительные сливки | сливки 33% | freefrom
    different allergen | ru | арахисовая паста | шоколадная паста | product
    different allergen | ru | макароны без глютена | макароны | freefrom
    different | ru | сахарозаменитель (стевия) | сахар-песок | sweetener
    different | ru | чесночная соль | чеснок, мелко рубленный | salt
    different allergen | ru | заменитель яиц | яйца куриные | freefrom
    different allergen | ru | муки рисовой | муки пшеничной высшего сорта | flourkind
    different allergen | ru | кедровые орешки | арахис жареный | nutkind
    different | ru | стручковая фасоль | белая фасоль | beankind
    different allergen | ru | овсяное молоко | молоко 3,2% | plantmilk
    different allergen | ru | семена горчицы | семена тмина | seedkind
    different allergen | ru | семена подсолнечника | семена кунжута | seedkind
    different | ru | маринованные огурцы | огурцы свежие | product
    different allergen | ru | масло арахисовое | масло подсолнечное | oil
    different allergen | ru | кунжутное масло | оливковое масло | oil
    different allergen | ru | перепелиные яйца | тушки перепелов | part
    different | ru | какао-бобы | какао-порошок | product
    different | ru | яблочный уксус | яблочное пюре | vinegar
    different allergen | ru | соевый сыр | адыгейский сыр | freefrom
    different allergen | ru | креветки очищенные | кальмары очищенные | animal
    different | ru | творожный сыр | творог 5% | cheesekind
    different allergen | ru | горчичное масло | льняное масло | oil
    different allergen | ru | белый шоколад | горький шоколад | chocolatekind
    different allergen | ru | корень сельдерея | корень имбиря | otherthing
    different allergen | ru | арахисовое масло | масло сливочное | otherthing
    different | ru | свиная вырезка | свиная рулька | part
    different | ru | розовая вода | вода питьевая | water
    different allergen | ru | сухое кокосовое молоко | сухое цельное молоко | plantmilk
    different | ru | лимонная цедра | лимонный сок | part
    different allergen | uk | безлактозна сметана | сметана 20% | freefrom
    different | uk | базилік сушений | базилік свіжий (листя) | spiceform
    different allergen | uk | печінка тріски | яловича печінка | animal
    different | uk | олія оливкова | оливки без кісточок | oil
    different | uk | крохмаль кукурудзяний | крохмаль картопляний | starch
    different allergen | uk | корінь селери, натертий | корінь петрушки, натертий | vegkind
    different allergen | uk | рослинні вершки для збивання | вершки для збивання 33% | freefrom
    different allergen | uk | веганське масло | масло вершкове 82% | freefrom
    different allergen | uk | кукурудзяна крупа | манна крупа | grainkind
    different | uk | часникова сіль | сіль кухонна | salt
    different | uk | винний оцет | червоне сухе вино | vinegar
    different allergen | uk | гірчична олія | оливкова олія | oil
    different | uk | рисовий папір | рис круглий | otherthing
    different allergen | uk | тахінна паста | томатної пасти | product
    different | uk | содова вода | сода харчова | otherthing
    different | uk | філе качине | філе куряче | animal
    different allergen | uk | соєвий фарш | фарш яловичий | freefrom
    different | uk | лимонна кислота | лимонний сік | product
    different | uk | кокосове молоко (консервоване) | кокосова вода | product
    different allergen | uk | креветки варено-морожені | мідії варено-морожені | animal
    different allergen | uk | гречане борошно | борошно пшеничне вищого ґатунку | flourkind
    different allergen | uk | соєвого молока | коров'ячого молока | plantmilk
    different | uk | чорнослив | сливи свіжі | fruitkind
    different allergen | uk | рибний бульйон | овочевий бульйон | product
    different | uk | помідори в'ялені | помідори стиглі | product
    different allergen | uk | гірчиця в зернах | кава в зернах | otherthing
    different allergen | uk | яйця курячі | філе куряче | part
    different | uk | цибулевий порошок | цибуля, нарізана кубиками | spiceform
    different | uk | томатний сік | томатна паста | product
    different allergen | uk | мускатний горіх, тертий | волоський горіх, подрібнений | otherthing
    different | uk | чай чорний листовий | перець чорний горошком | otherthing
    different allergen | uk | соєвий сир тофу | сир фета | freefrom
    different | uk | сир кисломолочний 5% | сир твердий, натертий | cheesekind
    different | uk | сироп агави | кленовий сироп | sweetener
    different allergen | uk | морський окунь | морська капуста | otherthing
    different allergen | uk | арахісова олія | кукурудзяна олія | oil
    different allergen | uk | кедрові горіхи | горіхи кеш'ю | nutkind
    different allergen | uk | насіння селери | насіння льону | seedkind
    different allergen | uk | пшоняна крупа | пшенична крупа | grainkind
    different | uk | дріжджі пресовані свіжі | дріжджі сухі | raising
    different | uk | свинячого фаршу | яловичого фаршу | animal
    different | uk | апельсинова цедра | апельсиновий сік | part
    different | uk | горошок консервований | квасоля консервована | beankind
    different allergen | uk | соєвий йогурт | йогурт натуральний | freefrom
    different | uk | часниковий порошок | часник, подрібнений | spiceform
    different | uk | сир плавлений | сир кисломолочний | cheesekind
    different | uk | гвоздика мелена | кориця мелена | spicekind
    different allergen | uk | мигдальне молоко | рисове молоко | plantmilk
    different | uk | какао-порошок | какао-масло | product
    different | uk | морська сіль | морська капуста | otherthing
    different allergen | uk | мигдальний екстракт | ванільний екстракт | otherthing
    different allergen | uk | хрін столовий | гірчиця столова | product
    variant | en | hazelnuts, skinned | hazelnut | state
    variant | en | sweetcorn kernels | sweet corn | spelling
    variant | en | fava beans | broad beans | synonym
    variant | en | strawberries, hulled | strawberry | plural
    variant | en | leg of lamb | lamb leg | order
    variant | en | capers, rinsed and drained | capers | state
    variant | en | turkey breast, thinly sliced | turkey breast | cut
    variant | en | dates, pitted and chopped | dates | cut
    variant | en | pecan halves | pecans, chopped | cut
    variant | en | butter, melted and cooled | unsalted butter | state
    variant | en | salmon fillets, skin on | salmon fillet | cut
    variant | en | cream cheese, at room temperature | cream cheese | state
    variant | en | free-range eggs | eggs | quality
    variant | en | cashew nuts | cashews | synonym
    variant | en | tuna, tinned, drained | canned tuna | synonym
    variant | en | potatoes, peeled and cut into chunks | potato | cut
    variant | en | raspberries (frozen) | raspberries | state
    variant | en | leeks, trimmed and sliced | leek | cut
    variant | en | very ripe bananas, mashed | banana | quality
    variant | en | ripe tomatoes, quartered | tomato | quality
    variant | en | boneless skinless chicken breasts | chicken breast | cut
    variant | en | feta, crumbled | feta cheese | cut
    variant | en | freshly ground black pepper | ground black pepper | state
    variant | en | freshly squeezed lemon juice | lemon juice | state
    variant | en | goat's cheese | goat cheese | spelling
    variant | en | green beans, topped and tailed | green bean | cut
    variant | en | peas, frozen | frozen garden peas | state
    variant | en | ricotta, drained | ricotta cheese | state
    variant | en | canned chickpeas, drained and rinsed | tinned chickpeas | synonym
    variant | en | pitted prunes | prunes | state
    variant | en | almond flakes | flaked almonds | order
    variant | en | dill, finely chopped | fresh dill | cut
    variant | en | gelatine sheets | gelatin leaves | spelling
    variant | en | cucumber, deseeded and diced | cucumbers | cut
    variant | en | aubergines, cut into cubes | eggplant | synonym
    variant | en | bulghur wheat | bulgur | spelling
    variant | en | peanuts, unsalted | peanuts | state
    variant | en | fine table salt | salt | quality
    variant | en | large shrimp, tails removed | shrimp | size
    variant | en | scallions, sliced | spring onions | synonym
    variant | en | beets, trimmed | beetroot | synonym
    variant | en | crème fraîche | creme fraiche | spelling
    variant | en | flaky sea salt | sea salt flakes | order
    variant | en | caster sugar | superfine sugar | synonym
    variant | en | plain yoghurt | plain yogurt | spelling
    variant | en | tomato purée | Tomato puree | spelling
    variant | en | white cabbage, shredded | cabbage, white | order
    variant | en | baby spinach, washed | spinach leaves | size
    variant | en | Kikkoman soy sauce | soy sauce | brand
    variant | en | heavy cream, cold | heavy whipping cream | synonym
    variant | en | minced beef | ground beef | synonym
    variant | en | flat-leaf parsley, stalks discarded | flat leaf parsley | cut
    variant | en | medium egg, at room temperature | eggs | size
    variant | en | desiccated coconut, unsweetened | desiccated coconut | quality
    variant | en | vegetable stock | vegetable broth | synonym
    variant | en | cornflour (cornstarch) | cornstarch | synonym
    variant | en | streaky bacon, snipped | streaky bacon rashers | cut
    variant | en | ham, thickly sliced | ham | cut
    variant | en | white wine (dry) | dry white wine | order
    variant | en | anchovy fillets, finely chopped | anchovy fillet | cut
    variant | en | parmesan, freshly grated | Parmesan cheese | cut
    variant | en | red bell peppers, cut into strips | red capsicum | synonym
    variant | en | unsalted butter, softened | butter | state
    variant | en | mangetout, halved | snow peas | synonym
    variant | en | pine nuts | pine kernels | synonym
    variant | en | wholemeal flour | whole wheat flour | synonym
    variant | en | canned chopped tomatoes | tinned chopped tomatoes | synonym
    variant | en | cocoa powder, unsweetened | cocoa powder | quality
    variant | en | mussels, scrubbed and debearded | mussels | state
    variant | en | dark chocolate, 70% cocoa | dark chocolate, finely chopped | percent
    variant | en | mozzarella, torn | mozzarella, drained | cut
    variant | en | dry bread crumbs | dried breadcrumbs | spelling
    variant | en | black-eyed beans | black-eyed peas | synonym
    variant | en | rolled oats | old-fashioned oats | synonym
    variant | en | mustard, Dijon | Dijon mustard | order
    variant | en | groundnut oil | peanut oil | synonym
    variant | en | Barilla penne no. 73 | penne | brand
    variant | en | Philadelphia cream cheese | cream cheese | brand
    variant | en | arborio rice | rice, arborio | order
    variant | en | Sugar, granulated | granulated sugar | order
    variant | en | houmous | hummus | spelling
    variant | mixed | лавровий лист | bay leaves | translation
    variant | mixed | buckwheat groats | гречка | translation
    variant | mixed | sunflower oil | олія соняшникова | translation
    variant | mixed | potatoes, peeled | картопля | translation
    variant | mixed | часник | чеснок | translation
    variant | mixed | молоко 2,5% | milk | translation
    variant | mixed | raisins | родзинки | translation
    variant | mixed | сметана 15% | sour cream | translation
    variant | ru | томатной пасты | томатная паста 25% | percent
    variant | ru | молоко «Простоквашино» 2,5% | молоко | brand
    variant | ru | сахарной пудры | пудра сахарная | inflection
    variant | ru | сок лимона | лимонный сок | synonym
    variant | ru | муки ржаной | ржаная мука, просеянная | inflection
    variant | ru | дрожжей сухих | сухие дрожжи | inflection
    variant | ru | сыра твёрдого, тёртого | твердый сыр | yo
    variant | ru | гречки | гречневая крупа | synonym
    variant | ru | томаты свежие | помидоры | synonym
    variant | ru | куриных бёдер | бедра куриные | yo
    variant | ru | риса круглозёрного | рис круглозерный | yo
    variant | ru | филе индейки, нарезанное кубиками | филе индейки | cut
    variant | ru | филе трески без кожи | треска, филе | cut
    variant | ru | желтков | яичные желтки | synonym
    variant | ru | яйцо С0 | яйца куриные | grade
    variant | ru | разрыхлителя | разрыхлитель теста | inflection
    variant | ru | кабачков молодых | кабачок | plural
    variant | ru | перца болгарского | сладкий перец | synonym
    variant | ru | изюма без косточек | изюм | state
    variant | ru | крахмала картофельного | картофельный крахмал | inflection
    variant | ru | лук репчатый, нарезанный полукольцами | лука репчатого | cut
    variant | ru | мёда жидкого | мед | yo
    variant | ru | лаврового листа | лавровый лист | inflection
    variant | ru | мука пшеничная высший сорт | мука пшеничная в/с | grade
    variant | ru | капусты белокочанной | капуста белокочанная, тонко нашинкованная | cut
    variant | ru | майонеза | майонез 67% | percent
    variant | ru | креветок очищенных | креветки | inflection
    variant | ru | шампиньонов | шампиньоны свежие, пластинами | cut
    variant | ru | яиц куриных | яйца | inflection
    variant | ru | помидоров спелых | помидоры | inflection
    variant | ru | масла подсолнечного рафинированного | подсолнечное масло | quality
    variant | uk | води теплої | вода | state
    variant | uk | квасолі білої | квасоля біла, замочена | state
    variant | uk | цвітної капусти | капуста цвітна, розібрана на суцвіття | inflection
    variant | uk | цукру коричневого | коричневий цукор | inflection
    variant | uk | рису довгозернистого | рис довгозерний | spelling
    variant | uk | волоських горіхів | горіхи волоські, подрібнені | cut
    variant | uk | сметани 15% | сметана | percent
    variant | uk | свинини, нарізаної кубиками | свинина | cut
    variant | uk | молока 2,6% | молоко | percent
    variant | uk | грецький горіх | волоський горіх | synonym
    variant | uk | білків яєчних | білок яєчний | inflection
    variant | uk | пудри цукрової | цукрова пудра | order
    variant | uk | скумбрії копченої | копчена скумбрія | inflection
    variant | uk | томати | помідори | synonym
    variant | uk | вода кип'ячена | вода кип’ячена, холодна | apostrophe
    variant | uk | вершків 33% | вершки для збивання 33% | inflection
    variant | uk | печінки курячої, промитої | куряча печінка | inflection
    variant | uk | яєць курячих | яйця | inflection
    variant | uk | яйце куряче С1 | яйця курячі | grade
    variant | uk | насіння кунжуту | кунжут | synonym
    variant | uk | фаршу свинячого | свинячий фарш | inflection
    variant | uk | гречки | гречана крупа | synonym
    variant | uk | манки | манна крупа | synonym
    variant | uk | борошна житнього | житнє борошно | inflection
    variant | uk | чорного меленого перцю | перець чорний мелений | inflection
    variant | uk | імбиру свіжого, натертого | корінь імбиру | cut
    variant | uk | шоколаду чорного 70% | чорний шоколад | percent
    variant | uk | соди харчової | харчова сода | inflection
    variant | uk | меду рідкого | мед | state
    variant | uk | кропу свіжого | кріп | inflection
    variant | uk | курячого бульйону, гарячого | бульйон курячий | state
    variant | uk | свинячого ошийка | ошийок свинячий | inflection
    variant | uk | ізюм | родзинки без кісточок | synonym
    variant | uk | олії соняшникової рафінованої | соняшникова олія | quality
    variant | uk | перець болгарський | перець солодкий | synonym
    variant | uk | фундук | лісові горіхи | synonym
    variant | uk | молоко пастеризоване 3,2% | молока | percent
    variant | uk | молока теплого | молоко коров'яче | state
    variant | uk | гарбуза, очищеного від шкірки | гарбуз | inflection
    variant | uk | соєвого соусу | соус соєвий | inflection
    variant | uk | пшеничне борошно вищого ґатунку | борошно пшеничне в/ґ | grade
    variant | uk | бараболя | картопля | synonym
    variant | uk | чорносливу без кісточок | чорнослив | inflection
    variant | uk | кефіру 2,5% | кефір | percent
    variant | uk | цибулі ріпчастої | цибуля ріпчаста | inflection
    variant | uk | лаврового листя | лавровий лист | inflection
    variant | uk | турецький горох | нут | synonym
    variant | uk | твердого сиру, натертого | сир твердий | cut
    variant | uk | перець духмяний | перець запашний | synonym
    variant | uk | горошку зеленого замороженого | зелений горошок заморожений | inflection
    """
}
