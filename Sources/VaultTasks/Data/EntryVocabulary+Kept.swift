import VaultModel

// Words that tell of a date that it is not the task's, in English and Ukrainian.
//
// Origin: everyday usage; written by hand for this project.
// Licence: none needed (facts).
extension EntryVocabulary {
  /// Those of ``keepingText`` that are names with a capital letter.
  static let names = words("ані")
  /// Words before a weekday that make it another one than the next.
  static let beforeWeekday = words(
    """
    first second third fourth fifth 1st 2nd 3rd 4th 5th following tgi ruby freaky blue bowl
    перший першу першого першої другий другу другого другої третій третю третього четвертий останній останню останнього
    первый второй второго третий
    """)
  /// Endings of adjectives, of which one with a capital letter makes a name of a weekday behind it.
  static let endingsOfAdjectives = ["y", "ful", "less", "ous", "ic", "ish", "ive"]
  /// Words that are called by a date behind them, and those before which it stands.
  /// Months that are names of people.
  static let monthNames = words("may april june august")
  static let placesBefore = words(
    """
    проспект проспекту проспекті просп пр-т вулиця вулиці вулицю вулицею вул площа площі площу площею пл провулок
    провулку пров бульвар бульварі бульвару бул метро станція станції станцію парк парку парком сквер скверу сквері
    завод заводу заводі імені ім готель готелі готелю кафе ресторан ресторані ресторану бар барі бару кінотеатр
    кінотеатрі набережна набережній мікрорайон узвіз улица улице улицу площадь площади проспекте им
    """)
  /// Those of ``placesBefore`` that have houses with numbers.
  static let streets = words(
    """
    проспект проспекту проспекті просп пр-т вулиця вулиці вулицю вулицею вул площа площі площу площею пл провулок
    провулку пров бульвар бульварі бульвару бул набережна набережній узвіз улица улице улицу площадь площади проспекте
    """)
  static let placesBehind = words(
    "street st avenue ave square road boulevard blvd lane drive plaza bridge station park")
  /// Words between a day and the week that is over.
  static let beforePast = words("of у в на")
  static let past = words(
    """
    last past previous минулого минулої минулому минулий минулу позаминулого прошлого прошлой прошлом прошлый прошлую
    """)
  static let ago = words("ago earlier тому назад")
  /// Words before a week, a weekend or a month of which they say some part.
  static let partsOfSpan = words("later late earlier early mid пізніше наприкінці раніше")
  /// Words before a span with which it is that of a thing: `photos from last year`.
  static let ofSpan = words("of for from about з із зі за про від")
  /// Words that may be what sat.
  static let pronouns = words(
    """
    i you he she it we they who that one someone everyone everybody somebody nobody
    cat dog bird baby kid child boy girl man woman mum mom dad people
    """)
  static let determiners = words("a an the my your his her its our their this that these those some each no")
  /// Words before a weekday that say no more than `next`.
  static let coming = words(
    "coming upcoming найближчий найближчої найближчу найближчого найближчій ближайший ближайшую ближайшей ближайшего")
  /// The first words of the names of an end, before which `the` may stand.
  static let endNames = words("end eom eod eow eoy cob eob")
  /// The end of today, or of the day behind it.
  static let endsOfDay: [[String]] = [
    ["end", "of", "the", "day"], ["end", "of", "day"], ["eod"], ["cob"], ["eob"], ["close", "of", "business"],
    ["кінця", "дня"], ["кінець", "дня"], ["конца", "дня"],
  ]

  // Something is moved.

  /// Verbs by which something gets another date, and the beginnings of such words.
  static let moving = words(
    """
    move moves moved moving reschedule rescheduled rescheduling postpone postponed postponing delay delayed defer deferred
    push pushed shift shifted switch switched swap swapped change changed
    extend extended prolong transfer transferred
    """)
  static let movingStems = [
    "перенес", "перенос", "переніс", "пересун", "перестав", "відклад", "відклас", "відстроч", "перепланув", "зсун",
    "подовж",
    "продовж",
    "отлож", "сдвин",
  ]
  /// Those that something is moved by no hand.
  static let postponing = words("postpone postponed postponing delay delayed defer deferred reschedule rescheduled")
  /// Words before where something is moved to or from.
  static let targets = words("to until till onto into by from на до по з із зі від с от")
  static let movingMarks = words("from between з із зі від с на до until till")

