import VaultSyntax

/// Why bytes are no TZif file.
package enum ZoneFileError: Error, Sendable, Hashable {
  /// They do not begin with `TZif`.
  case notAZoneFile
  /// They end before what their header promises.
  case truncated
  /// A transition names a type of time that there is not, an offset is beyond 25 hours, or the transitions do not ascend.
  case inconsistent
}

extension ZoneRules {
  /// Reads the bytes of a TZif file of version 1 to 4 (RFC 9636 section 3). O(n) in its size.
  ///
  /// A footer that cannot be read is left out: the last offset then holds for ever.
  package init(_ bytes: [UInt8]) throws(ZoneFileError) {
    var header = try ZoneFileHeader(bytes, at: 0)
    var width = 4
    if header.version >= 2 {
      // The first block holds 32-bit times for old readers; the second one says the same with 64 bits.
      header = try ZoneFileHeader(bytes, at: header.end(timeWidth: 4))
      width = 8
    }
    guard header.end(timeWidth: width) <= bytes.count else { throw .truncated }
    let reader = ZoneBlockReader(bytes: bytes, header: header, timeWidth: width)
    let types = try reader.offsets()
    guard let first = types.first else { throw .inconsistent }
    self.init(
      first: first, transitions: try reader.transitions(types),
      yearly: width == 8 ? Self.footer(of: bytes, at: header.end(timeWidth: 8)) : nil)
  }

  /// The `TZ` string between two line feeds behind the last block.
  private static func footer(of bytes: [UInt8], at start: Int) -> YearlyZoneRule? {
    guard start < bytes.count, bytes[start] == 0x0A,
      let end = bytes[(start + 1)...].firstIndex(of: 0x0A)
    else { return nil }
    return YearlyZoneRule(bytes, in: ByteRange(start + 1, end))
  }
}

/// The header of a block: what there is how many times of (RFC 9636 section 3.1).
private struct ZoneFileHeader {
  let version: Int
  let universalCount, standardCount, leapCount, timeCount, typeCount, nameLength: Int
  /// Where the block begins.
  let start: Int

  static let length = 44

  init(_ bytes: [UInt8], at place: Int) throws(ZoneFileError) {
    guard place >= 0, bytes.count >= 4, place <= bytes.count - 4 else { throw place == 0 ? .notAZoneFile : .truncated }
    guard bytes[place..<(place + 4)].elementsEqual("TZif".utf8) else { throw .notAZoneFile }
    guard place <= bytes.count - Self.length else { throw .truncated }
    // Version 1 is a NUL, the later ones are digits.
    version = max(1, Int(bytes[place + 4]) - 0x30)
    var counts: [Int] = []
    for number in 0..<6 {
      let count = bytes.bigEndian(at: place + 20 + number * 4, width: 4)
      // More than any file holds, and far from overflowing when multiplied.
      guard 0...1_000_000 ~= count else { throw .inconsistent }
      counts.append(Int(count))
    }
    (universalCount, standardCount, leapCount) = (counts[0], counts[1], counts[2])
    (timeCount, typeCount, nameLength) = (counts[3], counts[4], counts[5])
    start = place + Self.length
  }

  /// Where the block ends (RFC 9636 section 3.2).
  func end(timeWidth: Int) -> Int {
    start + timeCount * (timeWidth + 1) + typeCount * 6 + nameLength + leapCount * (timeWidth + 4) + standardCount
      + universalCount
  }
}

/// Reads a block that is known to lie within the bytes.
private struct ZoneBlockReader {
  let bytes: [UInt8]
  let header: ZoneFileHeader
  let timeWidth: Int

  /// The offset of each type of time.
  func offsets() throws(ZoneFileError) -> [Int32] {
    let start = header.start + header.timeCount * (timeWidth + 1)
    var offsets: [Int32] = []
    for number in 0..<header.typeCount {
      let offset = bytes.bigEndian(at: start + number * 6, width: 4)
      // RFC 9636 section 3.2 asks for −25 h … 26 h.
      guard -90_000...93_600 ~= offset else { throw .inconsistent }
      offsets.append(Int32(offset))
    }
    return offsets
  }

  /// The transitions with the offset that holds from each of them on.
  func transitions(_ types: [Int32]) throws(ZoneFileError) -> [(instant: Int64, offset: Int32)] {
    let typeStart = header.start + header.timeCount * timeWidth
    var transitions: [(instant: Int64, offset: Int32)] = []
    transitions.reserveCapacity(header.timeCount)
    for number in 0..<header.timeCount {
      let instant = bytes.bigEndian(at: header.start + number * timeWidth, width: timeWidth)
      let type = Int(bytes[typeStart + number])
      guard types.indices.contains(type), transitions.last.map({ $0.instant < instant }) ?? true else {
        throw .inconsistent
      }
      transitions.append((instant, types[type]))
    }
    return transitions
  }
}

extension [UInt8] {
  /// A signed number of `width` bytes, the highest first; the bytes must be there.
  fileprivate func bigEndian(at place: Int, width: Int) -> Int64 {
    let unsigned = self[place..<(place + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = UInt64(8 - width) * 8
    return Int64(bitPattern: unsigned << unused) >> Int64(unused)
  }
}
