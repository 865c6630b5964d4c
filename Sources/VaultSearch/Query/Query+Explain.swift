import VaultModel
import VaultSyntax

extension Query {
  /// The parsed query as a tree of lines, two spaces deeper a level: for people who ask why, and for tests. Stable,
  /// in no language.
  ///
  /// ```text
  /// any
  ///   word soup
  ///   all
  ///     field type anyOf "recipe"
  ///     field time range .. 30m
  /// sort rating descending
  /// limit 5
  /// ```
  package var explanation: String {
    var lines: [String] = []
    condition.explain(into: &lines, depth: 0)
    for key in sort { lines.append("sort \(key.key)" + (key.descending ? " descending" : "")) }
    if let limit { lines.append("limit \(limit)") }
    if let group { lines.append("group \(group)") }
    return lines.joined(separator: "\n")
  }
}

extension Condition {
  fileprivate func explain(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    switch self {
    case .everything: lines.append(indent + "everything")
    case .word(let pattern): lines.append(indent + "word " + pattern.explanation)
    case .phrase(let words): lines.append(indent + "phrase " + words.joined(separator: " "))
    case .field(let field): lines.append(indent + "field \(field.key) " + field.test.explanation(of: field.key))
    case .all(let parts): Self.explain("all", parts, into: &lines, depth)
    case .any(let parts): Self.explain("any", parts, into: &lines, depth)
    case .not(let part): Self.explain("not", [part], into: &lines, depth)
    }
  }

  private static func explain(_ name: String, _ parts: [Condition], into lines: inout [String], _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + name)
    for part in parts { part.explain(into: &lines, depth: depth + 1) }
  }
}

extension WordPattern {
  fileprivate var explanation: String {
    switch mode {
    case .stem: text
    case .exact: "=" + text
    case .prefix: text + "*"
    case .oneTypo: text + "~"
    }
  }
}

extension FieldCondition.Test {
  /// The test of a key, values as a query writes them.
  fileprivate func explanation(of key: String) -> String {
    switch self {
    case .anyOf(let values): "anyOf " + Self.quoted(values)
    case .allOf(let values): "allOf " + Self.quoted(values)
    case .exactly(let value): "exactly " + Self.quoted([value])
    case .words(let words): "words " + words.map(\.explanation).joined(separator: " ")
    case .phrase(let words): "phrase " + words.joined(separator: " ")
    case .range(let lower, let upper): "range " + Self.range(lower, upper, key)
    case .amount(let words, let lower, let upper):
      "amount of \(words.map(\.explanation).joined(separator: " ")) " + Self.range(lower, upper, key)
    case .stands(let groups, _): groups.map(\.name).joined(separator: ", ")
    case .present: "present"
    case .absent: "absent"
    }
  }

  private static func quoted(_ values: [String]) -> String {
    values.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func range(_ lower: ColumnBound?, _ upper: ColumnBound?, _ key: String) -> String {
    let from = lower.map { ($0.inclusive ? "" : "after ") + $0.value.explanation(of: key) + " " } ?? ""
    let to = upper.map { ($0.inclusive ? " " : " before ") + $0.value.explanation(of: key) } ?? ""
    return from + ".." + to
  }
}

extension ColumnValue {
  fileprivate func explanation(of key: String) -> String {
    switch kind {
    case .moment: Self.moment(number)
    case .duration: TimeSpan(seconds: number).text
    case .number: Self.decimal(number, places: 6)
    case .quantity: Self.decimal(number, places: 6) + " " + Self.unitName(unit)
    case .money: Currency(inColumn: unit).map { Money(parts: number, $0).printed(sign: .onlyMinus) } ?? ""
    case .mood: Mood(score: Int(clamping: number))?.name ?? "mood \(number)"
    case .rank: Self.step(number, ofScale: key) ?? "step \(number)"
    case .timeOfDay: Self.clockTime(number)
    }
  }

  /// The step of a key's scale: of `difficulty` the step 3 is `hard`.
  private static func step(_ number: Int64, ofScale key: String) -> String? {
    if key == "weekday" { return Weekday(rawValue: UInt8(clamping: number))?.name(in: .english) }
    guard let key = ItemKey.allCases.first(where: { $0.queryName == key }) else { return nil }
    for shape in Schema.shapes(of: key) {
      guard case .scale(let scale) = QueryKey.Kind(shape) else { continue }
      let names = scale.names
      if names.indices.contains(Int(clamping: number)) { return names[Int(number)] }
    }
    return nil
  }

  /// The unit that a column counts in: `g`, `ml`, `piece`.
  private static func unitName(_ code: UInt16) -> String {
    switch Unit.allCases.first(where: { $0.base == $0 && $0.columnCode == code }) {
    case .gram: "g"
    case .millilitre: "ml"
    case let unit: unit?.name ?? ""
    }
  }

  private static func moment(_ minute: Int64) -> String {
    let (seconds, overflow) = minute.multipliedReportingOverflow(by: 60)
    guard !overflow, let moment = LocalDateTime(secondsSinceEpoch: seconds) else { return "minute \(minute)" }
    return moment.date.text + " " + moment.time.text
  }

  private static func clockTime(_ minute: Int64) -> String { "\(padded(minute / 60, 2)):\(padded(minute % 60, 2))" }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// A number of the smallest parts as a decimal, without zeros at its end.
  private static func decimal(_ parts: Int64, places: Int) -> String {
    var digits = padded(Int64(clamping: parts.magnitude), places + 1)
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return (parts < 0 ? "-" : "") + digits
  }
}
