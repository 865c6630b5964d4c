import VaultModel
import VaultSyntax

extension NoteFixes {
  /// A date in another spelling that can mean one day only: `2026/11/20`, `20.11.2026`, `20 Nov 2026`.
  func date(_ diagnostic: Diagnostic) -> Fix? {
    guard diagnostic.values.count == 2, let place = place(of: diagnostic.values[1], in: diagnostic.range),
      let text = CertainDate.rewritten(diagnostic.values[1])
    else { return nil }
    return Fix(diagnostic, [Patch(place, text)], reach: .value)
  }

  /// A member of a closed set in the same letters, whose words run together: `glutenfree` for `gluten-free`.
  func member(_ diagnostic: Diagnostic) -> Fix? {
    guard diagnostic.values.count == 2 else { return nil }
    let written = diagnostic.values[1]
    let members = diagnostic.suggestions.filter { letters(of: $0) == letters(of: written) }
    guard members.count == 1, !letters(of: written).isEmpty, let place = place(of: written, in: diagnostic.range) else {
      return nil
    }
    return Fix(diagnostic, [Patch(place, members[0])], reach: .value)
  }

  /// The one element of a list where one value is wanted: `due: [2026-11-20]`.
  func onlyElement(_ diagnostic: Diagnostic) -> Fix? {
    guard let field = note.fields.first(where: { $0.range == diagnostic.range }),
      case .frontMatter(let list) = field.source, let tree = document.frontMatter?.tree,
      tree.nodes[list].kind == .sequence, Int(tree.nodes[list].subtreeEnd) == list + 2,
      tree.nodes[list].anchor.isEmpty, tree.nodes[list].tag.isEmpty
    else { return nil }
    let element = tree.nodes[list + 1]
    guard element.kind == .scalar, element.anchor.isEmpty, element.tag.isEmpty, !element.range.isEmpty,
      !bytes[element.range.indices].contains(UInt8(ascii: "\n"))
    else { return nil }
    // From the colon on, so that a list on lines of its own comes up to its key.
    let beforeList = ByteRange(field.keyRange.upper, field.range.lower)
    guard trimmed(beforeList).count == 1, bytes[trimmed(beforeList).lower] == UInt8(ascii: ":") else { return nil }
    let old = ByteRange(trimmed(beforeList).upper, field.range.upper)
    return Fix(diagnostic, [Patch(old, [UInt8(ascii: " ")] + bytes[element.range.indices])], reach: .value)
  }

  /// The one place of a value inside a range, as a whole word; nil when it stands there escaped or more than once.
  private func place(of value: String, in range: ByteRange) -> ByteRange? {
    let value = Array(value.utf8)
    guard !value.isEmpty, value.count <= range.count else { return nil }
    var found: ByteRange?
    for start in range.lower...(range.upper - value.count) where bytes[start..<start + value.count].elementsEqual(value)
    {
      let end = start + value.count
      guard start == range.lower || isEdge(bytes[start - 1]), end == range.upper || isEdge(bytes[end]) else { continue }
      guard found == nil else { return nil }
      found = ByteRange(start, end)
    }
    return found
  }

  /// Whether a byte may stand beside a whole value.
  private func isEdge(_ byte: UInt8) -> Bool { " \t,[]\"':{}\r\n".utf8.contains(byte) }

  /// A spelling without what people write differently between words, in lower case.
  private func letters(of text: String) -> String { String(text.lowercased().filter { !" -_\t".contains($0) }) }
}

/// Dates in spellings that vault does not read in notes, but that can mean one day only.
enum CertainDate {
  /// The date, with the time that is written after it, as vault reads it; nil when the text is none, or has two
  /// meanings such as `05/11/2026`.
  static func rewritten(_ text: String) -> String? {
    let words = text.split(maxSplits: 1) { $0 == " " || $0 == "T" || $0 == "\t" }
    if let first = words.first, let date = digits(in: first) {
      guard words.count > 1 else { return date.text }
      return moment(date, String(words[1]))
    }
    // Only dates whose year is said: the others depend on the day on which they are read.
    guard let expression = try? DateExpression(text) else { return nil }
    switch expression.meaning {
    case .day(.dayOfMonth(let day, let month, let year?)):
      return LocalDate(year: year, month: month, day: day)?.text
    case .dayAndTime(.dayOfMonth(let day, let month, let year?), let time):
      return LocalDate(year: year, month: month, day: day).map { LocalDateTime($0, time).text }
    default: return nil
    }
  }

  private static func moment(_ date: LocalDate, _ time: String) -> String? {
    for written in [time, "0" + time] {
      let text = date.text + " " + written
      if LocalDateTime(text) != nil { return text }
    }
    return nil
  }

  /// `2026/11/20`, `2026.1.5`, `2026-1-5`, `20261120`; `20.11.2026`; `20/11/2026` and `11/20/2026` when the day is above
  /// 12.
  private static func digits(in text: Substring) -> LocalDate? {
    guard let mark = text.first(where: { !$0.isASCII || !$0.isNumber }) else { return compact(text) }
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard ["-", ".", "/"].contains(mark), numbers.count == 3, parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 { return LocalDate(year: numbers[0], month: numbers[1], day: numbers[2]) }
    guard parts[2].utf8.count == 4, parts[0].utf8.count <= 2, parts[1].utf8.count <= 2 else { return nil }
    // With points the day comes first wherever people write so (CLDR 45).
    if mark == "." || numbers[0] > 12 { return LocalDate(year: numbers[2], month: numbers[1], day: numbers[0]) }
    return numbers[1] > 12 ? LocalDate(year: numbers[2], month: numbers[0], day: numbers[1]) : nil
  }

  /// The basic format of ISO 8601, for this century and the last.
  private static func compact(_ text: Substring) -> LocalDate? {
    guard text.utf8.count == 8, text.hasPrefix("19") || text.hasPrefix("20"), let number = Int(text) else { return nil }
    return LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}
