import Testing
import VaultModel
import VaultSyntax

/// `.vault/config.yaml`: a closed set of settings, and no path out of the vault (vault format, section 1).
@Suite struct SettingsReadingTests {
  private func read(_ text: String) -> (settings: Settings, findings: [String]) {
    let bytes = Array(text.utf8)
    let (settings, diagnostics) = Settings.read(bytes)
    let findings = diagnostics.map {
      "\($0.code.rawValue): " + String(decoding: bytes[$0.range.indices], as: UTF8.self)
    }
    return (settings, findings)
  }

  /// One right line for each setting of the closed set.
  static let lines = [
    "timezone: Europe/Kyiv", "locale: uk-UA", "lang: uk", "week-start: monday", "currency: UAH",
    "folders: {kitchen: recipe}", "diary-path: diary/%Y/%Y-%m-%d.md", "default-list: inbox",
    "active-hours: 09:00-21:00",
    "buffer: 5m", "remind-leads: [15m]", "remind-time: \"09:00\"", "units: metric", "cup: metric",
    "new: {created: false}", "tags: {home: {color: red, icon: 🏠}}", "lesson-kinds: {ЛК: {name: Лекція}}",
    "timetable: {mine: [{group: \"151004\", subgroup: 1}]}", "budget: {food: 9000 UAH}", "opening: {cash: 1200 UAH}",
    "aisles: [Dairy, Other]", "log: line", "index: {}", "check: {link-dangling: off}", "review: on",
    "strategy: adaptive", "fill: all", "glass: 250 ml",
    "imports: {}", "completion-day: with-fields", "capacity: 6h", "hours: {work: {mon-fri: 09:00-18:00}}",
    "ask-mood: on", "crypto: {USDT: 6}", "remind-lessons: all", "favorites: {department: [Software]}",
    "default-shopping: supermarket", "default-pantry: pantry/cupboard.md", "staples: [salt, oil]",
  ]

