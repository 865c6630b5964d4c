/// Numbers as people write them in a language.
package enum NumberText {
  /// A whole number with its thousands grouped: `12,345` in English, `12 345` with no-break spaces in Ukrainian
  /// (CLDR, number symbols).
  package static func whole(_ number: Int, in language: Language) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "\u{2212}" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { result += language == .english ? "," : "\u{A0}" }
      result.append(digit)
    }
    return result
  }

  /// A duration as a person reads a short one: `0.42 s`, `12.3 s`; with a comma in Ukrainian (`0,42 с`).
  package static func seconds(_ duration: Duration, in language: Language) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = max(0, seconds &* 100 &+ attoseconds / 10_000_000_000_000_000)
    let mark = language == .english ? "." : ","
    let unit = language == .english ? "s" : "с"
    guard hundredths < 1_000 else { return "\(hundredths / 100)\(mark)\(hundredths % 100 / 10)\u{A0}\(unit)" }
    let decimals = hundredths % 100
    return "\(hundredths / 100)\(mark)\(decimals < 10 ? "0" : "")\(decimals)\u{A0}\(unit)"
  }
}
