// Origin: written by hand for this project, by an author who had not seen the tables of foods.
// Licence: none needed (nothing is taken from elsewhere).

extension FoodPair {
  /// Pairs that nobody saw until the tables were done.
  static let closed = """
    different | en | vegetable oil | vegetable stock | otherthing
    different | en | onion powder | onion, finely chopped | spiceform
    different | en | beef tomatoes, sliced | beef, thinly sliced | otherthing
    different | en | maple syrup | golden syrup | sweetener
    different allergen | en | puffed rice | puff pastry | otherthing
    different | en | coffee beans | cannellini beans | otherthing
    different | en | ground beef | ground pork | animal
    different allergen | en | tapioca flour | strong white flour | flourkind
    different allergen | en | corn tortillas | flour tortillas | breadkind
    different | en | pork belly, scored | pork tenderloin | part
    different allergen | en | plant-based whipping cream | whipping cream, chilled | freefrom
    different allergen | en | butter lettuce, leaves separated | butter | otherthing
    different allergen | en | poppy seeds | mustard seeds | seedkind
    different allergen | en | lactose-free milk | semi-skimmed milk | freefrom
    different | en | dried basil | fresh basil leaves, torn | spiceform
    different allergen | en | egg-free mayonnaise | mayonnaise | freefrom
    different | en | rose water | warm water | water
    different allergen | en | walnut oil | extra-virgin olive oil | oil
    different allergen | en | yeast extract | active dry yeast | product
    different allergen | en | coconut yoghurt | natural yoghurt | freefrom
    different | en | agar-agar powder | powdered gelatine | product
    different | en | fresh cherries, stoned | cherry tomatoes | otherthing
    different | en | sesame seeds | toasted sesame oil | product
    different allergen | en | duck eggs | duck breasts, skin scored | part
    different allergen | en | peanut oil | sunflower oil | oil
    different allergen | en | almond extract | vanilla extract | otherthing
    different allergen | en | chickpea flour (besan) | strong bread flour | flourkind
    different | en | lamb kidneys, cored | kidney beans, rinsed | otherthing
    different allergen | en | nutmeg | mixed nuts | otherthing
    different | en | squid ink | baby squid, cleaned | part
    different allergen | en | celery salt | table salt | salt
    different allergen | en | crab sticks (surimi) | white crab meat | product
    different | en | mincemeat (sweet, for pies) | minced lamb | otherthing
    different | en | tinned plum tomatoes | ripe plums | otherthing
    different | en | fish sauce | fish stock | product
    different | en | tomato ketchup | tomato purée | product
    different | en | fennel seeds, crushed | fennel bulb, shaved | part
    different | en | buttermilk | skimmed milk | dairy
    different allergen | en | gluten-free spaghetti | spaghetti | freefrom
    different | en | vanilla sugar | vanilla extract | product
    different | en | lamb's lettuce | lamb shoulder | otherthing
    different | en | cornstarch | potato starch | starch
    different | en | mint sauce | fresh mint leaves | product
    different allergen | en | rice noodles | egg noodles | pastakind
    different allergen | en | dairy-free pesto | basil pesto | freefrom
    different allergen | en | ground almonds | ground hazelnuts | nutkind
    different allergen | en | lemon curd | lemon juice | product
    different allergen | en | shrimp paste | tomato paste | product
    different allergen | en | red lentil lasagne sheets | lasagne sheets | freefrom
    different | en | pomegranate molasses | molasses | sweetener
    different | en | pumpkin seeds | pumpkin purée | part
    different | en | tonic water | cold water | water
    different allergen | en | rye flour | rice flour | flourkind
    different | en | egg yolks | egg whites | part
    different | en | sweet chilli sauce | fresh red chilli | product
    different allergen | en | cream crackers | fresh cream | otherthing
    different allergen | en | crab apples | crab meat | otherthing
    different allergen | en | pearl barley | pearl onions, peeled | otherthing
    different allergen | en | soy milk | rice milk | plantmilk
    different allergen | en | tuna steaks | beef steaks | animal
    different allergen | en | root beer | wheat beer | product
    different | en | orange zest, finely grated | orange juice | part
    different allergen | en | coconut milk (canned) | evaporated milk (canned) | plantmilk
    different | en | vanilla ice cream | single cream | product
    different allergen | en | Almond milk, unsweetened | milk 1.5% | plantmilk
    different allergen | en | vegan chocolate bar | milk chocolate bar | freefrom
    different allergen | en | cream of tartar | single cream | otherthing
    different | en | turkey bacon | smoked streaky bacon | animal
    different allergen | en | egg replacer powder | eggs, beaten | freefrom
    different | en | chicken livers, trimmed | chicken breasts, trimmed | part
    different allergen | en | soy yogurt | Greek yogurt | freefrom
    different allergen | en | honey mustard | runny honey | product
    different | en | sherry vinegar | dry sherry | vinegar
    different | en | nutritional yeast | dried yeast | otherthing
    different allergen | en | sesame oil | rapeseed oil | oil
    different allergen | en | caraway seeds | celery seeds | seedkind
    different allergen | mixed | butter | арахісова паста | otherthing
    different allergen | mixed | sesame oil | олія соняшникова | oil
    different allergen | mixed | мука рисовая | plain flour | flourkind
    different allergen | mixed | веганська сметана | sour cream | freefrom
    different allergen | mixed | сливочное масло | олія рослинна | oil
    different allergen | mixed | almond milk | молоко 2,5% | plantmilk
    different | mixed | оцет яблучний | apple juice | vinegar
    different allergen | mixed | soy sauce | соус рибний | product
    different | mixed | сода харчова | soda water | otherthing
    different | ru | имбирь молотый | имбирь свежий, тёртый | spiceform
    different allergen | ru | кофе в зёрнах | горчица в зёрнах | otherthing
    different | ru | винный уксус | белое сухое вино | vinegar
    different allergen | ru | мука кукурузная | мука ржаная | flourkind
    different allergen | ru | веганский сыр | сыр твёрдый, тёртый | freefrom
    different | ru | вяленые томаты | свежие томаты | product
    different allergen | ru | мускатный орех | орех пекан | otherthing
    different allergen | ru | веганский майонез | майонез «Провансаль» | freefrom
    different | ru | сгущённое молоко | топлёное молоко | dairy
    different allergen | ru | растительное масло | сливочное масло | oil
    different allergen | ru | соевое мясо | мясо, нарезанное кубиками | freefrom
    different allergen | ru | яичный порошок | горчичный порошок | otherthing
    different allergen | ru | соус рыбный | соус томатный | product
    different allergen | ru | рисовая панировка | панировочные сухари | freefrom
    different | ru | курага | абрикосы свежие | fruitkind
    different allergen | ru | кукурузные палочки | крабовые палочки | otherthing
    different | ru | дрожжи прессованные | дрожжи сухие | raising
    different | ru | морская капуста | цветная капуста | otherthing
    different allergen | ru | рыбный фарш | говяжий фарш | animal
    different allergen | ru | миндальная мука | пшеничная мука | flourkind
    different allergen | ru | безглютеновая мука | мука пшеничная, просеянная | freefrom
    different | ru | красная фасоль | красная чечевица | beankind
    different | ru | куриный бульонный кубик | куриный окорочок | product
    different | ru | пищевой краситель | пищевая сода | otherthing
    different allergen | ru | морской язык (филе) | говяжий язык | otherthing
    different | ru | яичный белок | яичный желток | part
    different allergen | ru | перловая крупа | рисовая крупа | grainkind
    different allergen | ru | икра баклажанная | икра лососёвая | otherthing
    different | ru | рисовый уксус | рисовая лапша | otherthing
    different | ru | куриные сердечки | куриная грудка | part
    different | ru | говяжий язык | говяжья печень | part
    different allergen | ru | соевое молоко | кокосовое молоко | plantmilk
    different allergen | ru | соус ткемали | соус соевый | product
    different allergen | ru | яичная лапша | рисовая лапша | pastakind
    different | ru | перец сладкий | перец чёрный горошком | otherthing
    different allergen | uk | хліб безглютеновий | хліб житній | freefrom
    different allergen | uk | замінник яєць | яйця курячі С1 | freefrom
    different | uk | трояндова вода | вода кип'ячена | water
    different | uk | імбир мелений | корінь імбиру, натертий | spiceform
    different | uk | гливи | печериці | mushroomkind
    different | uk | огірки солоні | огірки свіжі | product
    different | uk | куряча печінка | куряче філе | part
    different | uk | квашена капуста | капуста білокачанна, нашаткована | product
    different allergen | uk | безглютенові панірувальні сухарі | панірувальні сухарі | freefrom
    different | uk | рисовий оцет | рисове вино | vinegar
    different | uk | згущене молоко з цукром | молоко пастеризоване | dairy
    different | uk | сочевиця червона | квасоля червона | beankind
    different | uk | ванільний цукор | цукор тростинний | sugarkind
    different allergen | uk | какао-масло | масло вершкове | otherthing
    different allergen | uk | крабові палички, нарізані | м'ясо краба | product
    different allergen | uk | соєві сосиски | сосиски курячі | freefrom
    different allergen | uk | вівсяне молоко | молоко 2,5% | plantmilk
    different | uk | ікра лосося | філе лосося | part
    different allergen | uk | шоколад білий | шоколад чорний 70% | chocolatekind
    different allergen | uk | соєвий соус | рибний соус | product
    different | uk | стручкова квасоля | червона квасоля | beankind
    different allergen | uk | веганський шоколад | молочний шоколад | freefrom
    different | uk | бульйон курячий | курячі стегна | product
    different allergen | uk | арахісове масло | вершкове масло, м'яке | otherthing
    different allergen | uk | олія волоського горіха | олія виноградних кісточок | oil
    different | uk | солодка картопля (батат) | картопля молода | vegkind
    different allergen | uk | локшина рисова | локшина яєчна | pastakind
    different allergen | uk | кабачкова ікра | червона ікра | otherthing
    different allergen | uk | веганський майонез | майонез 67% | freefrom
    different allergen | uk | спагеті безглютенові | спагеті №3 | freefrom
    different | uk | цвітна капуста | капуста білокачанна | vegkind
    different allergen | uk | кунжутна олія | соняшникова олія | oil
    different allergen | uk | рисового борошна | пшеничного борошна | flourkind
    different allergen | uk | арахісова паста | томатна паста | product
    different allergen | uk | крабові палички | сирні палички | otherthing
    different | uk | яблучний оцет | яблучний сік | vinegar
    different | uk | цибуля-порей | цибуля ріпчаста | vegkind
    different allergen | uk | кокосовий йогурт | грецький йогурт 10% | freefrom
    different allergen | uk | солодовий оцет | спиртовий оцет 9% | vinegar
    different allergen | uk | веганська моцарела | сир моцарела | freefrom
    different | uk | кокосова стружка | кокосова олія | product
    different | uk | яєчних жовтків | яєчних білків | part
    different allergen | uk | безглютенова борошняна суміш | борошно, просіяне | freefrom
    different | uk | розпушувач тіста | сода харчова | raising
    different allergen | uk | борошно мигдальне | борошно пшеничне | flourkind
    different | uk | зелена цибуля, дрібно нарізана | зелений горошок | otherthing
    different allergen | uk | какао-боби | соєві боби | otherthing
    different | uk | вершкове масло | вершки | dairy
    different | uk | чорна смородина | чорна квасоля | otherthing
    different allergen | uk | макарони з сочевиці | макарони з твердих сортів пшениці | freefrom
    variant | en | boiling water | water | state
    variant | en | shoulder of lamb, diced | lamb shoulder | order
    variant | en | cloves of garlic, minced | garlic clove | order
    variant | en | cauliflower, broken into florets | cauliflower florets | cut
    variant | en | button mushrooms, quartered | button mushroom | cut
    variant | en | basmati rice, rinsed | BASMATI RICE | state
    variant | en | black olives, stoned and sliced | pitted black olives | cut
    variant | en | garlic cloves, crushed | garlic | cut
    variant | en | bay leaf | bay leaves | plural
    variant | en | garbanzo beans, rinsed | chickpeas | synonym
    variant | en | cherry tomatoes, halved | cherry tomato | cut
    variant | en | red chillies, deseeded | red chili | spelling
    variant | en | Greek yoghurt 10% | Greek yogurt | percent
    variant | en | unwaxed lemons | lemon | quality
    variant | en | cod fillet, pin-boned | cod fillets | cut
    variant | en | full-fat milk | whole milk | synonym
    variant | en | cumin powder | ground cumin | synonym
    variant | en | firm tofu, pressed and cubed | firm tofu | cut
    variant | en | walnuts, roughly chopped | walnut halves | cut
    variant | en | instant yeast | fast-action dried yeast | synonym
    variant | en | pork loin, trimmed of fat | loin of pork | order
    variant | en | yolks | egg yolks, beaten | synonym
    variant | en | raw prawns, peeled and deveined | prawns | cut
    variant | en | pork mince | ground pork | synonym
    variant | en | cider vinegar | apple cider vinegar | synonym
    variant | en | icing sugar, sifted | confectioners' sugar | synonym
    variant | en | courgettes, coarsely grated | zucchini | synonym
    variant | en | sweet potato, scrubbed | sweet potatoes | plural
    variant | en | haricot beans | navy beans | synonym
    variant | en | large carrots, peeled | carrot | size
    variant | en | milk 3.2% UHT carton | milk | percent
    variant | en | extra mature cheddar, grated | cheddar cheese | quality
    variant | en | Tesco plain flour | plain flour | brand
    variant | en | basil leaves, torn | fresh basil | cut
    variant | en | celery sticks, chopped | celery stalks | synonym
    variant | en | vanilla pod, split lengthways | vanilla bean | synonym
    variant | en | fresh blueberries, washed | blueberry | plural
    variant | en | self-rising flour | self-raising flour | spelling
    variant | en | thyme sprigs, leaves picked | fresh thyme | cut
    variant | en | Savoy cabbage, cored and sliced | savoy cabbage | cut
    variant | en | filo pastry sheets | phyllo pastry | spelling
    variant | en | Waitrose organic red lentils | red lentils | brand
    variant | en | egg whites, whisked to stiff peaks | egg white | state
    variant | en | linseed | flaxseeds | synonym
    variant | en | turmeric, ground | ground turmeric | order
    variant | en | sesame seeds, lightly toasted | sesame seed | state
    variant | en | bicarbonate of soda | baking soda | synonym
    variant | en | ripe avocados, stoned | avocado | plural
    variant | en | large eggs, lightly beaten | egg | size
    variant | en | fresh root ginger, peeled and grated | ginger root | order
    variant | en | rocket leaves | arugula | synonym
    variant | en | Heinz tomato ketchup | ketchup | brand
    variant | en | runny honey | honey | quality
    variant | en | finely grated zest of orange | orange zest | order
    variant | en | coriander leaves, roughly chopped | fresh cilantro | synonym
    variant | en | chicken thighs, bone-in and skin-on | chicken thigh | cut
    variant | en | cold-pressed extra virgin olive oil | extra-virgin olive oil | quality
    variant | en | chicken breast fillets, diced | chicken breasts | cut
    variant | en | fresh rosemary, finely chopped | rosemary sprig | cut
    variant | en | dried cranberries, chopped | dried cranberry | cut
    variant | en | gram flour | chickpea flour | synonym
    variant | en | squid, cleaned and cut into rings | squid | cut
    variant | en | apples, cored and sliced | apple | cut
    variant | en | soft dark brown sugar | dark brown soft sugar | order
    variant | en | whole nutmeg, freshly grated | nutmeg | state
    variant | en | onions, thinly sliced | onion | cut
    variant | en | lean beef mince 5% | beef mince | percent
    variant | en | plain flour | all-purpose flour | synonym
    variant | en | whole milk, lukewarm | whole milk | state
    variant | en | swede, diced | rutabaga | synonym
    variant | en | rapeseed oil | canola oil | synonym
    variant | en | pak choi | bok choy | synonym
    variant | mixed | яловичина | говядина | translation
    variant | mixed | горіхи волоські | walnuts | translation
    variant | mixed | лук репчатый | цибуля ріпчаста | translation
    variant | mixed | яйця курячі | eggs | translation
    variant | mixed | масло вершкове | butter | translation
    variant | mixed | морковь | carrots | translation
    variant | mixed | baking soda | сода харчова | translation
    variant | mixed | борошно пшеничне | мука пшеничная | translation
    variant | mixed | beetroot | буряк | translation
    variant | ru | соли мелкой | соль поваренная | quality
    variant | ru | луковица крупная | лук репчатый | synonym
    variant | ru | яблок | яблоки, нарезанные дольками | cut
    variant | ru | моркови тёртой | морковь | cut
    variant | ru | соды | сода пищевая | synonym
    variant | ru | оливкового масла | масло оливковое Extra Virgin | quality
    variant | ru | говядины | говядина без костей | cut
    variant | ru | сахара | сахарный песок | synonym
    variant | ru | сливок жирных | сливки 33% | percent
    variant | ru | свёклы | свекла | yo
    variant | ru | воды кипячёной | вода | state
    variant | ru | овсяных хлопьев | хлопья овсяные | inflection
    variant | ru | огурцы свежие | огурцов | plural
    variant | ru | творога 9% | творог домашний | percent
    variant | ru | муки пшеничной | пшеничная мука | inflection
    variant | ru | фасоли красной | красная фасоль | inflection
    variant | ru | лесной орех | фундук | synonym
    variant | ru | укропа | укроп свежий, рубленый | cut
    variant | ru | кинзы свежей | кориандр свежий (зелень) | synonym
    variant | ru | перца чёрного молотого | черный перец молотый | yo
    variant | ru | фарша говяжьего | говяжий фарш | inflection
    variant | ru | масла сливочного размягчённого | сливочное масло 82,5% | state
    variant | ru | грецких орехов | орехи грецкие рубленые | cut
    variant | ru | зелень петрушки | петрушка свежая | synonym
    variant | ru | картофеля очищенного | картошка | synonym
    variant | ru | сметаны 20% | сметана | percent
    variant | ru | корицы молотой | корица молотая | inflection
    variant | ru | кефира | кефир 1% | percent
    variant | ru | куриного филе | филе куриное охлаждённое | state
    variant | ru | столового уксуса | уксус столовый 9% | percent
    variant | ru | имбиря свежего | корень имбиря, натёртый | cut
    variant | ru | молока тёплого | молоко | state
    variant | ru | баклажаны, нарезанные кубиками | баклажан | cut
    variant | ru | чеснока измельчённого | зубчики чеснока | cut
    variant | ru | сельди солёной | сельдь соленая | yo
    variant | ru | манки | манная крупа | synonym
    variant | ru | морковка | морковь крупная | synonym
    variant | uk | олії оливкової | оливкова олія Extra Virgin | quality
    variant | uk | кукурудзи консервованої | консервована кукурудза | inflection
    variant | uk | зелень петрушки | петрушка свіжа | synonym
    variant | uk | полуниці свіжої | полуниця | inflection
    variant | uk | часнику подрібненого | Часник | cut
    variant | uk | курячих стегон | стегна курячі | inflection
    variant | uk | яблук, нарізаних скибочками | яблуко | plural
    variant | uk | сир кисломолочний домашній | кисломолочного сиру 9% | percent
    variant | uk | помідори чері | помідори черрі | spelling
    variant | uk | філе індички | філе індика | synonym
    variant | uk | лимонного соку | лимонний сік свіжовичавлений | state
    variant | uk | куряча грудка без шкіри | курячі грудки | cut
    variant | uk | масла вершкового 82,5% | вершкове масло | percent
    variant | uk | картоплі очищеної | картопля | inflection
    variant | uk | цибуля, дрібно нарізана | цибулина | cut
    variant | uk | спагеті №5 | спагетті | spelling
    variant | uk | базиліку свіжого | листя базиліку | inflection
    variant | uk | дріжджів сухих | сухі дріжджі | inflection
    variant | uk | огірків свіжих | огірки | inflection
    variant | uk | вівсяних пластівців | пластівці вівсяні | inflection
    variant | uk | сиру моцарела | моцарела | inflection
    variant | uk | кінза | листя коріандру свіже | synonym
    variant | uk | моркви, натертої на тертці | морква | cut
    variant | uk | масло вершкове розтоплене | масла вершкового | state
    variant | uk | цукру | цукор-пісок | inflection
    variant | uk | капусти білокачанної, нашаткованої | капуста білокачанна | cut
    variant | uk | розпушувача | розпушувач для тіста | inflection
    variant | uk | йогурту натурального | йогурт натуральний 2,5% | percent
    variant | uk | кабачка молодого | кабачок | inflection
    variant | uk | зубчики часнику | часник | plural
    variant | uk | томатної пасти | паста томатна 25% | percent
    variant | uk | баклажанів | баклажани, нарізані кружальцями | cut
    variant | uk | жовтків | яєчні жовтки | synonym
    variant | uk | креветок очищених | креветки | inflection
    variant | uk | буряк столовий | буряки | plural
    variant | uk | крохмалю картопляного | картопляний крохмаль | inflection
    variant | uk | бекону копченого | бекон копчений, нарізаний скибками | cut
    variant | uk | м'яса яловичого | м’ясо яловиче | apostrophe
    variant | uk | кориці меленої | мелена кориця | inflection
    variant | uk | сіль екстра | сіль кухонна | grade
    variant | uk | помідорів стиглих | помідори | inflection
    variant | uk | яловичини без кісток | яловичина | cut
    variant | uk | кальмарів | кальмари, нарізані кільцями | cut
    variant | uk | цедри апельсина | апельсинова цедра | synonym
    variant | uk | філе лосося без шкіри | філе лосося | cut
    variant | uk | оцту яблучного 6% | яблучний оцет | percent
    variant | uk | макарони «Чумак» | макаронів | brand
    variant | uk | мигдалю очищеного | мигдаль | inflection
    variant | uk | курячого філе | філе куряче охолоджене | inflection
    variant | uk | шампіньйони, нарізані пластинками | печериці | synonym
    variant | uk | борошна пшеничного | пшеничне борошно | inflection
    variant | uk | паприки солодкої | паприка солодка мелена | inflection
    """
}
