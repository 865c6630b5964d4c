package import VaultSyntax

extension Note {
  /// What makes a line item the same line after an edit, without its path: its `^id` if there is one, else its text
  /// without checkbox, slots and tail, with what belongs to it in its type.
  ///
  /// To a line of money, meals or a diary belong date and time, to a lesson its weekday and time, to a lot of the
  /// pantry the day it expires. Never a line number. Empty for the note itself. Source: the vault format, section 3.
  ///
  /// - Parameter ignoringID: Whether to give what it is without its `^id`.
  package func identity(of item: Item, ignoringID: Bool = false) -> String {
    var identity: [UInt8] = []
    appendIdentity(of: item, ignoringID: ignoringID, to: &identity)
    return String(decoding: identity, as: UTF8.self)
  }

  /// Appends the bytes of ``identity(of:ignoringID:)`` to a buffer that is made once for many items.
  package func appendIdentity(of item: Item, ignoringID: Bool = false, to identity: inout [UInt8]) {
    guard let number = item.reading, let line = item.line else { return }
    let reading = readings.lines[number]
    let bytes = document.bytes
    func append(_ part: some Sequence<UInt8>) {
      identity.append(0x1F)
      identity.append(contentsOf: part)
    }
    guard ignoringID || reading.blockID.isEmpty else {
      identity.append(UInt8(ascii: "^"))
      return identity.append(contentsOf: bytes[reading.blockID.indices])
    }
    identity.append(contentsOf: bytes[words(of: reading, in: readings).indices])
    switch item.type {
    case .money, .meals, .checkIn:
      append(bytes[reading.date.indices])
      append(bytes[reading.startTime.indices])
    case .lesson:
      let heading = Int(lines[line].heading)
      if document.blocks.blocks.indices.contains(heading), !document.blocks.blocks[heading].segments.isEmpty {
        append(bytes[document.blocks.segments[document.blocks.blocks[heading].segments.lowerBound].indices])
      }
      append(bytes[reading.date.indices])
      append(bytes[reading.startTime.indices])
    case .pantry:
      append((text(.expires, of: item) ?? "").utf8)
    default: break
    }
  }

  /// What tells a line from others with its identity: its amount, slots and tail, without its status and when it was
  /// completed, so that it stays the same one when it is done. Source: the vault format, section 3.
  package func details(of item: Item) -> [UInt8] {
    guard let number = item.reading else { return [] }
    let reading = readings.lines[number]
    let bytes = document.bytes
    var details: [UInt8] = []
    for field in fields[item.fields] where ![.status, .completed, .spent].contains(field.key) {
      if let key = field.key {
        details += Array(key.rawValue.utf8) + [0x1F] + bytes[field.range.indices] + [0x1F]
      } else if case .attribute(let index) = field.source {
        details += bytes[readings.attributes[index].range.indices] + [0x1F]
      }
    }
    let end = words(of: reading, in: readings).upper
    for tag in scan.tags(of: reading) where tag.lower >= end { details += bytes[tag.indices] + [0x1F] }
    for label in readings.labels(of: reading) where label.range.lower >= end {
      details += bytes[label.range.indices] + [0x1F]
    }
    return details
  }

  /// All that a line says, from its checkbox on.
  package func content(of item: Item) -> ArraySlice<UInt8> {
    guard let line = item.line.map({ lines[$0] }) else { return [] }
    let start = line.checkboxRange.isEmpty ? line.content.lower : line.checkboxRange.lower
    return document.bytes[start..<max(start, line.content.upper)]
  }

  /// The text of a line without the tags, projects and contexts behind it, which are its tail; all of the text where it
  /// is nothing else.
  ///
  /// - Parameter readings: What the line was read with.
  package func words(of reading: LineReading, in readings: LineReadings) -> ByteRange {
    let text = reading.text
    let bytes = document.bytes
    // A word of the tail begins with its sign: most lines have none.
    guard bytes[text.indices].contains(where: { $0 == 0x23 || $0 == 0x2B || $0 == 0x40 }) else { return text }
    let marks = (scan.tags(of: reading) + readings.labels(of: reading).map(\.range)).sorted { $0.lower < $1.lower }
    var upper = text.upper
    for mark in marks.reversed() where mark.upper == upper && mark.lower > text.lower {
      upper = mark.lower
      while upper > text.lower, [0x20, 0x09].contains(bytes[upper - 1]) { upper -= 1 }
    }
    return upper > text.lower ? ByteRange(text.lower, upper) : text
  }
}
