/// The words whose stem differs from them, so that a stem finds its words: term ordinals of four bytes, sorted by the
/// ``hash(of:)`` of the stem. The stem itself is not stored: it is made again from the word while searching.
enum StemTable {
  /// The upper half of a stem's checksum.
  static func hash(of stem: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(stem.span) >> 32)
  }

  /// The table of words whose ordinals begin at `firstOrdinal`. Complexity: O(n log n) and one stemming a word, on
  /// `workers` threads.
  static func bytes(of terms: MergedTerms, firstOrdinal: Int, workers: Int) -> [UInt8] {
    let pieces = max(1, min(workers * 4, terms.count / 512))
    let keys = parallelMap(count: pieces, workers: workers) { piece -> [UInt64] in
      var keys: [UInt64] = []
      var word: [UInt8] = []
      var stemmer = Stemmer()
      for term in terms.count * piece / pieces..<terms.count * (piece + 1) / pieces {
        terms.copyBytes(of: term, into: &word)
        let stemmed = WordForms.stem(word, with: &stemmer)
        if stemmed != word { keys.append(UInt64(hash(of: stemmed)) << 32 | UInt64(firstOrdinal + term)) }
      }
      return keys
    }
    var sorted = Array(keys.joined())
    sorted.sort()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sorted.count * 4)
    for key in sorted { LittleEndian.append(UInt32(truncatingIfNeeded: key), to: &bytes) }
    return bytes
  }
}
