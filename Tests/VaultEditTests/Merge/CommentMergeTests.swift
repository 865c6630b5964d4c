import Testing
import VaultEdit
import VaultModel
import VaultTestSupport

/// Comments of front matter and values of lists, each a line that both sides may keep, change or remove (the write-back
/// layer, Git).
@Suite struct CommentMergeTests {
  /// Three versions of front matter, without the fences.
  private static func row(
    _ name: String, base: String, ours: String, theirs: String, merged: String, conflict: String = ""
  ) -> MergeRow {
    func note(_ text: String) -> String { "---\n\(text)---\n" }
    return MergeRow(name, base: note(base), ours: note(ours), theirs: note(theirs), merged: note(merged) + conflict)
  }

  @Test(arguments: [
    row(
      "both add a key below the last comment", base: "a: 1\n# end\n", ours: "a: 1\n# end\nb: 2\n",
      theirs: "a: 1\n# end\nc: 3\n", merged: "a: 1\n# end\nb: 2\nc: 3\n"),
    row(
      "one adds a key below it, the other above", base: "a: 1\n\n# end\n", ours: "a: 1\n\n# end\nb: 2\n",
      theirs: "a: 1\nc: 3\n\n# end\n", merged: "a: 1\n\n# end\nb: 2\nc: 3\n"),
    row(
      "one adds a key below it, the other changes it", base: "a: 1\n# end\n", ours: "a: 1\n# the end\n",
      theirs: "a: 1\n# end\nb: 2\n", merged: "a: 1\n# the end\nb: 2\n"),
    row(
      "both reword it, one adds a key below it", base: "a: 1\n# end\n", ours: "a: 1\n# the end\n",
      theirs: "a: 1\n# the end\nb: 2\n", merged: "a: 1\n# the end\nb: 2\n"),
    row(
      "one adds a key below it, the other takes it out", base: "a: 1\n# end\n", ours: "a: 1\n",
      theirs: "a: 1\n# end\nb: 2\n", merged: "a: 1\nb: 2\n"),
    row(
      "one adds a key below it, the other changes the key above", base: "a: 1\n# end\n", ours: "a: 2\n# end\n",
      theirs: "a: 1\n# end\nb: 2\n", merged: "a: 2\n# end\nb: 2\n"),
    row(
      "two at the end, a key between them", base: "a: 1\n# one\n# two\n", ours: "a: 1\n# one\nb: 2\n# two\n",
      theirs: "a: 5\n# one\n# two\n", merged: "a: 5\n# one\nb: 2\n# two\n"),
    row(
      "blank lines come where a comment goes", base: "a: 1\n# x\nb: 2\n", ours: "a: 1\nb: 3\n",
      theirs: "a: 1\n\n# x\nb: 2\n", merged: "a: 1\n\nb: 3\n"),
    row(
      "one takes out the comment of a key, the other changes the key", base: "# about a\na: 1\nb: 2\n",
      ours: "a: 1\nb: 2\n", theirs: "# about a\na: 5\nb: 2\n", merged: "a: 5\nb: 2\n"),
    row(
      "one takes out a key with its comment", base: "# x\na: 1\nb: 2\n", ours: "b: 2\n", theirs: "# x\na: 1\nb: 3\n",
      merged: "b: 3\n"),
    row(
      "one takes out a key without its comment", base: "# x\na: 1\nb: 2\n", ours: "# x\nb: 2\n",
      theirs: "# x\na: 1\nb: 3\n", merged: "# x\nb: 3\n"),
    row(
      "a key moves with its comment", base: "a: 1\n# x\nb: 2\nc: 3\n", ours: "a: 1\nc: 3\n# x\nb: 2\n",
      theirs: "a: 1\n# x, really\nb: 2\nc: 4\n", merged: "a: 1\nc: 4\n# x, really\nb: 2\n"),
    row(
      "both say the same", base: "a: 1\nb: 2\n", ours: "# x\na: 1\nb: 3\n", theirs: "# x\na: 1\nb: 2\nc: 4\n",
      merged: "# x\na: 1\nb: 3\nc: 4\n"),
    row(
      "equal comments of several keys", base: "# -\na: 1\n# -\nb: 2\n# -\nc: 3\n", ours: "a: 1\n# -\nb: 2\n# -\nc: 3\n",
      theirs: "# -\na: 1\n# -\nb: 2\nc: 3\n", merged: "a: 1\n# -\nb: 2\nc: 3\n"),
    row(
      "in a mapping in a mapping", base: "m:\n  a: 1\n  # end\n", ours: "m:\n  a: 1\n  # end\n  b: 2\n",
      theirs: "m:\n  a: 1\n  # end\n  c: 3\n", merged: "m:\n  a: 1\n  # end\n  b: 2\n  c: 3\n"),
    row(
      "in a list", base: "k:\n  - a\n  # end\n", ours: "k:\n  - a\n  # end\n  - b\n",
      theirs: "k:\n  - a\n  # end\n  - c\n", merged: "k:\n  - a\n  # end\n  - b\n  - c\n"),
    row(
      "in a list of tags", base: "tags:\n  # places\n  - a\n  # people\n  - b\n",
      ours: "tags:\n  # places\n  - a\n  - c\n  # people\n  - b\n",
      theirs: "tags:\n  # places\n  - a\n  # everyone\n  - b\n",
      merged: "tags:\n  # places\n  - a\n  - c\n  # everyone\n  - b\n"),
  ]) func `comments are kept, changed and taken out once`(row: MergeRow) { row.check() }

