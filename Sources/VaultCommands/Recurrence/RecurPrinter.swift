import VaultMessages
import VaultModel
import VaultSyntax

/// Prints the dates of a repetition, and with `--explain` why each of them is there.
struct RecurPrinter {
  private let request: RecurRequest
  private let invocation: Invocation
  private let explains: Bool

  init(_ request: RecurRequest, _ invocation: Invocation) {
    self.request = request
    self.invocation = invocation
    explains = invocation.arguments.has(RecurCommand.explain)
  }

  private var schedule: Schedule { request.schedule }
  private var language: Language { invocation.messages.language.language }

  /// Prints the answer as it is worked out; false when there was no date.
  func print() -> Bool {
    invocation.format == "json" ? printJSON() : printText()
  }

  /// Prints what is done so often in each period, which has no dates.
  static func print(_ quota: HabitQuota, _ invocation: Invocation) {
    let sentence = quota.sentence(in: invocation.messages.language.language)
    guard invocation.format == "json" else {
      return invocation.print(invocation.messages(.recurQuota, [.text(sentence)]))
    }
    var json = JSONWriter()
    json.object {
      $0.member("rule", quota.sentence(in: .english))
      $0.member("sentence", sentence)
      $0.member("rrule", String?.none)
      $0.member("mode", String?.none)
      $0.member("start", String?.none)
      $0.member("quota") { json in
        json.object {
          $0.member("count", quota.count)
          $0.member("period", "\(quota.period)")
        }
      }
      $0.member("occurrences") { $0.array { _ in } }
    }
    invocation.print(json.text)
  }

  // MARK: For people

  private func printText() -> Bool {
    if explains { printRule() }
    var found = 0
    for step in steps {
      guard found < request.count, !invocation.shouldStop else { break }
      if step.reason.isOccurrence { found += 1 }
      invocation.print(SafeText.line(line(step)))
    }
    return found > 0
  }

  /// The steps up to the end of the window; those that are left out are told only where they are explained.
  private var steps: some Sequence<ScheduleStep> {
    let through = request.through
    return schedule.steps(from: request.from, keepingExcluded: explains).lazy.prefix { step in
      switch step.moment {
      case .day(let date): date <= through.date
      case .time(let moment): moment.secondsSinceEpoch <= through.secondsSinceEpoch
      }
    }
  }

  private func printRule() {
    if schedule.words.form == .once { return invocation.print(invocation.messages(.recurOnce)) }
    let (sentence, unsaid) = nearest
    invocation.print(SafeText.line(sentence))
    if schedule.mode == .fromCompletion { invocation.print(invocation.messages(.recurFromCompletion)) }
    if !unsaid.parts.isEmpty {
      invocation.print(invocation.messages(.recurUnsaid, [.text(unsaid.parts.joined(separator: ";"))]))
    }
    if unsaid.skipsMonths { invocation.print(invocation.messages(.recurSkipsMonths)) }
    if let rule = schedule.recurrenceRule { invocation.print(invocation.messages(.recurRFC, [.text(rule.text)])) }
  }

  private var nearest: (sentence: String, unsaid: RepetitionWords.Unsaid) {
    schedule.words.nearestSentence(in: language, start: schedule.start.date, weekStart: request.weekStart)
  }

  private func line(_ step: ScheduleStep) -> String {
    let moment = request.zones.shown(step.moment)
    let weekday = moment.date.weekday.name(in: language, .abbreviation)
    let day = moment.text + "  " + weekday
    guard explains else { return day }
    let pad = String(repeating: " ", count: max(0, 3 - weekday.count))
    return day + pad + "  " + reason(step)
  }

  /// Why a step is there, or is left out.
  private func reason(_ step: ScheduleStep) -> String {
    switch step.reason {
    case .rule where schedule.words.form == .once: invocation.messages(.recurStart)
    case .rule: part(step.moment.date)
    case .clamped(let day): invocation.messages(.recurClamped, [.text(part(step.moment.date)), .count(day)])
    case .moved(let date): invocation.messages(.recurMoved, [.text(part(date)), .day(date)])
    case .joined(let date): invocation.messages(.recurJoined, [.day(date)])
    case .also: invocation.messages(.recurAlso)
    case .excepted: invocation.messages(.recurExcepted)
    case .holiday: invocation.messages(.recurHoliday)
    }
  }

  private func part(_ date: LocalDate) -> String {
    schedule.words.part(giving: date, start: schedule.start.date)
      .nearestSentence(in: language, start: schedule.start.date, weekStart: request.weekStart).sentence
  }

  // MARK: For programs

  private func printJSON() -> Bool {
    var found = 0
    var json = JSONWriter()
    json.object {
      $0.member("rule", schedule.words.sentence(in: schedule.words.language ?? .english))
      $0.member("sentence", nearest.sentence)
      $0.member("rrule", schedule.recurrenceRule?.text)
      $0.member("mode", schedule.mode.name)
      $0.member("start", schedule.start.text)
      $0.member("occurrences") { json in
        json.array { list in
          for step in steps {
            guard found < request.count, !invocation.shouldStop else { break }
            if step.reason.isOccurrence { found += 1 }
            write(step, to: &list)
          }
        }
      }
    }
    invocation.print(json.text)
    return found > 0
  }

  private func write(_ step: ScheduleStep, to json: inout JSONWriter) {
    let moment = request.zones.shown(step.moment)
    json.object {
      $0.member("date", moment.date.text)
      $0.member("time", moment.timeOfDay?.text)
      $0.member("weekday", moment.date.weekday.name(in: .english, .abbreviation).lowercased())
      guard explains else { return }
      $0.member("occurs", step.reason.isOccurrence)
      $0.member("reason", step.reason.name)
      if case .joined(let date) = step.reason { $0.member("movedFrom", date.text) }
      if case .moved(let date) = step.reason { $0.member("movedFrom", date.text) }
      if case .clamped(let day) = step.reason { $0.member("clampedFrom", day) }
    }
  }
}

extension ZoneTable {
  /// A moment as the clocks of its zone show it: one that they skip is later by the gap.
  fileprivate func shown(_ moment: Moment) -> Moment {
    guard case .time(let time) = moment, let rules = rules(of: time.zone),
      case .skipped(let instant, _) = rules.reading(of: time), var clock = rules.clock(at: instant)
    else { return moment }
    clock.zone = time.zone
    return .time(clock)
  }
}

extension ScheduleStep.Reason {
  /// The reason as programs read it.
  fileprivate var name: String {
    switch self {
    case .rule: "rule"
    case .clamped: "clamped"
    case .moved: "moved"
    case .joined: "joined"
    case .also: "also"
    case .excepted: "except"
    case .holiday: "holiday"
    }
  }
}

extension Schedule.Mode {
  /// The mode as programs read it.
  fileprivate var name: String {
    switch self {
    case .fromDue: "from-due"
    case .catchUp: "catch-up"
    case .fromCompletion: "from-completion"
    }
  }
}
