import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// How far the recipes that a query found bear out the diets by which it found them.
///
/// The index knows only what recipes claim. Those that an ingredient contradicts are left out and named, and those that
/// nobody can prove stand apart; a recipe that the query finds without the claim as well stays where it is.
struct DietVerdicts: Sendable {
  /// A recipe that is not what it claims to be.
  struct LeftOut: Sendable {
    let path: Path
    let title: String
    let diets: [Diet]
    /// The ingredients in the way, as written.
    let ingredients: [String]
  }

  /// A recipe whose claim nobody can prove.
  struct Unproved: Sendable {
    let path: Path
    let title: String
    let claim: UnprovedDiets
  }

  /// The diets that were asked for.
  let diets: [Diet]
  /// By path.
  private(set) var leftOut: [LeftOut] = []
  /// By the item of the note in the index.
  private(set) var unproved: [Int: Unproved] = [:]
  private var leftOutItems: Set<Int> = []

  /// Judges the recipes among some results.
  ///
  /// - Returns: nil for a query that asks for no diet.
  /// - Complexity: O(bytes of the recipes found), read on all processors, and of the notes of foods.
  init?(
    of locations: [ItemLocation], foundBy condition: Condition, in vault: IndexedVault, _ workspace: Workspace
  ) throws(Failure) {
    diets = condition.claimedDiets
    guard !diets.isEmpty else { return nil }
    let recipes = locations.filter { $0.type == .recipe && !$0.isLine }
    guard !recipes.isEmpty else { return }
    let judged = try Self.judge(recipes, diets, in: vault, workspace)
    var found: [Set<Diet>: Set<Int>] = [:]
    func isFound(_ item: Int, without diets: [Diet]) throws(Failure) -> Bool {
      let diets = Set(diets)
      if let known = found[diets] { return known.contains(item) }
      let others = Query(condition: condition.disregardingClaims(of: diets))
      let items = Set(try NoteTexts(vault).hits(of: others, keepingNotes: true).map(\.location.item))
      found[diets] = items
      return items.contains(item)
    }
    for recipe in judged {
      let wrong = recipe.contradicted.map(\.diet)
      let open = recipe.unproved.map(\.diet)
      if !wrong.isEmpty, try !isFound(recipe.item, without: wrong) {
        let ingredients = Self.each(recipe.contradicted.flatMap(\.ingredients))
        leftOut.append(LeftOut(path: recipe.path, title: recipe.title, diets: wrong, ingredients: ingredients))
        leftOutItems.insert(recipe.item)
      } else if !open.isEmpty, try !isFound(recipe.item, without: wrong + open) {
        let claim = UnprovedDiets(open, Self.each(recipe.unproved.flatMap(\.ingredients)))
        unproved[recipe.item] = Unproved(path: recipe.path, title: recipe.title, claim: claim)
      }
    }
    leftOut.sort { $0.path < $1.path }
  }

  /// What the ingredients of a recipe say of the diets that were asked for.
  private struct Judged: Sendable {
    let item: Int
    let path: Path
    let title: String
    var contradicted: [(diet: Diet, ingredients: [String])] = []
    var unproved: [(diet: Diet, ingredients: [String])] = []
  }

  private static func judge(
    _ recipes: [ItemLocation], _ diets: [Diet], in vault: IndexedVault, _ workspace: Workspace
  ) throws(Failure) -> [Judged] {
    let book: FoodBook
    var notes: [IndexedVault.IndexedNote] = []
    let items = Dictionary(recipes.map { ($0.file, $0.item) }) { first, _ in first }
    do throws(SnapshotFault) {
      book = try vault.foodBook()
      for file in items.keys.sorted() {
        notes.append(.init(path: Path(bytes: try vault.snapshot.path(ofFile: file)), file: file))
      }
    } catch {
      throw Failure(error)
    }
    return try vault.read(notes, workspace, state: { IngredientNames(book) }) { (names, indexed, note) -> Judged? in
      guard let item = indexed.file.flatMap({ items[$0] }) else { return nil }
      let recipe = Recipe(note)
      var judged = Judged(item: item, path: indexed.path, title: note.title)
      for diet in diets where recipe.claims(diet) {
        let standing = recipe.dietStanding(
          of: diet, in: note.document, names: &names, linked: vault.recipeNote(linkedBy:))
        switch standing {
        case .proven: break
        case .unproved(let ingredients): judged.unproved.append((diet, ingredients))
        case .contradicted(let findings): judged.contradicted.append((diet, findings.map(\.ingredient)))
        }
      }
      return judged
    }
  }

  private static func each(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: Results

  /// Whether the recipe of an item is left out.
  func leavesOut(_ item: Int) -> Bool { leftOutItems.contains(item) }

  /// The names of the ingredients that leave the claim of an item open; nil for one that is proven or claims nothing.
  func openIngredients(of item: Int) -> [String]? { unproved[item]?.claim.ingredients }

  /// Results without what is left out, those that are unproved behind all others.
  func ordered(_ hits: [Hit]) -> [Hit] {
    let kept = hits.filter { !leavesOut($0.location.item) }
    guard !unproved.isEmpty else { return kept }
    return kept.filter { unproved[$0.location.item] == nil } + kept.filter { unproved[$0.location.item] != nil }
  }
}
