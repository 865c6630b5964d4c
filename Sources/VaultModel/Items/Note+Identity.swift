import VaultSyntax

extension Note {
  /// What makes a line item the same line after an edit, without its path: its `^id` if there is one, else its text
  /// without checkbox, slots and tail, with what belongs to it in its type.
  ///
  /// To a line of money, meals or a diary belong date and time, to a lesson its weekday and time, to a lot of the
  /// pantry the day it expires. Never a line number. Empty for the note itself. Source: the vault format, section 3.
  package func identity(of item: Item) -> String {
    guard let number = item.reading, let line = item.line else { return "" }
    let reading = readings.lines[number]
    if !reading.blockID.isEmpty { return "^" + document.text(reading.blockID) }
    var parts = [document.text(reading.text)]
    switch item.type {
    case .money, .meals, .checkIn:
      parts += [document.text(reading.date), document.text(reading.startTime)]
    case .lesson:
      let heading = Int(lines[line].heading)
      if document.blocks.blocks.indices.contains(heading), !document.blocks.blocks[heading].segments.isEmpty {
        parts.append(document.text(document.blocks.segments[document.blocks.blocks[heading].segments.lowerBound]))
      }
      parts += [document.text(reading.date), document.text(reading.startTime)]
    case .pantry:
      parts.append(text(.expires, of: item) ?? "")
    default: break
    }
    return parts.joined(separator: "\u{1F}")
  }
}
