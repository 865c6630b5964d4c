import Testing
import VaultMessages
import VaultModel
import VaultTestSupport

@testable import VaultCommands

@Suite struct `A listing` {
  private static let vault: [String: String] = [
    ".vault/config.yaml": "",
    "recipes/soup.md": "---\ntype: recipe\nchef: olha\ntags: [quick]\n---\n# Soup\n\n---\n\n- *1 bunch* dill\n",
    "recipes/pie.md": "---\ntype: recipe\n---\n# Pie\n\n---\n\n- *2* eggs\n",
    "lists/weeknight.md": "---\ntype: collection\n---\n# Weeknight\n\n- [[pie]]\n- [[soup]]\n- [[pie]]\n",
    "pantry.md": "---\ntype: pantry\n---\n- 2 eggs {expires: 2026-11-22, place: fridge}\n- 1 kg salt\n",
    "tasks.md": "- [ ] 2026-11-20 15:00-16:00 call {due: 2026-11-20}\n- [ ] late {due: 2026-11-18}\n",
  ]

  private func run(_ words: String...) throws -> CommandRun {
    CommandRun(["--now", "2026-11-20 10:00"] + words, in: try ScratchDirectory(Self.vault))
  }

  /// The columns as the guide promises them: programs count them.
  @Test(arguments: [
    (["search", "soup"], "handle type place title snippet"),
    (["list"], "list kind count path"),
    (["list", "all"], "handle type place title snippet"),
    (["today"], "handle section start end type title place"),
    (["agenda"], "handle day start end type role title location place"),
    (["tasks"], "handle group date role status priority title list tags waits place day"),
    (["money"], "date amount currency title category tags account balance path line"),
    (
      ["timetable", "--group", "1"],
      "date weekday week start end subject kind subgroup rooms teachers groups note path line announcement skipped"
    ),
    (
      ["next", "--group", "1"],
      "date weekday week start end subject kind subgroup rooms teachers groups note path line announcement skipped "
        + "startsIn endsIn"
    ),
    (["plan"], "handle day start end kind title reason firstDay place"),
    (["recipe", "list"], "handle title category minutes rating diets status path"),
    (["recipe", "collection"], "title recipes dangling path"),
    (["recipe", "collection", "weeknight"], "handle title category minutes rating diets status path"),
    (["recipe", "chef"], "name recipes path"),
    (["pantry"], "handle state expires amount name place position"),
    (["cookable"], "handle percent soonest title path missing"),
    (["meals"], "handle date time meal text servings percent missing place"),
    (["shop"], "handle group status amount name from for place"),
    (["tag", "list"], "tag count"),
  ])
  func `names its columns, which stay what they are`(words: [String], names: String) throws {
    var files = Self.vault
    files["shopping.md"] = "---\ntype: shopping\n---\n- [ ] milk\n"
    files["timetable/1.md"] = "---\nowner: {group: \"1\"}\n---\n## Saturday\n\n- 09:00-10:20 Choir\n"
    files["money/2026-11.md"] = "- 2026-11-20 -5 UAH tea\n"
    files["meals/week.md"] = "---\ntype: meals\n---\n- 2026-11-20 lunch [[soup]]\n"
    let run = CommandRun(["--now", "2026-11-20 10:00"] + words + ["--header"], in: try ScratchDirectory(files))
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    try #require(lines.count > 1, "\(run.errors)")
    #expect(lines[0].joined(separator: " ") == names)
    #expect(lines.allSatisfy { $0.count == lines[0].count })
  }

