/// Scalars of YAML 1.2 for texts that vault composes whole.
enum PlainYAML {
  /// A text as one plain scalar where that reads as the same text, also inside of brackets, else in double quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || isDigit(first),
      let last = text.unicodeScalars.last, last != " "
    else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || isDigit($0) || " -_./%+()'’–½¼¾".unicodeScalars.contains($0)
    }
      && !words.contains(text.lowercased())
  }

  /// Words that YAML, of one version or another, takes for something else than text.
  private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// The text in double quotes (YAML 1.2.2, 5.7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
          || scalar.value == 0xFEFF
        {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
