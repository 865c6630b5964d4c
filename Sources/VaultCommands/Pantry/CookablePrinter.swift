import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints recipes with how much of them there is: for people what is missing below each; for programs one line a recipe.
struct CookablePrinter {
  typealias Row = (recipe: CookableRecipe, handle: String, missing: String)

  private let invocation: Invocation
  private let answer: CookableAnswer
  private let handles: ItemHandles

  init(_ answer: CookableAnswer, _ invocation: Invocation) throws(Failure) {
    self.answer = answer
    self.invocation = invocation
    handles = try Handles(answer.pantry.vault.snapshot).handles(of: answer.recipes.map(\.item))
  }

  func print() throws(Failure) {
    let recipes = rows
    let listing = listing
    try listing.print(recipes, invocation) {
      let (heading, lines) = listing.headedLines(of: recipes, invocation)
      if let heading { invocation.print(heading) }
      var apart = answer.diets?.heading(over: answer.recipes.map(\.item), in: invocation.messages)
      for (line, row) in zip(lines, recipes) {
        if let heading = apart, answer.diets?.unproved[row.recipe.item] != nil {
          invocation.print(invocation.painter.paint(SafeText.line(heading), .heading))
          apart = nil
        }
        invocation.print(line)
        for text in details(of: row.recipe) {
          for part in TextWrap.lines(text, width: max(20, invocation.columns - 6)) { invocation.print("      " + part) }
        }
      }
    }
    if !invocation.isForReading { answer.diets?.tellUnproved(of: answer.recipes.map(\.item), invocation) }
    answer.diets?.tellLeftOut(invocation)
    answer.diets?.printLeftOut(invocation)
  }

  /// The recipes with what is missing of each as programs read it, put together by all processors.
  var rows: [Row] {
    let (recipes, handles) = (answer.recipes, handles)
    let isNamed = !invocation.isForReading && invocation.format != "json"
    return parallelMap(count: recipes.count, workers: invocation.environment.processors) { place in
      let gaps = recipes[place].coverage.gaps
      return (
        recipes[place], handles[recipes[place].item] ?? "", isNamed ? gaps.map(\.field).joined(separator: "; ") : ""
      )
    }
  }

  var listing: Listing<Row> {
    typealias Recipe = Column<Row>
    let (messages, lots, today) = (invocation.messages, answer.pantry.lots, answer.pantry.stock.today)
    let handle = Recipe("handle", .fixed, .handle) { $0.handle }
    let path = Recipe("path") { $0.recipe.path }
    let title = Recipe("title", .title, .title) { $0.recipe.title }
    let percent = Recipe("percent", .number) { $0.recipe.coverage.percent }
      .cell { .init("\($0.recipe.coverage.percent) %") }.headed(messages(.columnHave))
    let missing = Recipe("missing") { $0.recipe.coverage.gaps }.field { $0.missing }
    let soonest = Recipe("soonest") { $0.recipe.coverage.soonest?.text }.cell { row in
      let day = row.recipe.coverage.soonest
      return .init(day.map { messages.near($0, today) } ?? "", Expiry(of: day, on: today).role)
    }.headed(messages(.columnUseBy))
    let diets = answer.diets
    let unproved = Recipe("unproved") { diets?.openIngredients(of: $0.recipe.item) }.ifAny
    return Listing(
      [
        handle, path, title, percent, Recipe("asWritten") { $0.recipe.isAsWritten }, missing,
        Recipe("instead") { row in
          ListedDetails(row.recipe.coverage.replacements) { replacement, json in
            json.member("ingredient", replacement.need.text)
            json.member("food", replacement.food.known?.title ?? replacement.food.name)
          }
        },
        soonest,
        Recipe("lots") { row in
          ListedDetails(row.recipe.coverage.lots) { place, json in
            json.member("path", lots[place].path.text)
            json.member("line", lots[place].line)
            json.member("name", lots[place].lot.name)
            json.member("expires", lots[place].lot.expires?.text)
          }
        },
        unproved,
      ],
      fields: [handle, percent, soonest, title, path, missing] + ((diets?.unproved ?? [:]).isEmpty ? [] : [unproved]),
      cells: [handle, percent, title, soonest])
  }

  /// The sentences below a recipe.
  func details(of recipe: CookableRecipe) -> [String] {
    recipe.coverage.sentences(in: invocation.messages)
      + (recipe.isAsWritten ? [invocation.messages(.cookableAsWritten)] : [])
  }
}