  @Test(
    arguments: [
      (["tag", "list"], "{count} {tag}", "1 quick\n"),
      (["pantry"], "{name}: {expires} {path}:{line}", "eggs: 2026-11-22 pantry.md:4\nsalt:  pantry.md:5\n"),
      (["recipe", "collection", "weeknight"], "{title}\\t{ai}", "Pie\tfalse\nSoup\tfalse\n"),
      (["recipe", "chef"], "{name} {recipes}", "olha 1\n"),
      (["tasks"], "{group}|{title}|{quadrant}", "overdue|late|urgent\ntoday|call|urgent\n"),
      (
        ["agenda"], "{start}–{end} {title}",
        "2026-11-20– call\n2026-11-20 15:00–2026-11-20 16:00 call\n2026-11-22– eggs\n"
      ),
      (
        ["today"], "{section}: {title} {type}",
        "agenda: call task\noverdue: late task\nexpiry: eggs pantry\nreminder: call task\n"
      ),
      (["list"], "{kind} {list}", nil),
      (["cookable"], "{percent} {title}{missing}", "100 Pie\n"),
      (["recipe", "list", "soup"], "{title} {status} {minutes}.", "Soup draft .\n"),
      (["recipe", "list", "soup"], "{title} {stem} {tags}", "Soup soup quick\n"),
    ] as [([String], String, String?)])
  func `is printed by a template of its columns`(words: [String], template: String, expected: String?) throws {
    let run = CommandRun(
      ["--now", "2026-11-20 10:00"] + words + ["--format", template], in: try ScratchDirectory(Self.vault))
    #expect(run.code == .done, "\(run.errors)")
    // The same on a terminal: no headings, no counts.
    let terminal = CommandRun(
      ["--now", "2026-11-20 10:00"] + words + ["--format", template], in: try ScratchDirectory(Self.vault)
    ) { $0.outputIsTerminal = true }
    #expect(terminal.output == run.output)
    if let expected { #expect(run.output == expected) } else { #expect(run.output.contains("built-in ")) }
  }

  @Test func `has only the columns that it has`() throws {
    let run = try run("tasks", "--format", "{titel}")
    #expect(run.code == .wrongCall && run.output.isEmpty)
    #expect(
      run.errors == """
        error: the template asks for 'titel', which is not a column of this list
        hint: did you mean 'title'?

        """)
    let ukrainian = try self.run("--lang", "uk", "pantry", "--format", "{назва}")
    #expect(
      ukrainian.errors == """
        помилка: шаблон просить «назва», а такого стовпця цей список не має
        підказка: його стовпці: handle, path, line, name, food, amount, expires, state, place, opened, position

        """)
    #expect(
      try self.run("tasks", "--format", "{title").errors == "error: the template has a brace that is not closed\n")
  }

  @Test func `gives the path of each note once`() throws {
    #expect(
      try run("recipe", "collection", "weeknight", "--format", "paths").output == "recipes/pie.md\nrecipes/soup.md\n")
    #expect(try run("recipe", "collection", "--format", "paths").output == "lists/weeknight.md\n")
  }

  @Test func `has the names of its columns once, however many rows there are`() throws {
    #expect(try run("search", "type:recipe", "--header").output.split(separator: "\n").count == 3)
    #expect(try run("tag", "list", "none", "--header").output.isEmpty)
    // More than are put in columns at once.
    let many = (0..<750).map { "- [ ] 2026-11-\(20 + $0 / 250) 08:00-09:00 task \($0)\n" }.joined()
    let agenda = CommandRun(
      ["--now", "2026-11-20 07:00", "agenda", "week", "--header"],
      in: try ScratchDirectory([".vault/config.yaml": "", "tasks.md": many]))
    let lines = agenda.output.split(separator: "\n")
    #expect(lines.count == 751 && lines.count { $0.hasPrefix("handle\t") } == 1)
  }
}

@Suite struct `A date in a list` {
  @Test(arguments: [
    ("2026-11-20", "today", "сьогодні"), ("2026-11-21", "tomorrow", "завтра"), ("2026-11-19", "yesterday", "вчора"),
    ("2026-11-22", "Sun", "нд"), ("2026-11-26", "Thu", "чт"), ("2026-11-27", "27 Nov", "27 лист."),
    ("2026-12-31", "31 Dec", "31 груд."), ("2027-01-01", "1 Jan 2027", "1 січ. 2027"),
    ("2026-11-18", "2 days ago", "2 дні тому"), ("2026-11-15", "5 days ago", "5 днів тому"),
    ("2026-10-21", "30 days ago", "30 днів тому"), ("2026-10-20", "20 Oct", "20 жовт."),
    ("2025-11-20", "20 Nov 2025", "20 лист. 2025"),
  ])
  func `is told by how far it is where it is near`(date: String, english: String, ukrainian: String) throws {
    let (date, today) = (try day(date), try day("2026-11-20"))
    #expect(Messages(.english).near(date, today) == english)
    #expect(Messages(.ukrainian).near(date, today) == ukrainian)
  }

  @Test func `that has passed is late where something was due`() throws {
    #expect(Messages(.english).near(try day("2026-11-17"), try day("2026-11-20"), isDue: true) == "3 days late")
    #expect(Messages(.english).near(try day("2026-11-19"), try day("2026-11-20"), isDue: true) == "yesterday")
    for (date, text) in [("2026-11-17", "3 дні"), ("2026-11-09", "11 днів"), ("2026-10-30", "21 день")] {
      #expect(Messages(.ukrainian).near(try day(date), try day("2026-11-20"), isDue: true) == "прострочено \(text)")
    }
    #expect(Messages(.ukrainian).near(try day("2026-11-19"), try day("2026-11-20"), isDue: true) == "вчора")
  }

  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }
}

