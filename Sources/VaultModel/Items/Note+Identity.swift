import VaultSyntax

extension Note {
  /// What makes a line item the same line after an edit, without its path: its `^id` if there is one, else its text
  /// without checkbox, slots and tail, with what belongs to it in its type.
  ///
  /// To a line of money, meals or a diary belong date and time, to a lesson its weekday and time, to a lot of the
  /// pantry the day it expires. Never a line number. Empty for the note itself. Source: the vault format, section 3.
  package func identity(of item: Item) -> String { String(decoding: identityBytes(of: item), as: UTF8.self) }

  /// The bytes of ``identity(of:)``.
  package func identityBytes(of item: Item) -> [UInt8] {
    var identity: [UInt8] = []
    appendIdentity(of: item, to: &identity)
    return identity
  }

  /// Appends the bytes of ``identity(of:)`` to a buffer that is made once for many items.
  package func appendIdentity(of item: Item, to identity: inout [UInt8]) {
    guard let number = item.reading, let line = item.line else { return }
    let reading = readings.lines[number]
    let bytes = document.bytes
    func append(_ part: some Sequence<UInt8>) {
      identity.append(0x1F)
      identity.append(contentsOf: part)
    }
    guard reading.blockID.isEmpty else {
      identity.append(UInt8(ascii: "^"))
      return identity.append(contentsOf: bytes[reading.blockID.indices])
    }
    identity.append(contentsOf: bytes[reading.text.indices])
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
}
