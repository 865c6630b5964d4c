import Testing
import VaultEdit
import VaultModel

@Suite struct FrontMatterMergeTests {
  private static func row(
    _ name: String, _ type: ItemType = .recipe, base: String?, ours: String, theirs: String, merged: String
  ) -> MergeRow {
    let note = { (yaml: String) in "---\n\(yaml)---\n# T\n" }
    return MergeRow(
      name, type, base: base.map(note), ours: note(ours), theirs: note(theirs), merged: note(merged))
  }

  @Test(arguments: [
    row(
      "neighbours", base: "a: 1\nb: 2\n", ours: "a: 3\nb: 2\n", theirs: "a: 1\nb: 4\n", merged: "a: 3\nb: 4\n"),
    row(
      "one removes, one changes another", base: "a: 1\nb: 2\nc: 3\n", ours: "a: 1\nc: 3\n",
      theirs: "a: 1\nb: 2\nc: 4\n",
      merged: "a: 1\nc: 4\n"),
    row(
      "both add a key", base: "a: 1\n", ours: "a: 1\nb: 2\n", theirs: "a: 1\nc: 3\n", merged: "a: 1\nb: 2\nc: 3\n"),
    row(
      "a new key stands behind its neighbour", base: "a: 1\nb: 2\n", ours: "a: 1\nb: 3\n", theirs: "a: 1\nx: 9\nb: 2\n",
      merged: "a: 1\nx: 9\nb: 3\n"),
    row(
      "keys in another order here, a value there", base: "a: 1\nb: 2\nc: 3\n", ours: "c: 3\na: 1\nb: 2\n",
      theirs: "a: 1\nb: 4\nc: 3\n", merged: "c: 3\na: 1\nb: 4\n"),
    row(
      "a comment moves with its key", base: "a: 1\n# of b\nb: 2\nc: 3\n", ours: "a: 1\nc: 3\n# of b\nb: 2\n",
      theirs: "a: 1\n# of b\nb: 5\nc: 3\n", merged: "a: 1\nc: 3\n# of b\nb: 5\n"),
    row(
      "the value here, the comment beside it there", base: "a: 1 # one\nb: 2\n", ours: "a: 2 # one\nb: 2\n",
      theirs: "a: 1 # first\nb: 2\n", merged: "a: 2 # first\nb: 2\n"),
    row(
      "quotes stay", base: "a: \"1\"\nb: '2'\n", ours: "a: \"3\"\nb: '2'\n", theirs: "a: \"1\"\nb: '4'\n",
      merged: "a: \"3\"\nb: '4'\n"),
    row(
      "nested keys", base: "nutrition:\n  energy: 1\n  fat: 2\n", ours: "nutrition:\n  energy: 3\n  fat: 2\n",
      theirs: "nutrition:\n  energy: 1\n  fat: 4\n  salt: 5\n",
      merged: "nutrition:\n  energy: 3\n  fat: 4\n  salt: 5\n"),
    row(
      "pairs in braces", base: "time: {prep: 1h, cook: 2h}\n", ours: "time: {prep: 3h, cook: 2h}\n",
      theirs: "time: {prep: 1h, cook: 2h, total: 5h}\n", merged: "time: {prep: 3h, cook: 2h, total: 5h}\n"),
    row(
      "the same change in other quotes", base: "a: x\nb: 1\n", ours: "a: stew\nb: 1\n", theirs: "a: \"stew\"\nb: 2\n",
      merged: "a: \"stew\"\nb: 2\n"),
  ])
  func `keys are merged one by one`(row: MergeRow) { row.check() }

