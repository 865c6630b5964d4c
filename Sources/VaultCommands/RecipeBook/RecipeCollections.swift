import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault recipe collection [NAME]`: the collections, or the recipes of one in its order.
enum RecipeCollections {
  static let verb = RecipeVerb("collection", flags: [], run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: call.invocation)
    let name = call.text.trimmingSpaces
    let (vault, found) = try session.asking(for: call.invocation) { vault throws(CommandFailure) -> Found in
      try Found(name.isEmpty ? nil : name, in: vault)
    }
    let isEmpty = name.isEmpty ? found.collections.isEmpty : found.recipes.isEmpty
    if name.isEmpty { found.printAll(call.invocation) } else { found.printOne(call.invocation) }
    session.save(vault, for: call.invocation)
    return isEmpty ? .nothingFound : .done
  }

  /// What was asked for: all collections, or one with its recipes.
  private struct Found {
    /// The collections with their lines.
    private(set) var collections: [(entry: NamedNotes.Entry, lines: [CollectionLinks.Entry])] = []
    private(set) var recipes: [ListedRecipe] = []

    init(_ name: String?, in vault: IndexedVault) throws(CommandFailure) {
      let notes = try NamedNotes(.collection, in: vault)
      let wanted = if let name { [try notes.entry(named: name, orElse: .recipeNoCollection)] } else { notes.entries }
      var links = CollectionLinks(vault)
      for entry in wanted { collections.append((entry, try links.entries(of: entry))) }
      if name != nil { recipes = try Self.recipes(of: collections[0].lines, vault) }
    }

    /// The recipes of lines, each once, in their order; notes that are none are left out.
    private static func recipes(
      of lines: [CollectionLinks.Entry], _ vault: IndexedVault
    ) throws(CommandFailure) -> [ListedRecipe] {
      var seen: Set<Path> = []
      let paths = lines.compactMap(\.recipe).filter { seen.insert($0).inserted }
      let texts = NoteTexts(vault)
      var locations: [ItemLocation] = []
      do throws(SnapshotFault) {
        for path in paths {
          locations += try vault.snapshot.notes(linkedBy: "/" + path.text).filter { $0.type == .recipe }
        }
      } catch {
        throw CommandFailure(error)
      }
      let handles = try Handles(vault.snapshot).handles(of: locations.map(\.item))
      return locations.map { ListedRecipe($0, texts, handles: handles) }
    }

    // MARK: One

    func printOne(_ invocation: Invocation) {
      RecipeRows(recipes).print(invocation)
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

    func printAll(_ invocation: Invocation) {
      var table = TextTable([.flexible(minimum: 16), .number, .flexible(minimum: 12)])
      for (entry, lines) in collections {
        let count = Set(lines.compactMap(\.recipe)).count
        let dangling = lines.count { $0.recipe == nil }
        if invocation.format == "json" {
          invocation.print(Self.json(of: entry, count, dangling))
        } else if invocation.isForPeople {
          table.add([.init(entry.note.title, .title), .init(String(count)), .init(entry.path.text, .path)])
        } else {
          invocation.print(TabSeparated.line([entry.note.title, String(count), String(dangling), entry.path.text]))
        }
        guard invocation.isForPeople, dangling > 0 else { continue }
        invocation.warn(.collectionDanglingCount, [.text(entry.path.text), .count(dangling)])
      }
      for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
      if collections.isEmpty { invocation.note(.nothingFound) }
    }

    private static func json(of entry: NamedNotes.Entry, _ count: Int, _ dangling: Int) -> String {
      var json = JSONWriter()
      json.object {
        $0.member("title", entry.note.title)
        $0.member("path", entry.path.text)
        $0.member("recipes", count)
        $0.member("dangling", dangling)
      }
      return json.text
    }
  }
}
