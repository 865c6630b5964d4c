package import VaultSyntax

/// How somebody feels: five steps from very sad to very happy, as a word, a face or −2 … 2.
package enum Mood: UInt8, ClosedSet {
  case verySad, sad, neutral, happy, veryHappy

  package static let vocabulary = Vocabulary(ClosedSetNames.mood)

  /// −2 very sad … 2 very happy.
  package var score: Int { Int(rawValue) - 2 }

  /// The mood of a score; nil outside −2 … 2.
  package init?(score: Int) {
    guard -2...2 ~= score else { return nil }
    self.init(rawValue: UInt8(score + 2))
  }

  /// Reads a word, a face or a score such as `-2`, `−2`, `+1`; nil for anything else.
  package init?(parsing text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(parsing: bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a word, a face or a score that fills `range`; nil for anything else.
  package init?(parsing bytes: [UInt8], in range: ByteRange) {
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(range, of: bytes))
    let isNegative = cursor.takeDash()
    if !isNegative { _ = cursor.take(0x2B) }
    if let digits = cursor.takeDigits(atMost: 1) {
      guard cursor.isAtEnd else { return nil }
      self.init(score: isNegative ? -digits.value : digits.value)
    } else {
      self.init(spelledIn: bytes, in: range)
    }
  }

  /// The face that stands for the mood.
  package var emoji: String {
    switch self {
    case .verySad: "😢"
    case .sad: "🙁"
    case .neutral: "😐"
    case .happy: "🙂"
    case .veryHappy: "😄"
    }
  }

  /// The score as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.mood, number: Int64(score)) }
}

/// How much strength somebody has, or how much they like a recipe: a whole number from 1 to 5.
package struct FivePointScore: Sendable, Hashable, Comparable {
  /// 1 … 5.
  package let value: Int

  /// Nil outside 1 … 5.
  package init?(_ value: Int) {
    guard 1...5 ~= value else { return nil }
    self.value = value
  }

  /// Reads a digit from 1 to 5 that fills `range`; nil for anything else.
  package init?(parsing bytes: [UInt8], in range: ByteRange) {
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(range, of: bytes))
    guard let digits = cursor.takeDigits(atMost: 1), cursor.isAtEnd else { return nil }
    self.init(digits.value)
  }

  /// Reads a digit from 1 to 5; nil for anything else.
  package init?(parsing text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(parsing: bytes, in: ByteRange(0, bytes.count))
  }

  /// The score as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.number, number: Int64(value) * 1_000_000) }

  package static func < (left: FivePointScore, right: FivePointScore) -> Bool { left.value < right.value }
}
