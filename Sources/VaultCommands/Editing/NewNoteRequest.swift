import VaultEdit
import VaultModel

/// The new note that the words of `vault new` ask for.
struct NewNoteRequest {
  /// What kind of note it is, and its title.
  let note: NewNote
  /// What its front matter is to say.
  let assignments: [Assignment]
  /// The moment at which it is made.
  let now: LocalDateTime

  /// Reads the operands: the type, then the title, which begins with the first word and goes on with every word that
  /// is no `key=value`. For a diary and for money the title is a date, and today if there is none.
  ///
  /// - Parameter now: the moment at which it is made, on the vault's clocks.
  init(of invocation: Invocation, _ settings: Settings, at now: LocalDateTime) throws(CommandFailure) {
    let words = invocation.arguments.operands
    let type = words.first.flatMap { ItemType(name: $0) } ?? .note
    let isDated = type == .diary || type == .money
    var title: [String] = []
    var assignments: [Assignment] = []
    for word in words.dropFirst() {
      if isDated || !title.isEmpty, let assignment = Assignment(word) {
        assignments.append(assignment)
      } else {
        title.append(word)
      }
    }
    self.now = now
    self.assignments = assignments
    if let other = assignments.first(where: { $0.key == "type" }), other.value != type.name {
      throw CommandFailure(.wrongCall, .givenTwice, [.text("TYPE"), .text(type.name), .text(other.value)])
    }
    var settings = settings
    if assignments.contains(where: { $0.key == "created" }) { settings.newNotesSayCreated = false }
    note = try Self.note(type, title.joined(separator: " "), now, settings)
  }

  private static func note(
    _ type: ItemType, _ title: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> NewNote {
    switch type {
    case .diary:
      return .diary(on: try day(title, now, settings, atLeast: .day), at: now, settings: settings)
    case .money:
      return .money(in: try day(title, now, settings, atLeast: .month), at: now, settings: settings)
    default: break
    }
    guard !title.isEmpty else {
      throw CommandFailure(
        .wrongCall, .missingOperand, [.text("new"), .text("TITLE"), .message(.operandNewTitle)],
        hints: [.init(.seeHelp, [.text("vault new --help")])])
    }
    do throws(NewNote.Refusal) {
      return try NewNote(type, title: title, at: now, settings: settings)
    } catch {
      throw CommandFailure(.wrongCall, .newTitleHasNoName, [.text(title)])
    }
  }

  /// The day that a text means, written at least as exactly as asked; today for no text.
  private static func day(
    _ text: String, _ now: LocalDateTime, _ settings: Settings, atLeast precision: DateTimePrecision
  ) throws(CommandFailure) -> LocalDate {
    guard !text.isEmpty else { return now.date }
    do throws(DateExpressionError) {
      let period = try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
      guard period.precision >= precision, period.precision != .week || precision == .week else { throw .notADate }
      return period.firstDay
    } catch {
      throw CommandFailure(error, in: text)
    }
  }
}
