import VaultKitchen
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints recipes with how much of them there is: for people what is missing below each; for programs one line a recipe:
/// handle, percent, the day on which the first used lot expires, title, path, and what is missing, between semicolons.
struct CookablePrinter {
  private let invocation: Invocation
  private let answer: CookableAnswer
  private let handles: ItemHandles

  init(_ answer: CookableAnswer, _ invocation: Invocation) throws(CommandFailure) {
    self.answer = answer
    self.invocation = invocation
    handles = try Handles(answer.pantry.vault.snapshot).handles(of: answer.recipes.map(\.item))
  }

  private var language: Language { invocation.messages.language.language }

  func print() {
    if invocation.format == "json" {
      for recipe in answer.recipes { invocation.print(json(of: recipe)) }
    } else if invocation.isForPeople {
      printTable()
    } else {
      printLines()
    }
  }

  /// Prints one line a recipe, put together by all processors.
  private func printLines() {
    let (recipes, handles) = (answer.recipes, handles)
    let lines = parallelMap(count: recipes.count, workers: invocation.environment.processors) { place in
      TabSeparated.line(Self.fields(of: recipes[place], handles[recipes[place].item] ?? ""))
    }
    for line in lines {
      if invocation.shouldStop { return }
      invocation.print(line)
    }
  }

  // MARK: For people

  private func printTable() {
    var table = TextTable([.fixed, .number, .flexible(minimum: 16), .fixed])
    for recipe in answer.recipes {
      let day = recipe.coverage.soonest?.text(in: invocation.messages.language) ?? ""
      let isSoon = Expiry(of: recipe.coverage.soonest, on: answer.pantry.stock.today) == .soon
      table.add([
        .init(handles[recipe.item] ?? "", .handle), .init("\(recipe.coverage.percent) %"), .init(recipe.title, .title),
        .init(day, isSoon ? .warning : .faint),
      ])
    }
    for (line, recipe) in zip(table.lines(fitting: invocation.columns, invocation.painter), answer.recipes) {
      invocation.print(line)
      for text in details(of: recipe) {
        for part in TextWrap.lines(text, width: max(20, invocation.columns - 6)) { invocation.print("      " + part) }
      }
    }
  }

  /// The sentences below a recipe.
  private func details(of recipe: CookableRecipe) -> [String] {
    let coverage = recipe.coverage
    var result: [String] = []
    if !coverage.gaps.isEmpty {
      result.append(invocation.messages(.cookableMissing, [.list(coverage.gaps.map { $0.text(in: language) })]))
    }
    for replacement in coverage.replacements {
      result.append(
        invocation.messages(.cookableInstead, [.text(replacement.food.name), .text(replacement.need.food.name)]))
    }
    for gap in coverage.gaps where !gap.incomparable.isEmpty {
      result.append(invocation.messages(.cookableIncomparable, [.text(gap.need.text)]))
    }
    if recipe.isAsWritten { result.append(invocation.messages(.cookableAsWritten)) }
    return result
  }

  // MARK: For programs

  private static func fields(of recipe: CookableRecipe, _ handle: String) -> [String] {
    [
      handle, String(recipe.coverage.percent), recipe.coverage.soonest?.text ?? "", recipe.title,
      recipe.path.text, recipe.coverage.gaps.map { $0.text(in: .english) }.joined(separator: "; "),
    ]
  }

  private func json(of recipe: CookableRecipe) -> String {
    let coverage = recipe.coverage
    let pantry = answer.pantry
    var json = JSONWriter()
    json.object {
      $0.member("handle", handles[recipe.item] ?? "")
      $0.member("path", recipe.path.text)
      $0.member("title", recipe.title)
      $0.member("percent", coverage.percent)
      $0.member("asWritten", recipe.isAsWritten)
      $0.member("missing") { json in
        json.array { list in for gap in coverage.gaps { gap.write(to: &list) } }
      }
      $0.member("instead") { json in
        json.array { list in
          for replacement in coverage.replacements {
            list.object {
              $0.member("ingredient", replacement.need.text)
              $0.member("food", replacement.food.known?.title ?? replacement.food.name)
            }
          }
        }
      }
      $0.member("soonest", coverage.soonest?.text)
      $0.member("lots") { json in
        json.array { list in
          for place in coverage.lots {
            list.object {
              $0.member("path", pantry.lots[place].path.text)
              $0.member("line", pantry.lots[place].line)
              $0.member("name", pantry.lots[place].lot.name)
              $0.member("expires", pantry.lots[place].lot.expires?.text)
            }
          }
        }
      }
    }
    return json.text
  }
}
