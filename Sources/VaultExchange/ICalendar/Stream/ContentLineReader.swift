/// Undoes the folds of an iCalendar stream that comes in pieces (RFC 5545 section 3.1).
///
/// A fold may part the bytes of one character; lines end with CRLF or with LF, or with CR alone where the first of them
/// does. Of a line that is longer than
/// ``lineLimit`` only the beginning is kept, so that memory stays bounded whatever comes.
struct ContentLineReader {
  /// One line without its folds.
  struct Line {
    var bytes: [UInt8]
    /// The number of the physical line it begins in, from 1.
    var number: Int
    /// Where it stands in the stream, with its folds and its line end.
    var place: Range<Int>
    /// Whether bytes beyond the limit were left out.
    var isCut: Bool
  }

  /// The longest line, in bytes (1 MB, the reliability page of the specification).
  static let lineLimit = 1 << 20
  /// How much is kept of a line that is too long: enough for its name.
  private static let keptOfLong = 256

  private var bytes: [UInt8] = []
  private var start = 0
  private var number = 1
  private var isCut = false
  /// The bytes that were read of the stream.
  private(set) var offset = 0
  private var physicalLine = 1
  /// Whether a line end was read, so that the next byte tells a fold from a new line.
  private var isAfterBreak = false
  /// The byte that ends lines; nil as long as none was met.
  private var lineEnd: UInt8?
  /// Whether the stream began with a line that a CR may have ended: the next byte tells.
  private var isAfterReturn = false

  /// Reads the next piece of the stream and hands on the lines that it completes.
  mutating func read(_ piece: ArraySlice<UInt8>, _ receive: (Line) -> Void) {
    var rest = piece
    while let first = rest.first {
      if isAfterBreak {
        isAfterBreak = false
        if first == 0x20 || first == 0x09 {
          rest.removeFirst()
          offset += 1
          continue
        }
        finishLine(receive)
      }
      if isAfterReturn {
        isAfterReturn = false
        lineEnd = first == 0x0A || first == 0x0D ? 0x0A : 0x0D
        if lineEnd == 0x0D {
          bytes.removeLast()
          physicalLine += 1
          isAfterBreak = true
          continue
        }
      }
      let end = firstEnd(in: rest)
      append(rest[rest.startIndex..<(end ?? rest.endIndex)])
      offset += (end ?? rest.endIndex) - rest.startIndex
      guard let end else { return }
      if lineEnd == nil, rest[end] == 0x0D {
        append([0x0D])
        offset += 1
        isAfterReturn = !isCut
        rest = rest[(end + 1)...]
        continue
      }
      lineEnd = rest[end]
      // Some programs write CR twice.
      while bytes.last == 0x0D { bytes.removeLast() }
      offset += 1
      physicalLine += 1
      isAfterBreak = true
      rest = rest[(end + 1)...]
    }
  }

  /// Ends the stream and hands on the last line, which may lack its line end.
  mutating func finish(_ receive: (Line) -> Void) {
    while bytes.last == 0x0D, !isAfterBreak { bytes.removeLast() }
    finishLine(receive)
    isAfterBreak = false
  }

  private func firstEnd(in piece: ArraySlice<UInt8>) -> Int? {
    if let lineEnd { return piece.firstIndex(of: lineEnd) }
    return piece.firstIndex { $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func append(_ piece: ArraySlice<UInt8>) {
    guard !isCut else { return }
    if bytes.count + piece.count <= Self.lineLimit {
      bytes += piece
    } else {
      isCut = true
      bytes = Array((bytes + piece.prefix(Self.keptOfLong)).prefix(Self.keptOfLong))
    }
  }

  private mutating func finishLine(_ receive: (Line) -> Void) {
    if !bytes.isEmpty { receive(Line(bytes: bytes, number: number, place: start..<offset, isCut: isCut)) }
    bytes.removeAll(keepingCapacity: !isCut)
    isCut = false
    start = offset
    number = physicalLine
  }
}
