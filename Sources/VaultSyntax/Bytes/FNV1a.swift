/// The hash FNV-1a with 64 bits: for short keys, and where a number must be the same on every run and device.
///
/// ```swift
/// var hash = FNV1a()
/// hash.add("key".utf8)
/// hash.value
/// ```
///
/// Source: Fowler, Noll, Vo; the constants are the algorithm's own.
@frozen public struct FNV1a: Sendable {
  /// The hash of what was added so far.
  public var value: UInt64

  @inlinable public init() { value = 0xcbf2_9ce4_8422_2325 }

  /// The hash as sixteen hexadecimal digits, for names.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds one byte, or a number whole.
  @inlinable public mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  /// Adds some bytes.
  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }
}
