import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// Odd but legal notes, and what four edits make of them.
struct OddNoteTests {
  struct OddNote: Sendable, CustomTestStringConvertible {
    let name: String
    let note: String
    /// `title` set to `New`.
    let set: String
    /// `z` added with the value 1.
    let added: String
    /// `c` added to `tags`.
    let listed: String
    /// `title` taken away.
    let removed: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    OddNote(
      name: "CRLF",
      note: "---\r\ntitle: Old\r\ntags:\r\n- a\r\n---\r\nBody\r\n",
      set: "---\r\ntitle: New\r\ntags:\r\n- a\r\n---\r\nBody\r\n",
      added: "---\r\ntitle: Old\r\ntags:\r\n- a\r\nz: 1\r\n---\r\nBody\r\n",
      listed: "---\r\ntitle: Old\r\ntags:\r\n- a\r\n- c\r\n---\r\nBody\r\n",
      removed: "---\r\ntags:\r\n- a\r\n---\r\nBody\r\n"),
    OddNote(
      name: "line ends that differ",
      note: "---\ntitle: Old\r\ntags: [a]\n---\r\nBody",
      set: "---\ntitle: New\r\ntags: [a]\n---\r\nBody",
      added: "---\ntitle: Old\r\ntags: [a]\nz: 1\n---\r\nBody",
      listed: "---\ntitle: Old\r\ntags: [a, c]\n---\r\nBody",
      removed: "---\ntags: [a]\n---\r\nBody"),
    OddNote(
      name: "byte order mark and no line break at the end",
      note: "\u{FEFF}---\ntitle: Old\ntags: [a]\n---",
      set: "\u{FEFF}---\ntitle: New\ntags: [a]\n---",
      added: "\u{FEFF}---\ntitle: Old\ntags: [a]\nz: 1\n---",
      listed: "\u{FEFF}---\ntitle: Old\ntags: [a, c]\n---",
      removed: "\u{FEFF}---\ntags: [a]\n---"),
    OddNote(
      name: "tabs and spaces where they may be",
      note: "---  \ntitle:\tOld\t# c\ntags:\t[a,\tb]  \n---\t\nBody",
      set: "---  \ntitle:\tNew\t# c\ntags:\t[a,\tb]  \n---\t\nBody",
      added: "---  \ntitle:\tOld\t# c\ntags:\t[a,\tb]  \nz:\t1\n---\t\nBody",
      listed: "---  \ntitle:\tOld\t# c\ntags:\t[a,\tb,\tc]  \n---\t\nBody",
      removed: "---  \ntags:\t[a,\tb]  \n---\t\nBody"),
    OddNote(
      name: "comments everywhere",
      note:
        "---\n# top\ntitle: Old # the title\n# before tags\ntags: # the tags\n  # first\n  - a # one\n  # last\n# end\n---\n",
      set:
        "---\n# top\ntitle: New # the title\n# before tags\ntags: # the tags\n  # first\n  - a # one\n  # last\n# end\n---\n",
      added:
        "---\n# top\ntitle: Old # the title\n# before tags\ntags: # the tags\n  # first\n  - a # one\n  # last\nz: 1\n# end\n---\n",
      listed:
        "---\n# top\ntitle: Old # the title\n# before tags\ntags: # the tags\n  # first\n  - a # one\n  - c\n  # last\n# end\n---\n",
      removed: "---\n# top\n# before tags\ntags: # the tags\n  # first\n  - a # one\n  # last\n# end\n---\n"),
    OddNote(
      name: "one flow mapping over several lines",
      note: "---\n{\n  title: Old, # the title\n  tags: [\n    a, # one\n    b\n  ],\n}\n---\n",
      set: "---\n{\n  title: New, # the title\n  tags: [\n    a, # one\n    b\n  ],\n}\n---\n",
      added: "---\n{\n  title: Old, # the title\n  tags: [\n    a, # one\n    b\n  ],\n  z: 1,\n}\n---\n",
      listed: "---\n{\n  title: Old, # the title\n  tags: [\n    a, # one\n    b,\n    c\n  ],\n}\n---\n",
      removed: "---\n{\n  tags: [\n    a, # one\n    b\n  ],\n}\n---\n"),
    OddNote(
      name: "JSON",
      note: "---\n{\"title\": \"Old\", \"tags\": [\"a\"]}\n---\n",
      set: "---\n{\"title\": \"New\", \"tags\": [\"a\"]}\n---\n",
      added: "---\n{\"title\": \"Old\", \"tags\": [\"a\"], \"z\": 1}\n---\n",
      listed: "---\n{\"title\": \"Old\", \"tags\": [\"a\", \"c\"]}\n---\n",
      removed: "---\n{\"tags\": [\"a\"]}\n---\n"),
    OddNote(
      name: "quoted keys and a key of several words",
      note: "---\n'title': Old\n\"a: b\": x\nmy key: y\ntags: 'a'\n---\n",
      set: "---\n'title': New\n\"a: b\": x\nmy key: y\ntags: 'a'\n---\n",
      added: "---\n'title': Old\n\"a: b\": x\nmy key: y\ntags: 'a'\nz: 1\n---\n",
      listed: "---\n'title': Old\n\"a: b\": x\nmy key: y\ntags: ['a', 'c']\n---\n",
      removed: "---\n\"a: b\": x\nmy key: y\ntags: 'a'\n---\n"),
    OddNote(
      name: "emoji and text from right to left",
      note: "---\ntitle: 🥣 שלום\nימין: 🙂\ntags: [ά, \"б, в\"]\n---\nגוף\n",
      set: "---\ntitle: New\nימין: 🙂\ntags: [ά, \"б, в\"]\n---\nגוף\n",
      added: "---\ntitle: 🥣 שלום\nימין: 🙂\ntags: [ά, \"б, в\"]\nz: 1\n---\nגוף\n",
      listed: "---\ntitle: 🥣 שלום\nימין: 🙂\ntags: [ά, \"б, в\", c]\n---\nגוף\n",
      removed: "---\nימין: 🙂\ntags: [ά, \"б, в\"]\n---\nגוף\n"),
    OddNote(
      name: "texts of several lines",
      note: "---\ntitle: >-\n  Old\n  title\n\ntags:\n  -\n    a\n  - |\n    b\n\n\n---\n",
      set: "---\ntitle: >-\n  New\n\ntags:\n  -\n    a\n  - |\n    b\n\n\n---\n",
      added: "---\ntitle: >-\n  Old\n  title\n\ntags:\n  -\n    a\n  - |\n    b\nz: 1\n\n\n---\n",
      listed: "---\ntitle: >-\n  Old\n  title\n\ntags:\n  -\n    a\n  - |\n    b\n  - c\n\n\n---\n",
      removed: "---\n\ntags:\n  -\n    a\n  - |\n    b\n\n\n---\n"),
    OddNote(
      name: "everything is indented, values stand below their keys",
      note: "---\n   title:\n     Old\n   tags:\n   - a\n\n   # end\n---\n",
      set: "---\n   title:\n     New\n   tags:\n   - a\n\n   # end\n---\n",
      added: "---\n   title:\n     Old\n   tags:\n   - a\n   z: 1\n\n   # end\n---\n",
      listed: "---\n   title:\n     Old\n   tags:\n   - a\n   - c\n\n   # end\n---\n",
      removed: "---\n   tags:\n   - a\n\n   # end\n---\n"),
    OddNote(
      name: "anchors that nobody names, an end marker, lists in lists",
      note: "---\ntitle: &t Old\ntags: &list [a]\nmatrix: [[1, 2], [3]]\n...\n---\n",
      set: "---\ntitle: &t New\ntags: &list [a]\nmatrix: [[1, 2], [3]]\n...\n---\n",
      added: "---\ntitle: &t Old\ntags: &list [a]\nmatrix: [[1, 2], [3]]\nz: 1\n...\n---\n",
      listed: "---\ntitle: &t Old\ntags: &list [a, c]\nmatrix: [[1, 2], [3]]\n...\n---\n",
      removed: "---\ntags: &list [a]\nmatrix: [[1, 2], [3]]\n...\n---\n"),
    OddNote(
      name: "null values and values between commas",
      note: "---\ntitle:   \ntags: a,b\nempty:\n---\n",
      set: "---\ntitle: New  \ntags: a,b\nempty:\n---\n",
      added: "---\ntitle:   \ntags: a,b\nempty:\nz: 1\n---\n",
      listed: "---\ntitle:   \ntags: a,b,c\nempty:\n---\n",
      removed: "---\ntags: a,b\nempty:\n---\n"),
    OddNote(
      name: "a thematic break and fences in the body",
      note: "---\ntitle: Old\ntags: []\n---\n---\ntitle: Body\n---\n",
      set: "---\ntitle: New\ntags: []\n---\n---\ntitle: Body\n---\n",
      added: "---\ntitle: Old\ntags: []\nz: 1\n---\n---\ntitle: Body\n---\n",
      listed: "---\ntitle: Old\ntags: [c]\n---\n---\ntitle: Body\n---\n",
      removed: "---\ntags: []\n---\n---\ntitle: Body\n---\n"),
  ])
  func `an odd note keeps every byte that is not meant`(odd: OddNote) {
    #expect(FrontMatterRow.edited(odd.note, setText("title", "New")) == odd.set)
    #expect(FrontMatterRow.edited(odd.note, VaultEditTests.set("z", "1")) == odd.added)
    #expect(FrontMatterRow.edited(odd.note, add("tags", "c"), splitsCommas: true) == odd.listed)
    #expect(FrontMatterRow.edited(odd.note, removeKey("title")) == odd.removed)
  }

  @Test func `10,000 keys and a list of 10,000 elements are edited in their middle`() {
    let keys = (0..<10_000).map { "key-\($0): \($0)\n" }
    let entries = (0..<10_000).map { "  - e\($0)\n" }
    let note = "---\n" + keys.joined() + "list:\n" + entries.joined() + "---\n"
    var expected = keys
    expected[5_000] = "key-5000: new\n"
    #expect(
      FrontMatterRow.edited(note, setText("key-5000", "new")) == "---\n" + expected.joined() + "list:\n"
        + entries.joined() + "---\n")
    expected.remove(at: 5_000)
    #expect(
      FrontMatterRow.edited(note, removeKey("key-5000")) == "---\n" + expected.joined() + "list:\n" + entries.joined()
        + "---\n")
    var rest = entries
    rest.remove(at: 7_000)
    #expect(
      FrontMatterRow.edited(note, remove("list", "e7000")) == "---\n" + keys.joined() + "list:\n" + rest.joined()
        + "---\n")
  }

  @Test func `a long list on one line and a value of 1 MB are edited`() {
    let elements = (0..<5_000).map { "e\($0)" }
    let list = "---\nl: [" + elements.joined(separator: ", ") + "]\n---\n"
    let odd = Set(elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    let even = elements.filter { !odd.contains($0) }
    #expect(
      FrontMatterRow.edited(list, .remove(["l"], odd.map { NewScalar($0) })) == "---\nl: ["
        + even.joined(separator: ", ") + "]\n---\n")
    let long = String(repeating: "x", count: 1 << 20)
    #expect(FrontMatterRow.edited("---\na: \(long)\nb: 1\n---\n", set("b", "2")) == "---\na: \(long)\nb: 2\n---\n")
    #expect(FrontMatterRow.edited("---\na: 1\n---\n", set("a", long)) == "---\na: \(long)\n---\n")
  }

  @Test func `every element of a long list is set`() {
    let old = (0..<3_000).map { "- o\($0)\n" }.joined()
    let new = (0..<3_000).map { "- n\($0)\n" }.joined()
    let change = ItemChange.set(["l"], .list((0..<3_000).map { NewScalar("n\($0)") }))
    #expect(FrontMatterRow.edited("---\nl:\n\(old)---\n", change) == "---\nl:\n\(new)---\n")
  }

  @Test func `mappings may nest as deep as they are read, and no deeper`() {
    let path = (0..<150).map { "k\($0)" }
    let note = FrontMatterRow.edited("", .set(path, .scalar("1")))
    #expect(FrontMatterRow.edited(note, .removeKey(path)) == "---\n---\n")
    let deep = (0..<5_000).map { "k\($0)" }
    #expect(FrontMatterRow.edited("", .set(deep, .scalar("1"))) == "refused: wouldReadOtherwise ")
  }
}
