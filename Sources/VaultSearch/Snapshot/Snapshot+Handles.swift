extension Snapshot {
  /// The handles of some items: of each the shortest beginning of its hash, of at least three letters, that no other item
  /// shares. Items with equal hashes, such as equal lines of one note, have the same handle.
  ///
  /// - Complexity: O(*all items* · log *items*), one pass over five bytes an item.
  package func handles(of items: [Int]) throws(SnapshotFault) -> ItemHandles {
    guard !items.isEmpty else { return [:] }
    var wanted: [(hash: ItemHash, item: Int)] = []
    for item in items {
      let (part, number) = part(ofItem: item)
      wanted.append((try part.segment.hash(of: number), item))
    }
    wanted.sort { ($0.hash.value, $0.item) < ($1.hash.value, $1.item) }
    var shared = [Int](repeating: 0, count: wanted.count)
    // A hash that begins with the shortest handle of none of them makes no handle longer.
    var beginnings = ItemSet(count: 1 << 15)
    for (hash, _) in wanted { beginnings.insert(hash.beginning) }
    try forEachHash(beginningAs: beginnings) { _, hash in
      // The nearest in order share the longest beginning.
      var low = 0
      var high = wanted.count
      while low < high {
        let middle = (low + high) / 2
        if wanted[middle].hash.value < hash.value { low = middle + 1 } else { high = middle }
      }
      var place = low
      while place < wanted.count, wanted[place].hash == hash { place += 1 }
      for near in [low - 1, place] where wanted.indices.contains(near) {
        shared[near] = max(shared[near], wanted[near].hash.commonLetters(with: hash))
      }
    }
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

  /// The items whose hash begins with a handle.
  ///
  /// - Complexity: O(*all items*).
  package func items(withHandle handle: String) throws(SnapshotFault) -> [Int] {
    var items: [Int] = []
    try forEachHash(beginningAs: nil) { item, hash in if hash.begins(with: handle) { items.append(item) } }
    return items
  }

  /// Calls `body` for the items that count and whose hash has one of some beginnings; nil: for all of them.
  @inline(__always) private func forEachHash(
    beginningAs beginnings: ItemSet?, _ body: (Int, ItemHash) -> Void
  ) throws(SnapshotFault) {
    for part in parts {
      let count = part.segment.itemCount
      try part.segment.withSection(.hashes) { bytes in
        for number in 0..<count {
          // Two bytes tell most items apart from all that are wanted.
          if let beginnings, !beginnings.contains(ItemHash.beginning(bytes, at: number &* ItemHash.byteCount)) {
            continue
          }
          let item = part.firstItem &+ number
          if live.contains(item) { body(item, ItemHash(bytes, at: number &* ItemHash.byteCount)) }
        }
      }
      part.segment.letGo(of: .hashes)
    }
  }
}

extension Segment {
  /// The hash of an item.
  func hash(of item: Int) throws(SnapshotFault) -> ItemHash {
    try withSection(.hashes) { bytes in
      (item + 1) * ItemHash.byteCount <= bytes.count
        ? ItemHash(bytes, at: item * ItemHash.byteCount) : ItemHash(value: 0)
    }
  }
}
