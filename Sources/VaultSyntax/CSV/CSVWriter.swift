/// Writes rows of comma-separated values (RFC 4180), which end with CRLF.
///
/// A spreadsheet calculates a cell that begins with `=`, `+`, `-`, `@`, a tab or CR, whoever wrote it; a text that does
/// gets an apostrophe before it, which ``text(of:)`` takes away again. Numbers do not.
package struct CSVWriter: Sendable {
  /// What was written so far.
  package private(set) var text = ""

  package init() {}

  package mutating func row(_ cells: [String]) {
    text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
  }

  /// The text of a cell that this writer wrote: without the apostrophe that guards it.
  package static func text(of cell: String) -> String {
    let rest = cell.unicodeScalars.dropFirst()
    return cell.unicodeScalars.first == "'" && begins(rest) ? String(rest) : cell
  }

  private static func cell(_ text: String) -> String {
    let guarded = begins(text.unicodeScalars[...]) && !isNumber(text) ? "'" + text : text
    guard guarded.utf8.contains(where: { [0x22, 0x2C, 0x3B, 0x0A, 0x0D, 0x09].contains($0) }) else { return guarded }
    return "\"" + doublingQuotes(in: guarded) + "\""
  }

  /// By scalars: a quote and a mark that combines with it are one character, and yet the quote ends the cell.
  private static func doublingQuotes(in text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { scalars.append(scalar) }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Whether a text begins as a formula does, or as one that is guarded.
  private static func begins(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first(where: { $0 != "'" }) else { return false }
    return "=+-@\t\r".unicodeScalars.contains(first)
  }

  /// Digits with a sign and one point: what a spreadsheet takes for a number and calculates nothing with.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return text.count - digits.count <= 1 && digits.contains { $0.isNumber } && Double(String(digits)) != nil
      && digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
  }
}
