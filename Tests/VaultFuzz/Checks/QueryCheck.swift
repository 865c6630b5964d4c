import VaultModel
import VaultSearch
import VaultSyntax

/// Any text is a query or refused at a place inside it, and a query can be explained.
enum QueryCheck {
  private static let parser = QueryParser(
    vocabulary: .standard, context: QueryContext(now: LocalDateTime(.epoch, .midnight)))

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let text = String(decoding: input, as: UTF8.self)
    let length = text.utf8.count
    do throws(QueryError) {
      let parsed = try parser.parse(text)
      if parsed.hints.contains(where: { $0.range.upper > length }) {
        return FuzzOutcome(fault: "a hint beyond the end")
      }
      let lines = parsed.query.explanation.split(separator: "\n")
      return FuzzOutcome(outline: lines.lazy.map { $0.utf8.prefix(12).reduce(7) { $0 &* 31 &+ Int($1) } })
    } catch {
      if error.range.upper > length { return FuzzOutcome(fault: "an error beyond the end") }
      return FuzzOutcome(outline: "\(error.reason)".utf8.prefix(10).map { Int($0) })
    }
  }
}
