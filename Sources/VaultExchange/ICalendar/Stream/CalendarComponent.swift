import VaultSyntax

/// A component of an iCalendar stream (RFC 5545 section 3.6): an event, a task, a time zone, with what stands in it.
package struct CalendarComponent: Sendable, Hashable {
  /// In capitals: `VEVENT`, `VTODO`, `VALARM`, `VTIMEZONE`.
  package var name: String
  /// Its properties, in the order of the stream.
  package var lines: [ContentLine]
  /// The components in it.
  package var components: [CalendarComponent]
  /// The number of the line it begins in, from 1.
  package var number: Int
  /// Where it stands in the stream, from `BEGIN` to the line end of `END`.
  package var place: Range<Int>
  /// Where its `END` begins.
  package var end: Int
  /// The how manieth calendar of the stream it stands in, from 1; 0 outside of one.
  package var calendar = 0
  /// Whether its calendar calls off all that is in it (`METHOD:CANCEL`, RFC 5546 section 3.2.5).
  package var isCalledOff = false

  package init(_ name: String, _ lines: [ContentLine] = [], components: [CalendarComponent] = []) {
    self.name = name
    self.lines = lines
    self.components = components
    number = 0
    place = 0..<0
    end = 0
  }

  /// The first property of a name, or nil.
  package subscript(property: String) -> ContentLine? { lines.first { $0.name == property } }

  /// Every property of a name.
  package func all(_ property: String) -> [ContentLine] { lines.filter { $0.name == property } }

  /// What it is called, in one line; empty where it has no title.
  var title: String {
    (self["SUMMARY"].map { CalendarText.decoded($0.value) } ?? "").split(whereSeparator: \.isNewline)
      .joined(separator: " ").trimmed
  }
}

/// What is wrong in an iCalendar stream; the rest of it still reads.
package struct CalendarFault: Error, Sendable, Hashable {
  package enum Reason: Sendable, Hashable, CaseIterable {
    /// The line has no name or no colon.
    case notALine
    /// A quotation mark of a parameter is not closed.
    case quoteNotClosed
    /// The line is longer than 1 MB; its value was left out.
    case lineTooLong
    /// The line is not UTF-8; what is not was replaced.
    case invalidUTF8
    /// The component has no end.
    case notClosed
    /// An end without a beginning.
    case notOpen
    /// The component is larger than 16 MB, and was left out.
    case componentTooLarge
    /// Components lie one in another too deep; the innermost were left out.
    case tooDeep
    /// A component or a property stands outside of `VCALENDAR`.
    case outsideCalendar
  }

  package let reason: Reason
  /// The number of the line, from 1.
  package let line: Int
  /// The name of the property or the component; empty where there is none.
  package let name: String

  package init(_ reason: Reason, line: Int, name: String = "") {
    self.reason = reason
    self.line = line
    self.name = name
  }
}
