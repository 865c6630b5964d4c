/// A conflict that a git merge left in a note, between its `<<<<<<<` and `>>>>>>>` lines (git-merge(1), “How conflicts
/// are presented”).
package struct MergeConflict: Hashable, Sendable {
  /// The line that shows it: the opening one, or the closing one of a conflict whose opening was deleted.
  package let marker: ByteRange
  /// All its lines, or those up to the note's end when it is not closed.
  package let range: ByteRange
  /// Our half, behind the opening line; empty where that was deleted.
  package let ours: ByteRange
  /// Their half, behind the `=======` line, with the closing line; empty where there is none.
  package let theirs: ByteRange
}

extension Document {
  /// The conflicts of the note, front matter included, in order.
  ///
  /// A line of code is text, so that a page about git may show a conflict. `=======` alone underlines a heading, and
  /// `>>>>>>> ` alone is a deep quotation; they count only where the others stand before them.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var conflicts: [MergeConflict] {
    var scan = ConflictScan(bytes: bytes, code: codeRanges)
    scan.run()
    return scan.conflicts
  }

  private var codeRanges: [ByteRange] {
    blocks.blocks.filter { $0.kind == .fencedCode || $0.kind == .indentedCode }.map(\.range)
  }
}

/// Goes through the lines of a note once and keeps what a conflict has shown so far.
private struct ConflictScan {
  let bytes: [UInt8]
  let code: [ByteRange]
  var conflicts: [MergeConflict] = []
  private var opening: ByteRange?
  private var separator: ByteRange?
  /// The line above what both halves were made from, in the form of a conflict that shows it.
  private var former: ByteRange?
  private var nextCode = 0

  init(bytes: [UInt8], code: [ByteRange]) {
    self.bytes = bytes
    self.code = code
  }

  mutating func run() {
    var start = SourceLocation.hasByteOrderMark(bytes) ? 3 : 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      read(ByteRange(start, hasReturn ? end - 1 : end))
      start = end + 1
    }
    close(at: bytes.count)
  }

  private mutating func read(_ line: ByteRange) {
    guard line.count >= 7, let mark = mark(of: line), !isCode(line) else { return }
    switch mark {
    case UInt8(ascii: "<"):
      close(at: line.lower)
      (opening, separator, former) = (line, nil, nil)
    case UInt8(ascii: "|"):
      if separator == nil { former = former ?? line }
    case UInt8(ascii: "="):
      separator = line
    default:
      if opening != nil {
        close(at: line.upper)
      } else if let separator {
        conflicts.append(
          MergeConflict(
            marker: line, range: ByteRange(separator.lower, line.upper),
            ours: ByteRange(separator.lower, separator.lower), theirs: ByteRange(separator.upper, line.upper)))
      }
      (separator, former) = (nil, nil)
    }
  }

  private mutating func close(at end: Int) {
    if let opening {
      let oursEnd = (former ?? separator)?.lower ?? end
      conflicts.append(
        MergeConflict(
          marker: opening, range: ByteRange(opening.lower, end), ours: ByteRange(opening.upper, oursEnd),
          theirs: ByteRange(separator?.upper ?? end, end)))
    }
    opening = nil
  }

  /// The byte that a marker line repeats seven times, before a space or the line's end; nil for any other line.
  private func mark(of line: ByteRange) -> UInt8? {
    let mark = bytes[line.lower]
    guard "<|=>".utf8.contains(mark) else { return nil }
    guard bytes[line.lower..<line.lower + 7].allSatisfy({ $0 == mark }) else { return nil }
    if line.count == 7 { return mark == UInt8(ascii: "<") ? nil : mark }
    return bytes[line.lower + 7] == UInt8(ascii: " ") && mark != UInt8(ascii: "=") ? mark : nil
  }

  private mutating func isCode(_ line: ByteRange) -> Bool {
    while nextCode < code.count, code[nextCode].upper <= line.lower { nextCode += 1 }
    return nextCode < code.count && code[nextCode].lower <= line.lower
  }
}
