/// Reading integers from bytes that may lie: an offset outside the bytes reads as zero, so that no offset of a damaged
/// or hostile snapshot can trap or reach other memory.
enum LittleEndian {
  /// The 16-bit integer at `offset`.
  @inline(__always) static func u16(_ bytes: Span<UInt8>, _ offset: Int) -> UInt16 {
    guard offset >= 0, offset <= bytes.count &- 2 else { return 0 }
    return unsafe UInt16(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt16.self))
  }

  /// The 32-bit integer at `offset`.
  @inline(__always) static func u32(_ bytes: Span<UInt8>, _ offset: Int) -> UInt32 {
    guard offset >= 0, offset <= bytes.count &- 4 else { return 0 }
    return unsafe UInt32(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// The 64-bit integer at `offset`.
  @inline(__always) static func u64(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    guard offset >= 0, offset <= bytes.count &- 8 else { return 0 }
    return unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Up to eight bytes at `offset`, the first lowest; bytes at or past `end` read as zero.
  @inline(__always) static func lane(_ bytes: Span<UInt8>, _ offset: Int, end: Int) -> UInt64 {
    let count = end &- offset
    guard count > 0 else { return 0 }
    if offset >= 0, offset <= bytes.count &- 8 {
      let eight = unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
      return count >= 8 ? eight : eight & ((1 << UInt64(count &* 8)) &- 1)
    }
    if offset >= 0, bytes.count >= 8, offset < bytes.count {
      // The last eight bytes, and of those the ones from the offset on.
      let before = offset &- (bytes.count &- 8)
      let eight = unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: bytes.count &- 8, as: UInt64.self))
      let behind = eight >> UInt64(before &* 8)
      return count >= 8 ? behind : behind & ((1 << UInt64(count &* 8)) &- 1)
    }
    var lane: UInt64 = 0
    for index in 0..<min(count, 8) where offset &+ index >= 0 && offset &+ index < bytes.count {
      lane |= UInt64(bytes[offset &+ index]) << UInt64(index &* 8)
    }
    return lane
  }

  /// Appends the first `count` bytes, at most 16, of two registers, the lowest first.
  @inline(__always) static func append(_ low: UInt64, _ high: UInt64, count: Int, to output: inout [UInt8]) {
    unsafe withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
      unsafe output.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<min(max(count, 0), 16)]))
    }
  }

  /// Appends an integer, least significant byte first.
  static func append(_ value: some FixedWidthInteger & UnsignedInteger, to output: inout [UInt8]) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe output.append(contentsOf: $0) }
  }
}

extension [UInt8] {
  /// Appends the bytes of `span`: unlike an array that is appended, it counts no references.
  @inline(__always) package mutating func append(copying span: Span<UInt8>) {
    unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// A copy of the bytes of `span`.
  init(copying span: Span<UInt8>) {
    self = unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
  }
}
