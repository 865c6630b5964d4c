import VaultSyntax

/// The name of a room as it is compared: `213a-4` in Latin letters and `213а-4` in Cyrillic ones are one room.
package enum RoomName {
  /// A name in lower case with the letters of Cyrillic that look like Latin ones as these, and without spaces beside a
  /// hyphen.
  package static func folded(_ name: some StringProtocol) -> String {
    // Most names are digits and a hyphen, which nothing changes.
    let isPlain = name.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-") }
    guard !isPlain else { return String(name) }
    var folded = ""
    for scalar in name.lowercased().unicodeScalars {
      folded.unicodeScalars.append(lookAlikes[scalar] ?? scalar)
    }
    return folded.split(separator: " ").joined(separator: " ")
      .split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
      .joined(separator: "-")
  }

  /// Lower-case letters of Cyrillic by the Latin letters that look like them. Source: Unicode Technical Standard 39,
  /// confusables.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p", "с": "c", "т": "t", "у": "y",
    "х": "x", "і": "i", "ј": "j",
  ]
}
