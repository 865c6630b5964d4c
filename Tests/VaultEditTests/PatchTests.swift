import Testing
import VaultSyntax

struct PatchTests {
  @Test(arguments: [
    ([], "servings: 4\n"),
    ([Patch(ByteRange(10, 11), "6")], "servings: 6\n"),
    ([Patch(insertingAt: 0, "a: 1\n")], "a: 1\nservings: 4\n"),
    ([Patch(insertingAt: 12, "b: 2\n")], "servings: 4\nb: 2\n"),
    ([Patch(ByteRange(0, 12), "")], ""),
  ])
  func `patches replace their ranges and nothing else`(patches: [Patch], result: String) {
    #expect(String(decoding: patches.applied(to: Array("servings: 4\n".utf8)), as: UTF8.self) == result)
  }

  @Test func `patches may come in any order, and keep theirs at one place`() {
    let patches = [
      Patch(ByteRange(4, 5), "E"), Patch(insertingAt: 1, "x"), Patch(insertingAt: 1, "y"), Patch(ByteRange(0, 1), "A"),
    ]
    #expect(String(decoding: patches.applied(to: Array("abcde".utf8)), as: UTF8.self) == "AxybcdE")
  }

  @Test func `a patch that overlaps an earlier one or leads past the end is left out`() {
    let patches = [Patch(ByteRange(0, 3), "-"), Patch(ByteRange(2, 4), "!"), Patch(ByteRange(4, 9), "?")]
    #expect(String(decoding: patches.applied(to: Array("abcde".utf8)), as: UTF8.self) == "-de")
  }
}
