import VaultActions
import VaultMessages
import VaultSyntax
import VaultExchange

extension Failure {
  /// A text is not of the format that it should be.
  init(_ error: RecipeImportError, of source: ImportSource, isStated: Bool) {
    let formats = isStated ? [] : [Remark(.importFormatHint, [.list(ExchangeFormat.readable.map(\.rawValue))])]
    switch error {
    case .recipeMD(let error):
      let place = MessageValue.text(source.place(of: error.range.lower))
      self.init(.system, .importNotRecipeMD, [place, .message(error.reason.message)], hints: formats)
    case .json(let error):
      let place = MessageValue.text(source.place(of: error.offset))
      self.init(.system, .importNotJSON, [place, .message(error.reason.message)], hints: formats)
    case .csv(let failure):
      let place = MessageValue.text(source.place(of: failure.offset))
      let key: MessageKey = failure.reason == .quoteNotClosed ? .quoteNotClosed : .csvTextAfterQuote
      self.init(.system, .importNotCSV, [place, .message(key)], hints: formats)
    case .missingColumns(let names):
      self.init(
        .system, .importMissingColumns, [.text(source.name), .list(names)],
        hints: [Remark(.importColumnsHint)] + formats)
    case .unreadableData(let title):
      self.init(
        .system, .importUnreadableData, [.text(source.name), .text(title)], hints: [Remark(.importPageHint)])
    case .noRecipe(let types, let title):
      self.init(noRecipeIn: source.name, types, title)
    }
  }

  /// A page or a file describes something, or nothing, and no recipe.
  private init(noRecipeIn name: String, _ types: [String], _ title: String) {
    // The types are text of a stranger, and may be any number.
    let found = types.prefix(6).map { String($0.prefix(40)) }
    if found.isEmpty {
      self.init(.notFound, .importNoData, [.text(name), .text(title)], hints: [Remark(.importPageHint)])
    } else {
      self.init(.notFound, .importNoRecipe, [.text(name), .list(found)], hints: [Remark(.importPageHint)])
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
