package import VaultModel

// What the keys and words of the rule say afterwards.
extension RepeatingTask {
  /// The changes of a rule whose start moves on: fewer times to come, a day that is not lost, a move that is over.
  ///
  /// A further date leaves the rule where it is: only the occurrence of the rule that it goes on from is kept.
  ///
  /// - Parameter occurrence: the one of the rule that is over; nil for a further date.
  func followingRule(
    _ schedule: Schedule, from anchor: Moment, past occurrence: Moment?, to step: ScheduleStep
  ) throws(TaskOutcomeError) -> [ItemChange] {
    var changes: [ItemChange] = []
    let written = current ?? anchor
    let isMove = anchor != written && task.passedStart == nil
    if isMove { changes.append(.remove(["also"], [NewScalar(written.text)])) }
    if step.reason == .also, schedule.mode != .fromCompletion {
      if anchor == written, let occurrence, !saysExceptions {
        changes.append(.add(["except"], [NewScalar(occurrence.text)]))
      }
      return changes
    }
    if anchor != written { changes.insert(.remove(["except"], [NewScalar(anchor.text)]), at: 0) }
    let next = step.ruleMoment ?? step.moment
    let passed = schedule.mode == .fromCompletion ? 1 : try count(from: anchor, before: next)
    return changes + repetition.changes(schedule, movingTo: next, passed: passed)
  }

  /// The changes of a rule whose start moves back to an occurrence of the log: as many times to come again, and for a
  /// further date the occurrence of the rule before it.
  ///
  /// The rule was laid out before this is asked, so that its words read; where counting fails after all one time counts.
  func precedingRule(from current: Moment, to occurrence: Moment, after earlier: [Moment]) -> [ItemChange] {
    let words = try? RepetitionWords(reading: repetition.rule)
    let isCounted = words?.mode == .fromCompletion
    let (old, new) = (task.passedStart, isCounted ? nil : start(of: occurrence, after: earlier))
    var changes: [ItemChange] = []
    if old != new {
      if let old { changes.append(.remove(["except"], [NewScalar(old.text)])) }
      if let new, !saysExceptions { changes.append(.add(["except"], [NewScalar(new.text)])) }
    }
    let passed = isCounted ? 1 : (try? count(from: new ?? occurrence, before: anchor(of: current), endless)) ?? 1
    if let count = repetition.count {
      changes.append(.set(["count"], .scalar(NewScalar(String(Self.sum(count, passed))))))
    }
    if var words, let count = words.rule.count, passed > 0 {
      words.rule.count = Self.sum(count, passed)
      let text = repetition.rule.replacingNumber(count, with: Self.sum(count, passed), reading: words)
      changes.append(.set(["repeat"], .scalar(NewScalar(text ?? words.sentence(in: words.language ?? .english)))))
    }
    return changes
  }

  /// The occurrence of the rule that a further date of the log comes after; nil for one that the rule has.
  private func start(of occurrence: Moment, after earlier: [Moment]) -> Moment? {
    guard repetition.adds(occurrence) else { return nil }
    // After that one nothing of the rule was done.
    if let start = task.passedStart, start.isBefore(occurrence) { return start }
    let before = earlier.filter { $0.isBefore(occurrence) && !repetition.adds($0) }
    guard let start = before.max(by: { $0.isBefore($1) }) else { return nil }
    guard let schedule = try? withoutHolidays.schedule(from: start, endless) else { return start }
    let found = schedule.steps(from: occurrence.clock).first { _ in true }
    return found?.moment == occurrence && found?.reason != .also ? nil : start
  }

  /// Whether the rule says its exceptions in its words, so that no key beside it may.
  var saysExceptions: Bool {
    (try? RepetitionWords(reading: repetition.rule)).map { !$0.except.isEmpty } ?? false
  }

  private static func sum(_ count: Int, _ passed: Int) -> Int {
    let (sum, isTooGreat) = count.addingReportingOverflow(passed)
    return isTooGreat ? count : sum
  }

