import VaultSyntax

/// Minutes that are counted from an hour behind them: `half past`, `20 past`, `ten minutes to`, `20 на`, `за чверть`.
struct MinuteShift {
  /// So many minutes from the hour.
  let minutes: Int
  /// The endings of the word that says the hour as its place, `на п'яту`; empty where it is said as a number.
  let endings: [String]

  /// What stands between minutes and hour, in the order of its table.
  private enum Joint: Int {
    case past, after, to, on
  }

  /// In the order of the table's lines.
  private static let named = [30, 15, -15, -30, -45]

  /// Reads the longest shift at the cursor, which moves to the hour behind it.
  ///
  /// `10 to 4` is read only where it can be no span: with `minutes`, with a number in words behind `at`, or where the
  /// minutes are no hour, as in `at 20 to 4`, `15 to noon`.
  init?(at cursor: inout ByteCursor, _ place: WrittenClock.Place) {
    var ahead = cursor
    if let line = TimeLexicon.shifts.take(&ahead), Self.named.indices.contains(line) {
      (minutes, endings) = (Self.named[line], [])
    } else if place != .inRange, let read = Self.takeCounted(&ahead, place) {
      (minutes, endings) = read
    } else {
      return nil
    }
    ahead.skipSpaces()
    cursor = ahead
  }

  private static func takeCounted(_ cursor: inout ByteCursor, _ place: WrittenClock.Place) -> (Int, [String])? {
    let isShort = TimeLexicon.short.take(&cursor) != nil
    cursor.skipSpaces()
    let isDigits = cursor.peek().isDigit
    guard let count = takeNumber(&cursor), 1...59 ~= count else { return nil }
    cursor.skipSpaces()
    var ahead = cursor
    let hasUnit = TimeUnit(at: &ahead) == .minute
    if hasUnit {
      cursor = ahead
      cursor.skipSpaces()
    }
    if isShort { return (-count, ["а", "я"]) }
    let isCyrillic = cursor.peek() >= 0x80
    guard let joint = TimeLexicon.besideHour.take(&cursor).flatMap(Joint.init(rawValue:)), cursor.takeSpace() else {
      return nil
    }
    switch joint {
    case .past: return (count, isCyrillic ? ["ій"] : [])
    case .after: return hasUnit || count % 5 == 0 && place == .marked ? (count, []) : nil
    case .on: return (count - 60, ["у", "ю"])
    case .to:
      if isCyrillic { return (-count, ["ої"]) }
      let isSure = hasUnit || place == .marked && !isDigits || count > 12 && (place == .marked || isBeforeNoon(cursor))
      return isSure && isBeforeShortHour(cursor) ? (-count, []) : nil
    }
  }

  /// A number in digits or in words: `25`, `twenty-five`, `двадцять п'ять`.
  private static func takeNumber(_ cursor: inout ByteCursor) -> Int? {
    if cursor.peek().isDigit {
      guard let digits = cursor.takeDigits(atMost: 2)?.value, DateScanner.endsNumber(cursor) else { return nil }
      return digits
    }
    guard let number = TimeLexicon.numbers.take(&cursor) else { return nil }
    var ahead = cursor
    if !ahead.take(0x2D) { ahead.skipSpaces() }
    guard number == 20, let ones = TimeLexicon.numbers.take(&ahead), ones < 10 else { return number }
    cursor = ahead
    return number + ones
  }

  private static func isBeforeNoon(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    return TimeLexicon.noon.take(&ahead) != nil
  }

  /// Whether the hour is one of the 12-hour clock: `15 to 16` are two hours.
  private static func isBeforeShortHour(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    guard ahead.peek().isDigit else { return true }
    return ahead.takeDigits(atMost: 2).map { 1...12 ~= $0.value } ?? false
  }

  /// Whether the number before the cursor is one of minutes, as `past` or `на п'яту` follows.
  static func startsJoint(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    let isCyrillic = ahead.peek() >= 0x80
    guard let joint = TimeLexicon.besideHour.take(&ahead).flatMap(Joint.init(rawValue:)) else { return false }
    if joint == .past, !isCyrillic { return true }
    ahead.skipSpaces()
    return isCyrillic && TimeLexicon.ordinals.take(&ahead) != nil
  }
}
