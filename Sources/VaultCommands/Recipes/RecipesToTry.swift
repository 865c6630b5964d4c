import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// The notes of the recipes that a query finds, to be read on all cores and ranked by something that no query knows.
struct RecipesToTry {
  private(set) var notes: [IndexedVault.IndexedNote] = []
  /// The items of the notes in the index, by their files.
  private(set) var items: [Int: Int] = [:]
  /// How many of the best the query wants.
  let limit: Int?
  /// How far the recipes bear out the diets that the query asks for; nil where it asks for none. What it leaves out is
  /// not among the notes.
  let diets: DietVerdicts?

  /// Asks a query of all recipes, or of those that suit some diets.
  ///
  /// - Throws: the failure to report: the query does not read, or asks for an order of its own.
  init(
    _ text: String, suiting diets: [Diet] = [], in vault: IndexedVault, _ session: Vault, _ invocation: Invocation
  ) throws(Failure) {
    let parser = try session.queryParser(for: invocation, in: vault)
    var filter = RecipeFilter()
    filter.diets = diets
    var query = try invocation.read(filter.query, by: parser)
      .narrowed(by: try session.query(text, invocation, in: vault))
    if query.group != nil || !query.sort.isEmpty { throw Failure(.wrongRequest, .cookableSorted) }
    limit = query.limit
    query.limit = nil
    let locations = try NoteTexts(vault).hits(of: query).map(\.location).filter { !$0.isLine }
    let verdicts = try DietVerdicts(of: locations, foundBy: query.condition, in: vault, invocation.workspace)
    self.diets = verdicts
    for location in locations where !(verdicts?.leavesOut(location.item) ?? false) {
      items[location.file] = location.item
    }
    do throws(SnapshotFault) {
      for file in items.keys.sorted() {
        notes.append(.init(path: Path(bytes: try vault.snapshot.path(ofFile: file)), file: file))
      }
    } catch {
      throw Failure(error)
    }
  }
}
