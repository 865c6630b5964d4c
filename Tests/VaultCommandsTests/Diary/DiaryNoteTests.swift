import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault diary` writes into notes of every shape, and what it makes of every text.
@Suite struct `An entry of a diary` {
  private static let note = `A diary`.note
  private static let now = `A diary`.now

  @Test(arguments: [
    // In the order of time, before the first heading.
    ("- 09:00 a\n- 16:00 b\n", "- 09:00 a\n- 14:30 x\n- 16:00 b\n"), ("- 09:00 a\n", "- 09:00 a\n- 14:30 x\n"),
    ("- 09:00 a\n\n## 14:30 Walk\n\nFar.\n", "- 09:00 a\n- 14:30 x\n\n## 14:30 Walk\n\nFar.\n"),
    ("---\nmood: sad   # mine\n---\n\n- 09:00 a\n", "---\nmood: sad   # mine\n---\n\n- 09:00 a\n- 14:30 x\n"),
    // The ends of the lines are those of the note.
    ("- 09:00 a\r\n- 16:00 b\r\n", "- 09:00 a\r\n- 14:30 x\r\n- 16:00 b\r\n"),
    ("\u{FEFF}- 09:00 a\n", "\u{FEFF}- 09:00 a\n- 14:30 x\n"),
  ])
  func `of one line stands among the others, byte for byte`(before: String, after: String) throws {
    let vault = try PlanVault.everyday([Self.note: before])
    let run = vault.run(["diary", "x"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == after, "\(vault.text(Self.note).debugDescription)")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == before)
  }

  @Test(arguments: [
    "- 09:00 a\n", "- 09:00 a", "- 09:00 a\r\n\r\n## 10:00 Tea\r\n\r\nHot.\r\n", "## 14:30 Walk\n\nFar.\n",
    "## 14:30 Walk\n\nFar.", "---\nweather: rain\n---\n\n## 08:30 Walk\n\nFar.\n\n## 20:00 Home\n\nLate.\n",
    "# Friday\n\nProse.\n", "",
  ])
  func `of several lines takes away no line of the note`(before: String) throws {
    let vault = try PlanVault.everyday([Self.note: before])
    let run = vault.run(["diary", "Walk\nby the river\n\nand back"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    let text = vault.text(Self.note)
    let end = before.contains("\r\n") ? "\r\n" : "\n"
    let lines = text.components(separatedBy: end)
    var rest = lines[...]
    for line in before.components(separatedBy: end) where !line.isEmpty {
      let place = try #require(rest.firstIndex(of: line), "\(line) is gone: \(text.debugDescription)")
      rest = rest[(place + 1)...]
    }
    // A heading of the same time and title stays an entry of its own.
    #expect(lines.filter { $0 == "## 14:30 Walk" }.count == (before.contains("## 14:30 Walk") ? 2 : 1), "\(text)")
    #expect(lines.contains("by the river") && lines.contains("and back"), "\(text.debugDescription)")
    #expect(end == "\n" || !text.replacing("\r\n", with: "").contains("\n"), "\(text.debugDescription)")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == before)
  }

  @Test func `of several lines stands behind its elder of the same time, before what is later`() throws {
    let before = "## 08:00 Up\n\nEarly.\n\n## 14:30 Walk\n\nFar.\n\n## 20:00 Home\n\nLate.\n"
    let vault = try PlanVault.everyday([Self.note: before])
    #expect(vault.run(["diary", "Tea\nhot"], at: Self.now).code == .done)
    let headings = vault.text(Self.note).split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## 08:00 Up", "## 14:30 Walk", "## 14:30 Tea", "## 20:00 Home"], "\(headings)")
  }

  @Test(arguments: [
    // By its key, by its name alone, by its name in a folder of one's own; with line ends of another system.
    ("diary/friday.md", "---\ndate: 2026-11-18\n---\n\n- 09:00 a\n"), ("diary/2026/2026-11-18.md", "- 09:00 a\n"),
    ("diary/2026-11-18.md", "- 09:00 a\n"), ("diary/2026/2026-11-18.md", "- 09:00 a\r\n"),
    ("diary/old/2026-11-18.md", "# A day\r\n\r\n- 09:00 a\r\n"),
  ])
  func `of a past day goes into the note that the day has`(path: String, before: String) throws {
    let vault = try PlanVault.everyday([path: before])
    let run = vault.run(["diary", "late", "--on", "2026-11-18", "--at", "10:00"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    let end = before.contains("\r\n") ? "\r\n" : "\n"
    #expect(vault.text(path) == before + "- 10:00 late" + end, "\(vault.text(path).debugDescription)")
    #expect(vault.files == [path])
  }

  @Test(arguments: [
    ["--on", "2026-02-30"], ["--on", "someday"], ["--at", "25:00"], ["--at", "noonish"], ["--mood", "furious"],
    ["--mood", "3"],
  ])
  func `of nonsense is refused in both languages`(flags: [String]) throws {
    for language in ["en", "uk"] {
      let vault = try PlanVault.everyday([Self.note: "- 09:00 a\n"])
      let run = vault.run(["diary", "x"] + flags + ["--lang", language], at: Self.now)
      #expect(run.code == .wrongCall && vault.text(Self.note) == "- 09:00 a\n", "\(flags): \(run.output)")
      let isUkrainian = run.errors.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
      #expect(isUkrainian == (language == "uk"), "\(run.errors)")
    }
  }

  @Test(arguments: ["\u{1B}[31mred", "bell\u{7}", "\u{202E}live", "\u{9B}1m", "a\tb", "x\u{2028}y"])
  func `with controls is shown safely`(text: String) throws {
    let vault = try PlanVault.everyday()
    _ = vault.run(["diary", text], at: Self.now)
    try vault.directory.write("diary/2026/2026-11-19.md", "- 10:00 \(text) #t\n\n## 11:00 \(text)\n\n\(text)\n")
    for words in [["diary"], ["diary", "2026-11-19"], ["diary", "2026-11"], ["stats", "diary"], ["today"]] {
      for onTerminal in [true, false] {
        let run = vault.run(words, at: Self.now, onTerminal: onTerminal)
        let unsafe = (run.output + run.errors).unicodeScalars
          .filter { ($0.value < 0x20 && ![0x0A, 0x09].contains($0.value)) || [0x9B, 0x202E].contains($0.value) }
        #expect(unsafe.isEmpty, "\(words): \(run.output.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "{mood: sad}", "x {mood: sad}", "x ^id", "- [ ] x", "09:00 x", "# x", "## 10:00 x", "--- x", "> x", "x %% y %%",
    "[[soup]] x", "![](http://x.org/a.png)", "<script>alert(1)</script>", "12:00-13:00 x", "x, y: z",
  ])
  func `of any words is one entry with the mood that was said`(text: String) throws {
    let vault = try PlanVault.everyday([Self.note: "- 09:00 a\n"])
    let run = vault.run(["diary", text, "--mood", "happy"], at: Self.now)
    guard run.code == .done else { return #expect(vault.text(Self.note) == "- 09:00 a\n" && run.code == .wrongCall) }
    let answer = try vault.answer(["stats", "mood", "--from", "2026-11-20", "--to", "2026-11-20"])
    // One check-in of mood 1, whatever the words look like.
    #expect(answer.lines.first { $0.text("kind") == "day" }?.text("count") == "1", "\(vault.text(Self.note))")
    #expect(answer.lines.first { $0.text("kind") == "day" }?.text("mean").hasPrefix("1") == true, "\(answer.output)")
  }

  @Test(arguments: [
    "0", "000", "999999999999999999", "99999999999999999999999", "9999999 days", "99999999999999999999 days", "0 days",
    "2 hours", "90m", "0 днів",
  ])
  func `of a number or a length of time that gives no day needs a flag`(text: String) throws {
    let vault = try PlanVault.everyday([Self.note: "- 09:00 a\n"])
    let run = vault.run(["diary", text], at: Self.now)
    #expect(run.code == .wrongCall && run.errors.contains("2026-W48"), "\(run.output) \(run.errors)")
    #expect(vault.text(Self.note) == "- 09:00 a\n")
    let written = vault.run(["diary", text, "--at", "14:30"], at: Self.now)
    #expect(written.code == .done && vault.text(Self.note).contains(text), "\(written.errors)")
  }

  @Test(arguments: [
    ("yesterday", "2026-11-19"), ("today", "2026-11-20"), ("monday", "2026-11-16"), ("24 oct", "2026-10-24"),
    ("вчора", "2026-11-19"), ("2026-11-18", "2026-11-18"),
  ])
  func `of a mood on a day that is named stands on that day`(words: String, day: String) throws {
    let vault = try PlanVault.everyday()
    let run = vault.run(["diary", words, "--mood", "happy"], at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.files == ["diary/2026/\(day).md"], "\(vault.files)")
    #expect(vault.text("diary/2026/\(day).md") == "- 14:30 happy {mood: happy}\n")
    #expect(vault.run(["diary", words, "--mood", "sad", "--at", "09:00"], at: Self.now).code == .done)
    #expect(vault.text("diary/2026/\(day).md").hasPrefix("- 09:00 sad {mood: sad}\n"))
  }

  @Test(arguments: [
    (["tomorow"], "tomorrow"), (["yesterdy"], "yesterday"), (["mondey"], "Monday"), (["завтар"], "завтра"),
    (["tomorow", "--mood", "happy"], "tomorrow"), (["yesterdy", "--at", "09:00"], "yesterday"),
  ])
  func `of words that are nearly a day is refused with the day that is meant`(words: [String], meant: String) throws {
    for language in ["en", "uk"] {
      let vault = try PlanVault.everyday()
      let run = vault.run(["diary"] + words + ["--lang", language], at: Self.now)
      #expect(run.code == .wrongCall && vault.files.isEmpty, "\(run.output)")
      #expect(run.errors.contains(meant) && run.errors.contains("--on today"), "\(run.errors)")
    }
    let vault = try PlanVault.everyday()
    #expect(vault.run(["diary"] + words + ["--on", "today"], at: Self.now).code == .done)
    #expect(vault.text(Self.note).contains(words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")))
  }

  @Test(arguments: [["week", "--mood", "happy"], ["2026-11", "--at", "09:00"], ["yesterday", "--at", "09:00"]])
  func `of several days, or of a day and nothing else, is refused`(words: [String]) throws {
    let vault = try PlanVault.everyday()
    let run = vault.run(["diary"] + words, at: Self.now)
    #expect(run.code == .wrongCall && vault.files.isEmpty && run.errors.contains("--on today"), "\(run.errors)")
  }

  @Test(arguments: ["see you tomorow", "tomorow morning was good", "walk", "happy"])
  func `of words that only have one like a day is written`(text: String) throws {
    let vault = try PlanVault.everyday()
    #expect(vault.run(["diary", text], at: Self.now).code == .done)
    #expect(vault.text(Self.note) == "- 14:30 \(text)\n")
  }

  @Test func `tried out changes nothing`() throws {
    let vault = try PlanVault.everyday()
    for words in [["x"], ["x\ny"], ["x", "--on", "2026-11-18", "--at", "09:00"]] {
      #expect(vault.run(["diary"] + words + ["--dry-run"], at: Self.now).code == .done)
      #expect(vault.files.isEmpty)
    }
  }
}
