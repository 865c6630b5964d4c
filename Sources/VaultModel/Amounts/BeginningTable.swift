import VaultSyntax

/// Keys with what each stands for, asked which of them a text begins with.
///
/// ```swift
/// var table = BeginningTable<Int>(capacity: 2)
/// table.change(Array("chop".utf8)[...], from: 0) { $0 = 1 }
/// table.change(Array("ch".utf8)[...], from: 0) { $0 = 2 }
/// table.forEachBeginning(of: Array("chopped".utf8)[...]) { value, length in … }   // (2, 2), (1, 4)
/// ```
///
/// The hash of a text's beginning goes on from that of a shorter one, so that one pass over the text asks for all.
package struct BeginningTable<Value: Sendable>: Sendable {
  /// All keys, one behind another: an array of arrays would count a reference at every step of a search.
  private var bytes: [UInt8] = []
  /// Where each key ends in ``bytes``.
  private var ends: [Int] = []
  private var values: [Value] = []
  /// The upper half of a key's hash in the upper half, its number + 1 in the lower; zero is free.
  private var slots: [UInt64]

  /// An empty table with room for so many keys.
  package init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Changes what a key stands for; a new one stands for `first` before. O(length).
  package mutating func change(_ key: ArraySlice<UInt8>, from first: Value, _ change: (inout Value) -> Void) {
    var hash = FNV1a()
    hash.add(key)
    var slot = slot(of: key, hash.value)
    if slots[slot] == 0 {
      if (values.count + 1) * 2 > slots.count {
        grow()
        slot = self.slot(of: key, hash.value)
      }
      bytes.append(contentsOf: key)
      ends.append(bytes.count)
      values.append(first)
      slots[slot] = Self.entry(hash.value, values.count)
    }
    change(&values[Self.number(slots[slot])])
  }

  /// Calls `body` with each key that `text` begins with, the shortest first. O(length).
  package func forEachBeginning(of text: ArraySlice<UInt8>, _ body: (Value, _ length: Int) -> Void) {
    var hash = FNV1a()
    for place in text.indices {
      hash.add(UInt64(text[place]))
      // A key ends where a letter does.
      if place + 1 < text.endIndex, text[place + 1] & 0xC0 == 0x80 { continue }
      let entry = slots[slot(of: text[...place], hash.value)]
      if entry != 0 { body(values[Self.number(entry)], place + 1 - text.startIndex) }
    }
  }

  /// The slot of a key, or the free one where it would be.
  private func slot(of key: ArraySlice<UInt8>, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32, isKey(Self.number(slots[slot]), key) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isKey(_ number: Int, _ key: ArraySlice<UInt8>) -> Bool {
    let start = number > 0 ? ends[number - 1] : 0
    return ends[number] - start == key.count && bytes[start..<ends[number]].elementsEqual(key)
  }

  private static func number(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1 }

  private static func entry(_ hash: UInt64, _ number: Int) -> UInt64 { (hash >> 32) << 32 | UInt64(number) }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    var start = 0
    for (number, end) in ends.enumerated() {
      var hash = FNV1a()
      hash.add(bytes[start..<end])
      slots[slot(of: bytes[start..<end], hash.value)] = Self.entry(hash.value, number + 1)
      start = end
    }
  }
}
