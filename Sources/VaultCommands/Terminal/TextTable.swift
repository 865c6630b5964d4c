/// Rows of cells in aligned columns that fit the width of a terminal.
///
/// Every column is as wide as its widest cell. When that is too much, flexible columns give way, the widest first,
/// down to ``Column/minimum``; what does not fit ends in `…`. The last column is not padded.
///
/// ```swift
/// var table = TextTable([.fixed, .flexible(minimum: 8), .number])
/// table.add([Cell("3f2a", .handle), Cell("Borshch"), Cell("6")])
/// for line in table.lines(fitting: 80, painter) { invocation.print(line) }
/// ```
package struct TextTable {
  /// How one column behaves.
  package struct Column: Sendable {
    /// The least columns a flexible one shrinks to; nil when it never shrinks.
    let minimum: Int?
    let isRightAligned: Bool

    /// A column that never shrinks.
    package static let fixed = Column(minimum: nil, isRightAligned: false)
    /// A column of numbers, aligned to the right.
    package static let number = Column(minimum: nil, isRightAligned: true)
    /// A column that shrinks to at least `minimum`.
    package static func flexible(minimum: Int) -> Column { Column(minimum: minimum, isRightAligned: false) }
  }

  /// One cell: safe text on one line, in the colour of its role.
  package struct Cell: Sendable {
    let text: String
    let role: TextRole?
    let columns: Int

    /// Makes a cell of any text; controls in it are spelled out.
    package init(_ text: some StringProtocol, _ role: TextRole? = nil) {
      self.text = SafeText.line(text)
      self.role = role
      self.columns = DisplayWidth.of(self.text)
    }
  }

  private static let gap = 2

  private let columns: [Column]
  private var rows: [[Cell]] = []

  package init(_ columns: [Column]) { self.columns = columns }

  /// Whether no row was added.
  package var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; missing cells are empty, and cells beyond the last column are dropped.
  package mutating func add(_ cells: [Cell]) { rows.append(Array(cells.prefix(columns.count))) }

  /// The rows as lines of at most `width` columns, unless the fixed columns alone take more.
  package func lines(fitting width: Int, _ painter: Painter) -> [String] {
    let widths = fittedWidths(within: width)
    return rows.map { line($0, widths, painter) }
  }

  // MARK: Widths

  private func fittedWidths(within width: Int) -> [Int] {
    var widths = columns.indices.map { column in
      rows.reduce(0) { max($0, $1.indices.contains(column) ? $1[column].columns : 0) }
    }
    let gaps = Self.gap * max(0, columns.count - 1)
    var excess = widths.reduce(gaps, +) - width
    while excess > 0, let column = widestFlexible(widths) {
      let others = columns.indices.filter { $0 != column && room(of: $0, widths) > 0 }.map { widths[$0] }
      // Down to the next widest in one step, so that the loop runs at most twice a column.
      let floor = max(columns[column].minimum ?? 0, min(others.max() ?? 0, widths[column] - 1))
      let cut = min(excess, widths[column] - floor)
      widths[column] -= cut
      excess -= cut
    }
    return widths
  }

  private func room(of column: Int, _ widths: [Int]) -> Int {
    columns[column].minimum.map { widths[column] - $0 } ?? 0
  }

  private func widestFlexible(_ widths: [Int]) -> Int? {
    columns.indices.filter { room(of: $0, widths) > 0 }.max { widths[$0] < widths[$1] }
  }

  // MARK: Lines

  private func line(_ cells: [Cell], _ widths: [Int], _ painter: Painter) -> String {
    var line = ""
    var owedSpaces = 0
    for (column, cell) in cells.enumerated() {
      let text = cell.columns > widths[column] ? DisplayWidth.truncate(cell.text, to: widths[column]) : cell.text
      let padding = max(0, widths[column] - min(cell.columns, DisplayWidth.of(text)))
      let before = columns[column].isRightAligned ? padding : 0
      if !text.isEmpty {
        line += String(repeating: " ", count: owedSpaces + before)
        line += cell.role.map { painter.paint(text, $0) } ?? text
        owedSpaces = padding - before + Self.gap
      } else {
        owedSpaces += padding + Self.gap
      }
    }
    return line
  }
}
