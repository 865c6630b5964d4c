// Origin: written by hand for this project.
// Licence: none needed (nothing is taken from elsewhere).

extension FoodPair {
  /// What takes something away, before the food and behind it: what is asked for, what there is, and how alike they are.
  ///
  /// Written from the kitchen page of the guide, Units and foods, before the reader of names knew most of these
  /// spellings. Every row is asked both ways round.
  static let takenAway = """
    different | en | flour | gluten-free flour
    different | en | flour | gluten free flour
    different | en | flour | glutenfree flour
    different | en | flour | GLUTEN-FREE FLOUR
    different | en | flour | Gluten\u{2011}Free flour
    different | en | flour | gluten\u{2013}free flour
    different | en | flour | gluten\u{A0}free flour
    different | en | flour | flour gluten-free
    different | en | flour | flour, gluten free
    different | en | flour | flour (gluten-free)
    different | en | flour | flour [gluten free]
    different | en | flour | flour - gluten free
    different | en | flour | flour \u{2014} gluten-free
    different | en | flour | flour without gluten
    different | en | flour | flour, without any gluten
    different | en | flour | Flour (Without Gluten)
    different | en | flour | flour w/o gluten
    different | en | flour | flour W/O GLUTEN
    different | en | flour | flour (w/o wheat)
    different | en | flour | flour no gluten
    different | en | flour | flour (no gluten)
    different | en | flour | flour [no gluten]
    different | en | flour | flour, no added gluten
    different | en | flour | no-gluten flour
    different | en | flour | flour: non-gluten
    different | en | flour | flour sans gluten
    different | en | flour | flour minus gluten
    different | en | flour | zero gluten flour
    different | en | flour | flour 0% gluten
    different | en | flour | flour (gluten 0 %)
    different | en | flour | flour (gluten: none)
    different | en | flour | flour free from gluten
    different | en | flour | flour (free of gluten)
    different | en | flour | flour that does not contain gluten
    different | en | flour | flour, contains no gluten
    different | en | flour | flour, doesn't contain wheat
    different | en | flour | flour not containing gluten
    different | en | flour | flour made without gluten
    different | en | flour | flour GF
    different | en | flour | flour (gf)
    different | en | flour | wheat-free flour
    different | en | flour | wheatless flour
    different | en | flour | flour, sifted, gluten free
    different | en | flour | flour (King Arthur, gluten-free)
    different | en | flour | flour (gluten, dairy and nut free)
    different | en | flour | gluten- and dairy-free flour
    different | en | flour | flour, no gluten or dairy
    different | en | bread | bread (no wheat)
    different | en | bread | bread w/o eggs, wheat
    different | en | bread | bread without rye
    different | en | bread | grainless bread, no wheat
    different | en | bread | egg-, milk- and wheat-free bread
    different | en | milk | lactose-free milk
    different | en | milk | milk (no lactose)
    different | en | milk | milk, lactose 0%
    different | en | milk | milk without lactose 2.5 %
    different | en | milk | milk minus the lactose
    different | en | milk | non-dairy milk
    different | en | milk | milk (non dairy)
    different | en | milk | milk, dairy free
    different | en | milk | milk (oat)
    different | en | milk | milk, soya
    different | en | milk | plant milk
    different | en | milk | milk (plant-based)
    different | en | milk | milk (vegan)
    different | en | milk | milk (low lactose)
    different | en | yogurt | yogurt without sugar
    different | en | yogurt | yogurt, sugar free
    different | en | yogurt | yogurt (no sugar added)
    different | en | yogurt | no-sugar yogurt
    different | en | yogurt | sugarless yogurt
    different | en | yogurt | yogurt 0% sugar
    different | en | yogurt | zero sugar yogurt
    different | en | butter | butter (dairy-free)
    different | en | butter | butter w/o milk
    different | en | butter | butter, vegan
    different | en | chocolate | chocolate w/o milk
    different | en | chocolate | chocolate without milk
    different | en | chocolate | chocolate, no milk
    different | en | chocolate | chocolate free of nuts
    different | en | chocolate | chocolate (w/o nuts)
    different | en | chocolate | chocolate minus nuts
    different | en | chocolate | chocolate (nut free)
    different | en | chocolate | chocolate, nutless
    different | en | chocolate | chocolate without traces of nuts
    different | en | chocolate | chocolate without hazelnuts
    different | en | chocolate | chocolate (no soy)
    different | en | chocolate | soy-free chocolate
    different | en | milk chocolate | dairy-free milk chocolate
    different | en | mayonnaise | mayonnaise without eggs
    different | en | mayonnaise | mayonnaise (eggless)
    different | en | mayonnaise | egg free mayonnaise
    different | en | mayonnaise | mayonnaise, no egg
    different | en | mayonnaise | mayonnaise w/o mustard
    different | en | noodles | egg noodles
    different | en | noodles | noodles (egg)
    different | en | noodles | noodles without egg
    different | en | noodles | egg-free noodles
    different | en | noodles | eggless noodles
    different | en | egg noodles | egg-free noodles
    different | en | egg noodles | noodles (no egg)
    different | en | fresh pasta | fresh pasta (without egg)
    different | en | spaghetti | egg spaghetti
    different | en | pasta | egg pasta
    different | en | pesto | pesto without cashews
    different | en | pesto | pesto (no nuts)
    different | en | pesto | pesto (dairy-free)
    different | en | granola | granola, almond free
    different | en | hummus | hummus without sesame
    different | en | hummus | hummus (no tahini)
    different | en | vegetable stock | vegetable stock (celery free)
    different | en | vegetable stock | vegetable stock without celery
    different | en | stock cube | stock cube, no celery
    different | en | soy sauce | soy sauce (wheat free)
    different | en | soy sauce | soy sauce without wheat
    different | en | beer | beer (alcohol-free)
    different | en | beer | beer 0.0%
    different | en | beer | beer, 0 % alcohol
    different | en | beer | alcohol free beer
    different | en | wine | wine without alcohol
    different | en | sausages | sausages without pork
    different | en | sausages | sausages (meat free)
    different | en | sausages | meatless sausages
    different | en | mince | mince, no meat
    different | en | coffee | coffee without caffeine
    different | en | coffee | coffee (caffeine free)
    different | en | curry paste | curry paste w/o shrimp
    different | en | curry paste | curry paste (shellfish-free)
    different | en | Worcestershire sauce | Worcestershire sauce (no fish)
    different | en | Worcestershire sauce | Worcestershire sauce without anchovies
    different | en | gelatin | gelatin (vegan)
    different | en | gluten-free bread | gluten-free bread without eggs
    different | en | gluten-free flour | wheat-free flour
    different | en | lactose-free milk | dairy-free milk
    different | en | nut-free chocolate | peanut-free chocolate
    different | en | cookies | cookies excluding nuts
    different | en | crackers | lenten crackers
    different | en | mayonnaise | mayonnaise (lenten)
    different | mixed | flour | борошно (б/г)
    different | mixed | milk | молоко б/л
    different | mixed | yogurt | йогурт без цукру
    different | mixed | bread | хліб gluten free
    different | mixed | борошно | flour without gluten
    different | mixed | мука | борошно без глютену
    different | mixed | mayonnaise | постный майонез
    different | mixed | noodles | яєчна локшина
    different | uk | борошно | борошно (б/г)
    different | uk | борошно | борошно б/г
    different | uk | борошно | Борошно Б/Г
    different | uk | борошно | борошно бг
    different | uk | борошно | б/г борошно
    different | uk | борошно | борошно, без глютену
    different | uk | борошно | борошно без глютену
    different | uk | борошно | борошно БЕЗ ГЛЮТЕНУ
    different | uk | борошно | борошно без\u{A0}глютену
    different | uk | борошно | борошно \u{2013} без глютену
    different | uk | борошно | борошно [без клейковини]
    different | uk | борошно | борошно без пшениці
    different | uk | борошно | безглютенове борошно
    different | uk | борошно | борошно безглютенове
    different | uk | борошна | безглютенового борошна
    different | uk | борошно | борошно без-глютенове
    different | uk | борошно | без глютенове борошно
    different | uk | борошно | борошно, що не містить глютену
    different | uk | борошно | борошно (не містить глютену)
    different | uk | борошно | борошно без вмісту глютену
    different | uk | борошно | борошно (глютен 0%)
    different | uk | борошно | борошно вільне від глютену
    different | uk | борошно | борошно глютен фрі
    different | uk | хліб | хліб (без пшениці)
    different | uk | хліб | хліб без яєць і молока
    different | uk | хліб | хліб без молока та глютену
    different | uk | хліб | хліб без жита
    different | uk | хліб | хліб безпшеничний
    different | uk | молоко | молоко без лактози
    different | uk | молоко | молоко (без лактози)
    different | uk | молоко | молоко безлактозне 2,5%
    different | uk | молока | безлактозного молока
    different | uk | молоко | молоко б/л
    different | uk | молоко | молоко 0% лактози
    different | uk | молоко | молоко низьколактозне
    different | uk | безлактозне молоко | низьколактозне молоко
    different | uk | молоко | молоко (рослинне)
    different | uk | молоко | молоко вівсяне
    different | uk | молоко | соєве молоко
    different | uk | йогурт | йогурт без цукру
    different | uk | йогурт | йогурт (без доданого цукру)
    different | uk | йогурт | йогурт, без додавання цукру
    different | uk | йогурт | безцукровий йогурт
    different | uk | йогурт | йогурт б/ц
    different | uk | йогурт | йогурт 0 % цукру
    different | uk | йогурт | йогурт без молока
    different | uk | йогурт | безмолочний йогурт
    different | uk | сметана | сметана (веган)
    different | uk | сметана | сметана веганська
    different | uk | вершки | вершки на рослинній основі
    different | uk | вершкове масло | масло вершкове без молока
    different | uk | шоколад | шоколад без молока
    different | uk | шоколад | шоколад без горіхів
    different | uk | шоколад | шоколад (без арахісу)
    different | uk | шоколад | шоколад без слідів горіхів
    different | uk | шоколад | шоколад, безгоріховий
    different | uk | шоколад | шоколад без фундука
    different | uk | майонез | майонез без яєць
    different | uk | майонез | безяєчний майонез
    different | uk | майонез | пісний майонез
    different | uk | майонез | майонез пісний
    different | uk | майонезу | майонезу пісного
    different | uk | майонез | майонез (пісний)
    different | uk | печиво | пісне печиво
    different | uk | вареники | вареники пісні
    different | uk | локшина | яєчна локшина
    different | uk | локшина | локшина (яєчна)
    different | uk | локшина | локшина без яєць
    different | uk | яєчна локшина | локшина безяєчна
    different | uk | макарони | макарони яєчні
    different | uk | вермішель | яєчна вермішель
    different | uk | хумус | хумус без кунжуту
    different | uk | соєвий соус | соєвий соус без пшениці
    different | uk | соєвий соус | соєвий соус (без глютену)
    different | uk | бульйон | бульйон без селери
    different | uk | пиво | пиво без алкоголю
    different | uk | пиво | пиво 0,0%
    different | uk | пиво | пиво б/а
    different | uk | пиво | пиво безалкогольне
    different | uk | кава | кава без кофеїну
    different | uk | ковбаса | ковбаса без свинини
    different | uk | сосиски | сосиски без м'яса
    different | uk | сосиски | сосиски без м’яса
    different | uk | сосиски | сосиски без сої
    different | uk | гірчиця | гірчиця без цукру
    different | ru | мука | мука без глютена
    different | ru | мука | мука (без глютена)
    different | ru | мука | безглютеновая мука
    different | ru | муки | муки безглютеновой
    different | ru | мука | мука б/г
    different | ru | мука | мука (б/глютена)
    different | ru | мука | мука, не содержит глютена
    different | ru | мука | мука без содержания глютена
    different | ru | мука | мука без клейковины
    different | ru | мука | мука - без пшеницы
    different | ru | мука | мука свободная от глютена
    different | ru | хлеб | хлеб (без пшеницы)
    different | ru | хлеб | хлеб без яиц и молока
    different | ru | молоко | молоко без лактозы
    different | ru | молоко | безлактозное молоко
    different | ru | молоко | молоко 0% лактозы
    different | ru | молоко | молоко низколактозное
    different | ru | молоко | молоко соевое
    different | ru | йогурт | йогурт без сахара
    different | ru | йогурт | йогурт без добавления сахара
    different | ru | йогурт | йогурт без добавленного сахара
    different | ru | йогурт | безмолочный йогурт
    different | ru | йогурт | йогурт без молока
    different | ru | шоколад | шоколад без молока
    different | ru | шоколад | шоколад (без орехов)
    different | ru | шоколад | шоколад без следов орехов
    different | ru | шоколад | шоколад без сахара
    different | ru | шоколад | бессахарный шоколад
    different | ru | майонез | постный майонез
    different | ru | майонез | майонез постный
    different | ru | майонез | майонез (без яиц)
    different | ru | печенье | постное печенье
    different | ru | печенья | печенья постного
    different | ru | торт | постный торт
    different | ru | лапша | яичная лапша
    different | ru | лапша | лапша без яиц
    different | ru | яичная лапша | лапша безъяичная
    different | ru | сыр | сыр без лактозы
    different | ru | пиво | пиво без алкоголя
    different | ru | пиво | безалкогольное пиво
    different | ru | кофе | кофе без кофеина
    different | ru | колбаса | колбаса без свинины
    different | ru | сосиски | сосиски без сои
    same | en | gluten-free flour | flour without gluten
    same | en | gluten-free flour | flour (no gluten)
    same | en | gluten-free flour | flour w/o gluten
    same | en | gluten-free flour | flour, free from gluten
    same | en | gluten-free flour | glutenfree flour
    same | en | gluten-free flour | gf flour
    same | en | gluten-free flour | zero-gluten flour
    same | en | gluten-free flour | flour: 0 % gluten
    same | en | lactose-free milk | milk (no lactose)
    same | en | sugar-free yogurt | yogurt with no sugar
    same | en | dairy-free butter | butter without milk
    same | en | egg-free noodles | noodles without eggs
    same | en | nut-free chocolate | chocolate w/o nuts
    same | en | egg-free and dairy-free bread | bread without eggs or milk
    same | en | egg noodles | noodles (egg)
    same | en | bread without rye | rye-free bread
    same | mixed | gluten-free flour | борошно б/г
    same | mixed | gluten-free flour | мука без глютена
    same | mixed | lactose-free milk | молоко безлактозне
    same | mixed | sugar-free yogurt | йогурт без цукру
    same | mixed | egg noodles | локшина яєчна
    same | mixed | lenten mayonnaise | пісний майонез
    same | mixed | chocolate without hazelnuts | шоколад без фундука
    same | uk | безглютенове борошно | борошно (не містить глютену)
    same | uk | безлактозне молоко | молоко б/л
    same | uk | майонез без яєць | безяєчний майонез
    same | uk | хліб без яєць і молока | хліб без молока та яєць
    same | ru | безглютеновая мука | мука б/г
    same | ru | шоколад без сахара | бессахарный шоколад
    same | en | butter | unsalted butter
    same | en | butter | butter without salt
    same | en | butter | butter (no salt)
    same | en | butter | butter, salt-free
    same | en | peanuts | peanuts, no salt added
    same | en | milk | fat-free milk
    same | en | milk | milk 0%
    same | en | milk | milk, 0 % fat
    same | en | chicken breast | chicken breast without skin
    same | en | chicken breast | chicken breast (no bones)
    same | en | chicken breast | boneless, skinless chicken breast
    same | en | olives | olives without stones
    same | en | cherries | cherries (no pits)
    same | en | eggs | free-range eggs
    same | en | eggs | cage-free eggs
    same | en | spaghetti | spaghetti no. 5
    same | en | spaghetti | spaghetti No 7
    same | en | flour | GMO-free flour
    same | en | flour | flour, no preservatives
    same | en | pork | lean pork
    same | en | soy milk | dairy-free soy milk
    same | en | rice | rice, rinsed
    same | uk | масло вершкове | масло вершкове несолоне
    same | uk | масло вершкове | масло вершкове без солі
    same | uk | філе лосося | філе лосося без шкіри
    same | uk | свинина | пісна свинина
    same | uk | свинина | свинина без кісток
    same | uk | родзинки | родзинки без кісточок
    same | uk | борошно | борошно без ГМО
    same | uk | борошно | 2 ст. л. борошна без гірки
    same | uk | молоко | знежирене молоко
    same | ru | говядина | постная говядина
    same | ru | говядина | говядина без костей
    same | ru | куриное филе | куриное филе без кожи
    same | ru | изюм | изюм без косточек
    same | ru | масло сливочное | масло сливочное без соли
    same | ru | мука | мука без ГМО
    different | en | flour | certified gluten free flour
    different | en | flour | flour (does not contain gluten)
    different | en | flour | 500 g flour, gluten free
    different | en | flour | 2 cups flour w/o gluten
    different | en | flour | flour w/out gluten
    different | en | flour | flour (without  gluten )
    different | en | flour | **gluten-free** flour
    different | en | flour | flour _without_ gluten
    different | en | flour | flour (no wheat, no rye)
    different | en | flour | flour; no gluten
    different | en | flour | flour, but without gluten
    different | en | flour | flour gluten - free
    different | en | flour | free-from flour
    different | en | bread | bread, 100% gluten free
    different | en | bread | bread without seeds
    different | en | pasta | pasta (made without wheat)
    different | en | ice cream | ice cream (dairy/nut free)
    different | en | ice cream | ice cream, dairy & egg free
    different | en | chocolate | chocolate (contains no nuts or milk)
    different | en | chocolate | chocolate with zero sugar
    different | en | sour cream | sour cream (plant based)
    different | en | cream cheese | cream cheese, non-dairy
    different | en | parmesan | parmesan (vegan)
    different | en | eggs | egg replacer
    different | en | milk | milk, lactose-free if possible
    different | en | milk | milk (preferably without lactose)
    different | en | butter | butter, no dairy please
    different | en | yogurt | yogurt without cow's milk
    different | en | lactose-free milk | low lactose milk
    different | uk | борошно | борошно б. г.
    different | uk | борошно | борошно б / г
    different | uk | макарони | макарони б/г
    different | uk | макарони | макарони безглют.
    different | uk | молоко | молоко, якщо можна без лактози
    different | uk | хліб | хліб без дріжджів
    different | uk | тісто | тісто без яєць
    different | uk | шоколад | шоколад, не містить молока та сої
    different | uk | сир | сир без лактози
    different | uk | сир | сир рослинний
    different | uk | печиво | печиво (без цукру, без глютену)
    different | uk | печиво | печиво без цукру та глютену
    different | uk | морозиво | морозиво без лактози
    different | uk | йогурт | йогурт без коров’ячого молока
    different | ru | сметана | сметана безлакт.
    different | ru | мука | мука безглют.
    different | ru | сливки | сливки растительные
    different | ru | печенье | печенье без сахара и глютена
    different | ru | майонез | великопостный майонез
    different | en | cheese | cheese, lactose < 0.01%
    different | en | cheese | cheese (less than 0.1 g lactose)
    different | en | yogurt | yogurt, 0 g sugar
    different | en | chocolate | chocolate (with hazelnuts)
    different | en | chocolate | chocolate with nuts
    different | en | chocolate | chocolate (contains nuts)
    different | en | wine | dealcoholized wine
    different | uk | молоко | молоко для веганів
    different | uk | молоко | молоко (мигдаль)
    different | uk | молоко | молоко на вівсі
    different | uk | шоколад | шоколад (з фундуком)
    same | en | chicken broth | fat-free, less-sodium chicken broth
    same | en | shrimp | shrimp without heads
    same | en | onions | onions, no substitutions
    same | en | bread | bread, spread with butter
    same | uk | креветки | креветки без голів
    same | en | flour | flour, for dusting
    same | en | flour | flour (sifted)
    same | en | flour | 1 cup flour minus 1 tbsp
    same | en | eggs | eggs, free range
    same | en | carrots | carrots, no need to peel
    same | en | bread | bread without crusts
    same | en | tomatoes | tomatoes without seeds
    same | en | grapes | seedless grapes
    same | en | jam | seedless jam
    same | en | milk | milk, for the egg wash
    same | uk | яйця | яйця без шкаралупи
    same | uk | помідори | помідори без насіння
    same | uk | хліб | хліб без скоринки
    same | ru | мука | мука в/с
    same | mixed | sunflower oil | постное масло
    perhaps | en | flour | flour (no lumps)
    perhaps | en | flour | flour without weevils
    perhaps | en | flour | flour w/o stardust
    perhaps | en | milk | milk, without the lid
    perhaps | en | milk | stardust-free milk
    perhaps | en | butter | butter (zero guilt)
    perhaps | en | flour | flour: not containing stardust
    perhaps | en | gluten-free flour | gluten-free flour without lumps
    perhaps | uk | борошно | борошно без зірок
    perhaps | uk | молоко | молоко (без кришки)
    perhaps | uk | борошно | борошно б/щ
    perhaps | ru | мука | мука без комочков
    perhaps | ru | молоко | молоко, без крышки
    """
}
