package import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax
package import VaultTasks

/// What the current occurrence of a repeating task or event does.
package enum OccurrenceStep { case done, skipped, moved(to: Moment), reopened }

extension Vault {
  /// What follows for an item.
  ///
  /// - Parameter spent: how long it took; nil when nobody measured it.
  package func outcome(
    of step: OccurrenceStep, for found: FoundItem, on day: LocalDate, spent: SpentTime? = nil
  ) throws(Failure) -> TaskOutcome {
    let context = try context(of: found)
    let (now, keepsLog) = (try now, found.settings.keepsLog)
    // Of another day nobody said the time.
    let clock = now.date == day ? now : nil
    do throws(TaskOutcomeError) {
      if found.item.type == .event {
        let event = try RepeatingEvent(
          found.item, of: found.note, weekStart: context.weekStart, holidays: context.holidays,
          overridden: context.overridden, zones: context.zones)
        switch step {
        case .skipped: return try event.skipping(from: clock ?? LocalDateTime(day))
        case .moved(let moment): return try event.moving(to: moment, from: clock ?? LocalDateTime(day))
        case .done, .reopened: break
        }
      }
      if let habit = HabitTask(found.item, of: found.note, weekStart: context.weekStart) {
        switch step {
        case .done: return habit.completing(on: day, at: clock, spent: spent)
        case .reopened: return try habit.reopening(on: day)
        case .skipped, .moved: throw .noDayOfItsOwn
        }
      }
      let task = try RepeatingTask(found.item, of: found.note, in: context)
      switch step {
      case .done:
        // Whoever has done lines deleted wants no log of them.
        let keepsLog = keepsLog && !found.isDeletedWhenDone
        return try task.completing(on: day, at: clock, as: .done, spent: spent, keepsLog: keepsLog)
      case .skipped: return try task.completing(on: day, at: clock, as: .skipped, keepsLog: keepsLog)
      case .moved(let moment): return try task.moving(to: moment)
      case .reopened: return try task.reopening()
      }
    } catch {
      throw error.failure(of: found, in: workspace.device.language)
    }
  }
}

extension Vault {
  /// What the repetition of an item is read by.
  func context(of found: FoundItem) throws(Failure) -> RepetitionContext {
    let repetition = found.note.repetition(of: found.item)
    let start = found.note.repetitionStart(of: found.item)
    return RepetitionContext(
      weekStart: found.settings.weekStart, holidays: try holidays(linkedBy: repetition?.exceptionLinks ?? []),
      overridden: try overridden(in: repetition),
      zones: zones(named: [start?.zoneName].compactMap(\.self) + (repetition?.zoneNames ?? [])))
  }

  /// The occurrences that notes of their own stand for; the index is asked only for what has a `uid:`.
  private func overridden(in repetition: Repetition?) throws(Failure) -> [Moment] {
    guard let repetition, repetition.identifier != nil else { return [] }
    return try ask { index throws(Failure) in try index.overridden(in: repetition) }
  }
}

extension TaskOutcome {
  /// How many days late the next occurrence is already after one was done or left out; 0 when it is not.
  ///
  /// - Parameter now: on the vault's clocks; nil of what is only meant to be done or hidden, and never late.
  package func daysLate(after step: OccurrenceStep, now: LocalDateTime?, _ zones: ZoneTable) -> Int {
    switch step {
    case .moved, .reopened: return 0
    case .done, .skipped:
      guard let next, let now else { return 0 }
      return max(0, now.date.days(since: next.onHomeClock(zones).date))
    }
  }

  /// Says what became of a task, when it is due next and how late that is, or that it is over.
  package func remark(
    of step: OccurrenceStep, titled title: String, daysLate: Int, in language: MessageLanguage
  ) -> Remark {
    if let (quota, done) = quota {
      let values: [MessageValue] = [
        .text(title), .count(done), .count(quota.count), .text(quota.sentence(in: language.language)),
      ]
      if case .reopened = step { return Remark(.habitReopened, values) }
      guard let next, next != occurrence else { return Remark(.habitDone, values) }
      return Remark(.habitFulfilled, values + [.text(next.text(in: language))])
    }
    let isSkipped = if case .skipped = step { true } else { false }
    guard let next else { return Remark(isSkipped ? .occurrenceLastSkipped : .occurrenceLast, [.text(title)]) }
    let values: [MessageValue] = [.text(title), .text(next.text(in: language))]
    if daysLate > 0 {
      return Remark(isSkipped ? .occurrenceSkippedLate : .occurrenceDoneLate, values + [.count(daysLate)])
    }
    return switch step {
    case .done: Remark(.occurrenceDone, values)
    case .skipped: Remark(.occurrenceSkipped, values)
    case .moved: Remark(.occurrenceMoved, values)
    case .reopened: Remark(.occurrenceReopened, values)
    }
  }
}

extension TaskOutcomeError {
  fileprivate func failure(of found: FoundItem, in language: MessageLanguage) -> Failure {
    // The command that a hint proposes for the task.
    func failure(_ key: MessageKey, _ hint: MessageKey, _ command: String? = nil, _ more: String...) -> Failure {
      Failure(
        .wrongRequest, key, (["\(found.path.text):\(found.line)"] + more).map { .text($0) },
        hints: [Remark(hint, command.map { [.call([$0, found.title])] } ?? [])])
    }
    return switch self {
    case .schedule: failure(.occurrenceRuleUnread, .occurrenceRuleHint, "cancel", found.rule ?? "")
    case .noRepetition: failure(.occurrenceNoRule, .occurrenceNoRuleHint, "set")
    case .noDate: failure(.occurrenceNoDate, .occurrenceNoDateHint, "set")
    case .nextComesFirst(let moment):
      failure(.occurrenceNextFirst, .occurrenceNextFirstHint, nil, moment.text(in: language))
    case .isExcepted(let moment):
      failure(.occurrenceExcepted, .occurrenceExceptedHint, nil, moment.text(in: language))
    case .exceptionsInWords: failure(.occurrenceInWords, .occurrenceInWordsHint)
    case .noneToCome: failure(.occurrenceNoneToCome, .occurrenceNoneToComeHint, "recur")
    case .noDayOfItsOwn: failure(.habitNoDay, .habitNoDayHint, "done", found.rule ?? "")
    case .nothingLogged: failure(.occurrenceNotLogged, .occurrenceNotLoggedHint)
    }
  }
}

extension Moment {
  /// The moment as people read it: `Sat, 21 Nov 2026 15:00`.
  package func text(in language: MessageLanguage) -> String {
    let date = date.text(in: language)
    guard case .time(let time) = self else { return date }
    return date + " " + time.time.text + (time.zone.map { " " + $0.text } ?? "")
  }
}
