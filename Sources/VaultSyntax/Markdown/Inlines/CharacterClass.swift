/// What a character beside a delimiter run counts as (CommonMark 2.1).
enum CharacterClass {
  /// Unicode white space, or the beginning or end of the text.
  case whitespace
  /// A character of the Unicode categories P and S.
  case punctuation
  case other

  /// The class of the character before `position`.
  init(before position: Int, in text: Span<UInt8>) {
    var start = position &- 1
    while start > 0, position &- start < 4, text[start] & 0xC0 == 0x80 { start &-= 1 }
    self.init(at: start, in: text)
  }

  /// The class of the character at `position`.
  init(after position: Int, in text: Span<UInt8>) {
    self.init(at: position, in: text)
  }

  private init(at position: Int, in text: Span<UInt8>) {
    guard position >= 0, position < text.count else {
      self = .whitespace
      return
    }
    let byte = text[position]
    if byte < 0x80 {
      self = isPunctuation(byte) ? .punctuation : byte == 0x20 || (0x09...0x0D).contains(byte) ? .whitespace : .other
    } else {
      self.init(CharacterClass.scalar(at: position, in: text))
    }
  }

  /// The class of a scalar beyond ASCII.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .whitespace
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .other
    }
  }

  /// The scalar whose UTF-8 begins at `position`; U+FFFD if none does.
  static func scalar(at position: Int, in text: Span<UInt8>) -> Unicode.Scalar {
    UTF8Reading.scalar(text, at: position, end: text.count).scalar.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}
