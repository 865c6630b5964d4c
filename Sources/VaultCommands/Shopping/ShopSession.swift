import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The vault as shopping sees it: its lists, its foods and what the pantry has, read once.
struct ShopSession {
  let session: Vault
  let invocation: Invocation
  let vault: IndexedVault
  /// What the pantry has, with the foods of the vault.
  let pantry: PantryContents
  /// The shopping lists by path.
  let lists: [FoundNote]

  var settings: Settings { session.configuration.settings }
  var stock: PantryStock { pantry.stock }
  var book: FoodBook { stock.book }

  /// Reads a vault.
  init(_ session: Vault, _ invocation: Invocation) throws(Failure) {
    self.session = session
    self.invocation = invocation
    let (vault, found) = try session.asking { vault throws(Failure) in
      try FoundNote.all(of: "food,pantry,shopping", in: vault, session)
    }
    self.vault = vault
    pantry = PantryContents(
      found, session.configuration.settings, on: try session.now.date,
      hasStaples: !invocation.arguments.has(CookCommand.staples))
    lists = found.filter { $0.note.type == .shopping }
  }

  /// Reads the vault that a list of a name stands in, or without a name that of the invocation.
  init(listNamed name: String?, _ invocation: Invocation) throws(Failure) {
    if let name {
      try self.init(try ItemSelection(naming: name, invocation).vault, invocation)
    } else {
      try self.init(try Vault(for: invocation), invocation)
    }
  }

  /// Refuses to count on the pantry and the lists when one of their notes cannot be read.
  func refuseUnreadable() throws(Failure) {
    let unread = try readingIndex(try vault.unreadableNotes())
    for hidden in unread {
      let text = String(decoding: vault.rawBytes(at: hidden.path) ?? [], as: UTF8.self)
      let context = vault.configuration.context(forNoteAt: hidden.path)
      let type = Note(Document(Array(text.utf8)), context: context).type
      if [.pantry, .shopping, .food].contains(type) { throw Failure(hidden, in: vault) }
    }
  }

  /// Writes what is new of the index, now that the answer is out.
  func finish() { session.save(vault, for: invocation) }

  // MARK: Lists

  /// The list of a name.
  ///
  /// - Throws: the failure to report: there is none, it is no list, or it stands in another vault.
  func list(named name: String) throws(Failure) -> FoundNote {
    let selection = try ItemSelection(naming: name, invocation)
    guard let found = selection.items.first, !found.isLine, found.note.type == .shopping,
      selection.vault.root == session.root
    else { throw Failure(.wrongRequest, .shopNotAList, [.text(name)]) }
    return lists.first { $0.path == found.path } ?? FoundNote(path: found.path, note: found.note)
  }

  /// The one list of the vault, of several that of the setting or of a person's choice; nil when there is none.
  ///
  /// - Parameter naming: the words that name a list in the call.
  func oneList(naming: (String) -> [String]) throws(Failure) -> FoundNote? {
    guard lists.count > 1 else { return lists.first }
    return try NoteOfSetting("default-shopping", settings.defaultShopping)
      .one(of: lists, invocation, or: Remark(.shopSeveralLists), naming: naming)
  }

  /// The order of the aisles in the shop of a list.
  func aisles(of list: FoundNote?) -> ShopAisles {
    let own = settings.shopAisles.first { name, _ in
      guard let list else { return false }
      return TextFolding.caseFolded(name) == TextFolding.caseFolded(list.path.stem)
        || TextFolding.caseFolded(name) == TextFolding.caseFolded(list.note.title)
    }
    return ShopAisles(own?.value ?? settings.aisles)
  }

  /// The language of what vault writes into notes: that of the vault, else the user's.
  var language: Language {
    settings.language.flatMap { Language(tag: $0) } ?? invocation.messages.language.language
  }

  // MARK: Links

  /// The recipe that a link means; nil for none or several.
  func recipe(linkedBy target: String) throws(Failure) -> FoundNote? { try vault.recipe(linkedBy: target) }

  /// The shortest link that leads to a note and to no other: its name, else its path.
  func link(to path: Path) throws(Failure) -> String { try vault.link(to: path) }
}
