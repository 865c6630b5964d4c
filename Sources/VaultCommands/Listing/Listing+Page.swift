import VaultPages

extension Listing {
  /// Rows as a page has them: what people see, without short names and places, which only commands take.
  ///
  /// - Parameter details: the sentences below a row.
  func lines(forPageOf rows: [Row], details: (Row) -> [String] = { _ in [] }) -> [Page.Row] {
    let shown = cells.filter { $0.name != "handle" && $0.shape != .place }
    return rows.map { row in
      Page.Row(
        shown.map { column in
          let cell = column.cell(of: row)
          return Page.Cell(cell.text, column.shape == .number ? .number : Page.Cell.Style(cell.role))
        }, details: details(row))
    }
  }
}

extension Page.Row {
  /// Cells of a table: a name, and figures.
  init(_ cells: [AlignedTable.Cell]) {
    self.init(cells.map { Page.Cell($0.text, $0.role.map { Page.Cell.Style($0) } ?? .number) })
  }
}

extension Page.Cell.Style {
  /// How a page shows what a terminal shows in a colour.
  fileprivate init(_ role: TextRole?) {
    self =
      switch role {
      case .title, .heading, .match: .title
      case .path, .handle, .faint, .hint: .faint
      case .error, .overdue: .overdue
      case .warning: .warning
      case .success: .current
      case .colored, nil: .plain
      }
  }
}
