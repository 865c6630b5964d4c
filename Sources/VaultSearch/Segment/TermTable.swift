/// The terms met while an index is built: an open-addressing table over ``TermSlot`` cache lines.
///
/// The hash is seeded at random, so that no note can be written to make every probe long; the bytes of the finished
/// index do not depend on it, because terms are sorted.
struct TermTable {
  private(set) var slots: [TermSlot] = []
  private(set) var arena = PostingArena()
  /// The whole bytes of terms longer than 16 bytes.
  private(set) var longTerms: [UInt8] = []
  /// High half: the upper half of the hash; low half: slot number + 1. Zero is free.
  private var entries: [UInt64]
  private var mask: Int
  /// The order of the run taken last; kept for its memory.
  var keys: [TermSortKey] = []
  private let seed: (UInt64, UInt64)
  /// The bytes at which the table is full.
  private let fullSize: Int

  /// An empty table.
  ///
  /// - Parameter fullSize: the bytes at which it is full. Its usual size is what stays in the second-level cache, so that
  ///   neither a word that is known nor a posting of it waits for memory.
  init(seed: (UInt64, UInt64), fullSize: Int = Self.usualSize) {
    self.seed = seed
    self.fullSize = fullSize
    entries = [UInt64](repeating: 0, count: 1 << 12)
    mask = entries.count - 1
    // Addresses only: memory that is not touched is not taken.
    slots.reserveCapacity(fullSize / MemoryLayout<TermSlot>.stride * 5 / 4)
  }

  /// The slot number of the term in the first `count` bytes of `bytes`, made when it is new.
  mutating func slot(of bytes: Span<UInt8>, count: Int) -> Int {
    let word = pending(bytes, count: count, item: 0, fields: [])
    return word.number < 0 ? slot(of: word) : Int(word.number)
  }

  /// A word ready to be looked up: its lanes and hash. One of more than 16 bytes is looked up at once.
  @inline(__always) mutating func pending(
    _ bytes: Span<UInt8>, count: Int, item: UInt32, fields: WordField
  ) -> PendingWord {
    guard count <= 16 else {
      let number = longSlot(of: bytes, count: count)
      return PendingWord(number: Int32(truncatingIfNeeded: number), item: item, fields: fields)
    }
    let low = LittleEndian.lane(bytes, 0, end: count)
    let high = count > 8 ? LittleEndian.lane(bytes, 8, end: count) : 0
    return pending(low: low, high: high, count: count, item: item, fields: fields)
  }

  /// A word of at most 16 bytes, given in two registers, ready to be looked up.
  @inline(__always) func pending(
    low: UInt64, high: UInt64, count: Int, item: UInt32, fields: WordField
  ) -> PendingWord {
    let hash = Self.mix(low ^ seed.0, high ^ seed.1 ^ UInt64(truncatingIfNeeded: count))
    return PendingWord(low: low, high: high, hash: hash, count: count, item: item, fields: fields)
  }

  /// The slot number of a short word, made when it is new.
  private mutating func slot(of word: PendingWord) -> Int {
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while true {
      let entry = entries[place]
      if entry == 0 {
        return insert(low: word.low, high: word.high, count: Int(word.count), hash: word.hash, at: place)
      }
      if entry >> 32 == word.hash >> 32, isSlot(Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1, word) {
        return Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
      }
      place = (place &+ 1) & mask
    }
  }

  @inline(__always) private func isSlot(_ number: Int, _ word: PendingWord) -> Bool {
    slots[number].low == word.low && slots[number].high == word.high && slots[number].count == word.count
  }

  /// Finds the slot numbers of many words at once.
  ///
  /// A look-up waits for memory twice, in the table and in the slot. Doing each step for all words before the next
  /// lets the waits of several words overlap.
  mutating func resolve(_ words: inout [PendingWord]) {
    var words = words.mutableSpan
    Self.findCandidates(of: &words, in: entries.span, mask)
    for index in words.indices where words[index].number < 0 {
      let word = words[index]
      let number = Int(word.entry) &- 1
      words[index].number = Int32(
        truncatingIfNeeded: number >= 0 && isSlot(number, word) ? number : slot(of: word))
    }
  }

  private static func findCandidates(
    of words: inout MutableSpan<PendingWord>, in entries: Span<UInt64>, _ mask: Int
  ) {
    for index in words.indices where words[index].number < 0 {
      words[index].entry = firstCandidate(words[index].hash, in: entries, mask)
    }
  }

