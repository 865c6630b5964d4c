import VaultModel

/// Takes the entries of one calendar one by one, in a reading after its ``CalendarSurvey``.
package struct CalendarEntries: Sendable {
  private let survey: CalendarSurvey
  private var components: ComponentEntries

  /// - Parameter source: the how manieth source of the survey the calendar was, from 0.
  package init(of source: Int, _ survey: CalendarSurvey) {
    self.survey = survey
    components = ComponentEntries(survey.clocks, from: source < survey.starts.count ? survey.starts[source] : 0)
  }

  /// The entry that a part of the calendar is; nil for what is none, and for one that does not count.
  package mutating func entry(of part: CalendarReader.Part) -> CalendarEntry? {
    guard let (entry, number) = components.entry(of: part, { _ in }), survey.counts(number) else { return nil }
    return survey.withExceptions(entry)
  }

  /// The same for the next entry of a source that is no calendar.
  package mutating func entry(_ entry: CalendarEntry) -> CalendarEntry? {
    survey.counts(components.number()) ? survey.withExceptions(entry) : nil
  }
}

/// Reads components as entries, and counts them: in every reading of a calendar the same entry has the same number.
struct ComponentEntries: Sendable {
  private var zones: CalendarZones
  /// The number of the next entry.
  private(set) var next: UInt32

  init(_ clocks: CalendarClocks, from next: UInt32 = 0) {
    zones = CalendarZones(clocks)
    self.next = next
  }

  mutating func number() -> UInt32 {
    defer { next &+= 1 }
    return next
  }

  mutating func entry(
    of part: CalendarReader.Part, _ report: (CalendarSurvey.Notice) -> Void
  ) -> (entry: CalendarEntry, number: UInt32)? {
    switch part {
    case .component(let component):
      if component.name == "VTIMEZONE" {
        zones.add(component)
        return nil
      }
      var reader = CalendarEntryReader(zones)
      let entry = reader.entry(of: component)
      for remark in reader.remarks { report(.remark(remark)) }
      return entry.map { ($0, number()) }
    case .property(let property):
      if let remark = CalendarContents.remark(of: property) { report(.remark(remark)) }
    case .calendarEnd: break
    case .fault(let fault): report(.fault(fault))
    }
    return nil
  }
}

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
