import Foundation
import Synchronization
import Testing

@testable import VaultCommands

@Suite struct `The lines of an input` {
  /// The lines of a pipe into which some bytes were written.
  private func lines(of text: String, isEnded: Bool = true, shouldStop: @escaping @Sendable () -> Bool = { false })
    throws -> [String]
  {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    if isEnded { try pipe.fileHandleForWriting.close() }
    let input = InputLines(of: pipe.fileHandleForReading.fileDescriptor, shouldStop: shouldStop)
    var lines: [String] = []
    while let line = input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r", ["a", "b\r"]), ("\n\na\n", ["", "", "a"]),
    ("café\nборщ", ["café", "борщ"]),
  ])
  func `end with LF or CRLF, and the last with the input`(text: String, expected: [String]) throws {
    #expect(try lines(of: text) == expected)
  }

  @Test func `come in order when there are many`() throws {
    let text = (0..<9_000).map { "\($0)" }
    #expect(try lines(of: text.joined(separator: "\n")) == text)
  }

  /// The pipe stays open, so that a reader that did not look would wait for ever.
  @Test func `end when the command is stopped while it waits`() throws {
    let looks = Atomic<Int>(0)
    let lines = try lines(of: "one\ntw", isEnded: false) {
      looks.add(1, ordering: .relaxed).newValue > 4
    }
    #expect(lines == ["one"])
  }
}
