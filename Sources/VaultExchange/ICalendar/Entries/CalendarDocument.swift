package import VaultModel

/// A whole calendar as vault writes it.
///
/// ```swift
/// let document = CalendarDocument(entries, stamp: now)
/// document.bytes                // BEGIN:VCALENDAR … END:VCALENDAR
/// document.unexplainedZones     // zones that stand in it by name alone
/// ```
package struct CalendarDocument: Sendable {
  /// The text: lines folded at 75 octets, ended with CRLF.
  package let bytes: [UInt8]
  /// The zones that no `VTIMEZONE` explains.
  package let unexplainedZones: [String]

  /// The identifier of the program in a calendar that it wrote (RFC 5545 section 3.7.3).
  package static let product = "-//vault//vault//EN"

  /// Writes entries in their order.
  ///
  /// - Parameters:
  ///   - stamp: the moment of writing.
  ///   - zones: the `VTIMEZONE` of a zone by its name, and the year of the first time in it; nil where its rules are not
  ///     known.
  package init(
    _ entries: [CalendarEntry], stamp: LocalDateTime, writer: CalendarEntryWriter = CalendarEntryWriter(),
    zones: (String, Int) -> CalendarComponent? = { _, _ in nil }
  ) {
    let components = CalendarComponents(of: entries, stamp: stamp, writer: writer)
    var calendar = CalendarComponent(
      "VCALENDAR", [ContentLine("VERSION", "2.0"), ContentLine("PRODID", Self.product)])
    var unexplained: [String] = []
    for use in components.zones {
      if let zone = zones(use.name, use.year) {
        calendar.components.append(zone)
      } else {
        unexplained.append(use.name)
      }
    }
    calendar.components += components.all
    bytes = ContentLineWriter.bytes(of: calendar)
    unexplainedZones = unexplained
  }
}

/// The components of entries that are written together, so that a series knows its occurrences.
struct CalendarComponents {
  let all: [CalendarComponent]

  /// - Parameters:
  ///   - overrides: the occurrences with components of their own, by the series.
  ///   - starts: the first moments of the series.
  init(
    of entries: [CalendarEntry], stamp: LocalDateTime, writer: CalendarEntryWriter, overrides: [String: Set<String>],
    starts: [String: Moment]
  ) {
    all = entries.map { entry in
      var writer = writer
      if entry.identifier.occurrence == nil {
        writer.overrides = overrides[entry.identifier.uid] ?? []
      } else {
        writer.seriesStart = starts[entry.identifier.uid]
      }
      return writer.component(of: entry, stamp: stamp)
    }
  }

  init(of entries: [CalendarEntry], stamp: LocalDateTime, writer: CalendarEntryWriter) {
    let series = SeriesOccurrences(entries)
    self.init(of: entries, stamp: stamp, writer: writer, overrides: series.overrides, starts: series.starts)
  }

  /// The zones in them, sorted by name.
  var zones: [ZoneUse] { ZoneUse.all(in: all.flatMap(\.lines)) }
}

/// Which occurrences of which series have components of their own.
struct SeriesOccurrences: Sendable {
  /// The values of `RECURRENCE-ID`, by the series.
  private(set) var overrides: [String: Set<String>] = [:]
  /// The first moments of the series.
  private(set) var starts: [String: Moment] = [:]

  init(_ entries: [CalendarEntry]) {
    for entry in entries {
      if let occurrence = entry.identifier.occurrence {
        overrides[entry.identifier.uid, default: []].insert(occurrence)
      } else {
        starts[entry.identifier.uid] = entry.repetitionStart
      }
    }
  }
}

extension CalendarEntry {
  /// The entry as it comes back from a calendar: without what a calendar cannot say.
  ///
  /// Both sides of a synchronisation are compared in this form, so that what cannot be said is no difference.
  package func projected(_ writer: CalendarEntryWriter = CalendarEntryWriter()) -> CalendarEntry {
    var writer = writer
    writer.seriesStart = writer.seriesStart ?? start
    var component = writer.component(of: self, stamp: LocalDateTime(.epoch))
    for index in component.lines.indices { component.lines[index].value = component.lines[index].value.withoutControls }
    var reader = CalendarEntryReader(CalendarZones(writer.clocks))
    guard var entry = reader.entry(of: component) else { return self }
    entry.identifier = identifier
    entry.seal = seal
    return entry
  }
}
