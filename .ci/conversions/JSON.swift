import Foundation

/// A JSON value whose members keep their order and whose numbers keep their digits.
enum JSON {
  case string(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case word(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value on one line, with a blank behind commas and colons.
  var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .word(let text): text
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.text }.joined(separator: ", ") + "}"
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON {
  /// Reads a text that is one JSON value.
  init(parsing text: String) throws {
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value()
    guard reader.isAtEnd else { throw Fault("text behind a JSON value") }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return position == bytes.count
      }
    }

    mutating func value() throws -> JSON {
      skipSpace()
      guard position < bytes.count else { throw Fault("the JSON ends early") }
      switch bytes[position] {
      case UInt8(ascii: "{"):
        return .object(
          try list(to: UInt8(ascii: "}")) { reader in
            let key = try reader.string()
            guard reader.skips(UInt8(ascii: ":")) else { throw Fault("a member of the JSON without a colon") }
            return (key, try reader.value())
          })
      case UInt8(ascii: "["): return .array(try list(to: UInt8(ascii: "]")) { try $0.value() })
      case UInt8(ascii: "\""): return .string(try string())
      default:
        let start = position
        while position < bytes.count, !" \n\r\t,]}".utf8.contains(bytes[position]) { position += 1 }
        return .word(String(decoding: bytes[start..<position], as: UTF8.self))
      }
    }

    private mutating func list<Element>(to end: UInt8, _ element: (inout Reader) throws -> Element) throws -> [Element]
    {
      position += 1
      var elements: [Element] = []
      if skips(end) { return elements }
      repeat { elements.append(try element(&self)) } while skips(UInt8(ascii: ","))
      guard skips(end) else { throw Fault("a list of the JSON does not end") }
      return elements
    }

    /// Foundation reads what stands between the quotation marks, escapes and all.
    private mutating func string() throws -> String {
      skipSpace()
      let start = position
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
      guard position <= bytes.count,
        let text = try JSONSerialization.jsonObject(with: Data(bytes[start..<position]), options: .fragmentsAllowed)
          as? String
      else { throw Fault("a text of the JSON does not end") }
      return text
    }

    private mutating func skips(_ byte: UInt8) -> Bool {
      skipSpace()
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    }
  }
}
