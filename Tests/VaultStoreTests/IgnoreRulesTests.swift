import Testing

@testable import VaultStore

/// Every row follows the rules of gitignore(5), worked out by hand.
@Suite struct `Ignore rules` {
  struct Row: Sendable, CustomTestStringConvertible {
    var rules: String
    var path: String
    var isDirectory = false
    /// The line that ignores the path, or nil.
    var line: Int?

    var testDescription: String { "\(rules.debugDescription) on \(path)\(isDirectory ? "/" : "")" }
  }

  static let rows: [Row] = [
    Row(rules: "", path: "a.md", line: nil),
    Row(rules: "# comment\n\n   \n", path: "# comment", line: nil),
    Row(rules: "a.md", path: "a.md", line: 1),
    Row(rules: "a.md", path: "deep/down/a.md", line: 1),
    Row(rules: "/a.md", path: "deep/a.md", line: nil),
    Row(rules: "/a.md", path: "a.md", line: 1),
    Row(rules: "deep/a.md", path: "deep/a.md", line: 1),
    Row(rules: "deep/a.md", path: "very/deep/a.md", line: nil),
    Row(rules: "drafts/", path: "drafts", isDirectory: true, line: 1),
    Row(rules: "drafts/", path: "drafts", isDirectory: false, line: nil),
    Row(rules: "*.tmp.md", path: "x/y.tmp.md", line: 1),
    Row(rules: "*.tmp.md\n!keep.tmp.md", path: "keep.tmp.md", line: nil),
    Row(rules: "!keep.md\n*.md", path: "keep.md", line: 2),
    Row(rules: "a*c.md", path: "abbbc.md", line: 1),
    Row(rules: "a*c.md", path: "a/c.md", line: nil),
    Row(rules: "a?c.md", path: "aїc.md", line: 1),
    Row(rules: "a?c.md", path: "abbc.md", line: nil),
    Row(rules: "**/build", path: "x/y/build", isDirectory: true, line: 1),
    Row(rules: "**/build", path: "build", isDirectory: true, line: 1),
    Row(rules: "a/**", path: "a/b/c.md", line: 1),
    Row(rules: "a/**", path: "a", isDirectory: true, line: nil),
    Row(rules: "a/**/z.md", path: "a/z.md", line: 1),
    Row(rules: "a/**/z.md", path: "a/b/c/z.md", line: 1),
    Row(rules: "[a-c]1.md", path: "b1.md", line: 1),
    Row(rules: "[!a-c]1.md", path: "b1.md", line: nil),
    Row(rules: "[!a-c]1.md", path: "d1.md", line: 1),
    Row(rules: "[]x].md", path: "].md", line: 1),
    Row(rules: "[abc", path: "a", line: nil),
    Row(rules: "\\#a.md", path: "#a.md", line: 1),
    Row(rules: "\\!a.md", path: "!a.md", line: 1),
    Row(rules: "a.md  ", path: "a.md", line: 1),
    Row(rules: "a\\ \r\n", path: "a ", line: 1),
    Row(rules: "/", path: "a", isDirectory: true, line: nil),
  ]

  @Test(arguments: rows)
  func `A path is ignored by the last line that matches it`(row: Row) {
    let rules = IgnoreRules(parsing: Array(row.rules.utf8))
    #expect(rules.line(ignoring: Array(row.path.utf8), isDirectory: row.isDirectory) == row.line)
  }

  @Test func `A hostile pattern takes no exponential time`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    let rules = IgnoreRules(parsing: Array(pattern.utf8))
    #expect(rules.line(ignoring: Array(String(repeating: "a", count: 5000).utf8), isDirectory: false) == nil)
  }
}
