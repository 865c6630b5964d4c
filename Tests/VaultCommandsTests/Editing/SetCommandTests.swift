import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

struct SetCommandTests {
  /// What a call makes of one line of a note: the line as it was, and as it is to be; nil for a line that goes, or comes.
  struct Row: Sendable {
    var words: [String]
    var path: String
    var before: String
    var after: String

    init(_ words: [String], _ path: String, _ before: String, _ after: String) {
      self.words = words
      self.path = path
      self.before = before
      self.after = after
    }
  }

  @Test(arguments: [
    Row(
      ["soup", "servings=6"], "recipes/soup.md", "servings: 4   # for the family\n", "servings: 6   # for the family\n"),
    Row(["soup", "rating="], "recipes/soup.md", "rating: 4\n", ""),
    Row(["soup", "tags+=quick"], "recipes/soup.md", "[soup, winter]", "[soup, winter, quick]"),
    Row(["soup", "tags-=winter"], "recipes/soup.md", "[soup, winter]", "[soup]"),
    Row(["soup", "tags+=#quick"], "recipes/soup.md", "[soup, winter]", "[soup, winter, quick]"),
    Row(["soup", "difficulty=easy"], "recipes/soup.md", "rating: 4\n", "rating: 4\ndifficulty: easy\n"),
    Row(
      ["soup", "rating=5", "servings=6"], "recipes/soup.md",
      "servings: 4   # for the family\ntags: [soup, winter]\nrating: 4\n",
      "servings: 6   # for the family\ntags: [soup, winter]\nrating: 5\n"),
    Row(["soup", "title=Green borshch"], "recipes/soup.md", "# Borshch\n", "# Green borshch\n"),
    Row(["tasks/report", "due=tomorrow"], "tasks/report.md", "due: 2026-11-27", "due: 2026-11-21"),
    Row(["tasks/report", "due=+2w"], "tasks/report.md", "due: 2026-11-27", "due: 2026-12-04"),
    Row(["tasks/report", "due=2026-12-01 14:30"], "tasks/report.md", "due: 2026-11-27", "due: 2026-12-01 14:30"),
    Row(["chores^kettle", "due=fri"], "chores.md", "{due: 2026-11-24} ^kettle", "{due: 2026-11-27} ^kettle"),
    Row(["chores^kettle", "priority=high"], "chores.md", "{due: 2026-11-24}", "{due: 2026-11-24, priority: high}"),
    Row(["chores^kettle", "due="], "chores.md", "kettle {due: 2026-11-24} ^kettle", "kettle ^kettle"),
    Row(
      ["chores^kettle", "status=done"], "chores.md", "- [ ] descale the kettle {due: 2026-11-24}",
      "- [x] descale the kettle {due: 2026-11-24, completed: 2026-11-20}"),
    Row(["chores^kettle", "title=clean the kettle"], "chores.md", "descale the kettle {", "clean the kettle {"),
    Row(["call Ann", "due=2026-12-01"], "chores.md", "📅 2026-11-25", "📅 2026-12-01"),
    Row(["buy soap", "priority=high"], "chores.md", "buy soap\n", "buy soap {priority: high}\n"),
  ])
  func `changes the line that was meant and no other`(row: Row) throws {
    let vault = try EditVault()
    let old = vault.text(row.path)
    let run = vault.run(["set"] + row.words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(row.path) == old.replacing(row.before, with: row.after))
    #expect(old.contains(row.before))
  }

  @Test func `a key inside another one is named with a full stop`() throws {
    let vault = try EditVault(["recipes/tea.md": "---\ntime:\n  prep: 5m\n  cook: 10m\n---\n# Tea\n"])
    #expect(vault.run("set", "tea", "time.cook=12m").code == .done)
    #expect(vault.text("recipes/tea.md") == "---\ntime:\n  prep: 5m\n  cook: 12m\n---\n# Tea\n")
  }

  @Test(arguments: [
    ("sizes=[1, 2]", "sizes: [1, 2]\n"), ("see=[[soup]]", "see: \"[[soup]]\"\n"), ("note=a, b", "note: a, b\n"),
    ("answer=no", "answer: no\n"), ("time=1h", "time: 1h\n"), ("name=[x", "name: \"[x\"\n"),
  ])
  func `a list is written in brackets, a link as one value, and any other text as it is`(
    assignment: String, line: String
  ) throws {
    let vault = try EditVault(["tea.md": "---\nkind: black\n---\n"])
    #expect(vault.run("set", "tea", assignment).code == .done)
    #expect(vault.text("tea.md") == "---\nkind: black\n\(line)---\n")
  }

