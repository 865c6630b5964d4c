/// Which slots, keys and flags the lines of one kind have: a row of the table of line items.
///
/// ```swift
/// // - 2026-11-03 -249.90 UAH Groceries #food {account: cash}
/// let grammar = LineGrammar.money   // a date, a time after it, a signed amount
/// ```
package struct LineGrammar: Hashable, Sendable {
  /// Which lines are items.
  package enum Membership: UInt8, Sendable { case every, withDate, withTime, withDateOrTime, withLink }

  /// Where a time or a range of times may stand.
  package enum TimeSlot: UInt8, Sendable { case absent, afterDate, afterDateOrAlone }

  /// How an amount is written: `leading` is emphasised or at the beginning of the text, `signed` is money.
  package enum AmountSlot: UInt8, Sendable { case absent, leading, signed }

  /// What the date and time mean: those of a task, see ``LineReadings/SlotMoment``, or the record's own day.
  package enum DateMeaning: UInt8, Sendable { case task, day }

  /// Which lines are items.
  package var membership: Membership
  /// Whether a line may begin with a date.
  package var hasDate: Bool
  /// Where its time stands.
  package var time: TimeSlot
  /// How its amount is written.
  package var amount: AmountSlot
  /// The keys its date and time stand for.
  package var dateMeaning: DateMeaning
  /// Whether `+project` and `@context` are read (todo.txt).
  package var hasLabels: Bool
  /// The keys it knows: only these are read as `key:value` and as emoji.
  package var keys: LineKeySet
  /// The words that stand alone in braces.
  package var flags: LineKeySet

  /// Makes a grammar; what is not named the lines do not have.
  package init(
    _ membership: Membership, hasDate: Bool = false, time: TimeSlot = .absent, amount: AmountSlot = .absent,
    dateMeaning: DateMeaning = .day, hasLabels: Bool = true, keys: LineKeySet = [], flags: LineKeySet = []
  ) {
    self.membership = membership
    self.hasDate = hasDate
    self.time = time
    self.amount = amount
    self.dateMeaning = dateMeaning
    self.hasLabels = hasLabels
    self.keys = keys
    self.flags = flags
  }
}

/// The grammars of one kind of note: its lines without and with a checkbox; nil where such lines are prose.
package struct LineGrammars: Hashable, Sendable {
  /// For lines without a checkbox.
  package var bullet: LineGrammar?
  /// For lines with one.
  package var checkbox: LineGrammar?

  /// Makes a pair of grammars.
  package init(bullet: LineGrammar?, checkbox: LineGrammar?) {
    self.bullet = bullet
    self.checkbox = checkbox
  }

  /// The ingredient part of a recipe; its steps are never read as lines.
  package static let recipe = LineGrammars(bullet: .ingredient, checkbox: .ingredient)
  /// A shopping list: every line is an item.
  package static let shopping = LineGrammars(bullet: .shopping, checkbox: .shopping)
  /// The pantry: every line is a lot.
  package static let pantry = LineGrammars(bullet: .pantry, checkbox: .pantry)
  /// A meal plan: the lines with a date.
  package static let meals = LineGrammars(bullet: .meal, checkbox: .meal)
  /// A timetable: the lines with a time, and exams with a date.
  package static let timetable = LineGrammars(bullet: .lesson, checkbox: .lesson)
  /// Payments: the lines with a date.
  package static let money = LineGrammars(bullet: .money, checkbox: .money)
  /// Check-ins begin with a time; checkbox lines are tasks.
  package static let diary = LineGrammars(bullet: .checkIn, checkbox: .task)
  /// Collections and lists: lines with a link, and tasks.
  package static let links = LineGrammars(bullet: .link, checkbox: .task)
  /// Every other note: checkbox lines only.
  package static let other = LineGrammars(bullet: nil, checkbox: .task)
}
