import VaultModel

/// The small words that decide whether a date in a sentence is meant as one, in English and Ukrainian.
///
/// Origin: everyday usage; written by hand for this project.
/// Licence: none needed (facts).
enum EntryVocabulary {
  /// Words before a day that make it the task's: `by friday`, `до п'ятниці`.
  static let beforeDay = words("on this starting у в").union(beforeLast)
  /// Those of a deadline, which stand before a day and before an hour.
  static let beforeLast = words("by due before till until до перед к")
  /// Nouns of a deadline, which stay in the title.
  static let deadlineNouns = words("deadline дедлайн")
  /// Those of ``beforeLast`` behind a length that is counted back from what follows: `2 days before Friday`.
  static let countingBack = words("before till until до перед")
  /// Words that count, before a length that tells in which time: `once in a week`.
  static let beforeHowOften = words("once twice thrice time times day days раз рази разів двічі тричі")
  /// Words before `раз`, `time` with which it is one time more: `ще раз через місяць`.
  static let again = words("ще ещё еще more another")
  /// Words before the first day of something, of two words.
  static let phrasesBeforeFirst: [[String]] = [
    ["starting", "on"], ["starting", "from"], ["beginning", "on"], ["beginning", "from"], ["починаючи", "з"],
    ["починаючи", "із"], ["починаючи", "від"],
  ]
  /// Words of a deadline, of two words or three, the longer of two first.
  static let phrasesBeforeLast: [[String]] = [
    ["due", "on"], ["due", "by"], ["due", "at"], ["no", "later", "than"], ["not", "later", "than"],
    ["не", "пізніше", "ніж"], ["не", "пізніше"], ["не", "позже", "чем"], ["не", "позже"],
  ]
  /// Words before a time.
  static let beforeTime = words("at @ о об").union(beforeLast)
  /// Words before a time that stand before a place as well: `в 15:00`, `в 15 кімнаті`.
  static let beforeSureTime = words("в у")
  /// Words that begin a span of time, and those between its ends.
  static let beforeSpan = TimeLexicon.beforeSpan
  /// Those of ``beforeSpan`` whose two ends have `and` between them, and words of a text that takes one of two.
  static let between = words("between між")
  static let choosing = words(
    "choose choosing pick decide decided deciding compare difference обрати вибрати порівняти різниця")
  static let betweenTimes = words("to till til until untill through thru до по")
  /// Words between several times of day.
  static let betweenClocks = words("and & + і й та")
  static let betweenDays = TimeLexicon.betweenDays

  /// Words that end a rule with the day behind them, and those of them that a deadline has too.
  static let beforeEnd = words("until till til untill through thru до по")
  /// Those that say nothing else between two weekdays: `every mon until sun`.
  static let endingRule = words("until till til untill")
  static let pairsBeforeEnd: [[String]] = [["up", "to"], ["аж", "до"]]
  static let beforeDeadline = words("до по")
  /// Those that take in all of a month behind them.
  static let beforeLastDay = words("through по")
  /// Words before the time that a rule goes on for, and those between them.
  static let beforePeriod = words("for протягом упродовж впродовж")
  static let besidePeriod = words("next наступних найближчих")
  static let pairsOfPeriod: [[String]] = [["the", "next"], ["up", "to"], ["the", "coming"]]
  /// Words before the first day of a rule beside it.
  static let beforeFirst = words("from starting beginning з із зі від с от починаючи")
  /// Words of numbers of times, and what they are a number of.
  static let twice = TimeLexicon.severalTimes
  static let timesNouns = words("times рази разів раз раза")
  /// Words before a number that counts how far apart the days of a rule are.
  static let besideInterval = words("на за every each що")

  /// What stands behind a number of times that is counted by the day or the week.
  static let beforeUnit = TimeLexicon.beforeUnit

  /// Words before a date that leave it part of the sentence: `the sunday paper`, `notes for friday`.
  static let keepingText = words(
    """
    a an the my our your his her its their no not never every each last past previous any some
    of for from to upto since until till about after before between except excluding including than and or nor via per with without as like versus vs
    around approximately approx roughly nearly almost circa
    called named titled said saying reads black good
    ash palm easter cyber shrove maundy holy super giving whit bloody sleepy manic throwback casual
    вербна вербної вербну вербній чистий чистого чистому великий велика великої велику світлий світла світлої світлу
    великодня великодній поминальна поминальну поминальної прощена прощену тиха тиху кривава
    про щодо після после перед від з із зі для між за на над під без через окрім крім
    та і й або чи не ні ані ніж мов як
    близько приблизно орієнтовно десь майже около примерно
    мій моя моє моєї мою наш наша нашої нашу ваш ваша твій твоя його її їх
    кожен кожна кожне кожного кожної кожну щоразу минулий минула минуле минулого минулої минулу
    позаминулого чорна чорну чорної добрий страсна страсну
    - – — /
    """)

