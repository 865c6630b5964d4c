import Testing

@testable import VaultExchange

/// The parts of a stream that comes in pieces of a length.
func parts(of text: [UInt8], piecesOf length: Int = .max) -> [CalendarReader.Part] {
  var parts: [CalendarReader.Part] = []
  var reader = CalendarReader()
  var rest = text[...]
  while !rest.isEmpty {
    reader.read(rest.prefix(length)) { parts.append($0) }
    rest = rest.dropFirst(length)
  }
  reader.finish { parts.append($0) }
  return parts
}

extension [CalendarReader.Part] {
  var components: [CalendarComponent] {
    compactMap { part in if case .component(let component) = part { component } else { nil } }
  }

  var faults: [CalendarFault] {
    compactMap { part in if case .fault(let fault) = part { fault } else { nil } }
  }
}

@Suite struct `The reader of calendars` {
  static let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    BEGIN:VEVENT\r
    UID:1\r
    SUMMARY:Хор
     ова репе\r
    \tтиція\r
    BEGIN:VALARM\r
    ACTION:DISPLAY\r
    END:VALARM\r
    END:VEVENT\r
    BEGIN:VTODO\r
    UID:2\r
    END:VTODO\r
    END:VCALENDAR\r

    """

  @Test func `undoes folds of CRLF and LF, also inside of a character`() throws {
    // The fold stands between the two bytes of `р`.
    let text = Array("BEGIN:VEVENT\nSUMMARY:хо".utf8) + [0xD1, 0x0D, 0x0A, 0x20, 0x80] + Array("\nEND:VEVENT".utf8)
    let component = try #require(parts(of: text).components.first)
    #expect(component["SUMMARY"]?.value == "хор")
  }

  @Test func `reads the same in pieces of every length`() {
    let text = Array(Self.calendar.utf8)
    let whole = parts(of: text).components
    #expect(whole.map(\.name) == ["VEVENT", "VTODO"])
    #expect(whole.first?["SUMMARY"]?.value == "Хорова репетиція")
    for length in 1...text.count { #expect(parts(of: text, piecesOf: length).components == whole) }
  }

  @Test func `knows the line and the bytes of everything`() throws {
    let text = Array(Self.calendar.utf8)
    let events = parts(of: text).components
    let event = try #require(events.first)
    #expect(event.number == 3)
    #expect(event["SUMMARY"]?.number == 5)
    #expect(event.components.first?.number == 8)
    #expect(events.last?.number == 12)
    func piece(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    #expect(piece(event.place).hasPrefix("BEGIN:VEVENT\r\n") && piece(event.place).hasSuffix("END:VEVENT\r\n"))
    #expect(piece(event["SUMMARY"]?.place ?? 0..<0) == "SUMMARY:Хор\n ова репе\r\n\tтиція\r\n")
    #expect(piece(event.end..<event.place.upperBound) == "END:VEVENT\r\n")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let faults: [CalendarFault]
    let names: [String]

    var testDescription: String { text }
  }

  static let faults: [Fault] = [
    Fault(
      text: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n",
      faults: [CalendarFault(.notALine, line: 3)], names: ["VEVENT"]),
    Fault(
      text: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nA;B=\"c:d\nEND:VEVENT\nEND:VCALENDAR\n",
      faults: [CalendarFault(.quoteNotClosed, line: 3)], names: ["VEVENT"]),
    Fault(
      text: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nBEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n",
      faults: [CalendarFault(.notClosed, line: 2, name: "VEVENT")], names: ["VTODO"]),
    Fault(
      text: "BEGIN:VCALENDAR\nEND:VEVENT\nBEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT\nEND:VCALENDAR\n",
      faults: [
        CalendarFault(.notOpen, line: 2, name: "VEVENT"), CalendarFault(.notClosed, line: 4, name: "VALARM"),
      ], names: ["VEVENT"]),
    Fault(
      text: "BEGIN:VEVENT\nEND:VEVENT\n", faults: [CalendarFault(.outsideCalendar, line: 1, name: "VEVENT")],
      names: ["VEVENT"]),
    Fault(
      text: "BEGIN:VCALENDAR\nVERSION:2.0\n", faults: [CalendarFault(.notClosed, line: 1, name: "VCALENDAR")], names: []
    ),
    Fault(text: "", faults: [], names: []),
  ]

  @Test(arguments: faults) func `tells what is wrong and reads the rest`(row: Fault) {
    let parts = parts(of: Array(row.text.utf8))
    #expect(parts.faults == row.faults)
    #expect(parts.components.map(\.name) == row.names)
  }

  @Test func `keeps no more of an endless line than its name`() {
    var reader = CalendarReader()
    var found: [CalendarReader.Part] = []
    reader.read(Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nATTACH:".utf8)[...]) { found.append($0) }
    let piece = [UInt8](repeating: 0x41, count: 1 << 18)
    for _ in 0..<8 { reader.read(piece[...]) { found.append($0) } }
    reader.read(Array("\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n".utf8)[...]) { found.append($0) }
    reader.finish { found.append($0) }
    #expect(found.faults == [CalendarFault(.lineTooLong, line: 3, name: "ATTACH")])
    #expect(found.components.first?["UID"]?.value == "1")
    #expect(found.components.first?["ATTACH"] == nil)
  }

  @Test func `leaves out what lies too deep, and reads on`() {
    let text =
      "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VALARM\n", count: 5000) + "UID:1\n"
      + String(repeating: "END:VALARM\n", count: 5000) + "BEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n"
    let parts = parts(of: Array(text.utf8))
    #expect(parts.faults == [CalendarFault(.tooDeep, line: 10, name: "VALARM")])
    #expect(parts.components.last?.name == "VTODO")
  }
}
