/// Breaks text into lines between words.
enum TextWrap {
  /// The text's lines, each at most `width` columns unless a single word is longer.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let wordColumns = DisplayWidth.of(word)
      if !line.isEmpty, columns + 1 + wordColumns > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        columns += 1
      }
      line += word
      columns += wordColumns
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
