import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Suggestions, the inbox and evaluation, over the vault of learned lists.
@Suite struct `Cases of suggested lists` {
  @Test func `a text is offered at most three lists, the likeliest first, and nothing is written`() throws {
    let vault = try LearnedVault()
    let before = try vault.notes()
    let run = vault.run("list", "suggest", "prune the old roses", "--json")
    let rows = try LearnedVault.rows(of: run)
    #expect(run.code == .done)
    #expect(!rows.isEmpty && rows.count <= 3)
    #expect(rows.first?["list"] as? String == "Garden")
    let probabilities = rows.compactMap { $0["probability"] as? Double }
    #expect(probabilities.count == rows.count && probabilities.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(probabilities == probabilities.sorted(by: >))
    #expect(try vault.notes() == before)
  }

  @Test func `a text without a known word is offered no list, and is told so`() throws {
    let run = try LearnedVault().run("list", "suggest", "qwrtz plmkv", "--json")
    #expect(run.output.isEmpty)
    #expect(run.code == .nothingFound)
    #expect(!run.errors.isEmpty)
  }

  @Test func `the inbox proposes lists and writes nothing by itself`() throws {
    let vault = try LearnedVault()
    let before = try vault.notes()
    let proposed = vault.run("list", "inbox", "--dry-run")
    #expect(proposed.code == .done)
    let added = proposed.output.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
    #expect(
      added == [
        "+- [ ] prune the roses and water the tomato seedlings #garden",
        "+- [ ] replace the wiper blades and change the engine oil {list: Cars}",
      ])
    #expect(try vault.notes() == before)
  }

  @Test func `tasks of the inbox get their lists where they stand, once, and undo takes all back`() throws {
    let vault = try LearnedVault()
    let before = try vault.notes()
    #expect(vault.run("list", "inbox", "--apply", "--yes").code == .done)
    let sorted = LearnedVault.inbox
      .replacing("tomato seedlings\n", with: "tomato seedlings #garden\n")
      .replacing("engine oil\n", with: "engine oil {list: Cars}\n")
    var expected = before
    expected["inbox.md"] = Array(sorted.utf8)
    #expect(try vault.notes() == expected)
    #expect(vault.run("list", "inbox", "--apply", "--yes").code == .done)
    #expect(try vault.notes() == expected)
    #expect(vault.run("undo", "--yes").code == .done)
    #expect(try vault.notes() == before)
  }

  // MARK: Evaluation

  private static let train = """
    garden\tprune the roses
    garden\twater the tomatoes
    garden\tplant tulips
    garden\trake the lawn
    garden\tsow carrots
    car\tchange engine oil
    car\tcheck tyre pressure
    car\twash the car
    car\trenew insurance
    car\treplace wipers

    """
  private static let test = """
    garden\twater the roses
    garden\tplant carrots
    car\tcheck engine oil
    car\treplace tyre
    travel\tqwrtz plmkv

    """
  private static let timed = ["trainingSeconds", "secondsPerTitle"]

  private func evaluation(test: String = Self.test) throws -> CommandRun {
    let vault = try LearnedVault(["train.tsv": Self.train, "test.tsv": test])
    return vault.run("list", "eval", "--train", "train.tsv", "--test", "test.tsv", "--json")
  }

  @Test func `a file of titles is evaluated, and a label that was not taught is out of scope`() throws {
    let run = try evaluation()
    let figures = try #require(try LearnedVault.rows(of: run).first, "\(run.errors)")
    #expect(figures["accuracy"] as? Double == 1)
    #expect(figures["outOfScopeRecall"] as? Double == 1)
    #expect(figures["macroF1"] as? Double == 1)
    let answered = try #require(figures["accuracyWithAbstention"] as? Double)
    #expect([0, 0.25, 0.5, 0.75, 1].contains(answered))
    let abstained = try #require(figures["abstained"] as? Double)
    #expect(answered + abstained == 1)
    #expect(try #require(figures["modelBytes"] as? Int) > 0)
    for key in Self.timed { #expect(figures[key] is NSNumber, "\(key)") }
  }

  @Test func `a second evaluation has equal figures, except for its times`() throws {
    func figures() throws -> NSDictionary {
      let rows = try LearnedVault.rows(of: try evaluation())
      return NSDictionary(dictionary: try #require(rows.first).filter { !Self.timed.contains($0.key) })
    }
    #expect(try figures() == figures())
  }

  @Test func `a file of titles without one in scope is refused`() throws {
    let run = try evaluation(test: "travel\tbook the train\n")
    #expect(run.code == .wrongCall)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  // MARK: What else

  @Test func `a task that is added in a pipe gets no list and no hint`() throws {
    let vault = try LearnedVault()
    _ = vault.run("list", "Garden")
    let run = vault.run("add", "prune the roses")
    #expect(run.code == .done)
    #expect(!run.output.contains("Garden") && !run.errors.contains("Garden"))
    #expect(try vault.text("inbox.md") == LearnedVault.inbox + "- [ ] prune the roses\n")
  }

  @Test func `endings of Ukrainian words do not matter, and the words that decided are named`() throws {
    let shop = ["молоко", "хліб", "яйця", "сир", "масло"].map { "- [ ] купити \($0)\n" }.joined()
    let vault = try LearnedVault(["lists/shop.md": "---\ntitle: Shop\n---\n\n" + shop])
    let words = ["list", "suggest", "взяти молока й сиру", "--json"]
    let rows = try LearnedVault.rows(of: vault.run(words))
    #expect(rows.first?["list"] as? String == "Shop")
    let explained = try LearnedVault.rows(of: vault.run(words + ["--explain"]))
    let reasons = try #require(explained.first?["reasons"] as? [[String: Any]])
    let decided = reasons.filter { $0["weight"] as? Double ?? 0 > 0 }.compactMap { $0["word"] as? String }
    #expect(decided.contains { $0.hasPrefix("молок") } && decided.contains { $0.hasPrefix("сир") }, "\(decided)")
  }
}
