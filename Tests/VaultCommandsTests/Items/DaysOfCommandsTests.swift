import Testing
import VaultActions
import VaultMessages
import VaultModel

@testable import VaultCommands

/// Every command reads the same words as the same days, or refuses them for the same reason. Now is Wednesday,
/// 18 November 2026, 10:00.
@Suite struct `Days of commands` {
  static let now = "2026-11-18 10:00"
  static let door = "- [ ] oil the kitchen door"

  private func vault() throws -> PlanVault {
    try PlanVault(
      [
        "diary/2026/2026-11-13.md": "- 09:00 the thirteenth\n", "diary/2026/2026-10-25.md": "- 09:00 twenty-fifth\n",
        "diary/2026/2026-11-10.md": "- 09:00 the tenth\n", "diary/2026/2026-11-16.md": "- 09:00 the sixteenth\n",
        "events/fair.md": "---\nstart: 2026-11-24\nend: 2026-11-24\n---\n# fair\n",
        "events/feast.md": "---\nstart: 2026-12-25\nend: 2026-12-25\n---\n# feast\n",
        "events/now.md": "---\nstart: 2026-11-18 20:00\nend: 2026-11-18 21:00\n---\n# concert\n",
        "recipes/soup.md": "# soup\n", "pictures/a.jpg": "x",
      ], tasks: [Self.door])
  }

  struct Call: Sendable, CustomTestStringConvertible {
    let words: [String]
    /// What the answer must say.
    let says: String
    var never = "2027"

    init(_ words: String..., says: String, never: String = "2027") {
      (self.words, self.says, self.never) = (words, says, never)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Call("money", "add", "-10", "Coffee", "--on", "nov 10", "--dry-run", says: "2026-11-10"),
    Call("money", "add", "-10", "Coffee", "--on", "10th", "--dry-run", says: "2026-11-10"),
    Call("money", "add", "-10", "Coffee", "--on", "last friday", "--dry-run", says: "2026-11-13"),
    Call("money", "add", "-10", "Coffee", "--on", "wednesday", "--dry-run", says: "2026-11-18"),
    Call("money", "add", "-10", "Coffee", "--on", "monday", "--dry-run", says: "2026-11-16"),
    Call("done", "oil the kitchen door", "--on", "nov 10", "--dry-run", says: "completed: 2026-11-10"),
    Call("done", "oil the kitchen door", "--on", "10th", "--dry-run", says: "completed: 2026-11-10"),
    Call("done", "oil the kitchen door", "--on", "monday", "--dry-run", says: "completed: 2026-11-16"),
    Call("diary", "last friday", says: "the thirteenth"), Call("diary", "last monday", says: "the sixteenth"),
    Call("diary", "10.11", "--lang", "uk", says: "the tenth"), Call("diary", "25th", says: "twenty-fifth"),
    Call("diary", "oct 25", says: "twenty-fifth"),
    Call("agenda", "monday to friday", says: "fair", never: "concert"),
    Call("agenda", "mon..fri", says: "fair", never: "concert"),
    Call("agenda", "tonight", says: "concert", never: "fair"),
    Call("agenda", "25.12", "--lang", "uk", says: "feast", never: "concert"),
    Call("recipe", "photo", "add", "soup", "pictures/a.jpg", "--on", "monday", "--dry-run", says: "2026-11-16"),
  ])
  func `are those that somebody means`(call: Call) throws {
    let vault = try vault()
    let before = vault.files.map { vault.text($0) }
    let run = vault.run(call.words, at: Self.now)
    let answer = run.output + run.errors
    #expect(run.code == .done && answer.contains(call.says), "\(run.code) \(answer)")
    #expect(!answer.contains(call.never), "\(answer)")
    #expect(vault.files.map { vault.text($0) } == before)
  }

