/// An event: a note of that type, whose body is its notes.
package struct EventItem: Sendable, Hashable {
  package var title: String
  package var start: Moment?
  /// The end; of an all-day event its last day.
  package var end: Moment?
  package var repetition: Repetition?
  package var reminders: [Reminder]
  /// Whether it asks for no reminder, not even the usual one.
  package var isUnreminded = false
  package var url: String?
  package var location: String?
  package var attachments: [String]
  package var tags: [String]
  /// Whether nothing else can be done meanwhile.
  package var isBusy = true
  /// How long the way there takes, before the start.
  package var travel: TimeSpan?

  /// Whether it lasts whole days.
  package var isAllDay: Bool { start?.isWholeDay ?? false }
}

extension Note {
  /// An item read as an event.
  package func event(of item: Item) -> EventItem {
    EventItem(
      title: title(of: item), start: moment(.start, of: item), end: moment(.end, of: item),
      repetition: Repetition(of: item, in: self), reminders: reminders(of: item), isUnreminded: isUnreminded(item),
      url: text(.url, of: item),
      location: text(.location, of: item), attachments: names(.attachments, of: item), tags: tags(of: item),
      isBusy: !(value(.busy, of: item) == .truth(false)), travel: duration(.travel, of: item))
  }
}

extension EventItem: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.start, start)
    facts.add(.end, end)
    facts.add("all-day", isAllDay)
    facts.append(repetition?.facts ?? [])
    facts.add(.remind, reminders)
    facts.add(.url, url)
    facts.add(.location, location)
    facts.add(.attachments, attachments)
    facts.add(.tags, tags)
    if !isBusy { facts.add(.busy, isBusy) }
    facts.add(.travel, travel)
    return facts.facts
  }
}
