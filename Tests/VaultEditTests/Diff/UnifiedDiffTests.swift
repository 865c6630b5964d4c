import Testing
import VaultEdit
import VaultTestSupport

/// One pair of versions and the hunks between them, written by hand.
struct HunkCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: String
  let after: String
  let hunks: String
}

private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

@Suite struct UnifiedDiffTests {
  private static let cases = [
    HunkCase(
      testDescription: "one value of the front matter", before: "---\nservings: 4\ntitle: Borshch\n---\n\nText\n",
      after: "---\nservings: 6\ntitle: Borshch\n---\n\nText\n",
      hunks: "@@ -1,5 +1,5 @@\n ---\n-servings: 4\n+servings: 6\n title: Borshch\n ---\n \n"),
    HunkCase(
      testDescription: "a line at the end", before: "- a\n- b\n", after: "- a\n- b\n- c\n",
      hunks: "@@ -1,2 +1,3 @@\n - a\n - b\n+- c\n"),
    HunkCase(
      testDescription: "a line at the beginning", before: "1\n2\n3\n4\n5\n", after: "0\n1\n2\n3\n4\n5\n",
      hunks: "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"),
    HunkCase(
      testDescription: "one line only", before: "a\n", after: "b\n", hunks: "@@ -1 +1 @@\n-a\n+b\n"),
    HunkCase(
      testDescription: "the first lines of an empty file", before: "", after: "a\nb\n",
      hunks: "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    HunkCase(
      testDescription: "everything goes", before: "a\n", after: "", hunks: "@@ -1 +0,0 @@\n-a\n"),
    HunkCase(
      testDescription: "a line goes between others", before: lines(1...9), after: lines(1...4) + lines(6...9),
      hunks: "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"),
    HunkCase(
      testDescription: "a line goes after exactly three", before: "1\n2\n3\nx\n", after: "1\n2\n3\n",
      hunks: "@@ -1,4 +1,3 @@\n 1\n 2\n 3\n-x\n"),
    HunkCase(
      testDescription: "six equal lines between two changes join them",
      before: "a\n" + lines(1...6) + "b\n", after: "A\n" + lines(1...6) + "B\n",
      hunks: "@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n"),
    HunkCase(
      testDescription: "seven equal lines part them",
      before: "a\n" + lines(1...7) + "b\n", after: "A\n" + lines(1...7) + "B\n",
      hunks: "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n"),
    HunkCase(
      testDescription: "the second hunk counts what came in the first",
      before: lines(1...20), after: "0\n" + lines(1...19) + "XX\n",
      hunks: "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -17,4 +18,4 @@\n 17\n 18\n 19\n-20\n+XX\n"),
    HunkCase(
      testDescription: "both ends without a line break", before: "a\nb", after: "a\nc",
      hunks: "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"),
    HunkCase(
      testDescription: "a last line break comes", before: "a\nb", after: "a\nb\n",
      hunks: "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
    HunkCase(
      testDescription: "a last line break goes", before: "a\nb\n", after: "a\nb",
      hunks: "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
    HunkCase(
      testDescription: "context without a last line break", before: "a\nb\nc", after: "x\nb\nc",
      hunks: "@@ -1,3 +1,3 @@\n-a\n+x\n b\n c\n\\ No newline at end of file\n"),
    HunkCase(
      testDescription: "carriage returns stay", before: "a\r\nb\r\n", after: "a\r\nc\r\n",
      hunks: "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    HunkCase(
      testDescription: "another line ending is another line", before: "a\nb\n", after: "a\r\nb\n",
      hunks: "@@ -1,2 +1,2 @@\n-a\n+a\r\n b\n"),
    HunkCase(
      testDescription: "a repeated line is added after its like", before: "a\n\na\n\nb\n", after: "a\n\na\n\na\n\nb\n",
      hunks: "@@ -2,4 +2,6 @@\n \n a\n \n+a\n+\n b\n"),
    HunkCase(
      testDescription: "a repeated line between changes is added after its like", before: "x\nk\n\na\n\nb\nc\n",
      after: "y\nk\n\na\n\na\n\nb\nd\n",
      hunks: "@@ -1,7 +1,9 @@\n-x\n+y\n k\n \n a\n \n+a\n+\n b\n-c\n+d\n"),
    HunkCase(
      testDescription: "the last lines that come move down into those that stay", before: "x\nk\na\na\na\na\na\nb\n",
      after: "y\nk\na\na\na\na\na\na\nb\n",
      hunks: "@@ -1,8 +1,9 @@\n-x\n+y\n k\n a\n a\n a\n a\n a\n+a\n b\n"),
    HunkCase(
      testDescription: "a new section is shown from its heading", before: "# A\n\nx\n\n# B\n\ny\n",
      after: "# A\n\nx\n\n# N\n\nn\n\n# B\n\ny\n",
      hunks: "@@ -2,6 +2,10 @@\n \n x\n \n+# N\n+\n+n\n+\n # B\n \n y\n"),
    HunkCase(
      testDescription: "lines that look like parts of a diff", before: "--- a\n+++ b\n@@ -1 +1 @@\n",
      after: "--- a\n+++ c\n@@ -1 +1 @@\n", hunks: "@@ -1,3 +1,3 @@\n --- a\n-+++ b\n++++ c\n @@ -1 +1 @@\n"),
  ]

  private func head(_ path: String) -> String { "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n" }

  @Test(arguments: cases) func `hunks are those that git would show`(row: HunkCase) {
    let diff = UnifiedDiff(before: Array(row.before.utf8), after: Array(row.after.utf8), path: Array("n.md".utf8))
    #expect(String(decoding: diff.text, as: UTF8.self) == head("n.md") + row.hunks)
  }

  @Test(.enabled(if: isThere(.git)), arguments: cases) func `git shows the same hunks`(row: HunkCase) throws {
    let git = try InstalledGit()
    let directory = try ScratchDirectory(["before/n.md": row.before, "after/n.md": row.after])
    let shown = try git.run(
      [
        "-c", "diff.indentHeuristic=false", "diff", "--no-index", "--no-color", "--no-ext-diff", "before/n.md",
        "after/n.md",
      ], in: directory)
    let text = String(decoding: shown.output, as: UTF8.self)
    // Behind the second @@ git repeats a line that it takes for the name of a function.
    let hunks = text.replacing(/(?m)^(@@ .* @@) .*$/, with: { String($0.output.1) }).drop { $0 != "@" }
    #expect(String(hunks) == row.hunks)
  }

  @Test(.enabled(if: isThere(.git)), arguments: cases) func `git applies them`(row: HunkCase) throws {
    let git = try InstalledGit()
    let directory = try ScratchDirectory(["n.md": row.before])
    let diff = UnifiedDiff(before: Array(row.before.utf8), after: Array(row.after.utf8), path: Array("n.md".utf8))
    try directory.write("x.diff", diff.text)
    let (output, code) = try git.run(["apply", "x.diff"], in: directory)
    #expect(code == 0, "\(String(decoding: output, as: UTF8.self))")
    #expect(try directory.read("n.md") == Array(row.after.utf8))
  }

  @Test func `nothing changes, and nothing is shown`() {
    #expect(UnifiedDiff(before: [0, 1], after: [0, 1], path: Array("n.md".utf8)).text.isEmpty)
    #expect(UnifiedDiff(before: nil, after: nil, path: Array("n.md".utf8)).text.isEmpty)
  }

  private static let comingAndGoing: [(before: String?, after: String?, text: String)] = [
    (nil, "a\n", "diff --git a/n.md b/n.md\nnew file mode 100644\n--- /dev/null\n+++ b/n.md\n@@ -0,0 +1 @@\n+a\n"),
    (nil, "", "diff --git a/n.md b/n.md\nnew file mode 100644\n"),
    ("a\n", nil, "diff --git a/n.md b/n.md\ndeleted file mode 100644\n--- a/n.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
    ("", nil, "diff --git a/n.md b/n.md\ndeleted file mode 100644\n"),
  ]

  @Test(arguments: comingAndGoing)
  func `notes that come and go are named so`(before: String?, after: String?, text: String) {
    let diff = UnifiedDiff(before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) }, path: name)
    #expect(String(decoding: diff.text, as: UTF8.self) == text)
  }

  @Test(.enabled(if: isThere(.git)), arguments: comingAndGoing)
  func `git applies a note that comes or goes`(before: String?, after: String?, text: String) throws {
    let git = try InstalledGit()
    let directory = try ScratchDirectory(before.map { ["n.md": $0] } ?? [:])
    try directory.write("x.diff", text)
    #expect(try git.run(["apply", "x.diff"], in: directory).exitCode == 0)
    #expect((try? directory.read("n.md")) == after.map { Array($0.utf8) })
  }

  private let name = Array("n.md".utf8)

  private static let rename = """
    diff --git a/old.md b/new folder/name.md
    rename from old.md
    rename to new folder/name.md
    --- a/old.md
    +++ b/new folder/name.md\t
    @@ -1,2 +1,2 @@
     a
    -b
    +c

    """

  @Test func `a note that moves is a rename, with its changes`() {
    let diff = UnifiedDiff(
      before: Array("a\nb\n".utf8), after: Array("a\nc\n".utf8), beforePath: Array("old.md".utf8),
      afterPath: Array("new folder/name.md".utf8))
    #expect(String(decoding: diff.text, as: UTF8.self) == Self.rename)
  }

  @Test(.enabled(if: isThere(.git))) func `git applies a rename`() throws {
    let git = try InstalledGit()
    let directory = try ScratchDirectory(["old.md": "a\nb\n"])
    try directory.write("x.diff", Self.rename)
    #expect(try git.run(["apply", "x.diff"], in: directory).exitCode == 0)
    #expect((try? directory.read("old.md")) == nil)
    #expect(try directory.read("new folder/name.md") == Array("a\nc\n".utf8))
  }

  @Test func `a note that only moves has no hunks`() {
    let diff = UnifiedDiff(before: [1], after: [1], beforePath: name, afterPath: Array("m.md".utf8))
    let text = "diff --git a/n.md b/m.md\nrename from n.md\nrename to m.md\n"
    #expect(String(decoding: diff.text, as: UTF8.self) == text)
  }

  private static let paths: [(path: String, quoted: String, end: String)] = [
    ("tasks/борщ.md", "a/tasks/борщ.md", ""),
    ("two words.md", "a/two words.md", "\t"),
    ("a\"b.md", "\"a/a\\\"b.md\"", ""),
    ("a\\b.md", "\"a/a\\\\b.md\"", ""),
    ("a\tb\nc.md", "\"a/a\\tb\\nc.md\"", ""),
    ("a \u{7}\u{8}\u{B}\u{C}\r.md", "\"a/a \\a\\b\\v\\f\\r.md\"", "\t"),
    ("\u{1}\u{1B}\u{7F}.md", "\"a/\\001\\033\\177.md\"", ""),
  ]

  @Test(arguments: paths) func `a path is quoted as git quotes it`(path: String, quoted: String, end: String) {
    let diff = UnifiedDiff(before: Array("a\n".utf8), after: Array("b\n".utf8), path: Array(path.utf8))
    let other = quoted.replacing("a/", with: "b/", maxReplacements: 1)
    let text = "diff --git \(quoted) \(other)\n--- \(quoted)\(end)\n+++ \(other)\(end)\n@@ -1 +1 @@\n-a\n+b\n"
    #expect(String(decoding: diff.text, as: UTF8.self) == text)
  }

  @Test(.enabled(if: isThere(.git)), arguments: paths.map(\.path))
  func `git applies a diff of an odd path`(path: String) throws {
    let git = try InstalledGit()
    let directory = try ScratchDirectory([path: "a\n"])
    let diff = UnifiedDiff(before: Array("a\n".utf8), after: Array("b\n".utf8), path: Array(path.utf8))
    try directory.write("x.diff", diff.text)
    #expect(try git.run(["apply", "x.diff"], in: directory).exitCode == 0)
    #expect(try directory.read(path) == Array("b\n".utf8))
  }

  @Test func `bytes of a path that are no text are escaped all`() {
    let diff = UnifiedDiff(before: nil, after: [], path: [0xC3, 0xA9, 0xFF])
    #expect(String(decoding: diff.text, as: UTF8.self).hasPrefix(#"diff --git "a/\303\251\377" "b/\303\251\377""#))
  }
}
