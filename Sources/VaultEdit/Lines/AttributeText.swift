import VaultModel
import VaultSyntax

/// Writes one key and its value in a style of attributes.
///
/// ```swift
/// AttributeText(style: .colon, key: "due", …).pair(.scalar("2026-11-23 14:00"), …)     // due:2026-11-23T14:00
/// AttributeText(style: .braces, key: "note", …).pair(.scalar("a, b"), …)               // note: "a, b"
/// ```
struct AttributeText {
  /// Braces, `key:value`, `[key:: value]` or an emoji.
  let style: LineAttribute.Style
  /// The key's spelling.
  let key: String
  /// What such a line may hold.
  let grammar: LineGrammar
  /// Whether commas separate the names in a scalar of the key.
  let isSeveral: Bool
  /// Whether the line is cancelled, so that the day it was closed has an emoji of its own.
  var isCancelled = false
  /// The name of a field of Dataview where that is not the key's spelling.
  var name: String?

  /// The whole attribute; nil where the style cannot hold it.
  func pair(_ value: NewValue, isFlag: Bool) -> String? {
    switch style {
    case .braces: return inBraces(value, isFlag: isFlag)
    case .colon:
      guard LineKey(name: key).map(grammar.keys.contains) == true else { return nil }
      return word(value).map { key + ":" + $0 }
    case .dataview: return bracketed(value).map { "[" + (name ?? key) + ":: " + $0 + "]" }
    case .emoji:
      guard let key = LineKey(name: key), grammar.keys.contains(key) else { return nil }
      return FieldSymbol.text(of: key, scalar(of: value), isCancelled: isCancelled)
    }
  }

  /// A value that takes the place of one written in `form`; nil where the style cannot hold it.
  func value(_ value: NewValue, like form: LineAttribute.Form) -> String? {
    switch style {
    case .braces: return braceValue(value, like: form)
    case .colon: return word(value)
    case .dataview: return bracketed(value)
    case .emoji:
      guard let key = LineKey(name: key) else { return nil }
      return FieldSymbol.value(of: key, scalar(of: value))
    }
  }

  /// `key: value`, or the bare word for a flag.
  func inBraces(_ value: NewValue, isFlag: Bool) -> String {
    if isFlag, case .scalar(let scalar) = value, Answer(spelling: scalar.text) == .yes { return key }
    return key + ": " + braceValue(value, like: .plain)
  }

  private func braceValue(_ value: NewValue, like form: LineAttribute.Form) -> String {
    switch value {
    case .scalar(let scalar): return FlowText.scalar(scalar, like: form)
    case .list(let scalars):
      return "[" + scalars.map { FlowText.scalar($0, like: .plain) }.joined(separator: ", ") + "]"
    case .records: return ""
    }
  }

  /// A value without white space, as todo.txt has it; a date and a time are joined by `T`.
  private func word(_ value: NewValue) -> String? {
    guard var text = scalar(of: value, separator: ",") else { return nil }
    if let moment = LocalDateTime(text), moment.zone == nil {
      text = moment.date.text + "T" + moment.time.text
    }
    guard let first = text.utf8.first, first != UInt8(ascii: ":"), !text.utf8.contains(where: \.isSpaceOrTab) else {
      return nil
    }
    return text
  }

  /// A value between brackets, none of which it holds but those of one link.
  private func bracketed(_ value: NewValue) -> String? {
    guard let text = scalar(of: value), !text.isEmpty else { return nil }
    let isLink = text.utf8.starts(with: "[[".utf8) && text.utf8.suffix(2).elementsEqual("]]".utf8)
    let inner = isLink ? text.utf8.dropFirst(2).dropLast(2) : text.utf8[...]
    return inner.contains { "[]()".utf8.contains($0) } ? nil : text
  }

  /// One text for a value: that of a list whose names commas separate anyway; nil for other lists.
  private func scalar(of value: NewValue, separator: String = ", ") -> String? {
    switch value {
    case .scalar(let scalar): return scalar.text.trimmed
    case .list(let scalars):
      let texts = scalars.map(\.text.trimmed)
      guard isSeveral || texts.count == 1, !texts.contains(where: { $0.isEmpty || $0.contains(",") }) else {
        return nil
      }
      return texts.joined(separator: separator)
    case .records: return nil
    }
  }
}
