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

  /// A value of `depends`, what the line says then, and the lines that get an id.
  static let links: [(value: String, written: String, identified: [String: String])] = [
    ("buy paint", #""[[#^buy-paint]]""#, ["- [ ] buy paint": "^buy-paint"]),
    ("plan.md^base", #""[[#^base]]""#, [:]), ("The report", #""[[report]]""#, [:]), ("report", #""[[report]]""#, [:]),
    // An id that stands elsewhere in the note is not given again; letters of other scripts cannot be one.
    ("sand walls", #""[[more#^sand-walls-2]]""#, ["- [ ] sand walls #home {due: 2026-12-01}": "^sand-walls-2"]),
    ("вимити стелю", #""[[more#^task]]""#, ["- [ ] вимити стелю": "^task"]),
    (
      "[buy paint, sand walls]", #"["[[#^buy-paint]]", "[[more#^sand-walls-2]]"]"#,
      ["- [ ] buy paint": "^buy-paint", "- [ ] sand walls #home {due: 2026-12-01}": "^sand-walls-2"]
    ),
    // Links and ids of tasks are as they are.
    ("[[#^base]]", #""[[#^base]]""#, [:]), ("[[nowhere]]", #""[[nowhere]]""#, [:]), ("paper", "paper", [:]),
  ]

  private func painting() throws -> EditVault {
    try EditVault([
      "plan.md":
        "- [ ] first coat\n- [ ] buy paint\n- [ ] buy cloth ^base\n- [ ] twice\n- [ ] twice\n- [ ] get it {id: paper}\n",
      "more.md": "- [ ] sand walls #home {due: 2026-12-01}\n- [ ] вимити стелю\n\nA wall. ^Sand-Walls\n",
      "tasks/report.md": "# The report\n",
    ])
  }

  @Test(arguments: links)
  func `is given by any name, and becomes a link`(value: String, written: String, identified: [String: String]) throws {
    let vault = try painting()
    let (plan, more) = (vault.text("plan.md"), vault.text("more.md"))
    let preview = vault.run(["set", "first coat", "depends=" + value, "--dry-run"])
    #expect(preview.output.contains("b/more.md") == identified.values.contains { $0 != "^buy-paint" })
    #expect(vault.text("plan.md") == plan && vault.text("more.md") == more)
    let run = vault.run(["set", "first coat", "depends=" + value])
    #expect(run.code == .done, "\(run.errors)")
    func after(_ text: String) -> String {
      identified.reduce(text.replacing("first coat", with: "first coat {depends: \(written)}")) { text, change in
        text.replacing(change.key + "\n", with: "\(change.key) \(change.value)\n")
      }
    }
    #expect(vault.text("plan.md") == after(plan) && vault.text("more.md") == after(more))
    #expect(!vault.run("check").output.contains("plan.md") || value == "[[nowhere]]")
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("plan.md") == plan && vault.text("more.md") == more)
  }

  @Test(arguments: [
    ("nothing such", "nothing is called 'nothing such'"), ("buy", "nothing is called 'buy'"),
    ("twice", "'twice' fits 2 items"), ("Borshch", "'Borshch' is not a task, so nothing can wait for it"),
    ("first coat", "first coat → first coat"), ("[buy paint, nothing such]", "nothing is called 'nothing such'"),
  ])
  func `that fits nothing, or several, is refused`(value: String, reason: String) throws {
    let vault = try painting()
    let before = vault.text("plan.md")
    let run = vault.run(["set", "first coat", "depends=" + value])
    #expect(run.code == .wrongCall && run.errors.contains(reason), "\(run.errors)")
    #expect(vault.text("plan.md") == before)
  }

  @Test func `is added, and taken away by the same name`() throws {
    let vault = try painting()
    let before = vault.text("plan.md")
    #expect(vault.run("set", "first coat", "depends=The report").code == .done)
    #expect(vault.run("set", "first coat", "depends+=buy cloth").code == .done)
    #expect(vault.text("plan.md").contains(#"first coat {depends: ["[[report]]", "[[#^base]]"]}"#))
    #expect(vault.run("set", "first coat", "depends-=buy cloth", "depends-=[[report]]").code == .done)
    // What is not there is not given an id to be taken away.
    _ = vault.run("set", "first coat", "depends-=buy paint")
    #expect(vault.text("plan.md") == before)
  }

  @Test func `is given with a new task, in one step`() throws {
    let vault = try painting()
    let before = vault.text("plan.md")
    let run = vault.run("new", "task", "Second coat tomorrow", "depends=first coat")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/second-coat.md").contains(#"depends: "[[plan#^first-coat]]""#))
    #expect(vault.text("plan.md") == before.replacing("first coat\n", with: "first coat ^first-coat\n"))
    #expect(vault.run("undo").code == .done && vault.text("plan.md") == before)
  }

  @Test(arguments: [
    (["done", "hang"], "'hang' waits for 'buy cloth', 'The report', which are still open\n"),
    (["done", "hang", "buy cloth"], "'hang' waits for 'The report', which is still open\n"),
    (["done", "hang", "--dry-run"], "'hang' waits for 'buy cloth', 'The report', which are still open\n"),
    (["done", "water"], "'water' waits for 'buy cloth', which is still open\n"),
    (["done", "free"], nil), (["cancel", "hang"], nil), (["done", "water", "--skip"], nil),
    (["done", "hang", "--lang", "uk"], "«hang» чекає на «buy cloth», «The report», а ці завдання ще відкриті\n"),
  ])
  func `is said when it is done before that`(words: [String], expected: String?) throws {
    let vault = try EditVault([
      "plan.md": """
      - [ ] hang {depends: ["[[#^base]]", "[[report]]", "[[nowhere]]"]}
      - [ ] buy cloth ^base
      - [ ] water {due: 2026-11-20, repeat: daily, depends: "[[plan#^base]]"}
      - [ ] free {depends: "[[#^over]]"}
      - [x] over ^over

      """, "tasks/report.md": "# The report\n",
    ])
    let run = vault.run(words)
    #expect(run.code == .done)
    #expect(expected.map { run.errors.contains($0) } ?? (!run.errors.contains("waits for")), "\(run.errors)")
  }
}
