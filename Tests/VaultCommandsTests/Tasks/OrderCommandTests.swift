import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Putting tasks in an order of one's own` {
  private static let list = """
    ---
    type: list
    title: Home
    sort: manual
    ---
    - [ ] one
    - [ ] two
      - [ ] two a
      - [ ] two b
    - [ ] three
    - [x] four
    - [ ] five {list: Work}

    """

  /// Four tasks of the list `Home`: three lines and a note; one of `Work`; lines of a note; steps of a task.
  private func vault() throws -> EditVault {
    try EditVault([
      "lists/home.md": Self.list,
      "tasks/paint.md": "---\nlist: Home\n---\n# Paint\n\n- [ ] tape\n- [ ] first coat\n",
      "tasks/brush.md": "---\nparent: \"[[paint]]\"\nstatus: open\n---\n# Brush\n",
      "tasks/alone.md": "---\nstatus: open\n---\n# Alone\n",
      "notes/trip.md": "- [ ] tickets\n- [ ] bags #packing\n- [ ] keys [order:: 7]\n",
    ])
  }

  /// The titles that `vault list NAME` shows, in its order.
  private func shown(_ vault: EditVault, _ name: String = "home") -> [String] {
    let run = vault.run("list", name, "--format", "{title}")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `moves a task as its list shows it`() throws {
    let vault = try vault()
    #expect(shown(vault) == ["one", "two", "two a", "two b", "three", "Paint"])
    let run = vault.run("order", "paint", "--before", "two")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.hasPrefix("'Paint': number 2 of 4 in 'Home'\n"), "\(run.errors)")
    #expect(vault.text("lists/home.md") == Self.list.replacing("- [ ] one\n", with: "- [ ] one {order: 1}\n"))
    #expect(vault.text("tasks/paint.md").hasPrefix("---\nlist: Home\norder: 2\n---\n"))
    #expect(shown(vault).prefix(3) == ["one", "Paint", "two"])
    #expect(vault.run("order", "three", "--after", "one").code == .done)
    #expect(vault.text("lists/home.md").contains("- [ ] three {order: 1.5}\n"))
    #expect(shown(vault).prefix(4) == ["one", "three", "Paint", "two"])
    #expect(vault.run("undo").code == .done)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("lists/home.md") == Self.list)
  }

  @Test func `moves several in the order in which they are named`() throws {
    let vault = try vault()
    let run = vault.run("order", "three", "one", "--last")
    #expect(run.code == .done, "\(run.errors)")
    #expect(shown(vault).filter { !$0.hasPrefix("two ") } == ["two", "Paint", "three", "one"])
    #expect(run.errors.hasPrefix("'three': number 3 of 4 in 'Home'\n'one': number 4 of 4 in 'Home'\n"), "\(run.errors)")
  }

  @Test func `moves the steps of a task among themselves`() throws {
    let vault = try vault()
    #expect(vault.run("order", "two b", "--first").code == .done)
    #expect(vault.text("lists/home.md") == Self.list.replacing("two b\n", with: "two b {order: 1}\n"))
    // Lines of a task's note, and notes that name it as their parent.
    let run = vault.run("order", "brush", "--before", "first coat")
    #expect(run.errors.hasPrefix("'Brush': number 2 of 3 in 'Paint'\n"), "\(run.errors)")
    // By its path it stands before them all: the one that is to be first needs the number.
    #expect(vault.text("tasks/brush.md").contains("\nstatus: open\n---"))
    #expect(vault.text("tasks/paint.md").hasSuffix("- [ ] tape {order: 1}\n- [ ] first coat\n"))
  }

  @Test func `moves the lines of a note, in their own style`() throws {
    let vault = try vault()
    let run = vault.run("order", "bags", "--after", "keys")
    #expect(run.errors.hasPrefix("'bags #packing': number 2 of 3 in 'trip'\n"), "\(run.errors)")
    #expect(vault.text("notes/trip.md") == "- [ ] tickets\n- [ ] bags #packing [order:: 8]\n- [ ] keys [order:: 7]\n")
    #expect(vault.run("order", "keys", "--last").code == .done)
    #expect(vault.text("notes/trip.md") == "- [ ] tickets\n- [ ] bags #packing [order:: 8]\n- [ ] keys\n")
  }

  @Test func `moves notes without a list among each other`() throws {
    let vault = try vault()
    let run = vault.run("order", "tasks/zvit", "--before", "report")
    #expect(run.errors.hasPrefix("'Звіт': number 2 of 3 in 'tasks without a list'\n"), "\(run.errors)")
    #expect(vault.text("tasks/alone.md") == "---\nstatus: open\norder: 1\n---\n# Alone\n")
    #expect(vault.text("tasks/zvit.md") == "---\nstatus: Відкрито\norder: 2\n---\n# Звіт\n")
    #expect(vault.text("tasks/report.md") == EditVault.report)
  }

  @Test func `turns round with its list`() throws {
    let vault = try vault()
    try vault.directory.write("lists/home.md", Self.list.replacing("sort: manual", with: "sort: manual desc"))
    #expect(vault.run("order", "three", "--first").code == .done)
    #expect(vault.run("order", "two", "--first").code == .done)
    #expect(vault.text("lists/home.md").contains("- [ ] two {order: 2}\n"))
    #expect(shown(vault).prefix(3) == ["two", "three", "one"])
  }

  @Test func `says when a list is sorted by something else`() throws {
    let vault = try vault()
    try vault.directory.write("lists/home.md", Self.list.replacing("sort: manual", with: "sort: due desc"))
    let run = vault.run("order", "three", "--first", "--dry-run")
    #expect(
      run.errors
        == "'three': number 1 of 4 in 'Home'\n"
        + "the list 'Home' is sorted by due desc; 'vault set lists/home sort=manual' makes it show this order\n")
    #expect(run.output.contains("+- [ ] three {order: 1}\n"), "\(run.output)")
    #expect(vault.run("set", "lists/home", "sort=manual").code == .done)
  }

  @Test func `changes nothing where nothing moves`() throws {
    let vault = try vault()
    let run = vault.run("order", "two", "--after", "one")
    #expect(run.code == .done && run.output.isEmpty, "\(run.output)")
    #expect(vault.text("lists/home.md") == Self.list)
  }

  @Test func `says what changed for programs`() throws {
    let run = try vault().run("order", "three", "--first", "--json")
    #expect(
      run.output
        == #"{"path":"lists/home.md","action":"change","removed":["- [ ] three"],"added":["- [ ] three {order: 1}"]}"#
        + "\n")
  }

  @Test(arguments: [
    (["order", "one"], "needs the place that the tasks are to get", ExitCode.wrongCall),
    (["order", "one", "--before", "one"], "'one' cannot be placed before or after itself", .wrongCall),
    (["order", "one", "three", "--after", "three"], "'three' cannot be placed before or after itself", .wrongCall),
    (["order", "one", "--before", "soup"], "'Borshch' is not a task", .wrongCall),
    (["order", "soup", "--first"], "'Borshch' is not a task", .wrongCall),
    (["order", "four", "--first"], "'four' is done or cancelled\nhint: to open it: vault reopen four", .wrongCall),
    (["order", "one", "--after", "four"], "'four' is done or cancelled", .wrongCall),
    (["order", "one", "--after", "bags"], "'one' and 'bags #packing' are not in one place", .wrongCall),
    (["order", "one", "alone", "--first"], "'one' and 'Alone' are not in one place", .wrongCall),
    (["order", "one", "--first", "--last"], "'--first' and '--last' cannot be used together", .wrongCall),
    (["order", "tw", "--first"], "nothing is called 'tw'", .nothingFound),
    (["order", "nobody", "--first"], "nobody", .nothingFound),
    (["order", "--first"], "'vault order' needs ITEM", .wrongCall),
  ])
  func `refuses what cannot be meant`(words: [String], sentence: String, code: ExitCode) throws {
    let vault = try vault()
    let run = vault.run(words)
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(vault.text("lists/home.md") == Self.list)
  }

  @Test func `speaks Ukrainian`() throws {
    let vault = try vault()
    #expect(vault.run("order", "one", language: "uk").errors.contains("«--before ІНШЕ», «--after ІНШЕ»"))
    let run = vault.run("order", "three", "--first", language: "uk")
    #expect(run.errors.hasPrefix("«three»: номер 1 з 4 у «Home»\n"), "\(run.errors)")
  }
}
