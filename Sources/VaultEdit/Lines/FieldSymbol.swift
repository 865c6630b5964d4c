import VaultModel
import VaultSyntax

/// The emoji that vault writes for a key in a line that has such fields.
///
/// Source: the emoji format of the Obsidian Tasks plugin; of several spellings the one the plugin writes itself.
enum FieldSymbol {
  /// The emoji with the value; nil for a key or a value that has none.
  static func text(of key: LineKey, _ value: String?, isCancelled: Bool = false) -> String? {
    guard let value = self.value(of: key, value) else { return nil }
    if key == .priority { return value }
    if key == .completed, isCancelled { return "❌ " + value }
    return symbols.first { $0.key == key }.map { $0.symbol + " " + value }
  }

  /// The value as it stands behind the emoji; of a priority the emoji itself.
  static func value(of key: LineKey, _ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    switch key {
    case .priority: return priority(value)
    case .due, .scheduled, .wait, .created, .completed: return moment(value)
    case .repeat: return value.utf8.contains { "[]{}#:".utf8.contains($0) } ? nil : value
    case .onCompletion: return CompletionAction(spelling: value)?.name
    case .id, .depends: return value.utf8.allSatisfy(isIdentifierByte) ? value : nil
    default: return nil
    }
  }

  private static let symbols: [(key: LineKey, symbol: String)] = [
    (.due, "📅"), (.scheduled, "⏳"), (.wait, "🛫"), (.created, "➕"), (.completed, "✅"), (.repeat, "🔁"),
    (.onCompletion, "🏁"), (.id, "🆔"), (.depends, "⛔"),
  ]

  private static func priority(_ value: String) -> String? {
    switch Priority(spelling: value) {
    case .high?: "⏫"
    case .medium?: "🔼"
    case .low?: "🔽"
    case Priority.none?, nil: nil
    }
  }

  private static func moment(_ value: String) -> String? {
    if LocalDate(value) != nil { return value }
    guard let moment = LocalDateTime(value), moment.zone == nil else { return nil }
    return moment.text
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte.isKeyByte && byte < 0x80) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ")
  }
}
