extension HTMLRenderer {
  /// Renders a table: rows are cut and filled up to the header's width (GFM 4.10).
  mutating func renderTable(_ table: Block) {
    let alignments = body.alignments(ofTable: table, of: bytes)
    let rows = Array(table.segments)
    guard let header = rows.first else { return }
    writer.startLine()
    writer.write("<table>\n<thead>\n")
    renderRow(header, alignments, isHeader: true)
    writer.write("</thead>\n")
    if rows.count > 2 {
      writer.write("<tbody>\n")
      for row in rows[2...] { renderRow(row, alignments, isHeader: false) }
      writer.write("</tbody>\n")
    }
    writer.write("</table>\n")
  }

  private mutating func renderRow(_ row: Int, _ alignments: [ColumnAlignment], isHeader: Bool) {
    let cells = body.cells(inRow: row, of: bytes)
    writer.write("<tr>\n")
    for (column, alignment) in alignments.enumerated() {
      if column >= cells.count {
        guard missingCellsLeft > 0 else { break }
        missingCellsLeft -= 1
      }
      writer.write(isHeader ? "<th" : "<td")
      switch alignment {
      case .unset: writer.write(">")
      case .left: writer.write(" align=\"left\">")
      case .center: writer.write(" align=\"center\">")
      case .right: writer.write(" align=\"right\">")
      }
      if column < cells.count {
        let inlines = Inlines(parsing: [cells[column]], of: bytes, references: references, options: options)
        render(inlines, isInTable: true)
      }
      writer.write(isHeader ? "</th>\n" : "</td>\n")
    }
    writer.write("</tr>\n")
  }
}
