package import VaultSyntax

/// A vault's settings: `.vault/config.yaml`, versioned with the notes and valid on every device.
///
/// Settings never name a program, because a vault can come from somebody else. A setting that a command does not use
/// yet is accepted, so that one file serves every version.
///
/// ```swift
/// let (settings, diagnostics) = Settings.read(Array("currency: UAH\nlang: uk\n".utf8))
/// ```
package struct Settings: Sendable, Hashable {
  /// The language tag of notes that do not say theirs; nil: unknown.
  package var language: String?
  /// The tag of the vault's locale, which decides what `1,500` means when nothing else does; nil: refuse.
  package var locale: String?
  /// The currency of an amount of money that names none.
  package var currency: Currency = .hryvnia
  /// The currencies that ISO 4217 does not have, by their codes and decimals.
  package var otherCurrencies: [Currency] = []
  /// What may be spent in a month, by tag without `#`; nested tags count too.
  package var budgets: [String: [Money]] = [:]
  /// What accounts held before their first payments.
  package var openings: [String: [Money]] = [:]
  /// How the tables of banks are read, by the names that the settings give them.
  package var imports: [String: BankMapping] = [:]
  /// Those of `imports` that are about lessons.
  package var timetableImports: [String: TimetableMapping] = [:]
  /// The IANA name of the zone that times without one are in; nil: the system's.
  package var timezone: String?
  /// The first day of a week: where no setting says it that of the locale's region, else of the language's, else Monday.
  package var weekStart: Weekday = .monday
  /// How long before the start to remind of an event or a fixed task that does not say it; empty: never, of nothing.
  package var remindLeads = Settings.defaultRemindLeads
  /// When to remind of a day.
  package var remindTime = Settings.defaultRemindTime
  /// Which type the notes of a folder have, by the folder's path below the root, where the settings say so; the others
  /// are ``usualFolders``.
  package var folders: [String: ItemType] = [:]
  /// Where the note of a day stands; nil where what is set does not tell the day.
  package var diaryPath: DatePattern? = .diary
  /// The list that a new line goes to when nobody says where: a path, a link name or a title; nil: the inbox.
  package var defaultList: String?
  /// The shopping list that is meant where several would do: a path, a file name, a title or an alias.
  package var defaultShopping: String?
  /// The same for notes of the pantry.
  package var defaultPantry: String?
  /// The foods that are always there, as they are named; nil: salt, pepper and water.
  package var staples: [String]?
  /// What a cup, a spoon and a glass (`склянка`) hold.
  package var measures = UnitMeasures()
  /// The system that scaled amounts are shown in; nil: as written.
  package var units: UnitSystem?
  /// The aisles of a shop in the order in which somebody walks through it; empty: as vault knows them.
  package var aisles: [String] = []
  /// The same for single shops, by the title or the file name of their lists.
  package var shopAisles: [String: [String]] = [:]
  /// Whether a recipe is used and shown to others only once somebody approved it.
  package var reviewsRecipes = false
  /// Whether a new note says in `created` when it was made.
  package var newNotesSayCreated = true

  /// Whether the completions of a repeating task are kept as lines below it.
  package var keepsLog = true
  /// Which lines say on what day they were done, where their note does not say it.
  package var completionDay = CompletionDay.always

  /// The hours of the day in which something is planned.
  package var activeHours = WeekHours.usual
  /// By category, as ``TaskCategory/key(of:)`` names it: the hours in which it is done, where they are not all active ones.
  package var categoryHours: [String: WeekHours] = [:]
  /// What lies between something planned and everything else.
  package var buffer = Settings.defaultBuffer
  /// The most that is planned on a day; nil: as much as fits.
  package var capacity: WeekCapacity?
  /// How many tasks without a near date that say nothing of a plan are planned on a day; nil for any number.
  package var fill: Int? = Settings.defaultFill
  /// The order in which a day is planned, by its name in the guide.
  package var strategy = Settings.strategies[0]
  /// What "mine" means: the schedules of the person whose vault it is, who may have none; nil where nobody said.
  package var ownTimetables: [TimetableView]?
  package var lessonKinds = LessonKinds()
  /// Of which lessons of a day to remind.
  package var lessonReminders = LessonReminders.first
  /// The names of departments, faculties, specialities, groups, teachers and rooms that somebody looks at often.
  package var favorites: [String: [String]] = [:]
  /// Whether `done` asks for a mood; nil: if the diary has a check-in of the last 30 days.
  package var asksMood: Bool?
  /// The findings of `vault check` that nobody wants to be told of (`check: {link-dangling: off}`).
  package var uncheckedCodes: Set<DiagnosticCode> = []
  package var tagStyles = TagStyles()

  package init() {}

  /// The folders that have a type without any setting.
  static let usualFolders: [(path: String, type: ItemType)] = [
    ("recipes", .recipe), ("tasks", .task), ("events", .event), ("diary", .diary), ("lists", .list),
    ("shopping", .shopping), ("pantry", .pantry), ("meals", .meals), ("foods", .food), ("collections", .collection),
    ("chefs", .chef), ("timetable", .timetable), ("rooms", .room), ("teachers", .teacher), ("groups", .group),
    ("money", .money),
  ]

  /// The type that a folder has without any setting, or nil.
  static func usualType(ofFolder path: some StringProtocol) -> ItemType? {
    usualFolders.first { $0.path == path }?.type
  }

  /// Fifteen minutes before, and at the start.
  package static let defaultRemindLeads = [TimeSpan(seconds: 15 * 60), .zero]
  /// 09:00.
  package static let defaultRemindTime = LocalTime(hour: 9, minute: 0) ?? .midnight

  /// Five minutes.
  package static let defaultBuffer = TimeSpan(seconds: 300)
  /// Three: two hundred lines of some day are no plan.
  package static let defaultFill = 3
  /// The orders in which a day can be planned, the usual one first.
  package static let strategies = ["adaptive", "mood", "due", "easy", "hard", "learned"]

  /// Every setting there is; another one is a diagnostic.
  package static let names = [
    "timezone", "locale", "lang", "week-start", "currency", "folders", "diary-path", "default-list", "active-hours",
    "buffer", "remind-leads", "remind-time", "units", "cup", "new", "tags", "lesson-kinds", "timetable", "budget",
    "opening", "aisles", "log", "index", "review", "strategy", "glass", "imports", "completion-day", "capacity",
    "hours",
    "fill", "ask-mood", "crypto", "remind-lessons", "favorites", "default-shopping", "default-pantry", "check",
    "staples",
  ]

  /// How a note is read under these settings, by its path below the root: the only place that says what a note is which
  /// does not say it.
  ///
  /// Where `diary-path` puts a day it is that day's note of the diary, else what its folder makes it.
  ///
  /// - Parameter folderType: ``type(ofFolder:)`` of its folder, where that is known.
  package func context(forNoteAt path: String, folderType: ItemType? = nil) -> ReadingContext {
    let day = diaryPath?.date(ofAll: path)
    let (folder, name) = path.lastIndex(of: "/").map { (path[..<$0], path[$0...].dropFirst()) } ?? ("", path[...])
    let isMarkdown = name.utf8.count > 3 && name.suffix(3).lowercased() == ".md"
    var context = context(folderType: day == nil ? folderType ?? type(ofFolder: folder) : .diary)
    (context.stem, context.day) = (String(isMarkdown ? name.dropLast(3) : name), day)
    return context
  }

  /// The type of the notes in a folder: that of the longest prefix that has one, else ``ItemType/note``.
  ///
  /// - Parameter path: a path below the root, such as `recipes/soups`.
  package func type(ofFolder path: some StringProtocol) -> ItemType {
    var folder = Substring(path)
    while !folder.isEmpty {
      let own = folders.isEmpty ? nil : folders[String(folder)]
      if let type = own ?? Self.usualType(ofFolder: folder) { return type }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return .note
  }

  /// How the values of notes of a type are read under these settings, wherever they stand.
  package func context(folderType: ItemType = .note) -> ReadingContext {
    ReadingContext(
      folderType: folderType, locale: locale ?? language, currency: currency, otherCurrencies: otherCurrencies,
      measures: measures)
  }
}
