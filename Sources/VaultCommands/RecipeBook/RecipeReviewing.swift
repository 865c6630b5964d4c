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
    RecipeVerb(name, flags: Flag.editing) { call throws(CommandFailure) in try run(call, status) }
  }

  private static func run(_ call: RecipeCall, _ status: RecipeStatus) throws(CommandFailure) -> ExitCode {
    guard !call.words.isEmpty || call.invocation.arguments.has(.where) else {
      throw call.missing("RECIPE", .operandRecipe)
    }
    let selection = try EditSelection(call.words, call.invocation, wanting: .recipe)
    guard selection.session.configuration.settings.reviewsRecipes else {
      throw CommandFailure(.wrongCall, .reviewIsOff, hints: [.init(.reviewOnHint)])
    }
    var plan = EditPlan(selection.session)
    for found in selection.items {
      try RecipeCall.refuseOther(found, selection.session)
      guard RecipeReview.status(of: found.note) != status else { continue }
      let written = found.note.text(.status, of: found.note.whole)
      let text = written.map { status.spelling(like: $0) } ?? status.name
      plan.change(found, [.set([ItemKey.status.rawValue], .scalar(NewScalar(text)))])
    }
    return try EditRun(call.invocation, plan.session).finish(try plan.writes(for: call.invocation))
  }
}
