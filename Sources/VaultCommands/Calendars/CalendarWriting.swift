import VaultActions
import VaultExchange
import VaultMessages
import VaultStore

/// Writes the notes of an import part by part, each whole or not at all, and asks once before the first.
struct CalendarWriting {
  /// What is planned and not written yet.
  var notes: CalendarNotes
  private let session: CalendarSession
  private let part: CalendarImport.Part
  /// How many notes there may be in all.
  private let total: Int
  /// How many were written, or shown.
  private var done = 0
  /// The first part, by which all are taken back.
  private var first: UndoIdentifier?
  private var hasBegun = false
  private let progress: ProgressLine
  private var invocation: Invocation { session.invocation }

  init(_ session: CalendarSession, _ notes: CalendarNotes, _ part: CalendarImport.Part, total: Int) {
    self.session = session
    self.notes = notes
    self.part = part
    self.total = total
    progress = session.invocation.progress()
  }

  /// Writes what is planned once it is enough.
  ///
  /// - Returns: whether it was.
  mutating func writeIfFull() throws(Failure) -> Bool {
    guard notes.count >= part.count || notes.size >= part.size else { return false }
    try write(isLast: false)
    return true
  }

  /// Writes the rest, and says how to take everything back.
  mutating func finish() throws(Failure) {
    try write(isLast: true)
    progress.clear()
    if first != nil { invocation.note(.editUndoHint) }
  }

  private mutating func write(isLast: Bool) throws(Failure) {
    let writes = try notes.takePlanned()
    guard !writes.isEmpty else { return }
    progress.clear()
    let run = EditRun(invocation, session.session)
    guard !run.preview(writes) else { return }
    if !hasBegun {
      let isConfirmed = try isLast ? run.confirms(writes) : run.confirms(count: total)
      guard isConfirmed else { throw Failure(.notFound, .editNotConfirmed, code: .declined) }
    }
    hasBegun = true
    let receipt = try run.writePart(writes, continuing: first)
    first = first ?? receipt.undo
    done += receipt.changes.count
    run.printPart(receipt)
    let (done, total) = (done, total)
    progress.show { invocation.messages(.progressImporting, [.count(done), .count(total)]) }
  }

  /// A failure with what was written before it, and how to go on.
  func failure(_ failure: Failure) -> Failure {
    progress.clear()
    guard done > 0 else { return failure }
    return failure.with(hints: [.init(.importSoFar, [.count(done), .count(total)])])
  }
}
