extension [UInt8] {
  /// Whether the bytes are those of an iCalendar text (RFC 5545): `BEGIN:VCALENDAR` is their first line, after a byte
  /// order mark and empty lines.
  package var beginsCalendar: Bool {
    var rest = self[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    let beginning = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(15)
    return String(decoding: beginning, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }
}
