import VaultSyntax

/// One value of a condition as written, quotes undone: one element of a comma-separated list.
struct QueryValueText {
  /// One side of `..`, or the whole value.
  struct Part {
    var text = ""
    var range: ByteRange
    /// Whether some of it stood in quotes.
    var isQuoted = false
  }

  /// The value, or the two sides of its `..`; a side may be empty.
  var parts: [Part]
  /// In `flour>=500g`: the operator, and what stands after it.
  var comparison: (operation: QueryScanner.Operator, bound: Part)?
  /// All of it, the dots and the comparison as written.
  var whole: Part

  var isEmpty: Bool { whole.text.isEmpty && !whole.isQuoted }
}

extension QueryScanner {
  /// The values here, up to white space or a parenthesis: split at commas outside quotes if `splitsAtCommas`.
  mutating func takeValues(splitsAtCommas: Bool) throws(QueryError) -> [QueryValueText] {
    var values: [QueryValueText] = []
    repeat {
      values.append(try takeValue(endsAtComma: splitsAtCommas))
    } while splitsAtCommas && take(UInt8(ascii: ","))
    return values
  }

  private mutating func takeValue(endsAtComma: Bool) throws(QueryError) -> QueryValueText {
    let start = position
    var whole = QueryValueText.Part(range: here)
    var parts = [whole]
    var comparison: (operation: Operator, bound: QueryValueText.Part)?
    func add(_ text: String, quoted: Bool) {
      whole.text += text
      whole.isQuoted = whole.isQuoted || quoted
      if comparison != nil {
        comparison?.bound.text += text
      } else {
        parts[parts.count - 1].text += text
        parts[parts.count - 1].isQuoted = parts[parts.count - 1].isQuoted || quoted
      }
    }
    while !isAtEnd {
      if endsAtComma, current == UInt8(ascii: ",") {
        guard comparison != nil, isDecimalComma else { break }
        add(",", quoted: false)
        position += 1
      } else if current == UInt8(ascii: "\"") {
        add(try takeQuoted(), quoted: true)
      } else if current == UInt8(ascii: "."), byte(at: position + 1) == UInt8(ascii: "."), parts.count == 1 {
        parts[0].range = range(from: start)
        whole.text += ".."
        position += 2
        parts.append(QueryValueText.Part(range: here))
      } else if let found = self.comparison(at: position), comparison == nil, position > start {
        whole.text += text(ByteRange(position, position + found.1))
        position += found.1
        comparison = (found.0, QueryValueText.Part(range: here))
      } else if Self.endsWord(current) {
        break
      } else {
        let run = takeRun(endsAtComma: endsAtComma)
        add(text(run), quoted: false)
      }
    }
    whole.range = range(from: start)
    parts[parts.count - 1].range = range(from: parts[parts.count - 1].range.lower)
    if let start = comparison?.bound.range.lower { comparison?.bound.range = range(from: start) }
    return QueryValueText(parts: parts, comparison: comparison, whole: whole)
  }

  /// Whether the comma here stands in a number, as in `ingredient:flour>=0,5kg`: right between two digits.
  private var isDecimalComma: Bool {
    position > 0 && 0x30...0x39 ~= bytes[position - 1] && 0x30...0x39 ~= byte(at: position + 1)
  }

  /// At least one byte, up to where ``takeValue(endsAtComma:)`` must look again.
  private mutating func takeRun(endsAtComma: Bool) -> ByteRange {
    let start = position
    repeat { position += 1 } while !isAtEnd && !Self.endsWord(current) && !Self.isSpecialInValue(current, endsAtComma)
    return range(from: start)
  }

  private static func isSpecialInValue(_ byte: UInt8, _ endsAtComma: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: ","): endsAtComma
    default: false
    }
  }
}
