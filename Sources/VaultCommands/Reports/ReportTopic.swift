import VaultActions
import VaultMessages
import VaultModel
import VaultPages
import VaultSearch
import VaultStore
import VaultSyntax

/// What a page is of: each shows what a command answers, in its words.
enum ReportTopic: String, CaseIterable {
  case today, week, month, mood, money, kitchen

  /// Asks what the command asks, and lays it out as a page.
  func page(_ invocation: Invocation) throws(Failure) -> Page {
    switch self {
    case .today: try ReportReader(invocation).today()
    case .week, .month: try ReportReader(invocation).agenda(of: rawValue)
    case .mood: try Page(moodIn: invocation)
    case .money: try ReportReader(invocation).money()
    case .kitchen: try ReportReader(invocation).kitchen()
    }
  }
}

/// The vault that a page is made of, opened once, and what stays out of it.
final class ReportReader {
  let invocation: Invocation
  let session: Vault
  private(set) var index: IndexedVault
  private let hidden: PrivateItems
  /// The places of what was left out: an item may stand in several sections.
  private var leftOut: Set<String> = []

  var messages: Messages { invocation.messages }

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    session = try invocation.workspace.vault()
    (index, hidden) = try session.ask(session.index) { [session] index throws(Failure) in
      guard !invocation.arguments.has(ReportCommand.isPrivate) else { return PrivateItems() }
      return try PrivateItems(of: session, index)
    }
  }

  /// Asks the index a question; it is another one afterwards where the first was damaged.
  func asking<Answer>(_ question: (IndexedVault) throws(Failure) -> Answer) throws(Failure) -> Answer {
    let answered = try session.ask(index, question)
    index = answered.index
    return answered.answer
  }

  /// Whether an item may be named on the page.
  func shows(_ path: Path, _ line: Int) -> Bool { !hidden.hold(path, line) }

  /// Those of some rows that may be on the page; the others are counted.
  func shown<Row>(_ rows: [Row], _ place: (Row) -> (path: Path, line: Int)?) -> [Row] {
    rows.filter { row in
      guard let place = place(row), !shows(place.path, place.line) else { return true }
      leftOut.insert("\(place.path.text):\(place.line)")
      return false
    }
  }

  /// A page of the moment; afterwards what is new of the index is written, and what was left out is told.
  func finished(_ page: Page) -> Page {
    session.save(index, for: invocation)
    if !leftOut.isEmpty { invocation.note(.reportLeftOut, [.count(leftOut.count)]) }
    return page
  }
}

/// What stands on no page unless it is asked for: the text of diaries, and what says `private: true`, with all below it.
private struct PrivateItems {
  private var notes: Set<Path> = []
  private var lines: Set<String> = []

  /// None.
  init() {}

  init(of session: Vault, _ index: IndexedVault) throws(Failure) {
    let query = try session.workspace.read("type:diary OR private:yes", by: try session.queryParser(in: index))
    let hits = try NoteTexts(index).hits(of: query, keepingNotes: true)
    let found = try index.read(hits, session.workspace) { note, item, place -> (Path, [Int]?)? in
      // What stands below an item lies in its range, however deep.
      let below = note.items[note.index(of: item)...].prefix { $0.range.lower < item.range.upper }
      return (place.path, item.line.map { _ in below.map { note.document.location(of: $0.range.lower).line } })
    }
    for (path, lines) in found {
      if let lines { self.lines.formUnion(lines.map { Self.place(path, $0) }) } else { notes.insert(path) }
    }
  }

  func hold(_ path: Path, _ line: Int) -> Bool { notes.contains(path) || lines.contains(Self.place(path, line)) }

  private static func place(_ path: Path, _ line: Int) -> String { "\(path.text):\(line)" }
}
