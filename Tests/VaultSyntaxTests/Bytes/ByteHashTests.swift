import Testing

@testable import VaultSyntax

@Suite("A hash of bytes with a secret of the run")
struct ByteHashTests {
  private let hash = ByteHash()

  private func of(_ text: String) -> UInt64 {
    let bytes = Array(text.utf8)
    return hash.hash(of: bytes.span, in: ByteRange(0, bytes.count))
  }

  @Test("depends on the bytes of the range alone, not on what stands around it", arguments: 0...20)
  func range(length: Int) {
    let word = String(repeating: "ab", count: 10).prefix(length)
    let bytes = Array("<<<\(word)>>>".utf8)
    #expect(hash.hash(of: bytes.span, in: ByteRange(3, 3 + length)) == of(String(word)))
  }

  @Test("tells apart texts that differ in one byte, in length, or only by zeros")
  func differences() {
    let texts = [
      "", "\0", "\0\0", "a", "a\0", "\0a", "b", "12345678", "12345678\0", "123456780", "1234567 ", "2234567 ",
      "1234567887654321", "8765432112345678", "12345678\0\0\0\0\0\0\0\0",
    ]
    #expect(Set(texts.map(of)).count == texts.count)
  }

  @Test("has another secret each time")
  func secret() {
    let bytes = Array("a line".utf8)
    let range = ByteRange(0, bytes.count)
    #expect(Set((0..<8).map { _ in ByteHash().hash(of: bytes.span, in: range) }).count == 8)
  }
}
