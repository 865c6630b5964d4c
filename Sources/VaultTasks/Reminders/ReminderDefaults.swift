package import VaultModel

/// When to remind of what does not say it, and at which time of a day.
package struct ReminderDefaults: Sendable, Hashable {
  /// How long before the start of an event or a fixed task; empty: nothing reminds that does not say it.
  package let leads: [TimeSpan]
  /// The time of day from which whole days are counted.
  package let time: LocalTime

  package init(leads: [TimeSpan] = Settings.defaultRemindLeads, time: LocalTime = Settings.defaultRemindTime) {
    self.leads = leads
    self.time = time
  }

  /// The vault's own.
  package init(_ settings: Settings) { self.init(leads: settings.remindLeads, time: settings.remindTime) }

  /// The longest of the leads.
  package var longestLead: TimeSpan { leads.max() ?? .zero }

  /// The reminders of something with a start: before it and at it; of a whole day only on it.
  func ofStart(_ start: Moment) -> [Reminder] {
    start.isWholeDay ? atIt : leads.map { .before($0) }
  }

  /// The one reminder of what is due, or begins without an end.
  var atIt: [Reminder] { leads.isEmpty ? [] : [.before(.zero)] }
}
