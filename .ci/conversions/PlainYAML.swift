import Foundation

/// The little YAML in which the tests of Cooklang are written: block mappings and sequences, `{}`, `[]`, plain and quoted
/// values on one line, and literal blocks.
struct PlainYAML {
  private var lines: [String]
  private var number = 0

  init(_ text: String) { lines = text.components(separatedBy: "\n") }

  mutating func document() throws -> JSON {
    let value = try block()
    guard next() == nil else { throw Fault("line \(number + 1) of the YAML is not read") }
    return value
  }

  /// The next line that says something, moved to.
  private mutating func next() -> (indent: Int, text: String)? {
    while number < lines.count {
      let text = lines[number].trimmingCharacters(in: .whitespaces)
      if !text.isEmpty, !text.hasPrefix("#") { return (lines[number].prefix { $0 == " " }.count, text) }
      number += 1
    }
    return nil
  }

  private mutating func block() throws -> JSON {
    guard let first = next() else { throw Fault("the YAML ends early") }
    var values: [JSON] = []
    var members: [(key: String, value: JSON)] = []
    while let line = next(), line.indent == first.indent {
      if line.text == "-" || line.text.hasPrefix("- ") {
        values.append(try element(line.text, at: line.indent))
      } else {
        members.append(try member(line.text, at: line.indent))
      }
    }
    return members.isEmpty ? .array(values) : .object(members)
  }

  /// What stands behind a dash is read as if the dash were a blank.
  private mutating func element(_ text: String, at indent: Int) throws -> JSON {
    if text == "-" {
      number += 1
    } else {
      lines[number] = String(repeating: " ", count: indent + 2) + text.dropFirst(2)
    }
    return try block()
  }

  private mutating func member(_ text: String, at indent: Int) throws -> (key: String, value: JSON) {
    guard let match = try? /("[^"]*"|[^"][^:]*?):(?: +(.*))?/.wholeMatch(in: text) else {
      throw Fault("line \(number + 1) of the YAML has no key")
    }
    let key = match.1.trimmingCharacters(in: ["\""])
    number += 1
    switch match.2.map(String.init) {
    case nil: return (key, try block())
    case "|": return (key, .string(literal(under: indent)))
    case let value?: return (key, Self.scalar(value))
    }
  }

  private mutating func literal(under indent: Int) -> String {
    var taken: [String] = []
    while number < lines.count, lines[number].isEmpty || lines[number].prefix(while: { $0 == " " }).count > indent {
      taken.append(lines[number])
      number += 1
    }
    while taken.last?.isEmpty == true { taken.removeLast() }
    let margin = taken.first?.prefix { $0 == " " }.count ?? 0
    return taken.map { $0.dropFirst(margin) + "\n" }.joined()
  }

  private static func scalar(_ text: String) -> JSON {
    if text == "{}" { return .object([]) }
    if text == "[]" { return .array([]) }
    if text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?|true|false|null/) != nil { return .word(text) }
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return .string(isQuoted ? String(text.dropFirst().dropLast()) : text)
  }
}
