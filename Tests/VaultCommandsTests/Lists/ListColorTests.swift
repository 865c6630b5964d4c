import Testing
import VaultActions
import VaultTestSupport

@testable import VaultCommands

/// The icons and colours of lists and tags in what is listed, and what a check says of names of lists. Now is Friday,
/// 20 November 2026, 12:00.
@Suite struct `Icons and colours of lists and tags` {
  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory(
      [
        ".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\ntags: {work: {color: red, icon: 💼}}\n",
        "lists/home.md": "---\ntitle: Home\nicon: 🏠\ncolor: green\n---\n- [ ] sweep {due: 2026-11-20}\n",
        "tasks/t.md": "- [ ] write #work/report {due: 2026-11-20}\n- [ ] call #play {list: home, due: 2026-11-20}\n",
      ].merging(files) { $1 })
  }

  private func run(_ words: String..., in vault: ScratchDirectory, onTerminal: Bool = false) -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20T12:00"], in: vault) {
      $0.outputIsTerminal = onTerminal
      $0.terminalColumns = 120
    }
  }

  private static let green = "\u{1B}[32m", red = "\u{1B}[31m"

  // MARK: The overview

  @Test func `stand in the overview, and so does the number`() throws {
    let vault = try vault()
    let run = run("list", "--json", in: vault)
    let line = run.output.split(separator: "\n").first { $0.contains("\"Home\"") } ?? ""
    #expect(line.contains(#""count":2,"#) && line.contains(#""icon":"🏠","color":"green""#), "\(run.output)")
    let seen = self.run("list", in: vault, onTerminal: true).output
    #expect(seen.contains(Self.green + "🏠 Home"), "\(seen)")
    #expect(!self.run("list", "--color", "never", in: vault, onTerminal: true).output.contains("\u{1B}"))
  }

  // MARK: Every listing

  @Test(arguments: [["tasks"], ["today"], ["agenda"], ["search", "type:task"], ["list", "All"]])
  func `of a tag stand in every listing, and nested tags have them too`(words: [String]) throws {
    let vault = try vault()
    let seen = CommandRun(words + ["--now", "2026-11-20T12:00"], in: vault) {
      $0.outputIsTerminal = true
      $0.terminalColumns = 140
    }.output
    #expect(seen.contains(Self.red + "💼 #work/report"), "\(words) \(seen)")
    #expect(seen.contains(Self.green + "🏠 Home"), "\(words) \(seen)")
    let plain = CommandRun(words + ["--now", "2026-11-20T12:00"], in: vault) {
      $0.outputIsTerminal = true
      $0.terminalColumns = 140
      $0.variables[.noColor] = "1"
    }.output
    #expect(plain.contains("💼 #work/report") && plain.contains("🏠 Home") && !plain.contains("\u{1B}"), "\(plain)")
  }

  @Test(arguments: ["Home", "lists/home.md", "Plain"])
  func `of a list do not stand on its own screen, where those of others do`(name: String) throws {
    let vault = try vault([
      "lists/plain.md": "---\ntitle: Plain\naliases: [Simple]\n---\n- [ ] rest\n- [ ] lend {list: Home}\n",
      "tasks/p.md": "- [ ] walk {list: simple}\n",
    ])
    let rows = run("list", name, "--color", "never", in: vault, onTerminal: true).output.split(separator: "\n")
    let own = name == "Plain" ? ["rest", "walk"] : ["sweep", "call", "lend"]
    for title in own {
      let row = try #require(rows.first { $0.contains(title) }, "\(rows)")
      for list in ["Home", "Plain", "simple"] { #expect(!row.contains(list), "\(row)") }
    }
    #expect(run("list", "All", "--color", "never", in: vault, onTerminal: true).output.contains("🏠 Home"))
  }

  @Test(arguments: [["tasks"], ["today"], ["agenda"], ["search", "type:task"], ["list", "All"]])
  func `are in JSON`(words: [String]) throws {
    let run = CommandRun(words + ["--json", "--now", "2026-11-20T12:00"], in: try vault())
    let report = run.output.split(separator: "\n").first { $0.contains("write") } ?? ""
    #expect(
      report.contains(#""tagStyles":{"work/report":{"color":"red","icon":"💼"}}"#), "\(words) \(run.output)")
    let call = run.output.split(separator: "\n").first { $0.contains(#""call"#) } ?? ""
    #expect(
      call.contains(#""listStyle":{"title":"Home","color":"green","icon":"🏠"}"#), "\(words) \(run.output)")
  }

  @Test func `are not spoken of where a vault has none`() throws {
    let vault = try vault([".vault/config.yaml": "", "lists/home.md": "---\ntitle: Home\n---\n- [ ] sweep\n"])
    for words in [["tasks"], ["search", "type:task"]] {
      let run = CommandRun(words + ["--json", "--now", "2026-11-20T12:00"], in: vault)
      #expect(!run.output.contains("Style"), "\(run.output)")
    }
  }

  @Test func `of a nested tag take the place of those above it`() throws {
    let vault = try vault([
      ".vault/config.yaml": "tags:\n  work: {color: red, icon: 💼}\n  \"#Work/Report\": {color: blue}\n"
    ])
    let run = run("tasks", "--json", in: vault)
    #expect(run.output.contains(#""tagStyles":{"work/report":{"color":"blue","icon":"💼"}}"#), "\(run.output)")
  }

  // MARK: The setting

  @Test(arguments: [
    ("tags: {work: {color: scarlet}}", "bad-setting"), ("tags: {work: {colour: red}}", "unknown-setting"),
    ("tags: red", "bad-setting"), ("tags: {work: red}", "bad-setting"),
  ])
  func `that do not read are a finding of a check at their place`(setting: String, code: String) throws {
    let run = run("check", in: try vault([".vault/config.yaml": setting + "\n"]))
    #expect(run.output.contains(".vault/config.yaml:1:") && run.output.contains("[\(code)]"), "\(run.output)")
  }

  // MARK: Names of lists

  @Test func `a list that no note and no other task names is a hint`() throws {
    let vault = try vault([
      "tasks/l.md": """
      - [ ] a {list: Hoem}
      - [ ] b {list: Shared}
      - [ ] c {list: shared}
      - [ ] d {list: Home}
      - [ ] e {list: project}

      """,
      "notes/project.md": "# Project\n",
    ])
    let run = run("check", in: vault)
    #expect(run.output.contains("tasks/l.md:1:16: hint: ") && run.output.contains("[list-unknown]"), "\(run.output)")
    #expect(run.output.contains("did you mean 'Home'?"), "\(run.output)")
    #expect(run.output.split(separator: "\n").count { $0.contains("[list-unknown]") } == 1, "\(run.output)")
    #expect(run.code == .done)
  }

  @Test func `a default list that is not found is an error at its place`() throws {
    let vault = try vault([".vault/config.yaml": "lang: en\ndefault-list: Hoem\n"])
    let run = run("check", in: vault)
    #expect(run.output.contains(".vault/config.yaml:2:15: error: "), "\(run.output)")
    #expect(run.output.contains("[default-list-unknown]"), "\(run.output)")
    #expect(run.code == .nothingFound)
    for name in ["Home", "lists/home.md", "inbox"] {
      try vault.write("inbox.md", "- [ ] x\n")
      try vault.write(".vault/config.yaml", "default-list: \(name)\n")
      #expect(self.run("check", in: vault).code == .done, "\(name)")
    }
  }
}
