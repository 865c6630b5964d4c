/// What a character is to the word scanner, and the bytes it folds to, packed into 64 bits.
///
/// Bits 0–47 hold up to six bytes of UTF-8, the first byte lowest; bits 48–51 their number; bits 56–63 the class.
struct FoldedCharacter: Hashable {
  enum Class: UInt8 {
    /// Ends a word.
    case separator
    /// Part of a word: a letter or a digit.
    case word
    /// Dropped inside a word: a combining mark, a joiner, a soft hyphen.
    case mark
    /// Dropped between two word characters, a separator elsewhere: ' ’ ʼ.
    case apostrophe
    /// A word by itself: Chinese characters are written without spaces.
    case ideograph
  }

  var bits: UInt64

  static let separator = FoldedCharacter(.separator)
  static let mark = FoldedCharacter(.mark)
  static let apostrophe = FoldedCharacter(.apostrophe)

  init(_ kind: Class) {
    bits = UInt64(kind.rawValue) << 56
  }

  /// A character that folds to one letter.
  init(_ kind: Class, scalar: UInt32) {
    self.init(kind)
    append(scalar)
  }

  init(bits: UInt64) { self.bits = bits }

  /// Adds the UTF-8 of a letter, unless more than six bytes would stand here.
  mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let utf8 = UTF8.encode(scalar), count + utf8.count <= 6 else { return }
    for byte in utf8 {
      bits |= UInt64(byte) << UInt64(count &* 8)
      bits &+= 1 << 48
    }
  }

  @inline(__always) var kind: Class {
    // The five raw values are the only ones ever packed.
    Class(rawValue: UInt8(truncatingIfNeeded: bits >> 56)) ?? .separator
  }
  @inline(__always) var isWord: Bool { bits >> 56 == 1 }
  @inline(__always) var count: Int { Int(truncatingIfNeeded: bits >> 48 & 0xF) }
  @inline(__always) var bytes: UInt64 { bits & 0xFFFF_FFFF_FFFF }
}
