/// New bytes for a range of a document: the one way in which vault changes what somebody wrote.
///
/// ```swift
/// let patch = Patch(ByteRange(10, 11), "6")
/// [patch].applied(to: Array("servings: 4\n".utf8))    // "servings: 6\n"
/// ```
package struct Patch: Sendable, Hashable {
  /// What is replaced; empty where something is put in.
  package var range: ByteRange
  /// What stands there afterwards; empty where something is taken away.
  package var bytes: [UInt8]

  package init(_ range: ByteRange, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  package init(_ range: ByteRange, _ text: String) { self.init(range, Array(text.utf8)) }

  /// Puts text in before an offset.
  package init(insertingAt offset: Int, _ text: String) { self.init(ByteRange(offset, offset), text) }
}

extension Sequence<Patch> {
  /// The document with the patches applied, every other byte as it was.
  ///
  /// Patches at one place are applied in their order. One that overlaps an earlier one, or leads past the end, is left
  /// out: two rooms that change the same bytes are refused before this.
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the bytes and the patches.
  package func applied(to document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count + 64)
    var place = 0
    for patch in sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) })
    where patch.range.lower >= place && patch.range.upper <= document.count {
      result += document[place..<patch.range.lower]
      result += patch.bytes
      place = patch.range.upper
    }
    result += document[place...]
    return result
  }
}
