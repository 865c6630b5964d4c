import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What is seen every day on a terminal of its own: no row is wider than that, and no title of forty columns is cut.
///
/// Titles of tasks, recipes, food, what is to be bought, lessons, payments and entries of the diary have exactly forty
/// columns, in Latin, Cyrillic, East Asian and emoji.
@Suite struct `A daily screen` {
  private static let scripts = [("en", "a"), ("uk", "ї"), ("ja", "寿"), ("em", "🍲")]

  /// The titles of what is of one kind.
  private static func titles(_ kind: String) -> [String] {
    scripts.map { script, sign in
      var title = "\(kind)-\(script) "
      while DisplayWidth.of(title + sign) <= 40 { title += sign }
      return title + String(repeating: ".", count: 40 - DisplayWidth.of(title))
    }
  }

  private static func vault() throws -> ScratchDirectory {
    var files = [
      ".vault/config.yaml":
        "timezone: UTC\ntags: {errands: {icon: 🛒}}\ntimetable: {mine: [{group: \"1\"}]}\n",
      "lists/home.md": "---\ntitle: Home\nicon: 🏠\n---\n",
      "pantry/shelf.md": "- *12 cans* eggs {expires: 2027-11-22, place: the lower shelf}\n",
    ]
    files["tasks/chores.md"] = titles("task").map { title in
      """
      - [ ] \(title) #errands {due: 2026-11-17 07:30, repeat: "FREQ=WEEKLY;BYDAY=MO,TU,WE,FR", priority: high, list: Home}
      - [ ] \(title) #errands {due: 2027-12-20, repeat: every 3 months after completion, list: Home}
        - [ ] \(title) {list: Home}
      - [ ] 2026-11-20 19:30-20:30 \(title) {list: Home, remind: 10h}
      - [ ] \(title) {due: 2026-11-21, remind: 1d, list: Home}
      - [ ] \(title) {scheduled: 2026-11-18 21:00, list: Home}

      """
    }.joined()
    for (number, title) in titles("dish").enumerated() {
      files["recipes/dish-\(number).md"] = """
        ---
        title: \(title)
        servings: 12
        category: Breakfast and Brunch
        rating: 5
        favorite: true
        diet: [vegetarian, gluten-free]
        time: {total: 1h45m}
        ---
        ## Ingredients

        - 3 cans eggs
        - 2 standard cups of something else that is not there

        ## Steps

        Cook.

        """
    }
    files["meals/november.md"] = titles("dish").indices.map { number in
      "- 2026-11-20 13:00 lunch [[dish-\(number)]] {servings: 12}\n- 2026-11-21 dinner [[dish-\(number)]]\n"
    }.joined()
    files["pantry/shelf.md"]? += titles("food").map { title in
      "- *10-12 bunches* \(title) {expires: 2026-11-21, place: the lower shelf}\n"
        + "- *1 kg* \(title) {expires: 2027-12-31}\n"
    }.joined()
    files["shopping/market.md"] = titles("item").enumerated().map { number, title in
      let recipes = "[[dish-\(number)]] × 8, [[dish-0]]"
      return "- [ ] *10-12 bunches* \(title) {from: \"\(recipes)\", for: 2027-11-22}\n- [x] \(title)\n"
    }.joined()
    files["timetable/1.md"] =
      "---\nowner: {group: \"1\"}\nterm: 2026-09-01..2026-12-24\n---\n## Friday\n\n"
      + titles("less").enumerated().map { number, title in
        "- \(12 + number):10-\(12 + number):50 \(title) {kind: Консультация, subgroup: 2, room: the old laboratory, "
          + "teacher: ada}\n"
      }.joined()
    files["money/2026-11.md"] = titles("paid").map { title in
      "- 2026-11-03 -12345.50 UAH \(title) #errands {account: the savings account}\n"
    }.joined()
    files["diary/2026/2026-11-20.md"] = titles("entr").enumerated().map { number, title in
      "## 0\(number + 5):30 \(title)\n\n"
        + String(repeating: "and so it went on ", count: 8) + String(repeating: "寿司", count: 30) + "\n\n"
    }.joined()
    return try ScratchDirectory(files)
  }

