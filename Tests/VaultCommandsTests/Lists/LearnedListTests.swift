import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lists that the words of tasks fill. Now is Friday, 20 November 2026, 12:00.
@Suite struct `A learned list` {
  private static let byHand = "call Olha #garden"
  private static let likely = "prune the roses and water the tomato seedlings"

  // MARK: What is in it

  @Test func `takes only what is likelier than its threshold`() throws {
    let vault = try LearnedVault([
      "lists/garden.md": LearnedVault.garden.replacing("topic:", with: "threshold: 1\ntopic:")
    ])
    #expect(try vault.titles(of: "Garden") == [Self.byHand])
  }

  @Test func `follows a title that changed, an end and a deletion`() throws {
    let vault = try LearnedVault()
    func titles(_ inbox: String) throws -> [String] {
      try vault.directory.write("inbox.md", inbox)
      return try vault.titles(of: "Garden")
    }
    #expect(try titles("- [ ] prune the roses\n") == ["prune the roses"])
    #expect(try titles("- [ ] change the engine oil\n").isEmpty)
    #expect(try titles("- [x] prune the roses\n").isEmpty)
    #expect(try titles("").isEmpty)
  }

  @Test func `leaves a task where somebody put it`() throws {
    let other = try LearnedVault(["tasks/x.md": "---\nlist: Cars\n---\n# Prune the roses\n"])
    #expect(try !other.titles(of: "Garden").contains("Prune the roses"))
    let own = try LearnedVault(["tasks/x.md": "---\nlist: Garden\n---\n# Renew the passport\n"])
    #expect(try own.titles(of: "Garden").contains("Renew the passport"))
    let line = try LearnedVault(["lists/garden.md": LearnedVault.garden + "\n## Open\n\n- [ ] mend the gate\n"])
    #expect(try line.titles(of: "Garden").contains("mend the gate"))
  }

  @Test func `has several topics, lists and tags`() throws {
    let vault = try LearnedVault(["lists/all.md": "---\ntitle: Chores\ntopic: [cars, '#garden']\n---\n"])
    let chores = try vault.titles(of: "Chores")
    for title in ["wash the car", Self.byHand, Self.likely, "replace the wiper blades and change the engine oil"] {
      #expect(chores.contains(title))
    }
    #expect(!chores.contains("qwrtz plmkv"))
  }

  @Test func `leaves a step with its task`() throws {
    let vault = try LearnedVault(["inbox.md": "- [ ] spring\n  - [ ] prune the roses\n"])
    #expect(try vault.titles(of: "Garden").isEmpty)
  }

  @Test func `has its examples under a heading in another language`() throws {
    let vault = try LearnedVault([
      "lists/garden.md": LearnedVault.garden.replacing("## Examples", with: "# Приклади")
    ])
    #expect(try vault.titles(of: "Garden") == [Self.byHand, Self.likely])
  }

