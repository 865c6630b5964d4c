import VaultModel
import VaultSearch
import VaultStore

/// What the items of a vault are called, as far as the index and their titles tell.
struct ItemNames {
  let vault: IndexedVault
  let texts: NoteTexts
  private let handles: Handles
  private let wanted: ItemLookup.Wanted

  init(_ vault: IndexedVault, wanting wanted: ItemLookup.Wanted) {
    self.vault = vault
    self.wanted = wanted
    texts = NoteTexts(vault)
    handles = Handles(vault.snapshot)
  }

  /// The short names of items, by item. Complexity: one pass over all items of the vault.
  func handles(of locations: some Sequence<ItemLocation>) -> ItemHandles {
    handles.handles(of: locations.map(\.item))
  }

  /// The items of a name, by the first kind of name that any has; where tasks are wanted, that any task has.
  func items(named name: String) throws(SnapshotFault) -> [ItemLocation] {
    let all = try allItems(named: name)
    guard wanted == .task, !all.contains(where: \.isTask) else { return all.filter { wanted != .task || $0.isTask } }
    let tasks = try titled(name, \.isTask)
    return tasks.isEmpty ? all : tasks
  }

  private func allItems(named name: String) throws(SnapshotFault) -> [ItemLocation] {
    let handled = handles.items(withPrefix: name)
    if handled.count == 1 { return [try vault.snapshot.location(of: handled[0])] }
    let linked = fitting(try vault.snapshot.notes(linkedBy: name))
    if !linked.isEmpty { return linked }
    let titled = try titled(name)
    // Equal lines of one note have one handle, which then fits them all.
    return titled.isEmpty ? try vault.snapshot.locations(of: handled) : titled
  }

  /// The items whose title is the text, else those of which it is a part from the beginning of a word on. Case does not
  /// matter.
  private func titled(
    _ text: String, _ counts: (ItemLocation) -> Bool = { _ in true }
  ) throws(SnapshotFault) -> [ItemLocation] {
    let wanted = TextFolding.caseFolded(text)
    var whole: [ItemLocation] = []
    var part: [ItemLocation] = []
    for location in fitting(try vault.snapshot.items(maybeTitled: text)) where counts(location) {
      let title = TextFolding.caseFolded(texts.title(of: location))
      if title == wanted {
        whole.append(location)
      } else if title.contains(wanted) {
        part.append(location)
      }
    }
    return whole.isEmpty ? part : whole
  }

  /// Those that can be meant: for a recipe only notes, and of these the recipes if there are any.
  private func fitting(_ locations: [ItemLocation]) -> [ItemLocation] {
    guard wanted == .recipe else { return locations }
    let notes = locations.filter { !$0.isLine }
    let recipes = notes.filter { $0.type == .recipe }
    return recipes.isEmpty ? notes : recipes
  }

  // MARK: Suggestions

  /// The names nearest to one that nothing has, titles, file names and aliases, else titles with its words misspelt; at
  /// most three.
  func suggestions(for name: String) throws(SnapshotFault) -> [String] {
    let misspelt = fitting(try vault.snapshot.items(maybeTitled: name, isMisspelt: true, limit: 20))
    let titles = misspelt.map { texts.title(of: $0) }
    let near = EditDistance.nearest(to: Path(name).stem, among: titles + (try vault.snapshot.linkNames()))
    return near.isEmpty ? Array(titles.prefix(3)) : near
  }
}

extension ItemLocation {
  /// Whether it is a task, or a line of a shopping list, which is ticked off as well.
  fileprivate var isTask: Bool { type == .task || (isLine && type == .shopping) }
}
