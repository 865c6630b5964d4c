/// The name of an object in a git repository: the SHA-1 or SHA-256 of its content (gitformat-pack(5)).
package struct ObjectID: Hashable, Sendable {
  private let words: (UInt64, UInt64, UInt64, UInt64)
  /// 20 bytes for SHA-1, 32 for SHA-256.
  package let byteCount: Int

  /// Takes the bytes of a digest; nil unless there are 20 or 32.
  package init?(digest: some Collection<UInt8>) {
    guard digest.count == 20 || digest.count == 32 else { return nil }
    byteCount = digest.count
    var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for (index, byte) in digest.enumerated() {
      let shifted = UInt64(byte) << UInt64(56 - index % 8 * 8)
      switch index / 8 {
      case 0: words.0 |= shifted
      case 1: words.1 |= shifted
      case 2: words.2 |= shifted
      default: words.3 |= shifted
      }
    }
    self.words = words
  }

  /// Reads a full name in hexadecimal digits, as git writes them; nil for anything else.
  package init?(hex: some Collection<UInt8>) {
    guard hex.count == 40 || hex.count == 64 else { return nil }
    var digest: [UInt8] = []
    var high: UInt8?
    for digit in hex {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high {
        digest.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    self.init(digest: digest)
  }

  /// The full name in hexadecimal digits.
  package var hex: String {
    let digits = [words.0, words.1, words.2, words.3].map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }.joined()
    return String(digits.prefix(byteCount * 2))
  }

  /// Whether no object can be meant: git writes nothing but zeros where there is none.
  package var isNull: Bool { words.0 | words.1 | words.2 | words.3 == 0 }

  package static func == (left: ObjectID, right: ObjectID) -> Bool {
    left.words == right.words && left.byteCount == right.byteCount
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }
}
