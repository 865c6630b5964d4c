import VaultSyntax

/// Names of a table with their declined forms written short: `пшеничн(е,ого) борошн(о,а)`.
enum NameForms {
  /// The names of a list, which semicolons divide.
  static func names(of bytes: [UInt8], in range: ByteRange) -> [ByteRange] {
    pieces(of: bytes, in: range, separatedBy: UInt8(ascii: ";"))
  }

  /// The words of a name.
  static func words(of bytes: [UInt8], in range: ByteRange) -> [ByteRange] {
    pieces(of: bytes, in: range, separatedBy: UInt8(ascii: " "))
  }

  /// The forms of one word; several brackets are combined.
  static func forms(of bytes: [UInt8], in word: ByteRange) -> [[UInt8]] {
    var result: [[UInt8]] = []
    forEachForm(of: bytes, in: word) { result.append($0) }
    return result
  }

  /// Calls `body` with each form of one word, in the same buffer.
  static func forEachForm(of bytes: [UInt8], in word: ByteRange, _ body: ([UInt8]) -> Void) {
    var form: [UInt8] = []
    addForms(of: bytes, in: word, to: &form, body)
  }

  private static func addForms(
    of bytes: [UInt8], in word: ByteRange, to form: inout [UInt8], _ body: ([UInt8]) -> Void
  ) {
    let length = form.count
    defer { form.removeLast(form.count - length) }
    guard let open = bytes[word.indices].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open..<word.upper].firstIndex(of: UInt8(ascii: ")"))
    else {
      form.append(contentsOf: bytes[word.indices])
      return body(form)
    }
    form.append(contentsOf: bytes[word.lower..<open])
    let stem = form.count
    var start = open + 1
    for place in start...close where place == close || bytes[place] == UInt8(ascii: ",") {
      form.append(contentsOf: bytes[start..<place])
      addForms(of: bytes, in: ByteRange(close + 1, word.upper), to: &form, body)
      form.removeLast(form.count - stem)
      start = place + 1
    }
  }

  /// All names of a list in all their forms, the first form of each name first in its row.
  static func list(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return names(of: bytes, in: ByteRange(0, bytes.count)).flatMap { name in
      words(of: bytes, in: name).reduce([[]]) { beginnings, word -> [[UInt8]] in
        let forms = forms(of: bytes, in: word)
        return beginnings.flatMap { beginning in
          forms.map { beginning.isEmpty ? $0 : beginning + [UInt8(ascii: " ")] + $0 }
        }
      }
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first form of the first name of a list: what the food is called; empty for an empty list.
  static func title(of bytes: [UInt8], in range: ByteRange) -> String {
    let end = bytes[range.indices].firstIndex(of: UInt8(ascii: ";")) ?? range.upper
    let words = words(of: bytes, in: ByteRange(range.lower, end)).compactMap { forms(of: bytes, in: $0).first }
    return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }

  private static func pieces(of bytes: [UInt8], in range: ByteRange, separatedBy separator: UInt8) -> [ByteRange] {
    var result: [ByteRange] = []
    var start = range.lower
    for place in range.indices where bytes[place] == separator {
      if place > start { result.append(ByteRange(start, place)) }
      start = place + 1
    }
    if range.upper > start { result.append(ByteRange(start, range.upper)) }
    return result
  }
}
