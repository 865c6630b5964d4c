import VaultSyntax

/// How the pairs of a mapping are spaced and their keys quoted.
struct PairStyle: Sendable {
  /// White space before the colon.
  var beforeColon: [UInt8] = []
  /// White space after it, when the values are not aligned.
  var afterColon: [UInt8] = [UInt8(ascii: " ")]
  /// The column, in characters from the keys' column, where all values begin; nil when they are not aligned.
  var valueColumn: Int?
  /// The quotes that all keys have, else plain.
  var keys: YAMLNode.Style = .plain

  /// `key: value`.
  init() {}

  /// Reads the style of a mapping from the pairs that have their value on the key's line.
  ///
  /// - Complexity: O(*k*) in the number of pairs.
  init(of mapping: Int, in source: FrontMatterSource) {
    let pairs = source.pairs(of: mapping)
    if let first = pairs.first.map({ source.node($0.key).style }), first == .singleQuoted || first == .doubleQuoted,
      pairs.allSatisfy({ source.node($0.key).style == first })
    {
      keys = first
    }
    let gaps = pairs.compactMap { Gap(of: $0, in: source) }
    guard let last = gaps.last else { return }
    beforeColon = last.beforeColon
    if gaps.allSatisfy({ $0.afterColon == last.afterColon }) {
      afterColon = last.afterColon
    } else if source.node(mapping).style == .block, gaps.count > 1, Set(gaps.map(\.valueColumn)).count == 1 {
      valueColumn = last.valueColumn
    }
    if afterColon.isEmpty, keys == .plain { afterColon = [UInt8(ascii: " ")] }
  }

  /// A key with its colon and, when a value follows on the line, the white space before that.
  func key(_ key: String, spelling: ScalarSpelling, hasValue: Bool) -> [UInt8] {
    let name = spelling.key(key, in: keys)
    let beginning = name + beforeColon + [UInt8(ascii: ":")]
    guard hasValue else { return beginning }
    guard let valueColumn else { return beginning + afterColon }
    let width = String(decoding: beginning, as: UTF8.self).unicodeScalars.count
    return beginning + [UInt8](repeating: UInt8(ascii: " "), count: max(1, valueColumn - width))
  }

  /// The white space around the colon of one pair.
  private struct Gap {
    let beforeColon: [UInt8]
    let afterColon: [UInt8]
    let valueColumn: Int

    init?(of pair: FrontMatterSource.Pair, in source: FrontMatterSource) {
      guard !source.isAbsent(pair.value), let colonEnd = source.colonEnd(of: pair) else { return nil }
      let key = source.node(pair.key)
      let value = source.node(pair.value).start
      let before = source.bytes[key.range.upper..<max(key.range.upper, colonEnd - 1)]
      let after = source.bytes[colonEnd..<max(colonEnd, value)]
      guard before.allSatisfy(YAMLBytes.isBlank), after.allSatisfy(YAMLBytes.isBlank) else { return nil }
      beforeColon = Array(before)
      afterColon = Array(after)
      let beginning = source.bytes[key.start..<max(key.start, value)]
      valueColumn = beginning.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
  }
}
