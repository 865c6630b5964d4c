import Testing

@testable import VaultStore

@Suite struct `Paths` {
  @Test(arguments: [
    ("recipes/borshch.md", "borshch.md", "recipes"), ("borshch.md", "borshch.md", ""), ("/", "", "/"),
    ("/a", "a", "/"), ("a/./b/", "b", "a/./b"), ("", "", ""),
  ])
  func `A path has a name and a parent`(path: String, name: String, parent: String) {
    #expect(Path(path).name == name)
    #expect(Path(path).parent == Path(parent))
  }

  @Test(arguments: [
    ("a/../b", "b"), ("/../a", "/a"), ("../a", "../a"), ("./a//b/.", "a/b"), ("/a/b/../../..", "/"), ("..", ".."),
  ])
  func `Points are taken out by the text alone`(path: String, expected: String) {
    #expect(Path(path).normalized == Path(expected))
  }

  @Test(
    arguments: [
      ("/v/a/b", "/v", "a/b"), ("/v", "/v", ""), ("/vault", "/v", nil), ("/a", "/", "a"), ("a", "/v", nil),
    ] as [(String, String, String?)])
  func `A path below a root is told from one that only begins alike`(path: String, root: String, expected: String?) {
    #expect(Path(path).relative(to: Path(root)) == expected.map { Path($0) })
  }

  @Test func `A name need not be UTF-8, and ends at a NUL`() {
    #expect(Path(bytes: [0xFF, 0xFE]).bytes == [0xFF, 0xFE])
    #expect(Path(bytes: [0x61, 0, 0x62]).bytes == [0x61])
  }
}
