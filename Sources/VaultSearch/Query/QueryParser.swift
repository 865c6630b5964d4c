import VaultSyntax

/// Reads the query language: one language for searching, smart lists and `--where`.
///
/// ```swift
/// let parser = QueryParser(vocabulary: .standard, context: context)
/// let parsed = try parser.parse("type:recipe time<=30m (soup OR salad) | sort rating | limit 5")
/// ```
///
/// Conditions side by side hold together, and bind tighter than `OR`; `NOT` and `-` bind tightest. `AND`, `OR`, `NOT`
/// are words of the language in capitals only; `not` is one before a key or a parenthesis. A word is folded as the
/// index folds; one that holds several, such as `gluten-free`, is a phrase. Complexity: O(length of the text).
package struct QueryParser: Sendable {
  /// How deep parentheses may nest.
  package static let maximumDepth = 200

  package let vocabulary: QueryVocabulary
  /// What its dates and amounts are read by.
  package let context: QueryContext
  /// Whether words match with their diacritics and unstemmed (`--exact`).
  package let isExact: Bool

  package init(vocabulary: QueryVocabulary, context: QueryContext, isExact: Bool = false) {
    self.vocabulary = vocabulary
    self.context = context
    self.isExact = isExact
  }

  /// A query and what its author may not have meant.
  package struct Parsed: Hashable, Sendable {
    package var query: Query
    package var hints: [QueryHint]
  }

  /// The query that `text` writes; an empty one asks for everything.
  package func parse(_ text: String) throws(QueryError) -> Parsed {
    var reading = QueryReading(QueryScanner(text), self)
    return try reading.query()
  }
}

/// One text on its way to a query.
struct QueryReading {
  var scanner: QueryScanner
  let parser: QueryParser
  let values: QueryValueReader
  var hints: [QueryHint] = []
  private var depth = 0

  init(_ scanner: QueryScanner, _ parser: QueryParser) {
    self.scanner = scanner
    self.parser = parser
    values = QueryValueReader(context: parser.context)
  }

  mutating func query() throws(QueryError) -> QueryParser.Parsed {
    var query = Query()
    scanner.skipSpace()
    if !scanner.isAtEnd && scanner.current != UInt8(ascii: "|") {
      query.condition = try alternatives()
    }
    scanner.skipSpace()
    if scanner.current == UInt8(ascii: ")") && !scanner.isAtEnd {
      throw QueryError(.parenthesisNotOpened, at: ByteRange(scanner.position, scanner.position + 1))
    }
    while scanner.take(UInt8(ascii: "|")) { try directive(&query) }
    return QueryParser.Parsed(query: query, hints: hints)
  }

  /// `a b OR c`; `||` is what others write for it, and no directive begins with a bar.
  private mutating func alternatives() throws(QueryError) -> Condition {
    var branches = [try conjunction()]
    while scanner.takeKeyword("OR") || scanner.takeDoubleBar() { branches.append(try conjunction()) }
    return branches.count == 1 ? branches[0] : .any(branches)
  }

