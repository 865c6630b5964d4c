import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Tells in which list of a vault each task stands, as learned lists see it.
struct TaskHomes: Sendable {
  /// Where tasks land when nobody says where.
  private static let inbox: Path = "inbox.md"

  /// The lists that a topic fills, in the order of their paths.
  private(set) var learned: [LearnedList] = []
  /// The lists where tasks land that nobody sorted.
  private(set) var unsorted: Set<String> = []
  /// Titles of plain and learned lists by every folded name.
  private var titles: [String: String] = [:]
  /// The same by the paths of their notes.
  private var titlesOfNotes: [Path: String] = [:]
  /// Tags that are topics, as a note writes them, by their folded names.
  private var spellings: [String: String] = [:]

  init(_ lists: [SavedList], _ settings: Settings) {
    let own = lists.filter(\.isPlainOrLearned)
    for list in own {
      for name in list.names { titles[LinkName.folded(name)] = list.title }
      guard let path = list.path else { continue }
      titlesOfNotes[path] = list.title
      if path == Self.inbox { unsorted.insert(list.title) }
    }
    if let list = settings.defaultList.flatMap({ titles[LinkName.folded($0)] }) { unsorted.insert(list) }
    for list in own { add(list) }
  }

  private mutating func add(_ list: SavedList) {
    guard let note = list.list, case .learned(let names, let threshold) = note.kind else { return }
    var topics: [Topic] = []
    for name in names {
      if let tag = TopicNames.tag(name) {
        let folded = folded(tag)
        spellings[folded] = spellings[folded] ?? tag
        topics.append(.tag(folded))
      } else {
        topics.append(.list(titles[LinkName.folded(name)] ?? name))
      }
    }
    // What names the list itself was put there by hand.
    if !topics.contains(.list(list.title)) { topics.append(.list(list.title)) }
    learned.append(
      LearnedList(
        title: list.title, names: Set(list.names.map(LinkName.folded)), topics: topics,
        threshold: Float(threshold.numerator) / Float(threshold.denominator),
        examples: note.examples.map { Self.words(of: $0) }))
  }

  /// Whether some list is called so.
  func has(_ title: String) -> Bool { titles.values.contains(title) }

  /// A tag as models know it.
  func folded(_ tag: String) -> String { TextFolding.caseFolded(tag) }

  /// Whether a word is a tag, or one below it.
  func isTag(_ word: Substring, _ tag: String) -> Bool {
    let (word, tag) = (folded(String(word)), "#" + folded(tag))
    return word == tag || word.hasPrefix(tag + "/")
  }

  /// A folded tag as a note writes it.
  func spelling(ofTag tag: String) -> String { spellings[tag] ?? tag }

  /// A task as learned lists see it; nil for a step of another task that neither a list nor a tag claims: by itself it says
  /// nothing, and goes where its task goes.
  func sorted(_ item: Item, of note: Note, at path: Path) -> SortedTask? {
    let task = note.task(of: item)
    let list = task.list.map { titles[LinkName.folded($0)] ?? $0 } ?? titlesOfNotes[path]
    let isStep = item.line != nil && note.items.indices.contains(item.parent) && note.items[item.parent].type == .task
    guard !isStep || list != nil || !task.tags.isEmpty else { return nil }
    return SortedTask(
      title: Self.words(of: note.shownTitle(of: item)), status: task.status, list: list, tags: task.tags,
      refused: refused(by: task))
  }

  /// The lists that a task must not be put in, by the names it gives and by their titles.
  func refused(by task: TaskItem) -> [String] {
    task.notLists.flatMap { name in [name] + [titles[LinkName.folded(name)]].compactMap(\.self) }
  }

  /// A title without its tags: they are what is to be told, so they must not tell it.
  static func words(of title: String) -> String {
    let words = title.split(separator: " ").filter { !$0.isTag }
    return words.isEmpty ? title : words.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var isTag: Bool { first == "#" && dropFirst().first?.isLetter ?? false }
}

extension SavedList {
  /// Whether a topic fills it.
  package var isLearned: Bool {
    if case .learned? = list?.kind { true } else { false }
  }

  /// Whether tasks can be put in it: no query fills it.
  fileprivate var isPlainOrLearned: Bool {
    switch source {
    case .builtIn: return false
    case .named: return true
    case .note(let note): if case .smart = note.list.kind { return false } else { return true }
    }
  }
}