  @Test(arguments: [
    row(
      "both reword one", base: "# about a\na: 1\n", ours: "# yes\na: 1\n", theirs: "# no\na: 1\n",
      merged: "# yes\na: 1\n",
      conflict: "<<<<<<< ours\n# yes\na: 1\n=======\n# no\na: 1\n>>>>>>> theirs\n"),
    row(
      "one takes it out, the other rewords it", base: "# about a\na: 1\n", ours: "a: 1\n", theirs: "# no\na: 1\n",
      merged: "a: 1\n", conflict: "<<<<<<< ours\na: 1\n=======\n# no\na: 1\n>>>>>>> theirs\n"),
    row(
      "both reword the last one", base: "a: 1\n# end\n", ours: "a: 1\n# fin\n", theirs: "a: 1\n# over\n",
      merged: "a: 1\n# fin\n", conflict: "<<<<<<< ours\n# fin\n=======\n# over\n>>>>>>> theirs\n"),
    row(
      "both reword the last one, and one puts a key below it", base: "a: 1\n# end\n", ours: "a: 1\n# fin\n",
      theirs: "a: 1\n# over\nb: 2\n", merged: "a: 1\n# fin\n",
      conflict: "<<<<<<< ours\n# fin\n=======\n# over\nb: 2\n>>>>>>> theirs\n"),
    row(
      "one rewords the last one, the other puts a key in its place", base: "a: 1\n# one\n# two\n",
      ours: "a: 1\n# one\n# two, really\n", theirs: "a: 1\n# one\nb: 2\n",
      merged: "a: 1\n# one\nb: 2\n# two, really\n",
      conflict: "<<<<<<< ours\n# two, really\n=======\n>>>>>>> theirs\n"),
    row(
      "one writes above a key that the other took out", base: "a: 1\nb: 2\n", ours: "b: 2\n",
      theirs: "# keep it\na: 1\nb: 2\n", merged: "b: 2\n",
      conflict: "<<<<<<< ours\n=======\n# keep it\na: 1\n>>>>>>> theirs\n"),
  ]) func `two answers about one comment are a conflict`(row: MergeRow) { row.check() }

  @Test(arguments: [
    row(
      "one rewords a tag, the other adds one", base: "tags: [home, work]\n", ours: "tags: [homes, work]\n",
      theirs: "tags: [home, work, x]\n", merged: "tags: [homes, work, x]\n"),
    row(
      "both reword it alike", base: "tags: [gardn, b]\n", ours: "tags: [garden, b]\n", theirs: "tags: [garden, b, c]\n",
      merged: "tags: [garden, b, c]\n"),
    row(
      "one takes a tag out, the other puts another in its place", base: "tags: [home, work]\n", ours: "tags: [work]\n",
      theirs: "tags: [garden, work]\n", merged: "tags: [garden, work]\n"),
    row(
      "a list that one side emptied", base: "tags:\n  - a\n", ours: "tags: []\n", theirs: "tags:\n  - a\n  - b\n",
      merged: "tags:\n  - b\n"),
    row(
      "a list of which one side left the key", base: "tags:\n- a\n- b\n", ours: "tags:\n",
      theirs: "tags:\n- a\n- b\n- c\n",
      merged: "tags:\n- c\n"),
    row(
      "a list that one side wrote in brackets", base: "tags:\n  - a\n", ours: "tags: [a]\n",
      theirs: "tags:\n  - a\n  - b\n", merged: "tags:\n  - a\n  - b\n"),
  ]) func `values of lists`(row: MergeRow) { row.check() }

