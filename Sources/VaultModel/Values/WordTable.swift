import VaultSyntax

/// A set of names, each of one word or a few, found in bytes without allocating.
///
/// Case, apostrophes, stress marks, full stops after abbreviations, and the kind and number of spaces between words do
/// not matter: `ст. л.`, `Ст.Л.` and `ст л` are one name. A lookup is O(length of the longest name).
struct WordTable: Sendable {
  /// A name found at the beginning of some text.
  struct Match: Hashable, Sendable {
    /// What the name stands for.
    var value: UInt16
    /// Whether the name is an abbreviation; a full stop after one belongs to it.
    var isAbbreviation: Bool
    /// The offset after the name.
    var end: Int
  }

  private struct Entry: Sendable {
    var hash: UInt32
    var start: Int32
    var count: Int32
    var value: UInt16
    var isAbbreviation: Bool
  }

  private var scalars: [UInt32] = []
  private var entries: [Entry] = []
  private var slots: [Int32]
  /// The scalars of the longest name among those whose first scalar has the same six low bits; most texts begin no name.
  private var longest = [Int](repeating: 0, count: 64)
  /// Which second scalars, by their six low bits, such names go on with: a text that begins like a name mostly stops
  /// being one there, which this tells without a look-up.
  private var seconds = [UInt64](repeating: 0, count: 64)

  /// An empty table with room for `capacity` names.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Adds a name; the first of two equal names stays.
  mutating func insert(_ bytes: [UInt8], in range: ByteRange, value: UInt16, isAbbreviation: Bool = false) {
    insert(bytes, in: range, value: value, isAbbreviation: isAbbreviation) { first, _ in first }
  }

  /// Adds a name; `combine` says what a name stands for that is there already, from both values.
  mutating func insert(
    _ bytes: [UInt8], in range: ByteRange, value: UInt16, isAbbreviation: Bool = false,
    combine: (UInt16, UInt16) -> UInt16
  ) {
    if entries.count * 2 >= slots.count { grow() }
    let start = scalars.count
    var reader = WordReader(ByteCursor(bytes, in: range))
    while let scalar = reader.next() { scalars.append(scalar) }
    let count = scalars.count - start
    guard count > 0 else { return }
    if let place = entry(hash: reader.hash, matching: start, count: count) {
      entries[place].value = combine(entries[place].value, value)
      scalars.removeLast(count)
      return
    }
    entries.append(
      Entry(
        hash: reader.hash, start: Int32(clamping: start), count: Int32(clamping: count), value: value,
        isAbbreviation: isAbbreviation))
    place(entries.count - 1)
    let first = Int(scalars[start] & 63)
    longest[first] = max(longest[first], count)
    if count > 1 { seconds[first] |= 1 << UInt64(scalars[start + 1] & 63) }
  }

  /// What the whole of `range` names, spaces around it apart; nil if it is no name of the table.
  func value(of bytes: [UInt8], in range: ByteRange) -> UInt16? {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    guard let match = longestMatch(ByteCursor(bytes, in: trimmed)), match.end == trimmed.upper else { return nil }
    return match.value
  }

  /// The longest name that begins at the cursor and ends where a word ends; nil if there is none.
  func longestMatch(_ cursor: ByteCursor) -> Match? {
    var best: Match?
    var reader = WordReader(cursor)
    guard let first = reader.next() else { return nil }
    let place = Int(first & 63)
    for length in stride(from: 1, through: longest[place], by: 1) {
      if length > 1 {
        guard let scalar = reader.next(), length > 2 || seconds[place] >> UInt64(scalar & 63) & 1 == 1 else { break }
      }
      guard let found = entry(hash: reader.hash, at: cursor, count: length), reader.isAtWordEnd else { continue }
      best = Match(value: found.value, isAbbreviation: found.isAbbreviation, end: reader.position)
    }
    guard var match = best else { return nil }
    if match.isAbbreviation, match.end < cursor.end, cursor.bytes[match.end] == 0x2E { match.end += 1 }
    return match
  }

  private func entry(hash: UInt32, at cursor: ByteCursor, count: Int) -> Entry? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, Int(entry.count) == count, matches(entry, cursor) { return entry }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func matches(_ entry: Entry, _ cursor: ByteCursor) -> Bool {
    var reader = WordReader(cursor)
    for place in Int(entry.start)..<Int(entry.start + entry.count) where reader.next() != scalars[place] {
      return false
    }
    return true
  }

  private func entry(hash: UInt32, matching start: Int, count: Int) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      let stored = Int(entry.start)..<Int(entry.start + entry.count)
      if entry.hash == hash, scalars[stored] == scalars[start..<start + count] { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func place(_ number: Int) {
    var slot = Int(entries[number].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(clamping: number)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in entries.indices { place(number) }
  }
}

/// Reads a phrase as folded words joined by single spaces, with the FNV-1a hash of what was read
/// (Fowler, Noll, Vo; 32 bit).
private struct WordReader {
  private static let offsetBasis: UInt32 = 0x811C_9DC5
  private(set) var hash = offsetBasis
  private var source: FoldedScalars
  private var pending: UInt32?
  /// The offset after the last word scalar read.
  private(set) var position: Int

  init(_ cursor: ByteCursor) {
    source = FoldedScalars(cursor)
    position = cursor.position
  }

  /// Whether the scalar read last is the last of its word.
  var isAtWordEnd: Bool {
    guard pending == nil else { return false }
    var ahead = source
    guard let next = ahead.next() else { return true }
    if FoldedScalars.isWordScalar(next) { return false }
    // A hyphen makes a longer word of it: `clove-studded`, `tablespoon-sized`.
    return next != 0x2D || ahead.next().map { !FoldedScalars.isWordScalar($0) } ?? true
  }

  /// The next scalar of the normalised phrase; nil where no further word follows.
  mutating func next() -> UInt32? {
    if let scalar = pending {
      pending = nil
      return emit(scalar)
    }
    var ahead = source
    var isSeparated = false
    while let scalar = ahead.next() {
      if FoldedScalars.isWordScalar(scalar) {
        source = ahead
        guard isSeparated else { return emit(scalar) }
        pending = scalar
        return emit(0x20)
      }
      guard Self.joinsWords(scalar), hash != Self.offsetBasis else { return nil }
      isSeparated = true
    }
    return nil
  }

  private mutating func emit(_ scalar: UInt32) -> UInt32 {
    hash = (hash ^ scalar) &* 0x0100_0193
    if pending == nil { position = source.position }
    return scalar
  }

  /// What may stand between two words of one name: spaces, full stops, hyphens and low lines.
  private static func joinsWords(_ scalar: UInt32) -> Bool {
    scalar.isSpaceScalar || scalar == 0x2E || scalar == 0x2D || scalar == 0x5F
  }
}
