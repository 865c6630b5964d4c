import VaultSyntax

/// The words whose stem differs from them, so that a stem finds its words: term ordinals of four bytes, sorted by the
/// ``hash(of:)`` of the stem. The stem itself is not stored: it is made again from the word while searching.
enum StemTable {
  /// The upper half of a stem's checksum.
  static func hash(of stem: Span<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(stem) >> 32)
  }

  /// The table of words, given in lists, whose ordinals begin at `firstOrdinal`. Complexity: O(n log n) and one stemming
  /// a word, on `workers` threads.
  static func bytes(of words: [TermList], firstOrdinal: Int, workers: Int) -> [UInt8] {
    var firsts = [firstOrdinal]
    for list in words { firsts.append((firsts.last ?? 0) + list.count) }
    let keys = parallelMap(count: words.count, workers: workers) { [firsts] in
      Self.keys(of: words[$0], firstOrdinal: firsts[$0])
    }
    var sorted = Array(keys.joined())
    sorted.sort()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sorted.count * 4)
    for key in sorted { LittleEndian.append(UInt32(truncatingIfNeeded: key), to: &bytes) }
    return bytes
  }

  /// Hash and ordinal of the words that are not their own stems.
  private static func keys(of words: TermList, firstOrdinal: Int) -> [UInt64] {
    var keys: [UInt64] = []
    var stem: [UInt8] = []
    var stemmer = Stemmer()
    var ordinal = UInt64(firstOrdinal)
    words.forEach { word, _ in
      defer { ordinal &+= 1 }
      stem.removeAll(keepingCapacity: true)
      stem.append(contentsOf: word)
      let count = stemmer.stem(&stem, count: word.count)
      if count == word.count && stem == word { return }
      let hash = hash(of: stem.span.extracting(0..<min(count, stem.count)))
      keys.append(UInt64(hash) << 32 | ordinal)
    }
    return keys
  }
}
