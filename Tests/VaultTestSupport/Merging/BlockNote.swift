/// A line of a note with what stands below it, known by a number that it keeps through all edits.
package struct KnownBlock: Equatable, Sendable {
  /// What the line is.
  package enum Kind: Sendable { case task, bullet, step, remark, log, prose }

  package let number: Int
  package let kind: Kind
  /// The character in the checkbox of a task.
  package var mark = " "
  /// The words; of a line of a log its day.
  package var words: [String]
  /// What stands behind the words: tags and attributes.
  package var tail: [String] = []
  package var children: [KnownBlock] = []

  /// The line as it stands in the note.
  package var text: String {
    let name = (words + tail).joined(separator: " ")
    switch kind {
    case .task: return "- [\(mark)] \(name)"
    case .bullet: return "- \(name)"
    case .step: return "1. \(name)"
    case .log: return "- [x] \(name)"
    case .remark, .prose: return "\(name)."
    }
  }

  /// The line and all below it.
  func lines(indentedBy indent: String) -> [String] {
    let below = kind == .step ? "   " : "  "
    return [indent + text] + children.flatMap { $0.lines(indentedBy: indent + below) }
  }
}

/// A heading with the blocks under it; above the first heading there is a section without words.
package struct KnownSection: Equatable, Sendable {
  package let number: Int
  package var words: [String]
  package var blocks: [KnownBlock] = []

  package var text: String { "## \(words.joined(separator: " "))" }
}

/// One version of a note made of blocks and sections.
package struct BlockNote: Equatable, Sendable {
  package var sections: [KnownSection] = []
  /// The blocks and sections that this version has elsewhere than the base.
  package var moved: Set<Int> = []
  package var lineEnding = "\n"
  package var isEnded = true

  /// The note as a file: a blank line around headings and paragraphs, and at no other place.
  package var bytes: [UInt8] {
    var parts: [[String]] = []
    for section in sections {
      if section.number != 0 { parts.append([section.text]) }
      var isList = false
      for block in section.blocks {
        let lines = block.lines(indentedBy: "")
        if isList, block.kind != .prose { parts[parts.count - 1] += lines } else { parts.append(lines) }
        isList = block.kind != .prose
      }
    }
    let text = parts.map { $0.joined(separator: lineEnding) }.joined(separator: lineEnding + lineEnding)
    return Array((isEnded && !text.isEmpty ? text + lineEnding : text).utf8)
  }
}
