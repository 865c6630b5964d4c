/// A reader of unified diffs of its own, which knows nothing of how ours are made.
package struct PatchedText {
  /// Why a diff does not fit a text.
  package struct Misfit: Error {
    /// The line of the diff, counted from 0.
    package let line: Int
    package let reason: String
  }

  /// The text with the hunks of a diff applied.
  package let bytes: [UInt8]
  /// How many lines went and came.
  package private(set) var editCount = 0

  /// Applies the hunks of a diff to a text.
  package init(_ diff: [UInt8], on before: [UInt8]) throws(Misfit) {
    guard diff.isEmpty || diff.last == UInt8(ascii: "\n") else { throw Misfit(line: 0, reason: "no last line break") }
    var source = Self.lines(of: before)[...]
    var result: [UInt8] = []
    let lines = Self.lines(of: diff)
    var number = lines.firstIndex { $0.starts(with: "@@ ".utf8) } ?? lines.count
    // How many lines were read of the text, and written of the result.
    var (taken, written) = (0, 0)
    while number < lines.count {
      guard let hunk = Self.extents(lines[number]) else { throw Misfit(line: number, reason: "no hunk header") }
      while taken < hunk.before.start - 1 || (taken < hunk.before.start && hunk.before.count == 0) {
        guard let line = source.popFirst() else { throw Misfit(line: number, reason: "starts after the end") }
        result += line
        taken += 1
        written += 1
      }
      let expected = hunk.after.count == 0 ? hunk.after.start : hunk.after.start - 1
      guard written == expected else { throw Misfit(line: number, reason: "new start") }
      var (gone, come) = (0, 0)
      number += 1
      while number < lines.count, !lines[number].starts(with: "@@ ".utf8) {
        var line = lines[number].dropFirst()
        if number + 1 < lines.count, lines[number + 1].elementsEqual("\\ No newline at end of file\n".utf8) {
          line = line.dropLast()
        }
        switch lines[number].first {
        case UInt8(ascii: " "), UInt8(ascii: "-"):
          guard source.popFirst()?.elementsEqual(line) == true else { throw Misfit(line: number, reason: "differs") }
          taken += 1
          gone += 1
          if lines[number].first == UInt8(ascii: " ") { fallthrough }
          editCount += 1
        case UInt8(ascii: "+"):
          result += line
          come += 1
          written += 1
          if lines[number].first == UInt8(ascii: "+") { editCount += 1 }
        case UInt8(ascii: "\\"): break
        default: throw Misfit(line: number, reason: "unknown sign")
        }
        number += 1
      }
      guard gone == hunk.before.count, come == hunk.after.count else { throw Misfit(line: number, reason: "counts") }
    }
    bytes = result + source.joined()
  }

  /// The lines with their line feeds.
  package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private typealias Extent = (start: Int, count: Int)

  private static func extents(_ line: ArraySlice<UInt8>) -> (before: Extent, after: Extent)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "@@", words[3] == "@@\n" else { return nil }
    guard words[1].first == "-", words[2].first == "+" else { return nil }
    func extent(_ word: Substring) -> Extent? {
      let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
      guard let start = numbers.first ?? nil else { return nil }
      return (start, numbers.count == 1 ? 1 : (numbers[1] ?? -1))
    }
    guard let before = extent(words[1]), let after = extent(words[2]) else { return nil }
    return (before, after)
  }
}
