import VaultSyntax

/// Reads an iCalendar stream (RFC 5545) that comes in pieces, and hands on one component after the other.
///
/// ```swift
/// var reader = CalendarReader()
/// while let piece = nextPiece() { reader.read(piece[...]) { part in … } }
/// reader.finish { part in … }
/// ```
///
/// Memory is bounded by the largest component, and that by ``componentLimit``: a file of any length, and one endless line,
/// read. Whatever is wrong is a ``CalendarFault``, and the rest still reads.
///
/// ## Topics
/// - Reading: ``read(_:_:)``, ``finish(_:)``, ``Part``
/// - A whole text at once: ``CalendarFile``
package struct CalendarReader {
  /// What is handed on.
  package enum Part: Sendable {
    /// A component that stands in the calendar itself.
    case component(CalendarComponent)
    /// A property of the calendar itself, such as `PRODID`.
    case property(ContentLine)
    /// The end of a calendar begins at an offset: what is added to it goes there.
    case calendarEnd(Int)
    case fault(CalendarFault)
  }

  /// The largest component with all that stands in it, in bytes (16 MB).
  package static let componentLimit = 16 << 20
  /// How deep components may lie one in another, the calendar not counted.
  package static let depthLimit = 8

  private var lines = ContentLineReader()
  private var assembly = ComponentAssembly()
  private var isFirst = true

  package init() {}

  /// Reads the next piece of the stream.
  package mutating func read(_ piece: ArraySlice<UInt8>, _ receive: (Part) -> Void) {
    var assembly = assembly
    var isFirst = isFirst
    self.assembly = ComponentAssembly()
    lines.read(piece) { Self.take($0, &isFirst, &assembly, receive) }
    self.assembly = assembly
    self.isFirst = isFirst
  }

  /// Ends the stream.
  package mutating func finish(_ receive: (Part) -> Void) {
    var assembly = assembly
    var isFirst = isFirst
    self.assembly = ComponentAssembly()
    lines.finish { Self.take($0, &isFirst, &assembly, receive) }
    assembly.finish(receive)
  }

  private static func take(
    _ line: ContentLineReader.Line, _ isFirst: inout Bool, _ assembly: inout ComponentAssembly,
    _ receive: (Part) -> Void
  ) {
    var bytes = line.bytes
    // A byte order mark is none of the first name.
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isFirst = false
    guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    do throws(ContentLine.Fault) {
      var parsed = try ContentLine(parsing: bytes)
      parsed.number = line.number
      parsed.place = line.place
      if line.isCut {
        parsed.value = ""
        receive(.fault(CalendarFault(.lineTooLong, line: line.number, name: parsed.name)))
      } else if String(validating: bytes, as: UTF8.self) == nil {
        receive(.fault(CalendarFault(.invalidUTF8, line: line.number, name: parsed.name)))
      }
      assembly.take(parsed, isCut: line.isCut, receive)
    } catch {
      let reason: CalendarFault.Reason =
        line.isCut ? .lineTooLong : error == .notALine ? .notALine : .quoteNotClosed
      receive(.fault(CalendarFault(reason, line: line.number)))
    }
  }
}

/// Puts lines together to components.
private struct ComponentAssembly {
  /// The components that are open, the outermost first; the calendar itself is none of them.
  private var open: [CalendarComponent] = []
  private var size = 0
  private var isTooLarge = false
  /// The components deeper than the limit that are open, the first of them by name.
  private var skipped: [String] = []
  private var skippedMore = 0
  private var isInCalendar = false
  private var calendarLine = 1
  /// How many calendars began.
  private var calendars = 0
  /// Whether the calendar calls off what follows in it.
  private var callsOff = false

  mutating func take(_ line: ContentLine, isCut: Bool, _ receive: (CalendarReader.Part) -> Void) {
    switch line.name {
    case "BEGIN": begin(line, receive)
    case "END": end(line, receive)
    default:
      guard skipped.isEmpty else { return }
      guard !open.isEmpty else {
        guard isInCalendar else {
          return receive(.fault(CalendarFault(.outsideCalendar, line: line.number, name: line.name)))
        }
        if line.name == "METHOD" { callsOff = line.value.trimmed.uppercased() == "CANCEL" }
        return receive(.property(line))
      }
      grow(by: line, receive)
      if !isTooLarge, !isCut { open[open.count - 1].lines.append(line) }
    }
  }

