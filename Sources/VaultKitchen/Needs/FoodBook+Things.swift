import VaultModel
import VaultSyntax

extension FoodBook {
  /// The things that somebody names to be bought or put away, without the commas and joints between them.
  ///
  /// ```swift
  /// book.things(named: ["milk,", "eggs", "and", "2", "kg", "potatoes"])   // ["milk", "eggs", "2 kg potatoes"]
  /// book.things(named: ["tomatoes,", "canned"])                           // ["tomatoes, canned"]
  /// ```
  /// - Parameter words: as they are typed. One with white space in it was quoted; then each is a text of its own,
  /// unless one of them names nothing, as `2 kg` does.
  package func things(named words: [String]) -> [String] {
    let texts = words.filter { !Self.joints.contains($0.lowercased()) }
    let areQuoted =
      texts.contains { $0.contains(where: \.isWhitespace) } && texts.allSatisfy { !IngredientLine($0).name.isEmpty }
    if areQuoted { return texts.flatMap { things(in: $0, areLoose: false) } }
    return things(in: words.joined(separator: " "), areLoose: words.count > 1)
  }

  /// Words between two things.
  private static let joints: Set<String> = ["and", "&", "та", "і", "й", "и"]

  /// - Parameter areLoose: whether the words were not held together by quotes, so that foods side by side are several.
  private func things(in text: String, areLoose: Bool) -> [String] {
    let bytes = Array(text.utf8)
    let range = ByteRange(0, bytes.count)
    let stretches = LineDivision(bytes, in: range, NumberContext(), self).stretches
    return stretches.flatMap { loose(TextSource(bytes, $0).trimmed.text, areLoose) }
  }

  /// Words side by side, each of which is a food: `milk butter and bread`, but not `peanut butter`.
  private func loose(_ text: String, _ areLoose: Bool) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let foods = words.filter { !Self.joints.contains($0.lowercased()) }
    let areSeveral = areLoose && food(named: text).known == nil && foods.allSatisfy { food(named: $0).known != nil }
    return areSeveral ? foods : [text]
  }
}
