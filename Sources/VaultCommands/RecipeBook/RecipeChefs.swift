import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault recipe chef [NAME]`: whose recipes there are, or somebody's page with all of them.
enum RecipeChefs {
  static let verb = RecipeVerb(
    "chef", operands: [Operand("WORD", .items(.notes(.chef)), .any, summary: .operandRecipeWords)], flags: [],
    isListing: true,
    run: run)

  @Sendable private static func run(_ call: RecipeCall) throws(Failure) -> ExitCode {
    let session = try Vault(for: call.invocation)
    let name = call.text.trimmed
    let (vault, chefs) = try session.asking { vault throws(Failure) -> [FoundChef] in
      guard !name.isEmpty else { return try FoundChef.all(in: vault) }
      return [try FoundChef(name, in: vault, session, call.invocation)]
    }
    if name.isEmpty { try printAll(chefs, call.invocation) } else { try chefs[0].print(call.invocation) }
    session.save(vault, for: call.invocation)
    return chefs.isEmpty ? .nothingFound : .done
  }

  private static func printAll(_ chefs: [FoundChef], _ invocation: Invocation) throws(Failure) {
    try FoundChef.listing.print(chefs, invocation)
    if chefs.isEmpty { invocation.note(.nothingFound) }
  }
}

/// Somebody whose recipes these are, with them.
private struct FoundChef {
  let name: String
  /// The chef's note; nil for a name that only recipes give.
  let entry: NamedNotes.Entry?
  let count: Int
  private let recipes: [ListedRecipe]

  private init(_ name: String, _ entry: NamedNotes.Entry?, count: Int, recipes: [ListedRecipe] = []) {
    self.name = name
    self.entry = entry
    self.count = count
    self.recipes = recipes
  }

  /// One chef with all recipes, by title.
  init(
    _ name: String, in vault: IndexedVault, _ session: Vault, _ invocation: Invocation
  ) throws(Failure) {
    let entry = try NamedNotes(.chef, in: vault).entries(named: name).first
    var filter = RecipeFilter()
    filter.chefs = try RecipeSelection.chefs(name, vault)
    let parser = try session.queryParser(for: invocation, in: vault)
    let query = try invocation.read(filter.query + " " + RecipeOrder.title.directive, by: parser)
    let texts = NoteTexts(vault)
    let hits = try texts.hits(of: query)
    let handles = try Handles(vault.snapshot).handles(of: hits.map(\.location.item))
    let recipes = hits.map { ListedRecipe($0.location, texts, handles: handles) }
    self.init(entry?.note.chef.name ?? name, entry, count: hits.count, recipes: recipes)
  }

  /// All chefs that have a note, and all names that only recipes give, by name.
  static func all(in vault: IndexedVault) throws(Failure) -> [FoundChef] {
    let notes = try NamedNotes(.chef, in: vault)
    let written: [(text: String, count: Int)]
    do throws(SnapshotFault) {
      written = try vault.snapshot.values(ofKey: ItemKey.chef.rawValue).filter { $0.count > 0 }
    } catch {
      throw Failure(error)
    }
    var known: Set<String> = []
    var chefs = notes.entries.map { entry in
      let names = Set(entry.names.map(LinkName.folded))
      known.formUnion(names)
      let count = written.filter { names.contains($0.text) }.reduce(0) { $0 + $1.count }
      return FoundChef(entry.note.chef.name, entry, count: count)
    }
    chefs += written.filter { !known.contains($0.text) }.map { FoundChef($0.text, nil, count: $0.count) }
    let collation = vault.configuration.collation
    return chefs.sorted { collation.key(of: $0.name).lexicographicallyPrecedes(collation.key(of: $1.name)) }
  }

  /// One chef a row.
  static var listing: Listing<FoundChef> {
    let name = Column<FoundChef>("name", .title, .title) { $0.name }
    let path = Column<FoundChef>("path", .place, .path) { $0.entry?.path }
    let recipes = Column<FoundChef>("recipes", .number) { $0.count }
    return Listing([name, path, recipes], fields: [name, recipes, path])
  }

  func print(_ invocation: Invocation) throws(Failure) {
    guard invocation.format != "json" else { return invocation.print(json) }
    if invocation.isForReading { printHead(invocation) }
    try RecipeRows(recipes).print(invocation)
  }

  /// The name, what is said of the chef, and the links.
  private func printHead(_ invocation: Invocation) {
    invocation.print(invocation.painter.paint(SafeText.line(name), .title))
    guard let chef = entry?.note.chef else { return }
    for text in [chef.bio, chef.image].compactMap(\.self) + chef.links {
      for line in TextWrap.lines(SafeText.line(text), width: max(20, invocation.columns)) { invocation.print(line) }
    }
    invocation.print("")
  }

  private var json: String {
    let chef = entry?.note.chef
    var json = JSONWriter()
    json.object {
      $0.member("name", name)
      $0.member("path", entry?.path.text)
      $0.member("bio", chef?.bio)
      $0.member("image", chef?.image)
      $0.member("links", chef?.links ?? [])
      $0.member("recipes") { json in
        let listing = ListedRecipe.listing(Messages(.english))
        json.array { list in for recipe in recipes { listing.write(recipe, to: &list) } }
      }
    }
    return json.text
  }
}
