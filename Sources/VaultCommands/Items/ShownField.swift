import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultSyntax

/// A key of an item as people read it: the author's spelling, and the value as written, its dates in their language.
struct ShownField {
  let key: String
  let value: String
}

extension Note {
  /// What is worth knowing of an item besides its type and title: the keys that are written, in their order and of a key
  /// that is written twice the value that counts; then the tags and yields that only the text of a note names.
  func shownFields(of item: Item, in language: MessageLanguage?) -> [ShownField] {
    let derived = item.line == nil ? derivedFields(of: item) : []
    var seen: Set<String> = []
    var shown: [ShownField] = []
    for field in fields[item.fields].reversed() {
      let key = field.key?.rawValue ?? document.text(field.keyRange)
      guard field.value != .absent, field.key != .type, field.key != .title || item.line != nil else { continue }
      let own = rule(of: field, of: item, in: language) ?? text(of: field, in: language)
      let value = derived.first { $0.key == key }?.value ?? own
      if !value.isEmpty, seen.insert(key).inserted { shown.append(ShownField(key: key, value: value)) }
    }
    if seen.contains(ItemKey.servings.rawValue) { seen.insert("yields") }
    return shown.reversed() + derived.filter { !seen.contains($0.key) }
  }

  /// What the text says as well as a key would.
  private func derivedFields(of item: Item) -> [ShownField] {
    facts(of: item).compactMap { fact in
      guard fact.key == ItemKey.tags.rawValue || fact.key == "yields", case .list(let values) = fact.value else {
        return nil
      }
      return ShownField(key: fact.key, value: values.compactMap(\.plainText).joined(separator: ", "))
    }
  }

  /// A rule of repetition in the language of people; nil for any other key, and for programs.
  private func rule(of field: Field, of item: Item, in language: MessageLanguage?) -> String? {
    guard field.key == .recurrence, let language, let rule = texts(of: field).first?.text else { return nil }
    let starts = [ItemKey.due, .start, .scheduled].lazy.compactMap { key -> LocalDate? in
      switch value(key, of: item) {
      case .date(let date), .block(let date, _): date
      case .dateTime(let moment): moment.date
      default: nil
      }
    }
    return Messages(language).rule(rule, start: starts.first)
  }

  private func text(of field: Field, in language: MessageLanguage?) -> String {
    switch field.value {
    case .date(let date): return text(of: date, in: language)
    case .dateTime(let moment):
      // The zone as `text` of a date-time writes it: a name stands apart.
      let clock = String(moment.text.dropFirst(moment.date.text.count))
      return text(of: moment.date, in: language) + clock
    case .block(let date, let times):
      return [text(of: date, in: language), times?.text].compactMap(\.self).joined(separator: " ")
    case .member(let ordinal) where field.source == .slot:
      let status = TaskStatus(rawValue: ordinal)
      return language.map { status?.name(in: $0.language) ?? "" } ?? status?.name ?? ""
    default: break
    }
    let written = texts(of: field).map(\.text)
    guard written.isEmpty else { return written.joined(separator: ", ") }
    return source(of: field) + (total(of: field).map { ", total: \($0)" } ?? "")
  }

  /// A date as the language writes it; as the format writes it for programs.
  private func text(of date: LocalDate, in language: MessageLanguage?) -> String {
    guard let language else { return date.text }
    return date.text(in: language)
  }

  /// A value that is no text, such as a mapping, on one line and without its outer braces.
  private func source(of field: Field) -> String {
    let words = document.text(field.range).split { $0.isWhitespace }.joined(separator: " ")
    return words.hasPrefix("{") && words.hasSuffix("}") ? String(words.dropFirst().dropLast()) : words
  }

  /// How long a recipe takes in all, where the note only says its parts.
  private func total(of field: Field) -> String? {
    guard field.key == .time, type == .recipe, !document.text(field.range).contains("total") else { return nil }
    return cookingTime(of: field)?.text
  }
}

extension FactValue {
  /// The text of a value that is one; nil for lists and objects.
  fileprivate var plainText: String? {
    switch self {
    case .text(let text), .number(let text), .date(let text): text
    case .truth, .list, .object: nil
    }
  }
}
