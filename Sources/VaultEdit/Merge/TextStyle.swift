import VaultSyntax

/// What a text editor may change in every line at once, which is merged apart from the lines.
struct TextStyle: Sendable, Equatable {
  /// How the lines end.
  enum LineEnding: Sendable { case lineFeed, carriageReturnLineFeed, mixed }

  var hasByteOrderMark: Bool
  /// Nil for a text of one line.
  var lineEnding: LineEnding?
  /// Whether the last line ends; nil for a text without lines.
  var endsLastLine: Bool?

  init(of bytes: [UInt8]) {
    hasByteOrderMark = SourceLocation.hasByteOrderMark(bytes)
    var (lineFeeds, pairs) = (0, 0)
    for position in bytes.indices where bytes[position] == UInt8(ascii: "\n") {
      lineFeeds += 1
      if position > 0, bytes[position - 1] == UInt8(ascii: "\r") { pairs += 1 }
    }
    if lineFeeds > 0 {
      lineEnding = pairs == 0 ? .lineFeed : pairs == lineFeeds ? .carriageReturnLineFeed : .mixed
    }
    if bytes.count > (hasByteOrderMark ? 3 : 0) { endsLastLine = bytes.last == UInt8(ascii: "\n") }
  }

  /// The style that both sides together want: that of the side that changed it.
  static func merged(_ styles: MergeSides<TextStyle>, hasNoBase: Bool) -> TextStyle {
    var result = styles.ours
    result.hasByteOrderMark =
      hasNoBase
      ? styles.ours.hasByteOrderMark && styles.theirs.hasByteOrderMark
      : styles.map(\.hasByteOrderMark).settled ?? false
    result.lineEnding = settled(styles.map(\.lineEnding), hasNoBase) ?? .lineFeed
    result.endsLastLine = settled(styles.map(\.endsLastLine), hasNoBase) ?? true
    return result
  }

  /// The value of the side that changed it, where a side without one has no say; nil when nobody can tell.
  private static func settled<Value: Equatable>(_ values: MergeSides<Value?>, _ hasNoBase: Bool) -> Value? {
    guard let ours = values.ours, let theirs = values.theirs else { return values.ours ?? values.theirs }
    if ours == theirs { return ours }
    guard !hasNoBase, let base = values.base else { return nil }
    return MergeSides(base: base, ours: ours, theirs: theirs).settled
  }

  /// Whether the versions end their lines in one way each, but not all in the same.
  static func differInLineEndings(_ styles: MergeSides<TextStyle>) -> Bool {
    let endings = [styles.base.lineEnding, styles.ours.lineEnding, styles.theirs.lineEnding].compactMap(\.self)
    return !endings.contains(.mixed) && Set(endings).count > 1
  }

  /// A text without byte order mark, its last line ended, and CRLF as LF where that is asked for.
  func plain(_ bytes: [UInt8], lineFeedsOnly: Bool) -> [UInt8] {
    var text = hasByteOrderMark ? Array(bytes[3...]) : bytes
    if endsLastLine == false {
      text += lineEnding == .carriageReturnLineFeed ? [0x0D, 0x0A] : [0x0A]
    }
    return lineFeedsOnly && lineEnding == .carriageReturnLineFeed ? Self.withLineFeeds(text) : text
  }

  /// A merged text in this style.
  func styled(_ bytes: [UInt8], fromLineFeeds: Bool, endsWithMarker: Bool) -> [UInt8] {
    var text = bytes
    if endsLastLine == false, !endsWithMarker, text.last == UInt8(ascii: "\n") {
      text.removeLast()
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
    }
    if fromLineFeeds, lineEnding == .carriageReturnLineFeed { text = Self.withCarriageReturns(text) }
    return hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + text : text
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for (position, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      if !isPair { text.append(byte) }
    }
    return text
  }

  private static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte == 0x0A { text.append(0x0D) }
      text.append(byte)
    }
    return text
  }
}
