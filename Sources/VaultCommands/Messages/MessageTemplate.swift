import VaultModel

/// The text of a message with places for its values.
///
/// `{0}` is the first value; `{0:note|notes}` is the form that agrees with the first value, a count, in the order
/// one, other in English and one, few, many in Ukrainian (with a fourth form for fractions where `few` does not fit).
/// Braces around anything else are text.
struct MessageTemplate {
  private let source: String

  init(_ source: StaticString) { self.init(source.description) }

  init(_ source: String) { self.source = source }

  /// The text with its values; a value that is missing leaves its place empty.
  func filled(with values: [MessageValue], by messages: Messages) -> String {
    var result = ""
    var rest = source[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")), let place = Place(rest[open..<close].dropFirst())
      else {
        result += "{"
        rest = rest.dropFirst()
        continue
      }
      if values.indices.contains(place.position) { result += place.text(of: values[place.position], by: messages) }
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }

  /// The positions of the values the template names.
  var positions: Set<Int> {
    var positions: Set<Int> = []
    for piece in source.split(separator: "{").dropFirst(source.hasPrefix("{") ? 0 : 1) {
      if let place = Place(piece.prefix { $0 != "}" }) { positions.insert(place.position) }
    }
    return positions
  }

  /// What stands between the braces.
  private struct Place {
    let position: Int
    let forms: [Substring]

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, let position = Int(first), position >= 0 else { return nil }
      self.position = position
      forms = parts.count > 1 ? parts[1].split(separator: "|", omittingEmptySubsequences: false) : []
    }

    func text(of value: MessageValue, by messages: Messages) -> String {
      guard !forms.isEmpty else { return messages.text(of: value) }
      let category: PluralCategory =
        switch value {
        case .count(let number): messages.language.language.pluralCategory(of: Int64(number))
        case .text(let text): messages.language.language.pluralCategory(ofPrinted: text)
        default: .other
        }
      return String(form(for: category, in: messages.language))
    }

    /// The form for a category, of those in the order one, few, many, other (English: one, other).
    private func form(for category: PluralCategory, in language: MessageLanguage) -> Substring {
      let position =
        switch (language, category) {
        case (_, .one): 0
        case (.english, _), (.ukrainian, .few): 1
        case (.ukrainian, .many): 2
        case (.ukrainian, .other): 3
        }
      if forms.indices.contains(position) { return forms[position] }
      // The genitive singular of `other` is spelled as `few` in most nouns, which then leave the fourth form out.
      return category == .other && forms.count > 1 ? forms[1] : forms.last ?? ""
    }
  }
}
