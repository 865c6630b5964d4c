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

  /// The name at `start` with two colons behind it; nil when there is none.
  static func range(at start: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    guard start < end, LineByte.isLetter(bytes[start]) else { return nil }
    var colon = start
    while colon < end, LineByte.isKeyByte(bytes[colon]) { colon &+= 1 }
    return bytes.hasBytes("::", at: colon, before: end) ? ByteRange(start, colon) : nil
  }

  /// The key that a name spells: one of vault's, or one of the plugin's where the lines have it.
  static func key(at range: ByteRange, in bytes: [UInt8], grammar: LineGrammar) -> LineKey? {
    if let key = LineKey(spelledAt: range, in: bytes) { return key }
    for (name, key) in table
    where range.count == name.utf8CodeUnitCount && bytes.hasBytes(name, at: range.lower, before: range.upper) {
      return grammar.keys.contains(key) ? key : nil
    }
    return nil
  }
}
