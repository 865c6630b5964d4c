import Testing
import VaultModel

@testable import VaultSearch

/// Looking for something in the words of a question.
@Suite struct `A question` {
  private let roses: KeyValuePairs = [
    "roses.md": "# Pruning roses\n\nCut them in March. Ukrainian: обрізання троянд.\n",
    "talk.md": "# Talk\n\nHow do I prune a budget? I do not. My roses say how.\n",
    "trojandy.md": "# Троянди\n\nОбрізати навесні.\n",
  ]

  private func query(_ text: String, isExact: Bool = false) throws -> Query {
    let parser = QueryParser(vocabulary: .standard, context: fridayAfternoon, isExact: isExact)
    return try parser.parse(text).query.lettingFunctionWordsGo(in: text)
  }

  @Test(arguments: [
    ("how do I prune roses", ["roses.md", "talk.md"]), ("where are the roses?", ["roses.md", "talk.md"]),
    ("How To Prune ROSES", ["roses.md", "talk.md"]), ("як обрізати троянди", ["trojandy.md", "roses.md"]),
    ("коли треба обрізати троянди?", ["trojandy.md", "roses.md"]),
  ])
  func `finds what lacks its function words`(question: String, expected: [String]) throws {
    #expect(try SearchedVault(roses).shown(for: question, limit: 5).map(\.path).prefix(2) == expected[...])
  }

  @Test(arguments: [
    ("how do I", false), ("roses", false), ("how OR roses", false), ("\"how do I\" prune", false), ("in:a/ how", false),
    ("how do I prune", true),
  ])
  func `keeps all words that must hold`(text: String, isExact: Bool) throws {
    let parser = QueryParser(vocabulary: .standard, context: fridayAfternoon, isExact: isExact)
    #expect(try query(text, isExact: isExact) == parser.parse(text).query)
  }

  @Test(arguments: [
    ("the soup", "all\n  any\n    word the\n    everything\n  word soup"),
    ("\"the\" soup", "all\n  word the\n  word soup"), ("the* soup", "all\n  word the*\n  word soup"),
    ("-the soup", "all\n  not\n    word the\n  word soup"),
  ])
  func `is explained as it is asked`(text: String, explanation: String) throws {
    #expect(try query(text).explanation == explanation)
  }

  @Test func `asks for a name with its function words`() throws {
    let vault = try SearchedVault([
      "a.md": "# List\n\nTo do, to do: a list to do.\n", "b.md": "# To do list\n\nNothing.\n", "c.md": "# A list\n",
    ])
    #expect(try vault.shown(for: "to do list", limit: 3).first?.path == "b.md")
  }

  /// A rare word by the way tells less than two in the title, though each of them stands in many notes.
  @Test func `rather finds what is about it where no note holds all words`() throws {
    let others = (1...24).map { number in
      let text = number <= 3 ? "A script." : number <= 6 ? "A block." : "Nothing."
      return (path: "other-\(number).md", text: "# Other \(number)\n\n\(text)\n")
    }
    let vault = try SearchedVault(
      others + [
        ("about.md", "# Script blocks\n\n" + String(repeating: "One more word. ", count: 200)),
        ("rare.md", "# Else\n\nA tutorial on a tutorial: this script and no more.\n"),
      ])
    #expect(try vault.shown(for: "script block tutorial", limit: 1).first?.path == "about.md")
  }

  // MARK: Mistyped words

  @Test(arguments: [
    ("guacomole", "guacamole.md"), ("fresh guacomole", "guacamole.md"), ("борш", "borshch.md"),
    ("how do I make guacamoel?", "guacamole.md"), ("борш зі сметанаю", "borshch.md"),
    ("two guacomoles", "guacamole.md"),
  ])
  func `finds what a mistyped word was meant for`(question: String, page: String) throws {
    let vault = try SearchedVault([
      "guacamole.md": "# Fresh guacamole\n\nMake it at once.\n", "borshch.md": "# Борщ\n\nПодають зі сметаною.\n",
      "z.md": "# Zebra\n",
    ])
    #expect(try vault.shown(for: question, limit: 5).first?.path == page)
  }

  @Test(arguments: ["cat", "xyzzyq", "guacamole zebra"])
  func `stays as it is where no word is near`(question: String) throws {
    let vault = try SearchedVault(["a.md": "# Fresh guacamole\n", "b.md": "# Zebra and bat\n"])
    #expect(try vault.respelled(question) == nil)
  }

  /// Rather one that begins the same, then the one that more notes hold.
  @Test(arguments: [("caat", "coat"), ("\"caat\" milk", "coat milk"), ("milk caat?", "milk coat")])
  func `takes the nearest word`(question: String, meant: String) throws {
    let vault = try SearchedVault([
      "a.md": "# Coat\n\nBaat.\n", "b.md": "# Coat and milk\n", "c.md": "# Chat\n\nBaat.\n", "d.md": "# Baat\n",
    ])
    #expect(try vault.respelled(question) == meant)
  }
}
