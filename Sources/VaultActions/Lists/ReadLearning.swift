package import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax
package import VaultTasks

/// The tasks of a vault with what they teach of its lists: who is in a learned list, and where a title belongs.
///
/// ```swift
/// let learning = try ReadLearning(lists, in: vault)
/// let members = learning.members(of: list)
/// ```
///
/// What was learned is kept beside the index and taken from there while no title that teaches changes.
package struct ReadLearning {
  /// A task, where it stands, and what people call it.
  package struct Task: Sendable {
    package let task: SortedTask
    package let title: String
    package let place: HitPlace
    /// Which item of its note it is.
    let number: Int
  }

  package let lists: TaskLists
  package let learning: ListLearning
  /// The tasks of ``learning``, in the same order: by path, then by line, so that the same vault teaches the same.
  package let tasks: [Task]
  /// Nil while there is too little to learn from.
  package let model: TopicModel?
  let homes: TaskHomes
  private let workers: Int

  /// Reads every task and learns from them.
  ///
  /// - Throws: the failure to report: a note that is there cannot be read, or somebody stopped the request.
  package init(_ lists: TaskLists, in vault: Vault) throws(Failure) {
    let index = lists.vault
    let homes = TaskHomes(try lists.spelled(), vault.settings)
    let query = Query(condition: .field("type", .anyOf([ItemType.task.name])))
    let hits = try NoteTexts(index).hits(of: query, keepingNotes: true)
    tasks = try index.read(hits, vault.workspace) { note, item, place -> Task? in
      guard item.type == .task, let task = homes.sorted(item, of: note, at: place.path) else { return nil }
      return Task(task: task, title: note.shownTitle(of: item), place: place, number: note.index(of: item))
    }.sorted { ($0.place.path, $0.place.line, $0.number) < ($1.place.path, $1.place.line, $1.number) }
    learning = ListLearning(tasks.map(\.task), learned: homes.learned, unsorted: homes.unsorted)
    (self.lists, self.homes) = (lists, homes)
    workers = vault.workspace.device.workers
    model = Self.model(of: learning, index, workers: workers)
  }

  private static func model(of learning: ListLearning, _ index: IndexedVault, workers: Int) -> TopicModel? {
    let examples = learning.usableExamples
    guard !examples.isEmpty else { return nil }
    let digest = learning.digest
    if let kept = KeptModel(of: index), kept.digest == digest { return kept.model }
    let model = TopicModel(learningFrom: examples, background: learning.background, workers: workers)
    if let model { KeptModel(model, digest: digest).keep(in: index) }
    return model
  }

  // MARK: Members

  /// By its path, because several may have one title.
  private func learned(_ list: SavedList) -> LearnedList? {
    let path = list.path.map { LinkName.folded($0.text) } ?? ""
    return learning.learned.first { $0.title == list.title && $0.names.contains(path) }
  }

  /// The tasks of a learned list by their items in the index, each with its probability unless somebody put it there.
  package func members(of list: SavedList) -> [Int: Float?] {
    guard let learned = learned(list) else { return [:] }
    let members = learning.members(of: learned, by: model, workers: workers)
    return Dictionary(members.map { (tasks[$0.task].place.item, $0.probability) }) { first, _ in first }
  }

  /// How many tasks a learned list shows.
  package func count(of list: SavedList) throws(Failure) -> Int {
    let members = members(of: list)
    var query = Query(condition: .field("type", .anyOf([ItemType.task.name])))
    query = list.hiding(in: query, by: lists.parser).query
    return try NoteTexts(lists.vault).hits(of: query, keepingNotes: true).count { members[$0.location.item] != nil }
  }

  /// Why the words of tasks do not fill a learned list; nil where they do.
  package func shortage(of list: SavedList) -> Remark? {
    guard let learned = learned(list) else { return nil }
    let (count, fewest) = (learning.exampleCount(of: learned), ListLearning.fewestExamples)
    if count < fewest { return Remark(.listTooFewExamples, [.text(list.title), .count(count), .count(fewest)]) }
    return model == nil ? Remark(.listOneClass, [.text(list.title), .count(fewest)]) : nil
  }

  /// The topics of a learned list that nothing of the vault has.
  package func unknownTopics(of list: SavedList) throws(Failure) -> [String] {
    guard let own = list.list, case .learned(let topics, _) = own.kind else { return [] }
    let names = try TopicNames(lists)
    return topics.filter { !names.has($0, of: own) }
  }

  /// That nothing can be learned yet.
  package var shortage: Failure {
    Failure(
      .notFound, .listTooFewTopics, [.count(ListLearning.fewestExamples)], hints: [Remark(.listTooFewTopicsHint)])
  }
}

extension Vault {
  /// The lists of the vault as an index has them.
  package func taskLists(in index: IndexedVault) throws(Failure) -> TaskLists {
    try TaskLists(index, parser: try queryParser(in: index), language: workspace.device.language)
  }

  /// Learns from the vault.
  ///
  /// - Throws: that there is too little to learn from, or what keeps it from being read.
  func learning(in index: IndexedVault) throws(Failure) -> ReadLearning {
    let learning = try ReadLearning(try taskLists(in: index), in: self)
    guard learning.model != nil else { throw learning.shortage }
    return learning
  }

  /// Makes what lists that learn are filled by, where there are such lists, so that it is there when somebody asks.
  package func prepareLearning(in index: IndexedVault) throws(Failure) {
    let lists = try taskLists(in: index)
    guard lists.lists.contains(where: \.isLearned) else { return }
    _ = try ReadLearning(lists, in: self)
  }
}
