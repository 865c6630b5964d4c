import VaultSyntax

/// A date that a repetition leaves out or adds.
package enum RepetitionDate: Sendable, Hashable {
  /// A day, or all days of a span or a month.
  case days(DateSpan)
  /// One moment.
  case moment(LocalDateTime)
  /// The days that a linked note lists.
  case link(NamedLink)

  /// The occurrence that a moment names of something that begins at `start`: of whole days its day.
  package init?(_ moment: Moment, of start: Moment) {
    switch moment {
    case .time(let time) where !start.isWholeDay: self = .moment(time)
    default:
      guard let span = DateSpan(moment.date, moment.date) else { return nil }
      self = .days(span)
    }
  }

  /// Whether it is a link.
  package var isLink: Bool { if case .link = self { true } else { false } }

  /// Reads the entries of a value, dates and links with commas between them; nil if one is neither.
  package static func all(in text: String) -> [RepetitionDate]? {
    let table = TextTable(text)
    var dates: [RepetitionDate] = []
    for piece in table.pieces(of: ByteRange(0, table.bytes.count), separatedBy: 0x2C) where !piece.isEmpty {
      guard let date = RepetitionDate(table.bytes, in: piece) else { return nil }
      dates.append(date)
    }
    return dates
  }

  /// Reads a date, a date-time, a span of days, a month or a link that fills `range`; nil for another text.
  init?(_ bytes: [UInt8], in range: ByteRange) {
    if let moment = LocalDateTime(bytes, in: range) {
      self = .moment(moment)
    } else if let span = DateSpan(bytes, in: range) {
      self = .days(span)
    } else if let period = DatePeriod(bytes, in: range), period.precision == .month,
      let span = DateSpan(period.start.date, period.start.date.endOfMonth)
    {
      self = .days(span)
    } else {
      let source = TextSource(bytes, range).trimmed
      let link = NamedLink(source)
      guard link.isLink, bytes[source.range.lower] == 0x5B else { return nil }
      self = .link(link)
    }
  }

  /// As it is written: `2026-12-25`, `2026-12-24..2027-01-02`, `2026-12-25 09:00`, `[[holidays]]`.
  package var text: String {
    switch self {
    case .days(let span): span.text
    case .moment(let moment): moment.text
    case .link(let link): "[[" + link.target + (link.heading.map { "#" + $0 } ?? "") + "]]"
    }
  }

  /// The moments that it adds to something that begins at `start`, of days at its time, at most ten years of them, in
  /// seconds since 1970-01-01 00:00 of the start's clock.
  func seconds(of start: Moment, _ zones: ZoneTable) -> [Int64] {
    let time = start.timeOfDay ?? .midnight
    return switch self {
    case .moment: second(of: start, zones).map { [$0] } ?? []
    case .link: []
    case .days(let span):
      (0..<min(span.last.days(since: span.first) + 1, 3653)).map {
        (Int64(span.first.daysSinceEpoch) + Int64($0)) * 86_400 + Int64(time.secondOfDay)
      }
    }
  }
}
