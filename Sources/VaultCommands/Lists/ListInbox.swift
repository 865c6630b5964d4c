import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// `vault list inbox [--apply] [--dry-run]`
enum ListInbox {
  static let apply = Flag("apply", summary: .flagListApply)

  static let syntax = VerbSyntax("inbox", flags: [apply, .dryRun], isListing: true)

  static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let request = FileInbox()
    guard invocation.arguments.has(apply) || invocation.arguments.has(.dryRun) else {
      let answer = try request.answer(in: invocation.workspace)
      try listing(answer.handles).print(answer.rows, invocation)
      guard answer.rows.isEmpty else { return .done }
      invocation.note(.nothingFound)
      return .nothingFound
    }
    return try EditRun.finish(request.proposal(in: invocation.workspace), invocation)
  }

  private typealias Row = FileInbox.Row

  /// `list` is where `--apply` puts a task, `likeliest` what it is most like all the same.
  private static func listing(_ handles: ItemHandles) -> Listing<Row> {
    let handle = Column<Row>("handle", .fixed, .handle) { handles[$0.place.item] ?? "" }
    let title = Column<Row>("title", .title, .title) { $0.title }
    let list = Column<Row>("list") { $0.sure?.list }
      .cell { .init($0.sure?.list ?? "–", $0.sure == nil ? .faint : nil) }
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

extension FileInbox.Row {
  /// The list that is likely enough.
  fileprivate var sure: ListSuggestion? { suggestion.flatMap { $0.isSure ? $0 : nil } }
}
