import VaultModel

/// The word for a food in the form that a number before it asks for.
///
/// Only words of ``CountedFoodNames`` are declined, and only where they are the whole name: in English the end of it as well,
/// since adjectives stay as they are. Every other name stays as its author wrote it.
///
/// ```swift
/// CountedFood.name("цибуля", after: "2")       // "цибулі"
/// CountedFood.name("яйце", after: "5")         // "яєць"
/// CountedFood.name("red onion", after: "3")    // "red onions"
/// CountedFood.name("сметани", after: "2")      // "сметани"
/// ```
package enum CountedFood {
  /// The name after a number as it is printed.
  ///
  /// - Complexity: O(length of the name).
  package static func name(_ name: String, after number: String) -> String {
    if let forms = ukrainian[name.lowercased()] {
      return like(name, forms[place(Language.ukrainian.pluralCategory(ofPrinted: number), of: forms)])
    }
    let words = name.split(separator: " ")
    // `egg yolks` before `yolks`.
    for count in [2, 1] where words.count >= count {
      let end = words.suffix(count).joined(separator: " ")
      guard let forms = english[end.lowercased()] else { continue }
      let form = forms[Language.english.pluralCategory(ofPrinted: number) == .one ? 0 : 1]
      return (words.dropLast(count).map(String.init) + [like(end, form)]).joined(separator: " ")
    }
    return name
  }

  private static func place(_ category: PluralCategory, of forms: [String]) -> Int {
    switch category {
    case .one: 0
    case .few: 1
    case .many: 2
    // The genitive singular, which in most nouns is spelled as the form after two.
    case .other: forms.count > 3 ? 3 : 1
    }
  }

  /// The form with a capital where the name has one.
  private static func like(_ name: String, _ form: String) -> String {
    guard name.first?.isUppercase == true, let first = form.first else { return form }
    return first.uppercased() + form.dropFirst()
  }

  private static let english = table(CountedFoodNames.english)
  private static let ukrainian = table(CountedFoodNames.ukrainian)

  /// The forms of each word by every one of them; of two words with one form the first counts.
  private static func table(_ rows: String) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for row in rows.split(separator: "\n") {
      let forms = row.split(separator: "|").map(String.init)
      for form in forms where table[form] == nil { table[form] = forms }
    }
    return table
  }
}
