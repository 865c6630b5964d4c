import VaultModel
import VaultStore

/// Prints recipes: for people a table; for programs one line a recipe with the columns handle, title, category, minutes,
/// rating, diets, status and path, or one JSON object.
struct RecipeRows {
  private let recipes: [ListedRecipe]

  init(_ recipes: [ListedRecipe]) { self.recipes = recipes }

  func print(_ invocation: Invocation) {
    guard invocation.format == "json" || !invocation.isForPeople else { return printTable(invocation) }
    for recipe in recipes {
      if invocation.shouldStop { return }
      invocation.output.write(invocation.format == "json" ? recipe.json : recipe.line)
      invocation.output.write(invocation.arguments.has(.null) ? "\0" : "\n")
    }
  }

  private func printTable(_ invocation: Invocation) {
    var table = TextTable([.fixed, .flexible(minimum: 16), .flexible(minimum: 8), .number, .fixed, .fixed])
    for recipe in recipes {
      table.add([
        .init(recipe.handle, .handle), .init(recipe.title, .title), .init(recipe.details.category ?? ""),
        .init(recipe.details.time.total?.text ?? ""), .init(recipe.stars, .warning),
        .init(recipe.details.diets.map(\.name).joined(separator: ", "), .faint),
      ])
    }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
    invocation.note(recipes.isEmpty ? .nothingFound : .recipeCount, recipes.isEmpty ? [] : [.count(recipes.count)])
  }
}
