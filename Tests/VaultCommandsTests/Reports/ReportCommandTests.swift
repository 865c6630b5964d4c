import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Where pages go, and what stands on them, on Friday, 20 November 2026.
@Suite struct `vault report` {
  private static let topics = ["today", "week", "month", "mood", "money", "kitchen"]

  private static let files = [
    ".vault/config.yaml": "timezone: UTC\nlang: en\n",
    "todo.md": "- [ ] call <b>them</b> {due: 2026-11-20}\n- [ ] quiet matter {due: 2026-11-20, private: true}\n",
    "events/lunch.md": "---\nstart: 2026-11-20 12:00\nend: 2026-11-20 13:00\n---\n# Lunch\n",
    "events/doctor.md": "---\nstart: 2026-11-20 17:00\nprivate: true\n---\n# Doctor\n",
    "diary/2026/2026-11-20.md":
      "- 08:00 my secret {mood: sad, category: work}\n\n- [ ] write to her {due: 2026-11-20}\n",
    "money/2026-11.md": "- 2026-11-02 +1000 UAH pay\n- 2026-11-03 -300.50 UAH \"food\" & more #food\n",
    "pantry/fridge.md": "- *500 g* sour cream {expires: 2026-11-21}\n",
    "meals/nov.md": "- 2026-11-20 dinner <i>soup</i>\n",
    "recipes/syrnyky.md": "# Syrnyky\n\n## Ingredients\n\n- 500 g sour cream\n",
  ]

  private func run(
    _ words: String..., in directory: ScratchDirectory, asking answers: [String]? = nil, isTerminal: Bool = false
  ) -> CommandRun {
    let lines = Answers(answers ?? [])
    return CommandRun(["report"] + words + ["--now", "2026-11-20T12:30"], in: directory) { environment in
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.outputIsTerminal = isTerminal || answers != nil
      guard answers != nil else { return }
      (environment.inputIsTerminal, environment.errorsAreTerminal) = (true, true)
      environment.readLine = { lines.next() }
    }
  }

