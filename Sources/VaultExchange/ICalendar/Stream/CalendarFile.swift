/// A whole iCalendar text (RFC 5545) in memory, with the places of everything in it, so that it can be edited in place.
package struct CalendarFile: Sendable {
  /// The text as it is.
  package let bytes: [UInt8]
  /// The components of its calendars, in their order.
  package private(set) var components: [CalendarComponent] = []
  /// The properties of its calendars.
  package private(set) var properties: [ContentLine] = []
  /// What is wrong in it.
  package private(set) var faults: [CalendarFault] = []
  /// Where a further component goes: before the end of the last calendar; nil when there is none that ends.
  package private(set) var insertionPoint: Int?

  /// Reads a text; what cannot be read is a fault. O(*n*) in the bytes.
  package init(parsing bytes: [UInt8]) {
    self.bytes = bytes
    var parts: [CalendarReader.Part] = []
    var reader = CalendarReader()
    reader.read(bytes[...]) { parts.append($0) }
    reader.finish { parts.append($0) }
    for part in parts {
      switch part {
      case .component(let component): components.append(component)
      case .property(let property): properties.append(property)
      case .calendarEnd(let offset): insertionPoint = offset
      case .fault(let fault): faults.append(fault)
      }
    }
  }
}
