import VaultModel
import VaultSyntax

/// Writes the first key of front matter that is empty or not there yet.
struct FrontMatterCreation: Sendable {
  private let document: Document

  /// Front matter for a document that has none, or an empty one.
  init(_ document: Document) { self.document = document }

  /// The keys of a path below each other with a value, after the comments of empty front matter, or between new fences
  /// before the body. A byte order mark stays first.
  func patch(_ path: [String], _ value: NewValue) -> Patch {
    let spelling = PairSpelling(lineBreak: lineBreak)
    let lines = spelling.lines(path[...], value, column: 0)
    guard let frontMatter = document.frontMatter else {
      let fence = Array("---".utf8) + lineBreak
      return Patch(insertingAt: document.body.lower, text: fence + lines + fence)
    }
    return Patch(insertingAt: end(of: frontMatter.content), text: lines)
  }

  /// The first line break of the front matter or of the body; LF for a note of one line.
  private var lineBreak: [UInt8] {
    let start = document.frontMatter?.range.lower ?? document.body.lower
    return SourceLines(bytes: document.bytes, bounds: ByteRange(start, document.bytes.count)).lineBreak(of: start)
  }

  /// The end of the content, or the `...` line in it.
  private func end(of content: ByteRange) -> Int {
    let lines = SourceLines(bytes: document.bytes, bounds: content)
    var line = content.lower
    while line < content.upper {
      if document.bytes[line..<content.upper].starts(with: "...".utf8) { return line }
      line = lines.next(after: line)
    }
    return content.upper
  }
}