  @Test(arguments: [
    row(
      "one takes a tag out, the other rewords it", base: "tags: [home, work]\n", ours: "tags: [work]\n",
      theirs: "tags: [homes, work]\n", merged: "tags: [work]\n",
      conflict: "<<<<<<< ours\ntags: [work]\n=======\ntags: [homes, work]\n>>>>>>> theirs\n"),
    row(
      "both reword it", base: "tags:\n  - garden\n  - b\n", ours: "tags:\n  - garden-house\n  - b\n",
      theirs: "tags:\n  - garden-shed\n  - b\n", merged: "tags:\n  - garden-house\n  - b\n",
      conflict:
        "<<<<<<< ours\ntags:\n  - garden-house\n  - b\n=======\ntags:\n  - garden-shed\n  - b\n>>>>>>> theirs\n"),
    row(
      "the same in lists that are written differently", base: "tags: [home, work]\n", ours: "tags: work\n",
      theirs: "tags: [homes, work]\n", merged: "tags: work\n",
      conflict: "<<<<<<< ours\ntags: work\n=======\ntags: [homes, work]\n>>>>>>> theirs\n"),
  ]) func `two answers about one value are a conflict`(row: MergeRow) { row.check() }

  @Test(arguments: [
    row(
      "below a comment at the end both add one, and one of them a key", base: "a: 1\n# end\n",
      ours: "a: 1\n# end\n# one\n", theirs: "a: 1\n# end\n# two\nb: 2\n", merged: "a: 1\n# end\n# one\n",
      conflict: "<<<<<<< ours\n# end\n# one\n=======\n# end\n# two\nb: 2\n>>>>>>> theirs\n"),
    row(
      "both reword it, one adds a key below it", base: "a: 1\n# end\n", ours: "a: 1\n# the end\n# one\n",
      theirs: "a: 1\n# the end\n# two\nb: 2\n", merged: "a: 1\n# the end\n# one\n",
      conflict: "<<<<<<< ours\n# the end\n# one\n=======\n# the end\n# two\nb: 2\n>>>>>>> theirs\n"),
  ]) func `two comments at one place are a conflict, and both are shown`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "tags behind a line", base: "- [ ] a #home\n", ours: "- [ ] a\n", theirs: "- [ ] a #homes\n",
      merged: "<<<<<<< ours\n- [ ] a\n=======\n- [ ] a #homes\n>>>>>>> theirs\n"),
    MergeRow(
      "a list in braces", base: "- [ ] a {for: [soup, cake]}\n", ours: "- [ ] a {for: [cake]}\n",
      theirs: "- [ ] a {for: [pea soup, cake]}\n",
      merged: "<<<<<<< ours\n- [ ] a {for: [cake]}\n=======\n- [ ] a {for: [pea soup, cake]}\n>>>>>>> theirs\n"),
  ]) func `two answers about one value of a line are a conflict`(row: MergeRow) { row.check() }

  @Test(arguments: [
    ("---\n\ntags: []\n---\n", "---\n: \ntags: [y: ]\n---"), ("---\ntags: []\n---\n", "---\ntags: [y: 1]\n---\n"),
    ("---\ntags: [a]\n---\n", "---\ntags:\n  - [b, c]\n---\n"),
  ]) func `what is no text in a list of texts is not lost`(ours: String, theirs: String) {
    let laws = MergeLaws(base: nil, ours: Array(ours.utf8), theirs: Array(theirs.utf8)) { base, ours, theirs in
      let merged = merge(
        base.map { String(decoding: $0, as: UTF8.self) }, String(decoding: ours, as: UTF8.self),
        String(decoding: theirs, as: UTF8.self))
      return MergeLaws.Answer(
        bytes: merged.bytes, conflicts: merged.conflicts.map { MergeLaws.Conflict(ours: $0.ours, theirs: $0.theirs) })
    }
    let fault = laws.fault
    #expect(fault == nil, "\(laws)")
  }
}
