import VaultStore

/// How much of a note stands in others, to find the one that it was before it got another path.
struct NoteSimilarity {
  private let bytes: [UInt8]
  private let lines: [ArraySlice<UInt8>: Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = Self.lines(of: bytes)
  }

  /// The one that is most like it: half of the longer of both in equal lines at the least, as git finds renames
  /// (git-diff(1), `-M`); nil when none is.
  ///
  /// - Complexity: O(*n*) in the bytes of all of them.
  func best(among notes: [(path: Path, bytes: [UInt8])]) -> Path? {
    var best: (path: Path, share: Double)?
    for note in notes {
      if note.bytes == bytes { return note.path }
      let share = share(of: note.bytes)
      if share >= 0.5, share > best?.share ?? 0 { best = (note.path, share) }
    }
    return best?.path
  }

  /// How much of the longer note stands in both, 0 … 1.
  private func share(of other: [UInt8]) -> Double {
    // What differs in length by half cannot be alike by half.
    guard 2 * min(other.count, bytes.count) >= max(other.count, bytes.count), !bytes.isEmpty else { return 0 }
    let common = Self.lines(of: other).reduce(0) { $0 + $1.key.count * min($1.value, lines[$1.key] ?? 0) }
    return Double(common) / Double(max(other.count, bytes.count))
  }

  /// The lines with their ends, and how often each stands there.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>: Int] {
    var lines: [ArraySlice<UInt8>: Int] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines[bytes[start..<end], default: 0] += 1
      start = end
    }
    return lines
  }
}
