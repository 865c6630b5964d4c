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
      query.sort = []
      for argument in arguments {
        // `due desc`, as a list's own `sort` says it.
        if let last = query.sort.indices.last, let direction = direction(argument) {
          query.sort[last].descending = direction == .descending
        } else {
          query.sort.append(try sortKey(argument))
        }
      }
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

  private func sortKey(_ range: ByteRange) throws(QueryError) -> SortKey {
    let isDescending = scanner.bytes[range.lower] == UInt8(ascii: "-")
    let name = isDescending ? ByteRange(range.lower + 1, range.upper) : range
    return SortKey(key: try orderingKey(name), descending: isDescending)
  }

  /// A direction behind a key; nil where a note has a key of that name.
  private func direction(_ range: ByteRange) -> ListSort.Direction? {
    guard parser.vocabulary.key(named: scanner.text(range)) == nil else { return nil }
    return ListSort.Direction(spelledIn: scanner.bytes, in: range)
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
