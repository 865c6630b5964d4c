import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

extension DayBesides {
  /// What each system adds to some days: lessons, meals, what is good up to one of them, the moods of those that are over, regular
  /// payments that are not booked, and reminders to come. In the order of the sections, in each by time.
  ///
  /// - Parameters:
  ///   - conditions: what it must meet besides.
  ///   - isToday: whether they are the present day, which tells of all that is to be used up, and of the balance.
  static func rows(
    on days: StatedDays, where conditions: [Condition], at now: LocalDateTime, isToday: Bool, _ session: Vault,
    _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) -> [Row] {
    let messages = invocation.messages
    let text = "type:meals,pantry OR (\(RegularPayment.query))"
    let notes = try FoundNote.all(matching: text, where: conditions, in: vault, session)
    // Of a time without an end only the first ten years have them.
    let end = min(days.last, days.first.adding(days: 3660) ?? .last)
    let lessons = try lessons(on: days.first...max(days.first, end), where: conditions, session)
    var rows = try meals(in: notes, on: days, vault, messages)
    let lots = lots(in: notes, on: now.date, messages)
    if isToday {
      rows += lots.filter { $0.state == .expired || $0.state == .soon }.map { $0.told(on: now.date) }
    } else {
      rows += lots.filter { row in row.moment.map { days.contains($0.date) } ?? false }
    }
    // Only lines that a query finds have a short name in the notes that it gives.
    rows.removeAll { $0.handle?.isEmpty ?? true }
    let moods = try DayMood.all(on: days.first...days.last, where: conditions, of: session, in: vault)
    rows += moods.map { mood in row(of: mood, messages) }
    rows += try payments(in: notes, session, invocation)
    if isToday { rows += try balance(session, invocation) }
    rows = lessons + rows
    // Each reminder is worked out before the first is shown, so of a long time only the next year has them.
    let last = min(days.last, now.date.adding(days: 366) ?? .last)
    guard last >= max(days.first, now.date) else { return rows }
    return rows + (try reminders(from: now, through: last, where: conditions, session, vault, invocation))
  }

  /// The meals of some days as they are eaten, each by the titles of its recipes.
  private static func meals(
    in notes: [FoundNote], on days: StatedDays, _ vault: IndexedVault, _ messages: Messages
  ) throws(Failure) -> [Row] {
    let meals: [FoundMeal] = notes.filter { $0.note.type == .meals }.flatMap { found in
      found.note.items.dropFirst().compactMap { FoundMeal(of: $0, in: found) }
    }
    let own = meals.filter { days.contains($0.day) && !$0.meal.isSkipped }
    var rows: [Row] = []
    for found in own.sorted(by: { ($0.day, $0.second, $0.path) < ($1.day, $1.second, $1.path) }) {
      let time = found.meal.time?.shortText
      var row = Row(section: .meal, handle: found.handle, place: (found.path, found.line), type: ItemType.meals.name)
      row.title = try found.meal.spokenText { target throws(Failure) in
        try vault.recipe(linkedBy: target)?.note.title
      }
      row.moment = found.meal.time.map { Moment.time(LocalDateTime(found.day, $0)) } ?? Moment.day(found.day)
      row.meal = found.meal.kind?.name
      let kind = found.meal.kindWord(in: messages.language.language)
      row.shown = .init([time, kind].compactMap(\.self).joined(separator: " "), .faint)
      rows.append(row)
    }
    return rows
  }

  /// What is good up to a day, the first to go first.
  private static func lots(in notes: [FoundNote], on today: LocalDate, _ messages: Messages) -> [Row] {
    let lots: [FoundLot] = notes.filter { $0.note.type == .pantry }.flatMap { found in
      found.note.items.dropFirst().filter { $0.type == .pantry }.map { FoundLot(of: $0, in: found) }
    }
    var rows: [(last: LocalDate, row: Row)] = []
    for found in lots {
      guard let last = found.lot.expires else { continue }
      let expiry = Expiry(of: last, on: today)
      var row = Row(section: .expiry, handle: found.handle, place: (found.path, found.line), type: ItemType.pantry.name)
      (row.title, row.moment, row.state) = (found.lot.name, .day(last), expiry)
      row.shown = .init(messages.near(last, today), expiry.role)
      rows.append((last, row))
    }
    return rows.sorted { $0.last < $1.last }.map(\.row)
  }

