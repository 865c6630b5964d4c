import Testing
import VaultSyntax

/// Comma-separated values by RFC 4180, section 2, and what spreadsheets make of them.
@Suite struct CSVTests {
  private static func cells(_ text: String) throws -> [[String]] {
    try CSVTable(parsing: Array(text.utf8)).rows.map(\.cells)
  }

  @Test(arguments: [
    // The rules of section 2, by number.
    ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("aaa,bbb,ccc\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    ("\"aaa\",\"b\"\"bb\",\"ccc\"", [["aaa", "b\"bb", "ccc"]]),
    // What is found besides.
    ("\u{FEFF}a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]), ("", []), ("\n\n", []),
    ("a,,\n,,\n", [["a", "", ""]]), ("a;b,c;d\n1;2;3", [["a", "b,c", "d"], ["1", "2", "3"]]),
    ("a\tb\n1,5\t2", [["a", "b"], ["1,5", "2"]]), ("a b\"c,d", [["a b\"c", "d"]]), ("\"\"", []),
    ("x,\"\"", [["x", ""]]),
  ])
  func `a table is read row by row`(_ row: (text: String, cells: [[String]])) throws {
    #expect(try Self.cells(row.text) == row.cells)
  }

  @Test func `a stated separator counts, and a row tells where it begins and ends`() throws {
    let table = try CSVTable(parsing: Array("a;b,c\r\n1,5;\"x\ny\"\n".utf8), separatedBy: UInt8(ascii: ","))
    #expect(table.rows.map(\.cells) == [["a;b", "c"], ["1", "5;\"x"], ["y\""]])
    #expect(table.rows.map(\.start) == [0, 7, 14] && table.rows.map(\.end) == [5, 13, 16])
  }

  @Test(arguments: [
    ("a,\"b", CSVTable.Failure(.quoteNotClosed, at: 2)), ("\"a\"b,c", CSVTable.Failure(.textAfterQuote, at: 3)),
    ("\"a\" ,c", CSVTable.Failure(.textAfterQuote, at: 3)),
  ])
  func `a wrong quotation mark is refused at its place`(_ row: (text: String, failure: CSVTable.Failure)) {
    #expect(throws: row.failure) { try Self.cells(row.text) }
  }

  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    ("a\nb", "\"a\nb\""),
    ("=1+1", "'=1+1"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-2 eggs", "'-2 eggs"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "\"'\t=1\""), ("\r=1", "\"'\r=1\""), ("'=1", "''=1"), ("'tis", "'tis"), ("-5", "-5"), ("+2.5", "+2.5"),
    ("--5", "'--5"), ("", ""),
    // A mark that combines with a quote or an apostrophe hides neither.
    ("a\"\u{301}", "\"a\"\"\u{301}\""), ("+\"\u{73B}", "\"'+\"\"\u{73B}\""), ("'\u{301}=1", "'\u{301}=1"),
  ])
  func `a cell is quoted where it must be, and never a formula`(_ row: (text: String, written: String)) throws {
    var writer = CSVWriter()
    writer.row([row.text, "x"])
    #expect(writer.text == row.written + ",x\r\n")
    #expect(try CSVWriter.text(of: #require(Self.cells(writer.text).first)[0]) == row.text)
  }
}
