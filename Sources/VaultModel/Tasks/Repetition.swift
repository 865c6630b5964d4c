/// How a task or an event repeats, as it is written: the rule, and the keys beside it.
package struct Repetition: Sendable, Hashable {
  /// The words or the RRULE text; empty where there are only further dates.
  package var rule: String
  /// The last moment at which it may begin.
  package var until: Moment?
  /// How often it happens.
  package var count: Int?
  /// Dates on which it does not happen, or links to notes that list them.
  package var except: [String]
  /// Further dates on which it happens.
  package var also: [String]
  /// What becomes of an occurrence on a holiday.
  package var onHoliday: HolidayRule?
  /// The `uid:` of what repeats, by which notes of single occurrences name it.
  package private(set) var identifier: String?

  /// A repetition by its parts.
  package init(
    rule: String, until: Moment? = nil, count: Int? = nil, except: [String] = [], also: [String] = [],
    onHoliday: HolidayRule? = nil
  ) {
    self.rule = rule
    self.until = until
    self.count = count
    self.except = except
    self.also = also
    self.onHoliday = onHoliday
  }

  /// The repetition of an item, or nil when it does not repeat.
  init?(of item: Item, in note: Note) {
    let rules = note.names(.recurrence, of: item)
    let further = note.names(.also, of: item)
    guard !rules.isEmpty || !further.isEmpty else { return nil }
    rule = rules.joined(separator: "; ")
    until = note.moment(.until, of: item)
    count = note.integer(.count, of: item)
    except = note.names(.except, of: item)
    also = further
    onHoliday = note.member(.onHoliday, of: item)
    identifier = note.text(.uid, of: item)
  }

  /// The facts of the item's own keys.
  var facts: [Fact] {
    var facts = FactList()
    if !rule.isEmpty { facts.add(.recurrence, rule) }
    facts.add(.until, until)
    facts.add(.count, count)
    facts.add(.except, except)
    facts.add(.also, also)
    facts.add(.onHoliday, onHoliday)
    return facts.facts
  }
}
