import Testing
import VaultMessages
import VaultSyntax

@testable import VaultCommands

@Suite struct `Carets` {
  @Test(arguments: [
    ("tipe:recipe", 0, 4, "  ^^^^"),
    ("борщ due:x", 9, 14, "       ^^^^^"),
    ("寿司 due:x", 0, 6, "  ^^^^"),
    ("a\u{1B} b", 3, 4, "          ^"),
    ("milk (", 6, 6, "        ^"),
    ("milk", 90, 99, "      ^"),
    ("milk", 2, 99, "    ^^"),
    ("", 0, 0, "  ^"),
  ])
  func `stand under the place`(text: String, lower: Int, upper: Int, carets: String) {
    let lines = CaretLines.lines(under: ByteRange(lower, upper), of: text, Painter(isOn: false))
    #expect(lines == ["  " + SafeText.line(text), carets])
  }
}