  @Test func `obeys what narrows it, its order and its limit`() throws {
    let vault = try LearnedVault()
    #expect(vault.run("list", "Garden", "tomato", "--format", "{title}").output == Self.likely + "\n")
    #expect(
      vault.run("list", "Garden", "--sort", "-title", "--limit", "1", "--format", "{title}").output == Self.likely
        + "\n")
    #expect(vault.run("list", "Garden", "--limit", "1", "--count").output == "2\n")
    #expect(vault.run("list").output.contains("Garden\tlearned\t2\tlists/garden.md\n"))
  }

  @Test func `shows on a terminal how likely each belongs`() throws {
    let run = try LearnedVault().run(["list", "Garden"]) {
      $0.outputIsTerminal = true
      $0.terminalColumns = 100
    }
    let likely = try #require(run.output.split(separator: "\n").first { $0.contains(Self.likely) })
    #expect(likely.contains(" %"))
    let byHand = try #require(run.output.split(separator: "\n").first { $0.contains(Self.byHand) })
    #expect(!byHand.contains("%"))
  }

  @Test func `is shown by show where its name is a verb`() throws {
    let vault = try LearnedVault(["lists/inbox.md": "# inbox\n\n- [ ] a letter\n"])
    #expect(vault.run("list", "show", "inbox", "--format", "{title}").output == "a letter\n")
  }

  // MARK: What it lacks

  @Test func `names topics that nothing has, with what may be meant`() throws {
    let garden = "---\ntitle: Garden\ntopic: [Carz, '#gardn', '#garden']\n---\n"
    let vault = try LearnedVault(["lists/garden.md": garden])
    let warnings = vault.run("list", "Garden").errors
    #expect(warnings.contains("the topic 'Carz' of lists/garden.md is not a list or a tag"), "\(warnings)")
    let findings = try LearnedVault.rows(of: vault.run("check", "--json"))
    #expect(findings.map { $0["code"] as? String } == ["list-topic-unknown", "list-topic-unknown"])
    #expect(findings.map { $0["suggestions"] as? [String] } == [["Cars"], ["#garden"]])
  }

  @Test func `of a tag that is new is no finding where it has examples`() throws {
    let inbox = LearnedVault.inbox.replacing(" #garden", with: "")
    #expect(try LearnedVault(["inbox.md": inbox]).run("check").code == .done)
  }

  @Test(arguments: ["inbox", "eval", "suggest milk"]) func `needs two topics`(words: String) throws {
    let vault = try LearnedVault(["lists/cars.md": ""])
    let run = vault.run(["list"] + words.split(separator: " ").map(String.init))
    #expect(run.errors.hasPrefix("error: there is too little to learn from"), "\(run.errors)")
    #expect(run.code == .nothingFound)
  }

  // MARK: What is kept

  @Test func `is learned anew only when titles change`() throws {
    let vault = try LearnedVault()
    _ = vault.run("list", "Garden")
    let (model, bytes) = (try vault.identityOfModel(), try vault.directory.read(LearnedVault.model))
    for title in ["wash the car", Self.byHand, Self.likely] {
      #expect(vault.run("done", title).code == .done)
      _ = vault.run("list", "Garden")
      // A model made anew would be equal: only the file itself tells whether it was written again.
      #expect(try vault.identityOfModel() == model, "\(title)")
    }
    #expect(vault.run("set", "check tyre pressure", "title=sell the car").code == .done)
    _ = vault.run("list", "Garden")
    #expect(try vault.directory.read(LearnedVault.model) != bytes)
  }

  @Test func `is made by the commands that ask for it, and not by add`() throws {
    let vault = try LearnedVault()
    func hasModel() -> Bool { vault.directory.listing.contains(LearnedVault.model) }
    _ = vault.run(["add", "prune the old roses"]) { $0.outputIsTerminal = true }
    #expect(!hasModel())
    for words in [["list"], ["list", "Garden"], ["list", "suggest", "roses"], ["list", "inbox"], ["index"]] {
      if hasModel() { try FileManager.default.removeItem(atPath: vault.directory.path + "/" + LearnedVault.model) }
      _ = vault.run(words)
      #expect(hasModel(), "\(words)")
    }
  }

  @Test func `is never believed where a byte is wrong, or the file is something else`() throws {
    let vault = try LearnedVault()
    let answer = vault.run("list", "Garden", "--json").output
    let whole = try vault.directory.read(LearnedVault.model)
    func expectMadeAnew(_ bytes: [UInt8], _ name: String) throws {
      try vault.directory.write(LearnedVault.model, bytes)
      #expect(vault.run("list", "Garden", "--json").output == answer, "\(name)")
      #expect(try vault.directory.read(LearnedVault.model) == whole, "\(name)")
    }
    let files: [[UInt8]] = [[], [0], Array("topics\n".utf8), Array(whole.dropLast()), whole + [0]]
    for (number, bytes) in files.enumerated() { try expectMadeAnew(bytes, "file \(number)") }
    for seed in LongSearch.seeds(few: 2) {
      var generator = SplitMix64(seed: seed)
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &generator)] ^= UInt8.random(in: 1...255, using: &generator)
      try expectMadeAnew(bytes, "seed \(seed)")
    }
  }

  @Test func `is whole whoever writes it at the same time`() async throws {
    let vault = try LearnedVault()
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<6 { group.addTask { vault.run("list", "Garden", "--json").output } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
    #expect(vault.run("list", "Garden", "--json").output == answers.first)
  }

  @Test func `needs nothing that can be written`() throws {
    let vault = try LearnedVault()
    let answer = vault.run("list", "Garden", "--json").output
    let cache = vault.directory.path + "/.vault/cache"
    try FileManager.default.removeItem(atPath: cache)
    // A file in place of the folder refuses whatever is to be kept there, for whoever runs the tests.
    try vault.directory.write(".vault/cache", "")
    let run = vault.run("list", "Garden", "--json")
    #expect(run.output == answer)
    #expect(run.code == .done)
  }

  // MARK: What is said of a task that is added

  @Test func `is named on a terminal where a new task looks like it`() throws {
    let vault = try LearnedVault()
    _ = vault.run("list", "Garden")
    func errors(_ words: String...) -> String {
      vault.run(["add"] + words + ["--dry-run"]) { $0.outputIsTerminal = true }.errors
    }
    #expect(errors("prune the roses and water the tomato seedlings").contains("looks like Garden ("))
    #expect(!errors("qwrtz").contains("looks like"))
    #expect(!errors("prune the roses #garden").contains("looks like"))
    #expect(!errors("prune the roses", "--list", "cars").contains("looks like"))
    #expect(!errors("prune the roses {list: Cars}").contains("looks like"))
  }
}
