import VaultModel
import VaultSyntax

/// Durations as pages write them: ISO 8601-1, 5.5.2, with decimals and with years and months that are zero, and the
/// words of people where a page has words.
enum ISODuration {
  /// The length; nil for none at all, for zero, and for months or years, which have no fixed length.
  static func timeSpan(_ text: String) -> TimeSpan? {
    let text = text.inOneLine
    let span = text.first == "P" || text.first == "p" ? parse(text.dropFirst().uppercased()) : TimeSpan(text)
    return span.flatMap { $0.seconds > 0 ? $0 : nil }
  }

  /// `PT1H30M`.
  static func text(of span: TimeSpan) -> String {
    let seconds = span.seconds.magnitude
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")].filter { $0.0 > 0 }
    return parts.isEmpty ? "PT0S" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }

  private static func parse(_ text: String) -> TimeSpan? {
    var total: Rational = 0
    var isTime = false
    var number = ""
    var hasPart = false
    for character in text {
      switch character {
      case "T": isTime = true
      case "0"..."9", ".", ",": number.append(character == "," ? "." : character)
      default:
        guard let count = decimal(number), let unit = seconds(of: character, isTime) ?? (count == 0 ? 0 : nil),
          let length = try? count * Rational(unit), let sum = try? total + length
        else { return nil }
        (total, number, hasPart) = (sum, "", true)
      }
    }
    guard hasPart, number.isEmpty, let whole = total.rounded(toPartsOf: 1) else { return nil }
    return TimeSpan(seconds: whole)
  }

  private static func decimal(_ text: String) -> Rational? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.utf8.count + (parts.dropFirst().first?.utf8.count ?? 0) <= 15,
      let digits = Int64(parts.joined())
    else { return nil }
    return Rational(digits: digits, decimals: parts.count > 1 ? parts[1].utf8.count : 0)
  }

  private static func seconds(of letter: Character, _ isTime: Bool) -> Int64? {
    switch (letter, isTime) {
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
