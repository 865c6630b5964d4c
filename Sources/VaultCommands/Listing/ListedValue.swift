import VaultMessages
import VaultStore
import VaultSyntax

/// What a column holds for programs: one field of a tab-separated line, and one value of JSON.
protocol ListedValue: SendableMetatype {
  /// The field; empty where there is no value.
  var field: String { get }
  /// The field as the bytes that it is, for programs that need the very name of a file.
  var bytes: [UInt8] { get }
  /// Whether there is nothing to say.
  var isNothing: Bool { get }
  /// Writes the value, `null` where there is none.
  func write(to json: inout JSONWriter)
}

extension ListedValue {
  var bytes: [UInt8] { Array(SafeText.line(field).utf8) }
  var isNothing: Bool { false }
}

extension String: ListedValue {
  var field: String { self }
  func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: ListedValue {
  var field: String { String(self) }
  func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Int64: ListedValue {
  var field: String { String(self) }
  func write(to json: inout JSONWriter) { json.number(String(self)) }
}

extension Bool: ListedValue {
  var field: String { self ? "true" : "false" }
  func write(to json: inout JSONWriter) { json.truth(self) }
}

extension Path: ListedValue {
  var field: String { text }
  func write(to json: inout JSONWriter) { json.string(text) }
}

extension Array: ListedValue where Element: ListedValue {
  /// The fields of its values between commas.
  var field: String { map(\.field).joined(separator: ",") }
  var isNothing: Bool { isEmpty }
  func write(to json: inout JSONWriter) {
    json.array { list in for value in self { value.write(to: &list) } }
  }
}

extension Optional: ListedValue where Wrapped: ListedValue {
  var field: String { self?.field ?? "" }
  var bytes: [UInt8] { self?.bytes ?? [] }
  var isNothing: Bool { self?.isNothing ?? true }
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }
}

/// A number by its digits, such as `4.5`.
struct ListedNumber: ListedValue {
  let field: String

  init(_ digits: String) { field = digits }

  func write(to json: inout JSONWriter) { json.number(field) }
}

/// A value of which JSON tells more than a field can.
struct ListedDetails: ListedValue {
  let field: String
  let isNothing: Bool
  private let writing: (inout JSONWriter) -> Void

  /// Makes a value of its field and what writes it as JSON.
  init(_ field: String, isNothing: Bool = false, write: @escaping (inout JSONWriter) -> Void) {
    self.field = field
    self.isNothing = isNothing
    writing = write
  }

  /// A list of objects, whose members `write` writes; the field has `names` of them.
  init<Element>(
    _ elements: [Element], field: String = "", write: @escaping (Element, inout JSONWriter) -> Void
  ) {
    self.init(field, isNothing: elements.isEmpty) { json in
      json.array { list in for element in elements { list.object { write(element, &$0) } } }
    }
  }

  func write(to json: inout JSONWriter) { writing(&json) }
}
