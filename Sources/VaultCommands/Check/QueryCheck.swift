import VaultActions
import VaultModel
import VaultSearch
import VaultSyntax

/// Checks that the saved queries of lists read.
struct QueryCheck: Sendable {
  private let parser: QueryParser

  /// Reads queries against the keys of all notes of the index.
  ///
  /// - Parameter now: what `today` means in them.
  init(_ snapshot: Snapshot, _ settings: Settings, now: LocalDateTime) throws(SnapshotFault) {
    parser = QueryParser(
      vocabulary: try QueryVocabulary(of: snapshot), context: QueryContext(now: now, settings: settings))
  }

  /// What is wrong with the query of a note: one finding a line.
  func diagnostics(of note: Note) -> [Diagnostic] {
    guard note.type == .list, case .smart(let lines) = note.taskList.kind,
      let field = note.fields[note.whole.fields].last(where: { $0.key == .query })
    else { return [] }
    var start = field.range.lower
    return lines.compactMap { line in
      let place = Self.place(of: Array(line.utf8), from: start, in: note, field.range)
      start = place?.upper ?? start
      return error(in: line).map { diagnostic(of: $0, in: line, at: place, field.range) }
    }
  }

  private func error(in line: String) -> QueryError? {
    do throws(QueryError) {
      _ = try parser.parse(line)
      return nil
    } catch {
      return error
    }
  }

  private func diagnostic(
    of error: QueryError, in line: String, at place: ByteRange?, _ value: ByteRange
  ) -> Diagnostic {
    let bytes = Array(line.utf8)
    let lower = min(error.range.lower, bytes.count)
    let upper = min(max(error.range.upper, lower), bytes.count)
    let wrong = lower < upper ? String(decoding: bytes[lower..<upper], as: UTF8.self) : line
    let range = place.map { ByteRange($0.lower + lower, $0.lower + upper) } ?? value
    let code: DiagnosticCode = error.reason == .reversedRange ? .listQueryReversed : .listQueryUnread
    return Diagnostic(code, at: range, values: [wrong], suggestions: error.suggestions)
  }

  /// Where a line of a query stands in its note; nil when it is written with escapes.
  private static func place(of line: [UInt8], from start: Int, in note: Note, _ value: ByteRange) -> ByteRange? {
    let bytes = note.document.bytes
    guard let first = line.first, start + line.count <= value.upper else { return nil }
    for offset in start...(value.upper - line.count)
    where bytes[offset] == first && bytes[offset..<(offset + line.count)].elementsEqual(line) {
      return ByteRange(offset, offset + line.count)
    }
    return nil
  }
}
