/// A table of comma-separated values (RFC 4180), with cells of several lines and quotation marks in cells.
///
/// ```swift
/// let table = try CSVTable(parsing: Array("title,servings\n\"Tea, green\",2\n".utf8))
/// table.rows[1].cells      // ["Tea, green", "2"]
/// ```
///
/// Lines may end with CRLF, LF or CR; rows may differ in length, and lines without any text are no rows. Programs that
/// write decimal commas separate cells by semicolons or tabs: the first row decides, by what it has most of.
package struct CSVTable: Sendable {
  /// The cells of one line, or of several when a cell has line breaks.
  package struct Row: Sendable, Hashable {
    package let cells: [String]
    /// The offset of the first byte.
    package let start: Int
    /// The offset behind the last one, before the line's end.
    package let end: Int
  }

  /// Why a text is no such table, and at which offset.
  package struct Failure: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable, CaseIterable {
      /// The quotation mark at the offset has no second one.
      case quoteNotClosed
      /// Text stands behind the closing quotation mark of a cell.
      case textAfterQuote
    }

    package let reason: Reason
    package let offset: Int

    package init(_ reason: Reason, at offset: Int) {
      self.reason = reason
      self.offset = offset
    }
  }

  package let rows: [Row]

  /// Reads a whole text in UTF-8.
  ///
  /// - Parameter separator: what stands between cells; nil: as the first row tells.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(parsing bytes: [UInt8], separatedBy separator: UInt8? = nil) throws(Failure) {
    var reader = CSVReader(bytes, separator)
    rows = try reader.rows()
  }
}

/// Reads cells one after the other.
private struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var place: Int

  init(_ bytes: [UInt8], _ stated: UInt8?) {
    self.bytes = bytes
    place = SourceLocation.hasByteOrderMark(bytes) ? 3 : 0
    separator = stated ?? Self.separator(of: bytes[place...])
  }

  /// The sign that the first row has most of outside of quotation marks; of equally many the comma.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if let sign = signs.firstIndex(of: byte) { counts[sign] += 1 }
    }
    return signs[counts.indices.max { counts[$0] < counts[$1] } ?? 0]
  }

  mutating func rows() throws(CSVTable.Failure) -> [CSVTable.Row] {
    var rows: [CSVTable.Row] = []
    while place < bytes.count {
      let start = place
      var cells = [try cell()]
      while place < bytes.count, bytes[place] == separator {
        place += 1
        cells.append(try cell())
      }
      let end = place
      skipLineEnd()
      if cells.contains(where: { !$0.isEmpty }) { rows.append(CSVTable.Row(cells: cells, start: start, end: end)) }
    }
    return rows
  }

  private mutating func cell() throws(CSVTable.Failure) -> String {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      let start = place
      while place < bytes.count, !endsCell(bytes[place]) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    let start = place
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard place < bytes.count, bytes[place] == byte else {
        guard place >= bytes.count || endsCell(bytes[place]) else { throw .init(.textAfterQuote, at: place) }
        return String(decoding: text, as: UTF8.self)
      }
      text.append(byte)
      place += 1
    }
    throw .init(.quoteNotClosed, at: start)
  }

  private func endsCell(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  private mutating func skipLineEnd() {
    if place < bytes.count, bytes[place] == 0x0D { place += 1 }
    if place < bytes.count, bytes[place] == 0x0A { place += 1 }
  }
}
