import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// `vault recipe collect | uncollect RECIPE… COLLECTION`: recipes come into a collection once and go out of it wholly.
enum RecipeCollecting {
  private static let words = Operand.recipes(and: .items(.notes(.collection)))

  static let collect = RecipeVerb("collect", operands: [words], flags: Flag.editing) { call throws(Failure) in
    try EditRun.again { () throws(Failure) in try run(call, isAdding: true) }
  }

  static let uncollect = RecipeVerb("uncollect", operands: [words], flags: Flag.editing) { call throws(Failure) in
    try EditRun.again { () throws(Failure) in try run(call, isAdding: false) }
  }

  private static func run(_ call: RecipeCall, isAdding: Bool) throws(Failure) -> ExitCode {
    let invocation = call.invocation
    let least = invocation.arguments.has(.where) ? 1 : 2
    guard let name = call.words.last, call.words.count >= least else {
      throw call.missing(call.words.isEmpty ? "RECIPE" : "COLLECTION", .operandRecipeCollect)
    }
    let selection = try ItemSelection(Array(call.words.dropLast()), invocation, wanting: .recipe)
    for found in selection.items { try RecipeCall.refuseOther(found, selection.vault) }
    let recipes = selection.items.map(\.path)
    let session = selection.vault
    let (vault, (entry, changes)) = try session.asking {
      vault throws(Failure) -> (NamedNotes.Entry, [(item: Item, change: ItemChange)]) in
      let entry = try NamedNotes(.collection, in: vault).entry(
        named: name, orElse: .recipeNoCollection,
        hint: .init(.collectionNewHint, [.text("vault new collection \(ShellWord.quoted(name))")]))
      var links = CollectionLinks(vault)
      return (entry, try lineChanges(of: entry, recipes, isAdding: isAdding, &links))
    }
    session.save(vault, for: invocation)
    var plan = EditPlan(session)
    for (item, change) in changes {
      plan.change(
        FoundItem(
          entry.note, item: item, path: entry.path, settings: session.configuration.settings, root: session.root),
        [change])
    }
    let writes = try plan.writes().map { write in
      var write = write
      // What somebody else put in or took out meanwhile must be seen first.
      write.recompute = nil
      return write
    }
    return try EditRun(invocation, session).finish(writes, of: [entry.note.title])
  }

  /// New lines for recipes that no line is of, or the lines of recipes that are to go.
  private static func lineChanges(
    of entry: NamedNotes.Entry, _ recipes: [Path], isAdding: Bool, _ links: inout CollectionLinks
  ) throws(Failure) -> [(item: Item, change: ItemChange)] {
    let entries = try links.entries(of: entry)
    guard isAdding else {
      let gone = Set(recipes)
      return entries.filter { $0.recipe.map(gone.contains) ?? false }.map { ($0.item, .removeLine) }
    }
    var present = Set(entries.compactMap(\.recipe))
    var changes: [(item: Item, change: ItemChange)] = []
    for recipe in recipes where present.insert(recipe).inserted {
      let link = try links.link(to: recipe)
      changes.append((entry.note.whole, .append(NewLine("[[\(link)]]"), .end)))
    }
    return changes
  }
}
