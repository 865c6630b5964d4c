import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault recipe rate RECIPE 1-5 [--by NAME]`: your own rating, or that of somebody in `ratings`; either is replaced when
/// it is given again.
enum RecipeRating {
  static let by = Flag("by", value: .rater, "NAME", summary: .flagRecipeBy)

  static let verb = RecipeVerb("rate", operands: [.recipes(and: .wholeNumber(1...5))], flags: [by, .dryRun], run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(Failure) -> ExitCode {
    guard let last = call.words.last, call.words.count > 1 else {
      throw call.missing(call.words.isEmpty ? "RECIPE" : "1-5", .operandRecipeRate)
    }
    guard let stars = Int(last), 1...5 ~= stars else {
      throw Failure(.wrongRequest, .recipeNotStars, [.text(last)])
    }
    let selection = try ItemSelection(Array(call.words.dropLast()), call.invocation, wanting: .recipe)
    let name = call.invocation.arguments[by]?.trimmed
    var plan = EditPlan(selection.vault)
    for found in selection.items {
      try RecipeCall.refuseOther(found, selection.vault)
      let path = name.map { [ItemKey.ratings.rawValue, $0] } ?? [ItemKey.rating.rawValue]
      plan.change(found, [.set(path, .scalar(NewScalar(String(stars))))])
    }
    let writes = try plan.writes()
    return try EditRun(call.invocation, plan.vault).finish(writes, of: selection.items.map(\.title)) {
      if name != nil { sayMeans(of: selection.items, after: writes, call.invocation) }
    }
  }

  /// Says what all together think of each recipe now.
  private static func sayMeans(of items: [FoundItem], after writes: [NoteWrite], _ invocation: Invocation) {
    for found in items {
      guard let write = writes.first(where: { $0.path == found.path }), case .edit(let after) = write.kind else {
        continue
      }
      let ratings = Note(Document(after), context: found.note.context).recipeRatings
      guard let mean = ratings.meanDigits else { continue }
      invocation.note(.recipeMean, [.text(found.title), .text(mean), .count(ratings.count)])
    }
  }
}

extension RecipeCall {
  /// Refuses an item that is no recipe, whatever a note that is named by its path was taken for.
  static func refuseOther(_ found: FoundItem, _ session: Vault) throws(Failure) {
    let context = session.configuration.context(forNoteAt: found.path)
    let type = found.isLine ? found.item.type : Note(found.note.document, context: context).type
    guard found.isLine || type != .recipe else { return }
    let name = type.name(in: session.workspace.device.language.language)
    throw Failure(.wrongRequest, .recipeIsNone, [.text(found.path.text), .text(name)])
  }
}
