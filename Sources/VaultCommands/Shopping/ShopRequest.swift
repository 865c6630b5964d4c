import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// What `vault shop add` is given: the names of recipes, and what is bought for none of them, as it is typed.
///
/// A name that a recipe has in full means the recipe. A food that vault knows is bought as such, also where it is a part of
/// the title of a recipe: `lemon` is no lemon cake.
struct ShopRequest {
  private(set) var recipes: [FoundItem] = []
  /// Words of things, those that stand together in one group.
  private var words: [[String]] = []
  /// Words that are nearly a name, with the names that they may mean.
  private(set) var doubtful: [(word: String, hints: [Remark])] = []
  private let invocation: Invocation
  private let foods = FoodBook()

  init(_ names: [String], _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    // What keeps all words from being one name is said of the names that they are.
    if names.count > 1, let whole = try? found(names.joined(separator: " ")), !Self.isThing(whole) {
      recipes = [whole]
      return
    }
    var isGoingOn = false
    for name in names {
      if let recipe = try recipe(named: Self.bare(name)) {
        recipes.append(recipe)
        isGoingOn = false
      } else if isGoingOn {
        words[words.count - 1].append(name)
      } else {
        words.append([name])
        isGoingOn = true
      }
    }
    // Of several words that are one thing none is a name.
    let alone = words.filter { $0.count == 1 }.joined().map(Self.bare)
    doubtful.removeAll { !alone.contains($0.word) }
  }

  /// What is bought for no recipe.
  func things(_ book: FoodBook) -> [String] { words.flatMap { book.things(named: $0) } }

  /// A name without the mark that parts it from the next one: `borshch,`.
  private static func bare(_ name: String) -> String {
    name.last.map { ",;".contains($0) } == true && name.count > 1 ? String(name.dropLast()) : name
  }

  // MARK: Recipes

  /// The recipe that a name means; nil where it means a thing.
  private mutating func recipe(named name: String) throws(Failure) -> FoundItem? {
    guard !invocation.arguments.has(ShopCommand.servings), !Self.isPath(name) else { return try anyItem(named: name) }
    do throws(Failure) {
      let found = try found(name)
      return Self.isThing(found) ? nil : found
    } catch {
      if error.kind == .notFound, isThing(name) { return nil }
      guard error.isAbsence else { return try anyItem(named: name).flatMap { Self.isThing($0) ? nil : $0 } }
      let near = error.hints.filter(\.isGuess)
      if !near.isEmpty { doubtful.append((name, near)) }
      return nil
    }
  }

  /// What has a name in full.
  private func found(_ name: String) throws(Failure) -> FoundItem {
    let workspace = invocation.workspace.anew()
    workspace.choose = nil
    var lookup = ItemLookup(workspace, wanting: .recipe, takingParts: false, forWriting: true)
    defer { lookup.finish() }
    return try lookup.find(name)
  }

  private func anyItem(named name: String) throws(Failure) -> FoundItem? {
    try ItemSelection([name], invocation, wanting: .recipe).items.first
  }

  private static func isPath(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") || name.contains("/") && !name.contains { $0.isNumber || $0.isWhitespace }
  }

  /// Whether words say how much, or name a food.
  private func isThing(_ words: String) -> Bool {
    words.first?.isNumber == true || foods.food(named: words).known != nil
  }

  /// Whether what has a name is nothing to cook, so that the words mean something else: the note of a food, a task.
  private static func isThing(_ found: FoundItem) -> Bool {
    found.isLine || ![.recipe, .collection, .meals, .chef].contains(found.note.type)
  }
}
