import VaultModel
import VaultSyntax

/// Words of recipes as lines of a list can hold them.
enum ShopWords {
  /// A name without the signs that a line would read as something else: braces, marks of emphasis, tags and ids.
  static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar -> Character in
      let isMark = "{}*_#^[]`<>|\\".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
      return isMark ? " " : Character(scalar)
    }
    return kept.split(separator: " ").map { String($0) }.joined(separator: " ")
  }

  /// The language that the letters of a name show.
  static func language(of name: String) -> Language {
    let letters = name.lowercased().unicodeScalars
    guard letters.contains(where: { (0x400...0x52F).contains($0.value) }) else { return .english }
    return letters.contains { "ыэъё".unicodeScalars.contains($0) } ? .russian : .ukrainian
  }

  /// The language of a name: what its letters show, and where those are of two languages that of the text it stands in.
  static func language(of name: String, within language: Language?) -> Language {
    let own = Self.language(of: name)
    return own == .ukrainian && language == .russian ? .russian : own
  }

  /// The headings below the title under which lines of a list stand, or could.
  static func shelves(of note: Note) -> [String] {
    let blocks = note.document.blocks
    return blocks.blocks.compactMap { block in
      guard block.kind == .heading, block.level > 1, !block.segments.isEmpty else { return nil }
      return note.document.text(blocks.segments[block.segments.lowerBound]).trimmingShelf
    }
  }
}

extension String {
  fileprivate var trimmingShelf: String { split(separator: " ").joined(separator: " ") }
}
