import VaultModel

/// How far the dates of the sample vault are moved to lie around another day.
///
/// Most move by whole weeks, so that weekdays stay what they are: what is over to the last such weekday before the day, what
/// is to come to the first from the day on, so that nothing is overdue that was not. What is bound to the week, the month,
/// the year or nothing of the calendar moves as ``Pace`` says.
struct SampleMove {
  /// What the dates of a note keep to.
  enum Pace {
    /// Weekdays, on their side of the day.
    case days
    /// Weeks of the calendar: meals and what is bought for them, lessons.
    case weeks
    /// Days of the month: a note of money has the entries of one month.
    case months
    /// Days of the month, the next of which is to come: what is due every month.
    case bills
    /// The last Friday of the month.
    case lastFridays
    /// Days of the year: holidays.
    case years
    /// Days that are history: a birthday.
    case never

    init(ofNoteAt path: String) {
      switch path {
      case "events/sofiia-birthday.md", ".vault/config.yaml": self = .never
      case "events/new-year-eve.md", "notes/holidays.md": self = .years
      case "events/book-club.md": self = .lastFridays
      case "tasks/pay-utilities.md": self = .bills
      default:
        let type = Settings().context(forNoteAt: path).folderType
        self = type == .money ? .months : [.meals, .shopping, .timetable].contains(type) ? .weeks : .days
      }
    }
  }

  /// The Friday that the sample vault is written around.
  static let home = LocalDate(year: 2026, month: 11, day: 20) ?? .epoch
  /// Some years from both ends of the calendar, so that every date has room.
  private static let room =
    (LocalDate(year: 10, month: 1, day: 1) ?? .first)...(LocalDate(year: 9990, month: 1, day: 1) ?? .last)

  /// The last Friday that is not after the day.
  private let friday: LocalDate
  /// How many days the Friday is behind home, and the day behind the Friday.
  private let days: Int
  private let daysSinceFriday: Int
  /// How many days the week of the day is behind that of home.
  private let weeks: Int
  private let months: Int
  private let bills: Int
  private let years: Int

  /// Moves so that a day lies in the dates as ``home`` does.
  init(to day: LocalDate) {
    let day = min(max(day, Self.room.lowerBound), Self.room.upperBound)
    daysSinceFriday = Self.daysSinceFriday(day)
    days = day.days(since: Self.home) - daysSinceFriday
    // The week ends two days after its Friday.
    weeks = days + (daysSinceFriday > 2 ? 7 : 0)
    friday = Self.home.adding(days: days) ?? Self.home
    let isEarlier = friday.day < Self.home.day
    months = (friday.year - Self.home.year) * 12 + friday.month - Self.home.month - (isEarlier ? 1 : 0)
    bills =
      (day.year - Self.home.year) * 12 + day.month - Self.home.month + (day.day > Self.billDay ? 1 : 0)
    years = friday.year - Self.home.year
  }

  /// The day of the month on which the bills of the sample are due.
  private static let billDay = 25

  /// Where a date comes to lie.
  func date(_ date: LocalDate, _ pace: Pace) -> LocalDate {
    let moved: LocalDate? =
      switch pace {
      case .days: date.adding(days: days(for: date))
      case .weeks: date.adding(days: weeks)
      case .months: date.adding(months: months)
      case .bills: date.adding(months: bills)
      case .lastFridays: lastFriday(insteadOf: date)
      case .years: dayOfYear(insteadOf: date)
      case .never: date
      }
    return moved ?? date
  }

  /// How many days a date moves that keeps its weekday and its side of the day.
  func days(for date: LocalDate) -> Int {
    days + (Self.daysSinceFriday(date) < daysSinceFriday ? 7 : 0)
  }

  private static func daysSinceFriday(_ date: LocalDate) -> Int { (date.days(since: home) % 7 + 7) % 7 }

  /// As many days before the last Friday of its month as the date is.
  private func lastFriday(insteadOf date: LocalDate) -> LocalDate? {
    func last(of month: LocalDate) -> LocalDate? { month.endOfMonth.adding(days: -6)?.adding(days: -1)?.next(.friday) }
    guard let own = last(of: date), let month = date.adding(days: 1 - date.day)?.adding(months: months) else {
      return nil
    }
    return last(of: month)?.adding(days: date.days(since: own))
  }

  /// The same day of the year, of Easter the next one to come.
  private func dayOfYear(insteadOf date: LocalDate) -> LocalDate? {
    if date == Self.easter(date.year) {
      return [friday.year, friday.year + 1].compactMap(Self.easter).first { $0 >= friday }
    }
    return LocalDate(year: date.year + years, month: date.month, day: date.day)
  }

  /// Orthodox Easter in the Gregorian calendar (J. Meeus, Astronomical Algorithms, 2nd ed., chapter 8).
  private static func easter(_ year: Int) -> LocalDate? {
    let moon = (19 * (year % 19) + 15) % 30
    let sunday = moon + (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7 + 114
    let julian = LocalDate(year: year, month: sunday / 31, day: sunday % 31 + 1)
    return julian?.adding(days: year / 100 - year / 400 - 2)
  }
}
