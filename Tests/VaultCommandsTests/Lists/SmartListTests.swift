import Testing
import VaultTestSupport

@testable import VaultCommands

/// Tags, all and any of the conditions, and what is done only where it is asked for.
@Suite struct `A smart list` {
  private static let tasks = """
    - [ ] a #work
    - [ ] b #work #urgent
    - [ ] c #home
    - [ ] d
    - [ ] e #work/report
    - [x] f #work {completed: 2026-11-19}
    - [-] g #work
    - [x] h #home {completed: 2026-11-19}

    """

  private func found(_ list: String) throws -> Set<String> {
    let titles = try ListCase(["tasks/t.md": Self.tasks, "lists/q.md": list]).titles("Q")
    #expect(Set(titles).count == titles.count)
    return Set(titles)
  }

  typealias Row = (query: String, letters: String)

  private static let rows: [Row] = [
    ("tag:work", "abe"), ("tag:work,home", "abce"), ("tag:all:work,urgent", "b"), ("tag:any", "abce"),
    ("tag:none", "d"), ("-tag:work", "cd"), ("tag:work OR tag:home", "abce"),
    ("(tag:work OR tag:home) status:done", "fh"), ("tag:urgent OR status:done", "bfh"),
    ("tag:work OR status:done", "abefh"), ("tag:work -status:cancelled", "abe"),
    ("tag:work status:done,cancelled", "fg"), ("tag:work status:open,done", "abef"), ("", "abcde"),
    ("| sort title", "abcde"), ("-tag:work -tag:home", "d"), ("tag:work status:any", "abefg"), ("status:none", ""),
    ("tag:work -(-status:done)", "f"), ("-status:open", ""), ("tag:all:work,urgent OR tag:none", "bd"),
  ]

  @Test(arguments: rows)
  func `finds open tasks, and others where it asks for their status`(row: Row) throws {
    #expect(try found(ListCase.smart(row.query)) == Set(row.letters.map(String.init)), "\(row.query)")
  }

  @Test func `shows what is done, but not what is cancelled, where show has completed`() throws {
    #expect(try found(ListCase.smart("tag:work", "show: [completed, overdue]\n")) == ["a", "b", "e", "f"])
    #expect(try found(ListCase.smart("tag:work", "show: [completed]\n")) == ["a", "b", "e", "f"])
  }

  @Test(arguments: [
    "query: [tag:work, tag:urgent]", "query:\n  - tag:work OR tag:home\n  - tag:urgent | sort title\n  - tag:work",
    "query: |\n  tag:work\n  tag:urgent",
  ])
  func `of several conditions holds what meets all of them`(query: String) throws {
    #expect(try found("---\ntitle: Q\n\(query)\n---\n") == ["b"])
  }

  @Test func `shows its lines as one query to programs, directives last`() throws {
    let vault = try ListCase([
      "lists/q.md": "---\nquery:\n  - 'a OR tag:b | sort due'\n  - 'c \"x|y\"'\n  - '| limit 5'\n---\n"
    ])
    let output = vault.run("show", "lists/q.md", "--json").output
    #expect(output.contains(#""query":"(a OR tag:b) (c \"x|y\") | sort due | limit 5""#), "\(output)")
  }

  @Test func `holds other things than tasks where its query names their type`() throws {
    let vault = try ListCase([
      "recipes/soup.md": "# Soup\n\n#work\n", "tasks/t.md": Self.tasks,
      "lists/q.md": ListCase.smart("type:recipe tag:work"),
    ])
    #expect(try vault.titles("Q") == ["Soup"])
  }

  /// The same rule wherever tasks are listed.
  @Test(arguments: [
    ("tag:work", "abe"), ("-tag:work", "cd"), ("tag:work OR status:done", "abefh"),
    ("tag:work -status:cancelled", "abe"), ("tag:work status:done,cancelled", "fg"), ("", "abcde"),
  ])
  func `means what the same query means to vault tasks`(row: Row) throws {
    let vault = try ListCase(["tasks/t.md": Self.tasks])
    let found = vault.run("tasks", row.query, "--format", "{title}").output.split(separator: "\n").map { $0.prefix(1) }
    #expect(Set(found) == Set(row.letters.map { Substring(String($0)) }), "\(row.query)")
  }

  @Test func `of a plain list holds what is in it, named in any way`() throws {
    let vault = try ListCase([
      "lists/home.md": "---\ntitle: Our home\naliases: [House]\n---\n- [ ] a\n- [ ] b {list: Work}\n- [x] c\n",
      "lists/q.md": ListCase.smart("list:house"),
      "inbox.md": """
      - [ ] d {list: Our home}
      - [ ] e {list: "[[home]]"}
      - [ ] f {list: House}
      - [ ] g
      - [ ] h {list: Work}

      """,
    ])
    for name in ["house", "\"our home\"", "home", "lists/home", "lists/home.md"] {
      for (query, titles) in [("list:", ["a", "d", "e", "f"]), ("-list:", ["b", "g", "h"])] {
        let found = vault.run("tasks", query + name, "--format", "{title}").output.split(separator: "\n")
        #expect(found.map(String.init).sorted() == titles, "\(query)\(name)")
      }
    }
    #expect(try vault.titles("Q").sorted() == ["a", "d", "e", "f"])
    #expect(try vault.titles("Our home").sorted() == ["a", "d", "e", "f"])
    #expect(try vault.titles("work").sorted() == ["b", "h"])
    #expect(vault.run("tasks", "list:none", "--format", "{title}").output == "g\n")
    #expect(vault.run("tasks", "list:any", "--count").output == "6\n")
  }
}
