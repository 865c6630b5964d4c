import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Completing from a vault` {
  private func complete(_ words: [String], in directory: ScratchDirectory, at folder: String = "") -> CommandRun {
    CommandRun(source: .vault) {
      $0.arguments = ["__complete"] + words
      $0.workingDirectory = directory.path + "/" + folder
    }
  }

  private func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      "v/.vault/config.yaml": "", "v/recipes/borshch.md": "---\ntags: [soup]\nfrom-whom: Ann\n---\n",
      "v/recipes/Bread.md": "", "v/tasks/buy-milk.md": "---\nlist: Errands\ntags: [shop/soon]\n---\n",
      "v/a/same.md": "", "v/b/same.md": "", "v/lists/evening.md": "", "v/Борщ.md": "",
      "v/timetable/g1.md": "---\nowner: {group: G1}\n---\n## Monday\n\n- 09:00-10:00 A {room: 1-1, teacher: ada}\n",
      "v/teachers/adam.md": "", "v/-rf.md": "---\nlist: -errands\n---\n", "v/a/-x.md": "", "v/recipes/-bread.md": "",
    ])
  }

  @Test(arguments: [
    (["show", "b"], ["Bread\trecipe", "borshch\trecipe", "buy-milk\ttask", "gv0\t-bread"]),
    (["show", "Бо"], ["Борщ\tnote"]),
    (["show", "sa"], ["a/same.md\tnote", "b/same.md\tnote"]),
    (["scale", "bo"], ["borshch\trecipe"]),
    (["scale", "bu"], ["\tfiles"]),
    (["search", "tag:s"], ["tag:shop/soon", "tag:soup"]),
    (["search", "list:e"], ["list:errands", "list:evening"]),
    (["list", "E"], ["errands", "evening"]),
    (["list", "t"], ["Today"]), (["list", "su"], ["suggest"]),
    (["list", "evening", "tag:so"], ["tag:soup"]),
    (["search", "from-"], ["from-whom:"]),
    (["search", "x", "--sort", "ene"], ["energy"]),
    (["show", "nothing"], ["\tfiles"]),
    (["show", "-r"], ["./-rf.md\tnote"]), (["show", "-x"], ["a/-x.md\tnote"]),
    (["show", "--", "-r"], ["./-rf.md\tnote"]),
    (["search", "links:-r"], ["links:-rf.md\tnote"]), (["scale", "-b"], ["recipes/-bread.md\trecipe"]),
    (["timetable", "--group", "G"], ["g1"]), (["timetable", "--teacher", "ad"], ["ada", "adam"]),
    (["next", "--room", ""], ["1-1"]), (["timetable", "g"], ["g1\ttimetable"]), (["timetable", "ad"], ["add"]),
    (["list", "-e"], []), (["search", "list:-e"], ["list:-errands"]),
  ])
  func `offers`(words: [String], candidates: [String]) throws {
    let run = complete(words, in: try vault(), at: "v")
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
  }

  private func home() throws -> ScratchDirectory {
    try ScratchDirectory([
      "v/.vault/config.yaml": "",
      "v/tasks/home.md": """
      ---
      type: list
      title: About the house
      ---
      - [ ] Buy milk {priority: high}
      - [ ] купити Молоко
      - [ ] call Ann
      - [ ] call Ann {due: 2026-12-01}
      - [x] paint the fence
      - [ ] water plants {repeat: weekly, list: Home garden}
      """,
      "v/tasks/write-report.md": "---\ntype: task\ntitle: Write the report\n---\n",
      "v/tasks/old.md": "---\ntype: task\ntitle: Old report\nstatus: done\n---\n",
      "v/shopping/market.md": "- [ ] milk\n- [x] bread\n",
      "v/pantry/cupboard.md": "- 2 kg rye flour {place: Top shelf}\n",
      "v/recipes/soup.md": "---\ntitle: Молочний суп\ncategory: First Course\n---\n- 1 l milk\n",
      "v/money/2026-11.md": "- 2026-11-02 -12 Coffee beans {account: Visa}\n",
      "v/lists/late.md": "---\ntype: list\ntitle: All late\nquery: is:overdue\n---\n",
    ])
  }

  @Test(arguments: [
    // Any word of a title, in any case and script.
    (["done", "mil"], ["Buy milk\ttask", "milk\tshopping"]), (["done", "MIL"], ["Buy milk\ttask", "milk\tshopping"]),
    (["done", "моло"], ["купити Молоко\ttask"]), (["done", "the r"], ["Write the report\ttask"]),
    (["done", "wri"], ["write-report\ttask"]), (["done", "rep"], ["Write the report\ttask"]),
    (["done", "ilk"], ["\tfiles"]), (["done", "fence"], ["\tfiles"]), (["done", "суп"], ["\tfiles"]),
    (["reopen", "f"], ["paint the fence\ttask"]), (["reopen", "rep"], ["Old report\ttask"]),
    (["reopen", ""], ["old\ttask", "bread\tshopping", "paint the fence\ttask"]),
    (["start", "mil"], ["Buy milk\ttask"]), (["why", "rep"], ["Old report\ttask", "Write the report\ttask"]),
    (["edit", "моло"], ["Молочний суп\trecipe", "купити Молоко\ttask"]),
    (["cook", "су"], ["Молочний суп\trecipe"]), (["cook", "so"], ["soup\trecipe"]),
    (["recur", "w"], ["weekly", "weekdays", "water plants\ttask"]),
    (["add", "x", "--list", "h"], ["Home garden", "home\tlist"]),
    (["add", "x", "--list", "la"], ["\tfiles"]), (["add", "x", "--list", "ma"], ["market\tshopping"]),
    (["add", "x", "--list", "cup"], ["cupboard\tpantry"]), (["add", "x", "--list", "so"], ["\tfiles"]),
    (["pantry", "use", "500", "g", "fl"], ["rye flour"]), (["pantry", "add", "x", "--place", "t"], ["Top shelf"]),
    (["money", "add", "--account", ""], ["Visa"]), (["recipe", "list", "--category", "fi"], ["First Course"]),
    (["set", "Buy milk", "priority=h"], ["priority=high"]),
    (["set", "Buy milk", "list=h"], ["list=Home garden", "list=home"]),
    (["set", "soup", "category="], ["category=First Course"]), (["set", "soup", "status=d"], ["status=draft"]),
    (["search", "category:f"], ["category:\"first course\""]), (["search", "in:re"], ["in:recipes/"]),
  ])
  func `offers what the command takes`(words: [String], candidates: [String]) throws {
    let run = complete(words, in: try home(), at: "v")
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }

  @Test func `offers what names one item alone`() throws {
    let directory = try home()
    let offered = complete(["done", ""], in: directory, at: "v").output.split(separator: "\n").map { line in
      line.split(separator: "\t").map(String.init)
    }
    #expect(
      offered.map { $0[0] }.filter { $0.count > 4 } == ["write-report", "Buy milk", "water plants", "купити Молоко"])
    // Two have one title, and are offered by their handles.
    #expect(offered.filter { $0[1] == "call Ann" }.count == 2)
    for name in offered.map({ $0[0] }) {
      let run = CommandRun {
        $0.arguments = ["done", name, "--dry-run"]
        $0.workingDirectory = directory.path + "/v"
      }
      #expect(run.code == .done, "\(name)")
    }
  }

  @Test func `reads the vault that the line names`() throws {
    let directory = try vault()
    #expect(complete(["--vault", "v", "show", "bu"], in: directory).output == "buy-milk\ttask\n")
  }

  @Test(arguments: [["tag", "list", "b"], ["--vault", "nowhere", "tag", "list", "b"], ["search", "tag:"]])
  func `is silent without a vault`(words: [String]) throws {
    let run = complete(words, in: try ScratchDirectory())
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
  }

  @Test func `gives up on a vault that takes too long to read`() throws {
    let directory = try vault()
    let run = CommandRun(source: .vault) {
      $0.arguments = ["__complete", "tag", "list", "s"]
      $0.workingDirectory = directory.path + "/v"
      $0.stopwatch = { .seconds(1) }
    }
    #expect(run.output.isEmpty)
    #expect(run.code == .done)
  }

  @Test(arguments: ["./-rf.md", "a/-x.md"])
  func `offers for a name like an option what the program finds`(name: String) throws {
    let directory = try vault()
    for folder in ["v", "v/a", "v/b"] {
      let run = CommandRun {
        $0.arguments = ["show", name]
        $0.workingDirectory = directory.path + "/" + folder
      }
      #expect(run.code == .done)
    }
  }
}
