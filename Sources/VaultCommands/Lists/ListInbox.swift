import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// Open tasks that are in no list, each with the list it is likely to belong to.
struct ListInbox {
  struct Row {
    let task: SortedTask
    let place: HitPlace
    /// The likeliest list; nil when no list is likelier than none.
    let suggestion: ListSuggestion?
    /// Whether it is likely enough to be put there.
    let isSure: Bool
  }

  /// The probability that is enough for a plain list; a learned one has its own.
  static let threshold: Float = 0.5

  let rows: [Row]

  init(_ vault: VaultLearning) {
    let learning = vault.learning
    rows = zip(learning.tasks, vault.places).filter { learning.isUnsorted($0.0) && !learning.isHeld($0.0) }.map {
      task, place in
      let best = vault.suggestions(for: task.title, refusing: task.refused).first
      let isSure = best.map { $0.probability >= vault.threshold(ofList: $0.list) } ?? false
      return Row(task: task, place: place, suggestion: best, isSure: isSure)
    }
  }

  /// The tasks that are likely enough to be put in a list, as they stand in their notes.
  func sureTasks(
    in vault: IndexedVault, _ session: VaultSession
  ) throws(CommandFailure) -> [(list: String, found: FoundItem)] {
    let lists = Dictionary(
      rows.filter(\.isSure).compactMap { row in row.suggestion.map { (row.place.item, $0.list) } }
    ) { first, _ in first }
    let texts = NoteTexts(vault)
    return try texts.hits(of: VaultLearning.taskQuery).compactMap { hit in
      guard let list = lists[hit.location.item] else { return nil }
      let (note, item) = texts.item(at: hit.location)
      let settings = session.configuration.settings
      return (
        list,
        FoundItem(
          note, item: item, path: texts.path(of: hit.location), settings: settings, root: session.root)
      )
    }
  }

  func listing(_ handles: ItemHandles) -> Listing<Row> {
    let handle = Column<Row>("handle", .fixed, .handle) { handles[$0.place.item] ?? "" }
    let title = Column<Row>("title", .title, .title) { $0.task.title }
    let list = Column<Row>("list") { $0.isSure ? $0.suggestion?.list : nil }
      .cell { .init($0.isSure ? $0.suggestion?.list ?? "" : "–", $0.isSure ? nil : .faint) }
    let probability = Column<Row>("probability", .number) { row in
      row.suggestion.map { ListedNumber(share: $0.probability) }
    }.cell { .init($0.suggestion?.probability.percent ?? "", .faint) }
    let likeliest = Column<Row>("likeliest") { $0.suggestion?.list }
    let place = Column<Row>("place", .place, .path) { $0.place.text }
    return Listing(
      [
        handle, Column<Row>("path") { $0.place.path }, Column<Row>("line") { $0.place.line }, title, list, probability,
        likeliest,
      ],
      fields: [handle, title, list, probability, likeliest, place],
      cells: [handle, title, list, probability, place])
  }
}
