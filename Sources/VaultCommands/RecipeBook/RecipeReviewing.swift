import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// `vault recipe submit | approve | reject RECIPE…`: the steps of the review.
enum RecipeReviewing {
  static let submit = verb("submit", to: .pending)
  static let approve = verb("approve", to: .approved)
  static let reject = verb("reject", to: .rejected)

  private static func verb(_ name: String, to status: RecipeStatus) -> RecipeVerb {
    RecipeVerb(name, operands: [.recipes()], flags: Flag.editing) { call throws(Failure) in try run(call, status) }
  }

  private static func run(_ call: RecipeCall, _ status: RecipeStatus) throws(Failure) -> ExitCode {
    guard !call.words.isEmpty || call.invocation.arguments.has(.where) else {
      throw call.missing("RECIPE", .operandRecipe)
    }
    let selection = try ItemSelection(call.words, call.invocation, wanting: .recipe)
    guard selection.vault.configuration.settings.reviewsRecipes else {
      throw Failure(.wrongRequest, .reviewIsOff, hints: [.init(.reviewOnHint)])
    }
    var plan = EditPlan(selection.vault)
    for found in selection.items {
      try RecipeCall.refuseOther(found, selection.vault)
      guard RecipeReview.status(of: found.note) != status else { continue }
      let written = found.note.text(.status, of: found.note.whole)
      let text = written.map { status.spelling(like: $0) } ?? status.name
      plan.change(found, [.set([ItemKey.status.rawValue], .scalar(NewScalar(text)))])
    }
    return try EditRun(call.invocation, plan.vault).finish(try plan.writes(), of: selection.items.map(\.title))
  }
}
