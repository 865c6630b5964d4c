package import VaultSyntax

/// A time of day as people write it, before it is known which half of the day is meant: `15:00`, `at 3`, `3pm`,
/// `half past 3`, `о 3 дня`, `о пів на четверту`.
package struct WrittenClock: Sendable, Hashable {
  /// What stands around it.
  package enum Place: Sendable, Hashable {
    /// No word that asks for a time.
    case alone
    /// Behind `at`, `о` and the like.
    case marked
    /// As the first of two, with a dash behind it or without.
    case inRange
  }

  /// How it is written.
  package enum Form: Sendable, Hashable {
    /// `15:00`
    case digits
    /// `15`, `15-й`
    case hour
    /// `15.30`
    case dotted
    /// With words that say more than the hour: `3pm`, `noon`, `half past 3`.
    case words
  }

  /// As it would stand on a clock of 24 hours.
  package private(set) var time: LocalTime
  package private(set) var form: Form
  /// Whether an hour of 1 … 12 may be that of the other half of the day.
  package private(set) var isOpen = false
  /// Whether 1 … 6 mean the afternoon where nothing says more.
  private var isLoose: Bool

  /// A time that is known.
  package init(_ time: LocalTime) { (self.time, form, isLoose) = (time, .words, false) }

  /// The longest time at the beginning of a range, and where it ends.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, _ place: Place
  ) -> (clock: WrittenClock, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    return WrittenClock(at: &cursor, place).map { ($0, cursor.position) }
  }

  /// Reads the longest time at the cursor, which moves behind it.
  init?(at cursor: inout ByteCursor, _ place: Place) {
    var ahead = cursor
    isLoose = true
    if TimeLexicon.noon.take(&ahead) != nil {
      (time, form) = (.noon, .words)
      cursor = ahead
      return
    }
    var shift = MinuteShift(at: &ahead, place)
    var hour = Self.takeHour(&ahead, behind: shift, place)
    if hour == nil, shift != nil {
      (ahead, shift) = (cursor, nil)
      hour = Self.takeHour(&ahead, behind: nil, place)
    }
    guard let hour else { return nil }
    (time, form, isOpen) = hour
    if let shift {
      guard form == .hour, isOpen || time == .noon, let shifted = Self.shifted(time, by: shift.minutes) else {
        return nil
      }
      (time, form) = (shifted, .words)
    }
    isLoose = form == .hour || form == .words
    guard takeHalf(&ahead, place: shift == nil ? place : .marked) else { return nil }
    guard form != .dotted || place != .alone, form != .hour || place != .alone && !Self.isNoHour(ahead) else {
      return nil
    }
    cursor = ahead
  }

  /// The time that is meant where no part of the day is said: a bare hour of 1 … 6 behind `at` is that of the afternoon;
  /// `6:45` is as it is written.
  package var usual: LocalTime {
    isOpen && isLoose && 1...6 ~= time.hour ? LocalTime(secondOfDay: Int(time.secondOfDay) + 43_200) ?? time : time
  }

  /// The time that is meant in a part of the day; nil where it is none of that part.
  package func time(in part: PartOfDay) -> LocalTime? {
    halves.first { half in
      switch part {
      case .morning: 1..<12 ~= half.hour
      case .afternoon: 11..<19 ~= half.hour
      case .evening: 15..<24 ~= half.hour
      case .night: half.hour >= 20 || half.hour < 6
      }
    }
  }

  /// Both times it may be, or the one.
  var halves: [LocalTime] {
    guard isOpen else { return [time] }
    let second = Int(time.secondOfDay) % 43_200
    return [second, second + 43_200].compactMap { LocalTime(secondOfDay: $0) }
  }
}

// MARK: - Parts

extension WrittenClock {
  private typealias Hour = (time: LocalTime, form: Form, isOpen: Bool)

  /// The hour, which minutes may be counted from.
  private static func takeHour(_ cursor: inout ByteCursor, behind shift: MinuteShift?, _ place: Place) -> Hour? {
    guard let shift else { return takeHour(&cursor, place: place) }
    if !shift.endings.isEmpty {
      guard let hour = takePlace(&cursor, endings: shift.endings), let time = LocalTime(hour: hour, minute: 0) else {
        return nil
      }
      return (time, .hour, true)
    }
    if TimeLexicon.noon.take(&cursor) != nil { return (.noon, .hour, false) }
    return takeHour(&cursor, place: .marked)
  }

  /// The hour as the place it has among the hours: `п'яту`, `5-ту`.
  private static func takePlace(_ cursor: inout ByteCursor, endings: [String]) -> Int? {
    var ahead = cursor
    let digits = ahead.takeDigits(atMost: 2)?.value
    if digits != nil { _ = ahead.take(0x2D) }
    let ending = digits == nil ? TimeLexicon.ordinals.take(&ahead) : TimeLexicon.ordinalEndings.take(&ahead)
    guard let ending, 1...12 ~= digits ?? ending, DateScanner.endsNumber(ahead) else { return nil }
    let word = String(decoding: cursor.bytes[cursor.position..<ahead.position], as: UTF8.self).lowercased()
    guard endings.contains(where: word.hasSuffix) else { return nil }
    cursor = ahead
    return digits ?? ending
  }

