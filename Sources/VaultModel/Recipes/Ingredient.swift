package import VaultSyntax

/// One line of a recipe's list.
package struct Ingredient: Sendable, Hashable {
  /// The whole list item with its deeper lines.
  package var item: ByteRange
  /// The first line without marker and checkbox.
  package var line: ByteRange
  /// Whether the line has a checkbox, and which.
  package var checkbox: LineItem.Checkbox
  /// How much; nil if the line does not say.
  package var quantity: Quantity?
  /// Where the amount stands, its unit and emphasis included; empty without one.
  package var amountRange: ByteRange
  /// Whether the amount is marked by emphasis, as RecipeMD asks.
  package var isMarked: Bool
  /// The same amount again in other units, or what is to be added to it: `(240 ml)` after `1 cup`, `+ 2 tbsp`.
  package var furtherQuantities: [Quantity]
  /// What is measured: the text after the amount without the tail, as written.
  package var name: ByteRange
  /// The link, if the name is one.
  package var link: LinkReference?
  package var attributes: IngredientAttributes
  /// The attributes in braces with the braces; empty if there are none.
  package var tail: ByteRange
  /// Where the line's own text ends: before a block id, behind the attributes.
  package var textEnd: Int

  /// The amount with its unit, without emphasis.
  package var plainAmount: ByteRange {
    isMarked ? ByteRange(amountRange.lower + 1, amountRange.upper - 1) : amountRange
  }

  /// The name without the markup of a link.
  package var plainName: ByteRange {
    guard let link else { return name }
    return link.text.isEmpty ? link.target : link.text
  }
}

/// What the tail of an ingredient's line says.
package struct IngredientAttributes: Sendable, Hashable {
  /// The amount never scales.
  package var isFixed = false
  /// The dish works without it.
  package var isOptional = false
  /// There is no amount, on purpose.
  package var isToTaste = false
  /// Scaled amounts count whole items.
  package var roundsUp = false
  /// The most that scaling may reach, in the ingredient's unit unless it names its own.
  package var maximum: Quantity?
  /// Another food that does: `or: lemon juice`.
  package var substitute: String?
  /// What to do to it first: `prep: chopped`.
  package var preparation: String?
  /// The food that the line means, whatever its name says: `food: butter`.
  package var food: String?
}

/// Some ingredients under one heading.
package struct IngredientGroup: Sendable, Hashable {
  /// The heading's text without `#`; empty for ingredients without one.
  package var title: ByteRange
  /// The heading's level, 1–6; 0 without one.
  package var level: Int
  /// The first of its ingredients in ``Recipe/ingredients``, and the one after the last.
  package var first: Int, end: Int
}
