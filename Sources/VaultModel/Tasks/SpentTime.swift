import VaultSyntax

/// How long was spent on a task, and on which days: `25m`, `25m 2026-11-19`, `25m 2026-11-19 + 1h 2026-11-20`.
///
/// A length without a day is of the day on which the task is done. Nothing of it is negative.
package struct SpentTime: Sendable, Hashable {
  /// What was spent at once.
  package struct Part: Sendable, Hashable {
    /// Nil: nobody wrote it.
    package var day: LocalDate?
    package var length: TimeSpan

    package init(_ length: TimeSpan, on day: LocalDate? = nil) { (self.length, self.day) = (length, day) }

    fileprivate var text: String { length.text + (day.map { " " + $0.text } ?? "") }
  }

  /// In the order of the text, each day once.
  package private(set) var parts: [Part]
  /// The sum of the lengths.
  package let total: TimeSpan

  /// What was spent on a day that is known from elsewhere.
  package init(of length: TimeSpan) { (parts, total) = ([Part(length)], length) }

  /// - Parameter parts: those of no length are left out.
  /// - Returns: nil where the sum is too long to count.
  package init?(_ parts: [Part]) {
    var total = TimeSpan.zero
    for part in parts {
      guard let sum = try? total + part.length else { return nil }
      total = sum
    }
    self.total = total
    self.parts = []
    for part in parts where part.length != .zero || parts.count == 1 {
      if let place = self.parts.firstIndex(where: { $0.day == part.day }) {
        self.parts[place].length = TimeSpan(seconds: self.parts[place].length.seconds + part.length.seconds)
      } else {
        self.parts.append(part)
      }
    }
  }

  /// Reads a text all of whose parts are lengths, each with a day behind it or without one.
  package init?(_ source: TextSource) {
    let parts = source.pieces(separatedBy: "+").map(Part.init)
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.init(parts.compactMap(\.self))
  }

  /// As it is written.
  package var text: String { parts.map(\.text).joined(separator: " + ") }

  /// The same with more; nil where that is too long to count.
  package func adding(_ more: SpentTime) -> SpentTime? { SpentTime(parts + more.parts) }

  /// The same without days where all of it was spent on one, which is known from elsewhere.
  package func leavingOut(_ day: LocalDate) -> SpentTime {
    guard parts.allSatisfy({ $0.day == nil || $0.day == day }) else { return self }
    return SpentTime(of: total)
  }
}

extension SpentTime.Part {
  fileprivate init?(_ source: TextSource) {
    let text = source.trimmed
    let bytes = text.bytes
    // A day is the last ten bytes, behind a space.
    let start = text.range.upper - 10
    if start > text.range.lower, bytes[start - 1] == 0x20,
      let day = LocalDate(bytes, in: ByteRange(start, text.range.upper))
    {
      guard let length = TimeSpan(bytes, in: ByteCursor.trimming(ByteRange(text.range.lower, start), of: bytes)) else {
        return nil
      }
      self.init(length, on: day)
    } else if let length = TimeSpan(bytes, in: text.range) {
      self.init(length)
    } else {
      return nil
    }
  }
}