  /// The hour, with its minutes.
  private static func takeHour(_ cursor: inout ByteCursor, place: Place) -> Hour? {
    var ahead = cursor
    let isPadded = ahead.peek() == 0x30
    if let time = LocalTime(at: &ahead) {
      cursor = ahead
      return (time, .digits, !isPadded && 1...12 ~= time.hour)
    }
    let value: Int
    if let digits = ahead.takeDigits(atMost: 2)?.value {
      value = digits
      if let time = takeDottedMinutes(&ahead, hour: value, place: place) {
        cursor = ahead
        return (time, .dotted, !isPadded && 1...12 ~= value)
      }
      if let time = takeHourMark(&ahead, hour: value, place: place) ?? takeHyphenMinutes(&ahead, hour: value, place) {
        cursor = ahead
        return (time, .digits, !isPadded && 1...12 ~= value)
      }
      takeEnding(&ahead)
      guard DateScanner.endsNumber(ahead) || startsHalf(ahead) || place == .inRange && startsRange(ahead) else {
        return nil
      }
    } else {
      guard let number = takeNumberWord(&ahead) else { return nil }
      value = number
      let minute = place == .inRange ? nil : takeMinuteWords(&ahead)
      // `ten thirty am`
      if place == .alone {
        var half = ahead
        half.skipSpaces()
        guard takeMeridiem(&half) != nil else { return nil }
      }
      if let minute, let time = LocalTime(hour: value, minute: minute) {
        cursor = ahead
        return (time, .words, 1...12 ~= value)
      }
    }
    guard let time = LocalTime(hour: value, minute: 0) else { return nil }
    cursor = ahead
    return (time, .hour, !isPadded && 1...12 ~= value)
  }

  /// `15h`: behind no word that asks for a time an hour up to 12 is a length.
  private static func takeHourMark(_ cursor: inout ByteCursor, hour: Int, place: Place) -> LocalTime? {
    var ahead = cursor
    guard ahead.peek() | 0x20 == 0x68 else { return nil }
    ahead.position += 1
    guard DateScanner.endsNumber(ahead), place == .marked || hour > 12, let time = LocalTime(hour: hour, minute: 0)
    else { return nil }
    cursor = ahead
    return time
  }

  /// `17-00` behind `о`, `at`; two hours are `10-12`.
  private static func takeHyphenMinutes(_ cursor: inout ByteCursor, hour: Int, _ place: Place) -> LocalTime? {
    var ahead = cursor
    guard place == .marked, ahead.take(0x2D), let digits = ahead.takeDigits(atMost: 2), digits.count == 2,
      DateScanner.endsNumber(ahead), digits.value > 24 || digits.value < 10 || digits.value < hour
    else { return nil }
    guard let time = LocalTime(hour: hour, minute: digits.value) else { return nil }
    cursor = ahead
    return time
  }

  /// `thirty`, `twenty-seven`, `сорок п'ять` behind an hour in words.
  private static func takeMinuteWords(_ cursor: inout ByteCursor) -> Int? {
    var ahead = cursor
    guard ahead.takeSpace() else { return nil }
    ahead.skipSpaces()
    let tens: Int
    if let line = DateScanner.takeBeforeHyphen(TimeLexicon.tens, &ahead) {
      tens = line * 10
      var further = ahead
      if !further.take(0x2D) { further.skipSpaces() }
      if let ones = TimeLexicon.numbers.take(&further), ones < 10, endsWord(further) {
        cursor = further
        return tens + ones
      }
    } else {
      guard let number = TimeLexicon.numbers.take(&ahead), 10...19 ~= number else { return nil }
      tens = number
    }
    guard endsWord(ahead) else { return nil }
    var unit = ahead
    unit.skipSpaces()
    // `at seven twenty minutes of a talk` counts, and so does `twenty past`.
    guard !MinuteShift.startsJoint(ahead), TimeUnit(at: &unit) == nil else { return nil }
    cursor = ahead
    return tens
  }

  private static func endsWord(_ cursor: ByteCursor) -> Bool {
    cursor.isAtEnd || !FoldedScalars.isWordScalar(cursor.scalar().value) && cursor.peek() != 0x2D
  }

  private static func takeDottedMinutes(_ cursor: inout ByteCursor, hour: Int, place: Place) -> LocalTime? {
    var ahead = cursor
    guard ahead.take(0x2E), let minute = ahead.takeExactly(2),
      DateScanner.endsNumber(ahead) || startsHalf(ahead) || place == .inRange && startsRange(ahead)
    else { return nil }
    guard let time = LocalTime(hour: hour, minute: minute) else { return nil }
    cursor = ahead
    return time
  }

