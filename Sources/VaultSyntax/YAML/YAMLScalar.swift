/// A scalar's value as a person who writes front matter expects.
///
/// The core schema of YAML 1.2.2 (10.3), and of plain scalars only: quoted ones and block scalars are text.
///
/// | written | value |
/// |---|---|
/// | nothing, `~`, `null`, `Null`, `NULL` | null |
/// | `true`, `True`, `TRUE`, `false`, … | a boolean |
/// | `yes`, `no`, `on`, `off`, `y`, `n` | text |
/// | `42`, `-7`, `+3`, `0x1F`, `0o17` | an integer |
/// | `012`, `010201` | the decimal integer; its source text stays at hand in ``YAMLTree/plainRange(of:)`` |
/// | `1.5`, `1e3`, `.5`, `.inf`, `.nan`, integers beyond 64 bits | a float |
/// | `2026-11-20` | a date: text in that shape, whether or not there is such a day |
/// | `1_000`, `1,5`, `12:30`, `2026-11-20 14:30` | text |
package enum YAMLScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case float(Double)
  /// Text in the shape `YYYY-MM-DD`.
  case date
  case text

  /// Reads a plain scalar's bytes.
  init(plain bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      self = Self.isDate(bytes) ? .date : Self.number(bytes) ?? .text
    case UInt8(ascii: "~"):
      self = bytes.count == 1 ? .null : .text
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"),
      UInt8(ascii: "F"):
      self = Self.word(bytes)
    default: self = .text
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> YAMLScalar {
    guard bytes.count == 4 || bytes.count == 5 else { return .text }
    return switch String(decoding: bytes, as: UTF8.self) {
    case "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: .text
    }
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 10 else { return false }
    return bytes.enumerated().allSatisfy { offset, byte in
      offset == 4 || offset == 7 ? byte == UInt8(ascii: "-") : isDigit(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// A number of the core schema (10.3.2), or nil.
  private static func number(_ bytes: ArraySlice<UInt8>) -> YAMLScalar? {
    if bytes.count > 2, bytes.first == UInt8(ascii: "0") {
      let digits = bytes.dropFirst(2)
      switch bytes[bytes.startIndex + 1] {
      case UInt8(ascii: "x"): return integer(digits, radix: 16, isNegative: false)
      case UInt8(ascii: "o"): return integer(digits, radix: 8, isNegative: false)
      default: break
      }
    }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let isSigned = isNegative || bytes.first == UInt8(ascii: "+")
    let unsigned = isSigned ? bytes.dropFirst() : bytes
    return integer(unsigned, radix: 10, isNegative: isNegative) ?? float(unsigned, isNegative: isNegative)
      ?? special(unsigned, isNegative: isNegative, isSigned: isSigned)
  }

  /// Digits as a 64-bit integer, or as a float when they do not fit; nil when one is not a digit.
  private static func integer(_ digits: ArraySlice<UInt8>, radix: Int64, isNegative: Bool) -> YAMLScalar? {
    guard !digits.isEmpty else { return nil }
    var exact: Int64? = 0
    var rounded = 0.0
    for byte in digits {
      guard let value = YAMLBytes.hexValue(byte), Int64(value) < radix else { return nil }
      rounded = rounded * Double(radix) + Double(value)
      exact = exact.flatMap { appended(Int64(value), to: $0, radix: radix, isNegative: isNegative) }
    }
    if let exact { return .integer(exact) }
    if radix == 10 { return float(digits, isNegative: isNegative) }
    return .float(rounded)
  }

  private static func appended(_ digit: Int64, to number: Int64, radix: Int64, isNegative: Bool) -> Int64? {
    let (product, overflows) = number.multipliedReportingOverflow(by: radix)
    let (sum, exceeds) =
      isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    return overflows || exceeds ? nil : sum
  }

  /// `[0-9]* (\. [0-9]*)? ([eE] [-+]? [0-9]+)?` with at least one digit before the exponent.
  private static func float(_ bytes: ArraySlice<UInt8>, isNegative: Bool) -> YAMLScalar? {
    var rest = bytes
    let whole = digitCount(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = digitCount(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard digitCount(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty, let magnitude = Double("0" + String(decoding: bytes, as: UTF8.self)) else { return nil }
    return .float(isNegative ? -magnitude : magnitude)
  }

  private static func digitCount(_ bytes: inout ArraySlice<UInt8>) -> Int {
    let rest = bytes.drop(while: isDigit)
    defer { bytes = rest }
    return bytes.count - rest.count
  }

  private static func special(_ bytes: ArraySlice<UInt8>, isNegative: Bool, isSigned: Bool) -> YAMLScalar? {
    guard bytes.count == 4 else { return nil }
    switch String(decoding: bytes, as: UTF8.self) {
    case ".inf", ".Inf", ".INF": return .float(isNegative ? -.infinity : .infinity)
    case ".nan", ".NaN", ".NAN": return isSigned ? nil : .float(.nan)
    default: return nil
    }
  }
}

extension YAMLTree {
  /// The value of a scalar, or of the scalar an alias names; collections and unknown aliases are text.
  ///
  /// A core tag decides before the shape does: `!!str 42` is text, and so is what `!` or a tag of one's own marks;
  /// `!!int "42"` is an integer. A text that does not fit its tag stays text.
  package func scalar(of node: Int, in bytes: [UInt8]) -> YAMLScalar {
    let index = followed(node)
    let scalar = nodes[index]
    guard scalar.kind == .scalar else { return .text }
    guard !scalar.tag.isEmpty else {
      return scalar.style == .plain && scalar.isVerbatim ? YAMLScalar(plain: bytes[scalar.range.indices]) : .text
    }
    guard let tag = resolvedTag(of: index, in: bytes), tag.hasPrefix(Self.secondaryPrefix) else { return .text }
    let value = YAMLScalar(plain: decoded(index, in: bytes)[...])
    return switch (tag.dropFirst(Self.secondaryPrefix.count), value) {
    case ("null", .null), ("bool", .boolean), ("int", .integer), ("float", .float): value
    case ("float", .integer(let integer)): .float(Double(integer))
    default: .text
    }
  }
}
