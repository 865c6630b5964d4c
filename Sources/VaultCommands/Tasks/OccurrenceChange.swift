import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// What a command does with the current occurrence of a repeating task, in the words of the command line.
struct OccurrenceChange {
  /// What is to become of it.
  enum Action {
    case done, skipped
    case moved(to: Moment)
    case reopened
  }

  let action: Action
  /// The day on which it was done.
  let day: LocalDate
  private let session: VaultSession
  private let invocation: Invocation

  init(_ action: Action, on day: LocalDate, _ session: VaultSession, _ invocation: Invocation) {
    self.action = action
    self.day = day
    self.session = session
    self.invocation = invocation
  }

  /// What follows for an item.
  ///
  /// - Parameter spent: how long it took; nil when nobody measured it.
  /// - Throws: the failure to report.
  func outcome(of found: FoundItem, spent: TimeSpan? = nil) throws(CommandFailure) -> TaskOutcome {
    let repetition = found.note.repetition(of: found.item)
    let holidays = try session.holidays(linkedBy: repetition?.exceptionLinks ?? [], for: invocation)
    let start = found.note.repetitionStart(of: found.item)
    let names = [start?.zoneName].compactMap(\.self) + (repetition?.zoneNames ?? [])
    let zones = session.zones(named: names, for: invocation)
    let now = try session.now(for: invocation)
    // Of another day nobody said the time.
    let clock = now.date == day ? now : nil
    do throws(TaskOutcomeError) {
      if found.item.type == .event, let outcome = try outcomeOfEvent(found, holidays, zones, from: clock) {
        return outcome
      }
      let task = try RepeatingTask(
        found.item, of: found.note, weekStart: found.settings.weekStart, holidays: holidays, zones: zones)
      switch action {
      case .done:
        // Whoever has done lines deleted wants no log of them.
        let keepsLog = found.settings.keepsLog && !found.isDeletedWhenDone
        return try task.completing(on: day, at: clock, as: .done, spent: spent, keepsLog: keepsLog)
      case .skipped:
        return try task.completing(on: day, at: clock, as: .skipped, keepsLog: found.settings.keepsLog)
      case .moved(let moment): return try task.moving(to: moment)
      case .reopened: return try task.reopening()
      }
    } catch {
      throw failure(error, found)
    }
  }

  /// What follows for an event; nil where it cannot be done with one.
  private func outcomeOfEvent(
    _ found: FoundItem, _ holidays: [LocalDate], _ zones: ZoneTable, from clock: LocalDateTime?
  ) throws(TaskOutcomeError) -> TaskOutcome? {
    let event = try RepeatingEvent(
      found.item, of: found.note, weekStart: found.settings.weekStart, holidays: holidays, zones: zones)
    let begin = clock ?? LocalDateTime(day)
    switch action {
    case .skipped: return try event.skipping(from: begin)
    case .moved(let moment): return try event.moving(to: moment, from: begin)
    case .done, .reopened: return nil
    }
  }

  /// Says when a task is due next, or that it is over.
  func report(_ outcome: TaskOutcome, of found: FoundItem) {
    let title = MessageValue.text(found.title)
    guard let next = outcome.next else { return invocation.note(.occurrenceLast, [title]) }
    let text = MessageValue.text(next.text(in: invocation.messages.language))
    switch action {
    case .done, .skipped: invocation.note(.occurrenceNext, [title, text])
    case .moved: invocation.note(.occurrenceMoved, [title, text])
    case .reopened: invocation.note(.occurrenceReopened, [title, text])
    }
  }

  private func failure(_ error: TaskOutcomeError, _ found: FoundItem) -> CommandFailure {
    let place = MessageValue.text("\(found.path.text):\(found.line)")
    switch error {
    case .schedule:
      return CommandFailure(
        .wrongCall, .occurrenceRuleUnread, [place, .text(found.rule ?? "")], hints: [.init(.occurrenceRuleHint)])
    case .noRepetition:
      return CommandFailure(.wrongCall, .occurrenceNoRule, [place], hints: [.init(.occurrenceNoRuleHint)])
    case .noDate:
      return CommandFailure(.wrongCall, .occurrenceNoDate, [place], hints: [.init(.occurrenceNoDateHint)])
    case .nextComesFirst(let moment):
      return CommandFailure(
        .wrongCall, .occurrenceNextFirst, [place, .text(moment.text(in: invocation.messages.language))],
        hints: [.init(.occurrenceNextFirstHint)])
    case .exceptionsInWords:
      return CommandFailure(.wrongCall, .occurrenceInWords, [place], hints: [.init(.occurrenceInWordsHint)])
    case .noneToCome:
      return CommandFailure(.wrongCall, .occurrenceNoneToCome, [place], hints: [.init(.occurrenceNoneToComeHint)])
    case .nothingLogged:
      return CommandFailure(.wrongCall, .occurrenceNotLogged, [place], hints: [.init(.occurrenceNotLoggedHint)])
    }
  }
}

extension Moment {
  /// The moment as people read it: `Sat, 21 Nov 2026 15:00`.
  func text(in language: MessageLanguage) -> String {
    let date = date.text(in: language)
    guard case .time(let time) = self else { return date }
    return date + " " + time.time.text + (time.zone.map { " " + $0.text } ?? "")
  }
}
