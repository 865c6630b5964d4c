/// Words of dates and times: one line a meaning, `name: English | Ukrainian | Russian`, forms separated by commas.
///
/// origin: everyday usage; written by hand.
enum DateWords {
  /// In the order of `DateScanner.days`.
  static let days = """
    before-yesterday: day before yesterday, the day before yesterday | позавчора | позавчера
    yesterday: yesterday | вчора, учора | вчера
    today: today | сьогодні | сегодня
    tomorrow: tomorrow, tmr, tom | завтра | завтра
    after-tomorrow: day after tomorrow, the day after tomorrow | післязавтра | послезавтра
    end-of-week: eow, end of week, end of the week | кінець тижня, кінця тижня, кт | конец недели
    end-of-month: eom, end of month, end of the month | кінець місяця, кінця місяця, км | конец месяца
    end-of-year: eoy, end of year, end of the year | кінець року, кінця року, кр | конец года
    next-week: next week | наступний тиждень, наступного тижня | следующая неделя, на следующей неделе
    next-month: next month | наступний місяць, наступного місяця | следующий месяц, в следующем месяце
    """

  /// In the order of `SpokenSpan.named`.
  static let spans = """
    last-week: last week | минулий тиждень, минулого тижня, на минулому тижні | прошлая неделя, на прошлой неделе
    week: week, this week | тиждень, цей тиждень, цього тижня, на цьому тижні | неделя, эта неделя, на этой неделе
    next-week: next week | наступний тиждень, наступного тижня, на наступному тижні | следующая неделя, на следующей неделе
    last-weekend: last weekend | минулі вихідні, минулих вихідних | прошлые выходные
    weekend: weekend, this weekend, the weekend | вихідні, ці вихідні, цих вихідних, на вихідних, на цих вихідних | выходные, эти выходные, на выходных, на этих выходных
    next-weekend: next weekend | наступні вихідні, наступних вихідних, на наступних вихідних | следующие выходные, на следующих выходных
    last-month: last month | минулий місяць, минулого місяця, у минулому місяці | прошлый месяц, в прошлом месяце
    month: month, this month | місяць, цей місяць, цього місяця, у цьому місяці | месяц, этот месяц, в этом месяце
    next-month: next month | наступний місяць, наступного місяця, у наступному місяці | следующий месяц, в следующем месяце
    last-year: last year | минулий рік, минулого року | прошлый год, в прошлом году
    year: year, this year | рік, цей рік, цього року | год, этот год, в этом году
    next-year: next year | наступний рік, наступного року | следующий год, в следующем году
    """

  static let now = "now: now | зараз | сейчас"

  static let next = """
    next: next | наступний, наступна, наступну, наступне, наступного, наступної | следующий, следующая, следующую, следующее
    """

  /// Words that may stand before a day and change nothing.
  static let fillers = "on: on, this | у, в, цей, ця, цю, це, цього, цієї | этот, эту"

  /// Words that may stand before a time and change nothing.
  static let beforeTime = "at: at | о, об, в, у | в"

  /// Words that begin an offset into the future: `in 3 days`, `через 3 дні`.
  static let after = "in: in | через, за | через, за"

  /// Lengths that are said without a number behind such a word, `in an hour`, `через півгодини`, in the order of
  /// `SpokenLength.all`. A bare `через день` is not among them, as it means every other day as well; nor are `час` and
  /// `год`, which are other words or lengths in the other language.
  static let spokenLengths = """
    minute: minute, a minute | хвилину, хвилинку | минуту
    half-hour: half-hour, half an hour, a half hour | півгодини, пів години | полчаса
    hour: hour, an hour | годину, години, годинку |
    hour-and-half: hour-and-half, an hour and a half, one and a half hours | півтори години | полтора часа
    day: day, a day | добу, доби | сутки
    week: week, a week | тиждень, тижня | неделю
    fortnight: fortnight, a fortnight | |
    month: month, a month | місяць, місяця | месяц
    half-year: half-year, half a year, a half year | півроку, пів року | полгода
    year: year, a year | рік, року |
    """

  /// What makes the number before it the day of a month: `25 числа`.
  static let dayOfMonth = "date: | числа | числа"

  /// What stands between a day and its month: `12th of December`.
  static let of = "of: of | |"

  /// What stands behind a year.
  static let year = "year: | року, рік, р | года, год, г"

  /// Minutes that are said before the hour they are counted from, in the order of `WrittenClock.shifts`.
  static let shifts = """
    half-past: half past, half-past, half after | |
    quarter-past: quarter past, a quarter past | чверть по, чверть після | четверть после
    quarter-to: quarter to, a quarter to | за чверть, чверть до | без четверти
    half-to: | пів на, пів, половина, половині | половина, половине
    quarter-of: | чверть на | четверть
    """

  /// What stands behind a number of hours and makes it a time.
  static let clockHours = "hours: o'clock, oclock | година, годину, годині, години, годин | час, часа, часов"

  /// The part of the day behind an hour of the 12-hour clock, in the order of `PartOfDay`; the last two lines may count
  /// days and nights as well, so that they need a preposition: `о 3 дня`.
  static let partsOfClock = """
    morning: in the morning | ранку, вранці, зранку, уранці | утра, утром
    afternoon: in the afternoon | вдень, удень, пополудні | днём, днем
    evening: in the evening | вечора, ввечері, увечері | вечера, вечером
    night: at night | вночі, уночі | ночью
    of-afternoon: | дня | дня
    of-night: | ночі | ночи
    """

  /// The part of the day beside a day, in the order of `PartOfDay`.
  static let partsOfDay = """
    morning: morning, in the morning | вранці, зранку, уранці | утром
    afternoon: afternoon, in the afternoon | вдень, удень, пополудні | днём, днем
    evening: evening, in the evening | ввечері, увечері | вечером
    night: night, at night | вночі, уночі | ночью
    """

  static let noon = "noon: noon, midday | опівдні, полудень, полудні | полдень"
}
