package import VaultModel
package import VaultSyntax

/// Where the steps and the list of a recipe disagree.
package struct StepFinding: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The list does not have this food.
    case notInList
    /// The steps use more of it than the list has; the list's amount as written.
    case moreThanList(String)
  }

  package var kind: Kind
  /// The amount in the step, with a space before its unit.
  package var amount: String
  /// The food, as the step has it.
  package var food: String
  /// The amount's bytes in the note.
  package var range: ByteRange

  /// The finding for `vault check`.
  package var diagnostic: Diagnostic {
    switch kind {
    case .notInList: Diagnostic(.recipeStepFoodNotInList, at: range, values: [amount, food])
    case .moreThanList(let listed): Diagnostic(.recipeStepMoreThanList, at: range, values: [amount, food, listed])
    }
  }
}

extension Recipe {
  /// Checks the amounts inside the steps against the list. A food whose amounts cannot be compared is left out.
  package func stepFindings(in document: Document, _ measures: UnitMeasures = UnitMeasures()) -> [StepFinding] {
    findings(of: stepAmounts(in: document), in: document, measures)
  }

  /// Checks amounts of the steps that were already found.
  func findings(of amounts: [StepAmount], in document: Document, _ measures: UnitMeasures) -> [StepFinding] {
    var used: [Int: Rational] = [:]
    var findings: [StepFinding] = []
    for amount in amounts {
      if let kind = finding(of: amount, &used, document, measures) {
        findings.append(
          StepFinding(
            kind: kind, amount: amount.text(in: document), food: document.text(amount.food), range: amount.range))
      }
    }
    return findings
  }

  private func finding(
    of amount: StepAmount, _ used: inout [Int: Rational], _ document: Document, _ measures: UnitMeasures
  ) -> StepFinding.Kind? {
    // A recipe without a list takes its amounts from the steps.
    if ingredients.isEmpty { return nil }
    guard let first = amount.ingredients.first else { return .notInList }
    guard let step = amount.quantity.baseAmount(measures) else { return nil }
    var available: Rational = 0
    for place in amount.ingredients {
      guard let quantity = ingredients[place].quantity, let base = quantity.baseAmount(measures),
        base.unit == step.unit, let most = mostOf(quantity, base.value, measures), let sum = try? available + most
      else { return nil }
      available = sum
    }
    guard let total = try? (used[first] ?? 0) + step.value else { return nil }
    used[first] = total
    return total > available ? .moreThanList(document.text(ingredients[first].amountRange)) : nil
  }

  /// The upper end of an amount in its base unit.
  private func mostOf(_ quantity: Quantity, _ lower: Rational, _ measures: UnitMeasures) -> Rational? {
    guard let upper = quantity.amount?.upper else { return lower }
    guard let unit = quantity.unit else { return max(lower, upper.value) }
    return unit.convert(upper.value, to: unit.base, measures).map { max(lower, $0) }
  }
}
