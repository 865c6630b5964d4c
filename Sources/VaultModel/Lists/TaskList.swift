import VaultSyntax

/// A list of tasks: a plain one, a saved query, or one that the classifier fills.
///
/// Membership is computed when it is read, never stored.
package struct TaskList: Sendable, Hashable {
  /// Which tasks belong to it.
  package enum Kind: Sendable, Hashable {
    /// Its own lines, and the tasks that name it.
    case plain
    /// What a query finds. All of its lines must hold; without any, every task.
    case smart(query: [String])
    /// What is like the tasks of some plain lists (`Home`) or with some tags (`#garden`), from a probability on, 0 … 1.
    case learned(topics: [String], threshold: Rational)
  }

  package var title: String
  package var aliases: [String]
  package var kind: Kind
  package var icon: String?
  package var color: ItemColor?
  package var sort: ListSort?
  package var shows: [ListDisplay]
  package var tags: [String]
  /// Lines with links; its tasks are items of the note.
  package var entries: [LinkedEntry]
  /// Titles of its section *Examples*, which say what belongs to a learned list before any task does.
  package var examples: [String]

  /// How certain the classifier must be when the list does not say it.
  package static let defaultThreshold = Rational(1, over: 2) ?? .zero

  /// The query in one line, with the conditions of each of several lines in parentheses; nil unless the list is smart.
  ///
  /// Directives, such as `| sort due`, go to the end in the order of their lines.
  package var query: String? {
    guard case .smart(let lines) = kind else { return nil }
    guard lines.count > 1 else { return lines.first ?? "" }
    let parts = lines.map(Self.parts)
    let conditions = parts.map(\.conditions).filter { !$0.isEmpty }.map { "(" + $0 + ")" }
    return (conditions + parts.map(\.directives).filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// What stands before the first `|` of a line outside quotation marks, and the rest with it.
  private static func parts(of line: String) -> (conditions: String, directives: String) {
    var (isQuoted, isEscaped) = (false, false)
    let bar = line.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && !isEscaped && byte == UInt8(ascii: "\\")
      return byte == UInt8(ascii: "|") && !isQuoted
    }
    guard let bar else { return (line, "") }
    let conditions = TextSource(Array(line.utf8[..<bar])).trimmed.text
    return (conditions, String(line[bar...]))
  }
}

extension Note {
  /// The note read as a list.
  package var taskList: TaskList {
    TaskList(
      title: title, aliases: names(.aliases, of: whole), kind: listKind, icon: text(.icon, of: whole),
      color: member(.color, of: whole), sort: sources(.sort, of: whole).first.flatMap(ListSort.init), shows: shows,
      tags: tags(of: whole), entries: linkedEntries,
      examples: examples)
  }

  private var listKind: TaskList.Kind {
    let query = names(.query, of: whole).flatMap { $0.split(whereSeparator: \.isNewline).map(Self.trimmed) }
      .filter { !$0.isEmpty }
    if hasQuery { return .smart(query: query) }
    let topics = names(.topic, of: whole)
    guard !topics.isEmpty else { return .plain }
    return .learned(topics: topics, threshold: number(.threshold, of: whole) ?? TaskList.defaultThreshold)
  }

  /// Whether a query is written, if only an empty one.
  private var hasQuery: Bool {
    fields[whole.fields].last { $0.key == .query }.map {
      $0.counts || !["", "~", "null"].contains(document.text($0.range))
    } ?? false
  }

  /// The list lines without a checkbox under a heading *Examples*, or under one below it.
  private var examples: [String] {
    let headings = exampleHeadings
    guard !headings.isEmpty else { return [] }
    return lines.filter { $0.checkbox == .absent && headings.contains(Int($0.heading)) }
      .map { document.text($0.content) }
  }

  /// The heading blocks of the sections *Examples* with those of their parts.
  private var exampleHeadings: Set<Int> {
    let blocks = document.blocks.blocks
    var headings: Set<Int> = []
    var section: Int?
    for (place, block) in blocks.enumerated() where block.kind == .heading {
      if section.map({ block.level <= $0 }) ?? true { section = isExamples(place) ? Int(block.level) : nil }
      if section != nil { headings.insert(place) }
    }
    return headings
  }

  private func isExamples(_ heading: Int) -> Bool {
    headingText(heading).map { TextSource(document.bytes, $0).trimmed.range }
      .flatMap { ExamplesHeading(spelledIn: document.bytes, in: $0) } != nil
  }

  private static func trimmed(_ line: Substring) -> String { TextSource(Array(line.utf8)).trimmed.text }

  private var shows: [ListDisplay] {
    guard case .members(let bits)? = value(.show, of: whole) else { return [] }
    return ListDisplay.allCases.filter { bits >> UInt64($0.rawValue) & 1 == 1 }
  }
}

extension TaskList: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.aliases, aliases)
    addKind(to: &facts)
    facts.add(.icon, icon)
    facts.add(.color, color)
    facts.add(.sort, sort)
    facts.add(.show, shows)
    facts.add(.tags, tags)
    facts.add("entries", entries)
    return facts.facts
  }

  private func addKind(to facts: inout FactList) {
    switch kind {
    case .plain:
      facts.add(.kind, "plain")
    case .smart:
      facts.add(.kind, "smart")
      facts.add(.query, query)
    case .learned(let topics, let threshold):
      facts.add(.kind, "learned")
      facts.add(.topic, topics)
      facts.add(.threshold, threshold)
    }
  }
}

/// The heading over the titles that a learned list is like.
private enum ExamplesHeading: UInt8, ClosedSet {
  case examples

  static let vocabulary = Vocabulary("examples: example, приклади, приклад, примеры, пример")
}
