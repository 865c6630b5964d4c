// Origin: written by hand for this project, by an author who had seen neither the tables of foods nor any answer.
// Licence: none needed (nothing is taken from elsewhere).

extension AllergenTable {
  /// Claims in Ukrainian and Russian.
  ///
  /// What `check` says of a recipe that claims a diet, the language, the diet, and the line. `contradicts`: the line
  /// has what the diet forbids. `unproved`: it may have it, or its contents are unknown. `fine`: nothing is said.
  /// Where the kitchen page of the guide leaves two of them open, both stand.
  static let slavicClaims = """
    contradicts | uk | nut-free | салат, волоські горіхи
    contradicts | uk | nut-free | 1 головка салату, 50 г волоських горіхів
    contradicts | uk | nut-free | горіхи, родзинки
    contradicts | uk | nut-free | мед, лимон, мигдаль
    contradicts | uk | nut-free | родзинки, подрібнений фундук, мед
    contradicts | uk | nut-free | родзинки і кеш'ю
    contradicts | uk | nut-free | родзинки та горіхи
    contradicts | uk | nut-free | 50 г родзинок + 50 г мигдалю
    contradicts | uk | nut-free | родзинки; фісташки
    contradicts | uk | nut-free | мюслі з горіхами
    contradicts | uk | nut-free | мюслі, горіхи, родзинки
    contradicts | uk | nut-free | 100 г чорного шоколаду з цілим фундуком
    contradicts | uk | nut-free | чорний шоколад (містить горіхи)
    contradicts | uk | nut-free | 100 г марципану
    contradicts | uk | nut-free | банан, 2 ст. л. арахісової пасти
    contradicts | uk | nut-free | буряк, чорнослив, волоські горіхи
    contradicts | uk | nut-free | печиво, містить арахіс
    contradicts | uk | nut-free | мед, а також 50 г горіхів
    contradicts | uk | vegan | сіль, перець, сметана
    contradicts | uk | vegan | 1 цибулина, 2 яйця
    contradicts | uk | vegan | 2 яйця, 1 цибулина
    contradicts | uk | vegan | 3 яйця, 1 л молока
    contradicts | uk | vegan | цибуля, яйце і кріп
    contradicts | uk | vegan | цибуля; яйця; кріп
    contradicts | uk | vegan | 2 моркви + 1 яйце
    contradicts | uk | vegan | картопля, масло, кріп
    contradicts | uk | vegan | лимон та мед
    contradicts | uk | vegan | огірки, помідори, бринза
    contradicts | uk | vegan | полуниця, желатин
    contradicts | uk | vegan | гриби, цибуля, курячий бульйон
    contradicts | uk | vegan | чорний шоколад (містить молоко)
    contradicts | uk | vegan | хліб, майонез
    contradicts | uk | vegan | 300 г яєчної локшини
    contradicts | uk | vegan | оливки з анчоусами
    contradicts | uk | vegan | маргарин, містить молоко
    contradicts | uk | vegetarian | капуста, сало
    contradicts | uk | vegetarian | квасоля і ковбаса
    contradicts | uk | vegetarian | 1 цибулина, 1 морква, 500 г фаршу
    contradicts | uk | vegetarian | рис; креветки
    contradicts | uk | vegetarian | яйця + тунець
    contradicts | uk | vegetarian | горох, копчені ребра, морква
    contradicts | uk | vegetarian | малина, желатин
    contradicts | uk | vegetarian | буряк, оселедець
    contradicts | uk | vegetarian | оливки з анчоусами
    contradicts | uk | vegetarian | картопля, курячий бульйон, вершки
    contradicts/unproved | uk | vegetarian | 1 л бульйону, курячого або овочевого
    contradicts | uk | gluten-free | яйця, цукор, борошно
    contradicts | uk | gluten-free | 2 яйця, 100 г борошна
    contradicts | uk | gluten-free | борошно, яйця
    contradicts | uk | gluten-free | курка, панірувальні сухарі
    contradicts | uk | gluten-free | імбир, часник, соєвий соус
    contradicts | uk | gluten-free | молоко та манка
    contradicts | uk | gluten-free | помідори; кускус
    contradicts | uk | gluten-free | 1 яйце + 50 г сухарів
    contradicts | uk | gluten-free | морква, перловка, огірки
    contradicts | uk | gluten-free | ковбаски (містить глютен)
    contradicts | uk | gluten-free | яблука, листкове тісто
    contradicts | uk | gluten-free | помідори і спагеті
    contradicts | uk | dairy-free | сіль, перець, сметана
    contradicts | uk | dairy-free | сметана, сіль
    contradicts | uk | dairy-free | полуниця, вершки
    contradicts | uk | dairy-free | 2 яйця, 100 мл молока
    contradicts | uk | dairy-free | спагеті, 50 г пармезану
    contradicts | uk | dairy-free | огірок і йогурт
    contradicts | uk | dairy-free | чорний шоколад (містить молоко)
    contradicts | uk | dairy-free | маргарин (містить молоко)
    contradicts | uk | dairy-free | картопля; масло
    contradicts | uk | dairy-free | кріп, часник, сир
    contradicts | uk | kid-friendly | цукор, лимон, ром
    contradicts | uk | kid-friendly | цибуля і біле вино
    contradicts | uk | kid-friendly | 2 апельсини, 50 мл коньяку
    unproved | uk | nut-free | чорний шоколад (може містити горіхи)
    unproved | uk | nut-free | 100 г чорного шоколаду, сліди арахісу
    unproved | uk | nut-free | родзинки (сліди горіхів)
    unproved | uk | nut-free | 200 г рису, може містити сліди горіхів
    unproved | uk | gluten-free | 200 г гречки (може містити глютен)
    unproved | uk | gluten-free | сочевиця, сліди пшениці
    unproved | uk | dairy-free | чорний шоколад (може містити молоко)
    unproved | uk | vegan | вівсяне молоко, може містити молоко
    unproved | uk | nut-free | 200 г зорблів
    unproved | uk | gluten-free | цибуля, 1 склянка глорбіну
    fine | uk | nut-free | салат, редиска
    fine | uk | nut-free | чорний шоколад (не містить горіхів)
    fine | uk | nut-free | мюслі без горіхів
    fine | uk | nut-free | мускатний горіх, сіль
    fine | uk | nut-free | кокосове молоко
    fine | uk | vegan | цибуля, дрібно нарізана
    fine | uk | vegan | буряк, натертий
    fine | uk | vegan | 200 мл молока, вівсяного
    fine | uk | vegan | пісний майонез, картопля
    fine | uk | vegetarian | 2 яйця, 100 мл молока
    fine | uk | vegetarian | овочевий бульйон, морква
    fine | uk | gluten-free | борошно для целіаків
    fine | uk | gluten-free | борошно б/г, цукор
    fine | uk | gluten-free | гречане борошно, яйця
    fine | uk | gluten-free | кукурудзяний крохмаль; цукор
    fine | uk | dairy-free | кокосові вершки, цукор
    fine | uk | dairy-free | яйця, цибуля
    fine | uk | kid-friendly | винний оцет, олія
    fine | uk | gluten-free | 100 г сиру (містить молоко)
    contradicts | ru | nut-free | салат, грецкие орехи
    contradicts | ru | nut-free | 1 кочан салата, 50 г грецких орехов
    contradicts | ru | nut-free | орехи, изюм
    contradicts | ru | nut-free | мёд, лимон, миндаль
    contradicts | ru | nut-free | изюм и кешью
    contradicts | ru | nut-free | изюм; фисташки
    contradicts | ru | nut-free | 50 г изюма + 50 г миндаля
    contradicts | ru | nut-free | мюсли с орехами
    contradicts | ru | nut-free | тёмный шоколад с цельным фундуком
    contradicts | ru | nut-free | тёмный шоколад (содержит орехи)
    contradicts | ru | nut-free | свёкла, чернослив, грецкие орехи
    contradicts | ru | nut-free | печенье, содержит арахис
    contradicts | ru | vegan | соль, перец, сметана
    contradicts | ru | vegan | 1 луковица, 2 яйца
    contradicts | ru | vegan | 3 яйца, 1 л молока
    contradicts | ru | vegan | лук, яйцо и укроп
    contradicts | ru | vegan | картофель, сливочное масло
    contradicts | ru | vegan | лимон, мёд
    contradicts | ru | vegan | клубника, желатин
    contradicts | ru | vegan | тёмный шоколад (содержит молоко)
    contradicts | ru | vegan | хлеб, майонез
    contradicts | ru | vegetarian | капуста, сало
    contradicts | ru | vegetarian | фасоль и колбаса
    contradicts | ru | vegetarian | 1 луковица, 1 морковь, 500 г фарша
    contradicts | ru | vegetarian | рис; креветки
    contradicts | ru | vegetarian | свёкла, сельдь
    contradicts | ru | vegetarian | оливки с анчоусами
    contradicts/unproved | ru | vegetarian | 1 л бульона, куриного или овощного
    contradicts | ru | gluten-free | яйца, сахар, мука
    contradicts | ru | gluten-free | 2 яйца, 100 г муки
    contradicts | ru | gluten-free | курица, панировочные сухари
    contradicts | ru | gluten-free | имбирь, чеснок, соевый соус
    contradicts | ru | gluten-free | молоко и манка
    contradicts | ru | gluten-free | колбаски (содержит глютен)
    contradicts | ru | dairy-free | соль, перец, сметана
    contradicts | ru | dairy-free | сметана, соль
    contradicts | ru | dairy-free | клубника, сливки
    contradicts | ru | dairy-free | 2 яйца, 100 мл молока
    contradicts | ru | dairy-free | маргарин (содержит молоко)
    contradicts | ru | kid-friendly | сахар, лимон, ром
    contradicts | ru | kid-friendly | лук и белое вино
    unproved | ru | nut-free | тёмный шоколад (может содержать орехи)
    unproved | ru | nut-free | 100 г тёмного шоколада, следы арахиса
    unproved | ru | nut-free | изюм (следы орехов)
    unproved | ru | gluten-free | гречка (может содержать глютен)
    unproved | ru | dairy-free | тёмный шоколад (может содержать молоко)
    unproved | ru | nut-free | 200 г зорблей
    fine | ru | nut-free | салат, редис
    fine | ru | nut-free | тёмный шоколад (не содержит орехов)
    fine | ru | nut-free | мускатный орех, соль
    fine | ru | nut-free | мюсли без орехов
    fine | ru | vegan | лук, мелко нарезанный
    fine | ru | vegan | 200 мл молока, овсяного
    fine | ru | vegan | постный майонез, картофель
    fine | ru | vegetarian | 2 яйца, 100 мл молока
    fine | ru | gluten-free | мука для целиаков
    fine | ru | gluten-free | мука б/г, сахар
    fine | ru | gluten-free | гречневая мука, яйца
    fine | ru | dairy-free | кокосовые сливки, сахар
    fine | ru | kid-friendly | винный уксус, масло
    """
}
