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
    /// Which cell does not read, and why.
    package enum Reason: Sendable, Hashable {
      case date, sum, sumMissing, ambiguous, currency
      /// Both the column of what goes and that of what comes have a sum.
      case twoSums
      /// More decimals than the currency has.
      case decimals
    }

    /// What is wrong.
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
    let table = try MappedTable(
      bytes, encoding: mapping.encoding, skipping: mapping.skip, separatedBy: mapping.delimiter)
    let rows = table.rows
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
        let raw = table.bytes[row.start..<row.end]
        counts[raw, default: 0] += 1
        guard money.parts != 0 else { continue }
        let (identifier, former) = identifiers(of: raw, count: counts[raw] ?? 1)
        result.append(
          BankRow(
            date: date, money: money, words: words(of: row, columns), identifier: identifier, formerIdentifier: former))
      } catch {
        faults.append(Fault(reason: error.reason, line: table.line(of: row), text: error.text))
      }
    }
    guard faults.isEmpty else { throw .rows(faults) }
    return result
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
