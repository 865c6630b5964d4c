import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault new`: where notes are made, and what never happens to those that are there.
@Suite struct `vault new` {
  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n"].merging(files) { $1 })
  }

  private func run(_ words: String..., in directory: ScratchDirectory, language: String? = nil) -> CommandRun {
    CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func permissions(_ path: String, in directory: ScratchDirectory) throws -> UInt32 {
    let path = Path(directory.path).appending(path)
    return try FileOperations.system.statusOfName(FileOperations.workingDirectory, path.bytes, false).permissions
  }

  @Test func `makes a note in the folder of its type and prints its path`() throws {
    let directory = try vault()
    let run = run("new", "recipe", "Lemon", "cake", "servings=4", "tags+=cake,#lemon", in: directory)
    #expect(run.output == "recipes/lemon-cake.md\n")
    #expect(run.errors == "")
    #expect(run.code == .done)
    #expect(
      text("recipes/lemon-cake.md", in: directory) == """
        ---
        servings: 4
        time:
        tags: [cake, lemon]
        created: 2026-11-20
        ---

        # Lemon cake

        ## Ingredients

        - …

        ## Steps

        1. …

        """)
    // What is to be written is said until it is written.
    let check = self.run("check", in: directory)
    #expect(check.output.split(separator: "\n").allSatisfy { $0.hasSuffix("[recipe-unwritten]") })
    #expect(check.output.split(separator: "\n").count == 2 && check.code == .done)
  }

  @Test(arguments: ["task", "event", "list", "shopping", "food", "timetable", "note", "diary", "money"])
  func `makes notes that have no findings`(type: String) throws {
    let directory = try vault()
    let words =
      type == "diary" || type == "money" ? [] : ["Re: a \"title\""] + (type == "event" ? ["--at", "now"] : [])
    let made = CommandRun(["new", type] + words, in: directory) {
      $0.variables[.now] = "2026-11-20"
      $0.variables[.stateHome] = directory.path + "/.state-home"
    }
    #expect(made.code == .done && made.output.hasSuffix(".md\n"))
    #expect(self.run("check", "--strict", in: directory).output == "")
  }

  @Test func `takes the vault's own template`() throws {
    let template =
      "---\nstatus: open\ndue: {{date}}\n---\n\n# {{title}}\n\nAsked at {{time}}. {{unknown}} $(rm -rf .)\n"
    let directory = try vault([".vault/templates/task.md": template])
    #expect(run("new", "task", "Call", "Ann", "due=+3d", "priority=high", in: directory).code == .done)
    #expect(
      text("tasks/call-ann.md", in: directory) == """
        ---
        status: open
        due: 2026-11-23
        priority: high
        created: 2026-11-20
        ---

        # Call Ann

        Asked at 09:05. {{unknown}} $(rm -rf .)

        """)
  }

  /// The diary looks back: a weekday is the last one.
  @Test(arguments: [("tomorrow", "2026-11-21"), ("2026-11-21", "2026-11-21"), ("sat", "2026-11-14")])
  func `makes a page of the diary for a date in words`(words: String, day: String) throws {
    let directory = try vault()
    let made = CommandRun(["new", "diary", words], in: directory) {
      $0.variables[.now] = "2026-11-20"
      $0.variables[.stateHome] = directory.path + "/.state-home"
    }
    #expect(made.output == "diary/2026/\(day).md\n")
    #expect(try permissions("diary/2026/\(day).md", in: directory) == 0o600)
  }

  @Test func `makes the money of a month`() throws {
    let directory = try vault()
    #expect(run("new", "money", in: directory).output == "money/2026-11.md\n")
    #expect(run("new", "money", "2026-12", in: directory).output == "money/2026-12.md\n")
    #expect(try permissions("money/2026-12.md", in: directory) == 0o600)
  }

  static let taken: [(there: String, title: String, free: String)] = [
    ("recipes/lemon-cake.md", "Lemon cake", "Lemon cake 2"), ("recipes/Lemon-Cake.md", "Lemon cake", "Lemon cake 2"),
    ("recipes/пиріг-йод.md", "Пиріг йод", "Пиріг йод 2"),
  ]

  @Test(arguments: taken)
  func `never writes over a note`(there: String, title: String, free: String) throws {
    let directory = try vault([there: "mine\n"])
    let run = run("new", "recipe", title, in: directory)
    #expect(run.code == .conflict && run.output == "")
    #expect(
      run.errors == """
        error: \(there) is there already
        hint: 'vault edit \(there)' opens it
        hint: the title '\(free)' is free

        """)
    #expect(text(there, in: directory) == "mine\n")
  }

  @Test func `offers a number that is free`() throws {
    let directory = try vault(["a.md": "", "a-2.md": "", "A-3.md": ""])
    #expect(run("new", "note", "A", in: directory).errors.contains("'A 4' is free"))
  }

  @Test func `says once what is missing beside a time that stays in the title`() throws {
    let directory = try vault()
    let errors = run("new", "event", "Christmas dinner at 7pm", in: directory).errors
    #expect(errors.contains("vault does not know the date of 'Christmas'") && !errors.contains("hint:"))
  }

  static let wrong: [(words: [String], errors: String)] = [
    (["new", "recpie", "x"], "did you mean 'recipe'?"), (["new"], "'vault new' needs TYPE"),
    (["new", "recipe"], "'vault new' needs TITLE"), (["new", "recipe", "///"], "nothing to name a file by"),
    (["new", "diary", "never"], "never"), (["new", "diary", "2026-11"], "2026-11"), (["new", "diary", "+3m"], "+3mo"),
    (["new", "task", "x", "due=whenever"], "'whenever' is not a date"),
    (["new", "task", "x", "--edit", "--dry-run"], "cannot be used together"),
    (["new", "task", "x", "type=recipe"], "given twice: 'task' and 'recipe'"),
    (["new", "task", "x", "status.a=1"], "tasks/x.md"),
    (
      ["new", "event", "Lunch"],
      "hint: write 'Lunch tomorrow 12:00', or 'Lunch tomorrow' for all day; '--at now' is now"
    ),
    (["new", "event", "Christmas dinner at 7pm"], "nothing says when 'Christmas dinner at 7pm' begins\n"),
    (["add", "Lunch", "--event"], "nothing says when 'Lunch' begins"),
    (["new", "event", "Lunch", "tomorow", "12:00"], "'tomorow 12:00' stays in the title"),
    (["new", "event", "tomorrow", "12:00"], "says when, but not what"),
    (["new", "event", "#a", "fri"], "but not what"),
    (["new", "event", "x", "2026-11-27", "14:00", "end=2026-11-27 13:00"], "the end is before the start"),
    (["new", "event", "x", "--at", "whenever"], "whenever"), (["new", "event", "x", "start=whenever"], "whenever"),
    (["new", "task", "x", "--at", "now"], "--at says when an event begins, but this is a note of type task"),
    (["add", "x", "--at", "now"], "--at says when an event begins"),
    (["add", "x", "--event", "--list", "home"], "cannot be used together"),
  ]

  @Test(arguments: wrong)
  func `says what is wrong with a call, and makes nothing`(words: [String], errors: String) throws {
    let directory = try vault()
    let run = CommandRun(words, in: directory) { $0.variables[.stateHome] = directory.path + "/.state-home" }
    #expect(run.code == .wrongCall && run.output == "")
    #expect(run.errors.contains(errors), "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(names.filter { !$0.hasPrefix(".") } == [])
  }

  /// A call, the file that it makes, and what its front matter says beside when it was made.
  static let understood: [(words: [String], path: String, keys: String)] = [
    (
      ["new", "event", "Lunch with Bob tomorrow 12:00 #friends"], "events/lunch-with-bob.md",
      "start: 2026-11-21 12:00\nend: 2026-11-21 13:00\ntags: [friends]\n"
    ),
    (["add", "Fair", "1-3", "Dec", "--event"], "events/fair.md", "start: 2026-12-01\nend: 2026-12-03\n"),
    (["new", "event", "Tea", "--at", "now"], "events/tea.md", "start: 2026-11-20 09:05\nend: 2026-11-20 10:05\n"),
    (["add", "Tea", "--event", "--at", "fri"], "events/tea.md", "start: 2026-11-27\nend: 2026-11-27\n"),
    (
      ["new", "event", "May report", "start=2026-12-01 10:00"], "events/may-report.md",
      "start: 2026-12-01 10:00\nend: 2026-12-01 11:00\n"
    ),
    (
      ["new", "event", "Tea fri 16:00", "end=2026-11-20 16:20"], "events/tea.md",
      "start: 2026-11-20 16:00\nend: 2026-11-20 16:20\n"
    ),
    (
      ["new", "task", "Call", "Ann tomorrow 15:00 #work !high every week"], "tasks/call-ann.md",
      "status:\ndue:\nstart: 2026-11-21 15:00\npriority: high\nrepeat: every week\ntags: [work]\n"
    ),
    (
      ["new", "task", "Paint 24 Nov 15:00-18:00"], "tasks/paint.md",
      "status:\ndue:\nstart: 2026-11-24 15:00\nend: 2026-11-24 18:00\n"
    ),
    // A key says more than the words, and takes them for text.
    (["new", "task", "Report of Friday", "due=+3d"], "tasks/report-of-friday.md", "status:\ndue: 2026-11-23\n"),
    (["new", "task", "Read on Friday", "--plain"], "tasks/read-on-friday.md", "status:\ndue:\n"),
    (["new", "task", "Tomorrow"], "tasks/tomorrow.md", "status:\ndue:\n"),
  ]

  @Test(arguments: understood)
  func `understands the words of tasks and events`(words: [String], path: String, keys: String) throws {
    let directory = try vault()
    let run = CommandRun(words, in: directory) {
      $0.variables[.now] = "2026-11-20 09:04:01"
      $0.variables[.stateHome] = directory.path + "/.state-home"
    }
    #expect(run.code == .done && run.output == path + "\n", "\(run.errors)")
    #expect(text(path, in: directory)?.hasPrefix("---\n\(keys)created: 2026-11-20\n---\n\n# ") == true)
  }

  @Test func `gives events of one title the date, and then a number`() throws {
    let directory = try vault(["events/Lunch.md": "mine\n", "tea.txt": ""])
    let words = ["Lunch tomorrow", "Lunch fri", "Lunch tomorrow 12:00", "Lunch tomorrow 12:00"]
    let queue = LineQueue(words)
    let run = CommandRun(["add", "-", "--event"], in: directory) {
      $0.variables[.now] = "2026-11-20 09:00"
      $0.variables[.stateHome] = directory.path + "/.state-home"
      $0.readLine = { queue.next() }
    }
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      run.output == """
        events/lunch-2026-11-21.md
        events/lunch-2026-11-27.md
        events/lunch-2026-11-21-2.md
        events/lunch-2026-11-21-3.md

        """)
    #expect(text("events/Lunch.md", in: directory) == "mine\n")
    #expect(self.run("undo", in: directory).code == .done)
    #expect(text("events/lunch-2026-11-21.md", in: directory) == nil)
  }

  @Test(arguments: [
    ("fri 12:00", "start: 2026-11-20 12:00\nend: 2026-11-20 14:00\n"), ("whenever", nil), ("", nil), ("Bob fri", nil),
  ])
  func `asks on a terminal when an event is`(answer: String, keys: String?) throws {
    let directory = try vault()
    let queue = LineQueue([answer])
    let run = CommandRun(["new", "event", "Lunch 2h", "--color", "never"], in: directory) {
      $0.variables[.now] = "2026-11-20 09:00"
      $0.variables[.stateHome] = directory.path + "/.state-home"
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { queue.next() }
    }
    #expect(run.errors.hasPrefix("When is 'Lunch'? "))
    #expect(run.code == (keys == nil ? .wrongCall : .done))
    #expect(
      text("events/lunch.md", in: directory)?.hasPrefix("---\n\(keys ?? "")created:") == (keys == nil ? nil : true))
  }

  @Test func `takes the start of an event from the vault's own template`() throws {
    let template = "---\nstart: {{date}} 18:00\n---\n\n# {{title}}\n"
    let directory = try vault([".vault/templates/event.md": template])
    #expect(run("new", "event", "Supper", in: directory).code == .done)
    #expect(text("events/supper.md", in: directory)?.hasPrefix("---\nstart: 2026-11-20 18:00\ncreated:") == true)
  }

  @Test func `leaves out a key that is said to be empty`() throws {
    let directory = try vault()
    #expect(run("new", "task", "A", "created=", "due=", "status=done", in: directory).code == .done)
    #expect(text("tasks/a.md", in: directory) == "---\nstatus: done\ncompleted: 2026-11-20\n---\n\n# A\n\n")
  }

  @Test func `shows what it would make`() throws {
    let directory = try vault()
    let run = run("new", "note", "Ideas", "--dry-run", in: directory)
    #expect(run.output.hasPrefix("diff --git a/ideas.md b/ideas.md\nnew file mode 100644\n"))
    #expect(text("ideas.md", in: directory) == nil)
  }

  @Test func `prints an object for programs`() throws {
    let run = run("new", "note", "Ideas", "--json", in: try vault(["x.md": ""]))
    #expect(run.output.hasPrefix(#"{"path":"ideas.md","action":"create","removed":[],"added":["---","#))
  }

  @Test func `warns of a note that vault would not read`() throws {
    let directory = try vault([
      ".vaultignore": "drafts/\n", ".vault/config.yaml": "folders: {drafts: recipe, recipes: note}\n",
    ])
    let run = run("new", "recipe", "Cake", in: directory)
    #expect(run.errors.contains("warning: vault does not read drafts/cake.md: a line of .vaultignore matches it"))
  }

  @Test func `reads no template through a link out of the vault`() throws {
    let outside = try ScratchDirectory(["secret.md": "secret"])
    let directory = try vault()
    try directory.link(".vault/templates", to: outside.path)
    let run = run("new", "note", "x", in: directory)
    #expect(run.code == .ioFailure && run.output == "")
  }

  @Test func `speaks Ukrainian`() throws {
    let directory = try vault(["x.md": "", ".vault/config.yaml": ""])
    #expect(run("new", "note", "X", in: directory, language: "uk_UA.UTF-8").errors.hasPrefix("помилка: x.md уже є\n"))
    _ = run("new", "recipe", "Пиріг", in: directory, language: "uk_UA.UTF-8")
    #expect(text("recipes/пиріг.md", in: directory)?.contains("## Інгредієнти") == true)
  }
}
