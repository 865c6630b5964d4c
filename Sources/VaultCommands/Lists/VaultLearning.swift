import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// The tasks of a vault with what they teach about its lists.
struct VaultLearning {
  let learning: ListLearning
  /// Where each task of ``learning`` stands, in the same order.
  let places: [HitPlace]
  /// Nil while there is too little to learn from.
  let model: TopicModel?
  /// Topics of learned lists that are no list and no tag, by the list's title.
  let unknownTopics: [(list: String, topic: String)]

  /// Every task, in the order in which it teaches.
  static var taskQuery: Query {
    Query(condition: .field("type", .anyOf([ItemType.task.name])), sort: [SortKey(key: "path")])
  }

  /// Reads every task and learns from them, or takes what was learned before where nothing that teaches changed.
  init(
    _ vault: IndexedVault, _ catalogue: ListCatalogue, _ invocation: Invocation
  ) throws(CommandFailure) {
    let sorter = TaskSorter(catalogue, vault.configuration.settings)
    let hits = try NoteTexts(vault).hits(of: Self.taskQuery)
    let tasks = try vault.read(hits, invocation) { note, item, place -> (task: SortedTask, place: HitPlace)? in
      guard item.type == .task else { return nil }
      return (sorter.sorted(note.task(of: item), note.shownTitle(of: item), at: place.path), place)
    }
    let tags = try readingIndex(try TagCounts(vault.snapshot))
    let learned = catalogue.lists.compactMap(sorter.learned)
    learning = ListLearning(tasks.map(\.task), learned: learned, unsorted: sorter.unsorted)
    places = tasks.map(\.place)
    unknownTopics = learned.flatMap { list in
      list.topics.compactMap { topic -> (String, String)? in
        switch topic {
        case .list(let title): sorter.knows(title) ? nil : (list.title, title)
        case .tag(let tag): tags.has(tag) ? nil : (list.title, topic.name)
        }
      }
    }
    model = Self.model(of: learning, vault, workers: invocation.environment.processors)
  }

  private static func model(of learning: ListLearning, _ vault: IndexedVault, workers: Int) -> TopicModel? {
    let examples = learning.usableExamples
    guard !examples.isEmpty else { return nil }
    let digest = learning.digest
    if let stored = vault.storedTopics(), let model = TopicModel(stored, digest: digest) { return model }
    let model = TopicModel(learningFrom: examples, background: learning.background, workers: workers)
    if let model { vault.storeTopics(model.bytes(digest: digest)) }
    return model
  }

  /// Learns from a vault.
  static func ask(
    _ session: VaultSession, _ invocation: Invocation
  ) throws(CommandFailure) -> (vault: IndexedVault, answer: VaultLearning) {
    try session.asking(for: invocation) { [invocation] vault throws(CommandFailure) -> VaultLearning in
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try ListCatalogue(vault, parser: parser, language: invocation.messages.language)
      return try VaultLearning(vault, catalogue, invocation)
    }
  }

  /// Says which list a new task looks like, where one is likely enough; says nothing where that cannot be told.
  static func sayLikelyList(of title: String, _ session: VaultSession, _ invocation: Invocation) {
    guard let (vault, learning) = try? ask(session, invocation),
      let best = learning.suggestions(for: title).first, best.probability >= learning.threshold(ofList: best.list)
    else { return }
    invocation.note(.listLooksLike, [.text(best.list), .text(best.probability.percent)])
    session.save(vault, for: invocation, isSearch: false)
  }

  private func learned(_ title: String) -> LearnedList? { learning.learned.first { $0.title == title } }

  /// The probability that is enough to put a task in a list.
  func threshold(ofList title: String) -> Float { learned(title)?.threshold ?? ListInbox.threshold }

  /// The tasks of a learned list by their items in the index, each with its probability if the words of tasks gave it.
  func members(of list: SavedList) -> [Int: Float?] {
    guard let learned = learned(list.title) else { return [:] }
    let members = learning.members(of: learned, by: model)
    return Dictionary(members.map { (places[$0.task].item, $0.probability) }) { first, _ in first }
  }

  /// How many tasks a learned list shows.
  func count(of list: SavedList) -> Int {
    guard let learned = learned(list.title) else { return 0 }
    let showsDone = list.list?.shows.contains(.completed) ?? false
    return learning.members(of: learned, by: model).count { showsDone || !learning.tasks[$0.task].status.isClosed }
  }

  /// How many examples a learned list has, where those are too few to learn from, or there is nothing to tell them from.
  func fewExamples(of list: SavedList) -> Int? {
    guard let learned = learned(list.title) else { return nil }
    let count = learning.exampleCount(of: learned)
    return model == nil || count < ListLearning.fewestExamples ? count : nil
  }
}

/// Tells which list each task is in.
private struct TaskSorter: Sendable {
  /// Titles of plain and learned lists, and of those that only tasks name, by every folded name.
  private var titles: [String: String] = [:]
  /// Titles of plain lists by the paths of their notes.
  private var titlesOfNotes: [Path: String] = [:]
  /// The lists where tasks land that nobody sorted.
  private(set) var unsorted: Set<String> = []

  init(_ catalogue: ListCatalogue, _ settings: Settings) {
    for list in catalogue.lists where list.kindName == "plain" || list.kindName == "learned" {
      for name in list.names { titles[LinkName.folded(name)] = list.title }
      if let path = list.path, list.kindName == "plain" { titlesOfNotes[path] = list.title }
      if list.path == AddTarget.inbox { unsorted.insert(list.title) }
    }
    if let list = settings.defaultList.flatMap({ titles[LinkName.folded($0)] }) { unsorted.insert(list) }
  }

  func sorted(_ task: TaskItem, _ title: String, at path: Path) -> SortedTask {
    let named = task.list.map { name in titles[LinkName.folded(name)] ?? name }
    return SortedTask(
      title: title, status: task.status, list: named ?? titlesOfNotes[path], tags: task.tags, refused: task.notLists)
  }

  func knows(_ title: String) -> Bool { titles.values.contains(title) }

  /// A list of the catalogue as a learned one; nil for every other.
  func learned(_ list: SavedList) -> LearnedList? {
    guard let note = list.list, case .learned(let topics, let threshold) = note.kind else { return nil }
    let named = topics.map { text -> Topic in
      if text.hasPrefix("#") { return .tag(TextFolding.caseFolded(String(text.drop { $0 == "#" }))) }
      return .list(titles[LinkName.folded(text)] ?? text)
    }
    return LearnedList(
      title: list.title, names: Set(list.names.map(LinkName.folded)),
      topics: named + (named.contains(.list(list.title)) ? [] : [.list(list.title)]),
      threshold: Float(threshold.numerator) / Float(threshold.denominator), examples: note.examples)
  }
}
