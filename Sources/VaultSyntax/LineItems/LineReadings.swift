/// What the list lines of one note say, read with the grammars of its kind, flat and in document order.
///
/// ```swift
/// let items = LineItem.collect(from: blocks, bytes: bytes)
/// let readings = LineReadings(of: items, in: bytes, scan: InlineScan(of: blocks, in: bytes), grammars: .money)
/// for reading in readings.lines where reading.isItem {
///   for attribute in readings.attributes(of: reading) { … }
/// }
/// ```
package struct LineReadings: Sendable {
  /// One reading for each line that has a grammar; the other lines are prose.
  package internal(set) var lines: [LineReading] = []
  /// The attributes of all lines, in document order.
  package internal(set) var attributes: [LineAttribute] = []
  /// The projects and contexts of all lines, in document order.
  package internal(set) var labels: [LineLabel] = []
  /// What is wrong with the lines, in document order.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Reads the items that have a grammar. O(bytes of their first lines).
  package init(of items: [LineItem], in bytes: [UInt8], scan: InlineScan, grammars: LineGrammars) {
    guard grammars.bullet != nil || grammars.checkbox != nil else { return }
    var reader = LineReader(bytes: bytes, scan: scan)
    lines.reserveCapacity(items.count)
    attributes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      guard let grammar = item.checkbox == .absent ? grammars.bullet : grammars.checkbox else { continue }
      reader.read(item.content, as: grammar, item: index, into: &self)
    }
  }

  /// The attributes of one line, in its order.
  package func attributes(of reading: LineReading) -> ArraySlice<LineAttribute> {
    attributes[Int(reading.attributes.lowerBound)..<Int(reading.attributes.upperBound)]
  }

  /// The attribute with this key that counts: the last one, or nil. O(attributes of the line).
  package func attribute(_ key: LineKey, of reading: LineReading) -> LineAttribute? {
    attributes(of: reading).last { $0.key == key }
  }

  /// The projects and contexts of one line.
  package func labels(of reading: LineReading) -> ArraySlice<LineLabel> {
    labels[Int(reading.labels.lowerBound)..<Int(reading.labels.upperBound)]
  }
}

extension InlineScan {
  /// The tags of one line, outside its braces; `scan` must be the one it was read with.
  package func tags(of reading: LineReading) -> ArraySlice<ByteRange> {
    tags[Int(reading.tags.lowerBound)..<Int(reading.tags.upperBound)]
  }

  /// The links of one line, those of its attributes included.
  package func links(of reading: LineReading) -> ArraySlice<LinkReference> {
    links[Int(reading.links.lowerBound)..<Int(reading.links.upperBound)]
  }
}
