/// Ranks files by the bytes of their paths, for ties.
///
/// All paths lie in one array; a key of the eight bytes after what all share decides most comparisons.
struct PathOrder {
  private var ranks: [Int: Int] = [:]

  /// Ranks the files with these ordinals, given ascending. Complexity: O(n log n).
  init(_ files: [Int], in snapshot: Snapshot) throws(SnapshotFault) {
    var distinct: [Int] = []
    for file in files where file != distinct.last { distinct.append(file) }
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var shared = Int.max
    var directories: [Int: [UInt8]] = [:]
    for file in distinct {
      guard let record = try snapshot.file(file) else { throw .damaged }
      let start = bytes.count
      let directory = Int(record.directory)
      if let path = directories[directory] {
        bytes.append(contentsOf: path)
      } else {
        var path = try snapshot.path(ofDirectory: directory)
        if !path.isEmpty { path.append(UInt8(ascii: "/")) }
        directories[directory] = path
        bytes.append(contentsOf: path)
      }
      bytes.append(contentsOf: try snapshot.name(ofFile: file))
      if let first = starts.first { shared = min(shared, Self.sharedCount(bytes, first, start)) }
      starts.append(start)
    }
    starts.append(bytes.count)
    if shared == .max { shared = 0 }
    var keys = distinct.indices.map { place -> Key in
      let lane = LittleEndian.lane(bytes.span, starts[place] + shared, end: starts[place + 1])
      return Key(lane: lane.byteSwapped, place: place)
    }
    keys.sort { left, right in
      if left.lane != right.lane { return left.lane < right.lane }
      return bytes[starts[left.place]..<starts[left.place + 1]]
        .lexicographicallyPrecedes(bytes[starts[right.place]..<starts[right.place + 1]])
    }
    ranks.reserveCapacity(keys.count)
    for (rank, key) in keys.enumerated() { ranks[distinct[key.place]] = rank }
  }

  private struct Key {
    var lane: UInt64
    var place: Int
  }

  private static func sharedCount(_ bytes: [UInt8], _ left: Int, _ right: Int) -> Int {
    var count = 0
    while right + count < bytes.count, left + count < right, bytes[left + count] == bytes[right + count] { count += 1 }
    return count
  }

  /// The rank of a file.
  func rank(of file: Int) -> Int { ranks[file] ?? 0 }
}
