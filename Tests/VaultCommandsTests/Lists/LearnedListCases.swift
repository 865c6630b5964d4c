import Testing
import VaultTestSupport

@testable import VaultCommands

/// A learned list: by hand, by chance, never against the user.
@Suite struct `Cases of learned lists` {
  private static let byHand = "call Olha #garden"
  private static let likely = "prune the roses and water the tomato seedlings"
  private static let refused = "mulch the rose bed"
  private static let threeExamples = LearnedVault.garden.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("- ") || $0.contains("tulip") || $0.contains("roses") || $0.contains("rake") }
    .joined(separator: "\n")

  @Test func `a learned list has what carries its topic, and what is like it with its probability`() throws {
    let members = try LearnedVault().members(of: "Garden")
    #expect(members.map(\.title).sorted() == [Self.byHand, Self.likely])
    let likely = try #require(members.first { $0.title == Self.likely }?.probability)
    #expect(likely >= 0.5 && likely <= 1)
    #expect(members.first { $0.title == Self.byHand }?.probability == nil)
  }

  @Test func `examples are no tasks and are in no count`() throws {
    let vault = try LearnedVault()
    let tasks = try LearnedVault.rows(of: vault.run("tasks", "--json"))
    #expect(tasks.count == 11)
    #expect(!tasks.contains { ($0["path"] as? String)?.hasSuffix("garden.md") ?? true })
    #expect(vault.run("list", "Garden", "--count").output == "2\n")
    let overview = try LearnedVault.rows(of: vault.run("list", "--json"))
    #expect(overview.first { $0["list"] as? String == "Garden" }?["count"] as? Int == 2)
  }

  @Test func `a task with a new title is sorted again`() throws {
    let vault = try LearnedVault()
    #expect(vault.run("set", "qwrtz plmkv", "title=prune the roses").code == .done)
    #expect(try vault.titles(of: "Garden") == [Self.byHand, "prune the roses", Self.likely])
  }

  @Test func `what is done is gone, and stays an example only if it carries the topic`() throws {
    let vault = try LearnedVault()
    #expect(vault.run("done", Self.likely).code == .done)
    #expect(try vault.titles(of: "Garden") == [Self.byHand])
    #expect(vault.run("done", Self.byHand).code == .done)
    #expect(try vault.titles(of: "Garden").isEmpty)
    let suggested = try LearnedVault.rows(of: vault.run("list", "suggest", "call Olha", "--json"))
    #expect(suggested.first?["examples"] as? Int == 7)
  }

  @Test func `one topic fills two lists, and a task is kept out of the one it names`() throws {
    let beds = LearnedVault.garden.replacing("title: Garden", with: "title: Beds")
    let vault = try LearnedVault(["lists/beds.md": beds])
    #expect(try vault.titles(of: "Garden") == [Self.byHand, Self.likely])
    #expect(try vault.titles(of: "Beds") == [Self.byHand, Self.refused, Self.likely])
    try vault.directory.write("inbox.md", LearnedVault.inbox.replacing(" {not-list: Garden}", with: ""))
    #expect(try vault.titles(of: "Garden") == [Self.byHand, Self.refused, Self.likely])
  }

  @Test func `of two learned lists of one title each is filled by its own topic`() throws {
    let vault = try LearnedVault(["lists/other.md": "---\ntitle: Garden\ntopic: Cars\n---\n"])
    #expect(try vault.titles(of: "lists/other").contains("wash the car"))
    #expect(!(try vault.titles(of: "lists/garden").contains("wash the car")))
  }

  @Test func `two calls, with any number of workers, give equal bytes`() throws {
    let first = try LearnedVault().run("list", "Garden", "--json")
    #expect(first.code == .done)
    for count in [1, 3, 8] {
      let vault = try LearnedVault()
      for _ in 0..<2 {
        #expect(vault.run(["list", "Garden", "--json"]) { $0.processors = count }.output == first.output, "\(count)")
      }
    }
  }

  @Test func `a list with too few examples is empty and says so`() throws {
    let inbox = LearnedVault.inbox.replacing("#garden", with: "#home")
    let run = try LearnedVault(["lists/garden.md": Self.threeExamples, "inbox.md": inbox]).run(
      "list", "Garden", "--json")
    #expect(run.output.isEmpty)
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("3") && run.errors.contains("5"), "\(run.errors)")
  }

  @Test func `a learned list alone never has every task of the vault`() throws {
    let vault = try LearnedVault(["lists/cars.md": ""])
    let run = vault.run("list", "Garden", "--json")
    let titles = try LearnedVault.rows(of: run).compactMap { $0["title"] as? String }
    #expect(titles.contains(Self.byHand))
    #expect(!titles.contains("replace the wiper blades and change the engine oil"))
    #expect(!titles.contains("qwrtz plmkv"))
    #expect(titles.contains(Self.likely) || !run.errors.isEmpty)
  }

  @Test func `a topic that is a sentence is one finding, on that value`() throws {
    let garden = LearnedVault.garden.replacing("[\"#garden\"]", with: "plants and soil")
    let run = try LearnedVault(["lists/garden.md": garden]).run("check", "--json")
    let findings = try LearnedVault.rows(of: run).filter { $0["path"] as? String == "lists/garden.md" }
    #expect(findings.count == 1, "\(run.output)")
    #expect(findings.first?["line"] as? Int == 3)
    #expect(findings.first?["column"] as? Int == 8)
  }
}
