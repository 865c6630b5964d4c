import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// The query that a call of `vault recipe` asks: its options in the query language, narrowed by its words.
struct RecipeSelection {
  private(set) var query: Query
  /// How many recipes are wanted of those that a choice is made of; nil when the call does not say.
  private(set) var most: Int?

  /// Reads the options and the words of a call.
  ///
  /// - Throws: the failure to report: an option or the query does not read, or there is no such chef or collection.
  init(
    _ call: RecipeCall, _ session: Vault, _ vault: IndexedVault, isChoosing: Bool, isByPeople: Bool
  ) throws(Failure) {
    let invocation = call.invocation
    let settings = session.configuration.settings
    var filter = try RecipeFlags.filter(invocation.arguments)
    if let name = invocation.arguments[RecipeFlags.chef] { filter.chefs = try Self.chefs(name, vault) }
    if let name = invocation.arguments[RecipeFlags.collection] {
      filter.collection = try NamedNotes(.collection, in: vault).entry(named: name, orElse: .recipeNoCollection).target
    }
    filter.isByPeople = isByPeople
    if settings.reviewsRecipes, filter.isPublic == true || isChoosing, filter.statuses.isEmpty {
      filter.statuses = [.approved]
    }
    let order = invocation.arguments[RecipeFlags.order].flatMap(RecipeOrder.init) ?? .newest
    let parser = try session.queryParser(for: invocation, in: vault)
    query = try invocation.read(filter.query + " " + order.directive, by: parser)
      .narrowed(by: try invocation.read(call.text, by: parser))
    guard query.group == nil else {
      throw Failure(.wrongRequest, .recipeNoGroups, [.text("vault search 'type:recipe | group …'")])
    }
    query.limit = invocation.arguments.wholeNumber(.limit) ?? query.limit
    guard isChoosing else { return }
    (most, query.limit) = (query.limit, nil)
  }

  /// The names under which recipes name a chef.
  static func chefs(_ name: String, _ vault: IndexedVault) throws(Failure) -> [String] {
    let chefs = try NamedNotes(.chef, in: vault)
    let found = chefs.entries(named: name)
    if !found.isEmpty { return found.flatMap(\.names) }
    let written: [String]
    do throws(SnapshotFault) {
      written = try vault.snapshot.values(ofKey: ItemKey.chef.rawValue).filter { $0.count > 0 }.map(\.text)
    } catch {
      throw Failure(error)
    }
    if written.contains(LinkName.folded(name)) { return [name] }
    let near = EditDistance.nearest(to: name, among: chefs.entries.flatMap(\.names) + written)
    throw Failure(
      .notFound, .recipeNoChef, [.text(name)], hints: near.isEmpty ? [] : [.didYouMean(near)])
  }
}
