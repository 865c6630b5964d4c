/// The classes of bytes that decide how YAML reads (YAML 1.2.2, chapter 5).
package enum YAMLBytes {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09

  /// Line feed or carriage return (`b-char`, 5.4).
  @inline(__always) package static func isBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Space or tab (`s-white`, 5.5).
  @inline(__always) package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// One of `,[]{}` (`c-flow-indicator`, 5.3).
  @inline(__always) package static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether a plain scalar can never begin with this byte; `-`, `?` and `:` can when text follows (7.3.3).
  @inline(__always) package static func isIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit, or nil (`ns-hex-digit`, 5.6).
  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Whether the byte is an ASCII letter, digit or `-` (`ns-word-char`, 5.6).
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether the byte may stand in a URI as it is, flow indicators included (`ns-uri-char`, 5.6).
  static func isURI(_ byte: UInt8) -> Bool {
    if isWord(byte) { return true }
    return switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "$"),
      UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "~"),
      UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
