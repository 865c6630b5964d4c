import VaultModel

/// A length of time by which something is put off.
enum LengthOfTime {
  /// The words of a day or moment so long from now, in the language of the length: `in 2 days` for `2 days`, `in 1
  /// week` for `a week`, `через тиждень` for `тиждень`; nil for words that are no length.
  static func expression(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count < 4 else { return nil }
    let bare = ["a", "an", "one", "another"].contains(first.lowercased()) ? words.dropFirst() : words[...]
    guard let unit = bare.last, unit.contains(where: \.isLetter) else { return nil }
    let word = unit.last?.isASCII == true ? "in" : "через"
    let hasNumber = bare.first?.first?.isNumber == true || bare.count > 1
    let length = (hasNumber ? [] : ["1"]) + bare.map(String.init)
    // A span such as `next week` is none, however it would read behind `in`.
    guard bare.count < 3, hasNumber || bare.count == 1 else { return nil }
    let said = ([word] + length).joined(separator: " ")
    return isLater(said) ? said : nil
  }

  private static func isLater(_ text: String) -> Bool {
    guard let meaning = try? DateExpression(text).meaning else { return false }
    switch meaning {
    case .day(.offset), .fromNow: return true
    default: return false
    }
  }
}