  /// Files that a call writes, each with a text it then has.
  @Test(arguments: [
    (["diary", "yesterday", "In the park"], "diary/2026/2026-11-17.md", "In the park", ""),
    (["diary", "monday: long walk"], "diary/2026/2026-11-16.md", "long walk", ""),
    (["diary", "вчора", "у парку"], "diary/2026/2026-11-17.md", "у парку", ""),
    (["diary", "today", "was", "great"], "diary/2026/2026-11-18.md", "today was great", "--on today"),
    (["money", "add", "-250", "groceries", "yesterday"], "money/2026-11.md", "2026-11-17 -250.00 UAH groceries\n", ""),
    (
      ["money", "add", "-250", "groceries", "tomorrow"], "money/2026-11.md",
      "2026-11-18 -250.00 UAH groceries tomorrow",
      "--on 2026-11-19"
    ), (["money", "add", "-9", "Black", "Friday"], "money/2026-11.md", "2026-11-18 -9.00 UAH Black Friday", "--on"),
    (
      ["pantry", "add", "milk 1 l until 25 nov"], "pantry/pantry.md", "expires: 2026-11-25", ""
    ), (["pantry", "add", "молоко 1 л до 25.11"], "pantry/pantry.md", "молоко 1 л {expires: 2026-11-25}", ""),
    (["pantry", "add", "tea by Twinings"], "pantry/pantry.md", "tea by Twinings", ""),
    (["diary", "walked on friday"], "diary/2026/2026-11-18.md", "walked on friday", "'--on friday' names a day"),
    (
      ["money", "add", "-9", "yesterday", "coffee"], "money/2026-11.md", "-9.00 UAH yesterday coffee", "'yesterday' st"
    ),
    (
      ["money", "add", "-9", "tickets for friday"], "money/2026-11.md", "tickets for friday",
      "'friday' stays in the title: 'for' before it"
    ), (["money", "add", "-9", "taxi next week"], "money/2026-11.md", "taxi next week", "'next week' stays in"),
    (["pantry", "add", "milk 1 l 25 nov"], "pantry/pantry.md", "milk 1 l 25 nov", "'25 nov' stays in the name"),
    (["pantry", "add", "milk until next week"], "pantry/pantry.md", "milk until next week", "'next week' stays"),
    (["pantry", "add", "milk 2.5 l"], "pantry/pantry.md", "milk 2.5 l", ""),
    (["meals", "add", "dinner soup friday"], "meals/2026-W47.md", "- 2026-11-20 dinner [[soup]]\n", ""),
    (["meals", "add", "dinner", "friday", "soup"], "meals/2026-W47.md", "- 2026-11-20 dinner [[soup]]\n", ""),
    (["meals", "add", "soup on friday 19:00"], "meals/2026-W47.md", "- 2026-11-20 19:00 [[soup]]\n", ""),
    (["meals", "add", "вечеря soup у п'ятницю"], "meals/2026-W47.md", "- 2026-11-20 вечеря [[soup]]\n", ""),
    (
      ["meals", "add", "dinner soup 25.12", "--lang", "uk"], "meals/2026-W52.md", "- 2026-12-25 dinner [[soup]]\n", ""
    ),
    (
      ["meals", "add", "friday dinner bread monday"], "meals/2026-W47.md", "- 2026-11-20 dinner bread monday\n",
      "'monday' stays in the text"
    ),
  ])
  func `are read in what becomes a record`(words: [String], path: String, text: String, remark: String) throws {
    let vault = try vault()
    let run = vault.run(words, at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(path).contains(text), "\(vault.text(path))")
    #expect(run.errors.contains(remark), "\(run.errors)")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
  }

  /// Texts that name no day, or one that an entry cannot be of, are written without a word about it.
  @Test(arguments: [
    "see you tomorrow", "this week was hard", "met Ann at 15:00", "3 days of rain", "read on", "I may go",
  ])
  func `are not told of where none can be meant`(text: String) throws {
    let vault = try vault()
    let run = vault.run(["diary", text], at: Self.now)
    #expect(run.code == .done && !run.errors.contains("--on"), "\(run.errors)")
    #expect(vault.text("diary/2026/2026-11-18.md") == "- 10:00 \(text)\n")
  }

  /// One weekday is one day of a timetable, and a week the one that is named, whatever day weeks begin on.
  @Test func `of a timetable are those that are named`() throws {
    let lessons = "---\nowner: {group: \"7\"}\nterm: 2026-09-01..2026-12-24\n---\n## Monday\n- 09:00-10:20 Maths\n"
    for start in ["monday", "sunday"] {
      let vault = try PlanVault(["timetable/mine.md": lessons], settings: "week-start: \(start)\n")
      let day = vault.run(["timetable", "--group", "7", "--date", "monday", "--json"], at: Self.now)
      #expect(day.output.contains("2026-11-23") && !day.output.contains("2026-11-30"), "\(start): \(day.output)")
      let week = vault.run(["timetable", "--group", "7", "--week", "next week", "--json"], at: Self.now)
      #expect(week.output.contains("2026-11-23") && !week.output.contains("2026-11-16"), "\(start): \(week.output)")
    }
  }

  /// What is written of a day that was names no day to come, and a key that tells of one looks back.
  @Test func `look back in what is written of them`() throws {
    let vault = try vault()
    #expect(vault.run(["diary", "tomorrow", "--mood", "happy"], at: Self.now).code == .wrongCall)
    #expect(vault.run(["diary", "30 feb"], at: Self.now).code == .wrongCall)
    let set = vault.run(["set", "oil the kitchen door", "completed=monday", "--dry-run"], at: Self.now)
    #expect(set.output.contains("2026-11-16"), "\(set.output)\(set.errors)")
    let due = vault.run(["set", "oil the kitchen door", "due=monday", "--dry-run"], at: Self.now)
    #expect(due.output.contains("2026-11-23"), "\(due.output)\(due.errors)")
    let part = vault.run(["set", "oil the kitchen door", "due=tomorrow morning", "--dry-run"], at: Self.now)
    #expect(!part.output.contains("2026-11-19\n"), "\(part.output)\(part.errors)")
  }