  private mutating func grow(by line: ContentLine, _ receive: (CalendarReader.Part) -> Void) {
    // A line costs more than its bytes: what it is made of counts, so that many empty ones are bounded too.
    size += line.value.utf8.count + 128
    guard size > CalendarReader.componentLimit, !isTooLarge else { return }
    isTooLarge = true
    receive(.fault(CalendarFault(.componentTooLarge, line: open[0].number, name: open[0].name)))
    for index in open.indices {
      open[index].lines = []
      open[index].components = []
    }
  }

  /// Components that stand in a calendar itself alone (RFC 5545 section 3.6).
  private static let standsAlone: Set<String> = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

  private mutating func begin(_ line: ContentLine, _ receive: (CalendarReader.Part) -> Void) {
    let name = Self.name(in: line)
    if name == "VCALENDAR", open.isEmpty {
      if isInCalendar { receive(.fault(CalendarFault(.notClosed, line: calendarLine, name: name))) }
      isInCalendar = true
      calendarLine = line.number
      calendars += 1
      callsOff = false
      return
    }
    if Self.standsAlone.contains(name) {
      // No component holds one of these, so that one before it lacks its end: it must not swallow what follows.
      (skipped, skippedMore) = ([], 0)
      while !open.isEmpty { leaveOut(receive) }
    }
    guard skipped.isEmpty, open.count < CalendarReader.depthLimit else {
      if skipped.isEmpty { receive(.fault(CalendarFault(.tooDeep, line: line.number, name: name))) }
      if skipped.count < 200 { skipped.append(name) } else { skippedMore += 1 }
      return
    }
    if open.isEmpty {
      (size, isTooLarge) = (0, false)
      if !isInCalendar { receive(.fault(CalendarFault(.outsideCalendar, line: line.number, name: name))) }
    }
    var component = CalendarComponent(name)
    component.number = line.number
    component.place = line.place
    component.calendar = calendars
    component.isCalledOff = callsOff
    open.append(component)
    grow(by: line, receive)
  }

  private mutating func end(_ line: ContentLine, _ receive: (CalendarReader.Part) -> Void) {
    let name = Self.name(in: line)
    if skippedMore > 0 {
      skippedMore -= 1
      return
    }
    if let place = skipped.lastIndex(of: name) {
      skipped.removeSubrange(place...)
      return
    }
    if let place = open.lastIndex(where: { $0.name == name }) {
      skipped = []
      while open.count > place + 1 { leaveOut(receive) }
      close(line, receive)
    } else if name == "VCALENDAR", isInCalendar {
      skipped = []
      while !open.isEmpty { leaveOut(receive) }
      isInCalendar = false
      receive(.calendarEnd(line.place.lowerBound))
    } else {
      receive(.fault(CalendarFault(.notOpen, line: line.number, name: name)))
    }
  }

  /// Gives up a component that has no end.
  private mutating func leaveOut(_ receive: (CalendarReader.Part) -> Void) {
    guard let component = open.popLast() else { return }
    receive(.fault(CalendarFault(.notClosed, line: component.number, name: component.name)))
  }

  private mutating func close(_ line: ContentLine, _ receive: (CalendarReader.Part) -> Void) {
    guard var component = open.popLast() else { return }
    component.end = line.place.lowerBound
    component.place = component.place.lowerBound..<line.place.upperBound
    if isTooLarge { return }
    if open.isEmpty {
      receive(.component(component))
    } else {
      open[open.count - 1].components.append(component)
    }
  }

  mutating func finish(_ receive: (CalendarReader.Part) -> Void) {
    while !open.isEmpty { leaveOut(receive) }
    if isInCalendar { receive(.fault(CalendarFault(.notClosed, line: calendarLine, name: "VCALENDAR"))) }
  }

  private static func name(in line: ContentLine) -> String {
    String(line.value.split(separator: " ", omittingEmptySubsequences: true).first ?? "").uppercased()
  }
}
