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
    let wanted = try WantedAmount(text, context: context)
    guard wanted.isNumber else { throw .notAnAmount(text) }
    self = .servings(wanted.value)
  }

  /// Reads a factor, such as `1.5`, `1/2`, `2x` or `x2`.
  package init(factor text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    let wanted = try WantedAmount(WantedAmount.factor(in: text) ?? text, context: context)
    guard wanted.isNumber else { throw .notAnAmount(text) }
    self = .factor(wanted.value)
  }

  /// Reads a yield, such as `3 l` or `12 pancakes`.
  package init(yield text: String, context: NumberContext = NumberContext()) throws(ScaleError) {
    self = .yield(try WantedAmount(text, context: context, isYield: true))
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

  /// Reads an amount. Throws if there is none, if it is a factor such as `2x`, or if it is zero, negative, or has two
  /// readings.
  ///
  /// - Parameter isYield: whether it may be the size of a tin, `25 x 35 cm`, which is no amount.
  package init(
    _ text: String, context: NumberContext = NumberContext(), isYield: Bool = false
  ) throws(ScaleError) {
    if let factor = Self.factor(in: text) { throw .isFactor(text, number: factor) }
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longest else { throw .notAnAmount(text) }
    if isYield, TinSize(text, context: context) != nil {
      (self.text, value, isRange, unit, unitText) = (text, 1, false, nil, text)
      return
    }
    guard let quantity = Quantity.parsing(text, context: context), let amount = quantity.amount,
      amount.lower.notation.form != .word
    else { throw .notAnAmount(text) }
    guard amount.numbers.allSatisfy({ $0.value > 0 }) else { throw .notPositive(text) }
    self.text = text
    value = amount.value
    isRange = amount.upper != nil
    unit = quantity.unit
    unitText = String(decoding: bytes[quantity.unitText.indices], as: UTF8.self)
  }

  /// The tin that it is the size of: `20 cm tin`, `20 cm`; nil for an amount.
  func tin(_ context: NumberContext) -> TinSize? { TinSize(text, context: context) }

  /// Whether it is one number without a unit.
  var isNumber: Bool { unitText.isEmpty && !isRange }

  /// The number of a text that is one with the sign of a product before or behind it, `2` of `2x` and `× 2`; nil for any
  /// other text.
  static func factor(in text: String) -> String? {
    let signs: Set<Character> = ["x", "X", "х", "Х", "×"]
    let whole = text.trimmed
    var number = Substring(whole)
    if let first = number.first, signs.contains(first) {
      number = number.dropFirst()
    } else if let last = number.last, signs.contains(last) {
      number = number.dropLast()
    } else {
      return nil
    }
    let bare = String(number).trimmed
    return bare.first?.isNumber == true && bare.last?.isNumber == true ? bare : nil
  }

  /// The longest amount that is read, in bytes.
  private static let longest = 200
}
