/// A line of a note made for a test, known by a number that it keeps through all edits of it.
package struct KnownLine: Equatable, Sendable {
  /// What the line is.
  package enum Kind: Sendable {
    case record, log, heading, prose, blank
    case comment, key, list, value
  }

  /// The same line has the same number in every version.
  package let number: Int
  /// What the line is.
  package let kind: Kind
  /// The character in the checkbox; empty without one.
  package var mark = ""
  /// The leading date of a booking or a log line; else empty.
  package var date = ""
  /// The amount as it is written, with its asterisks; else empty.
  package var amount = ""
  /// The words of the text; of a key its name.
  package var words: [String] = []
  /// The value of a scalar key.
  package var value = ""
  /// The tags without `#`.
  package var tags: [String] = []
  /// Names and values of the attributes, in their order.
  package var attributes: [KnownAttribute] = []
  /// The `^id` without `^`; else empty.
  package var handle = ""
  /// The list of a value, the task of a log line; else 0.
  package var parent = 0
  /// Lines of one paragraph have one number here; else 0.
  package var paragraph = 0
  /// Whether a list of values is written in brackets.
  package var isFlow = false

  package init(_ number: Int, _ kind: Kind, _ words: [String] = []) {
    self.number = number
    self.kind = kind
    self.words = words
  }

  /// The line as it stands in the note; of a value the value alone.
  package var text: String {
    let name = words.joined(separator: " ")
    switch kind {
    case .record, .log:
      let box = mark.isEmpty ? "" : "[\(mark)]"
      let pairs = attributes.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      let tail = tags.map { "#\($0)" } + [pairs.isEmpty ? "" : "{\(pairs)}", handle.isEmpty ? "" : "^\(handle)"]
      let slots = ["-", box, date, amount, name] + tail
      return (kind == .log ? "  " : "") + slots.filter { !$0.isEmpty }.joined(separator: " ")
    case .heading: return "## \(name)"
    case .prose: return "\(name)."
    case .blank: return ""
    case .comment: return "# \(name)"
    case .key: return "\(name): \(value)"
    case .list: return "\(name):"
    case .value: return name
    }
  }
}

/// One pair in the braces of a line.
package struct KnownAttribute: Equatable, Sendable {
  /// The key.
  package var name: String
  /// The value.
  package var value: String
}

/// One version of a note made for a test, every line of which is known.
package struct KnownNote: Sendable {
  /// The lines of the front matter; values of a list follow it.
  package var front: [KnownLine] = []
  /// The lines below the front matter.
  package var body: [KnownLine] = []
  /// Lines in the place of which this version has another, and the number of that.
  package var replaced: [Int: Int] = [:]
  /// Lines that this version has elsewhere than the base.
  package var moved: Set<Int> = []
  /// What ends a line.
  package var lineEnding = "\n"
  /// Whether the last line is ended too.
  package var isEnded = true

  package init() {}

  /// All lines.
  package var lines: [KnownLine] { front + body }

  /// The note as a file.
  package var bytes: [UInt8] {
    var texts: [String] = []
    if !front.isEmpty {
      texts.append("---")
      for line in front { appendFront(line, to: &texts) }
      texts.append("---")
    }
    let all = (texts + body.map(\.text)).joined(separator: lineEnding)
    return Array((isEnded ? all + lineEnding : all).utf8)
  }

  private func appendFront(_ line: KnownLine, to texts: inout [String]) {
    let values = front.filter { $0.kind == .value && $0.parent == line.number }
    switch line.kind {
    case .list where line.isFlow: texts.append("\(line.text) [\(values.map(\.text).joined(separator: ", "))]")
    case .list: texts += [line.text] + values.map { "  - \($0.text)" }
    case .value: break
    default: texts.append(line.text)
    }
  }

  /// The number of the heading above each line of the body; 0 above the first heading.
  package var headings: [Int: Int] {
    var headings: [Int: Int] = [:]
    var heading = 0
    for line in body {
      if line.kind == .heading { heading = line.number } else { headings[line.number] = heading }
    }
    return headings
  }

  /// The number of the key below each comment of the front matter; 0 at the end.
  package var commentedKeys: [Int: Int] {
    var keys: [Int: Int] = [:]
    var key = 0
    for line in front.reversed() {
      if line.kind == .key || line.kind == .list { key = line.number }
      if line.kind == .comment { keys[line.number] = key }
    }
    return keys
  }
}
