import VaultSyntax

/// What tells an entry of a calendar from all others: its `UID`, and of one occurrence that differs from its series also
/// the `RECURRENCE-ID` (RFC 5545 sections 3.8.4.7 and 3.8.4.4).
///
/// ```swift
/// CalendarIdentifier(text: "4711@example.org#20261120T143000").occurrence    // "20261120T143000"
/// ```
package struct CalendarIdentifier: Sendable, Hashable, Comparable {
  package var uid: String
  /// The value of `RECURRENCE-ID`; nil for a series or a single entry.
  package var occurrence: String?

  package init(uid: String, occurrence: String? = nil) {
    self.uid = uid
    self.occurrence = occurrence
  }

  /// The `uid:` of a note: a `#` and a date in the form of RFC 5545 at its end name the occurrence; one more `#` behind
  /// them says that they are of the UID itself.
  package init(text: String) {
    if text.hasSuffix("#"), Self.endsAsOccurrence(text) {
      self.init(uid: String(text.dropLast()))
      return
    }
    guard let sign = text.lastIndex(of: "#"), sign > text.startIndex,
      case let occurrence = text[text.index(after: sign)...], Self.isOccurrence(occurrence)
    else {
      self.init(uid: text)
      return
    }
    self.init(uid: String(text[..<sign]), occurrence: String(occurrence))
  }

  /// As it stands under `uid:`.
  package var text: String {
    if let occurrence { return uid + "#" + occurrence }
    return Self.endsAsOccurrence(uid) ? uid + "#" : uid
  }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  /// Whether a text names an occurrence once every `#` behind it is taken away.
  private static func endsAsOccurrence(_ text: String) -> Bool {
    guard text.contains("#") else { return false }
    var text = text[...]
    while text.last == "#" { text.removeLast() }
    guard let sign = text.lastIndex(of: "#"), sign > text.startIndex else { return false }
    return isOccurrence(text[text.index(after: sign)...])
  }

  private static func isOccurrence(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    return CalendarMoment.moment(bytes) != nil
  }

  /// The identifier of something that never met a calendar, from words that say which it is: the same on every device, so
  /// that two that give it one at the same time give it the same.
  ///
  /// - Parameter attempt: counts those that are taken, from 0.
  package static func made(of words: [String], attempt: Int = 0) -> CalendarIdentifier {
    let digits = [UInt64(attempt), UInt64(attempt) &+ 0x9E37_79B9_7F4A_7C15].map { seed in
      var hash = FNV1a()
      hash.add(seed)
      for word in words {
        for byte in word.utf8 { hash.add(UInt64(byte)) }
        hash.add(0x100)
      }
      let text = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    return CalendarIdentifier(uid: digits.joined() + "@vault")
  }
}
