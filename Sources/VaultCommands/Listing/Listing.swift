import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

/// A list that a command prints: its columns are declared once, and from them come the table that people see,
/// tab-separated fields, JSON objects, one a line, and templates such as `{path}:{line}`.
///
/// ```swift
/// Listing([Column("department", .title, .title) { $0.name }, Column("rooms", .number) { $0.rooms }])
///   .print(departments, invocation)
/// ```
struct Listing<Row>: Sendable {
  /// The members of JSON.
  let members: [Column<Row>]
  /// The fields of a tab-separated line, documented in this order; new ones come last.
  let fields: [Column<Row>]
  /// What people see.
  let cells: [Column<Row>]
  /// What only templates name.
  let others: [Column<Row>]

  /// - Parameters:
  ///   - members: the members of JSON in their order.
  ///   - fields: the fields of a tab-separated line; nil for those of the members.
  ///   - cells: what people see; nil for the fields.
  ///   - others: what only templates name.
  init(
    _ members: [Column<Row>], fields: [Column<Row>]? = nil, cells: [Column<Row>]? = nil, others: [Column<Row>] = []
  ) {
    self.members = members
    self.fields = fields ?? members
    self.cells = cells ?? self.fields
    self.others = others
  }

  /// The columns that a template may name.
  private var named: [Column<Row>] { members + fields + others }

  /// Their names.
  var names: [String] { named.map(\.name) }

  /// Prints rows as the invocation asks.
  ///
  /// - Parameters:
  ///   - isContinued: whether rows were printed before these, so that the columns have been named.
  ///   - layout: prints the rows for people; nil for one table.
  func print(
    _ rows: [Row], _ invocation: Invocation, isContinued: Bool = false, forPeople layout: (() -> Void)? = nil
  ) throws(Failure) {
    let form = try ListingForm(of: invocation)
    try check(form)
    if case .people = form {
      guard let layout else {
        let (heading, lines) = headedLines(of: rows, invocation)
        for line in [heading].compactMap(\.self) + lines { invocation.print(line) }
        return
      }
      return layout()
    }
    if case .paths = form { return printPaths(of: rows, invocation) }
    if !isContinued { printNames(form, invocation) }
    for row in rows {
      if invocation.shouldStop { return }
      invocation.printResult(bytes(of: row, as: form, keepsNames: invocation.arguments.has(.null)))
    }
  }

  /// Prints the path of each note once.
  private func printPaths(of rows: [Row], _ invocation: Invocation) {
    guard let path = named.first(where: { $0.name == "path" }) else { return }
    var seen: Set<[UInt8]> = []
    for row in rows {
      let bytes = path.bytes(of: row, asIs: invocation.arguments.has(.null))
      if !bytes.isEmpty, seen.insert(bytes).inserted { invocation.printResult(bytes) }
    }
  }

  /// Prints the names of the fields where `--header` asks for them.
  func printNames(_ form: ListingForm, _ invocation: Invocation) {
    guard case .tabSeparated = form, invocation.arguments.has(.header) else { return }
    invocation.printResult(Array(TabSeparated.line(fields.map(\.name)).utf8))
  }

  /// Refuses a template that asks for what is no column.
  func check(_ form: ListingForm) throws(Failure) {
    guard case .template(let template) = form else { return }
    for name in template.names where !names.contains(name) {
      throw template.failure(over: name, .templateUnknownColumn, known: names, isWhole: true)
    }
  }

  // MARK: For people

  /// Rows as aligned lines.
  ///
  /// - Parameters:
  ///   - indent: the columns that something before each line takes.
  ///   - isCut: whether they fit the terminal.
  func lines(of rows: [Row], _ invocation: Invocation, indent: Int = 0, isCut: Bool = true) -> [String] {
    headedLines(of: rows, invocation, indent: indent, isCut: isCut).lines
  }

  /// The same with the line above them, which names the columns that do not speak for themselves; nil where no row has
  /// one of these.
  func headedLines(
    of rows: [Row], _ invocation: Invocation, indent: Int = 0, isCut: Bool = true
  ) -> (heading: String?, lines: [String]) {
    let shown = rows.map { row in cells.map { $0.cell(of: row) } }
    let headings = cells.indices.map { column in
      shown.contains { !$0[column].text.isEmpty } ? cells[column].heading ?? "" : ""
    }
    let isHeaded = headings.contains { !$0.isEmpty }
    var table = AlignedTable(cells.map(\.shape))
    if isHeaded { table.add(headings.map { .init($0, .faint) }) }
    for cells in shown { table.add(cells) }
    let lines = table.lines(
      fitting: isCut ? max(20, invocation.columns - indent) : .max, invocation.painter,
      keepingPlaces: invocation.arguments.has(.verbose))
    return isHeaded ? (lines.first, Array(lines.dropFirst())) : (nil, lines)
  }

  // MARK: For programs

  /// The object of a row, on one line.
  func json(of row: Row) -> String {
    var json = JSONWriter()
    write(row, to: &json)
    return json.text
  }

  /// Writes the object of a row.
  func write(_ row: Row, to json: inout JSONWriter) {
    json.object { object in for column in members { column.write(row, to: &object) } }
  }

  /// The line of a row in a form for programs, without its end.
  ///
  /// - Parameters:
  ///   - keepsNames: whether a template gives the names of files as the bytes that they are.
  ///   - value: what a name in a template stands for that is no column's.
  func bytes(
    of row: Row, as form: ListingForm, keepsNames: Bool = false, orElse value: (String) -> String = { _ in "" }
  ) -> [UInt8] {
    switch form {
    case .json: return Array(json(of: row).utf8)
    case .template(let template):
      return template.filled { name in
        guard let column = named.first(where: { $0.name == name && $0.isThere(in: row) }) else {
          return Array(value(name).utf8)
        }
        return column.bytes(of: row, asIs: keepsNames)
      }
    case .people, .tabSeparated, .paths:
      return Array(TabSeparated.line(fields.map { $0.field(of: row) }).utf8)
    }
  }
}

extension Invocation {
  /// Prints one result for programs, ended by a line feed or, for `-0`, by NUL.
  func printResult(_ bytes: [UInt8]) {
    output.write(bytes)
    output.write(arguments.has(.null) ? "\0" : "\n")
  }
}
