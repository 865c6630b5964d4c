/// Texts about reminders.
package extension MessageKey {
  static let commandRemind = MessageKey(
    en: "Remind of what is due now, each time once: for cron or a timer.",
    uk: "Нагадати про те, чому настав час, щоразу один раз: для cron чи таймера.")
  static let flagRemindWithin = MessageKey(
    en: "also of what comes within this time, such as 15m; on a terminal only show when",
    uk: "також про те, чому час настане за стільки відтепер, як-от 15m; у терміналі лише показати, коли")
  static let flagRemindWatch = MessageKey(
    en: "stay, and remind whenever it is time, until Ctrl-C", uk: "лишатися й нагадувати, щойно настане час, до Ctrl-C")
  static let flagRemindDryRun = MessageKey(
    en: "show what would be reminded of; hand over and remember nothing",
    uk: "показати, про що буде нагадано; нічого не передати й не запам’ятати")
  static let exampleRemind = MessageKey(en: "what is due now, once", uk: "чому настав час, один раз")
  static let exampleRemindWithin = MessageKey(
    en: "what would be reminded of until tomorrow", uk: "про що буде нагадано до завтра")
  static let exampleRemindJSON = MessageKey(en: "the same for programs", uk: "те саме для програм")
  static let exitReminded = MessageKey(
    en: "done, also when there is nothing to remind of", uk: "виконано, також коли нагадувати нема про що")
  static let exitRemindFailed = MessageKey(
    en: "the vault cannot be read, or the notifier failed",
    uk: "сховище не вдається прочитати, або програма сповіщень не спрацювала")
  static let remindNothing = MessageKey(en: "nothing to remind of now", uk: "зараз нагадувати нема про що")
  static let remindComing = MessageKey(en: "Reminders to come", uk: "Нагадування попереду")
  static let remindNoneUntil = MessageKey(en: "no reminders until {0}", uk: "до {0} нагадувань немає")
  static let remindNext = MessageKey(en: "the next one: {0}, {1}", uk: "наступне: {0}, {1}")
  static let remindWatching = MessageKey(
    en: "waiting for the time to remind; Ctrl-C ends it", uk: "чекаю часу нагадати; Ctrl-C завершує")
  static let remindNotADuration = MessageKey(
    en: "'{0}' is not a duration of up to 31 days, such as 15m or 2h",
    uk: "«{0}» — не тривалість до 31 дня, як-от 15m чи 2h")
  static let remindNow = MessageKey(en: "now", uk: "зараз")
  static let remindIn = MessageKey(en: "in {0}", uk: "через {0}")
  static let remindAgo = MessageKey(en: "{0} ago", uk: "{0} тому")
  static let remindLedgerDamaged = MessageKey(
    en:
      "the list of reminders already given cannot be read and is kept as {0}; reminders of the last hour may come again",
    uk:
      "запис про те, про що вже нагадано, не читається й збережений як {0}; нагадування останньої години можуть повторитися"
  )
  static let notifierFailed = MessageKey(
    en: "the notifier '{0}' ended with status {1}; the next run tries again",
    uk: "програма сповіщень «{0}» завершилася зі статусом {1}; наступний запуск спробує знову")
  static let notifierKilled = MessageKey(
    en: "the notifier '{0}' was ended by signal {1}; the next run tries again",
    uk: "програму сповіщень «{0}» зупинив сигнал {1}; наступний запуск спробує знову")
  static let notifierSlow = MessageKey(
    en: "the notifier '{0}' did not end within {1} {1:second|seconds}; the next run tries again",
    uk: "програма сповіщень «{0}» не завершилася за {1} {1:секунду|секунди|секунд}; наступний запуск спробує знову")
  static let notifierNotStarted = MessageKey(
    en: "cannot start the notifier '{0}': {1}; the next run tries again",
    uk: "не вдалося запустити програму сповіщень «{0}»: {1}; наступний запуск спробує знову")
  static let notifierHint = MessageKey(
    en: "'notifier:' in {0} names a program; 'notifier: none' only prints reminders",
    uk: "«notifier:» у {0} називає програму; «notifier: none» лише друкує нагадування")
  static let variableDisplay = MessageKey(
    en: "that there is a screen, so that 'vault remind' asks notify-send",
    uk: "що є екран, тож «vault remind» звертається до notify-send")
}
