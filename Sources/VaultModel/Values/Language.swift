import VaultSyntax

/// A language vault reads and writes: its unit names, month names, plurals and decimal mark.
package enum Language: UInt8, Sendable, Hashable, CaseIterable {
  case english, ukrainian, russian

  /// The ISO 639-1 code: `en`, `uk`, `ru`.
  package var tag: String {
    switch self {
    case .english: "en"
    case .ukrainian: "uk"
    case .russian: "ru"
    }
  }

  /// The language of a tag or a POSIX locale name, such as `uk`, `uk-UA`, `uk_UA.UTF-8`; nil for another language.
  package init?(tag: some StringProtocol) {
    guard let language = Self.allCases.first(where: { Self.primarySubtag(of: tag) == $0.tag }) else { return nil }
    self = language
  }

  /// The mark before decimals that people who write this language use.
  package var decimalMark: DecimalMark { self == .english ? .point : .comma }

  /// Whether the language is written in Cyrillic.
  package var isCyrillic: Bool { self != .english }

  /// The part of a language tag before the first `-`, `_`, `.` or `@`, in lower case (RFC 5646, section 2.2.1).
  static func primarySubtag(of tag: some StringProtocol) -> String {
    String(decoding: tag.utf8.prefix { $0.isLetter }.map { $0 | 0x20 }, as: UTF8.self)
  }
}

/// The mark between the whole part of a number and its decimals.
package enum DecimalMark: UInt8, Sendable, Hashable, CaseIterable {
  case point, comma

  /// The mark as an ASCII byte.
  package var byte: UInt8 { self == .point ? 0x2E : 0x2C }
  /// The mark as text.
  package var text: String { self == .point ? "." : "," }

  /// The mark that goes with a language tag or locale name, also of languages vault has no names for; nil when it is
  /// not known (CLDR, `numbers/symbols/decimal`).
  package init?(tag: some StringProtocol) {
    switch Language.primarySubtag(of: tag) {
    case "en", "zh", "ja", "ko", "he", "th", "hi": self = .point
    case "uk", "ru", "be", "bg", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "it", "lt", "lv", "nb",
      "nl", "no", "pl", "pt", "ro", "sk", "sl", "sr", "sv", "tr":
      self = .comma
    default: return nil
    }
  }
}

/// What decides how a number is read where its own digits do not: the note's `lang`, else the vault's locale.
package struct NumberContext: Sendable, Hashable {
  /// The language of the text, or nil when it is not known or none of ours.
  package var language: Language?
  /// The mark that a doubtful `1,500` is read by, or nil: then it is refused.
  package var decimalMark: DecimalMark?

  /// The context of a language; nil knows nothing, so that every doubtful number is refused.
  package init(_ language: Language? = nil) {
    self.language = language
    decimalMark = language?.decimalMark
  }

  /// The context of a note with this `lang` in a vault with this locale; the note's own tag goes first.
  package init(lang: String?, locale: String?) {
    language = lang.flatMap { Language(tag: $0) } ?? (lang == nil ? locale.flatMap { Language(tag: $0) } : nil)
    decimalMark = lang.flatMap { DecimalMark(tag: $0) } ?? locale.flatMap { DecimalMark(tag: $0) }
  }
}
