import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// What a vault has, for calls that are read by what things are called in it.
struct BorrowedNames {
  private let items: ItemNames
  private let lists: TaskLists
  private let reckoning: DayReckoning
  private let vault: Vault

  private init(_ index: IndexedVault, _ vault: Vault, _ invocation: Invocation) throws(Failure) {
    items = ItemNames(index, wanting: .anything)
    let parser = try vault.queryParser(for: invocation, in: index)
    lists = try TaskLists(index, parser: parser, language: invocation.messages.language)
    reckoning = try invocation.reckoning()
    self.vault = vault
  }

  /// Asks with the names of the vault that an invocation is in; outside of every one, and where it cannot be read,
  /// without them: the call is wrong all the same.
  static func asking<Answer>(_ invocation: Invocation, _ question: (BorrowedNames?) -> Answer) -> Answer {
    guard let vault = try? Vault.unlessAbsent(for: invocation, isSilent: true) else { return question(nil) }
    let answer = try? vault.asking { index throws(Failure) -> Answer in
      question(try BorrowedNames(index, vault, invocation))
    }
    return answer?.answer ?? question(nil)
  }

  // MARK: Names

  /// Whether it is known whose lessons are meant without a word.
  var hasOwnLessons: Bool {
    vault.settings.ownTimetables?.isEmpty == false || (try? vault.hasOnlyOneSchedule()) == true
  }

  /// Whether a name is that of nothing, or of several items; what names a place is asked of nobody here.
  func isUnclear(_ name: String) -> Bool {
    let isPlace = ItemLookup.place(named: name) != nil || name.hasSuffix(".md") || name.contains("^")
    return !isPlace && found(name).count != 1
  }

  /// What is said of a call whose item is none or several.
  func hints(on call: BorrowedCall) -> [Remark] {
    guard let name = call.unclear else { return [] }
    let count = found(name).count
    return count == 0
      ? [Remark(.itemNotFound, [.text(name)])]
      : [Remark(.itemAmbiguous, [.text(name), .count(count)]), Remark(.itemAmbiguousHint)]
  }

  /// Whether a name is that of such a thing: a list that tasks can be put into, a recipe, a note, any item.
  func has(_ name: String, as slot: BorrowedPattern.Slot) -> Bool {
    switch slot {
    case .list: (try? lists.list(named: name, takingParts: false))?.path != nil
    case .recipe: found(name).contains { $0.type == .recipe && !$0.isLine }
    case .note: found(name).count == 1 && found(name).allSatisfy { !$0.isLine }
    default: !found(name).isEmpty
    }
  }

  /// The items of a name, which a command that takes no part of a title is given whole.
  func found(_ name: String) -> [ItemLocation] { (try? items.matches(of: name))?.items ?? [] }

  /// A path in the folder of a note, unless one is said.
  func path(_ name: String, besideNote note: String) -> String? {
    guard !name.contains("/"), let location = found(note).first else { return nil }
    let folder = items.texts.path(of: location).text.split(separator: "/").dropLast().joined(separator: "/")
    return folder.isEmpty ? name : folder + "/" + name
  }

  // MARK: Days

  /// What is understood of a new task.
  func entry(_ text: String) -> QuickEntry {
    let translated = ForeignMarks.translated(text) { (try? lists.list(named: $0, takingParts: false)) != nil }
    return QuickEntry(translated, now: reckoning.now, vault.settings)
  }

  /// The options of a command that looks back on some days; nil where they are none.
  func span(lookingBackOn days: String) -> [String]? {
    let back = reckoning.looking(.back)
    if (try? StatedDays.ends(from: days, to: days, back)) != nil { return ["--from", days, "--to", days] }
    guard let span = (try? StatedDays(days, back)) ?? nil else { return nil }
    return ["--from", span.first.text, "--to", span.last.text]
  }

  /// The first of several days that words are; nil for words that are one day.
  func oneDay(_ words: String) -> String? {
    guard (try? StatedDays.moment(words, reckoning)) == nil else { return nil }
    return moment(words, reckoning)?.text
  }

  /// The call that puts an item off: one occurrence of a repeating one, else all dates that say when it is, together. A
  /// length counts from its own date, or from now where that is past.
  func postponing(_ name: String, to words: String, countsFromItem: Bool) -> [String]? {
    guard let location = found(name).first else {
      // Of a place alone it is not known when the item is.
      return countsFromItem ? nil : moment(words, reckoning).map { ["set", name, "due=" + $0.text] }
    }
    let (dates, repeats) = dates(of: location)
    var reckoning = reckoning
    if countsFromItem, let first = dates.first?.moment {
      let own =
        switch first {
        case .day(let day): LocalDateTime(day, reckoning.now.time)
        case .time(let time): time
        }
      if own > reckoning.now { reckoning.now = LocalDateTime(own.date, own.time) }
    }
    guard let target = moment(words, reckoning) else { return nil }
    guard let first = dates.first else { return ["set", name, "due=" + target.text] }
    // An hour later than a whole day is no moment of which anybody spoke.
    if case .day = first.moment, case .time = target, countsFromItem || dates.count > 1 { return nil }
    if repeats { return ["done", name, "--move", target.text] }
    return ["set", name]
      + dates.compactMap { date in
        moved(date.moment, as: first.moment, to: target).map { "\(date.key)=\($0.text)" }
      }
  }

  /// The keys that say when an item is, with their values, and whether it repeats.
  private func dates(of location: ItemLocation) -> (dates: [(key: String, moment: Moment)], repeats: Bool) {
    typealias Dates = [(key: String, moment: Moment?)]
    let found: (dates: Dates, repeats: Bool)
    if let task = items.texts.standing(ofTaskAt: location) {
      let due: Dates = [("due", task.due)]
      found = (task.due == nil ? [("start", task.start), ("end", task.end)] : due, task.repetition != nil)
    } else if location.type == .event {
      let (note, item) = items.texts.item(at: location)
      let event = note.event(of: item)
      found = ([("start", event.start), ("end", event.end)], event.repetition != nil)
    } else {
      found = ([], false)
    }
    return (found.dates.compactMap { date in date.moment.map { (date.key, $0) } }, found.repeats)
  }

  /// The moment of words, of several days the first; nil where they are none.
  private func moment(_ words: String, _ reckoning: DayReckoning) -> Moment? {
    if let moment = try? StatedDays.moment(words, reckoning) { return moment }
    return ((try? StatedDays(words, reckoning)) ?? nil).map { .day($0.first) }
  }

  /// A date that moves as far as the first one does; what has a time keeps it where only a day is said.
  private func moved(_ moment: Moment, as first: Moment, to target: Moment) -> Moment? {
    switch (moment, target) {
    case (.day, .time): return target
    case (.day(let day), .day(let date)): return day.adding(days: date.days(since: first.date)).map { .day($0) }
    case (.time(let time), .day(let date)):
      let day = time.date.adding(days: date.days(since: first.date))
      return day.map { .time(LocalDateTime($0, time.time, zone: time.zone)) }
    case (.time(let time), .time(let new)):
      guard case .time(let old) = first else { return nil }
      let seconds = new.secondsSinceEpoch - old.secondsSinceEpoch
      return time.adding(seconds: seconds).map { .time(LocalDateTime($0.date, $0.time, zone: time.zone)) }
    }
  }
}
