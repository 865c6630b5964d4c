import Foundation
import VaultTestSupport

/// A line of outside data with what a person says of it.
struct LabelledLine {
  /// The line, as that of a note.
  var text: String
  /// What the row says behind the line's place.
  var labels: [String]
}

extension LabelledLine {
  /// Whether the outside data is there of which rows speak.
  static var areThere: Bool { isThere(.outsideData("ingredients")) && isThere(.outsideData("nyt-train")) }

  /// The rows of a table in `Data`, which name lines of the outside data and do not hold them.
  static func all(of table: String) throws -> [LabelledLine] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/\(table).tsv")
    var texts: [String: [String]] = [:]
    for name in ["ingredients", "nyt-train"] { texts[name] = try ConformanceData.lines(of: name).map(text) }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { row in
      let fields = row.split(separator: "\t").map(String.init)
      guard fields.count > 2, let number = Int(fields[1]), let lines = texts[fields[0]], lines.indices.contains(number)
      else { throw NoSuchLine(row: String(row)) }
      return LabelledLine(text: lines[number], labels: Array(fields.dropFirst(2)))
    }
  }

  /// A row that names no line.
  struct NoSuchLine: Error {
    var row: String
  }

  /// What a row of the data says, without its notation and without what is markup in a note.
  private static func text(_ row: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any]
    guard let input = object?["input"] as? String else { throw NoSuchLine(row: row) }
    return input.replacingOccurrences(of: "$", with: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").filter { !"*_{}[]<>#`\\".contains($0) }
  }
}
