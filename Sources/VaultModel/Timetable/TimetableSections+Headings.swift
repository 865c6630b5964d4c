package import VaultSyntax

extension TimetableSections {
  /// The words, as written, of the first heading that says a weekday, or for nil that exams stand under it; nil where
  /// none does.
  package static func heading(of weekday: Weekday?, in document: Document) -> String? {
    let wanted = weekday.map { Section.weekday($0) } ?? .exams
    for block in headings(of: document) where section(named: document.bytes, in: block) == wanted {
      return TextSource(document.bytes, block).trimmed.text
    }
    return nil
  }

  /// The language of the first weekday that a heading names; nil where none does.
  package static func language(of document: Document) -> Language? {
    let words = headings(of: document).map { TextSource(document.bytes, $0).trimmed.text.lowercased() }
    for word in words {
      let spoken = Language.allCases.first { language in
        Weekday.allCases.contains { word.hasPrefix($0.name(in: language).lowercased()) }
      }
      if let spoken { return spoken }
    }
    return nil
  }

  /// The words of the headings of one line outside of quotes and lists.
  private static func headings(of document: Document) -> [ByteRange] {
    let blocks = document.blocks
    return blocks.children(of: 0).compactMap { block in
      let block = blocks.blocks[block]
      guard block.kind == .heading else { return nil }
      let lines = blocks.segments[block.segments]
      return lines.count == 1 ? lines.first : nil
    }
  }
}
