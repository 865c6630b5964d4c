/// A TZif file put together by hand (RFC 9636 section 3).
package struct ZoneFile: Sendable {
  /// The offset of each type of time, in seconds east of Greenwich.
  package var types: [Int32]
  /// From when on which type holds.
  package var transitions: [(instant: Int64, type: UInt8)]
  /// The rule of the time after the last transition.
  package var footer: String?

  package init(types: [Int32], transitions: [(Int64, UInt8)] = [], footer: String? = nil) {
    self.types = types
    self.transitions = transitions.map { (instant: $0.0, type: $0.1) }
    self.footer = footer
  }

  /// The file, of version 0 for the first one, else of the version whose digit is given.
  package func bytes(version: UInt8) -> [UInt8] {
    guard version != 0 else { return block(version: 0, width: 4) }
    // The first block may be empty of transitions, as "slim" files have it.
    let slim = ZoneFile(types: [0], transitions: [], footer: nil).block(version: version, width: 4)
    return slim + block(version: version, width: 8) + Array(footer.map { "\n\($0)\n" }?.utf8 ?? "".utf8)
  }

  private func block(version: UInt8, width: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, transitions.count, types.count, 4] { bytes += big(Int64(count), 4) }
    for transition in transitions { bytes += big(transition.instant, width) }
    bytes += transitions.map(\.type)
    for type in types { bytes += big(Int64(type), 4) + [0, 0] }
    return bytes + Array("ABC\0".utf8)
  }

  private func big(_ number: Int64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> Int64($0 * 8)) }
  }
}