  // A title that would be cut.

  /// Words that something has to follow.
  static let danglers = words(
    """
    to at of for from with into onto upto through towards than and or but a an the in on by till until is are
    на до з із зі від для без під над при через між за по у в о об та й або чи аж с от из
    """)
  /// Verbs that `in` belongs to: `check in tomorrow`.
  static let beforeIn = words(
    """
    check log sign hand turn fill move call drop plug clock bring cash phone dial come go get let put send it them that
    checking logging checked logged
    """)

  /// Words behind which a second thing is told.
  static let seconds = betweenClocks.union(words("then а потім затем"))
  /// Halves of the day behind a day: `sun am`.
  static let halves = words("am pm a.m p.m")
  /// Words before a month that stands for some day of it.
  static let beforeMonth = words(
    """
    in by until till during before of mid early late до у в від з із по наприкінці всередині кінця початку кінець середині
    половина половині половину
    """)
  /// Marks between the numbers of dates and times.
  static let marksOfDates: Set<Character> = [".", ":", "/", "-"]

  // A zone.

  /// Names of zones that are read in any case, and those that are words in small letters.
  static let zones = words(
    """
    utc gmt edt cdt mdt pdt akst akdt cest eest msk мск jst kst aest aedt acst awst nzst nzdt sgt hkt brt eastern pacific
    est cst pst mst cet eet bst ist
    """)
  static let capitalZones = words("et ct mt pt art wet west hst wib sast cat eat z")
  /// Cities whose clock a time may be of where they stand in parentheses behind it: `19:00 (Київ)`.
  static let zoneCities = words("київ kyiv kiev варшава warsaw берлін berlin лондон london")

  // What repeats in a part of the day.

  /// The part of every day in one word.
  static let everyPart: [String: PartOfDay] = [
    "щоранку": .morning, "щополудня": .afternoon, "щовечора": .evening, "щоночі": .night,
  ]
  /// Words of `every`, before ``partNouns``.
  static let beforePart = words(
    "every each кожен кожний кожного кожну кожної кожне каждое каждый каждую")
  static let partNouns: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .night, "ранку": .morning,
    "ранок": .morning, "вечора": .evening, "вечір": .evening, "ночі": .night, "ніч": .night, "утро": .morning,
    "вечер": .evening, "ночь": .night,
  ]
  /// A part of several days: `Monday mornings`.
  static let partPlurals: [String: PartOfDay] = [
    "mornings": .morning, "afternoons": .afternoon, "evenings": .evening, "nights": .night, "ранками": .morning,
    "ранках": .morning, "вечорами": .evening, "вечорах": .evening, "ночами": .night, "ночах": .night,
  ]
  static let beforePlural = words("on по у в")
  /// Days in the plural, Monday to Sunday: wherever they stand, behind `по`, and behind `у`.
  static let pluralDays = dayNumbers(
    """
    mondays tuesdays wednesdays thursdays fridays saturdays sundays
    понеділками вівторками середами четвергами п'ятницями суботами неділями
    """)
  static let pluralsBehindOn = dayNumbers("понеділках вівторках середах четвергах п'ятницях суботах неділях")
  static let pluralsBehindIn = dayNumbers("понеділки вівторки середи четверги п'ятниці суботи неділі")

  private static func dayNumbers(_ text: String) -> [String: Weekday] {
    let names = text.split { $0 == " " || $0 == "\n" }
    let days = names.enumerated().compactMap { place, name in
      Weekday(rawValue: UInt8(clamping: place % 7 + 1)).map { (String(name), $0) }
    }
    return Dictionary(days) { first, _ in first }
  }
}
