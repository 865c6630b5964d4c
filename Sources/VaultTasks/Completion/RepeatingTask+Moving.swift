package import VaultModel
import VaultSyntax

extension RepeatingTask {
  /// What follows when the current occurrence alone is moved; those after it stay where they are.
  ///
  /// - Parameter target: the new day, which keeps the clock, or a new moment.
  /// - Throws: that it has no date, or that the next occurrence would come first.
  package func moving(to target: Moment) throws(TaskOutcomeError) -> TaskOutcome {
    guard let current else { throw .noDate }
    let anchor = anchor(of: current)
    let schedule = try schedule(from: anchor, since: current)
    let (ruled, shown, _) = stand(on: current.date)
    let moment = target.keepingClock(of: current)
    guard moment != current, moment != shown else { return TaskOutcome([], occurrence: current, next: current) }
    guard (try? RepetitionWords(reading: repetition.rule)).map({ $0.except.isEmpty && $0.also.isEmpty }) ?? true else {
      throw .exceptionsInWords
    }
    guard moment == anchor || !schedule.leavesOut(moment) else { throw .isExcepted(moment) }
    let following = schedule.occurrences.first { anchor.isBefore($0) && shown.isBefore($0) }
    if let following, !moment.isBefore(following) { throw .nextComesFirst(following) }
    var changes = moving(current, to: moment)
    if anchor != current { changes.append(.remove(["also"], [NewScalar(current.text)])) }
    if moment == anchor {
      changes.append(.remove(["except"], [NewScalar(anchor.text)]))
    } else {
      if anchor == current { changes.append(.add(["except"], [NewScalar(ruled.text)])) }
      changes.append(.add(["also"], [NewScalar(moment.text)]))
    }
    return TaskOutcome([(item, changes)], occurrence: current, next: moment)
  }

  /// What follows when the last change of status is taken back: of a task that was ended it is that, of any other the last
  /// completion, whose line leaves the log and whose date is due again, where it was moved to and with the time it took.
  ///
  /// - Throws: that nothing is logged.
  package func reopening() throws(TaskOutcomeError) -> TaskOutcome {
    let closing: [ItemChange] =
      task.status.isClosed
      ? [.mark(.open)] + (task.completed == nil ? [] : [.removeKey(["completed"])]) : []
    let days = task.log.map(shownDay)
    guard let day = days.max(), let place = days.lastIndex(of: day), isLast(task.log[place]) else {
      guard !closing.isEmpty else { throw .nothingLogged }
      return TaskOutcome([(item, closing)], occurrence: current ?? .day(.epoch), next: current)
    }
    let record = task.log[place]
    let ruled = moment(of: record)
    let occurrence = record.moved?.keepingClock(of: current) ?? ruled
    var changes: [ItemChange] = [.removeFromLog(record.date)] + closing
    // The last one ended the task where it stood.
    if let current, current != occurrence, !(task.status.isClosed && ruled == stand(on: current.date).ruled) {
      changes += moving(current, to: occurrence)
      let earlier = task.log.indices.filter { $0 != place }.map { moment(of: task.log[$0]) }
      changes += precedingRule(from: current, to: ruled, after: earlier)
      if occurrence != ruled, !saysExceptions {
        changes += [.add(["except"], [NewScalar(ruled.text)]), .add(["also"], [NewScalar(occurrence.text)])]
      }
    }
    if let spent = record.spentTime { changes.append(.set(["spent"], .scalar(NewScalar(spent.text)))) }
    return TaskOutcome([(item, changes)], occurrence: occurrence, next: occurrence, record: record)
  }

  /// Whether an entry of the log was the last change: of a task that is over only where its last occurrence ended it.
  private func isLast(_ record: CompletionRecord) -> Bool {
    guard task.status.isClosed else { return true }
    guard record.status == task.status, let current else { return false }
    let ruled = moment(of: record)
    return [current, anchor(of: current), stand(on: current.date).ruled].contains(ruled)
  }

  /// The day on which an occurrence of the log took place, which a holiday may have moved.
  func shownDay(of record: CompletionRecord) -> LocalDate {
    guard repetition.movesHolidays, holidays.contains(record.date) else { return record.date }
    return (try? schedule(from: moment(of: record)))?.firstMoment.date ?? record.date
  }

  /// When an occurrence of the log was due.
  func moment(of record: CompletionRecord) -> Moment {
    if let time = record.time {
      guard case .time(let current)? = current else { return .time(LocalDateTime(record.date, time)) }
      return .time(LocalDateTime(record.date, time, zone: current.zone))
    }
    return Moment.day(record.date).keepingClock(of: current)
  }
}

extension Moment {
  /// A day with the clock and the zone of another moment; a moment with a time stays.
  func keepingClock(of other: Moment?) -> Moment {
    guard case .day(let date) = self, case .time(let time) = other else { return self }
    return .time(LocalDateTime(date, time.time, zone: time.zone))
  }
}