  /// Whether a word begins a rule wherever it stands: `every`, `щотижня`; `weekly` may also tell of a thing.
  static func beginsRule(_ word: String) -> Bool {
    ["every", "each", "once", "раз"].contains(word) || word.hasPrefix("кожн")
      || (word.hasPrefix("що") && word.count > 4)
  }

  /// Names of days, months and times that are more often another word, a name or a unit; never understood.
  static let neverDates = words("tom mo tu we th fr sa su кт км кр now зараз сейчас за")
  /// Names of weekdays that are words too, so that they need a preposition or a time beside them.
  static let doubtfulDays = TimeLexicon.wordlikeDays
  /// Months that are names or other words, behind which a number may count something: `may 5 people come`.
  static let doubtfulMonths = words(
    "may march mar april june august jan sep dec лис лист лип вер чер сер гру тра кві жов січ лют бер")
  /// Words of the month before a number of which the sentence says more: `5 may be enough`.
  static let verbMonths = words("may march mar лис лист лип вер сер тра груд")

  /// Parts of the day that name today.
  static let tonight = TimeLexicon.tonight

  /// Words with which a sentence goes on behind a date or a time, beside ``keepingText``.
  static let goingOn = words("at in on by о об у в to if when because що бо якщо коли")
  /// Prepositions with which a sentence goes on behind its day.
  static let goingOnBehindDay = words("with about at in near by з із зі у в біля щодо")
  /// Words that begin the object of a verb.
  static let objects = words("the a an my your his her our their this that these those all some")
  /// What is called by a place in an order: `the 25th anniversary`.
  static let anniversaries = words("anniversary birthday edition time century amendment")
  /// Words between the parts of a phrase of dates and times.
  static let joints = words(
    "at @ on from to by in the of till until о об з із зі с до по в у на числа and or & + та і й або чи и или - – — / -> → =>"
  )
  /// Words behind which a number tells of a time that is not the task's own.
  static let besideTimes = words(
    """
    from to since until till after before between about around approximately approx roughly nearly almost circa
    після перед від з із зі до близько приблизно орієнтовно десь майже около примерно после
    """)
  /// Words and marks between two things of which each may be meant.
  static let alternatives = words("and or & + / та і й або чи и или - – —")
  /// Words that have a number behind them as their name.
  static let takingNumbers = words(
    """
    room page pages p chapter flat apartment apt bus tram train flight gate floor bug issue ticket version v release
    python windows ios android macos ubuntu swift java node php ruby part season episode volume vol lesson unit exercise
    task number no level step line platform track size article section paragraph figure fig route highway channel
    building office class grade group sprint area zone table seat row type iphone kilometre kilometer km mile
    кімната кімнату кімнаті кімн кабінет кабінету кабінеті каб аудиторія аудиторії ауд сторінка сторінку сторінки
    сторінці стор розділ розділу квартира квартиру квартирі кв автобус автобуса маршрутка маршрутки трамвай поїзд потяг
    рейс версія версії версію частина частину серія серію сезон том урок уроку вправа вправу вправи завдання номер №
    рахунок рівень кілометр кілометрі пробіг поверх поверсі дім будинок будинку буд стаття статтю пункт крок лінія канал розмір група групи школа
    комната кабинет страница страницу глава версия часть серия задание этаж дом
    """)
  /// Words that have a sum behind them.
  static let takingAmounts = words(
    """
    pay paid price cost costs order spend spent owe transfer send total sum refund charge deposit withdraw tip budget
    weight temperature pressure rate rating score height width speed
    вага температура тиск курс рейтинг оцінка індекс об'єм довжина ширина висота зріст швидкість глибина знижка
    вес давление оценка длина высота рост скорость
    заплатити платити сплатити оплатити ціна вартість переказати перерахувати сума борг витратити коштує повернути
    заплатить оплатить цена стоимость сумма перевести
    """)
  /// Words of a number that becomes another one.
  static let changingNumbers = words(
    """
    reduce increase raise lower change grow drop cut count move scale bump upgrade convert translate
    збільшити зменшити підняти знизити змінити порахувати рахувати перевести оновити
    увеличить уменьшить поднять снизить изменить посчитать считать
    """)
  /// What stands behind the digits of a place or a time.
  static let numberEndings = words("st nd rd th am pm a.m p.m р г го й ій ого ї ої е є ое ая й-го")
  /// The endings of the place that a day has in its month.
  static let placeEndings = words("st nd rd th -го -те -е -ше -ге -тє го")
  /// What makes the number before it a year.
  static let years = words("year рік року році роки год года году р г")
  /// Number words that are no day and no hour.
  static let minuteWords = words(
    "thirty forty fifty двадцати десяти пяти четверти тридцять сорок п'ятдесят тридцать пятьдесят")
  /// Names of noon that are nouns.
  static let noons = words("noon midday полудень полудні полдень")
  /// Times of day of which it is not clear to which day they belong.
  static let midnights = words("midnight опівночі північ полночь")
  /// Lengths of time behind a day that would put it off: `Monday week`.
  static let weeksBehind = words("week fortnight")

