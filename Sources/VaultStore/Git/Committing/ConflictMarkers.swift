import VaultSyntax

/// The places where a file still shows a conflict.
package enum ConflictMarkers {
  /// The lines, from 1, at which the conflicts of a note begin; code is text, so a page about git has none.
  package static func lines(inNote bytes: [UInt8]) -> [Int] {
    let markers = openings(in: bytes)
    // A note without a marker's bytes need not be read as one.
    guard !markers.isEmpty || contains(closing, bytes) else { return [] }
    let document = Document(bytes)
    return document.conflicts.map { document.location(of: $0.marker.lower).line }
  }

  /// The lines, from 1, that open a conflict in any text, code or not, with a closing line after them.
  package static func lines(inText bytes: [UInt8]) -> [Int] {
    contains(closing, bytes) ? openings(in: bytes) : []
  }

  private static let opening = Array("<<<<<<< ".utf8)
  private static let closing = Array(">>>>>>> ".utf8)

  private static func openings(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    eachLine(of: bytes) { number, line in if line.starts(with: opening) { found.append(number) } }
    return found
  }

  private static func contains(_ marker: [UInt8], _ bytes: [UInt8]) -> Bool {
    var isThere = false
    eachLine(of: bytes) { _, line in isThere = isThere || line.starts(with: marker) }
    return isThere
  }

  private static func eachLine(of bytes: [UInt8], _ body: (Int, ArraySlice<UInt8>) -> Void) {
    var start = 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      body(number, bytes[start..<end])
      start = end + 1
      number += 1
    }
  }
}
