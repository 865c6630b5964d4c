import VaultExchange
import VaultMessages
import VaultSyntax

/// Says what of a source did not become part of a note: each property with its lines and their entries, and how many there
/// are.
///
/// ```swift
/// var report = CalendarReport(invocation: invocation, source: name)
/// survey.add(part) { report.add($0) }
/// report.finish()
/// ```
///
/// However much is wrong, what is kept of it is bounded. As JSON each is one object with `source`, `line`, `component`,
/// `property`, `reason` and the `title` of its entry, and none is left out.
struct CalendarReport {
  private let invocation: Invocation
  /// The source as it was named on the command line.
  private let source: String
  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  private var remarks = 0
  /// Those of titles, which notes have all the same.
  private var remarksOfTitles = 0
  private var otherRemarks = 0
  private var faults = 0

  /// More lines of a property than this are only counted, and so are more properties, and more that is damaged.
  private static let (mostLines, mostGroups, mostFaults) = (5, 200, 100)

  /// Remarks of one property for one reason.
  private struct Group {
    let name: String
    let reason: CalendarRemark.Reason
    /// The lines, each with the entry it belongs to.
    var lines: [String] = []
    var count = 0
  }

  init(invocation: Invocation, source: String) {
    self.invocation = invocation
    self.source = source
  }

  /// Tells everything.
  static func print(
    _ remarks: [CalendarRemark], _ faults: [CalendarFault] = [], of source: String, _ invocation: Invocation
  ) {
    var report = CalendarReport(invocation: invocation, source: source)
    for fault in faults { report.add(.fault(fault)) }
    for remark in remarks { report.add(.remark(remark)) }
    report.finish()
  }

  /// Takes what a survey found: damage is told at once, everything else at the end.
  mutating func add(_ notice: CalendarSurvey.Notice) {
    switch notice {
    case .remark(let remark): add(remark)
    case .fault(let fault): add(fault)
    }
  }

  private mutating func add(_ fault: CalendarFault) {
    guard invocation.format != "json" else { return printRecord(fault.line, "", fault.name, "\(fault.reason)", "") }
    faults += 1
    guard faults <= Self.mostFaults else { return }
    let name = String(fault.name.prefix(Self.longestName))
    invocation.warn(.calendarFault, [.text("\(source):\(fault.line)"), fault.reason.message, .text(name)])
  }

  /// Longer names of properties and components are cut, in characters.
  private static let longestName = 64

  private mutating func add(_ remark: CalendarRemark) {
    guard invocation.format != "json" else {
      return printRecord(remark.line, remark.component, remark.property, remark.reason.rawValue, remark.title)
    }
    if remark.reason == .readAsField { remarksOfTitles += 1 } else { remarks += 1 }
    let whole = remark.property == remark.component ? remark.component : remark.component + " " + remark.property
    let name = String(whole.prefix(2 * Self.longestName))
    let key = remark.reason.rawValue + " " + name
    if places[key] == nil {
      guard groups.count < Self.mostGroups else {
        otherRemarks += 1
        return
      }
      places[key] = groups.count
      groups.append(Group(name: name, reason: remark.reason))
    }
    guard let place = places[key] else { return }
    groups[place].count += 1
    guard groups[place].lines.count < Self.mostLines else { return }
    let title = remark.title.prefix(Self.longestName)
    groups[place].lines.append(title.isEmpty ? "\(remark.line)" : "\(remark.line) (\(title))")
  }

  /// Tells what was gathered.
  func finish() {
    if faults > Self.mostFaults {
      invocation.warn(.calendarFaultsMore, [.text(source), .count(faults - Self.mostFaults)])
    }
    tell(remarks, as: .calendarNotTaken, groups.filter { $0.reason != .readAsField })
    tell(remarksOfTitles, as: .calendarReadAsFields, groups.filter { $0.reason == .readAsField })
    if otherRemarks > 0 { invocation.detail(invocation.messages(.calendarRemarksMore, [.count(otherRemarks)])) }
  }

  private func tell(_ count: Int, as sentence: MessageKey, _ groups: [Group]) {
    guard count > 0 else { return }
    invocation.note(sentence, [.text(source), .count(count)])
    for group in groups {
      let rest = group.count - group.lines.count
      var values: [MessageValue] = [.text(group.name), group.reason.message, .count(group.count), .list(group.lines)]
      if rest > 0 { values.append(.count(rest)) }
      invocation.detail(invocation.messages(rest > 0 ? .calendarRemarkMore : .calendarRemark, values))
    }
  }

  private func printRecord(_ line: Int, _ component: String, _ property: String, _ reason: String, _ title: String) {
    var json = JSONWriter()
    json.object {
      $0.member("source", source)
      $0.member("line", line)
      $0.member("component", component)
      $0.member("property", property)
      $0.member("reason", reason)
      $0.member("title", title)
    }
    invocation.print(json.text)
  }
}

extension CalendarRemark.Reason {
  /// The reason in words.
  var message: MessageValue {
    switch self {
    case .notUnderstood: .message(.calendarNotUnderstood)
    case .badValue: .message(.calendarBadValue)
    case .unknownZone: .message(.calendarUnknownZone)
    case .repeated: .message(.calendarRepeated)
    case .endBeforeStart: .message(.calendarEndBeforeStart)
    case .otherType: .message(.calendarOtherType)
    case .secondEnd: .message(.calendarSecondEnd)
    case .missingStart: .message(.calendarMissingStart)
    case .noStart: .message(.calendarNoStart)
    case .noIdentifier: .message(.calendarNoIdentifier)
    case .sameIdentifier: .message(.calendarSameIdentifier)
    case .rangeOfSeries: .message(.calendarRange)
    case .oneOccurrence: .message(.calendarOneOccurrence)
    case .readAsField: .message(.calendarReadAsField)
    }
  }
}

extension CalendarFault.Reason {
  /// The reason in words; the second value of the sentence is the name.
  var message: MessageValue {
    switch self {
    case .notALine: .message(.calendarNotALine)
    case .quoteNotClosed: .message(.quoteNotClosed)
    case .lineTooLong: .message(.calendarLineTooLong)
    case .invalidUTF8: .message(.calendarInvalidUTF8)
    case .notClosed: .message(.calendarNotClosed)
    case .notOpen: .message(.calendarNotOpen)
    case .componentTooLarge: .message(.calendarComponentTooLarge)
    case .tooDeep: .message(.calendarTooDeep)
    case .outsideCalendar: .message(.calendarOutside)
    }
  }
}
