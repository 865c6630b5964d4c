import VaultModel

/// A value of `RECURRENCE-ID` in 8 bytes.
struct PackedMoment: Sendable, Hashable, Comparable {
  /// The digits of the date and the time as one number, doubled, and one more for UTC; the time of a day is 999,999.
  private let value: Int64

  /// Packs `20261120`, `20261120T143000` or `20261120T143000Z`; nil for anything else.
  init?(_ text: String) {
    let isUTC = text.hasSuffix("Z")
    let digits = text.utf8.filter { $0 &- 0x30 < 10 }
    guard digits.count == 8 || digits.count == 14, CalendarMoment.moment(text) != nil else { return nil }
    let number = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
    value = (digits.count == 8 ? number * 1_000_000 + 999_999 : number) * 2 + (isUTC ? 1 : 0)
  }

  /// The moment; of a time on the clock of its series without a zone.
  var moment: Moment? {
    let (date, time) = (value / 2_000_000, value / 2 % 1_000_000)
    let digits = Self.digits(date, 8)
    if time == 999_999 { return CalendarMoment.moment(digits) }
    return CalendarMoment.moment(digits + "T" + Self.digits(time, 6) + (value % 2 == 1 ? "Z" : ""))
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The numbers by which zones are kept; 0 is none.
struct ZoneNumbers: Sendable {
  private var all: [WrittenZone?] = [nil]
  private var numbers: [WrittenZone: UInt16] = [:]

  mutating func number(of zone: WrittenZone?) -> UInt16 {
    guard let zone else { return 0 }
    if let number = numbers[zone] { return number }
    guard let number = UInt16(exactly: all.count) else { return 0 }
    all.append(zone)
    numbers[zone] = number
    return number
  }

  subscript(number: UInt16) -> WrittenZone? { all[Int(number)] }
}

/// A moment, and the number of its zone.
struct ZonedMoment: Sendable {
  let packed: PackedMoment
  let zone: UInt16

  init?(_ moment: Moment, _ zones: inout ZoneNumbers) {
    var clock = moment
    if case .time(var time) = moment, time.zone != .utc {
      time.zone = nil
      clock = .time(time)
    }
    guard let packed = PackedMoment(CalendarMoment.value(of: clock)) else { return nil }
    self.packed = packed
    zone = moment.zone == .utc ? 0 : zones.number(of: moment.zone)
  }

  func moment(_ zones: ZoneNumbers) -> Moment? {
    guard case .time(var time)? = packed.moment else { return packed.moment }
    time.zone = time.zone ?? zones[zone]
    return .time(time)
  }
}