  @Test(arguments: [
    row(
      "tags in brackets", base: "tags: [a, b]\n", ours: "tags: [a, b, c]\n", theirs: "tags: [d, b]\n",
      merged: "tags: [d, b, c]\n"),
    row(
      "tags in lines", base: "tags:\n  - a\n  - b\n", ours: "tags:\n  - a\n  - b\n  - c\n",
      theirs: "tags:\n  - b\n  - d\n",
      merged: "tags:\n  - b\n  - c\n  - d\n"),
    row(
      "one tag in two spellings", base: "tags: [a]\n", ours: "tags: [a, Soup]\n", theirs: "tags: [a, soup, b]\n",
      merged: "tags: [a, Soup, b]\n"),
    row(
      "a list of names with commas", base: "tags: a, b\n", ours: "tags: a, b, c\n", theirs: "tags: a, b, d\n",
      merged: "tags: a, b, c, d\n"),
    row(
      "in brackets here, in lines there", base: "tags: [a, b]\n", ours: "tags: [a, b, c]\n",
      theirs: "tags:\n  - a\n  - b\n  - d\n", merged: "tags:\n  - a\n  - b\n  - d\n  - c\n"),
    row(
      "both give tags", base: "a: 1\n", ours: "a: 1\ntags: [x]\n", theirs: "a: 1\ntags: [y]\n",
      merged: "a: 1\ntags: [x, y]\n"),
    row(
      "a list in another order here, longer there", base: "steps: [a, b, c]\n", ours: "steps: [c, b, a]\n",
      theirs: "steps: [a, b, c, d]\n", merged: "steps: [c, b, a, d]\n"),
    row(
      "entries of an ordered list", base: "steps:\n- a\n- b\n- c\n- d\n", ours: "steps:\n- A\n- b\n- c\n- d\n",
      theirs: "steps:\n- a\n- b\n- d\n", merged: "steps:\n- A\n- b\n- d\n"),
    row(
      "comments of entries", base: "tags:\n  - a # first\n  - b\n", ours: "tags:\n  - a # first\n  - b\n  - c # new\n",
      theirs: "tags:\n  # before b\n  - b\n", merged: "tags:\n  # before b\n  - b\n  - c # new\n"),
  ])
  func `lists are merged as sets or in order`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "both did it on different days", .task, base: "---\ntitle: a\n---\n",
      ours: "---\ntitle: a\nstatus: done\ncompleted: 2026-11-20\n---\n",
      theirs: "---\ntitle: a\nstatus: done\ncompleted: 2026-11-18\n---\n",
      merged: "---\ntitle: a\nstatus: done\ncompleted: 2026-11-18\n---\n"),
    MergeRow(
      "both change a value", base: "---\na: 1\nb: 2\n---\nText.\n", ours: "---\na: 3\nb: 2\n---\nText.\n",
      theirs: "---\na: 4\nb: 5\n---\nText.\n",
      merged: "---\na: 3\nb: 5\n---\n<<<<<<< ours\na: 3\n=======\na: 4\n>>>>>>> theirs\nText.\n"),
    MergeRow(
      "removed here, changed there", base: "---\na: 1\nb: 2\n---\n", ours: "---\nb: 2\n---\n",
      theirs: "---\na: 4\nb: 2\n---\n",
      merged: "---\nb: 2\n---\n<<<<<<< ours\n=======\na: 4\n>>>>>>> theirs\n"),
    MergeRow(
      "changed here, removed there", base: "---\na: 1\nb: 2\n---\n", ours: "---\na: 4\nb: 2\n---\n",
      theirs: "---\nb: 2\n---\n",
      merged: "---\na: 4\nb: 2\n---\n<<<<<<< ours\na: 4\n=======\n>>>>>>> theirs\n"),
    MergeRow(
      "a key in a mapping", base: "---\nn:\n  x: 1\n  y: 2\n---\n", ours: "---\nn:\n  x: 3\n  y: 2\n---\n",
      theirs: "---\nn:\n  x: 4\n  y: 5\n---\n",
      merged: "---\nn:\n  x: 3\n  y: 5\n---\n<<<<<<< ours\nn:\n  x: 3\n=======\nn:\n  x: 4\n>>>>>>> theirs\n"),
    MergeRow(
      "both add a key with other values", base: "---\na: 1\n---\n", ours: "---\na: 1\nb: 2\n---\n",
      theirs: "---\na: 1\nb: 3\n---\n",
      merged: "---\na: 1\nb: 2\n---\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\n"),
    MergeRow(
      "new files with other values", base: nil, ours: "---\na: 1\nb: 2\n---\n", theirs: "---\na: 1\nb: 3\n---\n",
      merged: "---\na: 1\nb: 2\n---\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\n"),
  ])
  func `a conflict leaves our value in valid front matter`(row: MergeRow) { row.check() }

  @Test(arguments: [
    MergeRow(
      "both give a note front matter", base: "Text.\n", ours: "---\na: 1\n---\nText.\n",
      theirs: "---\nb: 2\n---\nText.\n", merged: "---\na: 1\nb: 2\n---\nText.\n"),
    MergeRow(
      "front matter here, a paragraph there", base: "Text.\n", ours: "---\na: 1\n---\nText.\n", theirs: "More.\n",
      merged: "---\na: 1\n---\nMore.\n"),
    MergeRow(
      "front matter removed here, text changed there", base: "---\na: 1\n---\nText.\n", ours: "Text.\n",
      theirs: "---\na: 1\n---\nMore.\n", merged: "More.\n"),
    MergeRow(
      "front matter that is broken is merged by lines", base: "---\na: [\n---\nx\ny\n", ours: "---\na: [\n---\nX\ny\n",
      theirs: "---\na: {\n---\nx\ny\n", merged: "---\na: {\n---\nX\ny\n"),
    MergeRow(
      "anchors are merged by lines", base: "---\na: &x 1\nb: *x\nc: 1\nd: 1\n---\n",
      ours: "---\na: &x 2\nb: *x\nc: 1\nd: 1\n---\n", theirs: "---\na: &x 1\nb: *x\nc: 1\nd: 2\n---\n",
      merged: "---\na: &x 2\nb: *x\nc: 1\nd: 2\n---\n"),
    MergeRow(
      "a version with conflict markers is merged by lines", base: "a\nb\nc\n",
      ours: "a\n<<<<<<< x\nb\n=======\n>>>>>>> y\nc\n",
      theirs: "a\nb\nc\nd\n", merged: "a\n<<<<<<< x\nb\n=======\n>>>>>>> y\nc\nd\n"),
  ])
  func `notes with and without front matter`(row: MergeRow) {
    guard !row.merged.contains("<<<<<<< x") else {
      let result = merge(row.base, row.ours, row.theirs)
      #expect(String(decoding: result.bytes, as: UTF8.self) == row.merged)
      return
    }
    row.check()
  }
}
