/// The last word of a query that is still being typed.
///
/// ```swift
/// QueryWord(lastOf: "milk tag:vegan,ga")  // kept "milk tag:vegan,", key "tag", text "ga"
/// ```
package struct QueryWord {
  /// The key before the first colon; nil when there is none.
  package private(set) var key: String?
  /// What comes before the text.
  package private(set) var kept = ""
  /// The key that is begun, or the last of the values, its quotes undone.
  package private(set) var text = ""
  /// Whether some of the text stands in quotes.
  package private(set) var isQuoted = false

  /// - Complexity: O(length of the query).
  package init(lastOf query: String) {
    let scalars = Array(query.unicodeScalars)
    var (word, start, index, isOpen) = (0, 0, 0, false)
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\\" where isOpen && index < scalars.count && "\"\\".unicodeScalars.contains(scalars[index]):
        text.unicodeScalars.append(scalars[index])
        index += 1
      case "\"":
        isOpen.toggle()
        isQuoted = true
      case _ where isOpen: text.unicodeScalars.append(scalar)
      case ":",
        "," where key != nil:
        key = key ?? String(String.UnicodeScalarView(scalars[word..<(index - 1)]))
        begin(&start, at: index)
      case " ", "\t", "(", ")", "|":
        key = nil
        begin(&start, at: index)
        word = index
      case "-" where index == word + 1:
        begin(&start, at: index)
        word = index
      default: text.unicodeScalars.append(scalar)
      }
    }
    kept = String(String.UnicodeScalarView(scalars[..<start]))
  }

  private mutating func begin(_ start: inout Int, at index: Int) {
    start = index
    text = ""
    isQuoted = false
  }

  /// The value of a condition, in the quotes that a query needs around it.
  package static func quoted(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./".unicodeScalars.contains(scalar)
    }
    if isPlain { return value }
    return "\"" + value.map { #"\""#.contains($0) ? #"\"# + String($0) : String($0) }.joined() + "\""
  }
}
