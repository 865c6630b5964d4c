package import VaultSyntax

/// What holds for the list lines, links and tags of every text whatever, in every grammar: their ranges are inside and
/// in order.
package struct LineItemInvariants {
  /// Every set of grammars a note may have.
  package static let grammars: [LineGrammars] = [
    .recipe, .shopping, .pantry, .meals, .timetable, .money, .diary, .links, .other,
  ]

  private let bytes: [UInt8]
  private let items: [LineItem]
  private let scan: InlineScan

  /// Reads a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
    items = LineItem.collect(from: blocks, bytes: bytes)
    scan = InlineScan(of: blocks, in: bytes)
  }

  /// The readings of the lines with some grammars.
  package func readings(as grammars: LineGrammars) -> LineReadings {
    LineReadings(of: items, in: bytes, scan: scan, grammars: grammars)
  }

  /// The first rule that is broken with some grammars, or nil.
  package func violation(as grammars: [LineGrammars] = Self.grammars) -> String? {
    scanViolation() ?? cooklangViolation() ?? grammars.lazy.compactMap { violation(as: $0) }.first
  }

  private func violation(as grammars: LineGrammars) -> String? {
    let readings = readings(as: grammars)
    for attribute in readings.attributes {
      _ = attribute.text(in: bytes)
      _ = attribute.elements(in: bytes)
    }
    if readings.diagnostics.contains(where: { $0.range.upper > bytes.count }) { return "a diagnostic beyond the end" }
    return readings.lines.lazy.compactMap { violation(of: $0, in: readings) }.first
  }

  private func violation(of line: LineReading, in readings: LineReadings) -> String? {
    let item = items[Int(line.item)]
    var end = item.content.start
    var slots = [
      line.date, line.startTime, line.endTime, line.text, line.fields, line.braces, line.trailing, line.blockID,
    ]
    if line.amountStyle != .unmarked { slots.insert(line.amount, at: 3) }
    for slot in slots where !slot.isEmpty {
      guard slot.start >= end, item.content.contains(slot) else { return "slot at \(slot.lower)" }
      end = slot.end
    }
    if line.amountStyle == .unmarked, !line.text.contains(line.amount) { return "amount outside the text" }
    if line.amountStyle == .money, !line.amount.contains(line.currency) { return "currency outside the amount" }
    end = 0
    for attribute in readings.attributes(of: line) {
      guard attribute.range.start >= end, attribute.range.contains(attribute.keyRange),
        attribute.range.contains(attribute.value),
        [line.fields, line.braces, line.trailing].contains(where: { $0.contains(attribute.range) })
      else { return "attribute at \(attribute.range.lower)" }
      end = attribute.range.end
    }
    return nil
  }

  private func scanViolation() -> String? {
    for link in scan.links {
      guard link.range.contains(link.target), link.range.contains(link.heading), link.range.contains(link.text) else {
        return "link at \(link.range.lower)"
      }
      _ = link.decodedTarget(in: bytes)
    }
    guard zip(scan.links, scan.links.dropFirst()).allSatisfy({ $0.range.start <= $1.range.start }) else {
      return "order of links"
    }
    guard zip(scan.tags, scan.tags.dropFirst()).allSatisfy({ $0.end <= $1.start }) else { return "order of tags" }
    guard zip(scan.opaque, scan.opaque.dropFirst()).allSatisfy({ $0.start < $1.start }) else {
      return "order of opaque ranges"
    }
    return nil
  }

  private func cooklangViolation() -> String? {
    var end: UInt32 = 0
    for mark in CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes) {
      guard mark.range.start >= end, mark.range.upper <= bytes.count else { return "mark at \(mark.range.lower)" }
      end = mark.range.end
    }
    return nil
  }
}
