package import VaultModel

/// How a repeating task is kept: how many of its occurrences were done of how many that were due, and how many in a row.
///
/// ```swift
/// let streak = Streak(of: task.history(through: today))
/// streak.done; streak.due; streak.current; streak.longest
/// ```
package struct Streak: Sendable, Hashable {
  /// What became of an occurrence, or of a period in which something was to be done several times.
  package struct Occurrence: Sendable, Hashable {
    /// The day on which it took place, or was to; of a period its last, or today.
    package let day: LocalDate
    /// How often it was done, and was to be.
    package let done: Int
    package let due: Int

    package var isDone: Bool { done == due }

    init(day: LocalDate, done: Int, due: Int) {
      (self.day, self.done, self.due) = (day, done, due)
    }

    init(day: LocalDate, isDone: Bool) { self.init(day: day, done: isDone ? 1 : 0, due: 1) }
  }

  /// How many were done.
  package private(set) var done = 0
  /// How many were due, those that are done included.
  package private(set) var due = 0
  /// How many occurrences or periods were done one after another up to now.
  package private(set) var current = 0
  /// The most that were done one after another.
  package private(set) var longest = 0

  /// - Parameter history: in the order of time.
  package init(of history: some Sequence<Occurrence>) {
    for occurrence in history {
      due += occurrence.due
      done += occurrence.done
      current = occurrence.isDone ? current + 1 : 0
      longest = max(longest, current)
    }
  }
}

extension RepeatingTask {
  /// So many occurrences of a rule are looked at behind an entry of the log.
  private static let most = 100_000

  /// What became of each occurrence up to a day, in their order, by the log: what was skipped is left out, and so is the
  /// occurrence of that day as long as it is open.
  ///
  /// What lies between two entries was missed where the rule leads from the one to the other; where it does not, it was
  /// another rule then, of which nothing is known. What counts from completion misses nothing but the one that is late.
  ///
  /// - Complexity: O(occurrences from the first entry on).
  package func history(through today: LocalDate) -> [Streak.Occurrence] {
    let entries = loggedOccurrences
    var history: [Streak.Occurrence] = []
    var place = entries.startIndex
    var isAtCurrent = false
    while place < entries.endIndex {
      let (found, next, leads) = following(place, entries, through: today)
      if let own = entries[place].occurrence { history.append(own) }
      history += found
      (place, isAtCurrent) = (next, leads)
    }
    return isAtCurrent ? history : history + open(through: today)
  }

  /// An entry of the log.
  private struct Entry {
    /// Where the rule has it.
    let moment: Moment
    /// Where it was moved to.
    let moved: Moment?
    /// Nil of one that was skipped.
    let occurrence: Streak.Occurrence?
  }

  /// The entries of the log in the order of their occurrences, each of these once: done if one of its lines says so.
  private var loggedOccurrences: [Entry] {
    let entries = task.log.map { record in
      let isDone = record.status == .done
      return Entry(
        moment: moment(of: record), moved: record.moved,
        occurrence: isDone ? Streak.Occurrence(day: record.moved?.date ?? shownDay(of: record), isDone: true) : nil)
    }
    var ordered: [Entry] = []
    for entry in entries.sorted(by: { $0.moment.isBefore($1.moment) }) {
      guard let last = ordered.last, last.moment == entry.moment else {
        ordered.append(entry)
        continue
      }
      if last.occurrence == nil { ordered[ordered.count - 1] = entry }
    }
    return ordered
  }

  /// What the rule has behind an entry, as far as it leads to the entries that follow.
  ///
  /// - Returns: what was done and missed; the place of the first entry to which it does not lead; whether there is none, and it
  ///   leads to where the task stands now.
  private func following(
    _ place: Int, _ entries: [Entry], through today: LocalDate
  ) -> (found: [Streak.Occurrence], next: Int, leadsToCurrent: Bool) {
    let start = entries[place].moment
    var (found, missed, next) = ([Streak.Occurrence](), [Streak.Occurrence](), place + 1)
    guard let schedule = try? schedule(from: start), schedule.mode != .fromCompletion else { return ([], next, false) }
    let stand = stand(on: today).ruled
    var isAtCurrent = task.status.isClosed
    let moved = Set(entries.compactMap(\.moved))
    for step in schedule.steps.prefix(Self.most) {
      let moment = step.ruleMoment ?? step.moment
      guard start.isBefore(moment) else { continue }
      if next < entries.endIndex {
        if moment == entries[next].moment {
          found += missed + [entries[next].occurrence].compactMap(\.self)
          (missed, next) = ([], next + 1)
          continue
        }
        // What was moved stands where it is, and where it was.
        guard moment.isBefore(entries[next].moment) else { break }
      } else {
        if moment == stand { isAtCurrent = true }
        let isOver = step.moment.date >= today
        if isAtCurrent && isOver || task.status.isClosed || !isAtCurrent && stand.isBefore(moment) { break }
        if isOver { continue }
      }
      if step.reason.isOccurrence, step.reason != .also || !moved.contains(step.moment) {
        missed.append(Streak.Occurrence(day: step.moment.date, isDone: false))
      }
    }
    let leads = next == entries.endIndex && isAtCurrent
    return (leads ? found + missed : found, next, leads)
  }

  /// The occurrences that are open and over, from where the task stands.
  private func open(through today: LocalDate) -> [Streak.Occurrence] {
    guard !task.status.isClosed, let current else { return [] }
    let stand = stand(on: today)
    func missed(_ moment: Moment) -> Streak.Occurrence { Streak.Occurrence(day: moment.date, isDone: false) }
    guard let schedule = try? schedule(from: anchor(of: current), since: stand.shown), schedule.mode != .fromCompletion
    else { return stand.shown.date < today ? [missed(stand.shown)] : [] }
    return schedule.occurrences.prefix(Self.most).prefix { $0.date < today }.map(missed)
  }
}
