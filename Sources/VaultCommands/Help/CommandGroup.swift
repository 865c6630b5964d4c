import VaultMessages

/// What commands are for: the headings of `vault help`, the ten of every day first.
enum CommandGroup: String, CaseIterable {
  case daily, days, kitchen, lessons, money, notes, exchange

  var heading: MessageKey {
    switch self {
    case .daily: .helpDaily
    case .days: .helpDays
    case .kitchen: .helpKitchen
    case .lessons: .todayLessons
    case .money: .helpMoney
    case .notes: .helpNotes
    case .exchange: .helpExchange
    }
  }

  /// The names of its commands, in their order.
  var names: [String] {
    switch self {
    case .daily: ["today", "add", "done", "tasks", "agenda", "search", "cookable", "shop", "cook", "undo"]
    case .days:
      [
        "plan", "why", "list", "calendar", "remind", "reopen", "cancel", "order", "start", "stop", "recur", "mood",
        "diary",
        "stats", "report", "breathe", "ground", "gratitude", "feel", "draw",
      ]
    case .kitchen: ["recipe", "scale", "convert", "meals", "pantry", "nutrition"]
    case .lessons: ["timetable", "next", "week", "rooms", "teachers", "groups", "departments", "clash"]
    case .money: ["money"]
    case .notes: ["show", "new", "edit", "set", "mv", "rm", "tag", "check", "explain", "init", "index"]
    case .exchange:
      ["git", "commit", "sync", "log", "diff", "since", "doctor", "import", "export", "completion", "man", "help"]
    }
  }
}