  /// A month is planned as a month: its last day is in it.
  @Test func `of a plan may be any span`() throws {
    let vault = try PlanVault(tasks: ["2026-12-31 party {duration: 1h}"])
    let run = vault.run(["plan", "next", "month", "--json"], at: Self.now)
    #expect(run.output.contains("2026-12-31") && !run.output.contains("2026-11-"), "\(run.output)\(run.errors)")
    #expect(vault.run(["plan", "2027..2030"], at: Self.now).code == .wrongCall)
  }

  /// One call for each option that takes a day, without the option.
  static let daysBack: [[String]] = [
    ["money", "add", "-10", "Coffee", "--on"], ["done", "oil the kitchen door", "--on"], ["diary", "walked", "--on"],
    ["mood", "sad", "--at", "10:00", "--on"], ["recipe", "photo", "add", "soup", "pictures/a.jpg", "--on"],
    ["start", "oil the kitchen door", "--at"], ["stop", "--at"],
  ]
  static let daysAhead: [[String]] = [["done", "oil the kitchen door", "--move"], ["new", "event", "Fair", "--at"]]
  static let spans: [[String]] = [
    ["agenda", "--from"], ["agenda", "--to"], ["stats", "--from"], ["stats", "--to"], ["diary", "--from"],
    ["diary", "--to"], ["shop", "add", "--from"], ["shop", "add", "--to"], ["clash", "--from"], ["clash", "--to"],
    ["timetable", "--from"], ["timetable", "--to"], ["timetable", "--date"], ["timetable", "--week"],
    ["timetable", "stats", "--from"], ["timetable", "stats", "--to"],
    ["timetable", "add", "09:00-10:20 Tea", "--on", "monday", "--dates"],
  ]

  /// What is refused with these words is refused with them everywhere.
  private func refusal(_ call: [String], _ words: String) throws -> String? {
    let run = try vault().run(call + [words, "--dry-run"].prefix(call.contains("--on") ? 2 : 1), at: Self.now)
    guard run.code == .wrongCall else { return nil }
    return run.errors.split(separator: "\n").first.map(String.init)
  }

  @Test func `in every option are refused for one reason`() throws {
    for words in ["whenever", "30 feb", "+3m", "friday or so"] {
      let all = try (Self.daysBack + Self.daysAhead + Self.spans).map { try refusal($0, words) }
      #expect(Set(all).count == 1 && all[0] != nil, "\(words): \(all)")
    }
    for words in ["next week", "october", "monday to friday"] {
      let all = try (Self.daysBack + Self.daysAhead).map { try refusal($0, words) }
      #expect(Set(all).count == 1 && all[0] != nil, "\(words): \(all)")
    }
    for words in ["tomorrow", "next mon", "nov 19"] {
      let all = try Self.daysBack.map { try refusal($0, words) }
      #expect(Set(all).count == 1 && all[0] != nil, "\(words): \(all)")
      let ahead = try Self.daysAhead.map { try refusal($0, words) }
      #expect(ahead.allSatisfy { $0 == nil || $0 != all[0] }, "\(words): \(ahead)")
    }
  }

  /// Every option with a day among its values is among those above, or said here why it is not.
  @Test func `are taken by no other option`() {
    let others: Set = [
      // An hour of a day, or a day that must be one of a rule or of a timetable.
      "recur --from", "recur --until", "timetable --on", "pantry --expires", "pantry --expiring",
      "cookable --expiring", "add --at",
    ]
    let known = Set((Self.daysBack + Self.daysAhead + Self.spans).map { "\($0[0]) \($0.last ?? "")" })
    for command in CommandTable.all {
      for flag in command.syntax.flags {
        guard case .dates? = flag.value else { continue }
        let name = "\(command.syntax.name.split(separator: " ")[0]) \(flag.spelling)"
        #expect(known.contains(name) || others.contains("\(command.syntax.name) \(flag.spelling)"), "\(name)")
      }
    }
  }

  @Test func `of a query look back where it asks for what has happened`() throws {
    let vault = try PlanVault(tasks: [
      "- [x] old {completed: 2026-11-16}", "- [x] older {completed: 2025-12-03}", "soon {due: 2026-11-23}",
    ])
    for (query, title, other) in [
      ("completed:monday", "old", "older"), ("completed:december", "older", "soon"), ("due:monday", "soon", "old"),
    ] {
      let run = vault.run(["search", query], at: Self.now)
      #expect(run.output.contains(title) && !run.output.contains(other + " "), "\(query): \(run.output)")
    }
  }
}
