import VaultActions
import VaultMessages
import VaultModel

extension StatedDays {
  /// Reads what somebody types; nil for words that are no days.
  init?(typed text: String, _ reckoning: DayReckoning) throws(Failure) {
    do throws(DateExpressionError) {
      guard let days = try StatedDays(text, reckoning) else { return nil }
      self = days
    } catch {
      guard let sides = Self.sides(of: text) else {
        throw Failure(error, in: text, hints: [.init(.dateDaysSuchAs)])
      }
      throw Self.failure(error, sides.first, sides.last, reckoning)
    }
  }

  /// Reads two days that are given apart.
  init(typedFrom first: String?, to last: String?, _ reckoning: DayReckoning) throws(Failure) {
    do throws(DateExpressionError) {
      try self.init(from: first, to: last, reckoning)
    } catch {
      throw Self.failure(error, first, last, reckoning)
    }
  }

  /// Reads the first and the last of some days, each where it is given.
  static func ends(
    typedFrom first: String?, to last: String?, _ reckoning: DayReckoning
  ) throws(Failure) -> (first: LocalDate?, last: LocalDate?) {
    do throws(DateExpressionError) {
      return try ends(from: first, to: last, reckoning)
    } catch {
      throw failure(error, first, last, reckoning)
    }
  }

  /// Which of two days does not read is told by it alone.
  private static func failure(
    _ error: DateExpressionError, _ first: String?, _ last: String?, _ reckoning: DayReckoning
  ) -> Failure {
    let wrong = [first, last].compactMap(\.self).first { (try? DatePeriod(resolving: $0, reckoning)) == nil }
    return Failure(error, in: wrong ?? "", hints: [.init(.dateDaysSuchAs)])
  }

  /// The words that completion offers for days.
  static let usual = ["today", "tomorrow", "week", "weekend", "month", "3"]

  /// A query for events and tasks that have a date on one of the days, or reach into them, or are repeated. A day more on
  /// both sides: a time of another zone may fall on it.
  var query: String {
    let first = (first.adding(days: -1) ?? first).text
    let last = (last.adding(days: 1) ?? last).text
    let dates = ["due", "scheduled", "start"].map { "\($0):\(first)..\(last)" }.joined(separator: " OR ")
    return "type:event,task (repeat:any OR also:any OR \(dates) OR (start:..\(last) end:\(first)..))"
  }

  /// The days as people read them: `Fri, 20 Nov 2026`, `Tue, 1 Dec 2026 – Thu, 31 Dec 2026`.
  func text(in language: MessageLanguage) -> String {
    let text = first.text(in: language)
    return first == last ? text : "\(text) – \(last.text(in: language))"
  }
}

extension Invocation {
  /// Prints for people which days were read, and an empty line.
  func printHeading(of days: StatedDays) { printHeading(asRead: days.text(in: messages.language)) }

  /// Prints for people what their words were read as, and an empty line.
  func printHeading(asRead text: String) {
    guard isForReading else { return }
    printHeading(text)
    print("")
  }

  /// Prints a heading for people, in lines that fit the terminal.
  func printHeading(_ text: String) {
    for line in TextWrap.lines(text, width: max(20, columns)) { print(painter.paint(line, .heading)) }
  }
}
