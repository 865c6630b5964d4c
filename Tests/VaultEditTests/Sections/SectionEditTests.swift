import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// One row of a table of section edits.
struct SectionRow: Sendable, CustomTestStringConvertible {
  let before: String
  let change: ItemChange
  let after: String
  /// Why it is refused; nil when it is not.
  let reason: EditRefusal.Reason?

  init(_ before: String, _ change: ItemChange, _ after: String) {
    self.before = before
    self.change = change
    self.after = after
    reason = nil
  }

  init(_ before: String, _ change: ItemChange, refused reason: EditRefusal.Reason) {
    self.before = before
    self.change = change
    after = before
    self.reason = reason
  }

  var testDescription: String { "\(before.debugDescription) \(change)" }

  func check() {
    let document = Document(Array(before.utf8))
    do {
      let patches = try SectionEdit(document).patches(for: change)
      #expect(reason == nil)
      if before == after { #expect(patches.isEmpty) }
      #expect(patches.applied(to: document.bytes) == Array(after.utf8))
      let result = String(decoding: patches.applied(to: document.bytes), as: UTF8.self)
      #expect(result == after)
    } catch {
      #expect(error.reason == reason)
    }
  }
}

struct SectionEditTests {
  @Test(arguments: [
    SectionRow("## Steps\n", .renameHeading("Steps", to: "Method"), "## Method\n"),
    SectionRow("## Steps ##\r\n", .renameHeading("steps", to: "Method"), "## Method ##\r\n"),
    SectionRow("  ###   Steps", .renameHeading("Steps", to: "Method"), "  ###   Method"),
    SectionRow("Steps\n-----\n", .renameHeading("Steps", to: "Preparation"), "Preparation\n-----\n"),
    SectionRow("Two\nlines\n===\n", .renameHeading("two lines", to: "One"), "One\n===\n"),
    SectionRow(
      "## The *big* `code` [[a|link]] [b](c)\n", .renameHeading("the big code link b", to: "Small"), "## Small\n"),
    SectionRow("## The *big* one\n", .renameHeading("The *big* one", to: "Small"), "## Small\n"),
    SectionRow("# Intro\n", .renameHeading("Intro", to: "C #"), "# C # #\n"),
    SectionRow("# Intro\n", .renameHeading("Intro", to: "C#"), "# C# #\n"),
    SectionRow("# Intro #\n", .renameHeading("Intro", to: "C #"), "# C # #\n"),
    SectionRow("Intro\n=\n", .renameHeading("Intro", to: "C #"), "C #\n=\n"),
    SectionRow("# І́ньша  назва\n", .renameHeading("і́ньша назва", to: "Назва"), "# Назва\n"),
    SectionRow("# A\n", .renameHeading("A", to: "A"), "# A\n"),
    SectionRow("\u{FEFF}# A\n", .renameHeading("A", to: "B"), "\u{FEFF}# B\n"),
  ])
  func `a heading is reworded and keeps its marks`(row: SectionRow) { row.check() }

  @Test(arguments: [
    SectionRow("# A\n", .renameHeading("B", to: "C"), refused: .noSuchHeading),
    SectionRow("#\n", .renameHeading("", to: "C"), refused: .noSuchHeading),
    SectionRow("# A\n\n## a\n", .renameHeading("A", to: "C"), refused: .headingAmbiguous),
    SectionRow("# A\n", .renameHeading("A", to: " "), refused: .valueNotWritable),
    SectionRow("# A\n", .renameHeading("A", to: "b\nc"), refused: .valueNotWritable),
    SectionRow("A\n===\n", .renameHeading("A", to: "- b"), refused: .wouldReadOtherwise),
    SectionRow("A\n---\n", .renameHeading("A", to: "# b"), refused: .wouldReadOtherwise),
    SectionRow("# A\n\nb\n", .replaceSection(heading: "A", with: "<<<<<<< x"), refused: .wouldReadOtherwise),
    SectionRow("# A\n<<<<<<< x\n", .renameHeading("A", to: "B"), refused: .conflictMarkers),
    SectionRow("> # A\n", .renameHeading("A", to: "B"), refused: .noSuchHeading),
    SectionRow("```\n# A\n```\n", .renameHeading("A", to: "B"), refused: .noSuchHeading),
  ])
  func `a heading that is not one is refused`(row: SectionRow) { row.check() }

