package import VaultModel
import VaultSyntax

extension Note {
  /// What an item is listed under: its title, or the beginning of a line that has none.
  package func shownTitle(of item: Item) -> String {
    let text = title(of: item)
    guard text.isEmpty, item.line != nil else { return text }
    return document.text(ByteRange(item.range.lower, min(item.range.upper, item.range.lower + 80)))
  }

  /// The item of the line with a block id, or nil.
  package func item(withBlockID id: String) -> Item? {
    items.first { item in
      guard let reading = item.reading else { return false }
      let range = readings.lines[reading].blockID
      return !range.isEmpty && document.text(range) == id
    }
  }

  /// An item as the index knows it: the line that begins at a byte, else the note itself.
  package func item(lineAt start: Int?) -> Item {
    guard let start else { return whole }
    return items.dropFirst().first { $0.range.lower == start } ?? whole
  }
}