  /// `-й` of `15-й`; `25th` is a day.
  private static func takeEnding(_ cursor: inout ByteCursor) {
    var ahead = cursor
    _ = ahead.take(0x2D)
    guard ahead.peek() >= 0x80, TimeLexicon.ordinalEndings.take(&ahead) != nil else { return }
    cursor = ahead
  }

  /// `three`, `третій`; an English `third` is no hour.
  private static func takeNumberWord(_ cursor: inout ByteCursor) -> Int? {
    if let number = TimeLexicon.numbers.take(&cursor) { return number }
    return cursor.peek() >= 0x80 ? TimeLexicon.ordinals.take(&cursor) : nil
  }

  private static func startsRange(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    return ahead.takeDash()
  }

  private static func shifted(_ time: LocalTime, by minutes: Int) -> LocalTime? {
    let hour = time.hour % 12 == 0 ? 12 : time.hour
    let second = hour * 3600 + minutes * 60
    // `пів на першу` is as near to noon as `12:30`.
    return LocalTime(secondOfDay: second < 3600 ? second + 43_200 : second)
  }

  /// Whether the number is that of a day, of minutes or of what else is counted, and no hour.
  private static func isNoHour(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    let start = ahead.position
    // One letter may be another word: `at 5 w/ Ann`.
    if TimeUnit(at: &ahead) != nil, ahead.position - start > 2 { return true }
    return MinuteShift.startsJoint(cursor) || isBeforeDay(cursor)
  }

  /// `3 December`, `25 числа`: the number is that of a day, unless another one follows the month.
  private static func isBeforeDay(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    if TimeLexicon.dayOfMonth.take(&ahead) != nil { return true }
    if TimeLexicon.of.take(&ahead) != nil { ahead.skipSpaces() }
    guard TimeLexicon.months.take(&ahead) != nil else { return false }
    ahead.skipSpaces()
    return DateScanner.takeDayNumber(&ahead) == nil
  }
}

// MARK: - Halves of the day

extension WrittenClock {
  /// Reads `pm`, `o'clock`, `дня` behind the hour; false where they do not go together.
  private mutating func takeHalf(_ cursor: inout ByteCursor, place: Place) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    if let isAfternoon = Self.takeMeridiem(&ahead) {
      cursor = ahead
      // `02:00 pm` has the zero of 24 hours and says the half of the day all the same.
      guard isOpen || 1...12 ~= time.hour || time.hour > 12 && isAfternoon else { return false }
      let hours = time.hour % 12 + (isAfternoon ? 12 : 0)
      time = LocalTime(hour: hours, minute: time.minute, second: time.second) ?? time
      (form, isOpen) = (.words, false)
      return true
    }
    let start = ahead
    if TimeLexicon.clockHours.take(&ahead) != nil, place != .alone || start.peek() < 0x80 || Self.startsPart(ahead) {
      cursor = ahead
      if form == .hour {
        form = .words
        takeMinutes(&cursor)
      }
      ahead = cursor
      ahead.skipSpaces()
      // `3 o'clock am`
      if Self.takeMeridiem(&ahead) != nil { return takeHalf(&cursor, place: place) }
    } else {
      ahead = start
    }
    guard let line = TimeLexicon.partsOfClock.take(&ahead), line < 4 || place != .alone || form != .hour,
      let part = PartOfDay(rawValue: [0, 1, 2, 3, 1, 3][min(line, 5)])
    else { return true }
    cursor = ahead
    guard let meant = time(in: part) else { return false }
    (time, form, isOpen) = (meant, .words, false)
    return true
  }

  /// Whether a part of the day follows that an hour is one of: `годин ранку`.
  private static func startsPart(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    return TimeLexicon.partsOfHour.take(&ahead) != nil
  }

  /// `30 хвилин` behind `15 годині`.
  private mutating func takeMinutes(_ cursor: inout ByteCursor) {
    var ahead = cursor
    ahead.skipSpaces()
    guard let minute = ahead.takeDigits(atMost: 2)?.value else { return }
    ahead.skipSpaces()
    guard TimeUnit(at: &ahead) == .minute, let exact = LocalTime(hour: time.hour, minute: minute) else { return }
    cursor = ahead
    time = exact
  }

  /// Whether `am` or `pm` is next, right behind the digits.
  private static func startsHalf(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    return takeMeridiem(&ahead) != nil
  }

  /// Reads `am`, `p.m.`: whether it is the afternoon.
  static func takeMeridiem(_ cursor: inout ByteCursor) -> Bool? {
    var ahead = cursor
    let first = ahead.peek() | 0x20
    guard first == 0x61 || first == 0x70 else { return nil }
    ahead.position += 1
    let isDotted = ahead.take(0x2E)
    guard ahead.peek() | 0x20 == 0x6D else { return nil }
    ahead.position += 1
    if isDotted { _ = ahead.take(0x2E) }
    guard ahead.isAtEnd || !FoldedScalars.isWordScalar(ahead.scalar().value) else { return nil }
    cursor = ahead
    return first == 0x70
  }
}
