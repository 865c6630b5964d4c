package import VaultModel
import VaultSyntax

/// The text that a new note begins with: words and blanks to fill in.
///
/// ```swift
/// let template = NoteTemplate(Array("# {{title}}\n\n{{cursor}}\n".utf8))
/// template.filled(NoteTemplate.Blanks(title: "Call Ann", moment: now)).text    // "# Call Ann\n\n\n"
/// ```
///
/// The blanks are `{{title}}`, `{{date}}`, `{{time}}` and `{{cursor}}`, spaces inside allowed; anything else in braces
/// is text and stays. Nothing in a template is ever run. Source: the vault format, section 1.
package struct NoteTemplate: Sendable {
  /// The template's own bytes.
  package let source: [UInt8]

  /// A template from the bytes of its file.
  package init(_ source: [UInt8]) { self.source = source }

  /// What is filled in.
  package struct Blanks: Sendable {
    /// What `{{title}}` becomes.
    package var title: String
    /// What `{{date}}` and `{{time}}` become.
    package var moment: LocalDateTime

    /// The values of one new note.
    package init(title: String, moment: LocalDateTime) {
      self.title = title
      self.moment = moment
    }
  }

  /// A template with its blanks filled in.
  package struct Filled: Sendable, Hashable {
    /// The bytes of the note.
    package var text: [UInt8]
    /// Where the cursor belongs, in bytes; nil when the template does not say.
    package var cursor: Int?
  }

  /// Fills the blanks in. In front matter a value that YAML would read differently gets quotes.
  ///
  /// - Complexity: O(*n*) in the bytes of the template and of what is filled in.
  package func filled(_ blanks: Blanks) -> Filled {
    let content = Document(source).frontMatter?.content ?? ByteRange(0, 0)
    var result = Filled(text: [])
    var position = 0
    while position < source.count {
      if content.contains(position) {
        let end = min(endOfLine(at: position), content.upper)
        fillLine(ByteRange(position, end), blanks, into: &result)
        position = end
      } else {
        let end = position < content.lower ? content.lower : source.count
        fill(ByteRange(position, end), into: &result) { blank, _ in Self.text(of: blank, blanks) }
        position = end
      }
    }
    return result
  }

  /// What stands for a blank; nil for the cursor, which leaves nothing.
  private static func text(of blank: Blank, _ blanks: Blanks) -> String? {
    switch blank {
    case .title: blanks.title
    case .date: blanks.moment.date.text
    case .time: blanks.moment.time.shortText
    case .cursor: nil
    }
  }

  private func fill(_ range: ByteRange, into result: inout Filled, _ text: (Blank, Int) -> String?) {
    var position = range.lower
    while position < range.upper {
      guard let (blank, end) = Blank.read(source, at: position, before: range.upper) else {
        result.text.append(source[position])
        position += 1
        continue
      }
      if let text = text(blank, position) {
        result.text += text.utf8
      } else if result.cursor == nil {
        result.cursor = result.text.count
      }
      position = end
    }
  }

  private func endOfLine(at position: Int) -> Int {
    (source[position...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count - 1) + 1
  }
}

// MARK: - Front matter

extension NoteTemplate {
  /// Fills one line of front matter: inside quotes what YAML escapes there is escaped, and a plain value that holds a
  /// blank is quoted whole when it would not be read as it stands.
  private func fillLine(_ line: ByteRange, _ blanks: Blanks, into result: inout Filled) {
    guard let value = plainValue(in: line) else {
      var quote: UInt8 = 0
      var place = line.lower
      return fill(line, into: &result) { blank, position in
        // The quotes of the template decide: those in what was filled in before are escaped.
        for byte in source[place..<position] where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = quote == 0 ? byte : quote == byte ? 0 : quote
        }
        place = position
        return Self.text(of: blank, blanks).map { Self.escaped($0, in: quote) }
      }
    }
    fill(ByteRange(line.lower, value.lower), into: &result) { blank, _ in Self.text(of: blank, blanks) }
    var filled = Filled(text: [])
    fill(value, into: &filled) { blank, _ in Self.text(of: blank, blanks) }
    if let cursor = filled.cursor, result.cursor == nil { result.cursor = result.text.count + cursor }
    let text = String(decoding: filled.text, as: UTF8.self)
    let isRead = filled.text.isEmpty || Self.readsAsItself(filled.text)
    result.text += isRead ? filled.text : Array("\"\(Self.escaped(text, in: UInt8(ascii: "\"")))\"".utf8)
    result.text += source[value.upper..<line.upper]
  }

  /// The value after `key: ` or `- ` when it begins with no quote, bracket or other sign of YAML, and holds a blank.
  private func plainValue(in line: ByteRange) -> ByteRange? {
    var start = line.lower
    while start < line.upper, source[start] == UInt8(ascii: " ") { start += 1 }
    if start + 1 < line.upper, source[start] == UInt8(ascii: "-"), source[start + 1] == UInt8(ascii: " ") {
      start += 2
    } else {
      while start < line.upper, source[start] != UInt8(ascii: ":") { start += 1 }
      start += 1
    }
    while start < line.upper, source[start] == UInt8(ascii: " ") { start += 1 }
    var end = line.upper
    while end > start, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard start < end, !"\"'[&*!|>#".utf8.contains(source[start]) else { return nil }
    if source[start] == UInt8(ascii: "{"), Blank.read(source, at: start, before: end) == nil { return nil }
    let holdsBlank = (start..<end).contains { Blank.read(source, at: $0, before: end) != nil }
    return holdsBlank ? ByteRange(start, end) : nil
  }

  /// Whether YAML reads a value as the text that it is.
  private static func readsAsItself(_ value: [UInt8]) -> Bool {
    let line = Array("k: ".utf8) + value
    let tree = YAMLTree(parsing: line, in: ByteRange(0, line.count))
    guard tree.diagnostics.isEmpty, let root = tree.root, tree.nodes[root].kind == .mapping,
      let node = tree.value(forKey: "k", in: root, of: line)
    else { return false }
    return tree.nodes[node].kind == .scalar && tree.nodes[node].style == .plain
      && tree.nodes[node].range.upper == line.count
  }

  /// A text as it stands inside a kind of quotes; 0 means none (YAML 1.2.2, 7.3).
  private static func escaped(_ text: String, in quote: UInt8) -> String {
    switch quote {
    case UInt8(ascii: "\""):
      text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    case UInt8(ascii: "'"): text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    default: text
    }
  }
}

/// What a template leaves to be filled in.
private enum Blank: String, CaseIterable {
  case title, date, time, cursor

  /// The blank at an offset, and the offset after it.
  static func read(_ bytes: [UInt8], at start: Int, before end: Int) -> (blank: Blank, end: Int)? {
    guard start + 4 <= end, bytes[start] == UInt8(ascii: "{"), bytes[start + 1] == UInt8(ascii: "{") else { return nil }
    var position = start + 2
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard let blank = allCases.first(where: { bytes[position..<end].starts(with: $0.rawValue.utf8) }) else {
      return nil
    }
    position += blank.rawValue.utf8.count
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard position + 2 <= end, bytes[position] == UInt8(ascii: "}"), bytes[position + 1] == UInt8(ascii: "}") else {
      return nil
    }
    return (blank, position + 2)
  }
}
