/// An English noun in the forms after one and after more.
struct EnglishNoun {
  let one: String
  let many: String

  /// The noun at the end of some words, in lower case; nil where it is a mass, as flour is, or it is not known to be counted.
  ///
  /// - Parameter isOne: whether its author counted one, or several; nil where nobody said. The rule is asked where vault has
  ///   no food of the name.
  init?(endOf words: [String], isOne: Bool?) {
    guard let last = words.last else { return nil }
    if let forms = Self.irregular[last] {
      (one, many) = (forms[0], forms[1])
      return
    }
    let foods = FoodTable.standard
    let beginning = words.dropLast().map { $0 + " " }.joined()
    for start in beginning.isEmpty ? [""] : [beginning, ""] {
      guard let food = foods.food(named: start + last) else { continue }
      if foods.food(named: start + Self.plural(of: last)) == food {
        (one, many) = (last, Self.plural(of: last))
        return
      }
      let single = Self.singulars(of: last).first { foods.food(named: start + $0) == food }
      guard let single else { return nil }
      (one, many) = (single, last)
      return
    }
    guard let isOne, last.count > 2, last.allSatisfy({ $0.isLetter && $0.isASCII }) else { return nil }
    if isOne {
      guard !last.hasSuffix("s") else { return nil }
      (one, many) = (last, Self.plural(of: last))
    } else {
      // `cookies` is one `cookie` and `berries` one `berry`, so that only what is certain is taken back.
      let singles = Self.singulars(of: last)
      guard singles.count == 1 else { return nil }
      (one, many) = (singles[0], last)
    }
  }

  /// The regular plural: `onions`, `peaches`, `berries`.
  static func plural(of word: String) -> String {
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    guard word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) else { return word + "s" }
    return word.dropLast() + "ies"
  }

  /// The words of which one is the regular plural.
  private static func singulars(of word: String) -> [String] {
    guard word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else { return [] }
    // No food is called `splashe`.
    if word.hasSuffix("shes") { return [String(word.dropLast(2))] }
    let candidates = [String(word.dropLast()), String(word.dropLast(2)), word.dropLast(3) + "y"]
    return candidates.filter { plural(of: $0) == word }
  }

  private static let irregular: [String: [String]] = {
    var table: [String: [String]] = [:]
    for entry in CountedFoodNames.english.split(whereSeparator: \.isWhitespace) {
      let forms = entry.split(separator: "|").map(String.init)
      for form in forms { table[form] = forms }
    }
    return table
  }()
}