  /// `a b AND c`
  private mutating func conjunction() throws(QueryError) -> Condition {
    let start = scanner.position
    var parts: [Condition] = []
    var isOperandMissing = true
    var hasIgnored = false
    while true {
      scanner.skipSpace()
      if isAtEndOfConjunction { break }
      if scanner.isAt("AND") {
        guard !isOperandMissing else { throw missingCondition("AND") }
        _ = scanner.takeKeyword("AND")
        isOperandMissing = true
        continue
      }
      if let part = try operand() {
        parts.append(part)
      } else {
        hasIgnored = true
      }
      isOperandMissing = false
    }
    if parts.isEmpty && hasIgnored { throw QueryError(.nothingToSearch, at: trimmed(from: start)) }
    guard !isOperandMissing else { throw missingCondition(scanner.isAt("OR") ? "OR" : "") }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private var isAtEndOfConjunction: Bool {
    scanner.isAtEnd || scanner.current == UInt8(ascii: ")") || scanner.current == UInt8(ascii: "|")
      || scanner.isAt("OR")
  }

  private func missingCondition(_ keyword: StaticString) -> QueryError {
    QueryError(
      .missingCondition, at: ByteRange(scanner.position, scanner.position + keyword.utf8CodeUnitCount),
      suggestions: keyword.utf8CodeUnitCount > 0 ? ["\"\(keyword)\""] : [])
  }

  private func trimmed(from start: Int) -> ByteRange {
    var (lower, upper) = (start, scanner.position)
    while lower < upper, QueryScanner.isSpace(scanner.bytes[lower]) { lower += 1 }
    while lower < upper, QueryScanner.isSpace(scanner.bytes[upper - 1]) { upper -= 1 }
    return ByteRange(lower, upper)
  }

  /// A condition with what negates it; nil when it holds nothing to search for.
  private mutating func operand() throws(QueryError) -> Condition? {
    var isNegated = false
    var start = scanner.position
    while takeNegation() {
      isNegated.toggle()
      scanner.skipSpace()
      start = scanner.position
      if isAtEndOfConjunction || scanner.isAt("AND") { throw missingCondition("") }
    }
    let field = field(in: scanner)
    if field?.isNegated ?? false { isNegated.toggle() }
    guard let condition = try primary(field) else {
      hints.append(QueryHint(.ignored, at: scanner.range(from: start)))
      return nil
    }
    return isNegated ? .not(condition) : condition
  }

  /// `NOT`, `not` before a key or a parenthesis, `-` before anything but white space.
  private mutating func takeNegation() -> Bool {
    if scanner.takeKeyword("NOT") { return true }
    // `!` as in `!tag:a` and `!(a b)`; before a word it is the author's.
    let isMark = scanner.current == UInt8(ascii: "!")
    if isMark || scanner.isAt("not") {
      var ahead = scanner
      ahead.position += isMark ? 1 : 3
      if !isMark { ahead.skipSpace() }
      let isBeforeParenthesis = !ahead.isAtEnd && ahead.current == UInt8(ascii: "(")
      guard isBeforeParenthesis || field(in: ahead) != nil else { return false }
      scanner = ahead
      return true
    }
    guard scanner.current == UInt8(ascii: "-"), scanner.position + 1 < scanner.bytes.count else { return false }
    let next = scanner.byte(at: scanner.position + 1)
    guard next == UInt8(ascii: "(") || next == UInt8(ascii: "\"") || !QueryScanner.endsWord(next) else { return false }
    scanner.position += 1
    return true
  }

  /// - Parameter field: what stands here as a key with a value, without its negation.
  private mutating func primary(_ field: QueryScanner.Field?) throws(QueryError) -> Condition? {
    if scanner.current == UInt8(ascii: "(") { return try group() }
    let start = scanner.position
    if scanner.current == UInt8(ascii: "\"") {
      let text = try scanner.takeQuoted()
      noteMark(behind: text, from: start)
      return phrase(text, at: scanner.range(from: start))
    }
    if let field { return try condition(of: field) }
    let range = scanner.takeBareWord()
    noteTag(scanner.text(range), at: range)
    return tag(scanner.text(range), at: range) ?? words(scanner.text(range), at: range)
  }

  /// Steps over a `*` or `~` behind quotes, which would go with a word, and keeps a hint of it.
  private mutating func noteMark(behind text: String, from start: Int) {
    let mark = scanner.current
    let next = scanner.position + 1
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "~"),
      next >= scanner.bytes.count || QueryScanner.endsWord(scanner.bytes[next])
    else { return }
    scanner.position = next
    let spelling = String(decoding: [mark], as: UTF8.self)
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x20 }
    hints.append(
      QueryHint(
        .markBehindQuotes(spelling), at: scanner.range(from: start), suggestions: isPlain ? [text + spelling] : []))
  }

  private mutating func group() throws(QueryError) -> Condition {
    let start = scanner.position
    scanner.position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= QueryParser.maximumDepth else { throw QueryError(.tooDeep, at: ByteRange(start, start + 1)) }
    let condition = try alternatives()
    guard scanner.take(UInt8(ascii: ")")) else {
      throw QueryError(.parenthesisNotClosed, at: ByteRange(start, start + 1))
    }
    return condition
  }
}
