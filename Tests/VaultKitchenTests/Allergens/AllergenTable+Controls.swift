// Origin: written by hand for this project, by an author who had seen neither the tables of foods nor any answer.
// Licence: none needed (nothing is taken from elsewhere).

extension AllergenTable {
  /// Lines in which a comma or a remark adds no food and no allergen.
  ///
  /// The language, a diet that a recipe of the line may claim, the line, and what a cook would buy for it.
  static let controls = """
    en | vegan | 2 onions, finely chopped | onions
    en | vegan | 3 peppers, seeds removed | peppers
    en | nut-free | 4 eggs, yolks only | eggs
    en | dairy-free | 2 eggs, whites only | eggs
    en | vegan | 400 ml milk, coconut | coconut milk
    en | vegan | 200 ml milk, oat | oat milk
    en | gluten-free | 200 g flour, rice | rice flour
    en | nut-free | 100 g dark chocolate, chopped | dark chocolate
    en | nut-free | 100 g dark chocolate (contains no nuts) | dark chocolate without nuts
    en | nut-free | 200 g oats (contains no nuts) | oats without nuts
    en | gluten-free | 200 g rice (contains no gluten) | rice without gluten
    en | nut-free | 1 tsp nutmeg, freshly grated | nutmeg
    en | nut-free | 1 butternut squash, peeled and cubed | butternut squash
    en | nut-free | 50 g coconut, shredded | shredded coconut
    en | nut-free | 400 g water chestnuts, drained | water chestnuts
    en | dairy-free | 400 g butter beans, drained and rinsed | butter beans
    en | dairy-free | 1 butter lettuce, leaves separated | butter lettuce
    en | dairy-free | 50 g cocoa butter, melted | cocoa butter
    en | dairy-free | 1 tsp cream of tartar | cream of tartar
    en | dairy-free | 400 ml coconut cream, chilled | coconut cream
    en | vegan | 2 eggplants, cut into 2 cm cubes | eggplants
    en | vegan | 200 g oyster mushrooms, torn | oyster mushrooms
    en | vegan | 4 beef tomatoes, sliced | tomatoes
    en | vegan | 1 honeydew melon, balled | honeydew melon
    en | vegan | 2 cloves garlic, crushed | garlic
    en | vegan | 1 bunch parsley, leaves picked and chopped | parsley
    en | vegan | 3 carrots, peeled, halved lengthwise and thinly sliced | carrots
    en | vegan | 2 lemons, zest and juice | lemons
    en | vegan | 1 lime, juiced | limes
    en | vegan | 500 g potatoes, peeled and quartered | potatoes
    en | vegan | 1 cucumber, deseeded, diced | cucumber
    en | vegan | 1 cabbage, cored and shredded | cabbage
    en | vegan | 400 g chickpeas, drained, rinsed | chickpeas
    en | vegan | 2 tbsp olive oil, plus extra for drizzling | olive oil
    en | vegan | 200 g tomatoes, fresh or canned | tomatoes
    en | vegan | 100 g spinach, washed well | spinach
    en | vegan | 1 onion, red | onions
    en | vegan | 2 tbsp sugar, or to taste | sugar
    en | vegetarian | 100 g butter, softened, at room temperature | butter
    en | vegetarian | 200 g cheddar, grated, plus extra to serve | cheddar
    en | dairy-free | 160 g tuna, in oil | tuna
    en | dairy-free | 400 g pineapple, in juice | pineapple in juice
    en | dairy-free | 2 chicken breasts, skin removed, cut in strips | chicken breasts
    en | gluten-free | 200 g buckwheat, rinsed | buckwheat
    en | gluten-free | 2 tbsp cornflour, mixed with a little cold water | cornflour
    en | gluten-free | 300 g flour for coeliacs, sifted | gluten-free flour
    en | kid-friendly | 50 ml red wine vinegar, warmed | red wine vinegar
    en | kid-friendly | 330 ml ginger beer, chilled | ginger beer
    en | vegan | 250 g carrots, celery | carrots; celery
    en | vegan | 2 bananas, 3 apples | bananas; apples
    uk | vegan | 2 буряки, натерті | буряк
    uk | vegan | 1 буряк, натертий на крупній тертці | буряк
    uk | vegan | 2 цибулини, дрібно нарізані | цибуля
    uk | vegan | 3 солодкі перці, без насіння | солодкий перець
    uk | nut-free | 4 яйця, тільки жовтки | яйця
    uk | vegan | 200 мл молока, вівсяного | вівсяне молоко
    uk | vegan | 400 мл молока, кокосового | кокосове молоко
    uk | gluten-free | 200 г гречаного борошна | гречане борошно
    uk | gluten-free | 200 г гречки, промитої | гречка
    uk | gluten-free | 200 г борошна для целіаків, просіяного | безглютенове борошно
    uk | nut-free | 1 ч. л. мускатного горіха, тертого | мускатний горіх
    uk | nut-free | 100 г чорного шоколаду (не містить горіхів) | чорний шоколад без горіхів
    uk | nut-free | 50 г кокосової стружки | кокосова стружка
    uk | nut-free | 100 г родзинок, промитих і висушених | родзинки
    uk | dairy-free | 50 г какао-масла, розтопленого | какао-масло
    uk | dairy-free | 400 мл кокосових вершків, охолоджених | кокосові вершки
    uk | vegan | 2 зубчики часнику, подрібнені | часник
    uk | vegan | 1 пучок кропу, дрібно нарізаний | кріп
    uk | vegan | 500 г картоплі, очищеної, нарізаної кубиками | картопля
    uk | vegan | 2 лимони, сік і цедра | лимони
    uk | vegan | 3 помідори, нарізані скибками | помідори
    uk | vegan | 1 кг капусти, нашаткованої | капуста
    uk | vegan | 2 ст. л. оливкової олії, і ще трохи для подачі | оливкова олія
    uk | vegan | 400 г квасолі, замоченої на ніч | квасоля
    uk | vegan | 2 баклажани, нарізані кружальцями | баклажани
    uk | vegetarian | 100 г масла, м'якого | масло
    uk | vegetarian | 200 г твердого сиру, натертого, для подачі | твердий сир
    uk | dairy-free | 160 г тунця, в олії | тунець
    uk | kid-friendly | 50 мл винного оцту, підігрітого | винний оцет
    uk | vegan | 2 моркви, 3 цибулини | морква; цибуля
    ru | vegan | 2 свёклы, натёртые на крупной тёрке | свёкла
    ru | vegan | 2 луковицы, мелко нарезанные | лук
    ru | vegan | 3 сладких перца, без семян | сладкий перец
    ru | nut-free | 4 яйца, только желтки | яйца
    ru | vegan | 200 мл молока, овсяного | овсяное молоко
    ru | gluten-free | 200 г гречневой муки, просеянной | гречневая мука
    ru | gluten-free | 200 г муки для целиаков | безглютеновая мука
    ru | gluten-free | 200 г гречки, промытой | гречка
    ru | nut-free | 1 ч. л. мускатного ореха, тёртого | мускатный орех
    ru | nut-free | 100 г тёмного шоколада (не содержит орехов) | тёмный шоколад без орехов
    ru | nut-free | 100 г изюма, промытого | изюм
    ru | dairy-free | 400 мл кокосовых сливок, охлаждённых | кокосовые сливки
    ru | vegan | 2 зубчика чеснока, измельчённые | чеснок
    ru | vegan | 1 пучок укропа, мелко нарубленный | укроп
    ru | vegan | 500 г картофеля, очищенного, нарезанного кубиками | картофель
    ru | vegan | 2 лимона, сок и цедра | лимоны
    ru | vegan | 1 кг капусты, нашинкованной | капуста
    ru | vegetarian | 200 г сыра, натёртого | сыр
    ru | dairy-free | 160 г тунца, в масле | тунец
    ru | vegan | 2 моркови, 3 луковицы | морковь; лук
    """
}
