import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault list`: what belongs to a list, what it shows, in which order, and what a wrong one says. Now is Friday,
/// 20 November 2026, 15:00.
@Suite struct `A list` {
  private func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      ".vault/config.yaml": "",
      "lists/home.md": """
      ---
      aliases: [House]
      sort: due
      ---
      # Home

      - [ ] paint the fence {due: 2026-12-01}
      - [ ] sweep {due: 2026-11-19}
      - [x] air the room
      - [-] sell the car
      - [ ] call the office {list: Work}
      - [ ] sharpen the knives {due: 2026-11-20 18:00, flag, order: 1}
      """,
      "lists/soon.md": "---\ntitle: Due soon\nquery: |\n  type:task due:..+7d\n  -list:Work\nsort: title desc\n---\n",
      "lists/late.md": "---\ntitle: Not late\nquery: type:task | sort path\nshow: [completed]\n---\n",
      "lists/hand.md": "---\ntitle: By hand\nquery: type:task due:any\nsort: manual\n---\n",
      "lists/broken.md": "---\ntitle: Broken\nquery:\n  - type:task\n  - \"typ:x\"\n---\n",
      "lists/soups.md": "---\ntitle: Soups\nquery: 'type:recipe soup | limit 1'\n---\n",
      "recipes/soup.md": "# Bean soup\n",
      "recipes/stew.md": "# Soup of nothing\n",
      "tasks/fix.md": "---\nlist: Home\ndue: 2026-11-22\ntags: [loud]\n---\n# Fix the door\n",
      "tasks/dream.md": "---\nlist: Someday maybe\n---\n# Dream\n",
      "tasks/done.md": "---\nlist: '[[home]]'\nstatus: done\ncompleted: 2026-11-18\n---\n# Done already\n",
    ])
  }

  private func titles(_ words: String...) throws -> [String] {
    let run = CommandRun(
      ["list"] + words + ["--format", "{title}", "--now", "2026-11-20 15:00"], in: try vault())
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  // MARK: What belongs to it

  @Test func `of checkbox lines has its own, but for those of another list, and what names it`() throws {
    #expect(try titles("Home") == ["sweep", "sharpen the knives", "Fix the door", "paint the fence"])
  }

  /// Beside the title, and of what is done only that it is.
  @Test(arguments: [
    ("en", ["pay  2 days late", "sweep  today 18:00  !high · ↻ every fri", "dust  Mon", "paint", "fix  done"]),
    (
      "uk",
      [
        "pay  прострочено 2 дні", "sweep  сьогодні 18:00  !високий · ↻ щотижня у пт", "dust  пн", "paint",
        "fix  зроблено",
      ]
    ),
  ])
  func `shows people when a task is due, its priority and how it repeats`(language: String, rows: [String]) throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "lists/home.md": """
      ---
      title: Home
      show: [completed, overdue]
      sort: path
      ---
      - [ ] pay {due: 2026-11-18}
      - [ ] sweep {due: 2026-11-20 18:00, priority: high, repeat: every fri}
      - [ ] dust {due: 2026-11-23}
      - [ ] paint
      - [x] fix {due: 2026-11-18, completed: 2026-11-19}

      """,
    ])
    let run = CommandRun(["list", "home", "--now", "2026-11-20 15:00", "--lang", language], in: vault) {
      $0.outputIsTerminal = true
      $0.terminalColumns = 100
      $0.variables[.noColor] = "1"
    }
    let shown = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
    }
    let wanted = rows.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(shown.count == wanted.count, "\(run.output)")
    for (line, row) in zip(shown, wanted) { #expect(line.hasPrefix(row), "\(run.output)") }
  }

  @Test func `keeps a task that is a note beside its open steps`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "", "tasks/passport.md": "# Passport\n\n- [ ] photographs\n- [x] form\n",
    ])
    let run = CommandRun(["list", "all", "--format", "{title}", "--now", "2026-11-20"], in: vault)
    #expect(run.output == "Passport\nphotographs\n")
    #expect(CommandRun(["list", "all", "--count", "--now", "2026-11-20"], in: vault).output == "2\n")
  }

  @Test(arguments: ["home", "HOUSE", "lists/home.md", "lists/home", "hom"])
  func `answers to title, alias, path and the beginning of a word`(name: String) throws {
    #expect(try titles(name).count == 4)
  }

  @Test func `is a name that only tasks give`() throws {
    #expect(try titles("someday maybe") == ["Dream"])
  }

  @Test func `with a query finds what meets all of its lines, in its order`() throws {
    #expect(try titles("Due soon") == ["sweep", "sharpen the knives", "Fix the door"])
  }

  @Test func `of another type than tasks keeps its limit`() throws {
    #expect(try titles("soups").count == 1)
    #expect(try titles("soups", "--limit", "5").count == 2)
  }

  @Test func `is narrowed by more words, and quotes are not needed`() throws {
    #expect(try titles("Home", "tag:loud") == ["Fix the door"])
    #expect(try titles("due", "soon", "-tag:loud") == ["sweep", "sharpen the knives"])
  }

  @Test(arguments: [
    ("today", ["sharpen the knives"]), ("Overdue", ["sweep"]), ("flagged", ["sharpen the knives"]),
    ("scheduled", ["sweep", "sharpen the knives", "Fix the door", "paint the fence"]),
    ("no date", ["call the office", "Dream"]), ("completed", ["Done already", "air the room"]),
    ("прострочені", ["sweep"]),
  ])
  func `is there in every vault`(name: String, titles: [String]) throws {
    #expect(try self.titles(name) == titles)
  }

  // MARK: What it shows

  @Test func `shows what is done where a status is asked for, or show says so`() throws {
    #expect(try titles("home", "status:done,cancelled") == ["air the room", "sell the car", "Done already"])
    let all = try titles("Not late")
    #expect(all.contains("air the room") && !all.contains("sell the car"))
  }

  @Test func `with show hides what is overdue unless show names it`() throws {
    #expect(try !titles("Not late").contains("sweep"))
    #expect(try titles("all").contains("sweep"))
  }

  // MARK: Its order

  @Test func `put in order by hand follows the tasks, those without a place last`() throws {
    #expect(try titles("By hand") == ["sharpen the knives", "paint the fence", "sweep", "Fix the door"])
  }

  @Test func `takes the order of an option before its own`() throws {
    #expect(try titles("home", "--sort", "-due").first == "paint the fence")
    #expect(try titles("home", "| sort -due | limit 1") == ["paint the fence"])
  }

  // MARK: All of them

  @Test func `stands with its kind and number among all`() throws {
    let run = CommandRun(["list", "--now", "2026-11-20 15:00"], in: try vault())
    #expect(
      run.output == """
        Today\tbuilt-in\t1\t
        Scheduled\tbuilt-in\t4\t
        All\tbuilt-in\t6\t
        Flagged\tbuilt-in\t1\t
        Overdue\tbuilt-in\t1\t
        Completed\tbuilt-in\t2\t
        No date\tbuilt-in\t2\t
        Broken\tsmart\t\tlists/broken.md
        By hand\tsmart\t4\tlists/hand.md
        Home\tplain\t4\tlists/home.md
        Not late\tsmart\t7\tlists/late.md
        Due soon\tsmart\t3\tlists/soon.md
        Soups\tsmart\t2\tlists/soups.md
        Someday maybe\tplain\t1\t
        Work\tplain\t1\t

        """)
    #expect(run.errors == "warning: the query of the list 'Broken' in lists/broken.md cannot be read\n")
    #expect(run.code == .done)
  }

  @Test func `is an object for programs`() throws {
    let run = CommandRun(["list", "--json", "--now", "2026-11-20 15:00"], in: try vault())
    let line = run.output.split(separator: "\n").first { $0.contains("Due soon") }
    let handle = try #require(line?.firstMatch(of: /"handle":"([0-9a-z]+)"/)).1
    #expect(
      line == """
        {"list":"Due soon","kind":"smart","count":3,"path":"lists/soon.md","handle":"\(handle)",\
        "query":["type:task due:..+7d","-list:Work"]}
        """)
    #expect(try titles(String(handle)).count == 3)
  }

  // MARK: Wrong calls

  @Test func `that is not there is suggested the nearest`() throws {
    let run = CommandRun(["list", "hoem"], in: try vault())
    #expect(run.errors == "error: no list is called 'hoem'\nhint: did you mean 'Home'?\n")
    #expect(run.code == .nothingFound)
  }

  @Test func `of two names is told apart`() throws {
    let vault = try vault()
    try vault.write("more/home.md", "---\ntype: list\ntitle: Home\n---\n")
    let run = CommandRun(["list", "home"], in: vault)
    #expect(
      run.errors == """
        error: 'home' may be 2 lists
          Home  lists/home.md
          Home  more/home.md
        hint: name it by its path

        """)
    #expect(run.code == .wrongCall)
  }

  @Test func `whose query does not read shows where`() throws {
    let run = CommandRun(["list", "broken"], in: try vault(), language: "uk")
    #expect(
      run.errors == """
          typ:x
          ^^^
        помилка: жодна нотатка не має ключа «typ»
        підказка: можливо, «type»?
        підказка: див. «vault help query»
        підказка: запит списку «Broken» у lists/broken.md не вдалося прочитати

        """)
    #expect(run.code == .wrongCall)
  }

  @Test func `whose query does not read is an error of a check, at its place`() throws {
    let run = CommandRun(["check", "lists"], in: try vault())
    #expect(
      run.output == """
        lists/broken.md:5:6: error: the query of the list cannot be read at 'typ'; 'vault list' with the list's name says \
        why; did you mean 'type'? [list-query-unread]
        lists/home.md:11:30: hint: no note and no other task names the list 'Work', so it holds this task alone \
        [list-unknown]

        """)
    #expect(run.code == .nothingFound)
  }

  @Test(arguments: [["--sort", "due"], ["--explain"], ["-0"]])
  func `is needed where its items are to be ordered or printed`(words: [String]) throws {
    let run = CommandRun(["list"] + words, in: try vault())
    #expect(run.code == .wrongCall)
    #expect(run.errors.hasSuffix(" needs a list: vault list LIST\n"))
  }
}
