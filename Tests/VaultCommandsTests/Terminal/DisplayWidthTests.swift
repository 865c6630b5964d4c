import Testing

@testable import VaultCommands

@Suite struct `The width of text on a terminal` {
  @Test(arguments: [
    ("", 0), ("milk", 4), ("борщ", 4), ("寿司", 4), ("ｆｕｌｌ", 8), ("한국", 4),
    ("e\u{301}", 1), ("й", 1), ("и\u{306}", 1), ("a\u{200B}b", 2), ("soft\u{AD}hyphen", 11),
    ("🍲", 2), ("👍🏽", 2), ("👩‍🍳", 2), ("👨‍👩‍👧‍👦", 2), ("🇺🇦", 2), ("🇺🇦🇵🇱", 4), ("🇺", 1),
    ("☀", 1), ("☀️", 2), ("❤️", 2), ("1️⃣", 2), ("✔︎", 1), ("⌚", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("ᄀ\u{1161}", 2), ("…", 1),
  ])
  func `follows East Asian width and emoji sequences`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("milk", 4, "milk"), ("milk", 3, "mi…"), ("milk", 1, "…"), ("milk", 0, ""), ("milk", -1, ""),
    ("寿司屋", 5, "寿司…"), ("寿司屋", 4, "寿…"), ("寿司屋", 6, "寿司屋"), ("寿司", 1, "…"),
    ("cafe\u{301} au lait", 6, "cafe\u{301} …"), ("👩‍🍳👩‍🍳", 3, "👩‍🍳…"), ("👩‍🍳👩‍🍳", 2, "…"), ("🇺🇦🇵🇱", 3, "🇺🇦…"),
    ("☀️☀️", 3, "☀️…"), ("борщ з пампушками", 6, "борщ …"),
  ])
  func `is kept when text is cut, whole signs only`(text: String, columns: Int, cut: String) {
    #expect(DisplayWidth.truncate(text, to: columns) == cut)
  }

  @Test func `knows every range of the table`() {
    #expect(WidthTable.columns(of: "\u{1100}") == 2)
    #expect(WidthTable.columns(of: "\u{115F}") == 2)
    #expect(WidthTable.columns(of: "\u{1160}") == 0)
    #expect(WidthTable.columns(of: "\u{E0FFF}") == 0)
    #expect(WidthTable.columns(of: "\u{E1000}") == 1)
    #expect(WidthTable.columns(of: "\u{3FFFD}") == 2)
    #expect(WidthTable.columns(of: "\u{300}") == 0)
    #expect(WidthTable.columns(of: "\u{2FF}") == 1)
  }
}
