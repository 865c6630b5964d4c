import Testing

@testable import VaultSearch

/// The first sixteen bytes of terms in registers.
@Suite struct TermLanesTests {
  /// Terms of every length around what the lanes hold, some with zero bytes, which missing ones read as.
  private static let terms: [[UInt8]] =
    ["abcdefghijklmnopqrst", "abcdefgXijklmnopqrst", "abcdefghijklmnoXqrst"]
    .flatMap { text in (0...20).map { Array(text.utf8.prefix($0)) } } + [[0], [0, 0], [97, 0], [97, 98, 0, 0, 99]]

  private static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  @Test(arguments: terms)
  func `terms have so much in common as their bytes, up to sixteen`(one: [UInt8]) {
    for other in Self.terms {
      let lanes = TermLanes(one.span), others = TermLanes(other.span)
      #expect(lanes.sharedCount(with: others) == min(Self.shared(one, other), 16), "\(one) \(other)")
    }
  }

  @Test(arguments: terms.filter { $0.count <= 16 })
  func `a term that they hold is appended from any byte on`(term: [UInt8]) {
    for start in 0...term.count {
      var bytes: [UInt8] = [1]
      TermLanes(term.span).append(from: start, to: &bytes)
      #expect(bytes == [1] + term[start...])
    }
  }

  @Test func `eight bytes are read the same wherever the memory ends`() {
    let bytes: [UInt8] = Array(1...20)
    for end in 0...bytes.count {
      for offset in 0...end {
        let wanted = (0..<8).reduce(UInt64(0)) { lane, index in
          offset + index < end ? lane | UInt64(bytes[offset + index]) << UInt64(index * 8) : lane
        }
        #expect(LittleEndian.lane(bytes.span, offset, end: end) == wanted)
        #expect(LittleEndian.lane(Array(bytes[..<end]).span, offset, end: end) == wanted)
      }
    }
  }
}
