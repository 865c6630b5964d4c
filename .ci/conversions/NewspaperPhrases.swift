import Foundation

/// The first 4,000 phrases with the labels that ingredient-phrase-tagger gives their words: it compares them with what
/// people wrote into the columns of the table.
func newspaperPhrases(_ path: String) throws -> [String] {
  var records = commaSeparated(try text(at: path))
  guard records.first?.contains("input") == true else { throw Fault("\(path) has no column input") }
  let header = records.removeFirst()
  return try records.prefix(4_000).map { record in
    guard record.count == header.count else { throw Fault("a record of \(path) has \(record.count) columns") }
    let columns = Dictionary(zip(header, record)) { first, _ in first }
    let words = phraseWords(columns["input"] ?? "")
    let labels = words.map { label(of: $0, in: columns) }
    func labelled(_ label: String) -> JSON {
      .string(zip(words, labels).filter { $0.1 == label }.map(\.0).joined(separator: " "))
    }
    return JSON.object([
      ("input", .string(words.joined(separator: " "))), ("qty", labelled("qty")), ("unit", labelled("unit")),
      ("name", labelled("name")),
    ]).text
  }
}

/// The words of a phrase: `1 1/2` is one, written `1$1/2`, and so is each comma and parenthesis.
private func phraseWords(_ text: String) -> [String] {
  var text = text
  for unit in ["cup", "tablespoon", "teaspoon", "pound", "ounce", "quart", "pint"] {
    text = text.replacingOccurrences(of: unit + "/", with: unit + " ")
    text = text.replacingOccurrences(of: unit + "s/", with: unit + "s ")
  }
  text.replace(/([0-9]+)\s+([0-9])\/([0-9])/) { "\($0.1)$\($0.2)/\($0.3)" }
  return text.matches(of: /[,()]|[^,()\s]+/).map { String($0.0) }
}

/// The first column but the comment in which a word stands, if any.
private func label(of word: String, in columns: [String: String]) -> String? {
  ["name", "qty", "range_end", "unit"].first { column in
    let value = columns[column] ?? ""
    if let number = Double(value), column == "qty" || column == "range_end" { return quantity(word) == number }
    return phraseWords(value).contains { singular($0) == singular(word) }
  }
}

/// The value of `2`, `1/2` or `1$1/2`. The tagger compares decimals with binary numbers, so that it finds quarters only.
private func quantity(_ word: String) -> Double? {
  guard let match = word.wholeMatch(of: /(?:([0-9]+)(?:\$|$))?(?:([0-9])\/([1-9]))?/), !word.isEmpty else { return nil }
  let part = match.2.flatMap { Double($0) }.flatMap { above in match.3.flatMap { Double($0) }.map { above / $0 } }
  let value = (match.1.flatMap { Double($0) } ?? 0) + (part ?? 0)
  return (value * 4).rounded() == value * 4 ? value : nil
}

private func singular(_ word: String) -> String {
  let plurals = [
    "cups", "tablespoons", "teaspoons", "pounds", "ounces", "cloves", "sprigs", "slices", "grams", "heads", "quarts",
    "stalks", "pints", "pieces", "sticks", "fillets", "cans", "ears", "packages", "strips", "bulbs", "bottles",
  ]
  if ["pinches", "bunches", "dashes"].contains(word) { return String(word.dropLast(2)) }
  return plurals.contains(word) ? String(word.dropLast()) : word
}

/// The records of a table (RFC 4180).
private func commaSeparated(_ text: String) -> [[String]] {
  var (records, record, field, isQuoted): ([[String]], [String], String.UnicodeScalarView, Bool) = (
    [], [], .init(), false
  )
  var scalars = text.unicodeScalars.makeIterator()
  var pending = scalars.next()
  while let scalar = pending {
    pending = scalars.next()
    switch scalar {
    case "\"" where isQuoted && pending == "\"":
      field.append(scalar)
      pending = scalars.next()
    case "\"": isQuoted.toggle()
    case "," where !isQuoted:
      record.append(String(field))
      field.removeAll()
    case "\r" where !isQuoted && pending == "\n": break
    case "\n" where !isQuoted:
      records.append(record + [String(field)])
      record.removeAll()
      field.removeAll()
    default: field.append(scalar)
    }
  }
  return records
}
