package import VaultModel
import VaultSyntax

/// A recipe that is shopped for, with what it needs.
package struct ShopRecipe: Sendable {
  /// What tells it from other recipes: its path.
  package let id: String
  /// The name that a link to it takes: `borshch`.
  package let link: String
  /// For how many it is cooked, as lines are to say it; nil for as many as the recipe says itself.
  package let servings: Rational?
  package let needs: [FoodNeed]
  /// The language the recipe is written in, as far as it says.
  package let language: Language?
  /// The day it is cooked on, if that is known.
  package let day: LocalDate?
  /// Whether the command names it; else it is on the list already.
  package let isAsked: Bool

  package init(
    id: String, link: String, servings: Rational? = nil, needs: [FoodNeed], language: Language? = nil,
    day: LocalDate? = nil, isAsked: Bool = true
  ) {
    self.id = id
    self.link = link
    self.servings = servings
    self.needs = needs
    self.language = language
    self.day = day
    self.isAsked = isAsked
  }

  /// The needs that something has to be bought for: not those that the dish works without.
  var bought: [FoodNeed] { needs.filter { !$0.isOptional && !$0.isIncluded } }

  /// The recipe as a line names it: `[[borshch]]`, or for other servings than its own `[[borshch]] × 8`.
  var source: String { "[[\(link)]]" + (servings.map { " × " + $0.printed(in: NumberNotation(.slash)) } ?? "") }
}

/// A recipe that a line of a list names, and for how many.
package struct ShopSource: Sendable, Hashable {
  package let link: NamedLink
  /// The number behind `×`; nil for as many as the recipe says itself.
  package let servings: Rational?

  /// The sources that a line names.
  package static func all(of item: Item, in note: Note) -> [ShopSource] {
    guard let field = note.field(.from, of: item) else { return [] }
    let numbers = note.texts(of: field).flatMap { servings(in: $0.text) }
    return note.shoppingLine(of: item).from.enumerated().map { place, link in
      ShopSource(link: link, servings: place < numbers.count ? numbers[place] : nil)
    }
  }

  /// The numbers behind the links of a text, in their order: nil and 8 of `[[varenyky]], [[borshch]] × 8`.
  private static func servings(in text: String) -> [Rational?] {
    var result: [Rational?] = []
    var pieces = text.split(separator: "]]", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return [nil] }
    pieces.removeFirst()
    for piece in pieces {
      let behind = piece.split(separator: "[[", omittingEmptySubsequences: false).first ?? ""
      result.append(servings(behind: behind))
    }
    return result
  }

  /// The number of ` × 8, `.
  private static func servings(behind text: Substring) -> Rational? {
    guard let sign = text.firstIndex(of: "×") else { return nil }
    let number = text[text.index(after: sign)...].split(separator: ",").first ?? ""
    guard let quantity = Quantity.parsing(String(number)), quantity.unitText.isEmpty,
      let value = quantity.amount?.value, value > 0
    else { return nil }
    return value
  }
}
