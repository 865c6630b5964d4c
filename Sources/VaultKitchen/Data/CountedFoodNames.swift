/// The words for foods that are counted, in the forms that numbers ask for.
///
/// A row holds the forms of one word: of an English one after 1 and after 2; of a Ukrainian one after 1, 2 and 5, and the
/// genitive singular of fractions where it differs from the second.
enum CountedFoodNames {
  static let english = """
    apple|apples
    apricot|apricots
    aubergine|aubergines
    avocado|avocados
    banana|bananas
    bay leaf|bay leaves
    beet|beets
    bell pepper|bell peppers
    carrot|carrots
    chicken|chickens
    chilli|chillies
    courgette|courgettes
    cucumber|cucumbers
    egg|eggs
    egg white|egg whites
    egg yolk|egg yolks
    eggplant|eggplants
    fig|figs
    leek|leeks
    lemon|lemons
    lime|limes
    mango|mangoes
    mushroom|mushrooms
    onion|onions
    orange|oranges
    peach|peaches
    pear|pears
    pepper|peppers
    plum|plums
    potato|potatoes
    pumpkin|pumpkins
    radish|radishes
    sausage|sausages
    shallot|shallots
    tomato|tomatoes
    turnip|turnips
    zucchini|zucchini
    """

  static let ukrainian = """
    абрикос|абрикоси|абрикосів|абрикоса
    авокадо|авокадо|авокадо
    апельсин|апельсини|апельсинів|апельсина
    баклажан|баклажани|баклажанів|баклажана
    банан|банани|бананів|банана
    білок|білки|білків|білка
    болгарський перець|болгарські перці|болгарських перців|болгарського перцю
    буряк|буряки|буряків|буряка
    гарбуз|гарбузи|гарбузів|гарбуза
    гриб|гриби|грибів|гриба
    груша|груші|груш
    жовток|жовтки|жовтків|жовтка
    кабачок|кабачки|кабачків|кабачка
    картопля|картоплі|картоплин
    картоплина|картоплини|картоплин
    курка|курки|курок
    лавровий лист|лаврові листи|лаврових листів|лаврового листа
    лавровий листок|лаврові листки|лаврових листків|лаврового листка
    лайм|лайми|лаймів|лайма
    лимон|лимони|лимонів|лимона
    мандарин|мандарини|мандаринів|мандарина
    морква|моркви|морквин
    морквина|морквини|морквин
    огірок|огірки|огірків|огірка
    перець|перці|перців|перцю
    перчина|перчини|перчин
    персик|персики|персиків|персика
    печериця|печериці|печериць
    помідор|помідори|помідорів|помідора
    редька|редьки|редьок
    ріпа|ріпи|ріп
    слива|сливи|слив
    сосиска|сосиски|сосисок
    томат|томати|томатів|томата
    цибуля|цибулі|цибуль
    цибулина|цибулини|цибулин
    шалот|шалоти|шалотів|шалоту
    яблуко|яблука|яблук
    яєчний білок|яєчні білки|яєчних білків|яєчного білка
    яєчний жовток|яєчні жовтки|яєчних жовтків|яєчного жовтка
    яйце|яйця|яєць
    """
}
