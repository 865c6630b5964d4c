import VaultKitchen
import VaultSyntax

extension CommandFailure {
  /// A text is not of the format that it should be.
  init(_ error: RecipeImportError, of source: ImportSource, isStated: Bool) {
    switch error {
    case .recipeMD(let error):
      let place = SourceLocation(of: error.range.lower, in: source.bytes)
      self.init(
        .ioFailure, .importNotRecipeMD,
        [.text("\(source.name):\(place.line):\(place.column)"), .message(error.reason.message)],
        hints: isStated ? [] : [Hint(.importFormatHint, [.list(ExchangeFormat.readable.map(\.rawValue))])])
    }
  }
}

extension RecipeMDError.Reason {
  /// The sentence of a reason.
  var message: MessageKey {
    switch self {
    case .titleMissing: .recipeMDTitleMissing
    case .breakMissing: .recipeMDBreakMissing
    case .tagsTwice: .recipeMDTagsTwice
    case .yieldsTwice: .recipeMDYieldsTwice
    case .textAfterHead: .recipeMDTextAfterHead
    case .amountWithoutNumber: .recipeMDAmountWithoutNumber
    case .ingredientWithoutName: .recipeMDIngredientWithoutName
    case .textAmongIngredients: .recipeMDTextAmongIngredients
    }
  }
}
