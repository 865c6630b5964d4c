import VaultActions
import VaultModel
import VaultSearch
import VaultSyntax

extension Note {
  /// The targets of an item's links as they are written, each once whatever its case: of the note those of its front
  /// matter, then those of its text; of a line those of all its text.
  func links(of item: Item) -> [String] {
    let own = item.line == nil ? fields[item.fields].flatMap { texts(of: $0) }.flatMap { Self.links(in: $0) } : []
    return Self.once(own + scan.links.filter { isInside($0.range, item) }.map { $0.decodedTarget(in: document.bytes) })
  }

  private static func links(in text: TextSource) -> [String] {
    InlineScan(of: text.range, in: text.bytes).links.map { $0.decodedTarget(in: text.bytes) }
  }

  private func isInside(_ range: ByteRange, _ item: Item) -> Bool {
    range.lower >= item.range.lower && range.upper <= item.range.upper
  }

  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert(TextFolding.caseFolded($0)).inserted }
  }
}
