import VaultActions
import VaultModel
import VaultSyntax

/// Checks that what repeats can be followed: that its rule reads, ever happens, and says nothing twice; that there is a date
/// to repeat, and that the rule gives it.
enum RepetitionCheck {
  /// What is wrong with the repetitions of a note: one finding an item, at the word at fault.
  static func diagnostics(of note: Note) -> [Diagnostic] {
    note.items.compactMap { item in
      guard let repetition = note.repetition(of: item) else { return dateWithoutUse(item, in: note) }
      do throws(ScheduleError) {
        let schedule = try schedule(of: repetition, item, in: note)
        guard !note.isClosed(item) else { return nil }
        guard let schedule else { return withoutDate(repetition, item, in: note) }
        if schedule.isAllExcepted, let field = note.field(.except, of: item) ?? note.field(.recurrence, of: item) {
          return Diagnostic(.repetitionAllExcepted, at: field.range)
        }
        return startOutside(schedule, repetition, item, in: note)
      } catch {
        return diagnostic(of: error, repetition, item, in: note)
      }
    }
  }

  /// A date beside a number of times in each period, which has no day of its own.
  private static func dateWithoutUse(_ item: Item, in note: Note) -> Diagnostic? {
    guard note.quota(of: item) != nil, !note.isClosed(item),
      let field = note.field(.due, of: item) ?? note.field(.start, of: item)
    else { return nil }
    return Diagnostic(.repetitionWithDate, at: field.range)
  }

  /// Without a start only the words can be wrong. On which day weeks begin decides nothing here, and a rule that ends in
  /// UTC never happens only if it does not on the easternmost clocks either, on which a time comes first.
  private static func schedule(
    of repetition: Repetition, _ item: Item, in note: Note
  ) throws(ScheduleError) -> Schedule? {
    guard let start = note.repetitionStart(of: item) else {
      if let fault = repetition.fault { throw fault }
      return nil
    }
    return try Schedule(
      repetition, start: start.withoutZone, weekStart: .monday, exceptions: [], zones: ZoneTable(home: .easternmost))
  }

  // MARK: The date that is repeated

  /// Where a rule has nothing to repeat; one that counts from completion begins with that. A date that does not read is
  /// said where it stands.
  private static func withoutDate(_ repetition: Repetition, _ item: Item, in note: Note) -> Diagnostic? {
    let hasDate = note.fields[item.fields].contains { [.due, .start, .scheduled, .wait].contains($0.key) }
    guard !hasDate, !repetition.countsFromCompletion, let field = note.field(.recurrence, of: item) else { return nil }
    return Diagnostic(.repetitionWithoutDate, at: field.range)
  }

  /// A first date that the rule does not give: the task is due at the next one that it does (RFC 5545 section 3.8.5.3 asks for
  /// a `DTSTART` in step with its rule). One that a holiday moved there is not known here.
  private static func startOutside(
    _ schedule: Schedule, _ repetition: Repetition, _ item: Item, in note: Note
  ) -> Diagnostic? {
    let movesHolidays = !repetition.exceptionLinks.isEmpty && repetition.onHoliday ?? .skip != .skip
    guard schedule.mode != .fromCompletion, schedule.words.form != .once, !movesHolidays,
      let first = schedule.steps(from: schedule.start.beginning).first(where: { _ in true })?.moment,
      first != schedule.start,
      let field = [ItemKey.due, .start, .scheduled, .wait].lazy.compactMap({ note.field($0, of: item) }).first
    else { return nil }
    return Diagnostic(.repetitionStartOutside, at: field.range, values: [schedule.start.text, first.text])
  }

  private static func diagnostic(
    of fault: ScheduleError, _ repetition: Repetition, _ item: Item, in note: Note
  ) -> Diagnostic {
    switch fault.place {
    case .rule(let range):
      let value = note.valueRange(.recurrence, of: item)
      let text = Array(repetition.rule.utf8)
      let place = note.place(of: text, in: value).map { ByteRange($0.lower + range.lower, $0.lower + range.upper) }
      let wrong = String(decoding: text[range.lower..<min(range.upper, text.count)], as: UTF8.self)
      return diagnostic(of: fault, at: place ?? value, wrong.isEmpty ? repetition.rule : wrong)
    case .key(let key, let entry):
      let value = note.valueRange(key, of: item)
      let entries = key == .except ? repetition.except : key == .also ? repetition.also : []
      let wrong = entries.indices.contains(entry) ? entries[entry] : ""
      let place = wrong.isEmpty ? nil : note.place(of: Array(wrong.utf8), in: value)
      return diagnostic(of: fault, at: place ?? value, wrong)
    }
  }

  private static func diagnostic(of fault: ScheduleError, at place: ByteRange, _ wrong: String) -> Diagnostic {
    switch fault.code {
    case .saidTwice(let key): Diagnostic(.repetitionSaidTwice, at: place, values: [key.rawValue])
    case .countWithUntil: Diagnostic(.repetitionTwoEnds, at: place)
    case .neverFires: Diagnostic(.repetitionNever, at: place)
    case .frequencyNeedsTime: Diagnostic(.repetitionNeedsTime, at: place)
    case .notADate, .linkNotAllowed: Diagnostic(.repetitionDate, at: place, values: [wrong])
    case .words, .ruleText, .countTooGreat:
      Diagnostic(.repetitionUnread, at: place, values: [wrong], suggestions: fault.suggestions)
    }
  }
}

extension ZoneRules {
  /// Those of the clocks that are ahead of all others, 14 hours before UTC.
  fileprivate static var easternmost: ZoneRules { ZoneRules(offset: 14 * 3600) }
}

extension Repetition {
  /// Whether it begins anew with every completion.
  fileprivate var countsFromCompletion: Bool {
    let anyDay = Moment.day(.epoch)
    let schedule = try? Schedule(self, start: anyDay, weekStart: .monday, exceptions: [])
    return schedule?.mode == .fromCompletion
  }
}

extension Moment {
  /// The same on a clock that nothing is said of.
  fileprivate var withoutZone: Moment {
    guard case .time(var time) = self else { return self }
    time.zone = nil
    return .time(time)
  }
}

extension Note {
  /// Whether it is a task that is done or cancelled.
  fileprivate func isClosed(_ item: Item) -> Bool { item.type == .task && task(of: item).status.isClosed }

  /// The bytes of a key's value.
  fileprivate func valueRange(_ key: ItemKey, of item: Item) -> ByteRange {
    field(key, of: item)?.range ?? item.range
  }

  /// Where a text stands in a range; nil when it is written with escapes, or over several entries.
  fileprivate func place(of text: [UInt8], in range: ByteRange) -> ByteRange? {
    let bytes = document.bytes
    guard let first = text.first, range.upper <= bytes.count, text.count <= range.count else { return nil }
    for offset in range.lower...(range.upper - text.count)
    where bytes[offset] == first && bytes[offset..<(offset + text.count)].elementsEqual(text) {
      return ByteRange(offset, offset + text.count)
    }
    return nil
  }
}
