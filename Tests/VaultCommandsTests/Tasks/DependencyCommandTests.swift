import Testing
import VaultTestSupport

@testable import VaultCommands

/// What tasks wait for, as `vault tasks` says it.
@Suite struct `What a task waits for` {
  @Test func `is named by its title, also a line of the same note`() throws {
    let files = [
      ".vault/config.yaml": "",
      "plan.md": """
      - [ ] sew {depends: "[[#^base]]"}
      - [ ] buy cloth ^base
      - [ ] hang {depends: "[[plan#^base]]"}
      """,
    ]
    let run = CommandRun(["tasks", "-w", "--format", "json", "--now", "2026-11-20"], in: try ScratchDirectory(files))
    let rows = run.output.split(separator: "\n").filter { $0.contains("\"waitsFor\"") }
    #expect(rows.count == 2)
    for row in rows { #expect(row.contains(#""waitsFor":[{"path":"plan.md","title":"buy cloth"}]"#), "\(row)") }
    let hidden = CommandRun(["tasks", "--now", "2026-11-20"], in: try ScratchDirectory(files))
    #expect(!hidden.output.contains("sew") && !hidden.output.contains("hang") && hidden.output.contains("buy cloth"))
  }

  @Test(arguments: [
    // By id, by the block, by the note; two of one name.
    ("- [ ] x {depends: base}\n- [ ] first {id: base}\n- [ ] second {id: base}\n", "waits for first, second"),
    ("- [ ] x {depends: \"[[plan#^base|that]]\"}\n- [ ] first ^base\n", "waits for first"),
    ("- [ ] x {depends: \"[[report]]\"}\n", "waits for The report"),
    // What is done is no longer waited for.
    ("- [ ] x {depends: [base, more]}\n- [x] first {id: base}\n- [ ] second {id: more}\n", "waits for second"),
  ])
  func `is said by titles`(text: String, expected: String) throws {
    let files = [".vault/config.yaml": "", "plan.md": text, "tasks/report.md": "# The report\n"]
    let run = CommandRun(["tasks", "-w", "--now", "2026-11-20"], in: try ScratchDirectory(files)) {
      $0.outputIsTerminal = true
      $0.variables[.noColor] = "1"
      $0.terminalColumns = 120
    }
    let line = run.output.split(separator: "\n").first { $0.contains("waits for") }
    #expect(line?.contains(expected) == true, "\(run.output)")
  }
}
