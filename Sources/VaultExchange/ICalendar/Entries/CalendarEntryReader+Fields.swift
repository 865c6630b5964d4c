import VaultModel
import VaultSyntax

extension CalendarEntryReader {
  // MARK: Texts

  mutating func readTexts(of entry: inout CalendarEntry) {
    entry.set(.title, takeText("SUMMARY").map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") })
    entry.set(.notes, takeText("DESCRIPTION").map(Self.withPlainLineEnds))
    entry.set(.location, takeText("LOCATION").map { $0.split(whereSeparator: \.isNewline).joined(separator: ", ") })
    entry.set(.url, take("URL")?.value.trimmed)
    entry.set(.list, takeText(CalendarProperty.list))
    entry[.tags] = takeAll("CATEGORIES").flatMap { CalendarText.list($0.value) }.map { tag in
      String(tag.trimmed.drop { $0 == "#" })
    }
    // A set is put in order whenever it is changed, so that each is gathered first.
    var attachments: [String] = []
    for line in takeAll("ATTACH") {
      if line["VALUE"] == nil || line["VALUE"]?.uppercased() == "URI", line["ENCODING"] == nil {
        attachments.append(line.value.trimmed)
      } else {
        remark(.notUnderstood, line: line.number, line.name)
      }
    }
    entry[.attachments] = attachments
  }

  private static func withPlainLineEnds(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")
  }

  // MARK: Standing

  mutating func readStanding(of entry: inout CalendarEntry) {
    let status = take("STATUS")
    let percent = take("PERCENT-COMPLETE")
    if let status {
      let value = status.value.trimmed.uppercased()
      if let name = CalendarStatus.name(of: value, kind: entry.kind) {
        entry.set(.status, name)
      } else if value != "CONFIRMED", value != "NEEDS-ACTION" {
        remark(.badValue, line: status.number, status.name)
      }
    }
    if status == nil, component.isCalledOff { entry.set(.status, TaskStatus.cancelled.name) }
    if let percent { readPercent(percent, isStated: status != nil, of: &entry) }
    if let priority = take("PRIORITY") {
      if let number = Int(priority.value.trimmed), 0...9 ~= number {
        entry.set(.priority, CalendarPriority.name(of: number))
      } else {
        remark(.badValue, line: priority.number, priority.name)
      }
    }
    if entry.kind == .task {
      entry.set(.completed, takeMoment("COMPLETED").map { CalendarStamp.moment($0).text })
      if entry[.status].isEmpty, !entry[.completed].isEmpty { entry.set(.status, TaskStatus.done.name) }
    }
    entry.set(.created, takeMoment("CREATED").map { CalendarStamp.moment($0).text })
  }

  /// All or nothing done is what the status says; any other share vault does not know, but that it was begun.
  private mutating func readPercent(_ line: ContentLine, isStated: Bool, of entry: inout CalendarEntry) {
    guard let percent = Int(line.value.trimmed), 0...100 ~= percent, entry.kind == .task else {
      return remark(.badValue, line: line.number, line.name)
    }
    if percent == 100, !isStated { entry.set(.status, TaskStatus.done.name) }
    guard 1...99 ~= percent else { return }
    if !isStated { entry.set(.status, TaskStatus.inProgress.name) }
    remark(.notUnderstood, line: line.number, line.name)
  }

  // MARK: Visibility

  /// Who may read it, and whether it leaves its time free, which only events say (RFC 5545 section 3.6.1).
  mutating func readVisibility(of entry: inout CalendarEntry) {
    if let line = take("CLASS") {
      let value = line.value.trimmed.uppercased()
      switch (CalendarClassification(rawValue: value), value.isEmpty) {
      case (.public, _): break
      case (.private, _), (.confidential, _): entry.set(.isPrivate, "true")
      case (nil, true): remark(.badValue, line: line.number, line.name)
      case (nil, false):
        // What nobody knows has to be kept from others (section 3.8.1.3).
        entry.set(.isPrivate, "true")
        remark(.notUnderstood, line: line.number, line.name)
      }
    }
    guard entry.kind == .event, let line = take("TRANSP") else { return }
    switch CalendarTransparency(rawValue: line.value.trimmed.uppercased()) {
    case .opaque: break
    case .transparent:
      entry.set(.busy, "false")
      if component[CalendarProperty.microsoftBusy]?.value.uppercased() == "FREE" {
        _ = take(CalendarProperty.microsoftBusy)
      }
    case nil: remark(.badValue, line: line.number, line.name)
    }
  }

  // MARK: Repetition

  mutating func readRepetition(of entry: inout CalendarEntry) {
    // An occurrence happens once, whatever programs leave in it of the series.
    guard occurrence == nil else {
      for line in ["RRULE", "EXDATE", "RDATE"].flatMap({ takeAll($0) }) {
        remark(.oneOccurrence, line: line.number, line.name)
      }
      return
    }
    if let line = take("RRULE") {
      if var rule = RepetitionText.rule(Self.tidied(line.value), from: entry.repetitionStart, zones.clocks) {
        // An end of another type than the start means what it would say in the start's.
        if let start = entry.repetitionStart, zones.clocks.knows(start) {
          rule.until = rule.until.map { RepetitionText.end($0, of: start, zones.clocks) }
        }
        entry.set(.recurrence, rule.text)
      } else {
        remark(.badValue, line: line.number, line.name)
      }
    }
    let left = takeDates("EXDATE")
    entry[.also] = takeDates("RDATE").map { entry.dateText(of: $0, isFurther: true, zones.clocks) }
    entry[.except] = entry.exceptionTexts(of: left, zones.clocks)
  }

  /// A rule without what programs leave in it that says nothing: empty parts, as behind a last semicolon, and spaces.
  private static func tidied(_ rule: String) -> String {
    rule.split(separator: ";").map { part in part.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
      .joined(separator: ";")
  }

  private mutating func takeDates(_ name: String) -> [Moment] {
    var dates: [Moment] = []
    for line in takeAll(name) {
      guard line["VALUE"]?.uppercased() != "PERIOD" else {
        remark(.notUnderstood, line: line.number, name)
        continue
      }
      for value in line.value.split(separator: ",") {
        if let moment = moment(line, value: String(value)) {
          dates.append(moment)
        } else {
          remark(.badValue, line: line.number, name)
        }
      }
    }
    return dates
  }

  // MARK: Relations

  mutating func readRelations(of entry: inout CalendarEntry) {
    var depends: [String] = []
    for line in takeAll("RELATED-TO") {
      let uid = CalendarText.decoded(line.value).trimmed
      switch line["RELTYPE"]?.uppercased() {
      case nil, "PARENT":
        if entry[.parent].isEmpty { entry.set(.parent, uid) } else { remark(.repeated, line: line.number, line.name) }
      case "DEPENDS-ON": depends.append(uid)
      default: remark(.notUnderstood, line: line.number, line.name)
      }
    }
    entry[.depends] = depends
  }
}

/// Properties beyond those of iCalendar (RFC 5545 section 3.8.8.2): vault's own, for what it has no word for, and one of
/// other programs.
package enum CalendarProperty {
  /// The list of a task.
  package static let list = "X-VAULT-LIST"
  /// The moment until which a task is hidden.
  package static let wait = "X-VAULT-WAIT"
  /// The end of a task's fixed block that has a due date too, or another zone than its start.
  package static let end = "X-VAULT-END"
  /// Whether the one moment of a task is when it happens (`TRUE`), or by when it is to be done (`FALSE`).
  package static let at = "X-VAULT-AT"
  /// How an event of Outlook takes its time, in more words than `TRANSP` has.
  static let microsoftBusy = "X-MICROSOFT-CDO-BUSYSTATUS"
}
