import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// `vault recipe list | random | today [QUERY…]`: recipes that options and a query choose.
enum RecipeListing {
  private static let shown = [SearchCommand.exact, SearchCommand.explain, .count, .null]

  static let list = RecipeVerb(
    "list", flags: RecipeFlags.filters + [RecipeFlags.order, .limit] + shown, isListing: true
  ) { call throws(Failure) in
    try run(call, isChoosing: false) { _, _ in }
  }

  static let random = RecipeVerb(
    "random", flags: RecipeFlags.filters + [RecipeFlags.unproved, RecipeFlags.seed, .limit] + shown, isListing: true
  ) { call throws(Failure) in
    let seed = call.invocation.arguments.wholeNumber(RecipeFlags.seed)
    return try run(call, isChoosing: true) { answer, most in
      var hits = answer.result.hits
      if let seed {
        // In the order of paths, so that nothing but the recipes there are decides.
        hits.sort { answer.texts.path(of: $0.location) < answer.texts.path(of: $1.location) }
        var numbers = RepeatableNumbers(seed: UInt64(seed))
        hits.shuffle(using: &numbers)
      } else {
        hits.shuffle()
      }
      answer.keep(Array(hits.prefix(most ?? 1)))
    }
  }

  static let today = RecipeVerb("today", flags: RecipeFlags.filters + [RecipeFlags.unproved] + shown, isListing: true) {
    call throws(Failure) in
    let date = try call.invocation.vaultNow().date
    return try run(call, isChoosing: true, isByPeople: true) { answer, _ in
      let hits = answer.result.hits
      let paths = hits.map { answer.texts.path(of: $0.location).bytes }
      answer.keep(RecipeOfTheDay(paths)[date].map { [hits[$0]] } ?? [])
    }
  }

  /// Asks for the recipes, leaves some of them, and prints those.
  ///
  /// - Parameters:
  ///   - isChoosing: whether a recipe is proposed, which a review must have approved.
  ///   - isByPeople: whether recipes of a text generator are left out.
  private static func run(
    _ call: RecipeCall, isChoosing: Bool, isByPeople: Bool = false, keep: (inout QueryAnswer, Int?) -> Void
  ) throws(Failure) -> ExitCode {
    let invocation = call.invocation
    let form = try ListingForm(of: invocation)
    let session = try Vault(for: invocation)
    let (vault, found) = try session.asking {
      vault throws(Failure) -> (answer: QueryAnswer, most: Int?) in
      if !RecipePrinter.isList(form) { try ResultListing.check(form, vault, session) }
      let selection = try RecipeSelection(call, session, vault, isChoosing: isChoosing, isByPeople: isByPeople)
      return (try QueryAnswer(to: selection.query, from: vault, for: invocation, as: form), selection.most)
    }
    var answer = found.answer
    var skipped: [Int] = []
    if isChoosing, !invocation.arguments.has(RecipeFlags.unproved), let diets = answer.diets {
      // What is proposed is eaten.
      let hits = answer.result.hits
      skipped = hits.map(\.location.item).filter { diets.unproved[$0] != nil }
      answer.keep(hits.filter { diets.unproved[$0.location.item] == nil })
    }
    keep(&answer, found.most)
    try RecipePrinter(answer, form, skipping: skipped, invocation).print()
    session.save(vault, for: invocation)
    guard answer.result.total == 0 else { return .done }
    // People read it below the table.
    if !invocation.arguments.has(.count), !invocation.isForReading { invocation.note(.nothingFound) }
    return .nothingFound
  }
}
