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

  @Test(arguments: [
    ("{due: tomorrow}", "'due' takes a date or a date and time such as 2026-11-20 14:30, not 'tomorrow'"),
    ("2026-02-30 x", "there is no day '2026-02-30' in the calendar"),
    ("tea {priority: hihg}", "'priority' does not take 'hihg'; did you mean 'high'?"),
  ])
  func `a line that check would fault is refused with the same sentence`(line: String, sentence: String) throws {
    for path in ["chores", "inbox"] {
      let vault = try EditVault()
      let run = vault.run(["add", line] + (path == "inbox" ? [] : ["--list", path]))
      #expect(run.code == .wrongCall)
      #expect(run.errors == "error: \(path).md was not changed: \(sentence)\n")
      #expect(vault.text("chores.md") == EditVault.chores && vault.text("inbox.md").isEmpty)
    }
  }

  @Test(arguments: [
    ("- [x] wash the car", "- [x] wash the car"), ("- [ ] wash", "- [ ] wash"), ("* wash", "- [ ] wash"),
    ("-5 °C outside", "- [ ] -5 °C outside"), ("wash - dry", "- [ ] wash - dry"),
  ])
  func `a line copied with its marker and checkbox stays that line`(typed: String, line: String) throws {
    let vault = try EditVault()
    let run = vault.run("add", "--list", "chores", "--", typed)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("chores.md") == EditVault.chores + line + "\n")
  }

  @Test func `text that begins like an option is told to follow two dashes`() throws {
    let run = try EditVault().run("add", "- [x] wash the car")
    #expect(run.code == .wrongCall)
    #expect(
      run.errors.contains("hint: text that begins with '-' follows '--': vault add -- '- [x] wash the car'\n"),
      "\(run.errors)")
  }

  @Test(arguments: ["^id", "{due: 2026-11-21}", "2026-11-21", "- [x] ^id"])
  func `a task without words is none`(line: String) throws {
    let vault = try EditVault()
    let run = vault.run("add", "--list", "chores", "--", line)
    #expect(run.code == .wrongCall)
    #expect(run.errors.hasSuffix("has no words to know the line by\n"), "\(run.errors)")
    #expect(vault.text("chores.md") == EditVault.chores)
    let money = try EditVault(["money/2026-11.md": "- 2026-11-01 -1 UAH tea\n"])
    #expect(money.run("add", "2026-11-03 -2 UAH", "--list", "money/2026-11").code == .done)
  }

  @Test func `a fault that a note has does not hide another one like it`() throws {
    let vault = try EditVault(["faulty.md": "- [ ] a {due: soon}\n"])
    #expect(vault.run("add", "b", "--list", "faulty").code == .done)
    #expect(vault.run("add", "c {due: soon}", "--list", "faulty").code == .wrongCall)
    #expect(vault.text("faulty.md") == "- [ ] a {due: soon}\n- [ ] b\n")
  }

  @Test func `a line longer than vault reads is refused`() throws {
    let vault = try EditVault()
    let long = String(repeating: "long ", count: 210_000)
    let queue = LineQueue(["milk", long])
    let run = vault.run("add", "-", "--list", "chores") { $0.readLine = { queue.next() } }
    #expect(run.code == .wrongCall)
    #expect(run.errors == "error: chores.md was not changed: the line is longer than 1048576 bytes\n")
    #expect(vault.text("chores.md") == EditVault.chores)
  }

  @Test(
    arguments: [
      ([0x6D, 0xFF], "1:2: it is not UTF-8"),
      (Array("кі".utf8) + [0xD1], "1:3: it is not UTF-8"),
      (
        [0xE1, 0xEE, 0xF0, 0xF9, 0x20, 0xE1, 0xEE, 0xF0, 0xF9],
        "1:1: it is not UTF-8, but looks like Windows-1251; convert it with 'iconv -f windows-1251 -t utf-8'"
      ),
    ] as [([UInt8], String)])
  func `bytes of the standard input that are not text are refused with their place`(
    bytes: [UInt8], sentence: String
  ) throws {
    let vault = try EditVault()
    let run = vault.run("add", "-", "--list", "chores") { $0.readLine = { bytes } }
    #expect(run.code == .ioFailure)
    #expect(run.errors == "error: cannot read the standard input:\(sentence)\n")
    #expect(vault.text("chores.md") == EditVault.chores)
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
