/// A key or flag that some kind of line defines, in the order of its spelling.
///
/// A line may carry any other key too; it is kept with its bytes and has no `LineKey`.
package enum LineKey: UInt8, Sendable, CaseIterable {
  case account, ai, also, amount, announcement, attachments, auto, autoDay
  case category, completed, count, created, currency
  case date, dates, depends, difficulty, due, duration
  case end, energy, except, expires
  case fixed, flag, food, `for`, from
  case group, groups, id, images, kind
  case lesson, list, location
  case max, meal, mood, notList, note
  case onCompletion, onHoliday, opened, optional, `or`, order
  case parent, payee, place, prep, price, priority
  case received, refund, remind, `repeat`, room, round
  case scheduled, servings, shown, skipped, spent, split, start, status, subgroup, subject
  case tags, task, teacher, time, title, to, toTaste
  case until, url, wait, weather, weeks

  /// The spelling in a note.
  package var name: String { Self.names[Int(rawValue)] }

  /// The spellings, sorted as bytes, each at the place of its case.
  private static let names = [
    "account", "ai", "also", "amount", "announcement", "attachments", "auto", "auto-day",
    "category", "completed", "count", "created", "currency",
    "date", "dates", "depends", "difficulty", "due", "duration",
    "end", "energy", "except", "expires",
    "fixed", "flag", "food", "for", "from",
    "group", "groups", "id", "images", "kind",
    "lesson", "list", "location",
    "max", "meal", "mood", "not-list", "note",
    "on-completion", "on-holiday", "opened", "optional", "or", "order",
    "parent", "payee", "place", "prep", "price", "priority",
    "received", "refund", "remind", "repeat", "room", "round",
    "scheduled", "servings", "shown", "skipped", "spent", "split", "start", "status", "subgroup", "subject",
    "tags", "task", "teacher", "time", "title", "to", "to-taste",
    "until", "url", "wait", "weather", "weeks",
  ]

  /// The spellings as numbers, in the same order, for a search without strings.
  private static let packed = names.map { PackedName(Array($0.utf8), from: 0, to: $0.utf8.count) }

  /// The key spelt in `range`, or nil. O(length + log keys).
  init?(spelledAt range: ByteRange, in bytes: [UInt8]) {
    guard range.count >= 2, range.count <= PackedName.longest else { return nil }
    let wanted = PackedName(bytes, from: range.lower, to: range.upper)
    let packed = Self.packed
    var low = 0
    var high = packed.count
    while low < high {
      let middle = (low &+ high) / 2
      if packed[middle] < wanted { low = middle &+ 1 } else { high = middle }
    }
    guard low < packed.count, packed[low] == wanted else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: low))
  }
}

/// A short name as two numbers that compare as its bytes do.
private struct PackedName: Equatable {
  /// The longest name that fits, in bytes.
  static let longest = 16

  var head: UInt64 = 0
  var tail: UInt64 = 0

  init(_ bytes: [UInt8], from lower: Int, to upper: Int) {
    head = Self.number(bytes.span, from: lower, to: upper)
    tail = Self.number(bytes.span, from: lower &+ 8, to: upper)
  }

  /// Up to eight bytes, the first highest; missing ones are zero.
  private static func number(_ bytes: Span<UInt8>, from lower: Int, to upper: Int) -> UInt64 {
    var number: UInt64 = 0
    var shift = 64
    var place = lower
    while place < upper, shift > 0 {
      shift &-= 8
      number |= UInt64(bytes[place]) &<< UInt64(truncatingIfNeeded: shift)
      place &+= 1
    }
    return number
  }

  static func < (left: Self, right: Self) -> Bool {
    left.head == right.head ? left.tail < right.tail : left.head < right.head
  }
}

/// A set of keys as bits.
package struct LineKeySet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of the keys listed.
  package init(arrayLiteral keys: LineKey...) {
    for key in keys { insert(key) }
  }

  /// Adds a key.
  package mutating func insert(_ key: LineKey) {
    if key.rawValue < 64 { low |= 1 << UInt64(key.rawValue) } else { high |= 1 << UInt64(key.rawValue - 64) }
  }

  /// Whether the key is in the set.
  package func contains(_ key: LineKey) -> Bool {
    key.rawValue < 64 ? low >> UInt64(key.rawValue) & 1 == 1 : high >> UInt64(key.rawValue - 64) & 1 == 1
  }

  /// The keys of both sets.
  package func union(_ other: Self) -> Self {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
}
