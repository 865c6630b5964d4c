import VaultMessages
import VaultSyntax

/// One column of a list, declared once: what it is called, what programs get of it, and how people see it.
///
/// ```swift
/// Column("teachers", .number) { $0.teachers }
/// Column("title", .title, .title) { $0.title }
/// Column("expires", .fixed, .faint) { $0.day?.text }.cell { .init($0.day?.text(in: language) ?? "", .faint) }
/// ```
struct Column<Row>: Sendable {
  /// The name in JSON, in templates and in the line of names.
  let name: String
  /// How it gives way on a narrow terminal.
  let shape: AlignedTable.Column
  private var value: @Sendable (Row) -> (any ListedValue)?
  private var shownCell: @Sendable (Row) -> AlignedTable.Cell
  private var ownField: (@Sendable (Row) -> String)?
  /// Whether a value that says nothing is no member.
  private var isLeftOut = false
  /// What people read above the column; nil where its cells speak for themselves.
  private(set) var heading: String?

  /// Declares a column by its value; people see the field of it.
  init<Value: ListedValue>(
    _ name: String, _ shape: AlignedTable.Column = .fixed, _ role: TextRole? = nil,
    _ value: @escaping @Sendable (Row) -> Value
  ) {
    self.name = name
    self.shape = shape
    self.value = { value($0) }
    shownCell = { .init(value($0).field, role) }
  }

  /// Declares a column that only people see.
  init(
    forPeople shape: AlignedTable.Column, _ cell: @escaping @Sendable (Row) -> AlignedTable.Cell
  ) {
    name = ""
    self.shape = shape
    value = { _ in nil }
    shownCell = cell
  }

  /// The column as people see it.
  func cell(_ cell: @escaping @Sendable (Row) -> AlignedTable.Cell) -> Column {
    var column = self
    column.shownCell = cell
    return column
  }

  /// The column with a field that is not that of its value in JSON.
  func field(_ field: @escaping @Sendable (Row) -> String) -> Column {
    var column = self
    column.ownField = field
    return column
  }

  /// The column with what people read above it.
  func headed(_ heading: String) -> Column {
    var column = self
    column.heading = heading
    return column
  }

  /// The column without a member of JSON where there is nothing to say.
  var ifAny: Column {
    var column = self
    column.isLeftOut = true
    return column
  }

  /// The column of a longer row, of which some are rows of this one.
  func over<Whole>(_ part: @escaping @Sendable (Whole) -> Row?) -> Column<Whole> {
    Column<Whole>(lifting: self, by: part)
  }

  private init<Part>(lifting column: Column<Part>, by part: @escaping @Sendable (Row) -> Part?) {
    name = column.name
    shape = column.shape
    value = { part($0).flatMap(column.value) }
    shownCell = { part($0).map(column.shownCell) ?? .init("") }
    if let own = column.ownField { ownField = { part($0).map(own) ?? "" } }
    isLeftOut = column.isLeftOut
    heading = column.heading
  }

  // MARK: Use

  /// Whether a row has the column at all.
  func isThere(in row: Row) -> Bool { value(row) != nil }

  /// The cell of a row.
  func cell(of row: Row) -> AlignedTable.Cell { shownCell(row) }

  /// The field of a row, on one line.
  func field(of row: Row) -> String { ownField?(row) ?? value(row)?.field ?? "" }

  /// The field of a row as bytes: as they are where `asIs` says so, else as text on one line.
  func bytes(of row: Row, asIs: Bool) -> [UInt8] {
    if asIs, ownField == nil, let value = value(row) { return value.bytes }
    return Array(SafeText.line(field(of: row)).utf8)
  }

  /// Writes the member of a row.
  func write(_ row: Row, to json: inout JSONWriter) {
    guard let value = value(row), !(isLeftOut && value.isNothing) else { return }
    json.member(name) { value.write(to: &$0) }
  }
}