  /// The mood of a day.
  private static func row(of mood: DayMood, _ messages: Messages) -> Row {
    let time = mood.time?.shortText
    let last = [mood.mood?.emoji, time].compactMap(\.self).joined(separator: " ")
    let mean = mood.mean.map { messages(.statsMean, [.text(messages.figure($0.text)), .count($0.count)]) }
    return Row(
      section: .mood, moment: mood.time.map { Moment.time(LocalDateTime(mood.day, $0)) } ?? Moment.day(mood.day),
      title: mean ?? messages(.todayMoodOfDay), mood: mood.mood, mean: mood.mean,
      shown: .init(last))
  }

  /// The payments that repeat, from their next day on; of one whose rule does not read that day, which is said.
  private static func payments(
    in notes: [FoundNote], _ session: Vault, _ invocation: Invocation
  ) throws(Failure) -> [Row] {
    var rows: [Row] = []
    for found in notes {
      for item in found.note.items.dropFirst() where item.type == .money {
        guard let handle = found.handles[item.range.lower],
          let payment = try RegularPayment(item, of: found.note, in: session), let date = payment.entry.date
        else { continue }
        let line = found.note.document.location(of: item.range.lower).line
        if payment.schedule == nil {
          invocation.workspace.tellUnread([UnreadRule(place: "\(found.path.text):\(line)", title: payment.title)])
        }
        var row = Row(section: .money, handle: handle, place: (found.path, line), type: ItemType.money.name)
        (row.moment, row.schedule, row.title) = (.day(date), payment.schedule, payment.title)
        row.sum = payment.entry.money
        row.shown = .init(payment.entry.money?.printed(sign: .onlyMinus, mark: invocation.messages.mark) ?? "")
        rows.append(row)
      }
    }
    return rows
  }

  /// The income of the month so far without its expenses.
  private static func balance(_ session: Vault, _ invocation: Invocation) throws(Failure) -> [Row] {
    do throws(Failure) {
      return try ShowMoney.balanceToday(in: session).map { sum in
        var row = Row(section: .balance, title: sum.printed(sign: .onlyMinus, mark: invocation.messages.mark))
        row.sum = sum
        return row
      }
    } catch {
      // A sum that cannot be counted must not hide the day.
      guard error.kind == .wrongRequest else { throw error }
      invocation.warn(error.remark.key, error.remark.values)
      return []
    }
  }

  /// What reminds from now through a day; of one occurrence once a day.
  private static func reminders(
    from now: LocalDateTime, through last: LocalDate, where conditions: [Condition], _ session: Vault,
    _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) -> [Row] {
    let clock = ReminderClock(session.zones(named: [], isSilent: true), dayTime: .midnight)
    let end = LocalDateTime(last, LocalTime(secondOfDay: 86_399) ?? .midnight)
    let answer = try ReminderAnswer(
      at: clock.instant(of: .time(now)), through: clock.instant(of: .time(end)), where: conditions, session, vault,
      invocation, isSilent: true)
    struct Told: Hashable {
      let source: Int
      let occurrence: Moment?
      let day: LocalDate
    }
    var told: Set<Told> = []
    var rows: [Row] = []
    for alert in answer.alerts where alert.instant > answer.now {
      guard let time = answer.clock.clock(at: alert.instant),
        told.insert(Told(source: alert.source, occurrence: alert.occurrence, day: time.date)).inserted
      else { continue }
      let owner = answer.owners[alert.source]
      let minute = LocalTime(secondOfDay: Int(time.time.secondOfDay) / 60 * 60) ?? time.time
      rows.append(
        Row(
          section: .reminder, moment: .time(LocalDateTime(time.date, minute)), item: owner.place.item,
          place: (owner.place.path, owner.place.line), type: owner.type.name, title: owner.title,
          shown: .init(minute.shortText, .faint)))
    }
    return rows
  }
}
