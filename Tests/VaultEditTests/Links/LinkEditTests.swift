import Testing
import VaultEdit
import VaultSyntax

/// One link before and after a move.
struct LinkRow: Sendable, CustomTestStringConvertible {
  var note: String
  var moves: [String: String]
  var before: String
  var after: String

  init(_ note: String, _ moves: [String: String], _ before: String, _ after: String) {
    (self.note, self.moves, self.before, self.after) = (note, moves, before, after)
  }

  var testDescription: String { "\(note): \(before) → \(after)" }
}

struct LinkEditTests {
  /// The notes that the rows speak of.
  static let vault = SmallVault(
    notes: [
      ("index.md", ""), ("recipes/borshch.md", ""), ("recipes/soups/kharcho.md", ""),
      ("recipes/soups/solyanka.md", ""), ("archive/soups/solyanka.md", ""), ("diary/2026-11-20.md", ""),
      ("chefs/ann.md", ""), ("recipes/грибна юшка.md", ""),
    ],
    files: ["recipes/pictures/borshch.png", "assets/logo.png", "diary/photo 1.jpg"],
    aliases: ["recipes/borshch.md": ["Red soup", "AC/DC"], "chefs/ann.md": ["The cook"]])

  private static let toArchive = ["recipes/borshch.md": "archive/borshch.md"]
  private static let renamed = ["recipes/borshch.md": "recipes/beetroot soup.md"]
  private static let toRoot = ["recipes/borshch.md": "borshch.md"]
  private static let deep = ["recipes/borshch.md": "a/b/c/borshch.md"]
  private static let intoName = ["recipes/borshch.md": "archive/ann.md"]

  // MARK: Wiki links