  @Test("every setting of the closed set is accepted", arguments: lines)
  func accepted(line: String) { #expect(read(line + "\n").findings == []) }

  @Test("the lines above are the closed set")
  func complete() {
    #expect(Self.lines.map { String($0.prefix { $0 != ":" }) }.sorted() == Settings.names.sorted())
  }

  @Test(
    "settings that are no mapping are a diagnostic", arguments: ["- a\n- b\n", "[a]\n", "text\n", "- {lang: uk}\n"])
  func noMapping(text: String) {
    #expect(Settings.read(Array(text.utf8)).diagnostics.map(\.code) == [.frontMatterNotMapping])
  }

  @Test("settings that say nothing are none", arguments: ["", "\n", "# nothing yet\n", "---\n"])
  func empty(text: String) { #expect(Settings.read(Array(text.utf8)).diagnostics.isEmpty) }

  @Test("an unknown setting is a diagnostic with a suggestion, and the others count")
  func unknown() {
    let bytes = Array("curency: EUR\nlang: uk\n".utf8)
    let (settings, diagnostics) = Settings.read(bytes)
    #expect(diagnostics.map(\.code) == [.unknownSetting])
    #expect(diagnostics.first?.suggestions.first == "currency")
    #expect(settings.language == "uk")
    #expect(settings.currency == .hryvnia)
  }

  @Test("aisles are those of every shop, or of single ones")
  func aisles() {
    #expect(read("aisles: [Dairy, \"Dry goods\"]\n").settings.aisles == ["Dairy", "Dry goods"])
    let shops = read("aisles: {Market: [Овочі], corner: Dairy, bad: {}}\n")
    #expect(shops.settings.aisles.isEmpty)
    #expect(shops.settings.shopAisles == ["Market": ["Овочі"], "corner": ["Dairy"]])
    #expect(shops.findings == ["bad-setting: {}"])
  }

  @Test("staples are those that are named, none, or the usual ones")
  func staples() {
    #expect(read("staples: [salt, sunflower oil]\n").settings.staples == ["salt", "sunflower oil"])
    #expect(read("staples: []\n").settings.staples == [])
    #expect(read("units: us\n").settings.staples == nil)
  }

  static let outsideRows = [
    "diary-path: ../diary/%Y.md", "diary-path: /home/x.md", "diary-path: ~/x.md", "diary-path: diary/../../x.md",
    "diary-path: '[..]/YYYY-MM-DD'",
    "default-list: ../list", "default-shopping: ../list", "default-pantry: /pantry", "folders: {../recipes: recipe}",
    "folders: {/recipes: recipe}",
  ]

  @Test("a path that leaves the vault is refused, and the default stays", arguments: outsideRows)
  func outside(line: String) {
    let (settings, findings) = read(line + "\n")
    #expect(findings.count == 1 && findings[0].hasPrefix("setting-leaves-vault: "))
    #expect(settings == Settings())
  }

  static let wrongRows = [
    "week-start: someday", "currency: shells", "cup: huge", "units: cubits", "folders: recipes",
    "folders: {kitchen: spaceship}", "glass: full", "lang: [uk]", "timezone: {a: b}",
    "remind-leads: soon", "remind-leads: [15m, soon]", "remind-leads: {a: b}", "remind-leads: 400d",
    "remind-time: nine", "remind-time: 25:00", "remind-time: [09:00]",
  ]

  @Test(
    "lead times are a list, the longest first",
    arguments: [
      ("remind-leads: [15m, 1h]", [3600, 900]), ("remind-leads: 1d", [86_400]), ("remind-leads: 10m, 0", [600, 0]),
      ("remind-leads: [0m, 0]", [0]), ("remind-leads: []", []), ("remind-leads: none", []), ("lang: uk", [900, 0]),
    ])
  func leads(line: String, seconds: [Int64]) {
    let (settings, findings) = read(line + "\n")
    #expect(findings.isEmpty && settings.remindLeads.map(\.seconds) == seconds)
  }

  @Test(
    "whole days have a time to be reminded at",
    arguments: [("remind-time: \"07:30\"", "07:30"), ("remind-time: 7:05", "07:05"), ("lang: uk", "09:00")])
  func remindTime(line: String, text: String) { #expect(read(line + "\n").settings.remindTime.text == text) }

  @Test("a value that a setting does not take is a diagnostic, and the default stays", arguments: wrongRows)
  func wrong(line: String) {
    let (settings, findings) = read(line + "\n")
    #expect(findings.count == 1 && findings[0].hasPrefix("bad-setting: "))
    #expect(settings == Settings())
  }

  @Test("the table of a bank is read by a mapping, whole or not at all")
  func imports() {
    let text = """
      imports:
        one: {date: Дата, format: "%d.%m.%y", debit: Out, credit: In, delimiter: tab, encoding: cp1251, skip: 2, negate: yes}
        two: {date: Date, amount: Sum, colour: red}
        three: {date: Date}

      """
    let (settings, findings) = read(text)
    #expect(settings.imports.keys.sorted() == ["one"])
    #expect(findings == ["unknown-setting: colour", "bad-setting: {date: Date}"])
    let mapping = settings.imports["one"]
    #expect(mapping?.date == "Дата" && mapping?.debit == "Out" && mapping?.credit == "In" && mapping?.amount == nil)
    #expect(mapping?.delimiter == 0x09 && mapping?.encoding == .windows1251 && mapping?.skip == 2)
    #expect(mapping?.isNegated == true && mapping?.format.date(in: "03.11.26 18:20")?.text == "2026-11-03")
  }

  @Test("a mapping with a subject or a weekday reads lessons")
  func timetableImports() {
    let text = """
      imports:
        one: {subject: Course, weekday: Day, start: From, weeks: Weeks, delimiter: ";", skip: 1}
        two: {subject: Course, date: On, start: From, format: "%d.%m.%Y"}
        three: {subject: Course, weekday: Day}
        four: {weekday: Day, subject: Course, start: From, teach: Who}

      """
    let (settings, findings) = read(text)
    #expect(settings.timetableImports.keys.sorted() == ["one", "two"] && settings.imports.isEmpty)
    #expect(findings == ["bad-setting: {subject: Course, weekday: Day}", "unknown-setting: teach"])
    let mapping = settings.timetableImports["one"]
    #expect(mapping?.columns == [.subject: "Course", .weekday: "Day", .start: "From", .weeks: "Weeks"])
    #expect(mapping?.delimiter == UInt8(ascii: ";") && mapping?.skip == 1)
    #expect(settings.timetableImports["two"]?.format.date(in: "03.11.2026")?.text == "2026-11-03")
  }

  @Test(
    "a pattern of days has each part once",
    arguments: ["", "%d", "%d.%m", "%d.%m.%Y.%y", "%d.%m.%B", "%d.%m.%Y %", "%d %d %m %Y"])
  func wrongPattern(text: String) { #expect(DatePattern(text) == nil) }

  @Test(
    "a day is read by its pattern",
    arguments: [
      ("%d.%m.%Y", "03.11.2026", "2026-11-03"), ("%d.%m.%Y", "3.1.2026", "2026-01-03"),
      ("%m/%d/%y", "11/03/26", "2026-11-03"), ("%Y%m%d", "20261103", "2026-11-03"),
      ("%Y-%m-%d", "2026-11-03T10:00", "2026-11-03"), ("%d.%m.%Y", "31.02.2026", nil), ("%d.%m.%Y", "03.11.26", nil),
      ("%d.%m.%Y", "03.11.20267", nil), ("%d.%m.%Y", "", nil),
    ] as [(String, String, String?)])
  func pattern(pattern: String, text: String, date: String?) {
    #expect(DatePattern(pattern)?.date(in: text)?.text == date)
  }

  @Test("settings are read into their types")
  func values() {
    let settings = read(
      "timezone: Europe/Kyiv\nlocale: uk-UA\nlang: en\ncurrency: EUR\nweek-start: sunday\nunits: us\nglass: 200 мл\n"
        + "diary-path: days/%Y-%m-%d.md\nfolders: {kitchen/soups: recipe, tasks: note}\n"
    ).settings
    #expect(settings.timezone == "Europe/Kyiv")
    #expect(settings.locale == "uk-UA")
    #expect(settings.language == "en")
    #expect(settings.currency.code == "EUR")
    #expect(settings.weekStart == .sunday)
    #expect(settings.units == .us)
    #expect(settings.measures.glass == 200)
    #expect(settings.diaryPath?.text == "days/%Y-%m-%d.md")
    #expect(settings.context(forNoteAt: "kitchen/soups/borshch.md").folderType == .recipe)
    #expect(settings.context(forNoteAt: "tasks/report.md").folderType == .note)
  }

  static let foldersRows: [(path: String, type: ItemType)] = [
    ("recipes/borshch.md", .recipe), ("recipes/soups/borshch.md", .recipe), ("diary/2026/2026-11-20.md", .diary),
    ("money/2026-11.md", .money), ("inbox.md", .note), ("notes/recipes/x.md", .note), ("recipes.md", .note),
    ("recipesx/a.md", .note),
  ]

  @Test("the longest matching folder gives the type", arguments: foldersRows)
  func folders(path: String, type: ItemType) { #expect(Settings().context(forNoteAt: path).folderType == type) }

  /// Where `diary-path` puts the note of Thursday, 5 March 2026, in English and Ukrainian (the vault format, section 5).
  static let diaryRows: [(pattern: String, english: String, ukrainian: String)] = [
    ("diary/%Y/%Y-%m-%d.md", "diary/2026/2026-03-05.md", "diary/2026/2026-03-05.md"),
    ("journal/%G-W%V/%d.%m.%Y", "journal/2026-W10/05.03.2026.md", "journal/2026-W10/05.03.2026.md"),
    ("recipes//%Y/%j%%.MD", "recipes/2026/064%.MD", "recipes/2026/064%.MD"),
    ("%Y/%d %B, %A", "2026/05 March, Thursday.md", "2026/05 березня, четвер.md"),
    ("x/%y%m%d (%a)", "x/260305 (Thu).md", "x/260305 (чт).md"),
    // Moment's letters, as Obsidian has them; a word that is more than these letters is text.
    ("diary/YYYY-MM-DD", "diary/2026-03-05.md", "diary/2026-03-05.md"),
    ("YYYY/MM-MMMM/YYYY-MM-DD-dddd", "2026/03-March/2026-03-05-Thursday.md", "2026/03-березень/2026-03-05-четвер.md"),
    ("[Days of] YYYY/Do MMMM", "Days of 2026/5th March.md", "Days of 2026/5-го березня.md"),
  ]

  @Test("a note where diary-path puts a day is that day's, whatever its folder", arguments: diaryRows)
  func diaryPath(pattern: String, english: String, ukrainian: String) throws {
    let day = try #require(LocalDate("2026-03-05"))
    for (locale, path) in [("en", english), ("uk", ukrainian)] {
      let settings = read("locale: \(locale)\nfolders: {journal: task, x: note}\ndiary-path: \"\(pattern)\"\n").settings
      #expect(settings.diaryPath(on: day) == path)
      let context = settings.context(forNoteAt: path)
      #expect(context.folderType == .diary && context.diaryDay == day, "\(path)")
      // What its text says goes before.
      #expect(Note(Document(Array("---\ntype: recipe\n---\n".utf8)), context: context).type == .recipe)
      let dated = Note(Document(Array("---\ndate: 2026-01-02\n---\n- 10:00 x\n".utf8)), context: context)
      #expect(dated.diaryDate == LocalDate("2026-01-02") && dated.items.map(\.type) == [.diary, .checkIn])
    }
  }

  @Test(
    "a note elsewhere is what its folder makes it",
    arguments: [
      ("journal/2026/05 березня 2026.md", .diary, "2026-03-05"), ("journal/2026/5 mar 2026.md", .diary, "2026-03-05"),
      ("journal/2025/05 March 2026.md", .task, nil), ("journal/2026/31 February 2026.md", .task, nil),
      ("journal/2026/plans.md", .task, nil), ("diary/2026-03-05.md", .diary, "2026-03-05"),
      ("x/journal/2026/05 March 2026.md", .note, nil),
    ] as [(String, ItemType, String?)])
  func besideDiaryPath(path: String, type: ItemType, day: String?) {
    let settings = read("folders: {journal: task}\ndiary-path: journal/%Y/%d %B %Y.md\n").settings
    let context = settings.context(forNoteAt: path)
    #expect(context.folderType == type && context.diaryDay?.text == day)
  }

  @Test(
    "a diary-path that does not tell the day is an error",
    arguments: ["%Y-%m", "diary/today", "a/%Q/%", "%d %m", "YYYY-MM"])
  func wrongDiaryPath(pattern: String) {
    let (settings, findings) = read("diary-path: \"\(pattern)\"\n")
    #expect(findings == ["bad-setting: \"\(pattern)\""] && settings.diaryPath(on: .epoch) == nil)
    #expect(settings.context(forNoteAt: "diary/2026-03-05.md").folderType == .diary)
  }

  @Test("a new note says its type where its place does not")
  func heads() {
    let settings = read("folders: {money: note, larder: pantry}\n").settings
    #expect(settings.path(forNew: .money, named: "2026-11") == "2026-11.md")
    #expect(settings.head(ofNew: .money, at: "2026-11.md") == "---\ntype: money\n---\n\n")
    #expect(settings.path(forNew: .pantry, named: "shelf") == "larder/shelf.md")
    #expect(settings.head(ofNew: .pantry, at: "larder/shelf.md").isEmpty)
  }

  @Test("an empty or broken file leaves the defaults", arguments: ["", "# nothing\n", "- a\n", "lang: [\n", "---\n"])
  func broken(text: String) { #expect(read(text).settings == Settings()) }

  @Test("budgets and openings are sums, whatever stands before them")
  func sums() {
    let text = "budget: {food: 6000, \"#fun\": 5 USDT}\nopening: {cash: [1200 UAH, 50 EUR]}\ncrypto: {USDT: 6}\n"
    let (settings, findings) = read(text)
    #expect(findings == [])
    #expect(settings.budgets["food"]?.map { $0.printed() } == ["+6000.00 UAH"])
    #expect(settings.budgets["fun"]?.map { $0.printed() } == ["+5.000000 USDT"])
    #expect(settings.openings["cash"]?.map { $0.printed() } == ["+1200.00 UAH", "+50.00 EUR"])
  }

  @Test(
    "what is no sum or no currency is said",
    arguments: [
      "budget: 5", "budget: {food: much}", "opening: {cash: [1 UAH, 2 UAH]}", "crypto: USDT", "crypto: {USDT: six}",
      "crypto: {UAH: 2}", "crypto: {TOOLONG: 2}", "crypto: {USDT: 99}",
    ])
  func wrongSums(line: String) {
    #expect(Settings.read(Array((line + "\n").utf8)).diagnostics.map(\.code) == [.badSetting])
  }
}
