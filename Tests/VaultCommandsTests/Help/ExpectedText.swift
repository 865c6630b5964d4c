import Foundation
import Testing

/// Output that must stay as it is, kept in a file of `Expected/`; a file that does not exist fails the test.
enum ExpectedText {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Expected")

  /// Compares with a file of the folder.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    let expected = try #require(
      try? String(decoding: Data(contentsOf: file), as: UTF8.self), "Expected/\(name) does not exist",
      sourceLocation: sourceLocation)
    let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
      .map { change in
        switch change {
        case .remove(let line, let text, _): "- \(line + 1): \(text)"
        case .insert(let line, let text, _): "+ \(line + 1): \(text)"
        }
      }
    #expect(difference.isEmpty, "\(name):\n\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
