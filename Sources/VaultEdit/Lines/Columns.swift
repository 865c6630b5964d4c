/// Columns of text with tab stops of four (CommonMark 2.2).
enum Columns {
  /// The column after some bytes that begin at a column; bytes within a character count none.
  static func after(_ bytes: some Sequence<UInt8>, from column: Int) -> Int {
    var column = column
    for byte in bytes {
      if byte == 0x09 { column += 4 - column % 4 } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return column
  }
}
