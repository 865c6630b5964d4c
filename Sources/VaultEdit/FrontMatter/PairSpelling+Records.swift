import VaultModel
import VaultSyntax

/// How mappings that are elements of a list are written: in braces, one a line, as git merges them best.
extension PairSpelling {
  /// The elements of a block list below a key at `column`.
  func entries(_ records: [NewRecord], column: Int) -> [UInt8] {
    let beginning = Self.spaces(column + (lists.offset ?? step)) + Array("- ".utf8)
    return records.flatMap { beginning + inBraces($0) + lineBreak }
  }

  /// A list in brackets.
  func list(_ records: [NewRecord]) -> [UInt8] {
    [UInt8(ascii: "[")] + Array(records.map(inBraces).joined(separator: Array(", ".utf8))) + [UInt8(ascii: "]")]
  }

  /// `{file: a.jpg, caption: Lunch}`
  func inBraces(_ record: NewRecord) -> [UInt8] {
    var spelling = scalars
    spelling.inFlow = true
    let pairs = record.pairs.map { Self.pair($0, spelling) }
    return [UInt8(ascii: "{")] + Array(pairs.joined(separator: Array(", ".utf8))) + [UInt8(ascii: "}")]
  }

  /// The pairs below each other, the first behind a dash that puts it at `column`.
  func inLines(_ record: NewRecord, column: Int) -> [UInt8] {
    var spelling = scalars
    spelling.inFlow = false
    let lines = record.pairs.map { Self.pair($0, spelling) }
    return Array(lines.joined(separator: lineBreak + Self.spaces(column)))
  }

  private static func pair(_ pair: NewRecord.Pair, _ spelling: ScalarSpelling) -> [UInt8] {
    spelling.key(pair.key, in: .plain) + Array(": ".utf8) + spelling.bytes(of: pair.value, in: .plain)
  }
}
