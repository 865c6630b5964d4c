import VaultActions
import VaultMessages
import VaultSearch

/// Prints the recipes that a query found, as a list of recipes or, where paths, a template or a number is asked for, as
/// any search does.
struct RecipePrinter {
  private let answer: QueryAnswer
  private let form: ListingForm
  private let invocation: Invocation

  init(_ answer: QueryAnswer, _ form: ListingForm, _ invocation: Invocation) {
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
    guard Self.isList(form), !invocation.arguments.has(.count) else { return answer.print(as: form, for: invocation) }
    answer.printExplanation(as: form, for: invocation)
    try RecipeRows(answer.result.hits.map { ListedRecipe($0.location, answer.texts, handles: answer.handles) }).print(
      invocation)
  }
}
