import VaultSyntax

/// Any bytes give an error inside of the text, or a sound tree whose values are found again under their names.
enum JSONCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONTree(parsing: input)
    } catch {
      let isInside = error.offset >= 0 && error.offset <= input.count
      return FuzzOutcome(
        fault: isInside ? nil : "an error beyond the end",
        outline: [JSONError.Reason.allCases.firstIndex(of: error.reason) ?? 0])
    }
    return FuzzOutcome(fault: fault(of: tree), outline: tree.nodes.lazy.map { Int($0.kind.rawValue) })
  }

  private static func fault(of tree: JSONTree) -> String? {
    guard tree.nodes.first.map({ Int($0.subtreeEnd) }) == tree.nodes.count else {
      return "a root that is not the whole"
    }
    for (place, node) in tree.nodes.enumerated() {
      if node.range.upper > tree.bytes.count { return "a value beyond the end" }
      if Int(node.subtreeEnd) <= place || Int(node.subtreeEnd) > tree.nodes.count { return "a subtree out of bounds" }
    }
    var writer = JSONWriter()
    let text = tree.root.text ?? ""
    writer.string(text)
    return (try? JSONTree(parsing: writer.bytes))?.root.string == text ? nil : "a text that is written as another one"
  }
}

/// Any bytes give an error inside of the text, or rows that read the same when they are written again.
enum CSVCheck {
  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let rows: [CSVTable.Row]
    do throws(CSVTable.Failure) {
      rows = try CSVTable(parsing: input).rows
    } catch {
      return FuzzOutcome(
        fault: error.offset < input.count ? nil : "an error beyond the end", outline: [error.offset & 7])
    }
    var writer = CSVWriter()
    for row in rows { writer.row(row.cells) }
    let again = (try? CSVTable(parsing: Array(writer.text.utf8)))?.rows.map { $0.cells.map { CSVWriter.text(of: $0) } }
    // A byte order mark at the beginning is none of the text.
    let hasMark = writer.text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    let isSame = again == rows.map(\.cells) || hasMark
    return FuzzOutcome(
      fault: isSame ? nil : "a table that is written as another one", outline: rows.lazy.map(\.cells.count))
  }
}
