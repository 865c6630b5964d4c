extension MessageKey {
  /// The English text of the keys about reminders; empty for all others.
  var englishOfReminders: StaticString {
    switch self {
    case .commandRemind: "Remind of what is due now, each time once: for cron or a timer."
    case .flagRemindWithin:
      "also of what it will be time for within this long, such as 15m; on a terminal only show when"
    case .flagRemindWatch: "stay, and remind whenever it is time, until Ctrl-C"
    case .flagRemindDryRun: "show what would be reminded of; hand over and remember nothing"
    case .exampleRemind: "what is due now, once"
    case .exampleRemindWithin: "what would be reminded of until tomorrow"
    case .exampleRemindJSON: "the same for programs"
    case .exitReminded: "done, also when there is nothing to remind of"
    case .exitRemindFailed: "the vault cannot be read, or the notifier failed"
    case .remindNothing: "nothing to remind of now"
    case .remindComing: "Reminders to come"
    case .remindNoneUntil: "no reminders until {0}"
    case .remindNext: "the next one: {0}, {1}"
    case .remindWatching: "waiting for the time to remind; Ctrl-C ends it"
    case .remindNotADuration: "'{0}' is no length of time up to 31 days, such as 15m or 2h"
    case .remindNow: "now"
    case .remindIn: "in {0}"
    case .remindAgo: "{0} ago"
    case .remindToday: "today"
    case .remindTomorrow: "tomorrow"
    case .remindYesterday: "yesterday"
    case .remindMinutes: "{0} min"
    case .remindHours: "{0} h"
    case .remindHoursMinutes: "{0} h {1} min"
    case .remindDays: "{0} {0:day|days}"
    case .remindLedgerDamaged:
      "what was reminded of so far cannot be read and is kept as {0}; reminders of the last hour may come again"
    case .notifierFailed: "the notifier '{0}' ended with status {1}; the next run tries again"
    case .notifierKilled: "the notifier '{0}' was ended by signal {1}; the next run tries again"
    case .notifierSlow: "the notifier '{0}' did not end within {1} {1:second|seconds}; the next run tries again"
    case .notifierNotStarted: "cannot start the notifier '{0}': {1}; the next run tries again"
    case .notifierHint: "'notifier:' in {0} names a program; 'notifier: none' only prints reminders"
    case .variableDisplay: "that there is a screen, so that 'vault remind' asks notify-send"
    default: ""
    }
  }
}
