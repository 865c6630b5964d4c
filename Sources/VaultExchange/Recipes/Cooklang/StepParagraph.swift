/// A step of Cooklang as a paragraph of Markdown, and back: what Markdown would take for a list, a heading, a rule, code,
/// a definition or raw HTML begins with a backslash.
enum StepParagraph {
  /// The step as a paragraph.
  static func escaped(_ step: String) -> String {
    if let sign = endOfNumber(step[...]) { return step[..<sign] + "\\" + step[sign...] }
    guard let first = step.first, signs.contains(first) || step.hasPrefix("# ") || step.hasPrefix("~~~") else {
      return step
    }
    return "\\" + step
  }

  /// The paragraph as a step.
  static func unescaped(_ paragraph: String) -> String {
    if let slash = paragraph.firstIndex(of: "\\") {
      let rest = paragraph[paragraph.index(after: slash)...]
      let isNumber = slash > paragraph.startIndex && escaped(paragraph[..<slash] + String(rest)) == paragraph
      let isSign = slash == paragraph.startIndex && escaped(String(rest)) == paragraph
      if isNumber || isSign { return paragraph[..<slash] + String(rest) }
    }
    return paragraph
  }

  /// What a block of Markdown may begin with; `@`, `#` and `~` before a word are marks of Cooklang and stay so.
  private static let signs: Set<Character> = ["-", "+", "*", "_", "`", "<", "["]

  /// The place of the point or bracket behind a number of at most nine digits at the beginning (CommonMark 5.2).
  private static func endOfNumber(_ text: Substring) -> String.Index? {
    let sign = text.firstIndex { !$0.isASCII || !$0.isNumber } ?? text.endIndex
    let count = text.distance(from: text.startIndex, to: sign)
    guard 1...9 ~= count, sign < text.endIndex, text[sign] == "." || text[sign] == ")" else { return nil }
    let next = text.index(after: sign)
    return next == text.endIndex || text[next] == " " ? sign : nil
  }
}