  /// The slot number + 1 of the first entry that may be the word's, 0 when there is none.
  @inline(__always) private static func firstCandidate(_ hash: UInt64, in entries: Span<UInt64>, _ mask: Int) -> UInt32
  {
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = entries[place]
      if entry == 0 || entry >> 32 == hash >> 32 { return UInt32(truncatingIfNeeded: entry) }
      place = (place &+ 1) & mask
    }
  }

  @inline(never) private mutating func longSlot(of bytes: Span<UInt8>, count: Int) -> Int {
    let count = min(count, bytes.count, TermName.maximumCount)
    var hash = seed.1 ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while offset < count {
      hash = Self.mix(LittleEndian.lane(bytes, offset, end: count) ^ seed.0, hash)
      offset &+= 8
    }
    let low = LittleEndian.lane(bytes, 0, end: 8)
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = entries[place]
      if entry == 0 {
        let high = UInt64(longTerms.count) << 32 | hash >> 32
        longTerms.append(copying: bytes.extracting(0..<count))
        return insert(low: low, high: high, count: count, hash: hash, at: place)
      }
      if entry >> 32 == hash >> 32 {
        let number = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
        if Int(slots[number].count) == count, isEqual(slots[number], bytes, count: count) { return number }
      }
      place = (place &+ 1) & mask
    }
  }

  private func isEqual(_ slot: TermSlot, _ bytes: Span<UInt8>, count: Int) -> Bool {
    guard count > 16 else { return false }
    let start = Int(truncatingIfNeeded: slot.high >> 32)
    let stored = longTerms.span
    var offset = 0
    while offset < count {
      let lane = LittleEndian.lane(stored, start &+ offset, end: start &+ count)
      if lane != LittleEndian.lane(bytes, offset, end: count) { return false }
      offset &+= 8
    }
    return true
  }

  @inline(never) private mutating func insert(low: UInt64, high: UInt64, count: Int, hash: UInt64, at place: Int) -> Int
  {
    let number = slots.count
    if number == slots.capacity { slots.reserveCapacity(number &+ number / 2) }
    slots.append(TermSlot(low: low, high: high, count: UInt8(truncatingIfNeeded: count)))
    entries[place] = (hash >> 32) << 32 | UInt64(number &+ 1)
    if number &* 4 > entries.count &* 3 { grow() }
    return number
  }

  /// Doubles the table. The place of an entry needs the lower half of its hash, which is computed again.
  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: entries.count * 2)
    let largerMask = larger.count - 1
    for entry in entries where entry != 0 {
      let number = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
      var place = Int(truncatingIfNeeded: hash(of: slots[number])) & largerMask
      while larger[place] != 0 { place = (place &+ 1) & largerMask }
      larger[place] = entry
    }
    entries = larger
    mask = largerMask
  }

  private func hash(of slot: TermSlot) -> UInt64 {
    let count = Int(slot.count)
    if count <= 16 { return Self.mix(slot.low ^ seed.0, slot.high ^ seed.1 ^ UInt64(count)) }
    var hash = seed.1 ^ UInt64(count)
    let start = Int(truncatingIfNeeded: slot.high >> 32)
    var offset = 0
    while offset < count {
      let lane = LittleEndian.lane(longTerms.span, start &+ offset, end: start &+ count)
      hash = Self.mix(lane ^ seed.0, hash)
      offset &+= 8
    }
    return hash
  }

  /// Multiplies to 128 bits and folds the halves (after Wang Yi's wyhash).
  @inline(__always) private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = (left ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: right ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// Counts the resolved words that belong to `noteItem`, in order, and keeps those of lines for later.
  mutating func count(_ words: [PendingWord], noteItem: UInt32, deferring lines: inout [DeferredMark]) {
    Self.count(words, noteItem, &lines, in: &slots, &arena)
  }

  // The slots and the arena come apart, so that one check of the array serves all words.
  private static func count(
    _ words: [PendingWord], _ noteItem: UInt32, _ lines: inout [DeferredMark], in slots: inout [TermSlot],
    _ arena: inout PostingArena
  ) {
    var slots = slots.mutableSpan
    for index in words.indices {
      let word = words[index]
      if word.item == noteItem {
        slots[Int(word.number)].count(item: word.item, fields: word.fields.rawValue, in: &arena)
      } else {
        lines.append(DeferredMark(item: word.item, term: UInt32(truncatingIfNeeded: word.number)))
      }
    }
  }

  /// Counts words of lines, items ascending.
  mutating func count(_ marks: [DeferredMark]) {
    Self.count(marks, in: &slots, &arena)
  }

  private static func count(_ marks: [DeferredMark], in slots: inout [TermSlot], _ arena: inout PostingArena) {
    var slots = slots.mutableSpan
    for mark in marks {
      slots[Int(mark.term)].count(item: mark.item, fields: WordField.body.rawValue, in: &arena)
    }
  }

  /// Marks items of lines once each under their terms, items ascending.
  mutating func mark(_ marks: [DeferredMark]) {
    Self.mark(marks, in: &slots, &arena)
  }

  private static func mark(_ marks: [DeferredMark], in slots: inout [TermSlot], _ arena: inout PostingArena) {
    var slots = slots.mutableSpan
    for mark in marks {
      slots[Int(mark.term)].mark(item: mark.item, fields: WordField.body.rawValue, in: &arena)
    }
  }

  /// Marks an item under a term once.
  mutating func mark(_ number: Int, item: UInt32, fields: WordField) {
    slots[number].mark(item: item, fields: fields.rawValue, in: &arena)
  }

  /// Appends an entry, whose item is not before the last one, to a column.
  mutating func append(_ entry: ColumnEntry, to number: Int) {
    if slots[number].byteCount == 0 {
      slots[number].firstItem = entry.item
      slots[number].lastItem = entry.item
    }
    entry.encode(after: slots[number].lastItem) { slots[number].append($0, count: $1, in: &arena) }
    slots[number].lastItem = entry.item
  }

  /// Two and a half megabytes.
  static var usualSize: Int { 5 << 19 }

  /// Whether the terms should be taken as a run.
  var isFull: Bool {
    slots.count &* MemoryLayout<TermSlot>.stride &+ arena.byteCount &+ longTerms.count >= fullSize
  }

  /// Encodes what is still being counted.
  mutating func closeOpenPostings() {
    for number in slots.indices where slots[number].openItem != .max {
      slots[number].close(in: &arena)
      slots[number].openItem = .max
    }
  }

  /// Lets all terms go and keeps the memory.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    arena.removeAll()
    longTerms.removeAll(keepingCapacity: true)
    for place in entries.indices { entries[place] = 0 }
  }
}
