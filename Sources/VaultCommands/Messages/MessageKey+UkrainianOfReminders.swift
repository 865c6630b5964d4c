extension MessageKey {
  /// The Ukrainian text of the keys about reminders; empty for all others.
  var ukrainianOfReminders: StaticString {
    switch self {
    case .commandRemind: "Нагадати про те, чому настав час, щоразу один раз: для cron чи таймера."
    case .flagRemindWithin:
      "також про те, чому час настане за стільки відтепер, як-от 15m; у терміналі лише показати, коли"
    case .flagRemindWatch: "лишатися й нагадувати, щойно настане час, до Ctrl-C"
    case .flagRemindDryRun: "показати, про що буде нагадано; нічого не передати й не запам’ятати"
    case .exampleRemind: "чому настав час, один раз"
    case .exampleRemindWithin: "про що буде нагадано до завтра"
    case .exampleRemindJSON: "те саме для програм"
    case .exitReminded: "виконано, також коли нагадувати нема про що"
    case .exitRemindFailed: "сховище не вдається прочитати, або програма сповіщень не спрацювала"
    case .remindNothing: "зараз нагадувати нема про що"
    case .remindComing: "Нагадування попереду"
    case .remindNoneUntil: "до {0} нагадувань немає"
    case .remindNext: "наступне: {0}, {1}"
    case .remindWatching: "чекаю часу нагадати; Ctrl-C завершує"
    case .remindNotADuration: "«{0}» не тривалість до 31 дня, як-от 15m чи 2h"
    case .remindNow: "зараз"
    case .remindIn: "через {0}"
    case .remindAgo: "{0} тому"
    case .remindToday: "сьогодні"
    case .remindTomorrow: "завтра"
    case .remindYesterday: "вчора"
    case .remindMinutes: "{0} хв"
    case .remindHours: "{0} год"
    case .remindHoursMinutes: "{0} год {1} хв"
    case .remindDays: "{0} {0:день|дні|днів}"
    case .remindLedgerDamaged:
      "запис про те, про що вже нагадано, не читається й збережений як {0}; нагадування останньої години можуть повторитися"
    case .notifierFailed: "програма сповіщень «{0}» завершилася зі статусом {1}; наступний запуск спробує знову"
    case .notifierKilled: "програму сповіщень «{0}» зупинив сигнал {1}; наступний запуск спробує знову"
    case .notifierSlow:
      "програма сповіщень «{0}» не завершилася за {1} {1:секунду|секунди|секунд}; наступний запуск спробує знову"
    case .notifierNotStarted: "не вдалося запустити програму сповіщень «{0}»: {1}; наступний запуск спробує знову"
    case .notifierHint: "«notifier:» у {0} називає програму; «notifier: none» лише друкує нагадування"
    case .variableDisplay: "що є екран, тож «vault remind» звертається до notify-send"
    default: ""
    }
  }
}
