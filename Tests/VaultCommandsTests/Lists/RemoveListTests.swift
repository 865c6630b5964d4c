import Testing
import VaultActions
import VaultTestSupport

@testable import VaultCommands

/// `vault list rm`: what becomes of the tasks of a list that goes. Now is Friday, 20 November 2026, 12:00.
@Suite struct `Removing a list` {
  /// The note of a list with an icon, a color and five tasks, one of them done.
  static let home = """
    ---
    title: Home
    icon: 🏠
    color: green
    ---
    - [ ] Banana {due: 2026-11-22, priority: low, created: 2026-11-03}
    - [ ] apple {priority: high, created: 2026-11-01}
    - [ ] Cherry {due: 2026-11-18, created: 2026-11-02}
    - [ ] date {due: 2026-11-21, priority: medium}
    - [x] Elder {due: 2026-11-19, completed: 2026-11-19}

    """

  private func vault(_ files: [String: String] = [:]) throws -> EditVault {
    let usual = [".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\n", "lists/home.md": Self.home]
    return try EditVault(usual.merging(files) { $1 })
  }

  private func lines(_ vault: EditVault) -> Int {
    vault.run("search", "type:task", "--count").output.split(separator: "\n").first.flatMap { Int($0) } ?? -1
  }

  /// Answers on a terminal.
  private func answering(_ lines: String...) -> (inout ProcessEnvironment) -> Void {
    let queue = LineQueue(lines)
    return {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { queue.next() }
    }
  }

  // MARK: A choice

  @Test func `is refused in a pipe without a choice, and names the three`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"])
    let run = vault.run("list", "rm", "Home")
    #expect(run.code == .wrongCall)
    for choice in ["--move-to", "--detach", "--with-tasks"] { #expect(run.errors.contains(choice), "\(run.errors)") }
    #expect(vault.text("lists/home.md") == Self.home)
    #expect(vault.text("tasks/far.md") == "- [ ] Fig {list: Home}\n")
    #expect(run.output.isEmpty)
  }

