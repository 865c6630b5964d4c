import VaultModel
import VaultSyntax

/// Which line items of two versions of a note are the same, by the pairing of their lines.
struct ItemPairs {
  /// For every record of the earlier version its place in the later one, or nil.
  private(set) var ofBefore: [Int?]
  /// For every record of the later version its place in the earlier one, or nil.
  private(set) var ofAfter: [Int?]

  /// Pairs the items.
  ///
  /// - Complexity: as ``LinePairing``.
  init(before: NoteOutline, after: NoteOutline) {
    let notes = [before.note, after.note]
    let numbered = NumberedLines(of: notes.map { ($0.document.bytes, $0.document.body) })
    let versions = notes.indices.map { side in
      BodyVersion(notes[side], lines: numbered.lines[side], numbers: numbered.numbers[side])
    }
    let pairing = LinePairing(versions[0], versions[1])
    ofBefore = Array(repeating: nil, count: before.records.count)
    ofAfter = Array(repeating: nil, count: after.records.count)
    let earlier = Self.recordsOfLines(before.records, versions[0])
    let later = Self.recordsOfLines(after.records, versions[1])
    for (line, partner) in pairing.partners.enumerated() where partner >= 0 {
      // Of several on one line, as in `- - [ ] a`, each is the one in its place.
      for (record, other) in zip(earlier[line], later[partner]) {
        ofBefore[record] = other
        ofAfter[other] = record
      }
    }
  }

  /// The records that begin on each line.
  private static func recordsOfLines(_ records: [LineRecord], _ version: BodyVersion) -> [[Int]] {
    var result = [[Int]](repeating: [], count: version.lines.count)
    for (place, record) in records.enumerated() {
      let line = version.lines.partitioningIndex { $0.upper > record.range.lower }
      if result.indices.contains(line) { result[line].append(place) }
    }
    return result
  }

  /// For every item of one version the item of the other that it was, as places in `Note.items`; the note is the note.
  func origins(ofBefore: Bool) -> [Int?] {
    [0] + (ofBefore ? self.ofBefore : ofAfter).map { $0.map { $0 + 1 } }
  }
}
