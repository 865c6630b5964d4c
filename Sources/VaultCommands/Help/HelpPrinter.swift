import VaultMessages

/// Prints a page of the help, wrapped to the terminal but never wider than is good to read.
struct HelpPrinter {
  private static let widest = 100
  private static let indent = "  "
  /// Meanings begin two columns after the page's widest spelling, but not after this column; a spelling that reaches
  /// further stands on a line of its own.
  private static let lastMeaningColumn = 30

  private let messages: Messages
  private let painter: Painter
  private let columns: Int

  init(messages: Messages, painter: Painter, columns: Int) {
    self.messages = messages
    self.painter = painter
    self.columns = min(columns, Self.widest)
  }

  func lines(of page: HelpPage) -> [String] {
    TextWrap.lines(messages(page.summary), width: columns) + page.sections.flatMap { [""] + lines(of: $0, page) }
  }

  private func meaningColumn(of page: HelpPage) -> Int {
    let widest = page.entries.map { DisplayWidth.of($0.spelling) }.max() ?? 0
    return min(widest + 2 * Self.indent.count, Self.lastMeaningColumn)
  }

  private func lines(of section: HelpPage.Section, _ page: HelpPage) -> [String] {
    switch section {
    case .usage(let line): ["\(heading(.helpUsage)) \(line)"]
    case .paragraph(let key): TextWrap.lines(messages(key), width: columns)
    case .entries(let key, let entries):
      (key.map { [heading($0)] } ?? [])
        + entries.flatMap { lines(of: $0, meaningAt: meaningColumn(of: page)) }
    case .examples(let examples): [heading(.helpExamples)] + examples.flatMap(lines)
    case .exits(let exits): lines(of: exits)
    }
  }

  private func heading(_ key: MessageKey) -> String { painter.paint(messages(key) + ":", .heading) }

  private func lines(of entry: HelpPage.Entry, meaningAt column: Int) -> [String] {
    let remarks = entry.remarks.map { messages($0.0, $0.1) }
    let meaning = ([messages(entry.meaning)] + remarks).joined(separator: "; ")
    let wrapped = TextWrap.lines(meaning, width: max(columns - column, 10))
    let margin = String(repeating: " ", count: column)
    let spelling = Self.indent + entry.spelling
    guard DisplayWidth.of(spelling) + 2 <= column, let first = wrapped.first else {
      return [spelling] + wrapped.map { margin + $0 }
    }
    return [DisplayWidth.pad(spelling, to: column) + first] + wrapped.dropFirst().map { margin + $0 }
  }

  private func lines(of example: Example) -> [String] {
    [Self.indent + example.line, Self.indent + Self.indent + painter.paint(messages(example.meaning), .faint)]
  }

  private func lines(of exits: [Exit]) -> [String] {
    let meanings = exits.map { "\($0.code.rawValue) \(messages($0.meaning))" }.joined(separator: ", ")
    return TextWrap.lines("\(messages(.helpExitCodes)): \(meanings)", width: columns)
  }
}
