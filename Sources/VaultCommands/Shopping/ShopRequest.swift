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
    var isGoingOn = false
    for name in names {
      if let recipe = try recipe(named: name) {
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
    let alone = words.filter { $0.count == 1 }.joined()
    doubtful.removeAll { !alone.contains($0.word) }
  }

  /// What is bought for no recipe. Words without quotes are one thing, `2 l milk` or `toilet paper`, unless each of them is
  /// a food.
  func things(_ book: FoodBook) -> [String] {
    words.flatMap { words in
      // `milk and bread` is two things where both are foods.
      let parts = words.filter { !Self.conjunctions.contains($0.lowercased()) }
      let group = parts.allSatisfy { book.food(named: $0).known != nil } && !parts.isEmpty ? parts : words
      let areSeveral = group.contains { $0.contains(" ") } || group.allSatisfy { book.food(named: $0).known != nil }
      return areSeveral ? group : [group.joined(separator: " ")]
    }
  }

  private static let conjunctions: Set<String> = ["and", "&", "та", "і", "й"]

  // MARK: Recipes

  /// The recipe that a name means; nil where it means a thing.
  private mutating func recipe(named name: String) throws(Failure) -> FoundItem? {
    guard !invocation.arguments.has(ShopCommand.servings), !Self.isPath(name) else { return try anyItem(named: name) }
    let workspace = invocation.workspace.anew()
    workspace.choose = nil
    var lookup = ItemLookup(workspace, wanting: .recipe, takingParts: false, forWriting: true)
    defer { lookup.finish() }
    do throws(Failure) {
      let found = try lookup.find(name)
      return Self.isThing(found) ? nil : found
    } catch {
      if error.kind == .notFound, isThing(name) { return nil }
      guard error.isAbsence else { return try anyItem(named: name).flatMap { Self.isThing($0) ? nil : $0 } }
      let near = error.hints.filter(\.isGuess)
      if !near.isEmpty { doubtful.append((name, near)) }
      return nil
    }
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
