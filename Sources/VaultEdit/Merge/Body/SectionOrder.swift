import VaultSyntax

/// The sections of the three versions brought into one order, that of the side that moved some: so what the other side did
/// in a section goes with it.
struct SectionOrder {
  /// The text of each version below its front matter; nil where no section was moved, or both sides moved some otherwise.
  let texts: MergeSides<[UInt8]>?

  /// A heading with what stands under it before the next one.
  private struct Part {
    var key: Int
    var lines: Range<Int>
    var end: Int
  }

  /// - Complexity: O(*n*) in the lines.
  init(_ proof: MergeProof, lineEnding: [UInt8]) {
    let parts = MergeSides(
      base: Self.parts(.base, proof), ours: Self.parts(.ours, proof), theirs: Self.parts(.theirs, proof))
    let keys = parts.map { $0.map(\.key) }
    let order = OrderMerge(base: keys.base, ours: keys.ours, theirs: keys.theirs)
    guard order.hasMoves, !order.isAmbiguous else {
      texts = nil
      return
    }
    let places = Dictionary(order.keys.enumerated().map { ($1, $0) }) { first, _ in first }
    func text(_ side: MergeSide) -> [UInt8] {
      let version = proof.versions[side]
      let sorted = parts[side].sorted {
        (places[$0.key] ?? -1, $0.lines.lowerBound) < (places[$1.key] ?? -1, $1.lines.lowerBound)
      }
      let gap = parts[side].first { $0.end < $0.lines.upperBound && $0.key >= 0 }.map { $0.end..<$0.lines.upperBound }
      var result: [UInt8] = []
      for (place, part) in sorted.enumerated() {
        for line in part.lines.lowerBound..<part.end { result += version.text(line) }
        let isLast = place == sorted.count - 1
        let last = isLast ? parts[side].last : part
        let blank = last.map { $0.end..<$0.lines.upperBound } ?? 0..<0
        if !isLast, blank.isEmpty, part.end > part.lines.lowerBound {
          // The last section of a note has no blank line behind it.
          if let gap { for line in gap { result += version.text(line) } } else { result += lineEnding }
        } else {
          for line in blank { result += version.text(line) }
        }
      }
      return result
    }
    texts = MergeSides(base: text(.base), ours: text(.ours), theirs: text(.theirs))
  }

  private static func parts(_ side: MergeSide, _ proof: MergeProof) -> [Part] {
    let (version, owners) = (proof.versions[side], proof.classes.owners[side])
    let starts = [0] + version.lines.indices.filter { $0 > 0 && owners.isHeading[$0] } + [version.lines.count]
    return zip(starts, starts.dropFirst()).map { start, end in
      var last = end
      while last > start, version.isBlank(last - 1) { last -= 1 }
      let isHeaded = start < version.lines.count && owners.isHeading[start]
      return Part(key: isHeaded ? proof.classes.places[side][start] : -1, lines: start..<end, end: last)
    }
  }
}
