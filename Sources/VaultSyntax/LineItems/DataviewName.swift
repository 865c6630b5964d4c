/// The names of fields as Dataview and the Obsidian Tasks plugin spell them: `[completion:: 2026-11-20]`.
///
/// Source: the plugin's page on its Dataview format; `start` is its day from which on a task is shown.
package enum DataviewName {
  /// The names that are not vault's own, the plugin's for each key.
  private static let table: [(name: StaticString, key: LineKey)] = [
    ("completion", .completed), ("cancelled", .completed), ("dependsOn", .depends), ("onCompletion", .onCompletion),
    ("start", .wait),
  ]

  /// The name the plugin writes for a key; nil where that is vault's own.
  package static func name(of key: LineKey, isCancelled: Bool = false) -> String? {
    if key == .completed, isCancelled { return "cancelled" }
    return table.first { $0.key == key }.map { $0.name.description }
  }

  /// The name at `start` with two colons behind it, white space around it left out; nil when there is none.
  static func range(at start: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    let start = start < end ? bytes.skippingSpaces(from: start, to: end) : end
    guard start < end, LineByte.isLetter(bytes[start]), bytes.lengthOfBlank(at: start, before: end) == 0 else {
      return nil
    }
    var upper = start
    while upper < end, LineByte.isKeyByte(bytes[upper]), bytes.lengthOfBlank(at: upper, before: end) == 0 {
      upper &+= 1
    }
    return bytes.hasBytes("::", at: bytes.skippingSpaces(from: upper, to: end), before: end)
      ? ByteRange(start, upper) : nil
  }

  /// The offset behind the two colons of a name that ``range(at:before:in:)`` found.
  static func endOfColons(after name: ByteRange, in bytes: [UInt8]) -> Int {
    bytes.skippingSpaces(from: name.upper, to: bytes.count) &+ 2
  }

  /// The key that a name spells, in capitals or not, as Dataview has it: one of vault's, or one of the plugin's where the
  /// lines have it.
  static func key(at range: ByteRange, in bytes: [UInt8], grammar: LineGrammar) -> LineKey? {
    if let key = LineKey(spelledAt: range, in: bytes) { return key }
    guard range.count <= longest else { return nil }
    let folded = bytes[range.indices].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    for (name, key) in table
    where name.withUTF8Buffer({ unsafe $0.elementsEqual(folded) { ($0 | 0x20) == $1 } }) {
      return grammar.keys.contains(key) ? key : nil
    }
    return LineKey(spelledAt: ByteRange(0, folded.count), in: folded)
  }

  /// The longest name, in bytes.
  private static let longest = 16
}