  // Days that are said and that nobody but the writer knows.

  /// Feasts, whose date no calendar here tells, and days of somebody's own.
  static let feasts: [[String]] = phrases(
    """
    christmas eve, christmas day, christmas, xmas eve, xmas, new year's eve, new year's day, new year's, new years eve,
    nye, easter sunday, easter monday, easter, halloween, thanksgiving, hanukkah, passover, ramadan, diwali, advent,
    valentine's day, valentine's, mother's day, father's day, independence day, labor day, labour day, memorial day,
    boxing day, good friday, black friday, palm sunday, ash wednesday, shrove tuesday, maundy thursday, cyber monday,
    giving tuesday, super bowl sunday, st patrick's day, epiphany, pentecost, payday,
    різдво, різдва, різдвом, різдві, святвечір, святвечора, великдень, великодня, великоднем, пасха, пасху,
    новий рік, нового року, новому році, новим роком, новорічна ніч, новорічну ніч, на миколая, святого миколая,
    на трійцю, на покрову, на спаса, водохреща, водохреще, хрещення, масниця, масницю, масляна, зелені свята,
    чистий четвер, вербна неділя, вербну неділю, прощена неділя, прощену неділю, страсна п'ятниця, страсну п'ятницю,
    чорна п'ятниця, чорну п'ятницю, день незалежності, день матері, день народження, дня народження, хелловін, гелловін, день зарплати,
    рождество, рождества, пасхи, новый год, нового года, новогоднюю ночь, масленица, масленицу,
    день рождения, дня рождения
    """)
  /// Whole times that name a day by themselves, where no other one is said.
  static let wholeTimes = words(
    """
    weekend вихідних вихідні вихідними влітку взимку навесні восени напередодні
    выходных выходные летом зимой весной осенью накануне
    """)
  /// Words before such a time with which it reads like a date.
  static let beforeWholeTime = words("on at у в")
  /// Names of times that name a day with one of ``pointing`` before them, beside the units.
  static let seasons = words(
    """
    summer winter spring autumn birthday anniversary night тижні дня ночі місяці кварталі році літа зими весни осені
    неделе дне ночи месяце годе
    """)
  /// Words that point at a time, and those of them with which it reads like a date.
  static let pointing = asking.union(
    words(
      """
      the that last past previous first second third same new my your his her our their mid early late in
      тому той та те того тої тій минулого минулої останнього останньої першого першої другого другої моє мого
      том ту этой этом этого прошлой прошлого последней первой
      """))
  static let asking = words(
    """
    this next coming following upcoming цього цієї цьому цю цей наступного наступної наступному наступний наступну
    следующей следующего следующую
    """)
  /// What stands behind a length that is counted from something else.
  static let counting = words(
    """
    before after prior from following until till earlier later time ago next
    після перед від до тому потому раніше пізніше спустя назад от
    """)
  /// Words before a day of which another thing is said.
  static let bindingDays = words(
    """
    before after until till since by for last past previous except but excluding
    до після перед від крім окрім для минулого минулої после кроме прошлой
    """)
  /// Rules that are twice as often to some and half as often to others.
  static let doubtfulIntervals = words("biweekly bi-weekly bimonthly bi-monthly biannually bi-annually biyearly")
  /// Rules that may mean the next such days as well.
  static let doubtfulRules: Set = ["on the weekend", "у вихідні", "в вихідні", "в выходные"]

  /// Words before a length: `for 2h`, `на 2 години`.
  static let beforeLength = words("for на протягом")
  /// Lengths without a number, behind such a word, in seconds.
  static let lengths: [[String]: Int64] = [
    ["an", "hour"]: 3600, ["one", "hour"]: 3600, ["half", "an", "hour"]: 1800, ["годину"]: 3600,
    ["півгодини"]: 1800, ["пів", "години"]: 1800, ["півтори", "години"]: 5400,
  ]

  /// The keys that may be typed with their value: `list:home`, `due:fri`.
  static let keys: [String: QuickEntry.Meaning] = [
    "list": .list, "список": .list, "due": .date, "термін": .date, "scheduled": .scheduled, "заплановано": .scheduled,
    "wait": .wait, "сховати": .wait, "p": .priority, "priority": .priority, "пріоритет": .priority,
    "remind": .reminder, "нагадати": .reminder, "duration": .duration, "тривалість": .duration, "repeat": .repetition,
    "повтор": .repetition,
  ]

  /// Comma-separated phrases, the longest first.
  private static func phrases(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }
      .sorted { $0.count > $1.count }
  }

  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
