import Testing
import VaultEdit

/// Names of new notes from their titles (vault format, section 1).
@Suite struct NoteNameTests {
  static let names: [(title: String, stem: String?)] = [
    ("Lemon Cake", "lemon-cake"), ("  Lemon   Cake  ", "lemon-cake"), ("Lemon - Cake", "lemon-cake"),
    ("Пиріг з яблуками", "пиріг-з-яблуками"), ("ЇЖАК", "їжак"), ("日本のスープ", "日本のスープ"), ("שלום עולם", "שלום-עולם"),
    ("Grandma's п'ять", "grandma's-п'ять"), ("C++ & Rust", "c++-&-rust"), ("100 % sure", "100-%-sure"),
    // What paths, file systems and links take for themselves.
    ("a/b\\c", "abc"), ("../../etc/passwd", "etcpasswd"), ("what?*<>|\"", "what"), ("Re: budget", "re-budget"),
    ("[[link]] #tag ^id", "link-tag-id"), ("a\u{0}b\nc\td\u{1B}[31m", "ab-c-d31m"),
    ("left\u{202E}right\u{200B}", "leftright"),
    // Never hidden, never an option, never a device.
    (".hidden", "hidden"), ("...", nil), ("--vault", "vault"), ("trailing.", "trailing"), ("CON", "con-note"),
    ("com1.txt", "com1.txt-note"), ("LPT9", "lpt9-note"), ("console", "console"), ("readme.md", "readme"),
    ("", nil), ("   ", nil), ("///", nil), ("\u{202E}", nil), ("2026", "2026"), ("👨‍👩‍👧 family", "👨‍👩‍👧-family"),
  ]

  @Test("a title gives a name that every file system takes", arguments: names)
  func name(title: String, stem: String?) {
    #expect(NoteName(title: title)?.stem == stem)
  }

  static let composed: [(apart: String, together: [UInt32])] = [
    ("и\u{306}", [0x439]), ("ї", [0x457]), ("і\u{308}", [0x457]), ("e\u{301}", [0xE9]), ("e\u{302}\u{301}", [0x1EBF]),
    ("\u{212B}", [0xE5]), ("か\u{3099}", [0x304C]), ("\u{1112}\u{1161}\u{11AB}", [0xD55C]),
    // Characters that normalisation form C keeps apart, and a mark that no character has composed.
    ("क\u{93C}", [0x915, 0x93C]), ("ы\u{301}", [0x44B, 0x301]),
  ]

  @Test("letters and marks are composed (normalisation form C)", arguments: composed)
  func composition(apart: String, together: [UInt32]) {
    #expect(NoteName(title: apart)?.stem.unicodeScalars.map(\.value) == together)
  }

  @Test("a long title is cut between characters, at a word where one ends near")
  func length() throws {
    let one = try #require(NoteName(title: String(repeating: "ї", count: 300)))
    #expect(one.stem == String(repeating: "ї", count: 100))
    let words = try #require(NoteName(title: String(repeating: "борщ ", count: 60)))
    #expect(words.stem.utf8.count <= NoteName.limit)
    #expect(words.stem.hasSuffix("борщ"))
    let marks = try #require(NoteName(title: "a" + String(repeating: "e\u{301}\u{302}\u{303}", count: 200)))
    #expect(marks.stem.utf8.count <= NoteName.limit && marks.stem.utf8.count > 190)
    #expect(NoteName(title: "a" + String(repeating: "\u{301}", count: 400)) == nil, "one character, and too long")
  }
}
