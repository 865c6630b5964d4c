import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What tasks have in common that have one manual order: the task they are steps of, their list, their note, or that they
/// are notes without any of it.
enum TaskCompany: Hashable {
  /// The steps of a task: the tasks right below its line or in its note, and those whose `parent` it is.
  case steps(of: ItemPlace)
  /// The tasks of a list, by the path of its note, else by its folded name.
  case list(String)
  /// The lines of a note that are steps of no task.
  case note(Path)
  /// The notes without a list and without a parent.
  case notes

  /// What tells an item from all others of a vault.
  struct ItemPlace: Hashable {
    let path: Path
    /// The number of the list line in its note; nil for the note itself.
    let line: Int?
  }
}

extension FoundItem {
  /// What tells it from all other items of its vault.
  var ownPlace: TaskCompany.ItemPlace { TaskCompany.ItemPlace(path: path, line: item.line) }
}

/// Tells what tasks of a vault stand together, and in which order.
struct TaskCompanies {
  private let vault: IndexedVault
  private let session: Vault
  private let lists: [SavedList]

  init(_ vault: IndexedVault, _ session: Vault, _ invocation: Invocation) throws(Failure) {
    self.vault = vault
    self.session = session
    let parser = try session.queryParser(for: invocation, in: vault)
    lists = try TaskLists(vault, parser: parser, language: invocation.messages.language).spelled()
  }

  // MARK: Whose company a task is in

  /// The companies that a task is in, the nearest first.
  func companies(of found: FoundItem) throws(Failure) -> [TaskCompany] {
    let task = found.note.task(of: found.item)
    var companies: [TaskCompany] = []
    if let above = found.taskAbove { companies.append(.steps(of: above)) }
    if let link = task.parent, let parent = try place(of: link) { companies.append(.steps(of: parent)) }
    if let name = task.list {
      companies.append(.list(key(ofListNamed: name)))
    } else if found.isLine, found.taskAbove == nil, lists.contains(where: { $0.path == found.path && $0.isPlain }) {
      companies.append(.list(found.path.text))
    }
    if found.isLine, found.taskAbove == nil { companies.append(.note(found.path)) }
    return companies.isEmpty ? [.notes] : companies
  }

  /// The task that a link means: a note, or its line of that `^id`; nil for none or several.
  private func place(of link: NamedLink) throws(Failure) -> TaskCompany.ItemPlace? {
    let found = try readingIndex(try vault.snapshot.notes(linkedBy: link.target))
    guard found.count == 1 else { return nil }
    let texts = NoteTexts(vault)
    let path = texts.path(of: found[0])
    guard let id = link.heading, id.hasPrefix("^") else { return TaskCompany.ItemPlace(path: path, line: nil) }
    let item = texts.note(of: found[0]).item(withBlockID: String(id.dropFirst()))
    return item.map { TaskCompany.ItemPlace(path: path, line: $0.line) }
  }

  /// The path of the note of a list, else its folded name.
  private func key(ofListNamed name: String) -> String {
    let folded = LinkName.folded(name)
    return lists.first { $0.path != nil && $0.foldedNames.contains(folded) }?.path?.text ?? folded
  }

  // MARK: Who is in it

  /// The open tasks of a company in the order of their paths and lines.
  func members(of company: TaskCompany) throws(Failure) -> [FoundItem] {
    let tasks = Condition.field("type", .anyOf([ItemType.task.name]))
    let closed = Condition.field("status", .anyOf([TaskStatus.done.name, TaskStatus.cancelled.name]))
    let query = Query(
      condition: .every([tasks, .not(closed), condition(of: company)]), sort: [SortKey(key: "path")])
    var members: [FoundItem] = []
    for found in try FoundItem.all(of: query, in: vault, session, keepingNotes: true)
    where try companies(of: found).contains(company) { members.append(found) }
    return members
  }

  /// What every member of a company meets, and not many others.
  private func condition(of company: TaskCompany) -> Condition {
    switch company {
    case .steps(let parent): return .any([.within(parent.path), .field("parent", .present)])
    case .note(let path): return .within(path)
    case .notes: return .every([.field("list", .absent), .field("parent", .absent)])
    case .list(let key):
      guard let list = list(of: key), let path = list.path else { return .field("list", .anyOf([key])) }
      return .any([.within(path), .field("list", .anyOf(list.foldedNames.sorted()))])
    }
  }

  // MARK: What it is called

  /// The list that a company is, when it has a note.
  func list(of company: TaskCompany) -> SavedList? {
    if case .list(let key) = company { list(of: key) } else { nil }
  }

  private func list(of key: String) -> SavedList? { lists.first { $0.path?.text == key } }

  /// What people call a company.
  func title(of company: TaskCompany, _ messages: Messages) -> String {
    switch company {
    case .steps(let parent): return title(of: parent)
    case .note(let path): return title(of: TaskCompany.ItemPlace(path: path, line: nil))
    case .notes: return messages(.orderLooseNotes)
    case .list(let key):
      let named = lists.first { $0.path?.text == key || ($0.path == nil && $0.foldedNames.contains(key)) }
      return named?.title ?? key
    }
  }

  private func title(of place: TaskCompany.ItemPlace) -> String {
    guard case .note(let bytes, _) = vault.note(at: place.path) else { return place.path.text }
    let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: place.path))
    return note.shownTitle(of: note.items.first { $0.line == place.line } ?? note.whole)
  }
}

extension FoundItem {
  /// The task that a line stands right below, or whose note it stands in; nil for a note, and for a line of any other note.
  fileprivate var taskAbove: TaskCompany.ItemPlace? {
    guard isLine, note.items.indices.contains(item.parent) else { return nil }
    let above = note.items[item.parent]
    return above.type == .task ? TaskCompany.ItemPlace(path: path, line: above.line) : nil
  }
}

extension SavedList {
  /// Whether it holds the lines of its note.
  fileprivate var isPlain: Bool { path != nil && !isSmart }

  /// Its names as the index has them.
  fileprivate var foldedNames: Set<String> { Set(names.map(LinkName.folded)) }
}

extension Condition {
  /// Being a note of that path, or one of its lines.
  fileprivate static func within(_ path: Path) -> Condition { .field("in", .anyOf([path.text])) }
}
