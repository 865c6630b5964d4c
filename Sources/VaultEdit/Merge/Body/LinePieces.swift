import VaultModel
import VaultSyntax

/// One list line taken apart into what can change by itself.
struct LinePieces: Sendable {
  /// What stands in a place of its own, in the order of the line.
  enum Slot: Int, CaseIterable, Sendable { case lead, checkbox, date, times, amount, words, tail, braces, blockID, end }

  /// A tag, label or attribute.
  struct Token: Sendable {
    /// What it is known by: an attribute by its key, a tag by its folded name.
    var key: [UInt8]
    var range: ByteRange
    var attribute: LineAttribute?
    var isBraced: Bool
    /// What stands between it and what is before it.
    var gap: ByteRange
  }

  let bytes: [UInt8]
  /// The whole line, with what ends it.
  let line: ByteRange
  let checkboxKind: LineItem.Checkbox
  /// The slots; empty ranges where the line has none. Those of tail and braces hold all of their tokens.
  private(set) var slots: [ByteRange]
  /// What stands before each slot.
  private(set) var gaps: [ByteRange]
  private(set) var tokens: [Token] = []
  /// What stands behind the braces, which is merged as a whole.
  let trailing: ByteRange

  var words: ByteRange { slots[Slot.words.rawValue] }

  subscript(slot: Slot) -> ArraySlice<UInt8> { bytes[slots[slot.rawValue].indices] }

  /// Takes the line of a reading apart.
  init(reading: LineReading, of version: BodyVersion) {
    self.init(reading, version.readings, of: version.note)
  }

  init(_ reading: LineReading, _ readings: LineReadings, of note: Note) {
    let item = note.lines[Int(reading.item)]
    bytes = note.document.bytes
    checkboxKind = item.checkbox
    var start = item.marker.lower
    while start > note.document.body.lower, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = max(item.content.upper, item.checkboxRange.upper, item.marker.upper)
    let contentEnd = end
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    line = ByteRange(start, min(end + 1, bytes.count))
    trailing = reading.trailing
    let none = ByteRange(0, 0)
    slots = Array(repeating: none, count: Slot.allCases.count)
    gaps = slots
    slots[Slot.lead.rawValue] = ByteRange(start, item.marker.upper)
    slots[Slot.checkbox.rawValue] = item.checkboxRange
    slots[Slot.date.rawValue] = reading.date
    if !reading.startTime.isEmpty {
      slots[Slot.times.rawValue] = ByteRange(
        reading.startTime.lower, max(reading.startTime.upper, reading.endTime.upper))
    }
    let amount = Self.amount(of: reading, in: note)
    slots[Slot.amount.rawValue] = amount ?? none
    slots[Slot.end.rawValue] = ByteRange(contentEnd, line.upper)
    collectTokens(reading, readings, note)
    takeWords(reading, after: reading.amountStyle == .unmarked ? amount : nil)
    if !reading.blockID.isEmpty {
      slots[Slot.blockID.rawValue] = ByteRange(max(reading.blockID.lower, 1) - 1, reading.blockID.upper)
    }
    measureGaps()
  }

  /// The amount with its emphasis; an unmarked one as far as it is a quantity.
  private static func amount(of reading: LineReading, in note: Note) -> ByteRange? {
    switch reading.amountStyle {
    case .absent: nil
    case .emphasised: ByteRange(max(reading.amount.lower, 1) - 1, reading.amount.upper + 1)
    case .money: reading.amount
    case .unmarked:
      Quantity.prefix(of: note.document.bytes, in: reading.text, context: note.context.numbers)?.range
    }
  }

  /// The words are the text without an amount before and tags behind.
  private mutating func takeWords(_ reading: LineReading, after amount: ByteRange?) {
    var lower = max(reading.text.lower, amount?.upper ?? 0)
    var upper = max(reading.text.upper, lower)
    while let last = tokens.last(where: { $0.range.upper <= upper && !$0.isBraced }), last.range.upper == upper,
      last.range.lower >= lower
    {
      upper = last.range.lower
      while upper > lower, bytes[upper - 1].isSpaceOrTab { upper -= 1 }
    }
    while lower < upper, bytes[lower].isSpaceOrTab { lower += 1 }
    slots[Slot.words.rawValue] = ByteRange(lower, upper)
    let end = upper
    tokens.removeAll { $0.range.lower < end && !$0.isBraced }
    if let first = tokens.first(where: { !$0.isBraced }), let last = tokens.last(where: { !$0.isBraced }) {
      slots[Slot.tail.rawValue] = ByteRange(first.range.lower, last.range.upper)
    }
    slots[Slot.braces.rawValue] = reading.braces
  }

  private mutating func collectTokens(_ reading: LineReading, _ readings: LineReadings, _ note: Note) {
    for tag in note.scan.tags(of: reading) {
      let name = String(decoding: bytes[tag.indices], as: UTF8.self).lowercased()
      tokens.append(Token(key: Array(name.utf8), range: tag, attribute: nil, isBraced: false, gap: tag))
    }
    for label in readings.labels(of: reading) {
      tokens.append(
        Token(
          key: Array(bytes[label.range.indices]), range: label.range, attribute: nil, isBraced: false, gap: label.range)
      )
    }
    for attribute in readings.attributes(of: reading) {
      let name = attribute.key.map { Array($0.name.utf8) } ?? Array(bytes[attribute.keyRange.indices])
      tokens.append(
        Token(
          key: name + [UInt8(ascii: ":")], range: attribute.range, attribute: attribute,
          isBraced: attribute.style == .braces, gap: attribute.range))
    }
    if !trailing.isEmpty { tokens.removeAll { $0.range.lower >= trailing.lower } }
    tokens.sort { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  }

  private mutating func measureGaps() {
    var end = line.lower
    for slot in slots.indices where !slots[slot].isEmpty {
      gaps[slot] = ByteRange(end, max(end, slots[slot].lower))
      end = slots[slot].upper
    }
    var (tail, braces) = (slots[Slot.tail.rawValue].lower, slots[Slot.braces.rawValue].lower + 1)
    for index in tokens.indices {
      let range = tokens[index].range
      if tokens[index].isBraced {
        tokens[index].gap = ByteRange(braces, max(braces, range.lower))
        braces = range.upper
      } else {
        tokens[index].gap = ByteRange(tail, max(tail, range.lower))
        tail = range.upper
      }
    }
  }
}
