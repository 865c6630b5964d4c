import VaultSyntax

extension Snapshot {
  /// The handles of some items: of each the shortest beginning of its hash, of at least three letters, that no other item
  /// shares. Items with equal hashes, such as equal lines of one note, have the same handle.
  ///
  /// - Parameter workers: how many threads share the work.
  /// - Complexity: O(*all items* · log *items*), one pass over five bytes an item.
  package func handles(of items: [Int], workers: Int = 1) throws(SnapshotFault) -> ItemHandles {
    guard !items.isEmpty else { return [:] }
    var wanted: [(hash: ItemHash, item: Int)] = []
    for item in items {
      let (part, number) = part(ofItem: item)
      wanted.append((try part.segment.hash(of: number), item))
    }
    wanted.sort { ($0.hash.value, $0.item) < ($1.hash.value, $1.item) }
    let shared = try sharedLetters(of: wanted.map(\.hash), workers: workers)
    // Between equal hashes only the outermost were compared.
    var handles: [(item: Int, handle: String)] = []
    handles.reserveCapacity(wanted.count)
    var run = 0
    while run < wanted.count {
      var end = run
      var most = 0
      while end < wanted.count, wanted[end].hash == wanted[run].hash {
        most = max(most, shared[end])
        end += 1
      }
      let length = max(ItemHash.shortestHandle, most + 1)
      for place in run..<end { handles.append((wanted[place].item, wanted[place].hash.handle(length: length))) }
      run = end
    }
    return ItemHandles(handles)
  }

  /// With how many letters each of some sorted hashes begins like another one of an item that counts; of equal ones that
  /// of the outermost.
  private func sharedLetters(of wanted: [ItemHash], workers: Int) throws(SnapshotFault) -> [Int] {
    // A hash that begins with the shortest handle of none of them makes no handle longer.
    var beginnings = ItemSet(count: 1 << 15)
    for hash in wanted { beginnings.insert(hash.beginning) }
    let stretches = hashStretches(for: workers)
    let found = parallelMap(count: stretches.count, workers: workers) { [beginnings] number in
      Result { () throws(SnapshotFault) in
        var shared = [Int](repeating: 0, count: wanted.count)
        try forEachHash(of: stretches[number], beginningAs: beginnings) { _, hash in
          Self.compare(hash, with: wanted, &shared)
        }
        return shared
      }
    }
    var shared = [Int](repeating: 0, count: wanted.count)
    for stretch in found {
      for (place, letters) in try stretch.get().enumerated() where letters > shared[place] { shared[place] = letters }
    }
    return shared
  }

  /// Compares a hash with those beside it in a sorted list, which share the longest beginnings with it.
  private static func compare(_ hash: ItemHash, with wanted: [ItemHash], _ shared: inout [Int]) {
    var low = 0
    var high = wanted.count
    while low < high {
      let middle = (low + high) / 2
      if wanted[middle].value < hash.value { low = middle + 1 } else { high = middle }
    }
    var place = low
    while place < wanted.count, wanted[place] == hash { place += 1 }
    for near in [low - 1, place] where wanted.indices.contains(near) {
      shared[near] = max(shared[near], wanted[near].commonLetters(with: hash))
    }
  }

  /// The items whose hash begins with a handle.
  ///
  /// - Complexity: O(*all items*).
  package func items(withHandle handle: String) throws(SnapshotFault) -> [Int] {
    var items: [Int] = []
    for stretch in hashStretches(for: 1) {
      try forEachHash(of: stretch, beginningAs: nil) { item, hash in
        if hash.begins(with: handle) { items.append(item) }
      }
    }
    return items
  }

  /// Neighbouring items of a part, by their numbers in its segment, whose hashes one thread looks at.
  private struct HashStretch: Sendable {
    var part: Int
    var items: Range<Int>

    /// As few items as one thread is worth.
    static let least = 4_096
  }

  /// All items, those of each part in up to so many stretches.
  private func hashStretches(for workers: Int) -> [HashStretch] {
    parts.indices.flatMap { part in
      let items = parts[part].segment.itemCount
      let count = max(1, min(workers, items / HashStretch.least))
      return (0..<count).map { HashStretch(part: part, items: items * $0 / count..<items * ($0 + 1) / count) }
    }
  }

  /// Calls `body` for the items of a stretch that count and whose hash has one of some beginnings; nil: for all of them.
  @inline(__always) private func forEachHash(
    of stretch: HashStretch, beginningAs beginnings: ItemSet?, _ body: (Int, ItemHash) -> Void
  ) throws(SnapshotFault) {
    let part = parts[stretch.part]
    try part.segment.withHashes(of: stretch.items) { bytes in
      for place in stretch.items.indices {
        let offset = (place &- stretch.items.lowerBound) &* ItemHash.byteCount
        // Two bytes tell most items apart from all that are wanted.
        if let beginnings, !beginnings.contains(ItemHash.beginning(bytes, at: offset)) { continue }
        let item = part.firstItem &+ place
        if live.contains(item) { body(item, ItemHash(bytes, at: offset)) }
      }
    }
  }
}

extension Segment {
  /// Gives `body` the hashes of neighbouring items; hardly anything looks at them again.
  fileprivate func withHashes(of items: Range<Int>, _ body: (Span<UInt8>) -> Void) throws(SnapshotFault) {
    let start = header[.hashes].lowerBound
    let range = start + items.lowerBound * ItemHash.byteCount..<start + items.upperBound * ItemHash.byteCount
    try bytes.withSpan(range, body)
    bytes.letGo(of: range)
  }

  /// The hash of an item.
  func hash(of item: Int) throws(SnapshotFault) -> ItemHash {
    try withSection(.hashes) { bytes in
      (item + 1) * ItemHash.byteCount <= bytes.count
        ? ItemHash(bytes, at: item * ItemHash.byteCount) : ItemHash(value: 0)
    }
  }
}
