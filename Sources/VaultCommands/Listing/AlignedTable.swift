import VaultMessages

/// Rows of cells in aligned columns that fit the width of a terminal.
///
/// Every column is as wide as its widest cell. When that is too much, columns give way, those that say least first:
/// places lose their folders from the left and then go; flexible ones shrink, the widest first; then titles longer than
/// forty columns are cut. Before a title of forty is, columns go whole: those that are shown only where there is room, then
/// flexible ones, the last first. Only where not even that is enough titles are cut beside what is left. What is cut ends
/// in `…`. The last column is not padded. A row in which that would cut what its own empty room has space for leaves the
/// alignment there, so that one long cell cuts no cell of other rows.
///
/// ```swift
/// var table = AlignedTable([.fixed, .title, .number, .place])
/// table.add([Cell("3f2a", .handle), Cell("Borshch"), Cell("6"), Cell("recipes/borshch.md:1", .path)])
/// for line in table.lines(fitting: 80, painter) { invocation.print(line) }
/// ```
package struct AlignedTable {
  /// How one column behaves.
  package struct Column: Sendable, Hashable {
    /// What it does on a narrow terminal.
    fileprivate enum Yielding { case never, shrinking, last, place }

    fileprivate let yielding: Yielding
    /// The least columns it shrinks to.
    fileprivate let minimum: Int
    fileprivate let isRightAligned: Bool
    /// Whether it goes whole before the others no longer fit.
    fileprivate private(set) var isSpare = false

    private init(_ yielding: Yielding, minimum: Int = 0, isRightAligned: Bool = false) {
      self.yielding = yielding
      self.minimum = minimum
      self.isRightAligned = isRightAligned
    }

    /// A column that never shrinks.
    package static let fixed = Column(.never)
    /// A column of numbers, aligned to the right.
    package static let number = Column(.never, isRightAligned: true)
    /// A column that shrinks to at least `minimum`.
    package static func flexible(minimum: Int) -> Column { Column(.shrinking, minimum: minimum) }
    /// The same column, shown only where there is room for it.
    package var whereThereIsRoom: Column {
      var column = self
      column.isSpare = true
      return column
    }
    /// What a row is: cut only when nothing else is left to cut.
    package static let title = Column(.last, minimum: 16)
    /// Where it stands, such as `tasks/november-chores.md:26`: shown only where there is room.
    package static let place = Column(.place, minimum: 12)
  }

  /// One cell: safe text on one line, each piece in the colour of its role.
  package struct Cell: Sendable {
    let text: String
    let columns: Int
    private let pieces: [(text: String, role: TextRole?)]

    /// What it is as a whole; several pieces are remarks.
    var role: TextRole? { pieces.count == 1 ? pieces[0].role : .faint }

    /// Makes a cell of any text; controls in it are spelled out.
    package init(_ text: some StringProtocol, _ role: TextRole? = nil) {
      self.text = SafeText.line(text)
      columns = DisplayWidth.of(self.text)
      pieces = [(self.text, role)]
    }

    /// Makes a cell of several texts, each with its own role.
    package init(_ texts: [(text: String, role: TextRole)], separator: String) {
      pieces = texts.enumerated().flatMap { place, piece in
        (place > 0 ? [(separator, .faint)] : []) + [(SafeText.line(piece.text), piece.role)]
      }
      text = pieces.map(\.text).joined()
      columns = DisplayWidth.of(text)
    }

    /// The text as it was fitted, in its colours.
    fileprivate func painted(_ fitted: String, _ painter: Painter) -> String {
      var rest = fitted[...]
      var result = ""
      for piece in pieces where !rest.isEmpty {
        // The last piece that is left may be cut, or be a place without its folders.
        let isWhole = rest.utf8.starts(with: piece.text.utf8)
        let part = isWhole ? rest.utf8.prefix(piece.text.utf8.count) : rest.utf8[...]
        result += piece.role.map { painter.paint(String(Substring(part)), $0) } ?? String(Substring(part))
        rest = rest[part.endIndex...]
      }
      return result
    }

    /// The columns below which a title is cut: its own up to forty, with its indentation. What is longer may be forty with
    /// tags behind them, which the mark of the cut stands for.
    fileprivate var wholeColumns: Int {
      let indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      return min(columns, indentation + AlignedTable.wholeTitle + 1)
    }

    /// The columns of a place without its folders.
    fileprivate var nameColumns: Int { DisplayWidth.of(text.split(separator: "/").last ?? "") }

    /// The text in a width; a place loses folders from the left before it is cut.
    fileprivate func fitted(to width: Int, isPlace: Bool) -> String {
      guard columns > width else { return text }
      var rest = text[...]
      while isPlace, DisplayWidth.of(rest) > width, let folder = rest.firstIndex(of: "/") {
        rest = rest[rest.index(after: folder)...]
      }
      return DisplayWidth.truncate(String(rest), to: width)
    }
  }

  private static let gap = 2
  /// No title of so many columns is cut by a column that says less.
  private static let wholeTitle = 40
  /// The least columns of a title where even columns that are shown only where there is room have gone.
  private static let leastTitle = 4
  /// The width of a column that went whole, with the gap behind it.
  private static let gone = -1

  private let columns: [Column]
  private var rows: [[Cell]] = []

  package init(_ columns: [Column]) { self.columns = columns }

  /// Whether no row was added.
  package var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; missing cells are empty, and cells beyond the last column are dropped.
  package mutating func add(_ cells: [Cell]) { rows.append(Array(cells.prefix(columns.count))) }

  /// The rows as lines of at most `width` columns, unless the fixed columns alone take more.
  ///
  /// - Parameter keepsPlaces: whether places keep the names of their files where there is no room for them.
  package func lines(fitting width: Int, _ painter: Painter, keepingPlaces keepsPlaces: Bool = false) -> [String] {
    let widths = fittedWidths(within: width, keepsPlaces)
    return rows.map { line($0, widths, painter) }
  }

  // MARK: Widths

  private func fittedWidths(within width: Int, _ keepsPlaces: Bool) -> [Int] {
    var widths = columns.indices.map { widest($0, \.columns) }
    var excess = widths.reduce(Self.gap * max(0, columns.count - 1), +) - width
    for column in columns.indices.reversed() where columns[column].yielding == .place && excess > 0 {
      let cut = min(excess, widths[column] - widest(column, \.nameColumns))
      widths[column] -= cut
      excess -= cut
      guard excess > 0, !keepsPlaces else { continue }
      excess -= widths[column] + Self.gap
      widths[column] = 0
    }
    guard excess > 0 else { return widths }
    if let whole = widthsOfWholeTitles(widths, excess) { return whole }
    for yielding in [Column.Yielding.shrinking, .last, .place] { shrink(&widths, by: &excess, yielding) }
    guard excess > 0, columns.contains(where: \.isSpare) else { return widths }
    for column in columns.indices.reversed() where columns[column].isSpare && excess > 0 {
      excess -= widths[column] + Self.gap
      widths[column] = Self.gone
    }
    // Titles take what is left over, or give what is missing.
    for column in columns.indices where columns[column].yielding == .last {
      let width = max(min(widest(column, \.columns), widths[column] - excess), min(widths[column], Self.leastTitle))
      excess += width - widths[column]
      widths[column] = width
    }
    return widths
  }

  /// Widths in which every title of up to forty columns is whole, with as many columns as that leaves room for; nil
  /// where there are none.
  private func widthsOfWholeTitles(_ widths: [Int], _ excess: Int) -> [Int]? {
    guard columns.contains(where: { $0.yielding == .last }) else { return nil }
    let leaving =
      columns.indices.reversed().filter { columns[$0].isSpare }
      + columns.indices.reversed().filter { columns[$0].yielding == .shrinking && !columns[$0].isSpare }
    var (widths, excess) = (widths, excess)
    for next in leaving.map(Optional.some) + [nil] {
      var (fitted, left) = (widths, excess)
      for yielding in [Column.Yielding.shrinking, .last, .place] {
        shrink(&fitted, by: &left, yielding, keepingTitles: true)
      }
      if left <= 0 { return fitted }
      guard let next else { break }
      excess -= widths[next] + Self.gap
      widths[next] = Self.gone
    }
    return nil
  }

  private func widest(_ column: Int, _ measure: (Cell) -> Int) -> Int {
    rows.reduce(0) { max($0, $1.indices.contains(column) ? measure($1[column]) : 0) }
  }

  /// Narrows the columns that yield in a way, the widest first, until the excess is gone or none can give more.
  ///
  /// - Parameter keepsTitles: whether titles of up to forty columns stay whole.
  private func shrink(
    _ widths: inout [Int], by excess: inout Int, _ yielding: Column.Yielding, keepingTitles keepsTitles: Bool = false
  ) {
    let least = columns.indices.map { column in
      keepsTitles && columns[column].yielding == .last
        ? max(columns[column].minimum, widest(column, \.wholeColumns)) : columns[column].minimum
    }
    while excess > 0 {
      let able = columns.indices.filter { columns[$0].yielding == yielding && widths[$0] > least[$0] }
      guard let column = able.max(by: { widths[$0] < widths[$1] }) else { return }
      let next = able.filter { $0 != column }.map { widths[$0] }.max() ?? 0
      // Down to the next widest in one step, so that the loop runs at most twice a column.
      let floor = max(least[column], min(next, widths[column] - 1))
      let cut = min(excess, widths[column] - floor)
      widths[column] -= cut
      excess -= cut
    }
  }

  // MARK: Lines

  /// The widths of one row: those of all, unless a cell that they cut is whole with the room that the row leaves empty,
  /// that before it first, so that what follows stays aligned.
  private func ownWidths(_ cells: [Cell], _ widths: [Int]) -> [Int] {
    var own = widths
    for (column, cell) in cells.enumerated() where own[column] > 0 {
      let wanted = columns[column].yielding == .place ? cell.nameColumns : cell.columns
      guard wanted > own[column] else { continue }
      let givers = Array(own.indices[..<column].reversed()) + Array(own.indices[(column + 1)...])
      let room = givers.map { giver -> Int in
        // Titles begin below each other, whatever stands before them, and numbers end so.
        let isFirm = columns[giver].isRightAligned || giver < column && columns[giver].yielding == .never
        guard own[giver] > 0, !isFirm else { return 0 }
        return max(0, own[giver] - (cells.indices.contains(giver) ? cells[giver].columns : 0))
      }
      var missing = wanted - own[column]
      guard room.reduce(0, +) >= missing else { continue }
      own[column] = wanted
      for (giver, room) in zip(givers, room) {
        let given = min(room, missing)
        own[giver] -= given
        missing -= given
      }
    }
    return own
  }

  private func line(_ cells: [Cell], _ shared: [Int], _ painter: Painter) -> String {
    let widths = ownWidths(cells, shared)
    var line = ""
    var owedSpaces = 0
    for (column, cell) in cells.enumerated() where widths[column] != Self.gone {
      let text = cell.fitted(to: widths[column], isPlace: columns[column].yielding == .place)
      let padding = max(0, widths[column] - min(cell.columns, DisplayWidth.of(text)))
      let before = columns[column].isRightAligned ? padding : 0
      if !text.isEmpty {
        line += String(repeating: " ", count: owedSpaces + before)
        line += cell.painted(text, painter)
        owedSpaces = padding - before + Self.gap
      } else {
        owedSpaces += padding + Self.gap
      }
    }
    return line
  }
}
