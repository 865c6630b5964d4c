import VaultActions
import VaultMessages
import VaultModel
import VaultStore

extension Invocation {
  /// What the days are reckoned by that somebody types: now in the vault of the invocation, and the language of the person.
  func reckoning(looking direction: DayReckoning.Direction = .ahead) throws(Failure) -> DayReckoning {
    let vault = try workspace.vault()
    return DayReckoning(at: try vault.now, vault.settings, looking: direction, language: messages.language.language)
  }

  /// The value of an option as a day, or a moment when a time is said; nil where it is not given.
  ///
  /// - Throws: that it does not read, or is several days, with both readings of what has two.
  func moment(of flag: Flag, looking direction: DayReckoning.Direction = .ahead) throws(Failure) -> Moment? {
    guard arguments.has(flag) else { return nil }
    return try moment(of: flag, reckoning(looking: direction))
  }

  /// The first and the last day that two options say, each where it is given.
  func ends(
    of first: Flag, _ last: Flag, looking direction: DayReckoning.Direction = .ahead
  ) throws(Failure) -> (first: LocalDate?, last: LocalDate?) {
    guard arguments.has(first) || arguments.has(last) else { return (nil, nil) }
    return try StatedDays.ends(typedFrom: arguments[first], to: arguments[last], reckoning(looking: direction))
  }

  /// The same, reckoned from any moment.
  func moment(of flag: Flag, _ reckoning: DayReckoning) throws(Failure) -> Moment? {
    guard let text = arguments[flag] else { return nil }
    return try Moment(typed: text, reckoning) { flag.spelling + " " + $0 }
  }
}

extension Invocation {
  /// Tells why words of a record that are a day stay in its text; `key` says how its day is said, the flag how it is typed.
  func note(_ left: DatedText.Refusal, _ key: MessageKey, by flag: Flag? = nil) {
    if let before = left.before { return note(.entryPartOfSentence, [.text(left.words), .text(before)]) }
    note(key, [.text(left.words)])
    guard let flag, let reason = left.reason else { return }
    let failure = Failure(reason, in: left.words) { flag.spelling + " " + $0 }
    for remark in [failure.remark] + failure.hints { note(remark) }
  }
}

extension Moment {
  /// Reads one day, or a moment, as somebody types it.
  ///
  /// - Parameter typed: how a reading is typed, such as behind its option.
  init(
    typed text: String, _ reckoning: DayReckoning, hints: [Remark] = [], as typed: (String) -> String = { $0 }
  ) throws(Failure) {
    do throws(DateExpressionError) {
      self = try StatedDays.moment(text, reckoning)
    } catch {
      throw Failure(error, in: text, hints: hints, typed: typed)
    }
  }
}
