/// Which signs occur in a line, so that what they begin is looked for only where it can be.
struct LineSigns: OptionSet {
  let rawValue: UInt8

  /// A `{` after white space or at the beginning.
  static let brace = LineSigns(rawValue: 1)
  /// A `+` or `@` after white space or at the beginning.
  static let label = LineSigns(rawValue: 2)
  /// A first byte of the field emoji.
  static let emoji = LineSigns(rawValue: 4)
  /// A colon with another one, a digit or a space behind it, as in `[due:: …]`, `due:2026-11-20` and `due: 2026-11-20`.
  static let colon = LineSigns(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Looks over a line once.
  init(of range: ByteRange, in bytes: [UInt8]) {
    let line = bytes.span.extracting(range.indices)
    var signs: LineSigns = []
    var before: UInt8 = 0x20
    for offset in line.indices {
      let byte = line[offset]
      // A byte beyond ASCII may be the last of a no-break space.
      if isSpaceOrTab(before) || before >= 0x80 {
        if byte == UInt8(ascii: "{") { signs.insert(.brace) }
        if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "@") { signs.insert(.label) }
      }
      if byte == 0xE2 || byte == 0xF0 { signs.insert(.emoji) }
      if before == UInt8(ascii: ":"), byte == before || isDigit(byte) || byte == 0x20 { signs.insert(.colon) }
      before = byte
    }
    self = signs
  }
}
