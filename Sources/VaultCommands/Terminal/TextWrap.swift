/// Breaks text into lines between words.
enum TextWrap {
  /// The text's lines, each at most `width` columns unless a single word is longer.
  static func lines(_ text: String, width: Int) -> [String] { lines(text.split(separator: " "), width: width) }

  private static func lines(_ words: [Substring], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in words {
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

  /// A line that somebody wrote: as it is where it fits, else broken with its indentation, words that are longer than a
  /// line too. O(length), whatever the words.
  static func written(_ line: String, width: Int) -> [String] {
    guard DisplayWidth.of(line) > width else { return [line] }
    let indentation = String(line.prefix { $0 == " " }.prefix(width / 2))
    let room = width - indentation.count
    var rows: [String] = []
    for row in lines(line, width: room) {
      var rest = row[...]
      repeat {
        let end = DisplayWidth.end(of: rest, within: room)
        // A sign that is wider than the room stands on a line of its own.
        let part = end > rest.startIndex ? rest[..<end] : rest.prefix(1)
        rows.append(indentation + part)
        rest = rest[part.endIndex...]
      } while !rest.isEmpty
    }
    return rows
  }

  // MARK: Messages

  /// A message, the lines below the first one indented. What stands in quotation marks is kept on one line: a command is
  /// copied whole.
  static func message(_ text: String, width: Int) -> [String] {
    guard DisplayWidth.of(text) > width else { return [text] }
    let rows = lines(quotations(in: text), width: width - 2)
    return Array(rows.prefix(1)) + rows.dropFirst().map { "  " + $0 }
  }

  /// The words of a text, with what stands in quotation marks as one of them.
  private static func quotations(in text: String) -> [Substring] {
    var parts: [Substring] = []
    var words = text.split(separator: " ")[...]
    while let first = words.first {
      let last = endOfQuotation(in: words) ?? words.startIndex
      parts.append(text[first.startIndex..<words[last].endIndex])
      words = words[(last + 1)...]
    }
    return parts
  }

  private static let closing: [Character: Character] = ["'": "'", "«": "»"]
  /// In words: so many are looked at for each word that opens one.
  private static let longestQuotation = 64

  /// The word that ends the quotation which the first one begins; nil where it begins none.
  private static func endOfQuotation(in words: ArraySlice<Substring>) -> Int? {
    guard let opened = words.first?.drop(while: { $0 == "(" }), let mark = opened.first.flatMap({ closing[$0] }) else {
      return nil
    }
    // A longer one is no command to be copied, and is broken as other words are.
    return words.prefix(longestQuotation).indices.first { number in
      let word = number == words.startIndex ? opened.dropFirst() : words[number]
      // Behind it a comma or a bracket may follow, but no letter: that would be an apostrophe.
      return word.lastIndex(of: mark).map { word[$0...].allSatisfy { !$0.isLetter && !$0.isNumber } } ?? false
    }
  }
}

extension OutputSink {
  /// Writes a sentence behind its label, such as `warning`.
  ///
  /// - Parameter columns: those of the terminal, to which it is broken between words; nil where there is none.
  func writeMessage(_ sentence: String, behind label: String, _ role: TextRole, _ painter: Painter, columns: Int?) {
    let whole = label.isEmpty ? sentence : label + ": " + sentence
    var shownLabel = label.isEmpty ? "" : painter.paint(label, role)
    var hidden = label.count
    // A sentence may have several lines of its own.
    for part in whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      for row in columns.map({ TextWrap.message(part, width: $0) }) ?? [part] {
        writeLine(shownLabel + row.dropFirst(hidden))
        (shownLabel, hidden) = ("", 0)
      }
    }
  }
}
