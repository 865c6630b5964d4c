import VaultModel
import VaultSyntax
import VaultTestSupport

/// A change that an input asks for: words, one a line, of which the first says what is to be done.
///
/// ```text
/// set                  add, remove, unset, rename, list; of lines also mark, reword, append, move, drop
/// time/prep            a path of keys; `#2` is the third key that is there
/// 20m                  the value; of several lines the lines of a text or the elements of a list
/// ```
///
/// An input without words gets a change that follows from its bytes, so that every document is edited.
struct FuzzChange {
  /// What is to be done.
  let verb: String
  /// Which key or line it is done to.
  let subject: String
  /// The new text, line by line.
  let values: [String]

  /// Reads the change in the second part of an input; the verb is one of `verbs` whatever stands there.
  init(_ parts: [[UInt8]], verbs: [String]) {
    var lines = parts.count > 1 ? Self.lines(of: parts[1]) : Self.drawn(from: parts[0], verbs: verbs)
    let word = lines.removeFirst()
    verb = verbs.contains(word) ? word : verbs[Int(word.utf8.first ?? 0) % verbs.count]
    subject = lines.isEmpty ? "" : lines.removeFirst()
    values = lines
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func drawn(from bytes: [UInt8], verbs: [String]) -> [String] {
    var hash = FNV1a()
    hash.add(bytes)
    var random = SplitMix64(seed: hash.value)
    let path = (0...Int.random(in: 1...5, using: &random) / 4).map { _ in
      Bool.random(using: &random)
        ? "#\(Int.random(in: 0..<9, using: &random))" : keys.randomElement(using: &random) ?? ""
    }
    let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in texts.randomElement(using: &random) ?? "" }
    return [verbs.randomElement(using: &random) ?? "", path.joined(separator: "/")] + values
  }

  /// The whole value as one text.
  var text: String { values.joined(separator: "\n") }

  /// The value as one scalar; after `=` it is text whatever it looks like.
  var scalar: NewScalar { Self.scalar(text) }

  /// The values as elements of a list: without white space at their ends, which no reader of a list keeps, and without
  /// empty ones.
  var list: [NewScalar] {
    values.map { Self.scalar(TextSource(Array($0.utf8)).trimmed.text) }.filter { !$0.text.isEmpty }
  }

  private static func scalar(_ text: String) -> NewScalar {
    text.hasPrefix("=") ? NewScalar(String(text.dropFirst()), isText: true) : NewScalar(text)
  }

  private static let keys = [
    "a", "tags", "due", "status", "servings", "time", "title", "no", "мій ключ", "a b", "#x", "- a", "", "<<", "a: b",
    "7",
    "repeat", "flag", "priority", "aliases", "mood", "note", "'", "\"",
  ]

  /// Texts that are easy to write wrongly.
  static let texts = [
    "", " ", "6", "=6", "no", "=no", "2026-01-01", "=2026-01-01", "a: b", "- x", "# c", "x #y", "'", "\"", "''",
    "[a, b]",
    "{a", "}", "&a", "*a", "!t", "|", ">", "%", "@", "`", "\t", "\0", "\u{85}", "\u{FEFF}", "\u{2028}", "é", "---",
    "...",
    "null", "~", "=null", "<<", "[[x]]", "=[[x]]", "soup, salad", "1_000", "0x1F", "a\\b", "?", "? x", ":", ": x", "-",
    "🙂",
    " a ", "a\r", "a:", "a #", "^id", "{b: c}", "due:2026-01-01", "[x:: y]", "📅 2026-01-01", "#tag",
    "every 2 weeks on mon, wed",
    "happy", "done", "<<<<<<< a", "a  b", "```", "<!--", "%%", "*5 g* b", "14:00", "- [ ] c", "x, y: z", "\u{1B}[31m",
    "a very long text that goes on and on, so that a folding writer would break it into lines here or there",
  ]
}
