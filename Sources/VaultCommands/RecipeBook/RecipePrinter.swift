import VaultActions
import VaultMessages
import VaultSearch

/// Prints the recipes that a query found, as a list of recipes or, where paths, a template or a number is asked for, as
/// any search does.
struct RecipePrinter {
  private let answer: QueryAnswer
  private let form: ListingForm
  private let invocation: Invocation
  /// The items of recipes that are not taken, as nobody can prove their claims.
  private let skipped: [Int]

  init(_ answer: QueryAnswer, _ form: ListingForm, skipping skipped: [Int] = [], _ invocation: Invocation) {
    self.skipped = skipped
    self.answer = answer
    self.form = form
    self.invocation = invocation
  }

  /// Whether it prints what a list of recipes has, and not the keys or the paths of any result.
  static func isList(_ form: ListingForm) -> Bool {
    switch form {
    case .people, .tabSeparated, .json: true
    case .template: Set(form.names).isSubset(of: ListedRecipe.listing(Messages(.english)).names)
    case .paths: false
    }
  }

  func print() throws(Failure) {
    guard Self.isList(form), !invocation.arguments.has(.count) else {
      return answer.print(as: form, for: invocation, skipping: skipped)
    }
    answer.printExplanation(as: form, for: invocation)
    let recipes = answer.result.hits.map {
      ListedRecipe($0.location, answer.texts, handles: answer.handles, diets: answer.diets)
    }
    let heading = answer.diets?.heading(over: answer.result.hits.map(\.location.item), in: invocation.messages)
    try RecipeRows(recipes, unprovedUnder: heading, hasUnproved: !(answer.diets?.unproved.isEmpty ?? true)).print(
      invocation)
    answer.tellDiets(for: invocation, skipping: skipped)
  }
}
