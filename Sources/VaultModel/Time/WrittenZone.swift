/// The zone written behind a date-time, kept as it is: nothing is converted to UTC.
package enum WrittenZone: Sendable, Hashable {
  /// `Z`
  case utc
  /// `+02:00`, in seconds east of Greenwich, at most a day.
  case offset(seconds: Int32)
  /// `[Europe/Kyiv]`: a name of the IANA time-zone database, not checked here.
  case named(String)

  /// The zone as it is written.
  package var text: String {
    switch self {
    case .utc: return "Z"
    case .named(let name): return "[" + name + "]"
    case .offset(let seconds):
      let minutes = Int(seconds.magnitude) / 60
      return (seconds < 0 ? "-" : "+") + DigitText.padded(minutes / 60, to: 2) + ":"
        + DigitText.padded(minutes % 60, to: 2)
    }
  }

  /// Reads `Z`, `+02:00`, `+0200`, `+02` or `[Europe/Kyiv]` at the cursor, which moves behind it.
  init?(at cursor: inout ByteCursor) {
    var ahead = cursor
    switch ahead.peek() {
    case 0x5A, 0x7A:
      ahead.position += 1
      self = .utc
    case 0x5B:
      guard let name = Self.takeName(&ahead) else { return nil }
      self = .named(name)
    case 0x2B, 0x2D, 0xE2:
      guard let seconds = Self.takeOffset(&ahead) else { return nil }
      self = .offset(seconds: seconds)
    default:
      return nil
    }
    cursor = ahead
  }

  /// Zone names consist of letters, digits and `_ + - /` (IANA tz database, theory.html, "Timezone identifiers").
  private static func takeName(_ cursor: inout ByteCursor) -> String? {
    let start = cursor.position + 1
    cursor.position = start
    while cursor.peek().isLetter || cursor.peek().isDigit || [0x5F, 0x2B, 0x2D, 0x2F].contains(cursor.peek()) {
      cursor.position += 1
    }
    let end = cursor.position
    guard end > start, end - start <= 64, cursor.take(0x5D) else { return nil }
    return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
  }

  private static func takeOffset(_ cursor: inout ByteCursor) -> Int32? {
    let isEast = cursor.take(0x2B)
    guard isEast || cursor.takeDash(), let hours = cursor.takeExactly(2) else { return nil }
    let hasColon = cursor.peek() == 0x3A && cursor.peek(1).isDigit
    if hasColon { cursor.position += 1 }
    let minutes = cursor.takeExactly(2)
    guard minutes != nil || !hasColon, hours < 24, (minutes ?? 0) < 60 else { return nil }
    let seconds = Int32(hours * 3600 + (minutes ?? 0) * 60)
    return isEast ? seconds : -seconds
  }
}
