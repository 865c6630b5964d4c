import Testing
import VaultModel
import VaultSyntax

@Suite struct TaskListTests {
  private func list(_ frontMatter: String) -> TaskList {
    let note = read("---\n\(frontMatter)---\n- [ ] task\n- [[link]]\n", as: .list, stem: "home")
    #expect(note.findings == [])
    return note.taskList
  }

  static let queries: [(written: String, query: String)] = [
    ("query: type:task flag:true\n", "type:task flag:true"),
    ("query: \"due:..+7d -status:done\"\n", "due:..+7d -status:done"),
    ("query: |\n  type:task due:..+7d\n\n  -status:done\n", "(type:task due:..+7d) (-status:done)"),
    ("query:\n  - a OR b\n  - tag:c\n", "(a OR b) (tag:c)"), ("query: [one]\n", "one"),
    ("query:\n  - one\n  - '| sort due'\n  - two\n", "(one) (two) | sort due"),
    (
      "query:\n  - 'a OR b | sort due'\n  - '\"x|y\" c'\n  - '| limit 3'\n",
      "(a OR b) (\"x|y\" c) | sort due | limit 3"
    ),
    ("query: ''\n", ""), ("query: |\n\n", ""), ("query: []\n", ""),
  ]

  @Test("a smart list's query is a text, a block scalar or a list of lines, ANDed", arguments: queries)
  func query(written: String, query: String) { #expect(list(written).query == query) }

  @Test("examples stand under their heading and those below it")
  func examples() {
    let note = read(
      "---\ntopic: a\n---\n- x\n## Examples\n- one\n### Spring\n- two\n- [ ] task\n#### May\n- three\n## More\n- y\n",
      as: .list, stem: "home")
    #expect(note.taskList.examples == ["one", "two", "three"])
  }

  @Test("nothing behind the key is no query", arguments: ["query:\n", "query: ~\n", "query: null\n"])
  func noQuery(written: String) { #expect(list(written).kind == .plain) }

  @Test("a list without query and topic is plain")
  func plain() {
    let list = list("icon: 🏠\ncolor: green\nsort: due\nshow: [overdue]\n")
    #expect(list.title == "home")
    #expect(list.kind == .plain)
    #expect(list.query == nil)
    #expect(list.icon == "🏠")
    #expect(list.color == .green)
    #expect(list.sort == ListSort(.due))
    #expect(list.shows == [.overdue])
    #expect(list.entries.map(\.text) == ["[[link]]"])
  }

  @Test("a learned list has a topic, and half a certainty unless it says otherwise")
  func learned() throws {
    #expect(list("topic: plants\n").kind == .learned(topics: ["plants"], threshold: try #require(Rational(1, over: 2))))
    #expect(
      list("topic: plants\nthreshold: 0.6\n").kind
        == .learned(topics: ["plants"], threshold: try #require(Rational(3, over: 5))))
  }

  static let sorts: [(written: String, text: String)] = [
    ("title", "title"), ("created asc", "created"), ("priority desc", "priority desc"), ("-due", "due desc"),
    ("Manual", "manual"), ("за терміном", "due"), ("due descending", "due desc"),
    ("пріоритет спадання", "priority desc"),
  ]

  @Test("a list is sorted by one of five keys, in either direction", arguments: sorts)
  func sort(written: String, text: String) { #expect(list("sort: \(written)\n").sort?.text == text) }
}