  /// How many times the rule alone, without exceptions and further dates, fires from one moment up to another one.
  private func count(
    from start: Moment, before end: Moment, _ rule: Repetition? = nil
  ) throws(TaskOutcomeError) -> Int {
    guard start.isBefore(end) else { return 0 }
    var count = 0
    for step in try withoutHolidays.schedule(from: start, rule ?? plain).steps {
      guard step.moment.isBefore(end), count < Self.mostCounted else { break }
      if step.reason != .also { count += 1 }
    }
    return count
  }

  /// The task where no day is a holiday, which a rule alone would leave out.
  private var withoutHolidays: RepeatingTask {
    var task = self
    task.holidays = []
    return task
  }

  /// The rule alone.
  private var plain: Repetition {
    var plain = repetition
    (plain.except, plain.also, plain.onHoliday) = ([], [], nil)
    return plain
  }

  /// The rule alone without the number of times that are left, which times that are over do not count to.
  private var endless: Repetition {
    var endless = plain
    endless.count = nil
    guard var words = try? RepetitionWords(reading: repetition.rule), words.rule.count != nil else { return endless }
    words.rule.count = nil
    endless.rule = words.sentence(in: words.language ?? .english)
    return endless
  }

  /// No rule that says how often is counted further.
  private static let mostCounted = 100_000
}

extension Repetition {
  /// The changes of an item whose rule begins at a later occurrence of it: the times that are left, and the day of the month
  /// that the rule began on, where the new start does not show it.
  ///
  /// - Parameters:
  ///   - schedule: the days of the rule from its start until now.
  ///   - passed: how many times of the rule are over.
  package func changes(_ schedule: Schedule, movingTo next: Moment, passed: Int) -> [ItemChange] {
    let count = count.map { ItemChange.set(["count"], .scalar(NewScalar(String(max(1, $0 - passed))))) }
    let rule = text(schedule, movingTo: next, passed: passed).map { ItemChange.set(["repeat"], .scalar(NewScalar($0))) }
    return [count, rule].compactMap(\.self)
  }

  /// The rule's new text; nil when it stays.
  private func text(_ schedule: Schedule, movingTo next: Moment, passed: Int) -> String? {
    guard var words = try? RepetitionWords(reading: rule) else { return nil }
    var text: String?
    if let count = words.rule.count {
      words.rule.count = max(1, count - passed)
      text =
        rule.replacingNumber(count, with: max(1, count - passed), reading: words)
        ?? words.sentence(in: words.language ?? .english)
    }
    guard schedule.anchoredRule(movingTo: next) != nil, let anchored = words.anchored(at: schedule.start.date) else {
      return text
    }
    return anchored.sentence(in: words.language ?? .english)
  }
}

extension String {
  /// The rule with one of its numbers replaced, so that all of it reads as meant; nil when none of them does it.
  fileprivate func replacingNumber(_ old: Int, with new: Int, reading wanted: RepetitionWords) -> String? {
    let bytes = Array(utf8)
    var place = 0
    while place < bytes.count {
      var end = place
      while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
      if end > place, Int(String(decoding: bytes[place..<end], as: UTF8.self)) == old {
        let text =
          String(decoding: bytes[..<place], as: UTF8.self) + String(new)
          + String(decoding: bytes[end...], as: UTF8.self).withTimes(new, wanted.language)
        if (try? RepetitionWords(reading: text)) == wanted { return text }
      }
      place = max(end, place + 1)
    }
    return nil
  }

  /// What stands behind a number, where it begins with the noun of times in the form that belongs to the number.
  private func withTimes(_ count: Int, _ language: Language?) -> String {
    let spaces = prefix { $0 == " " }
    let word = dropFirst(spaces.count).prefix { $0.isLetter }
    guard let language, RepetitionWords.timesForms(language).contains(String(word)) else { return self }
    return spaces + RepetitionWords.times(count, language) + dropFirst(spaces.count + word.count)
  }
}