  /// A call, and of what kinds its titles are.
  private static let screens: [(words: [String], kinds: [String])] = [
    (["today"], ["task", "dish", "less"]), (["plan"], ["task", "less"]), (["plan", "week"], ["task", "less"]),
    (["tasks"], ["task"]), (["tasks", "--matrix"], ["task"]),
    (["list", "Home"], ["task"]), (["list", "All"], ["task"]), (["list"], []),
    (["agenda", "week"], ["task", "dish", "food"]),
    (["remind", "--dry-run"], ["task"]), (["search", "type:task"], ["task"]), (["search", "type:recipe"], ["dish"]),
    (["recipe", "list"], ["dish"]), (["cookable"], ["dish"]), (["meals"], ["dish"]), (["pantry"], ["food"]),
    (["shop"], ["item", "dish"]), (["shop", "--by", "none"], ["item", "dish"]), (["money"], ["paid"]),
    (["timetable"], ["less"]), (["timetable", "--show", "full"], ["less"]), (["week"], ["less"]),
    (["next", "-n", "4"], ["less"]), (["diary"], ["entr"]), (["diary", "week"], ["entr"]), (["calendar"], []),
    (["stats", "tasks"], []), (["stats", "money"], []),
  ]

  private static let widths = [80, 100, 120, 200].flatMap { [("en", $0), ("uk", $0)] }

  @Test(arguments: LongSearch.sample(2, of: widths))
  func `wraps no row and cuts no title`(language: String, width: Int) throws {
    let vault = try Self.vault()
    for (words, kinds) in LongSearch.sample(10, of: Self.screens) {
      let lines = try self.lines(
        ["--vault", vault.path, "--now", "2026-11-20 10:00", "--lang", language, "--no-pager"] + words, columns: width,
        home: vault.path)
      #expect(!lines.isEmpty, "\(words)")
      for line in lines { #expect(DisplayWidth.of(line) <= width, "\(words): \(line)") }
      for title in kinds.flatMap(Self.titles) {
        let beginning = title.prefix(7)
        let rows = lines.filter { $0.contains(beginning) }
        #expect(!rows.isEmpty, "\(words): \(title)")
        for row in rows { #expect(row.contains(title), "\(words): \(row)") }
      }
    }
  }

  @Test(arguments: ["en", "uk"], [80, 100, 120, 200])
  func `names items of one title whole`(language: String, columns: Int) throws {
    let title = Self.titles("task")[0]
    let run = CommandRun(["show", title, "--lang", language], in: try Self.vault()) { $0.terminalColumns = columns }
    let rows = run.errors.split(separator: "\n").filter { $0.contains("chores.md:") }
    #expect(run.code == .wrongCall && rows.count == 6, "\(run.errors)")
    for row in rows { #expect(row.contains(title) && DisplayWidth.of(row) <= columns, "\(row)") }
  }

  // MARK: The first screen

  /// An early morning with everything to come, an evening, and a day on which most is overdue.
  @Test(arguments: ["en", "uk"], ["2026-11-20 09:00", "2026-11-20 19:00", "2026-11-22 08:00", "2026-11-27 12:00"])
  func `of today is forty rows of eighty columns at most`(language: String, now: String) throws {
    let screen = try TranscriptRunner(copying: ["sample-vault"]).screens(
      of: ["vault today --lang \(language) --now '\(now)'"], columns: 80, startingIn: "sample-vault")
    let rows = String(decoding: screen.first ?? [], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    // Behind the last row is nothing.
    #expect(rows.count > 12 && rows.count - 1 <= 40, "\(rows.count - 1) rows\n\(rows.joined(separator: "\n"))")
  }

  /// What the program prints on a terminal, and says beside it.
  private func lines(_ words: [String], columns: Int, home: String) throws -> [String] {
    let said = try PseudoTerminal.output(
      of: [VaultBinary.find().path] + words, columns: columns,
      environment: [
        "TERM": "xterm", "VAULT_STOPWATCH_OFF": "1", "LC_ALL": "C.UTF-8", "TZ": "UTC", "NO_COLOR": "1", "HOME": home,
        "PATH": "/usr/bin:/bin",
        "XDG_STATE_HOME": home + "/.state", "XDG_CACHE_HOME": home + "/.cache",
      ])
    // A terminal ends a line with both.
    return String(decoding: said, as: UTF8.self).replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
  }
}