  static let wiki = [
    // A stem that still means the note stays.
    LinkRow("index.md", toArchive, "[[borshch]]", "[[borshch]]"),
    LinkRow("index.md", toArchive, "[[Borshch#Steps|the soup]]", "[[Borshch#Steps|the soup]]"),
    LinkRow("index.md", toArchive, "![[borshch.md]]", "![[borshch.md]]"),
    LinkRow("index.md", deep, "[[borshch]]", "[[borshch]]"),
    // A stem stays a stem.
    LinkRow("index.md", renamed, "[[borshch]]", "[[beetroot soup]]"),
    LinkRow("index.md", renamed, "a [[ borshch ]] b", "a [[ beetroot soup ]] b"),
    LinkRow("index.md", renamed, "[[borshch|red]]", "[[beetroot soup|red]]"),
    LinkRow("index.md", renamed, "[[borshch#Steps]]", "[[beetroot soup#Steps]]"),
    LinkRow("index.md", renamed, "[[borshch#^step-1|one]]", "[[beetroot soup#^step-1|one]]"),
    LinkRow("index.md", renamed, "![[borshch]]", "![[beetroot soup]]"),
    LinkRow("index.md", renamed, "[[BORSHCH.md]]", "[[beetroot soup.md]]"),
    LinkRow("index.md", renamed, "[[borshch.MD]]", "[[beetroot soup.MD]]"),
    LinkRow("index.md", renamed, "[[borshch]] and [[borshch]]", "[[beetroot soup]] and [[beetroot soup]]"),
    LinkRow("index.md", renamed, "| [[borshch\\|red]] |\n|---|\n", "| [[beetroot soup\\|red]] |\n|---|\n"),
    LinkRow(
      "index.md", renamed, "- [ ] cook {note: x, parent: [[borshch]]} ^id",
      "- [ ] cook {note: x, parent: [[beetroot soup]]} ^id"),
    // A stem that another note has too grows until it means one.
    LinkRow("index.md", intoName, "[[borshch]]", "[[archive/ann]]"),
    LinkRow("index.md", intoName, "[[ann]]", "[[chefs/ann]]"),
    LinkRow("index.md", intoName, "[[Ann|cook]]", "[[chefs/Ann|cook]]"),
    LinkRow("index.md", intoName, "[[ann.md]]", "[[chefs/ann.md]]"),
    LinkRow(
      "index.md", ["chefs/ann.md": "a/soups/solyanka.md"], "[[recipes/soups/solyanka]]", "[[recipes/soups/solyanka]]"),
    LinkRow("index.md", ["chefs/ann.md": "a/soups/solyanka.md"], "[[ann]]", "[[a/soups/solyanka]]"),
    // The root's note is meant by its bare stem.
    LinkRow("index.md", ["recipes/borshch.md": "ann.md"], "[[ann]]", "[[chefs/ann]]"),
    LinkRow("index.md", ["recipes/borshch.md": "ann.md"], "[[borshch]]", "[[ann]]"),
    LinkRow("recipes/borshch.md", ["index.md": "archive/index.md"], "[[index]]", "[[index]]"),
    LinkRow("recipes/borshch.md", ["index.md": "archive/ann.md"], "[[index]]", "[[archive/ann]]"),
    // A path stays a path of as many parts, or more where it takes more.
    LinkRow("index.md", toArchive, "[[recipes/borshch]]", "[[archive/borshch]]"),
    LinkRow("index.md", toArchive, "[[recipes/borshch.md#a|b]]", "[[archive/borshch.md#a|b]]"),
    LinkRow("index.md", toRoot, "[[recipes/borshch]]", "[[borshch]]"),
    LinkRow("index.md", deep, "[[recipes/borshch]]", "[[a/b/c/borshch]]"),
    LinkRow("index.md", ["recipes/soups/kharcho.md": "a/b/kharcho.md"], "[[soups/kharcho]]", "[[b/kharcho]]"),
    LinkRow("index.md", ["recipes/soups/kharcho.md": "a/soups/kharcho.md"], "[[soups/kharcho]]", "[[soups/kharcho]]"),
    LinkRow(
      "index.md", ["recipes/soups/kharcho.md": "x/soups/solyanka.md"], "[[soups/kharcho]]", "[[x/soups/solyanka]]"),
    LinkRow(
      "index.md", ["recipes/soups/solyanka.md": "recipes/solyanka.md"], "[[recipes/soups/solyanka]]",
      "[[recipes/solyanka]]"),
    LinkRow("index.md", toArchive, "[[/recipes/borshch]]", "[[/archive/borshch]]"),
    LinkRow("index.md", toArchive, "[[/Recipes/Borshch.md]]", "[[/archive/borshch.md]]"),
    // An alias moves with its note.
    LinkRow("index.md", renamed, "[[Red soup]] [[red soup|x]] [[ac/dc]]", "[[Red soup]] [[red soup|x]] [[ac/dc]]"),
    LinkRow("index.md", ["recipes/soups/kharcho.md": "the cook.md"], "[[The cook]]", "[[ann]]"),
    LinkRow(
      "index.md", ["recipes/soups/kharcho.md": "x/Red soup.md"], "[[red soup]] [[kharcho]]", "[[borshch]] [[Red soup]]"),
    // What meant no note, or several, stays.
    LinkRow(
      "index.md", renamed, "[[solyanka]] [[no such]] [[#here]] [[{{title}}]]",
      "[[solyanka]] [[no such]] [[#here]] [[{{title}}]]"),
    LinkRow(
      "index.md", renamed, "![[borshch.png]] ![[pictures/borshch.png]]", "![[borshch.png]] ![[pictures/borshch.png]]"),
    // The way from the note's folder.
    LinkRow("recipes/soups/kharcho.md", toArchive, "[[../borshch]]", "[[../../archive/borshch]]"),
    LinkRow(
      "recipes/soups/kharcho.md", ["recipes/soups/kharcho.md": "kharcho.md"], "[[../borshch]] [[./solyanka]]",
      "[[./recipes/borshch]] [[./recipes/soups/solyanka]]"),
    // Links of the moved note to itself.
    LinkRow("recipes/borshch.md", renamed, "[[borshch#Steps]] [[#Steps]]", "[[beetroot soup#Steps]] [[#Steps]]"),
  ]

  // MARK: Markdown links

