import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// Books regular payments: each line with `repeat` gives a payment for each of its days up to today, in the note of its
/// month, and stands at its next day afterwards.
///
/// ```swift
/// let proposal = try BookRegular().proposal(in: workspace)
/// ```
package struct BookRegular: Sendable {
  /// Books what is due today.
  package init() {}

  /// The payments and the moved lines as one step; lines that cannot be booked are named beside it.
  ///
  /// - Throws: what the vault cannot read, or a line that an edit would make read otherwise.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let vault = try workspace.vault()
    let today = try vault.now.date
    var booking = Booking(vault: vault, today: today)
    // A regular line in a note that cannot be read would be passed over in silence.
    if let file = try vault.unreadableMoney().first { throw Failure(cannotRead: file.path.text, file.reason.message) }
    for found in try vault.moneyLines(RegularPayment.query) { try booking.add(found) }
    var proposal = Proposal(try booking.writes(), in: vault)
    if booking.count == 0 {
      proposal.closing.append(Remark(.moneyDueNothing, [.text(vault.settings.path(forNew: .money, named: "regular"))]))
    } else {
      proposal.remarks.append(Remark(.moneyDueBooked, [.count(booking.count), .day(today)]))
    }
    if !booking.faults.isEmpty {
      workspace.note(.moneyFaults, [.count(booking.faults.count), .list(booking.faults)])
    }
    return proposal
  }
}

/// What regular lines come to: the payments of each month's note, and where the lines stand afterwards.
private struct Booking {
  /// More payments of one line are a slip of the pen in its date.
  private static let most = 10_000

  let vault: Vault
  let today: LocalDate
  /// How many payments are booked.
  private(set) var count = 0
  /// The places of lines that cannot be booked.
  private(set) var faults: [String] = []
  private var payments: [(day: LocalDate, content: String)] = []
  private var moves: [Path: [(item: Item, changes: [ItemChange])]] = [:]
  private var notes: [Path: Note] = [:]

  init(vault: Vault, today: LocalDate) { (self.vault, self.today) = (vault, today) }

  /// Takes the days of a line up to today.
  mutating func add(_ found: FoundItem) throws(Failure) {
    guard let payment = try RegularPayment(found.item, of: found.note, in: vault), let schedule = payment.schedule
    else {
      faults.append("\(found.path.text):\(found.line)")
      return
    }
    let due = due(payment, schedule)
    guard !due.days.isEmpty else { return }
    // What stands below a line is not taken out with it.
    let hasParts = found.note.document.bytes[found.item.range.indices].dropLast().contains(0x0A)
    var contents: [String] = []
    for day in due.days { contents += [try content(of: found, on: day)].compactMap(\.self) }
    guard due.days.count <= Self.most, contents.count == due.days.count, due.next != nil || !hasParts else {
      faults.append("\(found.path.text):\(found.line)")
      return
    }
    payments += zip(due.days, contents).map { ($0, $1) }
    count += due.days.count
    notes[found.path] = found.note
    moves[found.path, default: []].append(
      (found.item, due.next.map { moving(payment, schedule, to: $0, booked: due.further) } ?? [.removeLine]))
  }

  /// The days up to today, one more than are booked at once at most; which of them are further dates, and the next day
  /// of the rule, else the first further date that is to come.
  private func due(
    _ payment: RegularPayment, _ schedule: Schedule
  ) -> (days: [LocalDate], further: [LocalDate], next: LocalDate?) {
    var (days, further) = ([LocalDate](), [LocalDate]())
    var later: LocalDate?
    for step in schedule.steps where step.reason.isOccurrence {
      let day = step.moment.date
      if day > today {
        guard step.reason == .also else { return (days, further, (step.ruleMoment ?? step.moment).date) }
        // A further date leaves the rule where it is.
        later = later ?? day
        continue
      }
      days.append(day)
      if step.reason == .also || payment.repetition.also.contains(day.text) { further.append(day) }
      if days.count > Self.most { break }
    }
    return (days, further, later)
  }

  /// Further dates that are booked go; one that the line itself moves to stays, which makes it regular.
  private func moving(
    _ payment: RegularPayment, _ schedule: Schedule, to next: LocalDate, booked: [LocalDate]
  ) -> [ItemChange] {
    [.set(["date"], .scalar(NewScalar(next.text)))]
      + (booked.isEmpty ? [] : [.remove(["also"], booked.map { NewScalar($0.text) })])
      + payment.repetition.changes(schedule, movingTo: .day(next), passed: payment.firings(before: next))
  }

  /// The line without what makes it regular, on another day; nil where it is no payment by itself.
  private func content(of found: FoundItem, on day: LocalDate) throws(Failure) -> String? {
    var line = Array("- ".utf8) + found.note.firstLine(of: found.item) + [0x0A]
    let context = found.note.lineContext
    let note = Note(Document(line), context: context)
    guard let item = note.items.last, item.line != nil else { return nil }
    let keys = [ItemKey.recurrence, .until, .count, .except, .also, .onHoliday].filter {
      note.field($0, of: item) != nil
    }
    let changes: [ItemChange] =
      [.set(["date"], .scalar(NewScalar(day.text)))] + keys.map { .removeKey([$0.rawValue]) }
    let reference = note.reference(to: item)
    let edit = NoteEdit(changes.map { (item: reference, change: $0) }, context: context)
    do throws(EditRefusal) { line = try edit.applied(to: line) } catch {
      throw Failure(error, path: found.path, bytes: line)
    }
    return String(decoding: line.dropFirst(2).dropLast(), as: UTF8.self)
  }

  /// All of it, each note once.
  func writes() throws(Failure) -> [NoteWrite] {
    var written = MoneyNotes(vault)
    for (path, moves) in moves {
      guard let note = notes[path] else { continue }
      let references = note.references(to: moves.map(\.item))
      let changes = zip(references, moves).flatMap { reference, move in
        move.changes.map { (item: reference, change: $0) }
      }
      try written.change(note.document.bytes, at: path, changes)
    }
    for payment in payments.sorted(by: { $0.day < $1.day }) { try written.insert(payment.content, on: payment.day) }
    return written.writes
  }
}

extension Note {
  /// The first line of an item without its marker and its block id.
  func firstLine(of item: Item) -> [UInt8] {
    guard let line = item.line, let number = item.reading else { return [] }
    let (content, id) = (lines[line].content, readings.lines[number].blockID)
    guard !id.isEmpty else { return Array(document.bytes[content.indices]) }
    let bytes = Array(document.bytes[content.lower..<max(content.lower, id.lower - 1)])
    return bytes + Array(document.bytes[min(id.upper, content.upper)..<content.upper])
  }
}
