package import VaultModel
package import VaultSyntax

/// The table of a bank, read by a mapping of the settings.
///
/// ```swift
/// let rows = try BankStatement(mapping, context).rows(of: bytes)
/// ```
package struct BankStatement: Sendable {
  /// Why a table is none of the mapping.
  package enum Failure: Error, Sendable, Hashable {
    /// The bytes are no UTF-8.
    case encoding
    case csv(CSVTable.Failure.Reason, line: Int)
    /// The row of names lacks these columns, and has those.
    case missingColumns([String], found: [String])
    /// Rows that cannot be read, all of them.
    case rows([Fault])
  }

  /// What is wrong with a row.
  package struct Fault: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
      case date, sum, sumMissing, ambiguous, currency
      /// Both the column of what goes and that of what comes have a sum.
      case twoSums
      /// More decimals than the currency has.
      case decimals
    }

    package var reason: Reason
    /// The line of the file that the row begins in, from 1.
    package var line: Int
    /// The cell.
    package var text: String
  }

  private let mapping: BankMapping
  private let context: ReadingContext

  /// - Parameter context: how the vault's money is read: its currencies, and what decides doubtful numbers.
  package init(_ mapping: BankMapping, _ context: ReadingContext) { (self.mapping, self.context) = (mapping, context) }

  /// The payments of a table, in its order; rows that move nothing (`0.00`) are none.
  ///
  /// - Throws: what is wrong with the table, or with every row that cannot be read.
  /// - Complexity: O(length).
  package func rows(of bytes: [UInt8]) throws(Failure) -> [BankRow] {
    let text = mapping.encoding == .windows1251 ? Windows1251.utf8(of: bytes) : bytes
    guard UTF8Reading.firstInvalidByte(of: text, in: ByteRange(0, text.count)) == nil else { throw .encoding }
    let table = Array(text.dropFirst(Self.offset(ofLine: mapping.skip, in: text)))
    let rows = try tableRows(table)
    let columns = try BankColumns(mapping, names: rows.first?.cells ?? [])
    let sums = BankSums(columns, isNegated: mapping.isNegated, context)
    let mark = sums.decimalMark(of: rows.dropFirst())
    var faults: [Fault] = []
    var result: [BankRow] = []
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for row in rows.dropFirst() {
      do throws(BankSums.Refusal) {
        guard let date = mapping.format.date(in: columns.date(row)) else { throw .init(.date, columns.date(row)) }
        let money = try sums.money(of: row, mark: mark)
        let raw = table[row.start..<row.end]
        counts[raw, default: 0] += 1
        guard money.parts != 0 else { continue }
        let (identifier, former) = identifiers(of: raw, count: counts[raw] ?? 1)
        result.append(
          BankRow(
            date: date, money: money, words: words(of: row, columns), identifier: identifier, formerIdentifier: former))
      } catch {
        let line = SourceLocation(of: row.start, in: table).line + mapping.skip
        faults.append(Fault(reason: error.reason, line: line, text: error.text))
      }
    }
    guard faults.isEmpty else { throw .rows(faults) }
    return result
  }

  private func tableRows(_ table: [UInt8]) throws(Failure) -> [CSVTable.Row] {
    do throws(CSVTable.Failure) { return try CSVTable(parsing: table, separatedBy: mapping.delimiter).rows } catch {
      throw .csv(error.reason, line: SourceLocation(of: error.offset, in: table).line + mapping.skip)
    }
  }

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

  /// The payee as a line can say it, else the account; what a block id or a tag would begin with is escaped.
  private func words(of row: CSVTable.Row, _ columns: BankColumns) -> String {
    let text = columns.payee(row).inOneLine
    guard !text.isEmpty else { return mapping.account ?? Transfer.usualAccount }
    let words = MarkdownEscaping.line(text).split(separator: " ").map { word in
      (["#", "^"].contains(word.first) ? "\\" : "") + word
    }
    return words.joined(separator: " ")
  }

  /// The id of a row, and that without the account.
  private func identifiers(of raw: ArraySlice<UInt8>, count: Int) -> (own: String, former: String) {
    var hash = FNV1a()
    hash.add(raw)
    // No byte of UTF-8 is more than this.
    hash.add(0x100 + UInt64(count))
    let former = BankRow.prefix + hash.digits
    hash.add((mapping.account ?? Transfer.usualAccount).lowercased().utf8)
    return (BankRow.prefix + hash.digits, former)
  }
}
