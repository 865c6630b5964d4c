import VaultSyntax

/// The number an item's handle is the beginning of: 40 bits of a hash of its path and, for a line, its identity.
///
/// It is the same on every device that has the same note at the same path, and nothing but the index, which may be
/// deleted, keeps it.
package struct ItemHash: Hashable, Sendable {
  /// Bytes that an index stores of it.
  static let byteCount = 5
  /// The letters of a handle, five bits each: digits and small letters without those that look alike (i, l, o, u).
  package static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  /// The letters of a whole hash.
  package static let letterCount = 8
  /// The shortest handle that is shown.
  package static let shortestHandle = 3

  /// The low 40 bits.
  package let value: UInt64

  init(value: UInt64) { self.value = value & 0xFF_FFFF_FFFF }

  /// Hashes the folded path of a note and the folded identity of a line in it, which is empty for the note itself.
  ///
  /// FNV-1a, folded to 40 bits.
  package init(path: [UInt8], identity: [UInt8]) {
    self.init(identity: identity, after: Self.beginning(path: path))
  }

  /// What the hashes of all items of a note have in common, for its folded path.
  static func beginning(path: [UInt8]) -> FNV1a {
    var hash = FNV1a()
    hash.add(path)
    // No byte of UTF-8, so that a path and an identity do not run together.
    hash.add(0xFF)
    return hash
  }

  /// Hashes the folded identity of a line behind the beginning that its note's path gives.
  init(identity: [UInt8], after beginning: FNV1a) {
    var hash = beginning
    hash.add(identity)
    self.init(value: hash.value ^ (hash.value >> 24))
  }

  /// Hashes what else tells a line apart from others that have a hash in common.
  init(_ hash: ItemHash, and details: ArraySlice<UInt8>) {
    var hashed = FNV1a()
    hashed.add(hash.value)
    hashed.add(details)
    self.init(value: hashed.value ^ (hashed.value >> 24))
  }

  /// The first letters of the hash.
  package func handle(length: Int) -> String {
    let letters = (0..<min(max(length, 1), Self.letterCount)).map { place in
      Self.alphabet[Int(value >> UInt64(35 - 5 * place) & 31)]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The shortest handle as a number below 2¹⁵.
  @inline(__always) var beginning: Int { Int(truncatingIfNeeded: value >> 25) }

  /// The same of the hash stored at an offset.
  @inline(__always) static func beginning(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    Int(LittleEndian.u16(bytes, offset &+ 3) >> 1)
  }

  /// How many letters two hashes begin alike with.
  package func commonLetters(with other: ItemHash) -> Int {
    let difference = (value ^ other.value) << 24
    return difference == 0 ? Self.letterCount : difference.leadingZeroBitCount / 5
  }

  /// Whether the hash begins with a handle, in any case; a text that is no handle begins nothing.
  package func begins(with handle: String) -> Bool {
    let letters = handle.utf8
    guard letters.count >= Self.shortestHandle, letters.count <= Self.letterCount else { return false }
    return zip(self.handle(length: letters.count).utf8, letters).allSatisfy { $0 == $1 | ($1 >= 0x41 ? 0x20 : 0) }
  }

  func append(to output: inout [UInt8]) {
    for place in 0..<Self.byteCount { output.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place))) }
  }

  @inline(__always) init(_ bytes: Span<UInt8>, at offset: Int) {
    value = LittleEndian.lane(bytes, offset, end: offset &+ Self.byteCount)
  }
}
