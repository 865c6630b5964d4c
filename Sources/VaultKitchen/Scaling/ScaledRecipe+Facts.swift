import VaultModel
import VaultSyntax

/// A scaled recipe for programs; the keys of the JSON are the names of the properties.
package struct ScaledFacts: Sendable, Hashable {
  package struct IngredientFacts: Sendable, Hashable {
    /// The number or range as printed, `400` or `2-3`; a text amount as text; nil without an amount.
    package var amount: String?
    /// The number as a decimal with a point and up to six decimals, of a range the lower end; nil for text.
    package var value: String?
    /// The upper end of a range; nil otherwise.
    package var upperValue: String?
    /// The unit as printed; nil without one.
    package var unit: String?
    /// What is added to the amount, taken off it, or says it in another unit: the 200 g of `1 kg 200 g`.
    package var parts: [PartFacts]
    /// Why the amount stays at any number of servings: `fixed`, `to-taste`, `no-amount`, `not-read`; nil if it scales.
    package var unscaled: String?
    /// The name without the markup of a link.
    package var name: String
    /// The target of the link, if the name is one.
    package var link: String?
    /// `fixed`, `optional`, `to-taste`, as far as they are set.
    package var flags: [String]
    package var preparation: String?
    package var substitute: String?
    /// The whole line in the words of its author, with the amount replaced.
    package var text: String
  }

  package struct GroupFacts: Sendable, Hashable {
    /// The heading; nil for ingredients without one.
    package var title: String?
    /// The heading's level, 1–6; 0 without one.
    package var level: Int
    package var ingredients: [IngredientFacts]
  }

  package struct WarningFacts: Sendable, Hashable {
    /// `amount-not-read`, `amount-not-scaled`, `maximum-not-comparable`, `servings-are-count`,
    /// `step-food-not-in-list` or `step-more-than-list`.
    package var kind: String
    /// What it is about: an amount, or the line of an ingredient.
    package var text: String
    /// The food of a step; nil for the others.
    package var food: String?
    /// What the list has of that food, or what the recipe makes of which the servings are so many; nil for the others.
    package var listed: String?
    /// The line of an amount that was not scaled; nil for the others.
    package var line: String?
  }

  /// A further amount of an ingredient.
  package struct PartFacts: Sendable, Hashable {
    /// `addition`, `deduction`, `upper-end`, `equivalent`, or `further` for another amount of the line.
    package var role: String
    package var amount: String
    package var value: String?
    package var unit: String?
  }

  package var title: String?
  /// The factor, exactly: `3/2`, `2`.
  package var factor: String
  /// How many people it serves now; nil if the recipe does not say.
  package var servings: String?
  /// What it makes now: `6 servings`, `4.5 l`.
  package var yields: [String]
  package var groups: [GroupFacts]
  package var warnings: [WarningFacts]
}

extension ScaledRecipe {
  /// The recipe for programs.
  package var facts: ScaledFacts {
    let shown = zip(recipe.writtenYields, yields).filter { recipe.yields.contains($0.0) }
    return ScaledFacts(
      title: recipe.title, factor: factor.value.fractionText,
      servings: shown.first { $0.0.isServings }?.1.amountText, yields: shown.map(\.1.text),
      groups: recipe.groups.map { facts(of: $0) }, warnings: warnings.map(\.facts))
  }

  private func facts(of group: IngredientGroup) -> ScaledFacts.GroupFacts {
    ScaledFacts.GroupFacts(
      title: group.title.isEmpty ? nil : document.text(group.title), level: group.level,
      ingredients: (group.first..<max(group.first, min(group.end, lines.count))).map { facts(of: lines[$0]) })
  }

  private func facts(of line: Line) -> ScaledFacts.IngredientFacts {
    let attributes = line.ingredient.attributes
    let quantity = line.quantity
    let flags = [
      ("fixed", attributes.isFixed), ("optional", attributes.isOptional), ("to-taste", attributes.isToTaste),
    ]
    return ScaledFacts.IngredientFacts(
      amount: quantity?.amountText, value: quantity?.values.first?.decimalText,
      upperValue: quantity?.values.dropFirst().first?.decimalText,
      unit: quantity.flatMap { $0.unitText.isEmpty ? nil : $0.unitText },
      parts: (quantity?.parts.map(\.facts) ?? []) + line.further.map { $0.facts(as: "further") },
      unscaled: line.ingredient.reasonNotToScale,
      name: String(decoding: line.ingredient.wholeName(in: document.bytes), as: UTF8.self),
      link: line.ingredient.link.map { $0.decodedTarget(in: document.bytes) }, flags: flags.filter(\.1).map(\.0),
      preparation: attributes.preparation, substitute: attributes.substitute,
      text: line.text(in: document.bytes))
  }
}

extension ScaledQuantity.Part {
  fileprivate var facts: ScaledFacts.PartFacts {
    let role =
      switch role {
      case .addition: "addition"
      case .deduction: "deduction"
      case .upperEnd: "upper-end"
      case .equivalent: "equivalent"
      case .equivalentAddition: "equivalent-addition"
      case .size: "size"
      }
    return quantity.facts(as: role)
  }
}

extension ScaledQuantity {
  fileprivate func facts(as role: String) -> ScaledFacts.PartFacts {
    ScaledFacts.PartFacts(
      role: role, amount: amountText, value: values.first?.decimalText, unit: unitText.isEmpty ? nil : unitText)
  }
}

extension Ingredient {
  fileprivate var reasonNotToScale: String? {
    if attributes.isFixed { return "fixed" }
    if attributes.isToTaste { return "to-taste" }
    switch quantity?.magnitude {
    case nil: return "no-amount"
    case .text: return "to-taste"
    case .refused: return "not-read"
    case .amount: return nil
    }
  }
}

extension ScaledRecipe.Warning {
  fileprivate var facts: ScaledFacts.WarningFacts {
    switch self {
    case .amountNotRead(let text): ScaledFacts.WarningFacts(kind: "amount-not-read", text: text)
    case .amountNotScaled(let text, let line):
      ScaledFacts.WarningFacts(kind: "amount-not-scaled", text: text, line: line)
    case .maximumNotComparable(let text): ScaledFacts.WarningFacts(kind: "maximum-not-comparable", text: text)
    case .servingsAreCount(let wanted, let yield):
      ScaledFacts.WarningFacts(kind: "servings-are-count", text: wanted.printed(), listed: yield)
    case .step(let finding):
      switch finding.kind {
      case .notInList:
        ScaledFacts.WarningFacts(kind: "step-food-not-in-list", text: finding.amount, food: finding.food)
      case .moreThanList(let listed):
        ScaledFacts.WarningFacts(
          kind: "step-more-than-list", text: finding.amount, food: finding.food, listed: listed)
      }
    }
  }
}

extension Rational {
  /// `3/2`, or `2` for a whole number.
  fileprivate var fractionText: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// A decimal with a point, rounded to six decimals at most; a JSON number.
  fileprivate var decimalText: String {
    if let exact = decimal(upTo: 6) { return exact }
    guard let millionths = rounded(toPartsOf: 1_000_000), let near = Rational(millionths, over: 1_000_000) else {
      return "\(wholePart)"
    }
    return near.decimal(upTo: 6) ?? "\(wholePart)"
  }
}
