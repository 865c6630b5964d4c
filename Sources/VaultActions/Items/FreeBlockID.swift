import VaultModel
import VaultSyntax

extension FoundItem {
  /// A `^id` for the line that its note has nowhere, of letters, digits and `-`, as Obsidian writes them.
  ///
  /// - Parameters:
  ///   - words: what it is made of, such as the title; what of it is not ASCII is left out.
  ///   - fallback: what it is made of where nothing is left of the words.
  ///   - taken: ids that are to be written into the note besides.
  package func freeBlockID(of words: String, orElse fallback: String, besides taken: Set<String> = []) -> String {
    let base = Self.blockID(for: words) ?? fallback
    let taken = taken.union(Self.blockIDs(in: note))
    var id = base
    var number = 2
    while taken.contains(id) {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  /// An id of at most so many words of a title.
  private static func blockID(for title: String, words count: Int = 5) -> String? {
    let untagged = title.lowercased().split(separator: " ").filter { !"#@+".contains($0.prefix(1)) }
    let words = untagged.joined(separator: " ").split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return nil }
    return words.dropFirst().prefix(count - 1).reduce(String(first.prefix(40))) { id, word in
      id.utf8.count + word.utf8.count < 40 ? id + "-" + word : id
    }
  }

  /// Whatever stands behind a `^` in a note, in lower case: ids of its lines and paragraphs, and of links within it.
  private static func blockIDs(in note: Note) -> Set<String> {
    let parts = note.document.bytes.split(separator: UInt8(ascii: "^"), omittingEmptySubsequences: false).dropFirst()
    return Set(
      parts.map { part in
        String(
          decoding: part.prefix {
            $0 == 0x2D || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || ($0 | 0x20) &- 0x61 < 26
          }, as: UTF8.self
        )
        .lowercased()
      })
  }
}
