import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

// What people and programs read of recipes that do not bear out a diet.
extension DietVerdicts {
  /// The line above recipes whose claims nobody can prove; nil for none of them.
  func heading(over items: [Int], in messages: Messages) -> String? {
    let claims = items.compactMap { unproved[$0]?.claim }
    guard !claims.isEmpty else { return nil }
    let diets = diets.filter { diet in claims.contains { $0.diets.contains(diet) } }
    var seen: Set<String> = []
    let ingredients = claims.flatMap(\.ingredients).filter { seen.insert($0).inserted }
    return messages(.dietsNobodyCanSay, [.text(Self.words(diets, messages)), .list(ingredients)])
  }

  /// Names what is left out, on the error stream.
  func tellLeftOut(_ invocation: Invocation) {
    for recipe in leftOut {
      invocation.warn(
        .dietsLeftOut,
        [.text(recipe.title), .text(Self.words(recipe.diets, invocation.messages)), .list(recipe.ingredients)])
    }
  }

  /// Prints what is left out as a last object, for programs that read JSON; nothing where nothing is.
  ///
  /// - Parameter skipped: the items of recipes that are not taken, as nobody can prove their claims.
  func printLeftOut(skipping skipped: [Int] = [], _ invocation: Invocation) {
    let skipped = skipped.compactMap { unproved[$0] }.sorted { $0.path < $1.path }
    guard invocation.format == "json", !leftOut.isEmpty || !skipped.isEmpty else { return }
    var json = JSONWriter()
    json.object { object in
      object.member("leftOut") { json in
        json.array { list in
          for recipe in leftOut {
            Self.write(recipe.path, recipe.title, recipe.diets, recipe.ingredients, to: &list)
          }
        }
      }
      guard !skipped.isEmpty else { return }
      object.member("unproved") { json in
        json.array { list in
          for recipe in skipped {
            Self.write(recipe.path, recipe.title, recipe.claim.diets, recipe.claim.ingredients, to: &list)
          }
        }
      }
    }
    invocation.print(json.text)
  }

  private static func write(
    _ path: Path, _ title: String, _ diets: [Diet], _ ingredients: [String], to json: inout JSONWriter
  ) {
    json.object {
      $0.member("path", path.text)
      $0.member("title", title)
      $0.member("diets", diets.map(\.name))
      $0.member("ingredients", ingredients)
    }
  }

  /// Names recipes whose claims nobody can prove, on the error stream.
  ///
  /// - Parameter areSkipped: whether they are not taken, because `--unproved` was not asked for.
  func tellUnproved(of items: [Int], areSkipped: Bool = false, _ invocation: Invocation) {
    let recipes = items.compactMap { unproved[$0] }.sorted { $0.path < $1.path }
    for recipe in recipes {
      invocation.warn(
        areSkipped ? .dietsUnprovedSkipped : .dietsUnproved,
        [
          .text(recipe.title), .text(Self.words(recipe.claim.diets, invocation.messages)),
          .list(recipe.claim.ingredients),
        ])
    }
    if areSkipped, !recipes.isEmpty { invocation.note(.dietsTakeUnproved) }
  }

  private static func words(_ diets: [Diet], _ messages: Messages) -> String {
    diets.map { messages.diet($0.name) }.joined(separator: ", ")
  }
}
