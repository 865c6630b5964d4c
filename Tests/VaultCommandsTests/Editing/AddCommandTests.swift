import Dispatch
import Testing
import VaultTestSupport

@testable import VaultCommands

struct AddCommandTests {
  @Test func `the words become a line at the end of the list`() throws {
    let vault = try EditVault()
    let run = vault.run("add", "wash", "the", "car", "--list", "chores")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("chores.md") == EditVault.chores + "- [ ] wash the car\n")
  }

  @Test func `without a list the inbox is made and grows`() throws {
    let vault = try EditVault()
    #expect(vault.run("add", "call Bob").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] call Bob\n")
    #expect(vault.run("add", "call Eve").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] call Bob\n- [ ] call Eve\n")
  }

  @Test func `all of several first lines come into the inbox, whoever makes it`() throws {
    let vault = try EditVault()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let run = vault.run("add", "line \(number)")
      #expect(run.code == .done, "\(run.errors)")
    }
    let lines = vault.text("inbox.md").split(separator: "\n").map(String.init)
    #expect(lines.sorted() == (0..<8).map { "- [ ] line \($0)" })
  }

  @Test func `the default list of the settings comes before the inbox`() throws {
    let vault = try EditVault([".vault/config.yaml": "default-list: chores.md\n"])
    #expect(vault.run("add", "wash the car").code == .done)
    #expect(vault.text("chores.md").hasSuffix("- [ ] wash the car\n"))
  }

  @Test func `a default list that is not there is an error with its name`() throws {
    let vault = try EditVault([".vault/config.yaml": "default-list: lists/gone.md\n"])
    let run = vault.run("add", "wash the car")
    #expect(run.code != .done)
    #expect(run.errors.contains("the default list lists/gone.md"), "\(run.errors)")
    #expect(vault.text("inbox.md").isEmpty)
  }

  @Test func `a heading says where, and is made when it is missing`() throws {
    let vault = try EditVault(["trip.md": "# Trip\n\n## Pack\n\n* [ ] socks\n\n## See\n\n* [ ] museum\n"])
    #expect(vault.run("add", "shirts", "--list", "trip", "--under", "pack").code == .done)
    #expect(vault.text("trip.md") == "# Trip\n\n## Pack\n\n* [ ] socks\n* [ ] shirts\n\n## See\n\n* [ ] museum\n")
    #expect(vault.run("add", "soup", "--list", "trip", "--under", "Eat").code == .done)
    #expect(vault.text("trip.md").hasSuffix("* [ ] museum\n\n## Eat\n\n* [ ] soup\n"))
  }

  @Test func `a dash reads lines from the standard input`() throws {
    let vault = try EditVault()
    var lines = ["milk", "", "  bread  "]
    let queue = LineQueue(lines)
    lines.removeAll()
    let run = vault.run("add", "-", "--list", "chores") { $0.readLine = { queue.next() } }
    #expect(run.code == .done)
    #expect(vault.text("chores.md") == EditVault.chores + "- [ ] milk\n- [ ] bread\n")
  }

  @Test func `lines that Ctrl-C ended are not added`() throws {
    let vault = try EditVault()
    let run = vault.run("add", "-", "--list", "chores") { $0.stop(afterAnswering: ["milk", "bread"]) }
    #expect(run.code == .interrupted)
    #expect(run.errors == "error: stopped\n")
    #expect(vault.text("chores.md") == EditVault.chores)
  }

  @Test(arguments: [["add", "   "], ["add", "x", "--list", "buy soap"], ["add", "x", "--list", "nowhere"]])
  func `nothing to add, or nowhere to add it, is refused`(words: [String]) throws {
    let vault = try EditVault()
    #expect(vault.run(words).code != .done)
    #expect(vault.text("chores.md") == EditVault.chores)
  }
}