  @Test(arguments: [
    (#"aliases=["a, b", c]"#, "aliases: [\"a, b\", c]\n"), ("aliases=['it''s', x]", "aliases: [it's, x]\n"),
    (#"aliases+="Smith, John""#, "aliases: [\"Smith, John\"]\n"), (#"aliases="a, b", c"#, "aliases: [\"a, b\", c]\n"),
    ("aliases=rock 'n' roll, b", "aliases: [rock 'n' roll, b]\n"), ("tags=[#a, #b]", "tags: [a, b]\n"),
    (#"sizes=["1", 2]"#, "sizes: [\"1\", 2]\n"), ("sizes=[a, [b, c]]", "sizes: \"[a, [b, c]]\"\n"),
  ])
  func `a comma in quotes divides nothing`(assignment: String, line: String) throws {
    let vault = try EditVault(["tea.md": "---\nkind: black\n---\n"])
    #expect(vault.run("set", "tea", assignment).code == .done)
    #expect(vault.text("tea.md") == "---\nkind: black\n\(line)---\n")
  }

  @Test(arguments: [
    ("tags: [home]", "tags+=HOME", "tags: [home]"), ("tags: [a, b]", "tags-=B", "tags: [a]"),
    ("tags: дім, сад", "tags-=САД", "tags: дім"), ("tags: [cafe\u{301}]", "tags+=Caf\u{E9}", "tags: [cafe\u{301}]"),
    ("aliases: [home]", "aliases+=HOME", "aliases: [home, HOME]"),
  ])
  func `tags are the same in any case and normal form`(before: String, assignment: String, after: String) throws {
    let vault = try EditVault(["tea.md": "---\n\(before)\n---\n"])
    #expect(vault.run("set", "tea", assignment).code == .done)
    #expect(vault.text("tea.md").utf8.elementsEqual("---\n\(after)\n---\n".utf8))
  }

  @Test(arguments: [
    ("priority: High", "priority=high"), ("flag: yes", "flag=true"), ("duration: 30 min", "duration=30m"),
    ("status: completed", "status=done"),
  ])
  func `another spelling of what a note says already changes nothing`(line: String, assignment: String) throws {
    let note = "---\ntype: task\n\(line)\n---\n# Tea\n"
    let vault = try EditVault(["tea.md": note])
    let run = vault.run("set", "tea", assignment)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tea.md") == note)
  }

  @Test func `another unit of a yield is another value`() throws {
    let vault = try EditVault(["recipes/tea.md": "---\nservings: 4 cups\n---\n# Tea\n"])
    #expect(vault.run("set", "recipes/tea", "servings=4").code == .done)
    #expect(vault.text("recipes/tea.md") == "---\nservings: 4\n---\n# Tea\n")
  }

  @Test func `several items and those of a query are changed together`() throws {
    let vault = try EditVault()
    #expect(vault.run("set", "soup", "--where", "title:report", "category=work").code == .done)
    #expect(vault.text("recipes/soup.md").contains("rating: 4\ncategory: work\n"))
    #expect(vault.text("tasks/report.md").contains("due: 2026-11-27\ncategory: work\n"))
  }

  @Test func `shows the lines that went and came, and how to take them back`() throws {
    let vault = try EditVault()
    let run = vault.run("set", "soup", "servings=6")
    #expect(run.output == "recipes/soup.md\n  - servings: 4   # for the family\n  + servings: 6   # for the family\n")
    #expect(run.errors == "'Borshch' is changed: servings 4 → 6\n")
    // Of several items each change would be too long a sentence.
    let several = vault.run("set", "soup", "tasks/report", "category=work")
    #expect(several.errors == "2 notes are changed\n")
  }

  @Test(arguments: [
    (["chores^kettle", "due=2026-11-27"], "'descale the kettle' is changed: due 2026-11-24 → 2026-11-27\n"),
    (["chores^kettle", "priority=high"], "'descale the kettle' is changed: priority set to high\n"),
    (["chores^kettle", "status=in-progress"], "started descale the kettle\n"),
    (["soup", "tags+=quick"], "'Borshch' is changed: tags + quick\n"),
    (["soup", "rating=5", "--dry-run"], "after that: 'Borshch' is changed: rating 4 → 5\n"),
  ])
  func `says in words what it changed`(words: [String], sentence: String) throws {
    let run = try EditVault().run(["set"] + words)
    #expect(run.code == .done && run.errors.hasPrefix(sentence), "\(run.errors)")
  }

  @Test func `says so when nothing is to be changed, and writes nothing`() throws {
    let vault = try EditVault()
    let run = vault.run("set", "soup", "servings=4", "tags+=soup", "tags-=summer", "category=")
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors == "nothing to change in 'Borshch': it is so already\n")
    let many = vault.run("set", "soup", "tasks/report", "tasks/zvit", "chores", "absent=")
    #expect(many.errors == "nothing to change in 4 items: it is so already\n")
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
  }

  @Test func `a value set to itself leaves the file alone, and a changed one keeps its permissions`() throws {
    let vault = try EditVault()
    let path = vault.directory.path + "/recipes/soup.md"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old, .posixPermissions: 0o640], ofItemAtPath: path)
    #expect(vault.run("set", "soup", "servings=4", "rating=4", "tags=soup, winter").code == .done)
    #expect(vault.run("scale", "soup", "--servings", "4", "--write").code == .done)
    let kept = try FileManager.default.attributesOfItem(atPath: path)
    #expect(kept[.modificationDate] as? Date == old)
    #expect(vault.run("set", "soup", "servings=5").code == .done)
    let changed = try FileManager.default.attributesOfItem(atPath: path)
    #expect(changed[.modificationDate] as? Date != old)
    #expect(changed[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a dry run prints a diff and writes nothing`() throws {
    let vault = try EditVault()
    let run = vault.run("set", "tasks/report", "due=2026-12-01", "--dry-run")
    #expect(
      run.output == """
        diff --git a/tasks/report.md b/tasks/report.md
        --- a/tasks/report.md
        +++ b/tasks/report.md
        @@ -1,5 +1,5 @@
         ---
         status: open
        -due: 2026-11-27
        +due: 2026-12-01
         ---
         # Write the report

        """)
    #expect(vault.text("tasks/report.md") == EditVault.report)
  }

  @Test func `JSON names the note, the action and the lines`() throws {
    let vault = try EditVault()
    let run = vault.run("set", "tasks/report", "due=2026-12-01", "--json")
    #expect(
      run.output == #"""
        {"path":"tasks/report.md","action":"change","removed":["due: 2026-11-27"],"added":["due: 2026-12-01"]}

        """#)
  }

  @Test(arguments: [
    (["soup"], ExitCode.wrongCall, "'vault set' needs KEY=VALUE"),
    (["rating=5"], .wrongCall, "'vault set' needs an item, or a query after --where"),
    (["soup", "rating=9"], .wrongCall, "recipes/soup.md was not changed: "),
    (["soup", "difficulty=esay"], .wrongCall, "did you mean 'easy'?"),
    (["soup", "tags+="], .wrongCall, "'tags' needs a value after the sign"),
    (["nobody", "rating=5"], .nothingFound, "nothing is called 'nobody'"),
    (["--where", "title:nothing-like-this", "rating=5"], .nothingFound, "nothing found"),
    (["--where", "  ", "rating=5"], .wrongCall, "the query has no condition, so it would change everything"),
    (["--where", "| limit 1", "rating=5"], .wrongCall, "the query has no condition, so it would change everything"),
    (["tasks/report", "due=+3m"], .wrongCall, "due=+3"),
    (["chores^kettle", "a.b=1"], .wrongCall, "a line has no keys inside others"),
    (["pay the rent", "status=done"], .wrongCall, "repeats (monthly)"),
    (["buy soap", "status=dnoe"], .wrongCall, "did you mean 'done'"),
    (["tasks/report", "status=dnoe"], .wrongCall, "did you mean 'done'"),
  ])
  func `refuses what cannot be meant, and writes nothing`(words: [String], code: ExitCode, says: String) throws {
    let vault = try EditVault()
    let run = vault.run(["set"] + words)
    #expect(run.code == code)
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
    #expect(vault.text("chores.md") == EditVault.chores)
    #expect(vault.text("tasks/report.md") == EditVault.report)
  }

  @Test(arguments: [
    ("---\na: &x 1\nb: *x\n---\n", "a=2", "note.md:2:"),
    ("---\na: 1\na: 2\n---\n", "a=3", "note.md:"),
    ("---\na: [1\n---\n", "a=3", "note.md:"),
    ("---\na: 1\n---\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n", "a=3", "note.md:4:1"),
  ])
  func `names the place of what stands in the way`(text: String, assignment: String, says: String) throws {
    let vault = try EditVault(["note.md": text])
    let run = vault.run("set", "note.md", assignment)
    #expect(run.code == .ioFailure || run.code == .conflict)
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(vault.text("note.md") == text)
  }

  @Test func `more than ten notes are changed after a question, where somebody can answer`() throws {
    let many = Dictionary(uniqueKeysWithValues: (1...11).map { ("many/n\($0).md", "---\nkind: x\n---\n") })
    let vault = try EditVault(many)
    func run(answering answer: String, _ words: [String]) -> CommandRun {
      vault.run(["set", "--where", "in:many/", "kind=y"] + words) { environment in
        environment.inputIsTerminal = true
        environment.errorsAreTerminal = true
        environment.readLine = { Array(answer.utf8) }
      }
    }
    let refused = run(answering: "n", [])
    #expect(refused.code == .nothingFound)
    #expect(refused.errors.contains("Change 11 notes? [y/N]"))
    #expect(vault.text("many/n1.md") == "---\nkind: x\n---\n")
    #expect(run(answering: "", []).code == .nothingFound)
    #expect(run(answering: "y", []).code == .done)
    #expect(vault.text("many/n11.md") == "---\nkind: y\n---\n")
    let again = vault.run("set", "--where", "in:many/", "kind=z")
    #expect(again.code == .done, "nobody is there to be asked")
  }

  @Test(arguments: [
    ("soup", "raiting=5", "did you mean 'rating' or 'ratings'?"),
    ("chores^kettle", "prioriti=high", "did you mean 'priority'?"),
    ("soup", "rating=5", ""), ("soup", "cellar=no", ""), ("soup", "raiting=", ""),
  ])
  func `a key that looks misspelt is set, and the nearest is named`(item: String, word: String, says: String) throws {
    let vault = try EditVault()
    let run = vault.run("set", item, word)
    #expect(run.code == .done)
    #expect(
      (run.errors.contains("vault does not know the key '") && run.errors.contains("'; \(says)")) == !says.isEmpty,
      "\(run.errors)")
  }

  @Test(arguments: ["time.prep", "time.cook", "time.total", "time"])
  func `the times of a recipe are durations`(key: String) throws {
    let vault = try EditVault()
    let run = vault.run("set", "soup", key + "=soon")
    #expect(run.code == .wrongCall)
    #expect(
      run.errors
        == "error: recipes/soup.md was not changed: '\(key)' takes a duration such as 45m or 1h30m, not 'soon'\n")
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
    #expect(vault.run("set", "soup", key + "=1h").code == .done)
  }

  @Test func `a note that is not UTF-8 is refused with the place and what to do`() throws {
    let vault = try EditVault(["note.md": "---\na: 1\n---\nx\n"])
    let path = vault.directory.path + "/note.md"
    for (bytes, sentence) in [
      ([0x0A, 0x61, 0xFF] as [UInt8], "5:2: it is not UTF-8\nhint: save it as UTF-8 in an editor\n"),
      (
        Array(repeating: 0xE0, count: 30),
        "4:1: it is not UTF-8, but looks like Windows-1251; convert it with 'iconv -f windows-1251 -t utf-8'\n"
      ),
    ] {
      let text = Array("---\na: 1\n---\n".utf8) + bytes
      try Data(text).write(to: URL(fileURLWithPath: path))
      for words in [["set", "note.md", "a=2"], ["add", "x", "--list", "note"], ["rm", "note.md"]] {
        let run = vault.run(words)
        #expect(run.code == .ioFailure)
        #expect(run.errors.hasPrefix("error: cannot read note"), "\(run.errors)")
        #expect(run.errors.hasSuffix(":" + sentence), "\(run.errors)")
      }
      #expect(try vault.directory.read("note.md") == text)
    }
  }

  @Test(arguments: [
    ("soup", "title"), ("soup", "servings"), ("soup", "source"), ("tasks/report", "due"), ("tasks/report", "category"),
    ("chores^kettle", "category"),
  ])
  func `a key of one value is not made a list`(item: String, key: String) throws {
    let vault = try EditVault()
    let run = vault.run("set", item, key + "+=2026-11-30")
    #expect(run.code == .wrongCall)
    #expect(
      run.errors.hasSuffix("was not changed: '\(key)' takes one value, not a list or keys inside\n"), "\(run.errors)")
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
    #expect(vault.text("tasks/report.md") == EditVault.report)
    #expect(vault.text("chores.md") == EditVault.chores)
  }

  @Test func `a text that its author made a list grows, and a title in brackets is one`() throws {
    let vault = try EditVault(["recipes/tea.md": "---\nsource: [a, b]\n---\n# Tea\n"])
    #expect(vault.run("set", "recipes/tea", "source+=c", "title=[a, b]").code == .done)
    #expect(vault.text("recipes/tea.md") == "---\nsource: [a, b, c]\n---\n# [a, b]\n")
  }

  @Test func `a question that Ctrl-C ended changes nothing, also where yes was typed`() throws {
    let many = Dictionary(uniqueKeysWithValues: (1...11).map { ("many/n\($0).md", "---\nkind: x\n---\n") })
    let vault = try EditVault(many)
    let run = vault.run("set", "--where", "in:many/", "kind=y", "--color", "never") {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.stop(afterAnswering: ["y"])
    }
    #expect(run.code == .interrupted)
    #expect(run.errors.hasSuffix("[y/N] \nerror: stopped\n"), "\(run.errors)")
    for (path, text) in many { #expect(vault.text(path) == text, "\(path)") }
  }

  @Test func `a note outside every vault is not changed`() throws {
    let directory = try ScratchDirectory(["note.md": "---\na: 1\n---\n"])
    let run = CommandRun(["set", "note.md", "a=2"], in: directory)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("note.md is in no vault"))
    #expect(try directory.read("note.md") == Array("---\na: 1\n---\n".utf8))
  }
}
