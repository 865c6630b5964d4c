import VaultExchange
import VaultModel
import VaultSyntax

/// Any bytes give the same parts however they are cut into pieces, places inside of the text, and entries that read the
/// same when they are written again.
enum CalendarCheck {
  /// Zones whose clocks change, so that times are compared as moments.
  private static let clocks = CalendarClocks(
    ZoneTable(
      home: ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"),
      named: [
        "Europe/Kyiv": "EET-2EEST,M3.5.0/3,M10.5.0/4", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
        "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
      ].compactMapValues { ZoneRules(posixRule: $0) }))

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let whole = parts(of: input, piecesOf: max(1, input.count))
    let cut = parts(of: input, piecesOf: 7)
    guard whole.components == cut.components, whole.faults == cut.faults else {
      return FuzzOutcome(fault: "parts that depend on the pieces")
    }
    for component in whole.components
    where component.place.upperBound > input.count || component.end < component.place.lowerBound {
      return FuzzOutcome(fault: "a component beyond the end")
    }
    let entries = whole.contents.entries.map(\.entry)
    for entry in entries where entry.identifier.occurrence == nil {
      let writer = CalendarEntryWriter(clocks)
      let once = entry.projected(writer)
      guard once.projected(writer) == once else { return FuzzOutcome(fault: "an entry that is written as another one") }
    }
    return FuzzOutcome(
      fault: fault(of: CalendarFile(parsing: input), entries),
      outline: whole.components.map(\.lines.count)
        + whole.faults.map { CalendarFault.Reason.allCases.firstIndex(of: $0.reason) ?? 0 })
  }

  /// A file that nothing is changed in is the same file.
  private static func fault(of file: CalendarFile, _ entries: [CalendarEntry]) -> String? {
    var contents = CalendarContents(keepingComponents: true, clocks)
    for component in file.components { contents.add(.component(component)) }
    contents.finish()
    var edit = CalendarEdit(
      file, contents, entries: contents.entries.map(\.entry), stamp: LocalDateTime(.epoch),
      writer: CalendarEntryWriter(clocks))
    for found in contents.entries { edit.make(.set(found.entry, to: found.entry, [])) }
    guard file.insertionPoint != nil else { return nil }
    return edit.bytes() == file.bytes ? nil : "a file that changes by itself"
  }

  private static func parts(
    of input: [UInt8], piecesOf length: Int
  ) -> (components: [CalendarComponent], faults: [CalendarFault], contents: CalendarContents) {
    var components: [CalendarComponent] = []
    var contents = CalendarContents(clocks)
    var reader = CalendarReader()
    func take(_ part: CalendarReader.Part) {
      contents.add(part)
      if case .component(let component) = part { components.append(component) }
    }
    var rest = input[...]
    while !rest.isEmpty {
      reader.read(rest.prefix(length), take)
      rest = rest.dropFirst(length)
    }
    reader.finish(take)
    contents.finish()
    return (components, contents.faults, contents)
  }
}

/// Any bytes give tasks of todo.txt that read the same when they are written again.
enum TodoTextCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let file = TodoFile(parsing: input)
    for found in file.tasks {
      let again = TodoLine(found.task.text)
      guard again?.text == found.task.text else { return FuzzOutcome(fault: "a line that is written as another one") }
      guard !found.task.noteLine.utf8.contains(0x0A) else { return FuzzOutcome(fault: "a line of two") }
    }
    return FuzzOutcome(outline: file.tasks.map { $0.task.words.utf8.count & 7 })
  }
}
