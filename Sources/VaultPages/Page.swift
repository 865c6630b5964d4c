package import VaultMessages

/// A page of answers: what a command prints for people, in the same words, as headings, lines and charts.
///
/// ```swift
/// var page = Page("Fri, 20 Nov 2026", in: Messages(.english), note: "vault report today")
/// page.sections.append(Page.Section("Agenda", [.rows([Page.Row([Page.Cell("12:00", .faint), Page.Cell("Lunch")])])]))
/// output.write(page.html())
/// ```
///
/// Every text may come from a note: it is escaped where it is written, and becomes nothing but text.
package struct Page: Sendable {
  /// The heading, which is the name of the document, too.
  package let title: String
  /// What the page was made of, below everything else.
  package let note: String
  /// Sentences below the heading.
  package var lead: [String] = []
  /// In their order on the page.
  package var sections: [Section] = []
  let messages: Messages

  /// An empty page.
  ///
  /// - Parameters:
  ///   - title: the heading, as it is to be read.
  ///   - messages: the language of the page, and of what it says itself.
  ///   - note: what it was made of, such as the command.
  package init(_ title: String, in messages: Messages, note: String) {
    (self.title, self.messages, self.note) = (title, messages, note)
  }

  /// A heading with what stands below it.
  package struct Section: Sendable {
    /// The heading, as it is to be read.
    package let heading: String
    /// What stands directly below the heading.
    package var blocks: [Block]
    /// The sections below it, one level deeper.
    package var parts: [Section]

    /// A section with its blocks above its parts.
    package init(_ heading: String, _ blocks: [Block] = [], parts: [Section] = []) {
      (self.heading, self.blocks, self.parts) = (heading, blocks, parts)
    }
  }

  /// What stands below a heading.
  package enum Block: Sendable {
    case sentence(String)
    /// Lines whose cells stand in columns where there is room.
    case rows([Row])
    /// Figures, each with a bar.
    case bars([Bar])
    /// Figures in the order of time as columns, with a line for each below them.
    case columns([Bar])
  }

  /// A line.
  package struct Row: Sendable {
    /// From left to right.
    package let cells: [Cell]
    /// What is to be said below it.
    package let details: [String]

    /// A line of these cells.
    package init(_ cells: [Cell], details: [String] = []) { (self.cells, self.details) = (cells, details) }
  }

  /// A piece of a line.
  package struct Cell: Sendable {
    /// How a piece looks; what it says is in its text alone, for those who see no colours.
    package enum Style: String, Sendable, CaseIterable { case plain, title, faint, number, warning, overdue, current }

    /// What it says.
    package let text: String
    /// How it looks.
    package let style: Style

    /// A piece of a line in a style.
    package init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
  }

  /// A figure with its name.
  package struct Bar: Sendable {
    /// What the figure is of.
    package let name: String
    /// What there is room for below a column.
    package let mark: String
    /// The figure, as it is to be read.
    package let value: String
    /// What is to be said of it besides.
    package let remark: String
    /// How much of the bar is full, from 0 to 1; nil where there is no figure.
    package let share: Double?

    /// - Parameter share: how much of the bar is full, from 0 to 1; nil where there is no figure.
    package init(_ name: String, mark: String = "", value: String = "", remark: String = "", share: Double?) {
      (self.name, self.mark, self.value, self.remark, self.share) = (name, mark, value, remark, share)
    }

    /// In thousandths; what is no number is nothing.
    var permille: Int? { share.map { $0.isFinite ? Int((min(max($0, 0), 1) * 1000).rounded()) : 0 } }
  }
}
