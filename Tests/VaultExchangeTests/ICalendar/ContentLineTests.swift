import Testing

@testable import VaultExchange

/// RFC 5545 section 3.1, and RFC 6868 for parameters.
@Suite struct `A content line` {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String
    var parameters: [ContentLine.Parameter] = []
    let value: String

    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "SUMMARY:Choir", name: "SUMMARY", value: "Choir"),
    Row(text: "summary:Choir: the concert", name: "SUMMARY", value: "Choir: the concert"),
    Row(
      text: "DTSTART;TZID=Europe/Kyiv:20261120T143000", name: "DTSTART",
      parameters: [.init("TZID", ["Europe/Kyiv"])], value: "20261120T143000"),
    // Section 3.1.1: lists of values, and quotation marks around the signs of the grammar.
    Row(
      text: #"ATTENDEE;DELEGATED-TO="mailto:a@example.org","mailto:b@example.org";CN=Ann:mailto:c@example.org"#,
      name: "ATTENDEE",
      parameters: [
        .init("DELEGATED-TO", ["mailto:a@example.org", "mailto:b@example.org"]), .init("CN", ["Ann"]),
      ], value: "mailto:c@example.org"),
    // RFC 6868 section 3.3: George Herman "Babe" Ruth.
    Row(
      text: "ATTENDEE;CN=George Herman ^'Babe^' Ruth:mailto:babe@example.org", name: "ATTENDEE",
      parameters: [.init("CN", ["George Herman \"Babe\" Ruth"])], value: "mailto:babe@example.org"),
    Row(text: "X-A;B=a^nb^^c^x:d", name: "X-A", parameters: [.init("B", ["a\nb^c^x"])], value: "d"),
    Row(text: "X-A;B=:", name: "X-A", parameters: [.init("B", [""])], value: ""),
  ]

  @Test(arguments: rows) func `is a name, parameters and a value`(row: Row) throws {
    let line = try ContentLine(parsing: Array(row.text.utf8))
    #expect(line.name == row.name)
    #expect(line.parameters == row.parameters)
    #expect(line.value == row.value)
  }

  @Test(arguments: [
    ("no colon", ContentLine.Fault.notALine), (":value", .notALine), ("A;B:c", .notALine), ("A;=b:c", .notALine),
    ("A;B=\"c:d", .quoteNotClosed), ("", .notALine), ("Ї:1", .notALine),
  ]) func `that lacks something is refused`(text: String, fault: ContentLine.Fault) {
    #expect(throws: fault) { try ContentLine(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [
    (#"a\, b\; c\\n\nd\N"#, "a, b; c\\n\nd\n"), ("plain", "plain"), (#"end\"#, "end\\"), (#"\\\,"#, "\\,"),
  ]) func `has escapes in texts`(value: String, text: String) {
    #expect(CalendarText.decoded(value) == text)
    #expect(CalendarText.decoded(CalendarText.encoded(text)) == text)
  }

  @Test func `has lists of texts between commas`() {
    #expect(CalendarText.list(#"work,a\,b,,c\\,d"#) == ["work", "a,b", "", "c\\", "d"])
  }
}

@Suite struct `A line that is written` {
  private func written(_ line: ContentLine) -> String {
    String(decoding: ContentLineWriter.bytes(of: line), as: UTF8.self)
  }

  @Test func `ends with CRLF`() {
    #expect(written(ContentLine("SUMMARY", "Choir")) == "SUMMARY:Choir\r\n")
  }

  @Test(arguments: [74, 75, 76, 148, 149, 150, 300]) func `has at most 75 octets before its fold`(length: Int) {
    let text = written(ContentLine("X", String(repeating: "a", count: length - 2)))
    let lines = text.utf8.split(separator: 0x0A)
    #expect(lines.allSatisfy { $0.count <= 76 })
    // 75 octets fit one line; each further one has a space and 74.
    #expect(lines.count == (length <= 75 ? 1 : 1 + (length - 75 + 73) / 74))
  }

  @Test func `is folded between characters`() throws {
    for shift in 0..<4 {
      let title = String(repeating: "a", count: shift) + String(repeating: "їжак🦔", count: 40)
      let bytes = ContentLineWriter.bytes(of: ContentLine("SUMMARY", title))
      for line in bytes.split(separator: 0x0A) { #expect(String(validating: line, as: UTF8.self) != nil) }
      var read: [CalendarReader.Part] = []
      var reader = CalendarReader()
      reader.read(Array("BEGIN:VEVENT\r\n".utf8)[...]) { read.append($0) }
      reader.read(bytes[...]) { read.append($0) }
      reader.read(Array("END:VEVENT\r\n".utf8)[...]) { read.append($0) }
      reader.finish { read.append($0) }
      let components = read.compactMap { part in if case .component(let component) = part { component } else { nil } }
      #expect(components.first?["SUMMARY"]?.value == title)
    }
  }

  @Test func `quotes parameters that need it`() {
    let line = ContentLine("A", [.init("B", ["c:d", "e", "f\"g\n^"])], "h")
    #expect(written(line) == "A;B=\"c:d\",e,f^'g^n^^:h\r\n")
  }

  @Test func `holds no line break of a value`() {
    #expect(written(ContentLine("URL", "a\r\nATTENDEE:b")) == "URL:a  ATTENDEE:b\r\n")
  }
}
