import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Naming an item` {
  /// The second line of what is shown says the type and the place; a handle between them depends on the hash.
  private func place(_ name: String, in directory: ScratchDirectory, at folder: String) -> String {
    let run = CommandRun(["show", name], in: directory, at: folder)
    let lines = run.output.split(separator: "\n")
    guard run.code == .done, lines.count > 1 else { return run.errors }
    let parts = lines[1].split(separator: " ")
    return "\(parts.first ?? "") \(parts.last ?? "")"
  }

  @Test(arguments: [
    // A path from the working directory, with `.md` or without.
    ("recipes/borshch.md", "", "recipe recipes/borshch.md"),
    ("borshch", "recipes", "recipe recipes/borshch.md"),
    ("../recipes/borshch.md", "tasks", "recipe recipes/borshch.md"),
    // Then from the root.
    ("recipes/borshch.md", "tasks", "recipe recipes/borshch.md"),
    ("recipes/lemon-cake", "tasks", "recipe recipes/lemon-cake.md"),
    // A line by its block id.
    ("tasks/chores.md^kettle", "", "task tasks/chores.md:6"),
    ("chores^kettle", "tasks", "task tasks/chores.md:6"),
    // A line by its place, as lists print it; any other line of a note, and the first, is the note.
    ("tasks/chores.md:6", "", "task tasks/chores.md:6"),
    ("chores.md:6", "", "task tasks/chores.md:6"),
    ("tasks/chores.md:6:3", "", "task tasks/chores.md:6"),
    ("recipes/borshch.md:1", "", "recipe recipes/borshch.md"),
    // A link name: a file's name, the end of a path, an alias, with brackets or without.
    ("borshch", "", "recipe recipes/borshch.md"),
    ("BORSHCH", "", "recipe recipes/borshch.md"),
    ("[[borshch]]", "", "recipe recipes/borshch.md"),
    ("beetroot soup", "", "recipe recipes/borshch.md"),
    ("old/lemon", "", "note old/lemon.md"),
    // An exact title, in any case.
    ("Борщ", "", "recipe recipes/borshch.md"),
    ("борщ", "", "recipe recipes/borshch.md"),
    ("lemon cake", "", "recipe recipes/lemon-cake.md"),
    ("Descale the kettle", "", "task tasks/chores.md:6"),
    // Whole words that no other title has.
    ("best cake", "", "note notes/cake.md"),
    ("tree in", "", "note notes/lemon.md"),
    ("the kettle", "", "task tasks/chores.md:6"),
    ("another", "", "note old/lemon.md"),
  ])
  func `finds it by`(name: String, folder: String, place: String) throws {
    let directory = try HouseholdVault.make()
    #expect(self.place(name, in: directory, at: "home/" + folder) == place)
  }

  @Test func `finds it by its handle, which stands before a title`() throws {
    let directory = try HouseholdVault.make()
    let shown = CommandRun(["show", "[[lemon-cake]]", "--json"], in: directory, at: "home").output
    let handle = try #require(shown.firstMatch(of: /"handle":"([a-z0-9]+)"/)?.1)
    #expect(place(String(handle), in: directory, at: "home") == "recipe recipes/lemon-cake.md")
  }

  @Test func `lists the items that a name fits equally well`() throws {
    let directory = try HouseholdVault.make()
    let run = CommandRun(["show", "lemon"], in: directory, at: "home")
    #expect(run.code == .wrongCall)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "error: 'lemon' fits 2 items")
    #expect(lines.dropFirst().first?.hasSuffix("A tree in a pot  notes/lemon.md") == true)
    #expect(lines.dropFirst(2).first?.hasSuffix("Another tree     old/lemon.md") == true)
    #expect(lines.last == "hint: name one by its path or its handle")
  }

  @Test(arguments: [
    ("1", ExitCode.done, "A tree in a pot"), (" 2 ", .done, "Another tree"), ("", .wrongCall, ""),
    ("3", .wrongCall, ""),
    ("0", .wrongCall, ""), ("one", .wrongCall, ""), ("99999999999999999999", .wrongCall, ""),
  ])
  func `asks at a terminal`(answer: String, code: ExitCode, title: String) throws {
    let directory = try HouseholdVault.make()
    let run = CommandRun(["show", "lemon", "--color", "never"], in: directory, at: "home") {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { Array(answer.utf8) }
    }
    #expect(run.code == code)
    #expect(run.output.split(separator: "\n").first ?? "" == title)
    #expect(run.errors.contains("Which one? Its number, or Enter for none: "))
    // Once is enough, whatever the answer is.
    #expect(run.errors.matches(of: /notes\/lemon\.md/).count == 1)
  }

  @Test func `a question that Ctrl-C ended has no answer`() throws {
    let directory = try HouseholdVault.make()
    let run = CommandRun(["show", "lemon", "--color", "never"], in: directory, at: "home") {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.stop(afterAnswering: ["1"])
    }
    #expect(run.code == .interrupted)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("for none: \nerror: stopped\n"), "\(run.errors)")
  }

  @Test func `takes the recipe of several notes where a recipe is wanted`() throws {
    let directory = try HouseholdVault.make()
    #expect(CommandRun(["show", "cake"], in: directory, at: "home/recipes").code == .done)
    #expect(
      CommandRun(["scale", "cake"], in: directory, at: "home/recipes").errors.contains("notes/cake.md is not a recipe"))
    #expect(CommandRun(["scale", "lemon cake"], in: directory, at: "home").output == "2 lemons\n")
  }

  @Test(arguments: [
    ("borsch", "error: nothing is called 'borsch'\nhint: did you mean 'borshch'?\n", ExitCode.nothingFound),
    (
      "the bets cake", "error: nothing is called 'the bets cake'\nhint: did you mean 'The best cake in town'?\n",
      .nothingFound
    ),
    ("zzzzzzzz", "error: nothing is called 'zzzzzzzz'\nhint: try: vault search zzzzzzzz\n", .nothingFound),
    ("^", "error: nothing is called '^'\n", .nothingFound),
    (
      "tasks/chores.md^nope", "error: no line of tasks/chores.md has the id '^nope'\n", .nothingFound
    ),
    (
      "recipes/borsch.md",
      "error: cannot read recipes/borsch.md: there is no such file or folder\nhint: did you mean 'borshch'?\n",
      .ioFailure
    ),
    ("/nowhere.md", "error: cannot read /nowhere.md: there is no such file or folder\n", .ioFailure),
    ("recipes", "error: cannot read recipes: it is a folder\nhint: try: vault search in:recipes/\n", .ioFailure),
    ("recipes/", "error: cannot read recipes/: it is a folder\nhint: try: vault search in:recipes/\n", .ioFailure),
    (".", "error: cannot read .: it is a folder\n", .ioFailure),
  ])
  func `says what is wrong with`(name: String, errors: String, code: ExitCode) throws {
    let run = CommandRun(["show", name], in: try HouseholdVault.make(), at: "home")
    #expect(run.errors == errors)
    #expect(run.output.isEmpty)
    #expect(run.code == code)
  }
}