  @Test(arguments: topics)
  func `makes the same whole page each time, without anything that was written as markup`(topic: String) throws {
    let directory = try ScratchDirectory(Self.files)
    let first = run(topic, in: directory)
    #expect(first.code == .done, "\(first.errors)")
    #expect(first.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(first.output.hasSuffix("</html>\n"))
    #expect(run(topic, in: directory).bytes == first.bytes)
    for word in ["<b>", "<i>", "<script", "http:", "https:", "my secret", "Doctor", "quiet matter", "write to her"] {
      #expect(!first.output.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("today", ["Lunch", "call ", "aria-current=\"time\"", "soup", "sour cream"]), ("week", ["Lunch", "20 Nov 2026"]),
    ("month", ["Lunch", "Sun, 1 Nov 2026 – Mon, 30 Nov 2026"]), ("mood", ["-1.00", "work", "<svg"]),
    ("money", ["699.50", "300.50", "&quot;food&quot; &amp; more", "food", "<svg"]),
    ("kitchen", ["sour cream", "soup", "Syrnyky", "100 %"]),
  ])
  func `shows what the commands answer`(topic: String, texts: [String]) throws {
    let page = run(topic, in: try ScratchDirectory(Self.files)).output
    for text in texts { #expect(page.contains(text), "\(text)") }
  }

  @Test func `takes in what is private where it is asked to, but no text of check-ins`() throws {
    let directory = try ScratchDirectory(Self.files)
    let page = run("today", "--private", in: directory)
    for text in ["Doctor", "quiet matter", "write to her"] { #expect(page.output.contains(text), "\(text)") }
    #expect(!page.errors.contains("--private"))
    #expect(run("today", in: directory).errors.contains("3 lines of diaries or private notes are left out"))
  }

  @Test(arguments: ["true", "yes", "on", "так"])
  func `leaves out what stands below a private line, however it says so`(truth: String) throws {
    let todo = """
      - [ ] quiet matter {due: 2026-11-20, private: \(truth)}
        - [ ] first step {due: 2026-11-20}
          - [ ] inner step {due: 2026-11-20}
      - [ ] open matter {due: 2026-11-20, private: false}

      """
    let note = "---\nstart: 2026-11-20 17:00\nprivate: \(truth)\n---\n# Doctor\n"
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "timezone: UTC\nlang: en\n", "todo.md": todo, "events/doctor.md": note,
    ])
    let page = run("today", in: directory)
    for word in ["quiet matter", "first step", "inner step", "Doctor"] {
      #expect(!page.output.contains(word), "\(word)")
    }
    #expect(page.output.contains("open matter"))
    let whole = run("today", "--private", in: directory).output
    for word in ["quiet matter", "first step", "inner step", "Doctor"] { #expect(whole.contains(word), "\(word)") }
  }

  @Test func `names no category, tag or account that only private payments have, and counts them all`() throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "timezone: UTC\nlang: en\nopening: {jar: 50 UAH}\n",
      "money/2026-10.md": """
      - 2026-10-05 -10 UAH ticket {account: wallet}
      - 2026-10-06 -20 UAH quiet {account: vaulted, private: true}

      """,
      "money/2026-11.md": """
      - 2026-11-02 -100 UAH bread #food/bakery {account: card}
      - 2026-11-03 -200 UAH ointment #clinic {category: health, account: stash, private: yes}
      - 2026-11-04 -300 UAH more #food {account: card, private: true}

      """,
    ])
    let page = run("money", in: directory)
    #expect(page.code == .done, "\(page.errors)")
    for word in ["clinic", "health", "stash", "vaulted", "ointment"] { #expect(!page.output.contains(word), "\(word)") }
    for word in ["600", "400", "bakery", "card", "wallet", "jar", "bread"] {
      #expect(page.output.contains(word), "\(word)")
    }
    #expect(page.errors.contains("2 lines of diaries or private notes are left out"))
    let whole = run("money", "--private", in: directory).output
    for word in ["clinic", "health", "stash", "vaulted", "ointment"] { #expect(whole.contains(word), "\(word)") }
  }

  @Test func `of an empty vault says that there is nothing`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "timezone: UTC\n"])
    for topic in Self.topics {
      let run = run(topic, "--lang", "uk", in: directory)
      #expect(run.code == .done, "\(topic): \(run.errors)")
      #expect(run.output.contains("<html lang=\"uk\">") && run.output.contains("<p"), "\(topic)")
    }
  }

  // MARK: Where it goes

  @Test func `asks on a terminal for a name, and proposes one`() throws {
    let directory = try ScratchDirectory(Self.files)
    let proposed = "report-week-2026-11-20.html"
    let asked = run("week", in: directory, asking: [""])
    #expect(asked.code == .done && asked.errors.contains(proposed))
    #expect(try directory.read(proposed).starts(with: Array("<!DOCTYPE html>".utf8)))
    #expect(asked.output.contains(proposed) && !asked.output.contains("DOCTYPE"))
    #expect(run("week", in: directory, asking: ["week.html"]).code == .done)
    #expect(try directory.read("week.html") == directory.read(proposed))
    // Nobody is there to be asked.
    let refused = run("week", in: directory, isTerminal: true)
    #expect(refused.code == .wrongCall && refused.errors.contains("'-o \(proposed)'"))
    #expect(run("week", "-o", "-", in: directory, isTerminal: true).output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `replaces a file only where somebody agrees, and keeps its permissions`() throws {
    let directory = try ScratchDirectory(Self.files)
    try directory.write("page.html", "mine")
    #expect(run("month", "-o", "page.html", in: directory).code == .conflict)
    #expect(run("month", "-o", "page.html", in: directory, asking: ["n"]).code == .conflict)
    #expect(try directory.read("page.html") == Array("mine".utf8))
    let path = directory.path + "/page.html"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(run("month", "-o", "page.html", in: directory, asking: ["y"]).code == .done)
    #expect(try directory.read("page.html").starts(with: Array("<!DOCTYPE html>".utf8)))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `is new for its owner alone`() throws {
    let directory = try ScratchDirectory(Self.files)
    #expect(run("month", "-o", "new.html", in: directory).code == .done)
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/new.html")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test(arguments: [
    "todo.md", "new.md", "events/New.MD", "events/../todo.md", ".vault/config.yaml", ".VAULT/x", "link.html", "events",
    "",
    "/dev/null",
  ])
  func `never takes the place of a note, of vault's own files, or of what is no file`(name: String) throws {
    let directory = try ScratchDirectory(Self.files)
    try directory.link("link.html", to: "todo.md")
    let refused = run("today", "-o", name, "--yes", in: directory)
    #expect(refused.code != .done, "\(refused.output)")
    for (name, text) in Self.files { #expect(try directory.read(name) == Array(text.utf8), "\(name)") }
  }
}

/// The lines that somebody types, one after the other.
private final class Answers: @unchecked Sendable {
  private var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  func next() -> [UInt8]? { lines.isEmpty ? nil : Array(lines.removeFirst().utf8) }
}
