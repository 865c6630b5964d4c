/// Words of dates on the command line: one line a meaning, `name: words`, in English, Ukrainian, Russian.
///
/// origin: everyday usage; written by hand.
enum DateWords {
  static let days = """
    before-yesterday: day before yesterday, позавчора, позавчера
    yesterday: вчора, учора, вчера
    today: сьогодні, сегодня
    tomorrow: tmr, tom, завтра
    after-tomorrow: day after tomorrow, післязавтра, послезавтра
    end-of-week: eow, end of week, end of the week, кінець тижня, кінця тижня, кт, конец недели
    end-of-month: eom, end of month, end of the month, кінець місяця, кінця місяця, км, конец месяца
    end-of-year: eoy, end of year, end of the year, кінець року, кінця року, кр, конец года
    next-week: next week, наступний тиждень, наступного тижня, следующая неделя, на следующей неделе
    next-month: next month, наступний місяць, наступного місяця, следующий месяц, в следующем месяце
    """

  static let now = "now: зараз, сейчас"

  static let next = """
    next: наступний, наступна, наступну, наступне, наступного, наступної, следующий, следующая, следующую, следующее
    """

  /// Words that may stand before a day and change nothing.
  static let fillers = "on: this, у, в, цей, ця, цю, це, цього, этот, эту"

  /// Words that may stand before a time and change nothing.
  static let beforeTime = "at: о, об, в, у"

  /// Words that begin an offset into the future: `in 3 days`, `через 3 дні`.
  static let after = "in: через, за"

  /// Lengths that are said without a number behind such a word, `in an hour`, `через півгодини`, in the order of
  /// `SpokenLength.all`. A bare `через день` is not among them, as it means every other day as well; nor are `час` and
  /// `год`, which are other words or lengths in the other language.
  static let spokenLengths = """
    minute: a minute, хвилину, хвилинку, минуту
    half-hour: half an hour, half hour, a half hour, півгодини, пів години, полчаса
    hour: an hour, годину, години, годинку
    hour-and-half: an hour and a half, one and a half hours, півтори години, полтора часа
    day: a day, добу, доби, сутки
    week: a week, тиждень, тижня, неделю
    fortnight: a fortnight
    month: a month, місяць, місяця, месяц
    half-year: half a year, a half year, півроку, пів року, полгода
    year: a year, рік, року
    """

  /// Words that say two of the unit behind them.
  static let couple = "couple: a couple of, couple of, a couple"
}
