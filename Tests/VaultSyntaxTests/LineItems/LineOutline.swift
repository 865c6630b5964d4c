import VaultSyntax

/// A note with its list lines read, for comparing with a text written by hand.
struct ReadNote {
  let bytes: [UInt8]
  let items: [LineItem]
  let scan: InlineScan
  let readings: LineReadings

  init(_ text: String, as grammars: LineGrammars) {
    self.init(Array(text.utf8), as: grammars)
  }

  init(_ bytes: [UInt8], as grammars: LineGrammars) {
    self.bytes = bytes
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    items = LineItem.collect(from: blocks, bytes: bytes)
    scan = InlineScan(of: blocks, in: bytes)
    readings = LineReadings(of: items, in: bytes, scan: scan, grammars: grammars)
  }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// The lines as `text | slots | tail`, one a line of the result; a line that is no item is `prose`.
  var outline: String {
    readings.lines.map { outline(of: $0) }.joined(separator: "\n")
  }

  private func outline(of line: LineReading) -> String {
    guard line.isItem else { return "prose" }
    var parts = [text(line.text)]
    if !line.date.isEmpty { parts.append("date " + text(line.date)) }
    if !line.startTime.isEmpty {
      parts.append("time " + text(line.startTime) + (line.endTime.isEmpty ? "" : "–" + text(line.endTime)))
    }
    switch line.amountStyle {
    case .absent: break
    case .emphasised: parts.append("*" + text(line.amount) + "*")
    case .unmarked: parts.append("amount " + text(line.amount))
    case .money: parts.append("sum " + text(line.amount) + (line.currency.isEmpty ? "" : " in " + text(line.currency)))
    }
    parts += readings.attributes(of: line).map { outline(of: $0) }
    parts += scan.tags(of: line).map { text($0) }
    parts += readings.labels(of: line).map { text($0.range) }
    if !line.blockID.isEmpty { parts.append("^" + text(line.blockID)) }
    return parts.joined(separator: " | ")
  }

  private func outline(of attribute: LineAttribute) -> String {
    let key = attribute.key?.name ?? "?" + text(attribute.keyRange)
    let value = attribute.form == .list ? "\(attribute.elements(in: bytes))" : attribute.text(in: bytes)
    switch attribute.style {
    case .braces: return attribute.form == .flag ? "{\(key)}" : "{\(key): \(value)}"
    case .colon: return "\(key):\(value)"
    case .dataview: return "[\(key):: \(value)]"
    case .emoji: return "\(text(attribute.keyRange)) \(key) \(value)"
    }
  }

  /// The diagnostics as `code "bytes"`, with the suggestions.
  var findings: [String] {
    readings.diagnostics.map { diagnostic in
      "\(diagnostic.code.rawValue) \"\(text(diagnostic.range))\""
        + diagnostic.suggestions.map { " \"\($0)\"" }.joined()
    }
  }
}
