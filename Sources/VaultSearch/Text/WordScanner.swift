package import VaultSyntax

/// Finds the words of a text one after another and folds each: the hot loop of a cold index.
///
/// A word is a run of letters and digits with their combining marks; an apostrophe (' ’ ʼ) between two of them belongs
/// to it and is dropped, so `п'ять` is the one word `пять` and `don't` is `dont`. Everything else separates: the hyphen
/// (`gluten-free` is two words), `_` (emphasis in Markdown), `.`, `/`. A Chinese character is a word by itself. Bytes
/// that are not UTF-8 separate.
///
/// The scanner yields *folded* words, not stems: intern them by hash and bytes, and ask ``Stemmer`` once per distinct
/// word.
///
/// ```swift
/// var scanner = WordScanner(note.body)
/// var word = FoldedWord()
/// while scanner.next(in: bytes.span, into: &word) {
///   builder.add(word.hash, word.bytes, word.count, at: word.range)
/// }
/// ```
///
/// Words beginning and ending inside 64 bytes are found by bit masks; ASCII words fold by setting the case bit of eight
/// letters at a time; only words with other characters go letter by letter, through a flat table.
package struct WordScanner {
  /// Where ``wordBits`` begin, and where the text ends.
  private var block: Int, end: Int
  /// Word bytes of the block that were not yet visited, and those of them that need the table.
  private var wordBits: UInt64 = 0, complexBits: UInt64 = 0
  /// What remains of a run of bytes that need the table.
  var runPosition = 0, runEnd = 0

  /// A scanner over a range of the bytes it will be given; a range that reaches past them is cut.
  package init(_ range: ByteRange) {
    block = range.lower &- 64
    end = range.upper
  }

  /// Puts the next word into `word`; false when there is none left.
  ///
  /// - Complexity: O(bytes passed). `bytes` must be the same at every call.
  @inline(__always) package mutating func next(in bytes: Span<UInt8>, into word: inout FoldedWord) -> Bool {
    while true {
      if runPosition < runEnd {
        if nextComplex(in: bytes, into: &word) { return true }
        continue
      }
      guard let run = nextRun(in: bytes) else { return false }
      if !run.isComplex {
        foldPlain(bytes, run.start, run.count, into: &word)
        return true
      }
      runPosition = run.start
      runEnd = run.start &+ run.count
    }
  }

  /// Takes every word of the text: a plain one of at most 16 letters by `takeShort`, folded in two registers and without
  /// touching memory, all others by `take`.
  @inline(__always) mutating func forEachWord(
    in bytes: Span<UInt8>, into word: inout FoldedWord,
    takeShort: (_ low: UInt64, _ high: UInt64, _ count: Int) -> Void, take: (borrowing FoldedWord) -> Void
  ) {
    while let run = nextRun(in: bytes) {
      if run.isComplex {
        runPosition = run.start
        runEnd = run.start &+ run.count
        while runPosition < runEnd {
          if nextComplex(in: bytes, into: &word) { take(word) }
        }
      } else if run.count <= 16 {
        var low = WordBytes.load(bytes, at: run.start) | Self.caseBits
        var high: UInt64 = 0
        if run.count < 8 {
          low &= WordHash.keep(run.count)
        } else if run.count > 8 {
          high = WordBytes.load(bytes, at: run.start &+ 8) | Self.caseBits
          if run.count < 16 { high &= WordHash.keep(run.count &- 8) }
        }
        takeShort(low, high, run.count)
      } else {
        foldPlain(bytes, run.start, run.count, into: &word)
        take(word)
      }
    }
  }

  private static var caseBits: UInt64 { 0x2020_2020_2020_2020 }

  /// The next run of word bytes, nil at the end of the text; one that `isComplex` may hold several words or none.
  @inline(__always) private mutating func nextRun(
    in bytes: Span<UInt8>
  ) -> (start: Int, count: Int, isComplex: Bool)? {
    while wordBits == 0 {
      block &+= 64
      guard block < min(end, bytes.count) else {
        block = end
        return nil
      }
      loadMasks(bytes)
    }
    // Adding the lowest set bit carries through the run and clears it.
    let rest = wordBits & (wordBits &+ (wordBits & (0 &- wordBits)))
    let run = wordBits ^ rest
    let start = block &+ wordBits.trailingZeroBitCount
    var count = run.nonzeroBitCount
    var isComplex = run & complexBits != 0
    wordBits = rest
    if run >> 63 != 0 { extend(in: bytes, start, &count, &isComplex) }
    return (start, count, isComplex)
  }

  @inline(__always) private mutating func loadMasks(_ bytes: Span<UInt8>) {
    let masks = ByteMasks(bytes, at: block, end: min(end, bytes.count))
    wordBits = masks.word
    complexBits = masks.complex
  }

  /// Follows a run over the end of its block.
  @inline(never) private mutating func extend(
    in bytes: Span<UInt8>, _ start: Int, _ count: inout Int, _ complex: inout Bool
  ) {
    while true {
      block &+= 64
      guard block < min(end, bytes.count) else {
        wordBits = 0
        return
      }
      loadMasks(bytes)
      let length = (~wordBits).trailingZeroBitCount
      let run = length == 64 ? UInt64.max : (1 << UInt64(length)) &- 1
      count &+= length
      complex = complex || complexBits & run != 0
      wordBits &= ~run
      if length < 64 { return }
    }
  }

  /// Folds a run of ASCII letters and digits: setting bit 5 lowers letters and leaves digits.
  @inline(__always) private func foldPlain(
    _ bytes: Span<UInt8>, _ start: Int, _ length: Int, into word: inout FoldedWord
  ) {
    let count = min(length, FoldedWord.maximumCount)
    var hash = WordHash()
    var offset = 0
    while true {
      var lane = WordBytes.load(bytes, at: start &+ offset) | 0x2020_2020_2020_2020
      let remaining = count &- offset
      if remaining < 8 { lane &= WordHash.keep(remaining) }
      hash.add(lane)
      WordBytes.store(lane, in: &word.bytes, at: offset)
      offset &+= 8
      if offset >= count { break }
    }
    word.count = count
    word.range = ByteRange(start, start &+ length)
    word.hash = hash.finish(count: count)
  }
}
