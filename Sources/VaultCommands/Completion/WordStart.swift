import VaultSearch

/// The beginning of some word of a title, in any case and with any apostrophe, and what follows it there.
struct WordStart {
  private let text: String

  init(_ text: String) { self.text = Self.folded(text) }

  /// Whether a name begins so.
  func begins(_ name: String) -> Bool { Self.folded(name).hasPrefix(text) }

  /// Whether some word of a title begins so, and what follows it.
  func isIn(_ title: String) -> Bool {
    let title = Self.folded(title)
    if title.hasPrefix(text) { return true }
    return title.indices.contains { place in
      Self.isOfWord(title[place]) && place > title.startIndex && !Self.isOfWord(title[title.index(before: place)])
        && title[place...].hasPrefix(text)
    }
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func folded(_ text: String) -> String {
    let folded = TextFolding.caseFolded(text)
    return folded.contains("\u{2019}") ? String(folded.map { $0 == "\u{2019}" ? "'" : $0 }) : folded
  }
}
