import Testing
import VaultSyntax

@Suite struct YAMLTreeTests {
  @Test func `a value is found by the text of its key`() {
    let yaml = YAMLText("title: A\n'quoted': B\n\"esc\\x61ped\": C\n[x]: D\ntitle: E")
    #expect(yaml.text("title") == "A")
    #expect(yaml.text("quoted") == "B")
    #expect(yaml.text("escaped") == "C")
    #expect(yaml.text("x") == nil)
    #expect(yaml.text("missing") == nil)
  }

  @Test(arguments: [
    ("a: b", ["a: b", "a", "b"]),
    (
      "k: # c\n  - 'a'\n  - [b, {c: d}] # e\n",
      [
        "k: # c\n  - 'a'\n  - [b, {c: d}]", "k", "- 'a'\n  - [b, {c: d}]", "'a'", "[b, {c: d}]", "b", "{c: d}", "c",
        "d",
      ]
    ),
    ("a: |-\n  x\n\n", ["a: |-\n  x", "a", "|-\n  x"]),
    ("a: |+\n  x\n\n", ["a: |+\n  x\n", "a", "|+\n  x\n"]),
    ("&x a: !t b", ["&x a: !t b", "a", "b"]),
    ("[a: b]", ["[a: b]", "a: b", "a", "b"]),
    ("a:   # c\nb: c", ["a:   # c\nb: c", "a", "", "b", "c"]),
    // What a text breaks off in has all its nodes, so that the children of a mapping are pairs.
    ("[a: ", ["[a:", "a:", "a", ""]),
    ("[? ", ["[?", "?", "", ""]),
    ("{a: b, c", ["{a: b, c", "a", "b", "c", ""]),
  ])
  func `every node knows its range`(text: String, ranges: [String]) {
    let yaml = YAMLText(text)
    #expect(yaml.tree.nodes.map { yaml[$0.range] } == ranges)
  }

  @Test(arguments: [
    ("a: ‸b # c\n", " ", " # c"),
    ("# x\n\n  # y\n‸a: b", "# x\n\n  # y\n", ""),
    ("a: b # of a\n# of c\n\n‸c: d", "# of c\n\n", ""),
    ("a: |\n  # text\n‸c: d", "", ""),
    ("- ‸a\t#b\n", " ", "\t#b"),
    ("[a, # x\n # y\n ‸b]", " # y\n ", ""),
    ("a: ‸'b'   \nc: d", " ", "   "),
  ])
  func `comments are found around their node`(text: String, leading: String, trailing: String) throws {
    let yaml = YAMLText(text)
    let node = try #require(yaml.tree.nodes.lastIndex { $0.start == yaml.mark })
    #expect(yaml[yaml.tree.leadingTrivia(of: node, in: yaml.bytes)] == leading)
    #expect(yaml[yaml.tree.trailingTrivia(of: node, in: yaml.bytes)] == trailing)
  }

  @Test func `a range of a document is read with offsets into the document`() throws {
    let bytes = [UInt8]("---\nk: v\n---\nbody: x".utf8)
    let tree = YAMLTree(parsing: bytes, in: ByteRange(4, 9))
    let root = try #require(tree.root)
    let value = try #require(tree.value(forKey: "k", in: root, of: bytes))
    #expect(tree.nodes[value].range == ByteRange(7, 8))
    #expect(tree.documents == [0])
    #expect(YAMLTree(parsing: bytes, in: ByteRange(900, 1000)).nodes.isEmpty)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3", ["yaml-duplicate-key a @10"]),
    ("a: 1\n'a': 2\n\"\\x61\": 3", ["yaml-duplicate-key a @5", "yaml-duplicate-key a @12"]),
    ("x: {a: 1, a: 2}\ny: {a: 1}", ["yaml-duplicate-key a @10"]),
    ("abcdefgh: 1\nabcdefgi: 2", []),
    ("[a]: 1\n[a]: 2", []),
  ])
  func `a key that stands twice is reported and both pairs stay`(text: String, findings: [String]) {
    #expect(YAMLText(text).findings == findings)
  }

  @Test func `duplicates among ten thousand keys are found`() {
    let keys = (0..<10_000).map { "key\($0): \($0)\n" }.joined()
    #expect(YAMLText(keys).findings == [])
    #expect(YAMLText(keys + "key77: x\n").findings == ["yaml-duplicate-key key77 @\(keys.utf8.count)"])
  }

  @Test func `an alias names the last node with its anchor before it`() {
    let yaml = YAMLText("- &a x\n- *a\n- &a y\n- *a\n- *b\n--- *a")
    let targets = yaml.tree.nodes.filter { $0.kind == .alias }.map(\.target)
    #expect(targets == [1, 3, -1, -1])
    #expect(yaml.findings == ["yaml-unknown-alias b @26", "yaml-unknown-alias a @33"])
  }

  @Test func `a mapping's anchor is its own and not that of its first key`() {
    let yaml = YAMLText("- &m\n  &k a: b\n- *m\n- *k")
    #expect(yaml.tree.nodes.filter { $0.kind == .alias }.map(\.target) == [1, 2])
  }

  @Test func `an alias inside its own node is not followed`() {
    let yaml = YAMLText("&a [*a]")
    #expect(yaml.findings == ["yaml-too-large 10000 @4"])
    #expect(yaml.tree.followed(1) == 1)
  }

  @Test func `aliases that unfold without bound are cut off`() {
    var laughs = "- &a0 [x, x]\n"
    for level in 1...40 { laughs += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let yaml = YAMLText(laughs)
    #expect(yaml.tree.diagnostics.map(\.values) == [["10000"]])
    #expect(unfoldedCount(0, yaml.tree) < 100_000)

    let many = "- &a [x]\n" + String(repeating: "- *a\n", count: 10_001)
    #expect(YAMLText(many).tree.diagnostics.map(\.values) == [["10000"]])
  }

  @Test func `aliases that nest too deep are cut off`() {
    let (open, close) = (String(repeating: "[", count: 100), String(repeating: "]", count: 100))
    #expect(YAMLText("- &a \(open)\(close)\n- \(open.dropFirst())*a\(close.dropFirst())").findings == [])
    #expect(YAMLText("- &a \(open)\(close)\n- \(open)*a\(close)").tree.diagnostics.map(\.values) == [["200"]])
  }

  private func unfoldedCount(_ node: Int, _ tree: YAMLTree) -> Int {
    tree.children(of: tree.followed(node)).reduce(1) { $0 + unfoldedCount($1, tree) }
  }
}
