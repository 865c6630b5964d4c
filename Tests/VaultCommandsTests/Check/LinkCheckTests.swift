import Testing
import VaultTestSupport

@testable import VaultCommands

/// Every row is one note, `notes/deep/this.md`, checked in a vault of its own.
@Suite struct `Links in a check` {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    /// The codes found, in the order of the note.
    var codes: [String]

    var testDescription: String { text.debugDescription }
  }

  static let files = [
    ".vault/config.yaml": "", "recipes/borshch.md": "---\naliases: [Червоний борщ, soup]\n---\n",
    "recipes/old/tart.md": "", "notes/tart.md": "", "notes/deep/near.md": "", "Ґанок.md": "", "Чай.md": "",
    "v1.2.md": "",
    "pictures/photo.png": "", "files/list.csv": "", ".attachments/hidden.pdf": "", "recipes/draft.txt": "",
  ]

  static let rows = [
    // By stem, path end, exact path and alias; without case, and in either normalisation.
    Row(text: "[[borshch]] [[Borshch]] [[recipes/borshch]] [[recipes/borshch.md]]", codes: []),
    Row(text: "[[червоний БОРЩ]] [[soup|shown]] [[soup#part]] ![[borshch]]", codes: []),
    Row(text: "[[ґанок]] [[Чай]] [[Чаи\u{306}]] [[v1.2]]", codes: []),
    Row(text: "[[old/tart]] [[notes/tart]]", codes: []),
    Row(text: "[[tart]]", codes: ["link-ambiguous"]),
    Row(text: "[[nowhere]] [[deep/borshch]] [[St. Petersburg]]", codes: Array(repeating: "link-dangling", count: 3)),
    Row(text: "| a |\n|---|\n| [[borshch\\|soup]] [[none\\|soup]] |", codes: ["link-dangling"]),
    // Relative to the note, as on a web page.
    Row(text: "[a](near.md) [b](../tart.md) [c](./near.md#x) [d](../../recipes/borshch.md)", codes: []),
    Row(text: "[a](/recipes/borshch.md) [b](recipes/borshch.md) [c](borshch.md) [d](near)", codes: []),
    Row(text: "[a](../near.md) [b](./borshch.md)", codes: ["link-dangling", "link-dangling"]),
    Row(text: "[a](%D2%90%D0%B0%D0%BD%D0%BE%D0%BA.md) [b](<../tart.md>)", codes: []),
    // Other files are looked for by path and by name; one that is missing is only a hint.
    Row(text: "![[photo.png]] ![[Photo.PNG|300]] [[pictures/photo.png]] ![](../../pictures/photo.png)", codes: []),
    Row(text: "[a](../../.attachments/hidden.pdf) [b](../../recipes/) [c](../../recipes/draft.txt)", codes: []),
    Row(text: "![[none.png]] [a](none.csv) [b](none)", codes: Array(repeating: "link-file-missing", count: 3)),
    // What is no link into the vault is left alone.
    Row(
      text: "[a](https://x.org/y.md) [b](mailto:a@b.c) [c](/site/page) [d](../../../outside.md) [[#here]]", codes: []),
    Row(text: "[[{{title}}]] [[<% tp.date.now() %>]] `[[nowhere]]` [a](www.example.org/x.md)", codes: []),
    Row(text: "```\n[[nowhere]]\n```\n\n%% [[nowhere]] %%", codes: []),
    // Front matter.
    Row(
      text: "---\nsee: \"[[nowhere]]\"\nmore: [\"[[borshch]]\", [[tart]]]\n---\n",
      codes: ["link-dangling", "link-ambiguous"]),
    Row(text: "---\nplain: nowhere\nmatrix: [[1, 2], [3, 4]]\n---\n", codes: []),
  ]

  @Test(arguments: rows)
  func `lead to one note, or are told`(row: Row) throws {
    let scratch = try ScratchDirectory(Self.files)
    try scratch.write("notes/deep/this.md", row.text)
    let run = CommandRun("check", "--quiet", "notes/deep/this.md") { $0.workingDirectory = scratch.path }
    let codes = run.output.split(separator: "\n").map { line in
      String(line.split(separator: "[").last?.dropLast() ?? "")
    }
    #expect(codes == row.codes, "\(run.output)\(run.errors)")
  }
}
