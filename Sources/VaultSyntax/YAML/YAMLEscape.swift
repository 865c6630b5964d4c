/// What follows a backslash in a double-quoted scalar (YAML 1.2.2, 5.7).
enum YAMLEscape {
  /// One character.
  case character(Unicode.Scalar)
  /// A character given by this many hexadecimal digits.
  case code(digits: Int)
  /// A line break, which is left out.
  case lineBreak

  /// The escape that begins with this byte, or nil when there is none.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0"): self = .character("\0")
    case UInt8(ascii: "a"): self = .character("\u{07}")
    case UInt8(ascii: "b"): self = .character("\u{08}")
    case UInt8(ascii: "t"), YAMLBytes.tab: self = .character("\t")
    case UInt8(ascii: "n"): self = .character("\n")
    case UInt8(ascii: "v"): self = .character("\u{0B}")
    case UInt8(ascii: "f"): self = .character("\u{0C}")
    case UInt8(ascii: "r"): self = .character("\r")
    case UInt8(ascii: "e"): self = .character("\u{1B}")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "\""): self = .character("\"")
    case UInt8(ascii: "/"): self = .character("/")
    case UInt8(ascii: "\\"): self = .character("\\")
    case UInt8(ascii: "N"): self = .character("\u{85}")
    case UInt8(ascii: "_"): self = .character("\u{A0}")
    case UInt8(ascii: "L"): self = .character("\u{2028}")
    case UInt8(ascii: "P"): self = .character("\u{2029}")
    case UInt8(ascii: "x"): self = .code(digits: 2)
    case UInt8(ascii: "u"): self = .code(digits: 4)
    case UInt8(ascii: "U"): self = .code(digits: 8)
    case YAMLBytes.lineFeed, YAMLBytes.carriageReturn: self = .lineBreak
    default: return nil
    }
  }
}