  @Test(arguments: [
    SectionRow(
      "## A\n\nold\n\n## B\n", .replaceSection(heading: "A", with: "new\nlines\n"), "## A\n\nnew\nlines\n\n## B\n"),
    SectionRow("## A\nold\n## B\n", .replaceSection(heading: "A", with: "new"), "## A\nnew\n## B\n"),
    SectionRow(
      "## A\r\n\r\nold\r\n", .replaceSection(heading: "A", with: "new\nlines"), "## A\r\n\r\nnew\r\nlines\r\n"),
    SectionRow("## A\n\nold", .replaceSection(heading: "A", with: "new"), "## A\n\nnew"),
    SectionRow(
      "## A\n\nold\n\n### Deep\n\nmore\n\n# B\n", .replaceSection(heading: "A", with: "new"), "## A\n\nnew\n\n# B\n"),
    SectionRow("## A\n\n## B\n", .replaceSection(heading: "A", with: "new"), "## A\n\nnew\n\n## B\n"),
    SectionRow("## A\n## B\n\ntext\n", .replaceSection(heading: "A", with: "new"), "## A\n\nnew\n\n## B\n\ntext\n"),
    SectionRow("## A\n", .replaceSection(heading: "A", with: "new"), "## A\n\nnew\n"),
    SectionRow("## A", .replaceSection(heading: "A", with: "new"), "## A\n\nnew"),
    // The blank line before a text ends as the heading does, however other lines end.
    SectionRow("## A\r\r## B\n", .replaceSection(heading: "A", with: "new"), "## A\r\rnew\r\r## B\n"),
    SectionRow(
      "## A\r\n## B\n\ntext\n", .replaceSection(heading: "A", with: "new"), "## A\r\n\r\nnew\r\n\r\n## B\n\ntext\n"),
    SectionRow("## A\n\nold\n\n## B\n", .replaceSection(heading: "A", with: ""), "## A\n\n## B\n"),
    SectionRow("## A\n\nold\n", .replaceSection(heading: "A", with: "\n"), "## A\n"),
    SectionRow("A\n-\n\nold\n", .replaceSection(heading: "A", with: "### Deep\n\nnew"), "A\n-\n\n### Deep\n\nnew\n"),
    SectionRow("## A\n\nold\n\n\n## B\n", .replaceSection(heading: "A", with: "old\n\n"), "## A\n\nold\n\n\n## B\n"),
  ])
  func `the text under a heading is replaced`(row: SectionRow) { row.check() }

  @Test(arguments: [
    SectionRow("## A\n\nold\n", .replaceSection(heading: "B", with: "new"), refused: .noSuchHeading),
    SectionRow("## A\n\nold\n", .replaceSection(heading: "A", with: "new\n\n## C"), refused: .wouldReadOtherwise),
    SectionRow("## A\n\nold\n\n## B\n", .replaceSection(heading: "A", with: "```\nopen"), refused: .wouldReadOtherwise),
    SectionRow("## A\n\nold\n\n## B\n", .replaceSection(heading: "A", with: "<!-- open"), refused: .wouldReadOtherwise),
    SectionRow("## A\n\nx\n\n## A\n", .replaceSection(heading: "A", with: "new"), refused: .headingAmbiguous),
    SectionRow("## A\n\nold\n", .replaceSection(heading: "A", with: "new\n\n### *a*"), refused: .headingAmbiguous),
    SectionRow("# A\n\nold\n\nA\n", .replaceSection(heading: "a", with: "A\n-"), refused: .headingAmbiguous),
  ])
  func `a text that would not stay in its section is refused`(row: SectionRow) { row.check() }
}
