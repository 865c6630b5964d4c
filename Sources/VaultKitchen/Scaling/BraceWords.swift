import VaultModel
import VaultSyntax

/// What the braces of an ingredient say, as words a cook reads.
///
/// `{prep: chopped}` is `, chopped`; `{or: leek}` is `(or leek)`, `{optional}` is `(optional)`, `{to-taste}` is `to taste`,
/// in the language of the line. How the amount scales, `fixed`, `max` and `round`, and what the food is, `food`, are for
/// the program and print nothing; nor does what the line says in its own words already.
struct BraceWords {
  private let attributes: IngredientAttributes
  private let language: Language?
  /// The line's own words, without the braces.
  private let own: IngredientLine
  private let words: [String]

  /// - Parameter language: that of the recipe.
  init(of ingredient: Ingredient, in bytes: [UInt8], _ language: Language?) {
    attributes = ingredient.attributes
    self.language = language
    let range = ByteRange(ingredient.line.lower, ingredient.tail.isEmpty ? ingredient.textEnd : ingredient.tail.lower)
    own = IngredientLine(bytes, in: range)
    words = FoldedWords.list(of: String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self))
  }

  /// The line with the words behind it.
  func text(behind line: String) -> String {
    let joints = Joints(ShopWords.language(of: line, within: language))
    var result = line
    if attributes.isToTaste, !own.isToTaste { result += " " + joints.toTaste }
    if let preparation = new(attributes.preparation) {
      while let last = result.last, ",;: ".contains(last) { result.removeLast() }
      result += ", " + preparation
    }
    if let substitute = new(attributes.substitute) { result += " (\(joints.or) \(substitute))" }
    if attributes.isOptional, !own.isOptional { result += " (\(joints.optional))" }
    return result
  }

  /// A value as plain words; nil for none, and where the line has them itself.
  private func new(_ value: String?) -> String? {
    let text = value.map { ShopWords.safe($0) } ?? ""
    let wanted = FoldedWords.list(of: text)
    guard !wanted.isEmpty else { return nil }
    let places = 0..<max(0, words.count - wanted.count + 1)
    return places.contains { words[$0..<($0 + wanted.count)].elementsEqual(wanted) } ? nil : text
  }
}

/// The words that stand between a line and what its braces say.
private struct Joints {
  let or: String
  let optional: String
  let toTaste: String

  init(_ language: Language) {
    switch language {
    case .english: (or, optional, toTaste) = ("or", "optional", "to taste")
    case .ukrainian: (or, optional, toTaste) = ("або", "за бажанням", "за смаком")
    case .russian: (or, optional, toTaste) = ("или", "по желанию", "по вкусу")
    }
  }
}
