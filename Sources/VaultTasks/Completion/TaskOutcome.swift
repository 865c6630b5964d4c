package import VaultModel

/// What becomes of a repeating task, as changes of the lines and keys that say it.
package struct TaskOutcome: Sendable {
  /// The changes, item by item, in the order in which they are to be made.
  package var changes: [(item: Item, changes: [ItemChange])]
  /// The occurrence that was done, left out, moved or taken back.
  package var occurrence: Moment
  /// The moment that the task is due at now; nil when its repetition is over.
  package var next: Moment?
  /// The entry of the log that is taken back; nil where none is.
  package var record: CompletionRecord?
  /// How often it is to be done in each period, and was done in that of the occurrence; nil of what repeats on days of its
  /// own.
  package var quota: (quota: HabitQuota, done: Int)?

  init(
    _ changes: [(item: Item, changes: [ItemChange])], occurrence: Moment, next: Moment?,
    record: CompletionRecord? = nil
  ) {
    self.changes = changes.filter { !$0.changes.isEmpty }
    self.occurrence = occurrence
    self.next = next
    self.record = record
  }
}

/// Why an occurrence of a repeating task cannot be completed, moved or taken back.
package enum TaskOutcomeError: Error, Sendable {
  /// The repetition does not read.
  case schedule(ScheduleError)
  /// The task does not repeat.
  case noRepetition
  /// It has no date that could move.
  case noDate
  /// The next occurrence is at this moment already, which is not after the new date of this one.
  case nextComesFirst(Moment)
  /// Its exceptions leave the new date of this one out.
  case isExcepted(Moment)
  /// The rule says its exceptions in its words, so that no key beside it may say more.
  case exceptionsInWords
  /// All times of an event are over.
  case noneToCome
  /// It has no day that could be left out or moved, only a number of times in each period.
  case noDayOfItsOwn
  /// No completion is in its log.
  case nothingLogged
}
