import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// Says in words what was understood of a typed task, with every date as it came out.
struct EntryEcho {
  private let invocation: Invocation
  private var messages: Messages { invocation.messages }

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// `understood 'Call Ann': at Sat, 21 Nov 2026 15:00, priority high, tag #work`
  /// and, of what reads like a time and is none, why it stays in the title.
  ///
  /// - Parameter title: what it is called where that is not its title with all tags.
  func say(_ entry: QuickEntry, title: String? = nil, list: String?) {
    if entry.understandsAnything || entry.block != nil || entry.due != nil {
      invocation.note(
        .entryUnderstood, [.text(title ?? entry.title), .text(parts(of: entry, list: list).joined(separator: ", "))])
    }
    for text in entry.assumed { invocation.note(.entryAfternoon, [.text(text)]) }
    sayLeft(of: entry, isDateless: entry.due == nil && entry.block == nil && entry.scheduled == nil)
  }

  /// Says once, to programs too, what of the lines is text where its author may have meant something else.
  func sayText(of request: AddRequest) {
    if let word = request.plusWord { invocation.note(.entryIsPlus, [.text(word), .text("#" + word.dropFirst())]) }
    for call in request.payments where call.count > 3 {
      // A call that would be refused helps nobody.
      guard (try? AddMoney(call[2], call[3]).proposal(in: invocation.workspace)) != nil else { continue }
      invocation.note(.entryIsPayment, [.call(call)])
    }
  }

  /// Says to a person, once a call, how the first time that was understood would be a deadline, or when it happens.
  func sayOtherWay(of entries: [QuickEntry]) {
    guard invocation.isForReading, !invocation.arguments.has(.quiet) else { return }
    for entry in entries {
      if let block = entry.block, block.end == nil, !block.start.isWholeDay { return invocation.note(.entryAtOtherWay) }
      if let word = entry.deadlineWord { return invocation.note(.entryDueOtherWay, [.text(word)]) }
    }
  }

  /// Says why what reads like a time and is none stays in the title.
  ///
  /// - Parameter isDateless: whether it is a task that got no date, which is said then.
  func sayLeft(of entry: QuickEntry, isDateless: Bool = false) {
    for left in entry.left {
      var values = [MessageValue.text(left.text)]
      switch left.reason {
      case .twoDates(let first, let second): values += [first, second].map { .text($0.text(in: messages.language)) }
      case .unknownDay(let word), .partOfSentence(let word), .cut(let word), .zone(let word),
        .nearly(let word):
        values.append(.text(word))
      default: break
      }
      invocation.note(key(of: left.reason, isDateless), values)
    }
  }

  /// `usually in the evening (5 of 6), about 40 min (median of 6)`: what is usual of the one task that was added, for a person
  /// who reads it. The task is written by now, so that nothing of it can fail.
  func sayUsual(of titles: [String], in vault: Vault) {
    guard titles.count == 1, invocation.isForReading, !invocation.arguments.has(.quiet) else { return }
    let habits = try? vault.ask(try vault.refreshed()) { index throws(Failure) in
      try TaskHabits.read(of: titles[0], in: index, vault)
    }.answer
    vault.keepIndex()
    if let remark = habits?.remark(messages) { invocation.dialogue.tell(remark) }
  }

  /// `looks like Home (86 %)`: where the one task seems to belong that was added to no list, for a person who reads it.
  func sayLikelyList(of titles: [String], in vault: Vault) {
    guard titles.count == 1, invocation.isForReading, !invocation.arguments.has(.quiet),
      let likely = GuessList(titles[0]).answer(in: vault)
    else { return }
    invocation.note(.listLooksLike, [.text(likely.list), .text(likely.probability.percent)])
  }

  private func key(of reason: QuickEntry.Refusal, _ isDateless: Bool) -> MessageKey {
    switch reason {
    case .timesWithoutRule: .entryTimesWithoutRule
    case .timesInNoRule: .entryTimesInNoRule
    case .ruleIsOver: .entryRuleIsOver
    case .notUnderstood: isDateless ? .entryNotUnderstoodDateless : .entryNotUnderstood
    case .twoDates: .entryTwoDates
    case .unknownDay: .entryUnknownDay
    case .partOfSentence: .entryPartOfSentence
    case .name: .entryIsName
    case .isOver: .entryIsOver
    case .moved: .entryIsMoved
    case .severalDates: .entrySeveralDates
    case .cut: .entryIsCut
    case .zone: .entryInZone
    case .unsure: .entryIsUnsure
    case .dotted: .entryIsDotted
    case .nearly: isDateless ? .entryIsNearlyDateless : .entryIsNearly
    case .dayMissing: .entryDayMissing
    }
  }

  private func parts(of entry: QuickEntry, list: String?) -> [String] {
    var parts: [String?] = [
      entry.due.map { messages(.entryDue, [.text(text(of: $0))]) },
      entry.block.map { text(of: $0) },
      entry.scheduled.map { messages(.entryScheduled, [.text(text(of: $0))]) },
      entry.wait.map { messages(.entryWait, [.text(text(of: $0))]) },
      entry.rule.map { messages(.entryRepeats, [.text($0.sentence(in: messages.language.language))]) },
      entry.quota.map { messages(.entryRepeats, [.text($0.sentence(in: messages.language.language))]) },
      clocks(of: entry).map { messages(.entryClocks, $0) },
      entry.duration.map { messages(.entryDuration, [.length($0)]) },
      entry.priority.map { messages(.entryPriority, [.text($0.name(in: messages.language.language))]) },
      entry.reminder.map { messages(.entryReminder, [.text($0.text)]) },
    ]
    parts += entry.tags.map { "#" + $0 }
    parts.append(list.map { messages(.entryList, [.text($0)]) })
    return parts.compactMap { $0 }
  }

  /// The times of day of a rule that has several: all but the last one, and that.
  private func clocks(of entry: QuickEntry) -> [MessageValue]? {
    guard entry.clocks.count > 1, let last = entry.clocks.last else { return nil }
    return [.text(entry.clocks.dropLast().map(\.text).joined(separator: ", ")), .text(last.text)]
  }

  private func text(of moment: Moment) -> String { moment.text(in: messages.language) }

  /// A moment at which it happens, a block of time, or of one day or several.
  private func text(of block: QuickEntry.Block) -> String {
    let start = MessageValue.text(text(of: block.start))
    guard let end = block.end else { return messages(.entryAt, [start]) }
    if block.start.isWholeDay, block.start == end { return messages(.entryAllDay, [start]) }
    // On the day of its start the clock alone.
    let clock = end.date == block.start.date ? end.timeOfDay : nil
    return messages(.entryBlock, [start, .text(clock?.text ?? text(of: end))])
  }

  private func text(of planned: PlannedTime) -> String {
    switch planned {
    case .day(let date): text(of: Moment.day(date))
    case .time(let time): text(of: Moment.time(time))
    case .block(let date, let times): date.text(in: messages.language) + " " + times.text
    }
  }
}
