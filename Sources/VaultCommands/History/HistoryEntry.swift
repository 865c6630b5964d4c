import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What one commit, or nobody's commit yet, did to a note or to one of its lines.
struct HistoryEntry {
  /// The commit; nil for what is not committed.
  var commit: GitCommit?
  /// Where the note is after it, or was before it was gone.
  var path: Path
  /// Where the note was before, when that is elsewhere.
  var movedFrom: Path?
  var changes: [NoteChange]
  /// The note before and after, and where in its items the item is that the history is of.
  var before: (note: Note, item: Int)?
  var after: (note: Note, item: Int)?
}

extension GitCommit {
  /// The first digits of its id, enough to name it in most repositories.
  var shortID: String { String(id.hex.prefix(8)) }

  /// When it was written by the clock of its author; nil outside the years 1 … 9999.
  private var localTime: LocalDateTime? {
    let (local, overflow) = time.addingReportingOverflow(Int64(zone) * 60)
    return overflow ? nil : LocalDateTime(secondsSinceEpoch: local)
  }

  /// `2026-11-20 09:00`.
  var timeText: String {
    guard let localTime else { return "—" }
    return localTime.date.text + " " + localTime.time.shortText
  }

  /// `2026-11-20T09:00:00+02:00` (RFC 3339); nil outside the years 1 … 9999.
  var timestamp: String? {
    guard let localTime else { return nil }
    let second = Int(localTime.secondsSinceEpoch - localTime.minutesSinceEpoch * 60)
    let clock = "\(localTime.date.text)T\(localTime.time.shortText):\(second < 10 ? "0" : "")\(second)"
    let minutes = abs(zone)
    let parts = [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }
    return clock + (zone < 0 ? "-" : "+") + parts.joined(separator: ":")
  }
}

/// Prints what happened to an item: for people a line a commit and its changes below, for programs one object a commit.
///
/// The members of an object: `commit` (null: not committed), `time`, `author`, `subject`, `path`, `from` (where the note
/// moved from, or null) and `changes`, each an object as `vault diff --json` has them.
struct HistoryPrinter {
  private let invocation: Invocation
  /// Whether the history is that of one line, which need not be named again.
  private let isOfLine: Bool

  init(_ invocation: Invocation, isOfLine: Bool) {
    self.invocation = invocation
    self.isOfLine = isOfLine
  }

  func print(_ entry: HistoryEntry) {
    if invocation.format == "json" {
      var json = JSONWriter()
      json.object { object in
        object.write(entry.commit)
        object.member("path", entry.path.text)
        object.member("from", entry.movedFrom?.text)
        object.member("changes") { json in
          json.array { list in for change in entry.changes.told { change.write(to: &list) } }
        }
      }
      invocation.print(json.text)
      return
    }
    printHead(entry.commit)
    if let origin = entry.movedFrom {
      printFact(invocation.messages(.changeNoteMoved, [.text(origin.text)]))
    }
    for change in entry.changes.told { printFact(invocation.messages.sentence(for: change, namesLine: !isOfLine)) }
  }

  /// The line that says who changed it, and when.
  func printHead(_ commit: GitCommit?) {
    let painter = invocation.painter
    guard let commit else {
      invocation.print(painter.paint(invocation.messages(.historyNotCommitted), .warning))
      return
    }
    invocation.print(
      [
        painter.paint(commit.timeText, .faint), painter.paint(commit.shortID, .handle),
        painter.paint(SafeText.line(commit.author), .title),
      ].joined(separator: "  "))
  }

  /// A sentence below that line.
  func printFact(_ sentence: String) { invocation.print("    " + sentence) }
}

extension JSONWriter {
  /// Writes the members that say which commit it was.
  mutating func write(_ commit: GitCommit?) {
    member("commit", commit?.id.hex)
    member("time", commit?.timestamp)
    member("author", commit?.author)
    member("subject", commit?.subject)
  }
}
