package import VaultModel
import VaultSyntax

/// What to scale a recipe to.
///
/// ```swift
/// try ScaleTarget(servings: "6")
/// try ScaleTarget(yield: "3 l")
/// try ScaleTarget(by: "flour=500 g")
/// ```
package enum ScaleTarget: Sendable, Hashable {
  /// A number of people.
  case servings(Rational)
  case factor(Rational)
  /// A yield, in any unit that the recipe's own can be converted to.
  case yield(WantedAmount)
  /// As much as this amount of one ingredient allows.
  case ingredient(name: String, WantedAmount)

  /// Reads a number of servings, such as `6` or `4 1/2`.
  package init(servings text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    self = .servings(try Self.number(text, context))
  }

  /// Reads a factor, such as `1.5`, `1/2` or `2x`.
  package init(factor text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    self = .factor(try Self.number(text, context))
  }

  /// Reads a yield, such as `3 l` or `12 pancakes`.
  package init(yield text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    self = .yield(try WantedAmount(text, context: context))
  }

  /// Reads `ingredient=amount`, such as `flour=500 g`.
  package init(by text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    guard let sign = text.lastIndex(of: "=") else { throw .notAnAssignment(text) }
    let name = String(text[..<sign].drop { $0 == " " })
    guard !name.allSatisfy({ $0 == " " }) else { throw .notAnAssignment(text) }
    self = .ingredient(name: name, try WantedAmount(String(text[text.index(after: sign)...]), context: context))
  }

  /// Reads the one target that is given, as the command line has it; without any the recipe stays as it is.
  package init(
    servings: String?, factor: String?, yield: String?, by: String?, context: NumberContext = NumberContext()
  ) throws(ScaleError) {
    if let servings {
      try self.init(servings: servings, context: context)
    } else if let factor {
      try self.init(factor: factor, context: context)
    } else if let yield {
      try self.init(yield: yield, context: context)
    } else if let by {
      try self.init(by: by, context: context)
    } else {
      self = .factor(1)
    }
  }

  private static func number(_ text: String, _ context: NumberContext) throws(ScaleError) -> Rational {
    let wanted = try WantedAmount(text, context: context)
    guard wanted.unitText.isEmpty, !wanted.isRange else { throw .notAnAmount(text) }
    return wanted.value
  }
}

/// An amount that somebody asks for: a positive number with or without a unit.
package struct WantedAmount: Sendable, Hashable {
  /// The whole text, for messages.
  package let text: String
  /// The number; of a range the first one.
  package let value: Rational
  package let isRange: Bool
  /// The unit, if vault knows it.
  package let unit: Unit?
  /// The unit as written; empty without one.
  package let unitText: String

  /// Reads an amount. Throws if there is none, or if it is zero, negative, or has two readings.
  package init(_ text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longest, let quantity = Quantity.parsing(text, context: context),
      let amount = quantity.amount, amount.lower.notation.form != .word
    else { throw .notAnAmount(text) }
    guard amount.numbers.allSatisfy({ $0.value > 0 }) else { throw .notPositive(text) }
    self.text = text
    value = amount.value
    isRange = amount.upper != nil
    unit = quantity.unit
    unitText = String(decoding: bytes[quantity.unitText.indices], as: UTF8.self)
  }

  /// The longest amount that is read, in bytes.
  private static let longest = 200
}
