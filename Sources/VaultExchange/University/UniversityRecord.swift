import VaultModel
import VaultSyntax

/// One object of an answer with the way to it, whose members are read strictly: absent and null are nil, another type is a
/// fault with its place.
struct UniversityRecord {
  let value: JSONValue
  let path: String

  /// - Throws: that the value is no object.
  init(_ value: JSONValue, _ path: String) throws(UniversityFault) {
    (self.value, self.path) = (value, path)
    guard value.kind == .object else { throw fault(.wrongType, value, path) }
  }

  private func fault(_ reason: UniversityFault.Reason, _ value: JSONValue, _ path: String) -> UniversityFault {
    UniversityFault(reason: reason, path: path, offset: value.range.lower, text: value.text ?? "")
  }

  /// A fault of one of its members.
  func fault(_ reason: UniversityFault.Reason, _ name: String) -> UniversityFault {
    fault(reason, value[name] ?? value, path(of: name))
  }

  private func path(of name: String) -> String { path.isEmpty || path.hasSuffix(".") ? path + name : path + "." + name }

  private func member(_ name: String) -> JSONValue? { value[name].flatMap { $0.kind == .null ? nil : $0 } }

  // MARK: Values

  /// A text in one line without control characters; nil when nothing is left of it.
  ///
  /// - Parameter other: the member that stands for one that says nothing.
  func text(_ name: String, or other: String? = nil) throws(UniversityFault) -> String? {
    if let value = member(name) {
      guard let text = value.string else { throw fault(.wrongType, name) }
      if let line = Self.line(text) { return line }
    }
    guard let other else { return nil }
    return try text(other)
  }

  func needed(_ name: String) throws(UniversityFault) -> String {
    guard let text = try text(name) else { throw fault(.missing, name) }
    return text
  }

  /// A number of a record, which some answers write as text.
  func identifier(_ name: String) throws(UniversityFault) -> String? {
    guard let value = member(name) else { return nil }
    guard let text = value.text else { throw fault(.wrongType, name) }
    return Self.line(text)
  }

  /// A whole number between two bounds.
  func integer(_ name: String, in bounds: ClosedRange<Int>) throws(UniversityFault) -> Int? {
    guard let value = member(name) else { return nil }
    guard value.kind == .number else { throw fault(.wrongType, name) }
    guard let number = value.text.flatMap({ Int($0) }), bounds.contains(number) else { throw fault(.badValue, name) }
    return number
  }

  func truth(_ name: String) throws(UniversityFault) -> Bool {
    guard let value = member(name) else { return false }
    guard let truth = value.truth else { throw fault(.wrongType, name) }
    return truth
  }

  /// A day such as `01.09.2022`.
  func date(_ name: String) throws(UniversityFault) -> LocalDate? {
    guard let text = try text(name) else { return nil }
    guard let date = Self.date(text) else { throw fault(.badValue, name) }
    return date
  }

  func time(_ name: String) throws(UniversityFault) -> LocalTime? {
    guard let text = try text(name) else { return nil }
    guard let time = LocalTime(text) else { throw fault(.badValue, name) }
    return time
  }

  /// A day, a time, or both.
  func moment(_ name: String) throws(UniversityFault) -> (date: LocalDate?, time: LocalTime?) {
    var moment: (date: LocalDate?, time: LocalTime?) = (nil, nil)
    for word in try text(name)?.split(whereSeparator: { $0 == " " || $0 == "T" }) ?? [] {
      if let date = Self.date(String(word)) {
        moment.date = date
      } else if let time = LocalTime(word) {
        moment.time = time
      } else {
        throw fault(.badValue, name)
      }
    }
    return moment
  }

  /// The days between two members, whichever is the earlier one; with one of them that day.
  func days(_ first: String, _ last: String) throws(UniversityFault) -> (first: LocalDate?, last: LocalDate?) {
    let (one, two) = (try date(first), try date(last))
    if let one, let two, two < one { return (two, one) }
    return (one, two)
  }

  /// The elements of an array with the ways to them; one value that is no array is its only element.
  func elements(_ name: String) -> [(value: JSONValue, path: String)] {
    guard let value = member(name) else { return [] }
    guard value.kind == .array else { return [(value, path(of: name))] }
    let path = path(of: name)
    return value.elements.enumerated().compactMap { place, element in
      element.kind == .null ? nil : (element, "\(path)[\(place)]")
    }
  }

  /// The texts of an array.
  func texts(_ name: String) throws(UniversityFault) -> [String] {
    var texts: [String] = []
    for (element, path) in elements(name) {
      guard let text = element.string else { throw fault(.wrongType, element, path) }
      if let line = Self.line(text), !texts.contains(line) { texts.append(line) }
    }
    return texts
  }

  /// The whole numbers of an array.
  func integers(_ name: String, in bounds: ClosedRange<Int>) throws(UniversityFault) -> Set<Int> {
    var numbers: Set<Int> = []
    for (element, path) in elements(name) {
      guard element.kind == .number else { throw fault(.wrongType, element, path) }
      guard let number = element.text.flatMap({ Int($0) }), bounds.contains(number) else {
        throw fault(.badValue, element, path)
      }
      numbers.insert(number)
    }
    return numbers
  }

  /// The objects of an array, or the one that stands there instead.
  func records(_ name: String) throws(UniversityFault) -> [UniversityRecord] {
    var records: [UniversityRecord] = []
    for (element, path) in elements(name) { records.append(try UniversityRecord(element, path)) }
    return records
  }

  /// An object, or nil.
  func record(_ name: String) throws(UniversityFault) -> UniversityRecord? {
    try member(name).map { value throws(UniversityFault) in try UniversityRecord(value, path(of: name)) }
  }

  // MARK: Texts

  /// A text in one line; control characters and those that turn the direction of a line have no place in a note's line.
  private static func line(_ text: String) -> String? {
    if isPlain(text) { return text }
    let scalars = text.inOneLine.unicodeScalars.filter {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    let line = String(String.UnicodeScalarView(scalars)).inOneLine
    return line.isEmpty ? nil : line
  }

  /// Whether nothing but ASCII and Cyrillic in one line stands in a text, which is soon found out.
  private static func isPlain(_ text: String) -> Bool {
    var before: UInt8 = 0x20
    for byte in text.utf8 {
      guard byte >= 0x20, byte != 0x7F, byte < 0xC2 || 0xD0...0xD4 ~= byte, byte != 0x20 || before != 0x20 else {
        return false
      }
      before = byte
    }
    return before != 0x20
  }

  private static let pattern = DatePattern("%d.%m.%Y")

  private static func date(_ text: String) -> LocalDate? { pattern?.date(in: text) ?? LocalDate(text) }
}
