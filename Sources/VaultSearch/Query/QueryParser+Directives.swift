import VaultModel
import VaultSyntax

/// What stands after `|`: how results are ordered and cut.
extension QueryReading {
  private static let directives = ["group", "limit", "sort"]

  mutating func directive(_ query: inout Query) throws(QueryError) {
    scanner.skipSpace()
    let name = scanner.takeBareWord()
    let arguments = directiveArguments()
    switch scanner.text(name) {
    case "sort":
      guard !arguments.isEmpty else { throw malformed("sort", scanner.here) }
      query.sort = try sortKeys(arguments)
    case "limit":
      guard arguments.count == 1, let argument = arguments.first, let limit = Int(scanner.text(argument)), limit > 0
      else { throw malformed("limit", arguments.first ?? scanner.here) }
      query.limit = limit
    case "group":
      guard let argument = arguments.first, arguments.count == 1 else {
        throw malformed("group", arguments.dropFirst().first ?? scanner.here)
      }
      query.group = try orderingKey(argument)
    case let other:
      let suggestions = other.isEmpty ? Self.directives : EditDistance.nearest(to: other, among: Self.directives)
      throw QueryError(.unknownDirective(other), at: name, suggestions: suggestions)
    }
    scanner.skipSpace()
    guard scanner.isAtEnd || scanner.current == UInt8(ascii: "|") else {
      throw malformed(scanner.text(name), ByteRange(scanner.position, scanner.position + 1))
    }
  }

  /// The words up to the next `|`, separated by commas or spaces.
  private mutating func directiveArguments() -> [ByteRange] {
    var arguments: [ByteRange] = []
    while true {
      scanner.skipSpace()
      while scanner.take(UInt8(ascii: ",")) { scanner.skipSpace() }
      let start = scanner.position
      while !scanner.isAtEnd, !QueryScanner.endsWord(scanner.current), scanner.current != UInt8(ascii: ",") {
        scanner.position += 1
      }
      let argument = scanner.range(from: start)
      guard !argument.isEmpty else { return arguments }
      arguments.append(argument)
    }
  }

  private func malformed(_ directive: String, _ range: ByteRange) -> QueryError {
    QueryError(.malformedDirective(directive), at: range)
  }

  /// `due -priority`, and what a list's own `sort` says: `priority desc`, `за терміном`.
  private func sortKeys(_ arguments: [ByteRange]) throws(QueryError) -> [SortKey] {
    var keys: [SortKey] = []
    var rest = arguments[...]
    while let first = rest.popFirst() {
      let isDescending = scanner.bytes[first.lower] == UInt8(ascii: "-")
      var name = isDescending ? ByteRange(first.lower + 1, first.upper) : first
      // A key of a list may be two words, of which the first alone is none.
      if let second = rest.first, ListSort.Key(spelledIn: scanner.bytes, in: ByteRange(name.lower, second.upper)) != nil
      {
        name = ByteRange(name.lower, second.upper)
        rest.removeFirst()
      }
      let isReversed = takeDirection(&rest) == .descending
      keys.append(SortKey(key: try orderingKey(name), descending: isDescending != isReversed))
    }
    return keys
  }

  /// A direction behind a key, of one word or two; nil where a note has a key of that name.
  private func takeDirection(_ rest: inout ArraySlice<ByteRange>) -> ListSort.Direction? {
    guard let first = rest.first, parser.vocabulary.key(named: scanner.text(first)) == nil else { return nil }
    for count in [2, 1] where count <= rest.count {
      let words = ByteRange(first.lower, rest[rest.startIndex + count - 1].upper)
      guard let direction = ListSort.Direction(spelledIn: scanner.bytes, in: words) else { continue }
      rest.removeFirst(count)
      return direction
    }
    return nil
  }

  private func orderingKey(_ range: ByteRange) throws(QueryError) -> String {
    let name = scanner.text(range)
    let special = ["path", "modified", "rank"]
    if special.contains(name) { return name }
    if let key = parser.vocabulary.key(named: name) { return key.name }
    if let key = ListSort.Key(spelledIn: scanner.bytes, in: range) { return key.queryKey }
    let suggestions = parser.vocabulary.suggestions(for: name) + EditDistance.nearest(to: name, among: special)
    throw QueryError(.unknownKey(name), at: range, suggestions: suggestions)
  }
}
