import VaultSyntax

/// Changes that stand so close together that their context meets, with that context.
struct DiffHunk {
  private let changes: ArraySlice<LineChange>
  /// The lines of the hunk in both versions.
  let extent: LineChange

  /// Takes the changes of one hunk from the front of a list that is not empty.
  init(takingFrom rest: inout ArraySlice<LineChange>, of window: LineWindow, context: Int) {
    var end = rest.startIndex
    while end + 1 < rest.endIndex,
      rest[end + 1].before.lowerBound - rest[end].before.upperBound <= 2 * context
    {
      end += 1
    }
    changes = rest[rest.startIndex...end]
    let (first, last) = (rest[rest.startIndex], rest[end])
    let above = min(context, first.before.lowerBound - window.linesAbove)
    let below = min(context, window.linesAbove + window.before.count - last.before.upperBound)
    extent = LineChange(
      before: first.before.lowerBound - above..<last.before.upperBound + below,
      after: first.after.lowerBound - above..<last.after.upperBound + below)
    rest = rest[(end + 1)...]
  }

  /// The line above the hunk, which says where it stands in both versions.
  var header: String { "@@ -\(Self.extentText(extent.before)) +\(Self.extentText(extent.after)) @@" }

  /// Writes the hunk with its header.
  func write(to lines: inout DiffLines, window: LineWindow, before: [UInt8], after: [UInt8]) {
    lines.add(header)
    func write(_ sign: UInt8, _ range: Range<Int>, _ part: [ByteRange], of bytes: [UInt8]) {
      for line in range { lines.add(sign, bytes[part[line - window.linesAbove].indices]) }
    }
    var line = extent.before.lowerBound
    for change in changes {
      write(UInt8(ascii: " "), line..<change.before.lowerBound, window.before, of: before)
      write(UInt8(ascii: "-"), change.before, window.before, of: before)
      write(UInt8(ascii: "+"), change.after, window.after, of: after)
      line = change.before.upperBound
    }
    write(UInt8(ascii: " "), line..<extent.before.upperBound, window.before, of: before)
  }

  /// The first line, counted from 1, and the number of lines unless it is 1; of no lines, the line before them.
  private static func extentText(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.upperBound)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}
