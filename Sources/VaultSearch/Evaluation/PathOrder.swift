/// Ranks files by the bytes of their paths, for ties.
///
/// All paths lie in one array; a key of the eight bytes after what all share decides most comparisons.
struct PathOrder {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  private struct Key {
    var lane: UInt64
    var place: Int
  }

  /// The rank of each of `files`, given ascending, among them; equal files have equal ranks.
  /// Complexity: O(n log n).
  static func ranks(of files: [Int], in snapshot: Snapshot) throws(SnapshotFault) -> [UInt32] {
    var distinct: [Int] = []
    for file in files where file != distinct.last { distinct.append(file) }
    var order = PathOrder()
    try order.read(distinct, in: snapshot)
    var ranks = [UInt32](repeating: 0, count: distinct.count)
    for (rank, key) in order.sortedKeys().enumerated() { ranks[key.place] = UInt32(truncatingIfNeeded: rank) }
    var place = -1
    var last: Int?
    return files.map { file in
      if file != last { place += 1 }
      last = file
      return ranks[place]
    }
  }

  private mutating func read(_ files: [Int], in snapshot: Snapshot) throws(SnapshotFault) {
    // Files come folder by folder.
    var last: (directory: Int, path: [UInt8])?
    for part in snapshot.parts {
      let mine = files.map { $0 - part.firstFile }.filter { $0 >= 0 && $0 < part.files.fileCount }
      try part.files.appendPaths(
        of: mine,
        directory: { directory in
          if let last, last.directory == directory { return last.path }
          guard var path = try? snapshot.path(ofDirectory: directory) else { return nil }
          if !path.isEmpty { path.append(UInt8(ascii: "/")) }
          last = (directory, path)
          return path
        }, to: &bytes, ends: &ends)
    }
    guard ends.count == files.count else { throw .damaged }
  }

  private func path(_ place: Int) -> ArraySlice<UInt8> {
    bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  private func sortedKeys() -> [Key] {
    let shared = sharedCount()
    var keys = ends.indices.map { place -> Key in
      let lane = LittleEndian.lane(bytes.span, path(place).startIndex + shared, end: ends[place])
      return Key(lane: lane.byteSwapped, place: place)
    }
    keys.sort { left, right in
      if left.lane != right.lane { return left.lane < right.lane }
      return path(left.place).lexicographicallyPrecedes(path(right.place))
    }
    return keys
  }

  /// How many bytes all paths begin with.
  private func sharedCount() -> Int {
    guard !ends.isEmpty else { return 0 }
    let first = path(0)
    var shared = first.count
    for place in ends.indices.dropFirst() {
      let other = path(place)
      var count = 0
      while count < min(shared, other.count), bytes[first.startIndex + count] == bytes[other.startIndex + count] {
        count += 1
      }
      shared = count
    }
    return shared
  }
}
