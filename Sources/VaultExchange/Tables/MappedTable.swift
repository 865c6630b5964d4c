import VaultModel
import VaultSyntax

/// The rows of a table whose mapping in the settings says how it is written.
struct MappedTable {
  /// The table without the lines before the row of names, in UTF-8.
  let bytes: [UInt8]
  /// The row of names, then the others.
  let rows: [CSVTable.Row]
  private let skipped: Int

  /// - Complexity: O(length).
  init(
    _ bytes: [UInt8], encoding: BankMapping.Encoding, skipping skipped: Int, separatedBy delimiter: UInt8?
  ) throws(BankStatement.Failure) {
    let text = encoding == .windows1251 ? Windows1251.utf8(of: bytes) : bytes
    guard UTF8Reading.firstInvalidByte(of: text, in: ByteRange(0, text.count)) == nil else { throw .encoding }
    let table = Array(text.dropFirst(Self.offset(ofLine: skipped, in: text)))
    do throws(CSVTable.Failure) { rows = try CSVTable(parsing: table, separatedBy: delimiter).rows } catch {
      throw .csv(error.reason, line: SourceLocation(of: error.offset, in: table).line + skipped)
    }
    (self.bytes, self.skipped) = (table, skipped)
  }

  /// The line of the file that a row begins in, from 1.
  func line(of row: CSVTable.Row) -> Int { SourceLocation(of: row.start, in: bytes).line + skipped }

  /// Where the line with a number from 0 begins, or the end.
  private static func offset(ofLine number: Int, in text: [UInt8]) -> Int {
    var (line, offset) = (0, 0)
    while line < number, offset < text.count {
      let isReturn = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
      if !isReturn, text[offset] == 0x0A || text[offset] == 0x0D { line += 1 }
      offset += 1
    }
    return offset
  }
}