  static let markdown = [
    LinkRow("index.md", toArchive, "[t](recipes/borshch.md)", "[t](archive/borshch.md)"),
    LinkRow(
      "index.md", toArchive, "[t](recipes/borshch.md#steps \"Title\")", "[t](archive/borshch.md#steps \"Title\")"),
    LinkRow("index.md", toArchive, "![t](./recipes/borshch.md)", "![t](./archive/borshch.md)"),
    LinkRow("index.md", toArchive, "[t](<recipes/borshch.md>)", "[t](<archive/borshch.md>)"),
    LinkRow("index.md", toArchive, "[t](recipes/borshch)", "[t](archive/borshch)"),
    LinkRow("diary/2026-11-20.md", toArchive, "[t](../recipes/borshch.md)", "[t](../archive/borshch.md)"),
    LinkRow("recipes/soups/kharcho.md", toRoot, "[t](../borshch.md)", "[t](../../borshch.md)"),
    LinkRow(
      "chefs/ann.md", ["recipes/borshch.md": "chefs/borshch.md"], "[t](../recipes/borshch.md)", "[t](borshch.md)"),
    // A relative link says where the file is, so that other programs find it, even if its name alone would do.
    LinkRow(
      "index.md", ["recipes/borshch.md": "a/recipes/borshch.md"], "[t](recipes/borshch.md)", "[t](a/recipes/borshch.md)"
    ),
    // Encoding.
    LinkRow("index.md", renamed, "[t](recipes/borshch.md)", "[t](recipes/beetroot%20soup.md)"),
    LinkRow("index.md", renamed, "[t](<recipes/borshch.md>)", "[t](<recipes/beetroot soup.md>)"),
    LinkRow(
      "index.md", ["recipes/borshch.md": "recipes/50% (cold) #1.md"], "[t](recipes/borshch.md)",
      "[t](recipes/50%25%20%28cold%29%20%231.md)"),
    LinkRow(
      "index.md", ["recipes/borshch.md": "recipes/50% (cold) #1.md"], "[t](<recipes/borshch.md>)",
      "[t](<recipes/50%25 (cold) %231.md>)"),
    LinkRow(
      "index.md", ["recipes/грибна юшка.md": "recipes/юшка.md"], "[t](recipes/грибна%20юшка.md)", "[t](recipes/юшка.md)"
    ),
    LinkRow(
      "index.md", ["recipes/грибна юшка.md": "recipes/яр.md"],
      "[t](recipes/%D0%B3%D1%80%D0%B8%D0%B1%D0%BD%D0%B0%20%D1%8E%D1%88%D0%BA%D0%B0.md)", "[t](recipes/%D1%8F%D1%80.md)"),
    LinkRow(
      "diary/2026-11-20.md", ["recipes/грибна юшка.md": "x/грибна юшка.md"], "[t](../recipes/%D0%B3рибна%20юшка.md)",
      "[t](../x/%D0%B3рибна%20юшка.md)"),
    LinkRow("index.md", ["recipes/borshch.md": "a:b.md"], "[t](recipes/borshch.md)", "[t](a%3Ab.md)"),
    // By name and from the root.
    LinkRow(
      "diary/2026-11-20.md", renamed, "[t](borshch.md) [t](recipes/borshch.md)",
      "[t](beetroot%20soup.md) [t](recipes/beetroot%20soup.md)"),
    LinkRow(
      "diary/2026-11-20.md", toArchive, "[t](borshch) [t](/recipes/borshch.md#x)",
      "[t](borshch) [t](/archive/borshch.md#x)"),
    LinkRow(
      "chefs/ann.md", ["recipes/borshch.md": "chefs/index.md"], "[t](index.md)", "[t](../index.md)"),
    LinkRow("index.md", renamed, "[t](Red%20soup)", "[t](Red%20soup)"),
    // Definitions.
    LinkRow(
      "index.md", toArchive, "[t][b]\n\n[b]: recipes/borshch.md \"Title\"\n",
      "[t][b]\n\n[b]: archive/borshch.md \"Title\"\n"),
    LinkRow("index.md", renamed, "[b]: <recipes/borshch.md#steps>\n", "[b]: <recipes/beetroot soup.md#steps>\n"),
    LinkRow(
      "index.md", toArchive, "[b]: https://x.org/recipes/borshch.md\n", "[b]: https://x.org/recipes/borshch.md\n"),
    // What is no link, and no link to a note.
    LinkRow(
      "index.md", renamed, "`[[borshch]]` <!-- [[borshch]] --> %%[[borshch]]%%",
      "`[[borshch]]` <!-- [[borshch]] --> %%[[borshch]]%%"),
    LinkRow(
      "index.md", renamed, "```\n[[borshch]]\n[t](recipes/borshch.md)\n```\n",
      "```\n[[borshch]]\n[t](recipes/borshch.md)\n```\n"),
    LinkRow(
      "index.md", renamed, "[t](https://x.org/borshch) <https://x.org/borshch> borshch",
      "[t](https://x.org/borshch) <https://x.org/borshch> borshch"),
    LinkRow("index.md", renamed, "\\[[borshch]] [t](mailto:borshch)", "\\[[borshch]] [t](mailto:borshch)"),
  ]

