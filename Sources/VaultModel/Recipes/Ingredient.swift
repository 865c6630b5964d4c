package import VaultSyntax

/// One line of a recipe's list.
package struct Ingredient: Sendable, Hashable {
  /// The whole list item with its deeper lines.
  package var item: ByteRange
  /// The first line without marker and checkbox.
  package var line: ByteRange
  /// Whether the line has a checkbox, and which.
  package var checkbox: LineItem.Checkbox
  /// How much, with the same in other units and what is to be added: `1 cup (240 ml)`, `1 kg 200 g`; nil if the line does
  /// not say.
  package var quantity: Quantity?
  /// Amounts of the line beside that one, in their order: the 2 of `1 onion, 2 eggs`. They scale with it.
  package var further: [Quantity] = []
  /// Where the amount stands, its unit and emphasis included; empty without one.
  package var amountRange: ByteRange
  /// Whether the amount is marked by emphasis, as RecipeMD asks.
  package var isMarked: Bool
  /// What is measured: the text after the amount without the tail, or before an amount behind it, as written.
  package var name: ByteRange
  /// What stands on the other side of the amount: the `juice of` of `juice of 1 lemon`, the `melted` of
  /// `butter 50 g, melted`; empty if there is nothing.
  package var aside: ByteRange
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

  /// The name with what stands on the other side of the amount, in the order of the line: `juice of lemon`.
  package func wholeName(in bytes: [UInt8]) -> [UInt8] {
    let name = Array(bytes[plainName.indices.clamped(to: bytes.indices)])
    guard !aside.isEmpty else { return name }
    let aside = Array(bytes[aside.indices.clamped(to: bytes.indices)])
    if self.aside.lower < plainName.lower { return aside + [0x20] + name }
    return name + (aside.first == 0x28 ? [0x20] : Array(", ".utf8)) + aside
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
