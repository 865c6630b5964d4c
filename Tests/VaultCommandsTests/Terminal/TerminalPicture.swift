@testable import VaultCommands

/// What commands write on a terminal, as a picture in SVG: the colours that a person sees.
///
/// Every run of letters stands in its own column, so that any fixed-width font keeps the tables straight.
struct TerminalPicture {
  /// A command as it is typed, and what it writes.
  struct Step {
    let command: String
    /// Its bytes on the terminal: UTF-8 with Select Graphic Rendition (ECMA-48, 8.3.117).
    let output: [UInt8]
    /// So many lines are shown; a line of dots stands for the rest.
    let lines: Int
  }

  /// Letters of one look, from a column on.
  private struct Run: Equatable {
    var column: Int
    var text: String
    var style: Style
  }

  /// A foreground of the palette, and how strong it is.
  private struct Style: Equatable {
    var color: Int?
    var isBold = false
    var isFaint = false

    /// Applies the parameters of one control; what vault does not send is passed over.
    mutating func apply(_ parameters: [Int]) {
      var rest = parameters[...]
      while let parameter = rest.popFirst() {
        switch parameter {
        case 0: self = Style()
        case 1: isBold = true
        case 2: isFaint = true
        case 30...37: color = parameter - 30
        case 38 where rest.count >= 2 && rest.first == 5:
          color = rest[rest.startIndex + 1]
          rest = rest.dropFirst(2)
        case 90...97: color = parameter - 82
        default: break
        }
      }
    }

    var attributes: String {
      (color.map { " fill=\"\(TerminalPicture.palette[$0] ?? "#d7dae0")\"" } ?? "")
        + (isBold ? " font-weight=\"bold\"" : "") + (isFaint ? " fill-opacity=\".6\"" : "")
    }
  }

  private static let palette = [
    0: "#5c6370", 1: "#ff7b72", 2: "#7ee787", 3: "#e3b341", 4: "#79c0ff", 5: "#d2a8ff", 6: "#76d9e6", 7: "#d7dae0",
    8: "#8b949e", 62: "#7a7af0", 130: "#c58b5a", 180: "#d7bd8f", 208: "#ff9e4f", 211: "#ff9ec4",
  ]
  private static let cell = (width: 8.4, height: 19)
  private static let margin = 16

  let title: String
  let columns: Int
  let steps: [Step]

  /// The picture as a file.
  var svg: String {
    let rows = steps.flatMap { step in
      var command = Style()
      command.isBold = true
      var shown = [[Run(column: 0, text: "$ " + step.command, style: command)]]
      let lines = Self.lines(of: step.output)
      shown += lines.prefix(step.lines)
      if lines.count > step.lines { shown.append([Run(column: 2, text: "⋮", style: Style(isFaint: true))]) }
      return shown + [[]]
    }.dropLast()
    let width = Int(Double(columns) * Self.cell.width) + 2 * Self.margin
    let height = rows.count * Self.cell.height + 2 * Self.margin
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(Self.escaped(title))</title>
      <rect width="100%" height="100%" rx="8" fill="#16181d"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" \
      fill="#d7dae0" xml:space="preserve">

      """
    for (number, row) in rows.enumerated() where !row.isEmpty {
      let baseline = Self.margin + number * Self.cell.height + 14
      text += "<text y=\"\(baseline)\">"
      for run in row {
        let left = Int((Double(run.column) * Self.cell.width * 10).rounded()) + Self.margin * 10
        text += "<tspan x=\"\(left / 10).\(left % 10)\"\(run.style.attributes)>\(Self.escaped(run.text))</tspan>"
      }
      text += "</text>\n"
    }
    return text + "</g>\n</svg>\n"
  }

  /// The lines of a terminal's text as runs, without blanks at their ends; blank lines at the end do not count.
  private static func lines(of output: [UInt8]) -> [[Run]] {
    var style = Style()
    var lines = String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map { runs(of: $0, &style) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func runs(of line: Substring, _ style: inout Style) -> [Run] {
    var runs: [Run] = []
    var column = 0
    for (number, piece) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      var text = piece
      if number > 0, let end = piece.firstIndex(where: { $0.isLetter }) {
        style.apply(piece[..<end].split(separator: ";").compactMap { Int($0) })
        text = piece[piece.index(after: end)...]
      }
      // Two blanks end a run: what stands in a column starts where the column does.
      for word in text.split(separator: "  ", omittingEmptySubsequences: false).enumerated() {
        if word.offset > 0 { column += 2 }
        let blanks = word.element.prefix { $0 == " " }
        let letters = word.element.dropFirst(blanks.count)
        column += blanks.count
        if !letters.isEmpty { runs.append(Run(column: column, text: String(letters), style: style)) }
        column += DisplayWidth.of(letters)
      }
    }
    return runs
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
