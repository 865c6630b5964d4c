import VaultKitchen
import VaultSyntax

/// The instructions of a recipe as plain text: steps, some of them under headings.
struct RecipeSteps: Sendable, Hashable {
  /// Steps under one heading.
  struct Section: Sendable, Hashable {
    /// Empty for the steps above the first heading.
    var title: String
    var steps: [String] = []
  }

  private(set) var sections: [Section] = []

  init() {}

  /// Takes instructions apart, which are Markdown: a heading begins a section, each paragraph is a step. O(length).
  init(of instructions: String) {
    for (text, isHeading) in MarkdownText.blocks(instructions) {
      if isHeading { begin(text) } else { add(text) }
    }
  }

  /// Steps out of lines: a short line that ends with a colon, or begins with `#`, is a heading.
  init(lines: [String]) {
    for line in lines {
      if let title = Self.heading(line) { begin(title) } else { add(line) }
    }
  }

  var isEmpty: Bool { sections.allSatisfy(\.steps.isEmpty) }

  mutating func begin(_ title: String) {
    if sections.last?.steps.isEmpty == true, sections.last?.title.isEmpty == true { sections.removeLast() }
    sections.append(Section(title: title.inOneLine))
  }

  /// Adds a step; the number that a page wrote before it goes.
  mutating func add(_ step: String) {
    let step = Self.withoutNumber(step.inOneLine)
    guard !step.isEmpty else { return }
    if sections.isEmpty { sections.append(Section(title: "")) }
    sections[sections.count - 1].steps.append(step)
  }

  /// Adds what another text of steps says.
  mutating func add(_ other: RecipeSteps) {
    for section in other.sections {
      if !section.title.isEmpty { begin(section.title) }
      for step in section.steps { add(step) }
    }
  }

  /// The steps as Markdown: numbered lists, headings between them.
  var markdown: String {
    var blocks: [String] = []
    for section in sections {
      if !section.title.isEmpty { blocks.append("## " + MarkdownEscaping.line(section.title)) }
      let steps = section.steps.enumerated().map { "\($0 + 1). " + MarkdownEscaping.line($1) }
      if !steps.isEmpty { blocks.append(steps.joined(separator: "\n")) }
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The lines that ``init(lines:)`` reads again: one a step, a heading behind `##`.
  var lines: [String] {
    sections.flatMap { ($0.title.isEmpty ? [] : ["## " + $0.title]) + $0.steps }
  }

  // MARK: Lines

  private static func heading(_ line: String) -> String? {
    let line = line.inOneLine
    if line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }
      return title.hasPrefix(" ") ? title.trimmed : nil
    }
    guard line.hasSuffix(":"), line.count <= 60, !line.dropLast().contains(where: { ".!?:".contains($0) }),
      line.first?.isNumber == false
    else { return nil }
    return line.dropLast().trimmed
  }

  /// Without `1.`, `2)`, `Step 3:`, `Крок 4.` at the beginning; `1.5 l` and `10 minutes` are none.
  static func withoutNumber(_ step: String) -> String {
    var text = step[...]
    let words = ["step ", "крок ", "шаг "]
    let word = words.first { step.lowercased().hasPrefix($0) }
    if let word { text = text.dropFirst(word.count) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard 1...2 ~= digits.count, let sign = text.dropFirst(digits.count).first, ".):".contains(sign) else {
      return step
    }
    let rest = text.dropFirst(digits.count + 1)
    guard rest.first == " " || word != nil && rest.isEmpty else { return step }
    return rest.trimmed
  }
}
