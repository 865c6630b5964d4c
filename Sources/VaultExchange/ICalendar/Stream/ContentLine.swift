/// One line of an iCalendar stream with its folds undone (RFC 5545 section 3.1): a name, parameters and a value.
///
/// ```swift
/// let line = try ContentLine(parsing: Array("DTSTART;TZID=Europe/Kyiv:20261120T143000".utf8))
/// line.name              // "DTSTART"
/// line["TZID"]           // "Europe/Kyiv"
/// line.value             // "20261120T143000"
/// ```
package struct ContentLine: Sendable, Hashable {
  /// A parameter with its values, between commas, without quotation marks and with the escapes of RFC 6868 replaced.
  package struct Parameter: Sendable, Hashable {
    /// In capitals.
    package var name: String
    package var values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// In capitals; a group before it, as in vCard, stays with it.
  package var name: String
  package var parameters: [Parameter]
  /// As it is written: what is escaped depends on the type of the value.
  package var value: String
  /// The number of the physical line it begins in, from 1; 0 for a line that was not read.
  package var number = 0
  /// Where it stands in the stream, with its folds and its line end.
  package var place: Range<Int> = 0..<0

  /// A line that is to be written.
  package init(_ name: String, _ parameters: [Parameter], _ value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// A line without parameters that is to be written.
  package init(_ name: String, _ value: String) { self.init(name, [], value) }

  /// The first value of a parameter, or nil.
  package subscript(parameter: String) -> String? {
    parameters.first { $0.name == parameter }?.values.first
  }

  /// All values of a parameter.
  package func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }
}

extension ContentLine {
  /// What is wrong with a line.
  package enum Fault: Error, Sendable, Hashable {
    /// There is no name, or no colon behind it.
    case notALine
    /// A quotation mark of a parameter is not closed.
    case quoteNotClosed
  }

  /// Reads a line without its folds and its line end; invalid UTF-8 is repaired.
  package init(parsing bytes: [UInt8]) throws(Fault) {
    var scanner = ContentLineScanner(bytes)
    self = try scanner.line()
  }
}

/// Takes a line apart.
private struct ContentLineScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line() throws(ContentLine.Fault) -> ContentLine {
    let name = try takeName()
    var parameters: [ContentLine.Parameter] = []
    while peek() == UInt8(ascii: ";") {
      position += 1
      parameters.append(try takeParameter())
    }
    guard peek() == UInt8(ascii: ":") else { throw .notALine }
    return ContentLine(name, parameters, String(decoding: bytes[(position + 1)...], as: UTF8.self))
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Letters, digits and hyphens, in capitals (`name` of section 3.1); a full stop parts a group from it, and low lines
  /// occur in the names of some programs.
  private mutating func takeName() throws(ContentLine.Fault) -> String {
    let start = position
    while let byte = peek(), Self.isNameByte(byte) { position += 1 }
    guard position > start else { throw .notALine }
    return String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }

  private mutating func takeParameter() throws(ContentLine.Fault) -> ContentLine.Parameter {
    let name = try takeName()
    guard peek() == UInt8(ascii: "=") else { throw .notALine }
    var values: [String] = []
    repeat {
      position += 1
      values.append(try takeValue())
    } while peek() == UInt8(ascii: ",")
    return ContentLine.Parameter(name, values)
  }

  private mutating func takeValue() throws(ContentLine.Fault) -> String {
    guard peek() == UInt8(ascii: "\"") else {
      let start = position
      while let byte = peek(), byte != 0x2C, byte != 0x3A, byte != 0x3B { position += 1 }
      return Self.decoded(bytes[start..<position])
    }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { throw .quoteNotClosed }
    position = end + 1
    return Self.decoded(bytes[start..<end])
  }

  /// The text of a parameter: `^n` is a line break, `^'` a quotation mark, `^^` a circumflex (RFC 6868 section 3.2).
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "^")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let escape: UInt8? =
        switch byte == UInt8(ascii: "^") ? rest.first : nil {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "'"): 0x22
        case UInt8(ascii: "^"): 0x5E
        default: nil
        }
      if escape != nil { rest.removeFirst() }
      result.append(escape ?? byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
