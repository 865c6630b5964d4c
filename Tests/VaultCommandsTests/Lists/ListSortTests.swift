import Testing
import VaultTestSupport

@testable import VaultCommands

/// The order of a list, what it shows, and how it is put in order by hand.
@Suite struct `The order of a list` {
  private static func home(_ settings: String) -> String {
    """
    ---
    title: Home
    icon: 🏠
    color: green
    \(settings)
    ---
    - [ ] Banana {due: 2026-11-22, priority: low, created: 2026-11-03}
    - [ ] apple {priority: high, created: 2026-11-01}
    - [ ] Cherry {due: 2026-11-18, created: 2026-11-02}
    - [ ] date {due: 2026-11-21, priority: medium}
    - [x] Elder {due: 2026-11-19, completed: 2026-11-19}

    """
  }

  typealias Row = (sort: String, titles: String)

  private static let rows: [Row] = [
    ("title", "apple Banana Cherry date"), ("title desc", "date Cherry Banana apple"),
    ("due", "Cherry date Banana apple"), ("due desc", "Banana date Cherry apple"),
    ("created", "apple Cherry Banana date"), ("priority desc", "apple date Banana Cherry"),
    ("priority", "Banana date apple Cherry"), ("manual", "Banana apple Cherry date"),
    ("-due", "Banana date Cherry apple"), ("назва спадання", "date Cherry Banana apple"),
    ("за терміном", "Cherry date Banana apple"), ("пріоритет за спаданням", "apple date Banana Cherry"),
    ("вручну", "Banana apple Cherry date"), ("created asc", "apple Cherry Banana date"),
  ]

  @Test(arguments: rows)
  func `is that of its note, of an option, and of a directive, in the same words`(row: Row) throws {
    let titles = row.titles.split(separator: " ").map(String.init)
    let own = try ListCase(["lists/home.md": Self.home("sort: \(row.sort)")])
    #expect(try own.titles("Home") == titles, "\(row.sort)")
    let other = try ListCase(["lists/home.md": Self.home(row.sort == "due" ? "sort: title" : "sort: due")])
    #expect(try other.titles("Home", "--sort", row.sort) == titles, "--sort \(row.sort)")
    #expect(try other.titles("Home", "| sort " + row.sort) == titles, "| sort \(row.sort)")
  }

  @Test func `counts what says that it has no priority as without one`() throws {
    let vault = try ListCase(["lists/home.md": "- [ ] none {priority: none}\n- [ ] low {priority: low}\n- [ ] silent\n"]
    )
    #expect(try vault.titles("home", "--sort", "priority") == ["low", "none", "silent"])
    #expect(try vault.titles("home", "--sort", "priority desc") == ["low", "none", "silent"])
  }

  @Test func `takes several keys, each with its direction`() throws {
    let vault = try ListCase(["lists/home.md": Self.home("sort: due")])
    #expect(try vault.titles("Home", "--sort", "priority desc, title") == ["apple", "date", "Banana", "Cherry"])
    #expect(try vault.titles("Home", "| sort -priority desc title desc") == ["Banana", "date", "apple", "Cherry"])
    let run = vault.run("list", "Home", "--sort", "desc")
    #expect(run.code == .wrongCall)
  }

  @Test(arguments: [
    ("show: [completed, overdue]", "Cherry Elder date Banana apple", ""),
    ("show: [completed]", "Elder date Banana apple", "1 overdue not shown\n"),
    ("show: [overdue]", "Cherry date Banana apple", ""), ("icon: x", "Cherry date Banana apple", ""),
  ])
  func `leaves out what is late where show does not name it, and says so`(
    show: String, titles: String, said: String
  ) throws {
    let vault = try ListCase(["lists/home.md": Self.home("sort: due\n" + show.replacing("icon: x", with: "tags: [x]"))])
    #expect(try vault.titles("Home") == titles.split(separator: " ").map(String.init))
    #expect(vault.run("list", "Home").errors == said)
    if !said.isEmpty {
      #expect(vault.run("list", "Home", "--lang", "uk").errors == "не показано 1 прострочене\n")
      #expect(try vault.titles("Home", "is:overdue") == ["Cherry"])
    }
  }

  @Test func `stands with icon, color and count among all lists`() throws {
    let vault = try ListCase([
      "lists/home.md": Self.home("sort: due"), "tasks/far.md": "- [ ] Fig {list: Home}\n",
    ])
    #expect(try vault.titles("Home") == ["Cherry", "date", "Banana", "apple", "Fig"])
    #expect(try vault.titles("All").count == 5)
    let home = vault.run("list", "--json").output.split(separator: "\n").first { $0.contains(#""list":"Home""#) }
    #expect(home?.contains(#""count":5"#) == true, "\(home ?? "")")
  }

  @Test func `is changed by hand with no other byte`() throws {
    let vault = try ListCase(["lists/home.md": Self.home("sort: manual")])
    let run = vault.run("order", "date", "--before", "apple")
    #expect(run.code == .done, "\(run.errors)")
    #expect(try vault.titles("Home") == ["Banana", "date", "apple", "Cherry"])
    let text = String(decoding: try vault.scratch.read("lists/home.md"), as: UTF8.self)
    let changed = zip(text.split(separator: "\n"), Self.home("sort: manual").split(separator: "\n")).filter { $0 != $1 }
    #expect(changed.allSatisfy { new, old in new.contains("order: ") && new.hasPrefix(old.dropLast()) }, "\(text)")
    #expect(changed.count <= 2)
  }
}
