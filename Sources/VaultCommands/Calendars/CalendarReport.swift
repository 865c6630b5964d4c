import VaultExchange
import VaultSyntax

/// Says what of a source did not become part of a note: each property with its lines, and how many there are.
struct CalendarReport {
  let invocation: Invocation
  /// The source as it was named on the command line.
  let source: String

  /// More lines than this are only counted.
  private static let mostLines = 5

  /// Tells everything; as JSON one object each with `source`, `line`, `component`, `property` and `reason`.
  func print(_ remarks: [CalendarRemark], _ faults: [CalendarFault]) {
    guard !remarks.isEmpty || !faults.isEmpty else { return }
    if invocation.format == "json" {
      for remark in remarks {
        printRecord(remark.line, remark.component, remark.property, remark.reason.rawValue)
      }
      for fault in faults { printRecord(fault.line, "", fault.name, "\(fault.reason)") }
      return
    }
    for fault in faults {
      invocation.warn(
        .calendarFault, [.text("\(source):\(fault.line)"), fault.reason.message, .text(fault.name)])
    }
    guard !remarks.isEmpty else { return }
    invocation.note(.calendarNotTaken, [.text(source), .count(remarks.count)])
    for group in groups(of: remarks) {
      let lines = group.lines.prefix(Self.mostLines).map { String($0) }
      let rest = group.lines.count - lines.count
      var values: [MessageValue] = [
        .text(group.name), group.reason.message, .count(group.lines.count), .list(lines),
      ]
      if rest > 0 { values.append(.count(rest)) }
      invocation.detail(invocation.messages(rest > 0 ? .calendarRemarkMore : .calendarRemark, values))
    }
  }

  /// Remarks of one property for one reason, in the order in which they first come.
  private struct Group {
    let name: String
    let reason: CalendarRemark.Reason
    var lines: [Int]
  }

  private func groups(of remarks: [CalendarRemark]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for remark in remarks {
      let name = remark.property == remark.component ? remark.component : remark.component + " " + remark.property
      let key = remark.reason.rawValue + " " + name
      if let place = places[key] {
        groups[place].lines.append(remark.line)
      } else {
        places[key] = groups.count
        groups.append(Group(name: name, reason: remark.reason, lines: [remark.line]))
      }
    }
    return groups
  }

  private func printRecord(_ line: Int, _ component: String, _ property: String, _ reason: String) {
    var json = JSONWriter()
    json.object {
      $0.member("source", source)
      $0.member("line", line)
      $0.member("component", component)
      $0.member("property", property)
      $0.member("reason", reason)
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
    case .noIdentifier: .message(.calendarNoIdentifier)
    case .rangeOfSeries: .message(.calendarRange)
    }
  }
}

extension CalendarFault.Reason {
  /// The reason in words; the second value of the sentence is the name.
  var message: MessageValue {
    switch self {
    case .notALine: .message(.calendarNotALine)
    case .quoteNotClosed: .message(.calendarQuoteNotClosed)
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
