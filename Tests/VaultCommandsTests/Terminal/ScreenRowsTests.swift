import Testing

@testable import VaultCommands

@Suite struct `The rows of a screen` {
  @Test(arguments: [
    ("", 0), ("a\n", 1), ("\n\n", 2), ("0123456789\n", 1), ("0123456789a\n", 2),
    ("0123456789012345678901234567890\n", 4),
    // Two columns each.
    ("寿司と味噌汁\n", 2), ("👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳\n", 1),
    // Colours take none.
    ("\u{1B}[1;33m0123456789\u{1B}[0m\n", 1), ("\u{1B}[31m0123456789a\u{1B}[0m\nb\n", 3), ("\u{1B}[31\n", 1),
    // What has not ended may go on.
    ("a\n0123456789a", 1),
  ])
  func `are as many as a line takes on ten columns`(text: String, count: Int) {
    var rows = ScreenRows(columns: 10)
    rows.add(Array(text.utf8))
    #expect(rows.count == count)
    var pieces = ScreenRows(columns: 10)
    for byte in text.utf8 { pieces.add([byte]) }
    #expect(pieces.count == count)
  }
}
