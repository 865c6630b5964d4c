import VaultActions
package import VaultKitchen
package import VaultMessages
import VaultModel

extension Failure {
  /// A recipe that cannot be scaled as asked.
  ///
  /// - Parameter path: the recipe's note.
  package init(_ error: ScaleError, path: String) {
    switch error {
    case .noServings:
      self.init(.wrongRequest, .scaleNoServings, [.text(path)], hints: [Remark(.scaleNoServingsHint)])
    case .notAnAmount(let text): self.init(.wrongRequest, .scaleNotAnAmount, [.text(text)])
    case .isFactor(let text, let number):
      self.init(
        .wrongRequest, .scaleIsFactor, [.text(text)],
        hints: [Remark(.scaleIsFactorHint, [.call(["scale", path.isEmpty ? "RECIPE" : path, "--factor", number])])])
    case .notPositive(let text): self.init(.wrongRequest, .scaleNotPositive, [.text(text)])
    case .absurd(let text): self.init(.wrongRequest, .scaleAbsurd, [.text(text)])
    case .yieldNotComparable(let wanted, let yields):
      self.init(
        .wrongRequest, .scaleYieldNotComparable, [.text(wanted), .list(yields)], hints: [Remark(.scaleFactorHint)])
    case .noTin(let wanted, let yields):
      self.init(
        .wrongRequest, .scaleNoTin, [.text(wanted), .list(yields)], hints: [Remark(.scaleFactorHint)])
    case .ingredientNotFound(let name, let names):
      let near = EditDistance.nearest(to: name, among: names)
      let hint = near.isEmpty ? Remark(.scaleIngredientsHint, [.list(names)]) : .didYouMean(near)
      self.init(.wrongRequest, .scaleIngredientNotFound, [.text(name)], hints: names.isEmpty ? [] : [hint])
    case .ingredientAmbiguous(let name, let names):
      self.init(.wrongRequest, .scaleIngredientAmbiguous, [.text(name), .list(names)])
    case .ingredientDoesNotScale(let name):
      self.init(.wrongRequest, .scaleIngredientDoesNotScale, [.text(name)], hints: [Remark(.scaleFactorHint)])
    case .ingredientNotComparable(let name, let amount, let wanted):
      self.init(
        .wrongRequest, .scaleIngredientNotComparable, [.text(name), .text(amount), .text(wanted)],
        hints: [Remark(.scaleFactorHint)])
    case .notAnAssignment(let text): self.init(.wrongRequest, .scaleNotAnAssignment, [.text(text)])
    case .overflow(let text): self.init(.wrongRequest, .scaleOverflow, [.text(text)])
    }
  }
}

extension ScaledRecipe.Warning {
  /// The sentence's key and values.
  package var sentence: (key: MessageKey, values: [MessageValue]) {
    switch self {
    case .amountNotRead(let text): (.scaleAmountNotRead, [.text(text)])
    case .amountNotScaled(let text, let line): (.scaleAmountNotScaled, [.text(text), .text(line)])
    case .maximumNotComparable(let text): (.scaleMaximumNotComparable, [.text(text)])
    case .servingsAreCount(let wanted, let yield):
      (.scaleServingsAreCount, [.text(wanted.printed()), .text(yield)])
    case .step(let finding):
      switch finding.kind {
      case .notInList: (.scaleStepNotInList, [.text(finding.amount), .text(finding.food)])
      case .moreThanList(let listed):
        (.scaleStepMoreThanList, [.text(finding.amount), .text(finding.food), .text(listed)])
      }
    }
  }
}
