import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault recipe collection [NAME]`: the collections, or the recipes of one in its order.
enum RecipeCollections {
  static let verb = RecipeVerb(
    "collection", operands: [Operand("WORD", .items(.notes(.collection)), .any, summary: .operandRecipeWords)],
    flags: [], isListing: true,
    run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(Failure) -> ExitCode {
    let session = try Vault(for: call.invocation)
    let name = call.text.trimmed
    let (vault, found) = try session.asking { vault throws(Failure) -> Found in
      try Found(name.isEmpty ? nil : name, in: vault)
    }
    let isEmpty = name.isEmpty ? found.collections.isEmpty : found.recipes.isEmpty
    if name.isEmpty { try found.printAll(call.invocation) } else { try found.printOne(call.invocation) }
    session.save(vault, for: call.invocation)
    return isEmpty ? .nothingFound : .done
  }

  /// What was asked for: all collections, or one with its recipes.
  private struct Found {
    /// The collections with their lines.
    private(set) var collections: [(entry: NamedNotes.Entry, lines: [CollectionLinks.Entry])] = []
    private(set) var recipes: [ListedRecipe] = []

    init(_ name: String?, in vault: IndexedVault) throws(Failure) {
      let notes = try NamedNotes(.collection, in: vault)
      let wanted = if let name { [try notes.entry(named: name, orElse: .recipeNoCollection)] } else { notes.entries }
      var links = CollectionLinks(vault)
      for entry in wanted { collections.append((entry, try links.entries(of: entry))) }
      if name != nil { recipes = try Self.recipes(of: collections[0].lines, vault) }
    }

    /// The recipes of lines, each once, in their order; notes that are none are left out.
    private static func recipes(
      of lines: [CollectionLinks.Entry], _ vault: IndexedVault
    ) throws(Failure) -> [ListedRecipe] {
      var seen: Set<Path> = []
      let paths = lines.compactMap(\.recipe).filter { seen.insert($0).inserted }
      let texts = NoteTexts(vault)
      var locations: [ItemLocation] = []
      do throws(SnapshotFault) {
        for path in paths {
          locations += try vault.snapshot.notes(linkedBy: "/" + path.text).filter { $0.type == .recipe }
        }
      } catch {
        throw Failure(error)
      }
      let handles = try Handles(vault.snapshot).handles(of: locations.map(\.item))
      return locations.map { ListedRecipe($0, texts, handles: handles) }
    }

    // MARK: One

    func printOne(_ invocation: Invocation) throws(Failure) {
      try RecipeRows(recipes).print(invocation)
      for (entry, lines) in collections { warn(of: lines, entry, invocation) }
    }

    /// Names the lines whose link leads nowhere, or to several notes.
    private func warn(of lines: [CollectionLinks.Entry], _ entry: NamedNotes.Entry, _ invocation: Invocation) {
      for line in lines where line.recipe == nil {
        let number = entry.note.document.location(of: line.item.range.lower).line
        invocation.warn(.collectionDangling, [.text("\(entry.path.text):\(number)"), .text(line.target ?? "")])
      }
    }

    // MARK: All

    func printAll(_ invocation: Invocation) throws(Failure) {
      let rows = collections.map(Row.init)
      try Row.listing.print(rows, invocation)
      for row in rows where invocation.isForReading && row.dangling > 0 {
        invocation.warn(.collectionDanglingCount, [.text(row.entry.path.text), .count(row.dangling)])
      }
      if rows.isEmpty { invocation.note(.nothingFound) }
    }
  }

  /// A collection with how many recipes it has, and how many lines that lead to none.
  private struct Row {
    let entry: NamedNotes.Entry
    let recipes: Int
    let dangling: Int

    init(_ entry: NamedNotes.Entry, lines: [CollectionLinks.Entry]) {
      self.entry = entry
      recipes = Set(lines.compactMap(\.recipe)).count
      dangling = lines.count { $0.recipe == nil }
    }

    static var listing: Listing<Row> {
      let title = Column<Row>("title", .title, .title) { $0.entry.note.title }
      let path = Column<Row>("path", .place, .path) { $0.entry.path }
      let recipes = Column<Row>("recipes", .number) { $0.recipes }
      let dangling = Column<Row>("dangling") { $0.dangling }
      return Listing(
        [title, path, recipes, dangling], fields: [title, recipes, dangling, path], cells: [title, recipes, path])
    }
  }
}
