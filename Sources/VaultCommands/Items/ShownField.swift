import VaultModel
import VaultSearch
import VaultSyntax

/// A key of an item as people read it: the author's spelling, and the value as written, its dates in their language.
struct ShownField {
  let key: String
  let value: String
}

extension Note {
  /// The keys written of an item, in their order, without type and title, which stand above them. Of a key that is
  /// written twice the value that counts is shown.
  func shownFields(of item: Item, in language: Language?) -> [ShownField] {
    var shown: [ShownField] = []
    for field in fields[item.fields] {
      let key = field.key?.rawValue ?? document.text(field.keyRange)
      guard field.value != .absent, field.key != .type, field.key != .title || item.line != nil else { continue }
      let value = text(of: field, in: language)
      guard !value.isEmpty else { continue }
      shown.removeAll { $0.key == key }
      shown.append(ShownField(key: key, value: value))
    }
    return shown
  }

  private func text(of field: Field, in language: Language?) -> String {
    switch field.value {
    case .date(let date): return text(of: date, in: language)
    case .dateTime(let moment): return "\(text(of: moment.date, in: language)) \(moment.time.text)"
    case .block(let date, let times):
      return [text(of: date, in: language), times?.text].compactMap(\.self).joined(separator: " ")
    case .member(let ordinal) where field.source == .slot: return TaskStatus(rawValue: ordinal)?.name ?? ""
    default: break
    }
    let written = texts(of: field).map(\.text)
    guard written.isEmpty else { return written.joined(separator: ", ") }
    return source(of: field) + (total(of: field).map { ", total: \($0)" } ?? "")
  }

  /// A date as the language writes it; as the format writes it for programs.
  private func text(of date: LocalDate, in language: Language?) -> String {
    guard let language else { return date.text }
    return DateText(year: date.year, month: date.month, day: date.day).medium(in: language)
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
