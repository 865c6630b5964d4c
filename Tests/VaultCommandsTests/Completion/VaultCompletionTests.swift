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
    (["show", "b"], ["Bread\trecipe", "borshch\trecipe", "buy-milk\ttask"]),
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
