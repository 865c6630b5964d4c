/// Writes JSON (RFC 8259) as it goes, on one line, with the keys in the order they are written.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///   $0.member("title", "Борщ")
///   $0.member("tags") { $0.array { $0.string("soup") } }
/// }
/// json.text   // {"title":"Борщ","tags":["soup"]}
/// ```
///
/// Text outside of ASCII is written as it is; control characters, quotation marks and backslashes are escaped. So are
/// U+2028 and U+2029, which older JavaScript does not take, and what a terminal acts on when somebody looks at the
/// answer: the controls of C1, and those of UAX 9 that make a line read as what it is not.
package struct JSONWriter: Sendable {
  /// The UTF-8 written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// What was written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }
  package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// Writes a member of the object that is open; the body writes its one value.
  package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    body(&self)
    needsComma = true
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.integer(value) } }
  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.truth(value) } }
  /// Writes a member, or null for nil.
  package mutating func member(_ key: String, _ value: String?) {
    member(key) { if let value { $0.string(value) } else { $0.null() } }
  }

  package mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array { list in for value in values { list.string(value) } } }
  }

  package mutating func integer(_ value: Int) { raw(String(value)) }
  package mutating func truth(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func null() { raw("null") }

  /// Writes the digits of a number as they are; they must form one (RFC 8259, section 6), else text is written.
  package mutating func number(_ digits: String) {
    if Self.isNumber(Array(digits.utf8)) { raw(digits) } else { string(digits) }
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes.append(contentsOf: #"\""#.utf8)
    case 0x5C: bytes.append(contentsOf: #"\\"#.utf8)
    case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: (#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private static func isNumber(_ digits: [UInt8]) -> Bool {
    var position = 0
    func isDigit() -> Bool { position < digits.count && digits[position] &- 0x30 < 10 }
    func skipDigits() -> Bool {
      let start = position
      while isDigit() { position += 1 }
      return position > start
    }
    func take(_ choices: String) -> Bool {
      guard position < digits.count, choices.utf8.contains(digits[position]) else { return false }
      position += 1
      return true
    }
    _ = take("-")
    if !take("0"), !skipDigits() { return false }
    if take("."), !skipDigits() { return false }
    if take("eE") {
      _ = take("+-")
      if !skipDigits() { return false }
    }
    return position == digits.count
  }
}
