package import VaultSyntax

/// The lines and fields of a table that is compiled in as text, so that people can read and correct it.
///
/// Empty lines and those that begin with `#` are comments.
package struct TextTable {
  /// The table's bytes.
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The lines that hold a record. O(length of the table).
  package var lines: [ByteRange] {
    pieces(of: ByteRange(0, bytes.count), separatedBy: 0x0A).filter { !$0.isEmpty && bytes[$0.lower] != 0x23 }
  }

  /// The records of a table `key: name, name | name`: the key, and the names in each column. O(length of the table).
  var rows: [(key: ByteRange, columns: [[ByteRange]])] {
    lines.compactMap { line in
      halves(of: line, at: 0x3A).map { key, rest in
        let columns = pieces(of: rest, separatedBy: 0x7C)
        return (key, columns.map { pieces(of: $0, separatedBy: 0x2C).filter { !$0.isEmpty } })
      }
    }
  }

  /// The pieces of `range` between separators, without spaces at their ends; empty pieces are kept.
  package func pieces(of range: ByteRange, separatedBy separator: UInt8) -> [ByteRange] {
    var result: [ByteRange] = []
    var start = range.lower
    for place in range.indices where bytes[place] == separator {
      result.append(ByteCursor.trimming(ByteRange(start, place), of: bytes))
      start = place + 1
    }
    result.append(ByteCursor.trimming(ByteRange(start, range.upper), of: bytes))
    return result
  }

  /// The two parts of `range` around the first `separator`; nil if there is none.
  package func halves(of range: ByteRange, at separator: UInt8) -> (ByteRange, ByteRange)? {
    guard let place = range.indices.first(where: { bytes[$0] == separator }) else { return nil }
    return (
      ByteCursor.trimming(ByteRange(range.lower, place), of: bytes),
      ByteCursor.trimming(ByteRange(place + 1, range.upper), of: bytes)
    )
  }

  /// The text of a piece.
  package func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
}
