import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The items that a writing command works on: those named by its operands and those that `--where` finds, each once.
///
/// ```swift
/// let selection = try EditSelection(names, invocation)
/// for found in selection.items { … }
/// ```
struct EditSelection {
  /// The vault that all of them stand in.
  let session: VaultSession
  /// In the order they were named, then in the order of the query's answer.
  private(set) var items: [FoundItem] = []
  /// How many of them were named: the others are those of the query alone.
  private(set) var namedCount = 0
  private var places: Set<Place> = []

  /// What tells an item from all others of the vault.
  private struct Place: Hashable {
    let path: Path
    let line: Int?
  }

  /// Finds the items.
  ///
  /// - Parameters:
  ///   - takesParts: whether a part of a title is a name.
  ///   - keepsNotes: whether the query finds a note also where lines in it are found.
  /// - Throws: the failure to report: no item is named, a name fits none or several, they stand in two vaults or in
  ///   none, or the query finds nothing.
  init(
    _ names: [String], _ invocation: Invocation, wanting wanted: ItemLookup.Wanted = .anything,
    takingParts takesParts: Bool = true, keepingNotes keepsNotes: Bool = false
  ) throws(CommandFailure) {
    guard !names.isEmpty || invocation.arguments.has(.where) else {
      throw CommandFailure(.wrongCall, .editNamesNothing, [.text(invocation.command.name)])
    }
    try self.init(names: names, invocation, wanting: wanted, takingParts: takesParts, forWriting: true)
    if let query = invocation.arguments[.where] { try addItems(where: query, keepingNotes: keepsNotes, invocation) }
  }

  private init(
    names: [String], _ invocation: Invocation, wanting wanted: ItemLookup.Wanted = .anything, takingParts: Bool = true,
    forWriting isWriting: Bool = false
  ) throws(CommandFailure) {
    var lookup = ItemLookup(
      invocation, wanting: wanted, takingParts: takingParts, forWriting: isWriting)
    var found: [FoundItem] = []
    for name in names { found.append(try lookup.find(name)) }
    lookup.finish()
    session = try Self.session(of: found, invocation)
    for item in found { add(item) }
    namedCount = items.count
  }

  /// The vault that all items stand in; without items that of the invocation.
  private static func session(
    of items: [FoundItem], _ invocation: Invocation
  ) throws(CommandFailure) -> VaultSession {
    guard let first = items.first else { return try VaultSession(for: invocation) }
    for found in items {
      guard let home = found.root, let root = first.root else {
        throw CommandFailure(
          .wrongCall, .editOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
      }
      guard home == root else {
        throw CommandFailure(.wrongCall, .editTwoVaults, [.text(root.path.text), .text(home.path.text)])
      }
    }
    return if let root = first.root { try VaultSession(root) } else { try VaultSession(for: invocation) }
  }

  /// Finds the one item of a name that is no operand.
  init(naming name: String, _ invocation: Invocation) throws(CommandFailure) {
    try self.init(names: [name], invocation)
  }

  /// The distinct notes the items stand in.
  var paths: Set<Path> { Set(items.map(\.path)) }

  /// Refuses notes that were named by a link: what was meant, the link or the note, nobody can tell, and the link would
  /// lead nowhere afterwards.
  func refuseLinks() throws(CommandFailure) {
    guard let found = items.first(where: { !$0.isLine && $0.link != nil }), let link = found.link else { return }
    throw CommandFailure(
      .wrongCall, .editIsLink, [.text(link.text), .text(found.path.text)],
      hints: [.init(.editIsLinkHint, [.text(found.path.text)])])
  }

  private mutating func add(_ found: FoundItem) {
    let place = Place(path: found.path, line: found.item.line)
    if places.insert(place).inserted { items.append(found) }
  }

  private mutating func addItems(
    where text: String, keepingNotes keepsNotes: Bool, _ invocation: Invocation
  ) throws(CommandFailure) {
    let session = session
    let (vault, found) = try session.asking(for: invocation) { vault throws(CommandFailure) -> [FoundItem] in
      let query = try session.query(text, invocation, in: vault)
      guard query.condition != .everything else {
        throw CommandFailure(
          .wrongCall, .queryWithoutCondition, hints: [.init(.queryWithoutConditionHint, [.text("title:any")])])
      }
      return try FoundItem.all(of: query, in: vault, session, keepingNotes: keepsNotes)
    }
    session.save(vault, for: invocation)
    guard !found.isEmpty else { throw CommandFailure(.nothingFound, .nothingFound) }
    for item in found { add(item) }
  }
}
