// Origin: written by hand for this project, by an author who had seen neither the tables of foods nor any answer.
// Licence: none needed (nothing is taken from elsewhere).

extension AllergenTable {
  /// Lots in Ukrainian and Russian.
  ///
  /// Whether a lot of the pantry may be taken, the language, whom a wrong answer would hurt, what a recipe asks for,
  /// and the lot. `takes`: it may be taken. `asks`: it is named and not taken without a yes. `never`: it is not even
  /// named. Where the kitchen page of the guide leaves two of them open, both stand.
  static let slavicLots = """
    takes | uk | dairy-free | 2 яйця | 3 яйця, 1 л молока
    takes | uk | egg-free | 500 мл молока | 3 яйця, 1 л молока
    takes | uk | nut-free | 100 г сметани | сіль, перець, сметана
    takes | uk | nut-free | 100 г родзинок | 200 г волоських горіхів, 300 г родзинок
    takes | uk | gluten-free | 100 г цукру | 1 кг борошна, 500 г цукру
    takes | uk | dairy-free | 2 цибулини | 5 цибулин; 200 г масла
    takes | uk | egg-free | 100 г масла | 200 г масла і 6 яєць
    takes | uk | vegan | 200 г моркви | 200 г сиру, 1 кг моркви, 10 яєць
    takes | uk | dairy-free | 3 яйця | 200 г масла + 6 яєць
    takes | uk | vegetarian | 200 г рису | 1 кг рису та 500 г яловичини
    takes | uk | fish-free | 300 г картоплі | 2 кг картоплі, 1 кг оселедця
    never | uk | dairy-free | 100 мл вершків | 300 г сметани, 1 пучок кропу
    never | uk | gluten-free | 200 г безглютенового борошна | 1 кг борошна, 500 г цукру
    never | uk | vegan | 200 мл вівсяного молока | 10 яєць, 1 л молока
    never | uk | nut-free | 200 г борошна | 500 г мигдального борошна, 1 кг цукру
    never | uk | peanut-free | 50 г масла | 200 г родзинок, 350 г арахісового масла
    asks/never | uk | nut-free | 100 г мюслі | 500 г мюслі, горіхи, родзинки
    asks/never | uk | nut-free | 100 г чорного шоколаду | 100 г чорного шоколаду з цілим фундуком
    asks/never | uk | nut-free | 100 г чорного шоколаду | 100 г чорного шоколаду, фундук
    asks/never | uk | nut-free | 150 г йогурту | 300 г йогурту з горіхами
    asks/never | uk | vegan | 200 мл вівсяного молока | 1 л молока або вівсяного молока
    asks/never | uk | gluten-free | 200 г рисового борошна | 500 г рисового або пшеничного борошна
    never | uk | soy-free | 200 мл молока | 1 л молока, соєвого
    takes | uk | soy-free | 200 мл вівсяного молока | 1 л молока, вівсяного
    takes | uk | gluten-free | 100 г тунця | 160 г тунця, в олії
    takes | uk | nut-free | 200 г буряка | 500 г буряка, натертого
    asks | uk | nut-free | 100 г чорного шоколаду | 100 г чорного шоколаду (може містити горіхи)
    asks | uk | peanut-free | 100 г чорного шоколаду | 100 г чорного шоколаду, сліди арахісу
    asks | uk | nut-free | 100 г родзинок | 500 г родзинок (сліди горіхів)
    asks | uk | nut-free | 100 г рису | 1 кг рису, може містити сліди горіхів
    asks | uk | gluten-free | 100 г вівсяних пластівців | 500 г вівсяних пластівців (може містити глютен)
    asks | uk | gluten-free | 200 г гречки | 1 кг гречки (можливі сліди глютену)
    asks | uk | gluten-free | 200 г сочевиці | 500 г сочевиці, може містити пшеницю
    asks | uk | gluten-free | 200 г гречаного борошна | 500 г гречаного борошна (може містити сліди пшениці)
    asks | uk | dairy-free | 50 г чорного шоколаду | 100 г чорного шоколаду (може містити молоко)
    asks | uk | vegan | 200 мл вівсяного молока | 1 л вівсяного молока (може містити молоко)
    asks | uk | egg-free | 200 г спагеті | 500 г спагеті (може містити яйця)
    asks | uk | soy-free | 100 г борошна | 1 кг борошна, може містити сою
    asks | uk | sesame-free | 100 г нуту | 500 г нуту (сліди кунжуту)
    asks | uk | mustard-free | 1 ч. л. куркуми | 50 г куркуми (може містити гірчицю)
    asks | uk | celery-free | 1 ч. л. паприки | 50 г паприки (сліди селери)
    asks | uk | nut-free | 50 г меду | 400 г меду (МОЖЕ МІСТИТИ ГОРІХИ)
    asks | uk | gluten-free | 200 г безглютенового борошна | 1 кг безглютенового борошна (сліди пшениці)
    asks/never | uk | dairy-free | 100 г чорного шоколаду | 100 г чорного шоколаду (містить молоко)
    asks/never | uk | nut-free | 100 г чорного шоколаду | 100 г чорного шоколаду, містить горіхи
    asks/never | uk | dairy-free | 50 г маргарину | 250 г маргарину (містить молоко)
    asks/never | uk | egg-free | 200 г спагеті | 500 г спагеті (містить яйця)
    asks/never | uk | nut-free | 50 г меду | 250 г меду з горіхами
    asks/never | uk | nut-free | 100 г фініків | 200 г фініків з мигдалем
    asks/never | uk | nut-free | 100 г чорносливу | 300 г чорносливу, фаршированого волоськими горіхами
    asks/never | uk | fish-free | 100 г оливок | 300 г оливок з анчоусами
    takes | uk | egg-free | 100 г масла | 200 г масла (містить молоко)
    takes | uk | nut-free | 200 г борошна | 1 кг борошна (містить глютен)
    never | uk | gluten-free | 200 г борошна | 1 кг безглютенового борошна
    never | uk | gluten-free | 200 г безглютенового борошна | 1 кг борошна
    never | uk | gluten-free | 200 г безглютенового борошна | 1 кг пшеничного борошна
    never | uk | gluten-free | 200 г борошна для целіаків | 1 кг борошна
    never | uk | gluten-free | 200 г борошна | 1 кг борошна для целіаків
    never | uk | gluten-free | 200 г борошна для хворих на целіакію | 1 кг пшеничного борошна
    takes | uk | gluten-free | 200 г безглютенового борошна | 1 кг борошна для целіаків
    takes | uk | gluten-free | 200 г борошна без глютену | 1 кг борошна б/г
    takes | uk | gluten-free | 200 г борошна для целіаків | 1 кг борошна (без глютену)
    never | uk | gluten-free | 200 г борошна б/г | 1 кг борошна
    never | uk | gluten-free | 200 г макаронів без глютену | 500 г макаронів
    never | uk | gluten-free | 200 г спагеті для целіаків | 500 г спагеті
    never | uk | vegan | 100 г веганського масла | 200 г масла
    never | uk | vegan | 100 г масла | 200 г веганського масла
    never | uk | vegan | 200 мл вівсяного молока | 1 л молока
    never | uk | nut-free | 200 мл молока | 1 л мигдального молока
    never | uk | nut-free | 200 мл вівсяного молока | 1 л мигдального молока
    never | uk | soy-free | 200 г фаршу | 400 г соєвого фаршу
    never | uk | vegan | 50 г пісного майонезу | 250 г майонезу
    never | uk | vegan | 50 г майонезу | 250 г пісного майонезу
    never | uk | egg-free | 200 г локшини | 400 г яєчної локшини
    never | uk | dairy-free | 200 мл безлактозного молока | 1 л молока
    takes | uk | nut-free | 200 мл молока без лактози | 1 л безлактозного молока
    never | uk | dairy-free | 100 г веганського сиру | 200 г твердого сиру
    never | uk | vegetarian | 200 г вегетаріанських ковбасок | 400 г ковбасок
    never | uk | vegetarian | 500 мл овочевого бульйону | 1 л курячого бульйону
    asks | uk | dairy-free | 100 г масла | 200 г масла Велмора
    asks | uk | vegan | 200 мл молока | 1 л молока Толбурі
    asks | uk | dairy-free | 100 г сметани | 300 г сметани Гадлівка
    asks | uk | gluten-free | 200 г борошна | 1 кг борошна Марнбек
    asks | uk | gluten-free | 200 г макаронів | 500 г макаронів Пасталуна
    asks | uk | egg-free | 50 г майонезу | 300 г майонезу «Орвандель»
    asks | uk | dairy-free | 100 г чорного шоколаду | 90 г чорного шоколаду Корвалія
    takes/asks | uk | dairy-free | 150 г йогурту | 300 г йогурту Danone
    takes | uk | nut-free | 5 г солі | 1 кг солі Велмора
    takes | uk | nut-free | 100 г цукру | 1 кг цукру Толбурі
    takes | uk | gluten-free | 200 г рису | 1 кг рису Марнбек
    takes | uk | egg-free | 100 г масла | 200 г масла 82,5 %
    takes | uk | nut-free | 200 мл молока | 900 мл молока 2,5 %
    takes | uk | dairy-free | 2 яйця | 10 яєць С1
    takes | uk | nut-free | 200 г борошна | 1 кг борошна вищого ґатунку
    takes | uk | egg-free | 100 г сметани | 300 г сметани 20%
    takes | uk | dairy-free | 200 г цибулі | 1 кг великої цибулі
    never | uk | gluten-free | 50 г часнику | 200 г часникових булочок
    never | uk | dairy-free | 30 г кропу | 125 г масла з кропом
    never | uk | egg-free | 200 г моркви | 400 г морквяного пирога
    never | uk | nut-free | 30 г базиліку | 190 г песто з базиліком
    takes | ru | dairy-free | 2 яйца | 3 яйца, 1 л молока
    takes | ru | egg-free | 500 мл молока | 3 яйца, 1 л молока
    takes | ru | nut-free | 100 г сметаны | соль, перец, сметана
    takes | ru | nut-free | 100 г изюма | 200 г грецких орехов, 300 г изюма
    takes | ru | gluten-free | 100 г сахара | 1 кг муки, 500 г сахара
    takes | ru | dairy-free | 2 луковицы | 5 луковиц; 200 г сливочного масла
    takes | ru | vegan | 200 г моркови | 200 г сыра и 1 кг моркови
    never | ru | gluten-free | 200 г безглютеновой муки | 1 кг муки, 500 г сахара
    never | ru | vegan | 200 мл овсяного молока | 10 яиц, 1 л молока
    never | ru | nut-free | 200 г муки | 500 г миндальной муки, 1 кг сахара
    asks/never | ru | nut-free | 100 г мюсли | 500 г мюсли, орехи, изюм
    asks/never | ru | nut-free | 100 г тёмного шоколада | 100 г тёмного шоколада с цельным фундуком
    asks/never | ru | nut-free | 150 г йогурта | 300 г йогурта с орехами
    asks/never | ru | vegan | 200 мл овсяного молока | 1 л молока или овсяного молока
    never | ru | soy-free | 200 мл молока | 1 л молока, соевого
    takes | ru | gluten-free | 100 г тунца | 160 г тунца, в масле
    asks | ru | nut-free | 100 г тёмного шоколада | 100 г тёмного шоколада (может содержать орехи)
    asks | ru | peanut-free | 100 г тёмного шоколада | 100 г тёмного шоколада, следы арахиса
    asks | ru | nut-free | 100 г изюма | 500 г изюма (может содержать следы орехов)
    asks | ru | gluten-free | 100 г овсяных хлопьев | 500 г овсяных хлопьев (может содержать глютен)
    asks | ru | gluten-free | 200 г гречки | 1 кг гречки (возможны следы глютена)
    asks | ru | dairy-free | 50 г тёмного шоколада | 100 г тёмного шоколада (может содержать молоко)
    asks | ru | vegan | 200 мл овсяного молока | 1 л овсяного молока (может содержать молоко)
    asks | ru | egg-free | 200 г спагетти | 500 г спагетти (может содержать яйца)
    asks | ru | soy-free | 100 г муки | 1 кг муки, может содержать сою
    asks | ru | sesame-free | 100 г нута | 500 г нута (следы кунжута)
    asks/never | ru | dairy-free | 100 г тёмного шоколада | 100 г тёмного шоколада (содержит молоко)
    asks/never | ru | nut-free | 50 г мёда | 250 г мёда с орехами
    asks/never | ru | fish-free | 100 г оливок | 300 г оливок с анчоусами
    asks/never | ru | nut-free | 100 г фиников | 200 г фиников с миндалём
    takes | ru | egg-free | 100 г сливочного масла | 200 г сливочного масла (содержит молоко)
    takes | ru | nut-free | 200 г муки | 1 кг муки (содержит глютен)
    never | ru | gluten-free | 200 г муки | 1 кг безглютеновой муки
    never | ru | gluten-free | 200 г безглютеновой муки | 1 кг пшеничной муки
    never | ru | gluten-free | 200 г муки для целиаков | 1 кг муки
    never | ru | gluten-free | 200 г муки | 1 кг муки для целиаков
    takes | ru | gluten-free | 200 г безглютеновой муки | 1 кг муки для целиаков
    takes | ru | gluten-free | 200 г муки без глютена | 1 кг муки б/г
    never | ru | gluten-free | 200 г макарон без глютена | 500 г макарон
    never | ru | vegan | 100 г веганского масла | 200 г сливочного масла
    never | ru | vegan | 200 мл овсяного молока | 1 л молока
    never | ru | nut-free | 200 мл молока | 1 л миндального молока
    never | ru | soy-free | 200 г фарша | 400 г соевого фарша
    never | ru | vegan | 50 г постного майонеза | 250 г майонеза
    never | ru | vegan | 50 г майонеза | 250 г постного майонеза
    never | ru | egg-free | 200 г лапши | 400 г яичной лапши
    never | ru | dairy-free | 200 мл безлактозного молока | 1 л молока
    never | ru | dairy-free | 100 г сливочного масла | 500 г растительного масла
    asks | ru | dairy-free | 100 г сливочного масла | 200 г сливочного масла Велмора
    asks | ru | vegan | 200 мл молока | 1 л молока Толбури
    asks | ru | gluten-free | 200 г муки | 1 кг муки Марнбек
    asks | ru | egg-free | 50 г майонеза | 300 г майонеза «Орвандель»
    takes | ru | nut-free | 5 г соли | 1 кг соли Велмора
    takes | ru | nut-free | 100 г сахара | 1 кг сахара Толбури
    takes | ru | gluten-free | 200 г риса | 1 кг риса Марнбек
    takes | ru | egg-free | 100 г сметаны | 300 г сметаны 20 %
    takes | ru | nut-free | 200 мл молока | 900 мл молока 2,5 %
    takes | ru | dairy-free | 2 яйца | 10 яиц С1
    never | ru | gluten-free | 50 г чеснока | 200 г чесночных булочек
    never | ru | egg-free | 200 г моркови | 400 г морковного пирога
    """
}
