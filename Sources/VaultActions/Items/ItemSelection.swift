import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// Items as people name them, and those that a query finds.
package struct ItemRequest: Sendable {
  package var names: [String]
  package var query: QueryRequest?

  package init(_ names: [String] = [], where query: QueryRequest? = nil) { (self.names, self.query) = (names, query) }
}

/// The items that a writing request works on: those it names and those that its query finds, each once.
///
/// ```swift
/// let selection = try ItemSelection(ItemRequest(["air the winter coats"]), in: workspace)
/// for found in selection.items { … }
/// ```
package struct ItemSelection {
  /// The vault that all of them stand in.
  package let vault: Vault
  /// In the order they were named, then in the order of the query's answer.
  package private(set) var items: [FoundItem] = []
  private var namedCount = 0
  private var places: Set<ItemPlace> = []

  /// Those that were named.
  package var named: ArraySlice<FoundItem> { items.prefix(namedCount) }
  /// Those of the query alone.
  package var queried: ArraySlice<FoundItem> { items.dropFirst(namedCount) }

  /// Finds the items.
  ///
  /// - Parameters:
  ///   - takesParts: whether a part of a title is a name.
  ///   - isWriting: whether a folder, or a note that cannot be read, keeps its name from meaning another item.
  ///   - keepsNotes: whether the query finds a note also where lines in it are found.
  /// - Throws: that a name fits none or several, that they stand in two vaults or in none, or that the query finds nothing.
  package init(
    _ request: ItemRequest, in workspace: Workspace, wanting wanted: ItemLookup.Wanted = .anything,
    takingParts takesParts: Bool = true, forWriting isWriting: Bool = true, keepingNotes keepsNotes: Bool = false
  ) throws(Failure) {
    var lookup = ItemLookup(workspace, wanting: wanted, takingParts: takesParts, forWriting: isWriting)
    var found: [FoundItem] = []
    for name in request.names {
      do {
        found.append(try lookup.find(name))
      } catch {
        throw error.with(hints: Self.hints(ifOneNameIsMeantBy: request.names, lookup, in: workspace))
      }
    }
    vault = try Self.vault(of: found, in: workspace)
    for item in found { add(item) }
    namedCount = items.count
    if let query = request.query { try addItems(of: query, keepingNotes: keepsNotes) }
  }

  /// The call with the names as one, where together they are what one item is called: nobody quotes at first.
  private static func hints(
    ifOneNameIsMeantBy names: [String], _ lookup: ItemLookup, in workspace: Workspace
  ) -> [Remark] {
    let name = names.joined(separator: " ")
    guard names.count > 1, lookup.hasOneItem(called: name) else { return [] }
    return [Remark(.tryCall, [.sameCall([workspace.requestName, name])])]
  }

  /// Items that were found already.
  ///
  /// - Throws: that they stand in two vaults or in none.
  package init(of found: [FoundItem], in workspace: Workspace) throws(Failure) {
    vault = try Self.vault(of: found, in: workspace)
    for item in found { add(item) }
    namedCount = items.count
  }

  /// The vault that all items stand in; without items that of the request.
  private static func vault(of items: [FoundItem], in workspace: Workspace) throws(Failure) -> Vault {
    guard let first = items.first else { return try workspace.vault() }
    for found in items {
      guard let home = found.root, let root = first.root else {
        throw Failure(
          .wrongRequest, .editOutsideVault, [.text(found.path.text)], hints: [Remark(.vaultNotFoundHint)])
      }
      guard home == root else {
        throw Failure(.wrongRequest, .editTwoVaults, [.text(root.path.text), .text(home.path.text)])
      }
    }
    return if let root = first.root { try workspace.vault(of: root) } else { try workspace.vault() }
  }

  /// The distinct notes the items stand in.
  package var paths: Set<Path> { Set(items.map(\.path)) }

  /// Refuses notes that were named by a link: what was meant, the link or the note, nobody can tell, and the link would
  /// lead nowhere afterwards.
  package func refuseLinks() throws(Failure) {
    guard let found = items.first(where: { !$0.isLine && $0.link != nil }), let link = found.link else { return }
    throw Failure(
      .wrongRequest, .editIsLink, [.text(link.text), .text(found.path.text)],
      hints: [Remark(.editIsLinkHint, [.text(found.path.text)])])
  }

  private mutating func add(_ found: FoundItem) {
    if places.insert(found.itemPlace).inserted { items.append(found) }
  }

  private mutating func addItems(of request: QueryRequest, keepingNotes keepsNotes: Bool) throws(Failure) {
    let found = try vault.ask { [vault] index throws(Failure) -> [FoundItem] in
      let query = try vault.query(request, in: index)
      guard query.condition != .everything else {
        throw Failure(
          .wrongRequest, .queryWithoutCondition, hints: [Remark(.queryWithoutConditionHint, [.text("title:any")])])
      }
      return try FoundItem.all(of: query, in: index, vault, keepingNotes: keepsNotes)
    }
    vault.tellOfUnreadable()
    guard !found.isEmpty else { throw Failure(.notFound, .nothingFound) }
    for item in found { add(item) }
  }
}

/// What tells an item from all others of the vault.
package struct ItemPlace: Hashable {
  package let path: Path
  package let line: Int?
}

extension FoundItem {
  /// What tells it from all others of the vault.
  package var itemPlace: ItemPlace { ItemPlace(path: path, line: item.line) }
}
