import VaultModel

// What the keys and words of the rule say afterwards.
extension RepeatingTask {
  /// The changes of a rule whose start moves on: fewer times to come, a day that is not lost, a move that is over.
  func followingRule(
    _ schedule: Schedule, from anchor: Moment, past occurrence: Moment, to next: Moment
  ) throws(TaskOutcomeError) -> [ItemChange] {
    var changes: [ItemChange] = []
    if anchor != occurrence {
      changes.append(.remove(["except"], [NewScalar(anchor.text)]))
      changes.append(.remove(["also"], [NewScalar(occurrence.text)]))
    }
    let passed = schedule.mode == .fromCompletion ? 1 : try count(from: anchor, before: next)
    if let count = repetition.count {
      changes.append(.set(["count"], .scalar(NewScalar(String(max(1, count - passed))))))
    }
    if let rule = rule(schedule, movingTo: next, passed: passed) {
      changes.append(.set(["repeat"], .scalar(NewScalar(rule))))
    }
    return changes
  }

  /// How many times the rule alone, without exceptions and further dates, fires from one moment up to another one.
  func count(from start: Moment, before end: Moment) throws(TaskOutcomeError) -> Int {
    guard start.isBefore(end) else { return 0 }
    var plain = repetition
    (plain.except, plain.also, plain.onHoliday) = ([], [], nil)
    var count = 0
    for moment in try schedule(from: start, plain).occurrences {
      guard moment.isBefore(end), count < Self.mostCounted else { break }
      count += 1
    }
    return count
  }

  /// No rule that says how often is counted further.
  private static let mostCounted = 100_000

  /// The rule's new text; nil when it stays.
  private func rule(_ schedule: Schedule, movingTo next: Moment, passed: Int) -> String? {
    guard var words = try? RepetitionWords(reading: repetition.rule) else { return nil }
    var text: String?
    if let count = words.rule.count {
      words.rule.count = max(1, count - passed)
      text =
        repetition.rule.replacingNumber(count, with: max(1, count - passed), reading: words)
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