  // MARK: Links of the moved note

  static let own = [
    LinkRow("recipes/borshch.md", toArchive, "[t](soups/kharcho.md)", "[t](../recipes/soups/kharcho.md)"),
    LinkRow("recipes/borshch.md", toRoot, "[t](../diary/2026-11-20.md)", "[t](diary/2026-11-20.md)"),
    LinkRow("recipes/borshch.md", deep, "[t](../index.md#a)", "[t](../../../index.md#a)"),
    LinkRow("recipes/borshch.md", toArchive, "![](pictures/borshch.png)", "![](../recipes/pictures/borshch.png)"),
    LinkRow("recipes/borshch.md", toArchive, "![](../assets/logo.png)", "![](../assets/logo.png)"),
    LinkRow("recipes/borshch.md", toRoot, "[all](pictures/) [here](.)", "[all](recipes/pictures/) [here](recipes)"),
    LinkRow(
      "diary/2026-11-20.md", ["diary/2026-11-20.md": "diary/2026/2026-11-20.md"],
      "![](photo%201.jpg) ![](<photo 1.jpg>)", "![](../photo%201.jpg) ![](<../photo 1.jpg>)"),
    LinkRow(
      "recipes/borshch.md", renamed, "[t](borshch.md) [t](soups/kharcho.md)",
      "[t](beetroot%20soup.md) [t](soups/kharcho.md)"),
    LinkRow(
      "recipes/borshch.md", toArchive, "[t](no-such.md) [[kharcho]] [[recipes/soups/solyanka]]",
      "[t](no-such.md) [[kharcho]] [[recipes/soups/solyanka]]"),
    LinkRow("recipes/borshch.md", deep, "[t](../../other/readme.md)", "[t](../../../../other/readme.md)"),
    LinkRow("recipes/borshch.md", toArchive, "[t](/assets/logo.png) [t](#steps)", "[t](/assets/logo.png) [t](#steps)"),
    // Where the new folder has a note of the name that nothing had in the old one.
    LinkRow(
      "recipes/borshch.md", ["recipes/borshch.md": "chefs/borshch.md"], "[t](./ann.md)", "[t](../recipes/ann.md)"),
    LinkRow(
      "recipes/borshch.md", ["recipes/borshch.md": "chefs/borshch.md", "recipes/soups/kharcho.md": "chefs/kharcho.md"],
      "[t](soups/kharcho.md)", "[t](kharcho.md)"),
  ]

  @Test(arguments: wiki + markdown + own)
  func `a link means what it meant, and only its target changes`(row: LinkRow) throws {
    let note = try #require(Self.vault.place(of: row.note))
    let edit = LinkEdit(Document(Array(row.before.utf8)))
    #expect(try edit.rewriting(for: Self.vault.move(row.moves), ofNote: note).applied(to: row.before) == row.after)
  }

  @Test func `links that change are counted one by one`() throws {
    let text = "[[borshch]] [[index]] [t](recipes/borshch.md)"
    let rewriting = try LinkEdit(Document(Array(text.utf8))).rewriting(for: Self.vault.move(Self.renamed), ofNote: 0)
    #expect(rewriting.links == 2)
    #expect(rewriting.patches.count == 2)
  }

  @Test(arguments: [
    // A wiki link has no way to write these characters.
    ("recipes/a#b.md", "[[borshch]]", EditRefusal.Reason.linkNotWritable, 0),
    ("recipes/a|b.md", "see [[borshch]]", .linkNotWritable, 4),
    ("recipes/[a].md", "![[borshch]]", .linkNotWritable, 0),
    ("a/b.md", "[[borshch]]\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", .conflictMarkers, 12),
  ])
  func `an edit that cannot be made is refused where it stands`(
    path: String, text: String, reason: EditRefusal.Reason, offset: Int
  ) throws {
    let edit = LinkEdit(Document(Array(text.utf8)))
    let refusal = #expect(throws: EditRefusal.self) {
      try edit.rewriting(for: Self.vault.move(["recipes/borshch.md": path]), ofNote: 0)
    }
    #expect(refusal?.reason == reason)
    #expect(refusal?.range.lower == offset)
  }

  @Test func `a conflict in a note whose links stay does not matter`() throws {
    let text = "[[index]]\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    let edit = LinkEdit(Document(Array(text.utf8)))
    #expect(try edit.rewriting(for: Self.vault.move(Self.renamed), ofNote: 0).links == 0)
  }
}
