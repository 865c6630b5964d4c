import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// What cannot be changed at its place alone.
struct FrontMatterRefusalTests {
  @Test(arguments: [
    FrontMatterRow.yaml("a: &x 1\nb: *x\n", set("a", "2"), "refused: sharedByAlias x"),
    .yaml("a: &x 1\nb: *x\n", set("b", "2"), "refused: sharedByAlias *x"),
    .yaml("a: &x 1\nb: *x\n", removeKey("a"), "refused: sharedByAlias x"),
    .yaml("a: &x 1\nb: *x\n", removeKey("b"), "a: &x 1\n"),
    .yaml("a: &x 1\nb: *x\n", set("c", "2"), "a: &x 1\nb: *x\nc: 2\n"),
    .yaml("a: &x {k: 1}\nb: *x\n", set("a.k", "2"), "refused: sharedByAlias x"),
    .yaml("a: &x {k: 1}\nb: *x\n", set("b.k", "2"), "refused: sharedByAlias *x"),
    .yaml("a: &x [k]\nb: *x\n", add("a", "l"), "refused: sharedByAlias x"),
    .yaml("a: [&x k, l]\nb: *x\n", add("a", "m"), "a: [&x k, l, m]\nb: *x\n"),
    .yaml("a: [&x k, l]\nb: *x\n", remove("a", "k"), "refused: sharedByAlias x"),
    .yaml("a: [&x k, l]\nb: *x\n", remove("a", "l"), "a: [&x k]\nb: *x\n"),
    .yaml("a: [k, *x]\nb: &x 1\n", set("c", "1"), "refused: frontMatterBroken *x"),
    .yaml("d: &d {k: 1}\nm:\n  <<: *d\n  a: 1\n", set("m.a", "2"), "refused: mergeKey <<"),
    .yaml("d: &d {k: 1}\nm:\n  <<: *d\n  a: 1\n", removeKey("m.k"), "refused: mergeKey <<"),
    .yaml("d: &d {k: 1}\nm:\n  <<: *d\n  a: 1\n", set("e", "2"), "d: &d {k: 1}\nm:\n  <<: *d\n  a: 1\ne: 2\n"),
    .yaml("a: 1\na: 2\n", set("a", "3"), "refused: duplicateKey a"),
    .yaml("a: 1\na: 2\n", set("b", "3"), "refused: duplicateKey a"),
    .yaml("n: {a: 1, a: 2}\n", set("b", "3"), "n: {a: 1, a: 2}\nb: 3\n"),
    .yaml("n: {a: 1, a: 2}\n", set("n.b", "3"), "refused: duplicateKey a"),
    .yaml("a: !!str 1\n", set("a", "3"), "refused: valueIsTagged !!str"),
    .yaml("n: !mine {a: 1}\n", set("n.a", "3"), "refused: valueIsTagged !mine"),
    .yaml("t: !!set [a]\n", add("t", "b"), "refused: valueIsTagged !!set"),
    .yaml("a: !!str 1\n", set("b", "3"), "a: !!str 1\nb: 3\n"),
    .yaml("? a\n: 1\nb: 2\n", set("b", "3"), "refused: complexKey a"),
    .yaml("b: 2\n? a\n: 1\n", set("b", "3"), "refused: complexKey a"),
    .yaml("n: {? a : 1}\n", set("n.b", "3"), "refused: complexKey a"),
    .yaml("[a]: 1\nb: 2\n", set("b", "3"), "refused: complexKey [a]"),
    .yaml("a: 1\n...\nb: 2\n", set("a", "3"), "refused: severalDocuments b: 2"),
    .yaml(
      "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", set("a", "3"), "refused: conflictMarkers <<<<<<< HEAD"),
    .yaml("a: \"x\nb: 2\n", set("b", "3"), "refused: frontMatterBroken b"),
    .yaml("a: 1\n", .set([], .scalar("3")), "refused: keyNotWritable "),
    .yaml("a: 1\n", .set(["b", ""], .scalar("3")), "refused: keyNotWritable a: 1"),
  ])
  func `a change that would show elsewhere, or is not clear, is refused`(row: FrontMatterRow) {
    #expect(row.result == row.after)
  }

  @Test func `conflict markers in the body are refused too`() {
    let note = "---\na: 1\n---\n<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> theirs\n"
    #expect(FrontMatterRow.edited(note, set("a", "2")) == "refused: conflictMarkers <<<<<<< HEAD")
  }

  @Test func `front matter that is not UTF-8 is refused at its first wrong byte`() {
    let document = Document(Array("---\ntags: caf".utf8) + [0xE9] + Array("\n---\n".utf8))
    let refusal = #expect(throws: EditRefusal.self) { try FrontMatterEdit(document).patches(for: add("tags", "x")) }
    #expect(refusal == EditRefusal(.frontMatterBroken, at: ByteRange(13, 14)))
  }

  @Test func `changes of lines and sections give no patches`() {
    #expect(FrontMatterRow.edited("---\na: 1\n---\n", .mark(.done)) == "---\na: 1\n---\n")
  }
}
