/// How one column of a table is aligned (GFM 4.10).
package enum ColumnAlignment: UInt8, Hashable, Sendable {
  case unset, left, center, right
}

/// One line of a table, split at the pipes that no backslash escapes (GFM 4.10).
enum TableRow {
  /// The cells of the line `row`, without white space around them.
  static func cells(in row: ByteRange, _ bytes: Span<UInt8>) -> [ByteRange] {
    var cells: [ByteRange] = []
    forEachCell(in: row, bytes) { cells.append(trimmed($0.lower, $0.upper, bytes)) }
    return cells
  }

  /// The number of cells in the line `row`.
  static func cellCount(in row: ByteRange, _ bytes: Span<UInt8>) -> Int {
    var count = 0
    forEachCell(in: row, bytes) { _ in count &+= 1 }
    return count
  }

  /// The number of columns if the line is a delimiter row: cells of hyphens with a colon at one or both ends.
  static func delimiterColumns(in row: ByteRange, _ bytes: Span<UInt8>) -> Int? {
    for position in row.indices {
      switch bytes[position] {
      case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09: continue
      default: return nil
      }
    }
    let alignments = self.alignments(in: row, bytes)
    return alignments?.count
  }

  /// The alignments of the columns if the line is a delimiter row.
  static func alignments(in row: ByteRange, _ bytes: Span<UInt8>) -> [ColumnAlignment]? {
    var alignments: [ColumnAlignment] = []
    for cell in cells(in: row, bytes) {
      guard let alignment = alignment(of: cell, bytes) else { return nil }
      alignments.append(alignment)
    }
    return alignments
  }

  private static func alignment(of cell: ByteRange, _ bytes: Span<UInt8>) -> ColumnAlignment? {
    var lower = cell.lower
    var upper = cell.upper
    let isLeft = lower < upper && bytes[lower] == UInt8(ascii: ":")
    if isLeft { lower &+= 1 }
    let isRight = lower < upper && bytes[upper &- 1] == UInt8(ascii: ":")
    if isRight { upper &-= 1 }
    guard lower < upper, endOfRun(of: UInt8(ascii: "-"), from: lower, to: upper, bytes) == upper else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : .unset)
  }

  @inline(__always)
  private static func forEachCell(in row: ByteRange, _ bytes: Span<UInt8>, _ body: (ByteRange) -> Void) {
    let line = trimmed(row.lower, row.upper, bytes)
    var start = line.lower
    if start < line.upper, bytes[start] == UInt8(ascii: "|") { start &+= 1 }
    var position = start
    while position < line.upper {
      if bytes[position] == UInt8(ascii: "|") {
        body(ByteRange(start, position))
        start = position &+ 1
      } else if bytes[position] == UInt8(ascii: "\\") {
        position &+= 1
      }
      position &+= 1
    }
    if start < line.upper { body(ByteRange(start, line.upper)) }
  }
}

extension MarkdownBlocks {
  /// The cells of a table's row, one of the table's segments, without white space around them.
  ///
  /// A row may hold fewer or more cells than the header; readers fill up or ignore the rest (GFM 4.10).
  package func cells(inRow segment: Int, of bytes: [UInt8]) -> [ByteRange] {
    guard segments.indices.contains(segment), segments[segment].upper <= bytes.count else { return [] }
    return TableRow.cells(in: segments[segment], bytes.span)
  }

  /// The alignments of a table's columns.
  package func alignments(ofTable table: Block, of bytes: [UInt8]) -> [ColumnAlignment] {
    let delimiterRow = table.segments.lowerBound + 1
    guard table.kind == .table, segments.indices.contains(delimiterRow), segments[delimiterRow].upper <= bytes.count
    else { return [] }
    return TableRow.alignments(in: segments[delimiterRow], bytes.span) ?? []
  }
}
