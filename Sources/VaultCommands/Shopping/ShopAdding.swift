import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Puts what recipes need, and what is bought for none, on a shopping list: `vault shop add`.
struct ShopAdding {
  private let shop: ShopSession
  private let invocation: Invocation
  private let list: FoundNote?
  private var recipes: [ShopRecipe] = []
  private var request: ShopRequest?

  /// Reads the recipes and things that are named, the recipes of the planned meals, and the list.
  init(_ names: [String], _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let isPlanned = [ShopCommand.from, ShopCommand.to, ShopCommand.week].contains { invocation.arguments.has($0) }
    guard !names.isEmpty || isPlanned else {
      throw Failure(
        .wrongRequest, .shopNeedsRecipe, hints: [.init(.seeHelp, [.text("vault shop --help")])])
    }
    let request = try ShopRequest(names, invocation)
    let selection = try ItemSelection(of: request.recipes, in: invocation.workspace.anew())
    let session = selection.vault
    self.request = request
    shop = try ShopSession(session, invocation)
    try shop.refuseUnreadable()
    list = try Self.list(in: shop, invocation)
    var wanted = ShopWanted(shop, list)
    for found in selection.items { try wanted.add(found.note, at: found.path, for: try servings(found.note)) }
    if isPlanned {
      try wanted.addMeals(of: try ShopDays(invocation, shop.settings, now: session.now))
    }
    if !wanted.recipes.isEmpty { try wanted.addThoseOnTheList() }
    recipes = wanted.recipes
  }

  /// The list to change: that of `--list`, else the only one or that of the setting; nil when there is none yet.
  private static func list(
    in shop: ShopSession, _ invocation: Invocation
  ) throws(Failure) -> FoundNote? {
    guard let name = invocation.arguments[ShopCommand.list] else {
      return try shop.oneList { [ShopCommand.list.spelling, $0] }
    }
    return try shop.list(named: name)
  }

  /// Puts the needs of a recipe that is scaled on the list.
  init(_ found: FoundItem, by factor: ScaleFactor, _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    guard let root = found.root else {
      throw Failure(.wrongRequest, .editOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    shop = try ShopSession(try Vault(root, for: invocation), invocation)
    try shop.refuseUnreadable()
    list = try Self.list(in: shop, invocation)
    var wanted = ShopWanted(shop, list)
    let own = Recipe(found.note).servings?.value ?? 1
    try wanted.add(found.note, at: found.path, for: (try? own * factor.value) ?? own)
    try wanted.addThoseOnTheList()
    recipes = wanted.recipes
  }

  /// For how many a recipe is shopped for; nil: as the list or the recipe says.
  private func servings(_ note: Note) throws(Failure) -> Rational? {
    guard let text = invocation.arguments[ShopCommand.servings] else { return nil }
    do throws(ScaleError) {
      guard case .servings(let value) = try ScaleTarget(servings: text, context: note.context.numbers) else {
        return nil
      }
      return value
    } catch {
      throw Failure(error, path: shop.session.root.path.text)
    }
  }

  // MARK: Writing

  /// Writes the list, all of it or nothing.
  func run() throws(Failure) -> ExitCode {
    defer { shop.finish() }
    let note = list?.note ?? emptyNote
    let ids = try identities(in: note)
    let texts = try texts(for: note)
    let plan = ShopPlan(
      for: recipes, and: texts, on: note, stock: shop.stock, aisles: shop.aisles(of: list), language: shop.language
    ) { ids[$0.target] }
    let writes = try writes(of: plan, note)
    let remarks = ShopRemarks(plan)
    guard !writes.isEmpty else {
      if !recipes.isEmpty { invocation.note(.shopNothingMissing) }
      remarks.say(invocation)
      return .done
    }
    return try EditRun(invocation, shop.session).finish(writes) { [invocation] in
      remarks.say(invocation)
      for (word, hints) in request?.doubtful ?? [] {
        invocation.note(.shopAsTyped, [.text(word)])
        for hint in hints { invocation.dialogue.tell(hint) }
      }
    }
  }

  /// What is bought for no recipe, as lines of the list.
  private func texts(for note: Note) throws(Failure) -> [ShopText] {
    var texts: [ShopText] = []
    for thing in request?.things(shop.book) ?? [] {
      try NewLot.refuseNegative(thing)
      guard let text = ShopText(NewLine(typed: thing).content, context: note.lineContext) else {
        throw Failure(
          .wrongRequest, .shopNoName, [.text(thing)], hints: [.init(.seeHelp, [.text("vault shop --help")])])
      }
      texts.append(text)
    }
    return texts
  }

  /// The recipes that links of the list mean.
  private func identities(in note: Note) throws(Failure) -> [String: String] {
    var ids: [String: String] = [:]
    for item in note.items.dropFirst() {
      for source in ShopSource.all(of: item, in: note) where ids[source.link.target] == nil {
        let found = try shop.recipe(linkedBy: source.link.target)
        ids[source.link.target] = found.flatMap { found in recipes.first { $0.id == found.path.text }?.id }
      }
    }
    return ids
  }

  private func writes(of plan: ShopPlan, _ note: Note) throws(Failure) -> [NoteWrite] {
    guard !plan.changes.isEmpty else { return [] }
    let references = note.references(to: plan.changes.map(\.item))
    let edit = NoteEdit(zip(references, plan.changes).map { (item: $0, change: $1.change) }, context: note.context)
    let before = note.document.bytes
    do throws(EditRefusal) {
      let after = try edit.applied(to: before)
      guard let list else {
        return [NoteWrite(newPath, before: [], .create(after, permissions: 0o666))]
      }
      return after == before ? [] : [NoteWrite(list.path, before: before, .edit(after: after))]
    } catch {
      throw Failure(error, path: list?.path ?? newPath, bytes: before)
    }
  }

  // MARK: A list that is to be made

  private var newTitle: String { shop.language == .english ? "Shopping list" : "Список покупок" }

  private var newPath: Path {
    Path(shop.settings.path(forNew: .shopping, named: NoteName(title: newTitle)?.stem ?? "list"))
  }

  private var emptyNote: Note {
    let head = shop.settings.head(ofNew: .shopping, at: newPath.text)
    return Note(
      Document(Array("\(head)# \(newTitle)\n".utf8)), context: shop.session.configuration.context(forNoteAt: newPath))
  }
}