  @Test func `with detach loses no task, says so before, and is undone to the byte`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"])
    let before = lines(vault)
    let run = vault.run("list", "rm", "Home", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("5 lines of lists/home.md go to inbox.md"), "\(run.errors)")
    #expect(run.errors.contains("1 other task"), "\(run.errors)")
    #expect(vault.text("tasks/far.md") == "- [ ] Fig\n")
    #expect(vault.text("lists/home.md").isEmpty)
    #expect(vault.text("inbox.md") == String(Self.home.split(separator: "---\n").last ?? ""))
    #expect(lines(vault) == before)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("lists/home.md") == Self.home)
    #expect(vault.text("tasks/far.md") == "- [ ] Fig {list: Home}\n")
    #expect(vault.text("inbox.md").isEmpty)
  }

  @Test func `shows with a dry run what it would do, and writes nothing`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"])
    let run = vault.run("list", "rm", "Home", "--detach", "--dry-run")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.contains("+- [ ] Banana"))
    #expect(run.errors.contains("5 lines of lists/home.md go to inbox.md"), "\(run.errors)")
    #expect(vault.text("lists/home.md") == Self.home)
  }

  @Test func `takes its tasks with it where that is asked for`() throws {
    let vault = try vault([
      "tasks/far.md": "- [ ] Fig {list: Home}\n- [ ] Grape\n", "tasks/note.md": "---\nlist: home\n---\n# Honey\n",
    ])
    let before = lines(vault)
    let run = vault.run("list", "rm", "Home", "--with-tasks")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/far.md") == "- [ ] Grape\n")
    #expect(vault.text("lists/home.md").isEmpty && vault.text("tasks/note.md").isEmpty)
    #expect(lines(vault) == before - 7)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("tasks/note.md") == "---\nlist: home\n---\n# Honey\n")
    #expect(vault.text("lists/home.md") == Self.home)
  }

  // MARK: To another list

  @Test func `moves its lines to another list, whose name the others take`() throws {
    let vault = try vault([
      "lists/flat.md": "---\ntitle: Flat\n---\n# Flat\n\n* [ ] sweep {list: Home}\n* [ ] mop\n\nNotes stay.\n",
      "tasks/far.md": "- [ ] Fig {list: home, due: 2026-12-01}\n",
    ])
    let before = lines(vault)
    let run = vault.run("list", "rm", "Home", "--move-to", "Flat")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/far.md") == "- [ ] Fig {list: Flat, due: 2026-12-01}\n")
    // A line that stands in the note need not name it.
    #expect(
      vault.text("lists/flat.md") == """
        ---
        title: Flat
        ---
        # Flat

        * [ ] sweep
        * [ ] mop
        * [ ] Banana {due: 2026-11-22, priority: low, created: 2026-11-03}
        * [ ] apple {priority: high, created: 2026-11-01}
        * [ ] Cherry {due: 2026-11-18, created: 2026-11-02}
        * [ ] date {due: 2026-11-21, priority: medium}
        * [x] Elder {due: 2026-11-19, completed: 2026-11-19}

        Notes stay.

        """)
    #expect(lines(vault) == before)
  }

  @Test func `moves to a list of a name alone by giving each line the name`() throws {
    let vault = try vault(["lists/home.md": "# Home\n\n- [ ] sweep\n", "tasks/far.md": "- [ ] Fig {list: Later}\n"])
    let run = vault.run("list", "rm", "Home", "--move-to", "later")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] sweep {list: Later}\n")
  }

  @Test(arguments: [("Nowhere", ExitCode.nothingFound), ("Home", .wrongCall), ("Today", .wrongCall), ("Q", .wrongCall)])
  func `is refused where it would go to no list, to itself, or to one that fills itself`(
    target: String, code: ExitCode
  ) throws {
    let vault = try vault(["lists/q.md": "---\ntitle: Q\nquery: tag:work\n---\n"])
    let run = vault.run("list", "rm", "Home", "--move-to", target)
    #expect(run.code == code, "\(run.errors)")
    #expect(vault.text("lists/home.md") == Self.home)
  }

  @Test func `names no option of another command where a list fills itself`() throws {
    let run = try vault().run("list", "rm", "Home", "--move-to", "Today")
    #expect(run.errors.contains("Today"), "\(run.errors)")
    #expect(!run.errors.contains("--plain"), "\(run.errors)")
  }

  @Test func `takes one choice only`() throws {
    let run = try vault().run("list", "rm", "Home", "--detach", "--with-tasks")
    #expect(run.code == .wrongCall)
  }

  // MARK: What belongs to it

  @Test(arguments: ["Home", "home", "House", "lists/home.md", "lists/home"])
  func `is found by each of its names, and so are the tasks that name it`(name: String) throws {
    let vault = try vault([
      "lists/home.md": "---\ntitle: Home\naliases: [House]\n---\n- [ ] sweep\n",
      "tasks/far.md":
        "- [ ] a {list: HOUSE}\n- [ ] b {list: \"[[home]]\"}\n- [ ] c {list: Homes}\n- [x] d {list: home}\n",
    ])
    let run = vault.run("list", "rm", name, "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/far.md") == "- [ ] a\n- [ ] b\n- [ ] c {list: Homes}\n- [x] d\n")
  }

  @Test func `is not found by a part of its name`() throws {
    let vault = try vault()
    let run = vault.run("list", "rm", "Hom", "--detach")
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("did you mean 'Home'?"), "\(run.errors)")
    #expect(vault.text("lists/home.md") == Self.home)
  }

  @Test func `of a name alone has no note to go`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Later}\n- [ ] Pear\n"])
    #expect(vault.run("list", "rm", "later", "--detach").code == .done)
    #expect(vault.text("tasks/far.md") == "- [ ] Fig\n- [ ] Pear\n")
  }

  @Test func `leaves a name alone that another list answers to as well`() throws {
    let vault = try vault([
      "more/home.md": "---\ntype: list\ntitle: Home\n---\n- [ ] other\n", "tasks/far.md": "- [ ] Fig {list: Home}\n",
    ])
    #expect(vault.run("list", "rm", "lists/home.md", "--detach").code == .done)
    #expect(vault.text("tasks/far.md") == "- [ ] Fig {list: Home}\n")
    #expect(vault.text("more/home.md") == "---\ntype: list\ntitle: Home\n---\n- [ ] other\n")
  }

  @Test func `keeps lines that belong to another list, whatever becomes of its own`() throws {
    let vault = try vault(["lists/home.md": "- [ ] sweep\n- [ ] call {list: Work}\n- [ ] mop {list: home}\n"])
    let run = vault.run("list", "rm", "home", "--with-tasks")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] call {list: Work}\n")
    #expect(vault.run("undo").code == .done)
    #expect(vault.run("list", "rm", "home", "--detach").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] sweep\n- [ ] call {list: Work}\n- [ ] mop\n")
  }

  // MARK: Lines to the byte

  @Test func `keeps a step that names another list where its task goes`() throws {
    let vault = try vault([
      "lists/home.md": "- [ ] paint\n  - [ ] buy a brush {list: Shop}\n    - [ ] a wide one\n  - [ ] stir\n"
    ])
    let run = vault.run("list", "rm", "home", "--with-tasks")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("lists/home.md").isEmpty)
    #expect(vault.text("inbox.md") == "- [ ] buy a brush {list: Shop}\n  - [ ] a wide one\n")
    #expect(run.errors.contains("inbox.md"), "\(run.errors)")
  }

  @Test func `moves steps, logs and notes below a line with it`() throws {
    let body = """
      - [ ] water the plants {due: 2026-11-24, repeat: weekly}
        - [x] 2026-11-17
        - [ ] fill the can
          a note about the can
      - [ ] pay the rent

          - [ ] find the bill

      """
    let vault = try vault(["lists/home.md": "# Home\n\n" + body])
    let before = lines(vault)
    #expect(vault.run("list", "rm", "Home", "--detach").code == .done)
    #expect(vault.text("inbox.md") == body)
    #expect(lines(vault) == before)
  }

  @Test func `writes the line ends of the note it goes to`() throws {
    let vault = try vault([
      "lists/home.md": "# Home\r\n\r\n- [ ] sweep\r\n  - [ ] the floor\r\n", "inbox.md": "- [ ] first\n",
      "lists/crlf.md": "# Other\r\n\r\n- [ ] one\r\n",
    ])
    #expect(vault.run("list", "rm", "Home", "--detach").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] first\n- [ ] sweep\n  - [ ] the floor\n")
    #expect(vault.run("undo").code == .done)
    #expect(vault.run("list", "rm", "home", "--move-to", "Other").code == .done)
    #expect(
      vault.text("lists/crlf.md") == "# Other\r\n\r\n- [ ] one\r\n- [ ] sweep\r\n  - [ ] the floor\r\n")
  }

  @Test func `takes the lines of every heading of the list`() throws {
    let vault = try vault([
      "lists/home.md": "# Home\n\n- [ ] one\n\n## Soon\n\n* [ ] two\n\n## Later\n\n1. [ ] three\n2. [ ] four\n"
    ])
    let run = vault.run("list", "rm", "Home", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(lines(vault) == 4 + 8)
    #expect(vault.text("lists/home.md").isEmpty)
  }

  @Test func `keeps the prose that stands beside its tasks, as a note that is no list`() throws {
    let vault = try vault([
      "lists/home.md": "---\ntitle: Home\nicon: 🏠\n---\n# Home\n\nThe key is below the mat.\n\n- [ ] sweep\n- [ ] mop\n"
    ])
    let run = vault.run("list", "rm", "Home", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("lists/home.md stays as a note"), "\(run.errors)")
    let left = vault.text("lists/home.md")
    #expect(left.hasSuffix("# Home\n\nThe key is below the mat.\n"), "\(left)")
    #expect(left.contains("type: note\n") && left.contains("icon: 🏠\n"), "\(left)")
    #expect(vault.text("inbox.md") == "- [ ] sweep\n- [ ] mop\n")
    #expect(!vault.run("list", "--format", "{list}").output.contains("Home"))
  }

  // MARK: Links

  @Test func `keeps the links to its lines, and names those to the note`() throws {
    let vault = try vault([
      "lists/home.md": "# Home\n\n- [ ] buy paint ^paint\n- [ ] see [the map](../maps/flat.md)\n",
      "maps/flat.md": "# Map\n",
      "tasks/coat.md": "- [ ] first coat {depends: \"[[home#^paint]]\"}\n", "notes/a.md": "See [[home]].\n",
    ])
    let run = vault.run("list", "rm", "Home", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] buy paint ^paint\n- [ ] see [the map](maps/flat.md)\n")
    #expect(vault.text("tasks/coat.md") == "- [ ] first coat {depends: \"[[inbox#^paint]]\"}\n")
    #expect(run.errors.contains("notes/a.md:1: [[home]]"), "\(run.errors)")
    #expect(!run.errors.contains("tasks/coat.md"), "\(run.errors)")
  }

  @Test func `names no link that it writes anew, and every one that stays`() throws {
    let vault = try vault([
      "lists/home.md": "- [ ] buy paint ^paint\n",
      "tasks/far.md": "- [ ] Fig {list: \"[[home]]\"}\n- [ ] Oak, see [[home#^paint]] and [[home#^paint2]]\n",
    ])
    let run = vault.run("list", "rm", "home", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/far.md") == "- [ ] Fig\n- [ ] Oak, see [[inbox#^paint]] and [[home#^paint2]]\n")
    #expect(run.errors.contains("tasks/far.md:2: [[home#^paint2]]"), "\(run.errors)")
    #expect(!run.errors.contains("tasks/far.md:1"), "\(run.errors)")
    #expect(!run.errors.contains("[[inbox"), "\(run.errors)")
  }

  @Test func `is refused where a block id stands in the other note already`() throws {
    let vault = try vault([
      "lists/home.md": "- [ ] buy paint ^paint\n", "inbox.md": "- [ ] sell paint ^paint\n",
    ])
    let run = vault.run("list", "rm", "home", "--detach")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("^paint"), "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] sell paint ^paint\n")
  }

  // MARK: Other kinds

  @Test func `of a query goes without its tasks, and asks nothing`() throws {
    let vault = try vault([
      "lists/q.md": "---\ntitle: Q\nquery: tag:work\n---\nAll of work.\n", "tasks/t.md": "- [ ] a #work\n",
    ])
    let run = vault.run("list", "rm", "Q")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("lists/q.md").isEmpty)
    #expect(vault.text("tasks/t.md") == "- [ ] a #work\n")
  }

  @Test func `of a topic goes with its examples, which are no tasks`() throws {
    let vault = try vault([
      "lists/garden.md": "---\ntitle: Garden\ntopic: [\"#garden\"]\n---\n\n## Examples\n\n- prune\n- rake\n",
      "tasks/t.md": "- [ ] a #garden\n",
    ])
    let run = vault.run("list", "rm", "Garden")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("lists/garden.md").isEmpty && vault.text("tasks/t.md") == "- [ ] a #garden\n")
  }

  @Test(arguments: ["Today", "прострочені", "No date"])
  func `is refused of one that every vault has`(name: String) throws {
    let run = try vault().run("list", "rm", name, "--detach")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("is a built-in list"), "\(run.errors)")
  }

  // MARK: The default list, and what cannot be written

  @Test func `sends lines to the default list, and says when that one goes`() throws {
    let vault = try vault([
      ".vault/config.yaml": "default-list: lists/flat.md\n", "lists/home.md": "- [ ] sweep\n",
      "lists/flat.md": "- [ ] mop\n",
    ])
    #expect(vault.run("list", "rm", "home", "--detach").code == .done)
    #expect(vault.text("lists/flat.md") == "- [ ] mop\n- [ ] sweep\n")
    let run = vault.run("list", "rm", "flat", "--detach")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("default-list"), "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] mop\n- [ ] sweep\n")
  }

  @Test func `is not sent to itself`() throws {
    let vault = try vault(["inbox.md": "---\ntype: list\n---\n- [ ] sweep\n"])
    let run = vault.run("list", "rm", "inbox", "--detach")
    #expect(run.code == .wrongCall)
    #expect(vault.text("inbox.md") == "---\ntype: list\n---\n- [ ] sweep\n")
  }

  @Test func `writes nothing where one note cannot be written`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n", "inbox.md/x": ""])
    let run = vault.run("list", "rm", "Home", "--detach")
    #expect(run.code != .done)
    #expect(vault.text("lists/home.md") == Self.home)
    #expect(vault.text("tasks/far.md") == "- [ ] Fig {list: Home}\n")
  }

  // MARK: A person, and a program

  @Test func `asks a person what becomes of the tasks`() throws {
    let vault = try vault()
    let none = vault.run("list", "rm", "Home", environment: answering(""))
    #expect(none.code == .nothingFound, "\(none.errors)")
    #expect(vault.text("lists/home.md") == Self.home)
    let run = vault.run("list", "rm", "Home", environment: answering("detach", "y"))
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("lists/home.md").isEmpty)
  }

  @Test func `asks a person before it writes, unless yes is said`() throws {
    let vault = try vault()
    let no = vault.run("list", "rm", "Home", "--with-tasks", environment: answering("n"))
    #expect(no.code == .nothingFound, "\(no.errors)")
    #expect(vault.text("lists/home.md") == Self.home)
    let yes = vault.run("list", "rm", "Home", "--with-tasks", "--yes", environment: answering())
    #expect(yes.code == .done, "\(yes.errors)")
    #expect(vault.text("lists/home.md").isEmpty)
  }

  @Test func `tells programs what it did with the last note`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"])
    let run = vault.run("list", "rm", "Home", "--detach", "--json")
    let last = run.output.split(separator: "\n").last ?? ""
    #expect(
      last.hasSuffix(#""list":"Home","tasks":"detach","lines":5,"others":1,"to":"inbox.md","kept":false}"#),
      "\(run.output)")
  }

  @Test func `tells programs the same of a dry run`() throws {
    let vault = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"])
    let run = vault.run("list", "rm", "Home", "--detach", "--dry-run", "--json")
    let objects = run.output.split(separator: "\n")
    let last = objects.last ?? ""
    #expect(
      last.hasSuffix(#""list":"Home","tasks":"detach","lines":5,"others":1,"to":"inbox.md","kept":false}"#),
      "\(run.output)")
    #expect(objects.count { $0.contains(#""kept":"#) } == 1, "\(run.output)")
    #expect(vault.text("lists/home.md") == Self.home)
  }

  @Test func `says it in Ukrainian`() throws {
    let run = try vault(["tasks/far.md": "- [ ] Fig {list: Home}\n"]).run(
      "list", "rm", "Home", "--detach", language: "uk")
    #expect(run.errors.contains("5 рядків lists/home.md перейдуть до inbox.md"), "\(run.errors)")
  }
}