@Suite struct `A list on a terminal` {
  /// Titles of forty columns, and what stands beside them at its widest.
  @Test(arguments: [
    "write the letter about the broken window",
    "написати листа про розбите вікно в під'їзді"[...].prefix(40).description,
    "割れた窓について手紙を書くことにしました", "📨 write the letter about broken windows",
  ])
  func `cuts no title of forty columns`(title: String) throws {
    try #require(DisplayWidth.of(title) <= 40)
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "notes/a-very-long-folder-name/november-chores.md":
        "- [ ] \(title) #household #letters {priority: high, due: 2026-11-18 09:30, repeat: \"FREQ=WEEKLY;BYDAY=MO,WE,FR\"}\n"
        + "- [ ] 2026-11-20 19:30-20:30 \(title) #household\n",
      "pantry.md": "---\ntype: pantry\n---\n- 250 g \(title) {expires: 2027-11-22, place: the lower shelf}\n",
      "shopping.md": "---\ntype: shopping\n---\n- [ ] 250 g \(title) {for: 2027-11-22}\n",
    ])
    for words in [["tasks"], ["agenda", "week"], ["today"], ["pantry"], ["shop"], ["search", "type:task"]] {
      for width in [80, 120, 200] {
        let run = CommandRun(["--now", "2026-11-20 10:00"] + words, in: vault) {
          $0.outputIsTerminal = true
          $0.terminalColumns = width
          $0.variables[.noColor] = "1"
        }
        #expect(run.output.contains(title), "\(words) \(width)\n\(run.output)")
        #expect(run.output.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= width }, "\(words) \(width)")
      }
    }
  }

  @Test func `says a rule in words, and shows where things stand when asked`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "notes/garden/beds.md": "- [ ] weed {priority: high, due: 2026-11-18, repeat: \"FREQ=WEEKLY;BYDAY=MO,WE\"}\n",
    ])
    func run(_ words: [String], columns: Int) -> String {
      CommandRun(["--now", "2026-11-20 10:00", "tasks", "--color", "always"] + words, in: vault) {
        $0.outputIsTerminal = true
        $0.terminalColumns = columns
      }.output
    }
    let wide = run([], columns: 120)
    #expect(wide.contains("\u{1B}[31m2 days late\u{1B}[0m") && wide.contains("\u{1B}[1;33m!high\u{1B}[0m"))
    #expect(wide.contains("↻ every mon, wed") && !wide.contains("FREQ") && wide.contains("notes/garden/beds.md:1"))
    let narrow = run([], columns: 40)
    #expect(!narrow.contains("beds.md"))
    #expect(run(["-v"], columns: 40).contains("beds.md:1"))
    #expect(run(["--lang", "uk"], columns: 120).contains("↻ щотижня у пн, ср"))
  }

  /// In the reader's language; in that of its author as it was written, and for programs always so.
  @Test(arguments: [
    ("daily", "daily", "щодня"), ("weekdays", "weekdays", "у будні"), ("every day", "every day", "щодня"),
    ("every mon, fri", "every mon, fri", "щотижня у пн, пт"),
    ("щотижня в пн, пт", "every mon, fri", "щотижня в пн, пт"),
    ("щобудня", "weekdays", "щобудня"), ("щомісяця", "monthly", "щомісяця"),
    ("every 3 days after completion", "every 3 days after completion", "кожні 3 дні після виконання"),
    ("now and then", "now and then", "now and then"),
  ])
  func `says a rule in the language of its reader`(rule: String, english: String, ukrainian: String) throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "lists/home.md": "---\ntitle: Home\n---\n- [ ] weed {due: 2026-11-20, repeat: \"\(rule)\"}\n",
    ])
    for (language, text) in [("en", english), ("uk", ukrainian)] {
      for words in [["tasks"], ["list", "Home"], ["today"]] {
        let run = CommandRun(["--now", "2026-11-20 10:00", "--lang", language] + words, in: vault) {
          $0.outputIsTerminal = true
          $0.terminalColumns = 120
          $0.variables[.noColor] = "1"
        }
        #expect(run.output.contains("↻ \(text)"), "\(words): \(run.output)")
      }
      let json = CommandRun(["--now", "2026-11-20 10:00", "--lang", language, "tasks", "--json"], in: vault).output
      #expect(json.contains("\"repeat\":\"\(rule)\""), "\(json)")
    }
  }

  /// What was only planned is past and not late, and of days late no time is told.
  @Test func `tells late from planned`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "a.md":
        "- [ ] pay {due: 2026-11-17 09:00}\n- [ ] call {scheduled: 2026-11-17 09:00}\n- [ ] ask {due: 2026-11-19 09:00}\n",
    ])
    func lines(_ language: String) -> [String] {
      CommandRun(["--now", "2026-11-20 10:00", "--lang", language, "tasks"], in: vault) {
        $0.outputIsTerminal = true
        $0.terminalColumns = 80
        $0.variables[.noColor] = "1"
      }.output.split(separator: "\n").map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }
    let (english, ukrainian) = (lines("en"), lines("uk"))
    for line in ["3 days late pay", "3 days ago 09:00 call planned", "yesterday 09:00 ask"] {
      #expect(english.contains { $0.hasPrefix(line) }, "\(english)")
    }
    for line in ["прострочено 3 дні pay", "3 дні тому 09:00 call заплановано", "вчора 09:00 ask"] {
      #expect(ukrainian.contains { $0.hasPrefix(line) }, "\(ukrainian)")
    }
  }
}
