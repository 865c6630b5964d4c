package import VaultModel
import VaultSyntax

/// Changes of a calendar file, made on its bytes: a component that nothing is changed in stays byte for byte, and of one
/// that is changed every other line.
///
/// ```swift
/// var edit = CalendarEdit(file, contents, entries: entriesAfterwards, stamp: now)
/// edit.make(.remove(entry))
/// edit.bytes
/// ```
package struct CalendarEdit: Sendable {
  private let file: CalendarFile
  private let contents: CalendarContents
  private let stamp: LocalDateTime
  private let writer: CalendarEntryWriter
  private let lineEnd: [UInt8]
  private var patches: [Patch] = []
  private var added: [CalendarEntry] = []
  /// The entries as they will be, whose series know their occurrences.
  private let series: SeriesOccurrences

  /// Edits a file.
  ///
  /// - Parameter entries: all entries of the file as they will be.
  package init(
    _ file: CalendarFile, _ contents: CalendarContents, entries: [CalendarEntry], stamp: LocalDateTime,
    writer: CalendarEntryWriter = CalendarEntryWriter()
  ) {
    self.file = file
    self.contents = contents
    self.stamp = stamp
    self.writer = writer
    let end = file.bytes.firstIndex(of: 0x0A)
    if let end {
      lineEnd = end > 0 && file.bytes[end - 1] != 0x0D ? [0x0A] : [0x0D, 0x0A]
    } else {
      lineEnd = file.bytes.contains(0x0D) ? [0x0D] : [0x0D, 0x0A]
    }
    series = SeriesOccurrences(entries)
  }

  /// Plans a change of one entry.
  package mutating func make(_ change: CalendarMerge.Change) {
    switch change {
    case .add(let entry): added.append(entry)
    case .remove(let entry):
      if let component = contents.entry(entry.identifier)?.component {
        patches.append(Patch(ByteRange(component.place), []))
      }
    case .set(_, to: let entry, _): rewrite(entry)
    }
  }

  /// Gives an entry without a `UID` the one that was made for it, so that it keeps it whatever is changed in it.
  package mutating func identify(_ found: CalendarContents.Found) {
    guard found.isNameless, let component = found.component else { return }
    var edit = ComponentEdit(component, zones: contents.zones, lineEnd: lineEnd)
    edit.identify(as: found.entry.identifier.uid)
    patches += edit.patches
  }

  /// Writes the exceptions of every series again whose occurrences get or lose components of their own.
  package mutating func followOccurrences(besides changed: Set<CalendarIdentifier>) {
    for found in contents.entries where found.entry.identifier.occurrence == nil {
      let uid = found.entry.identifier.uid
      if !changed.contains(found.entry.identifier), contents.overrides[uid] ?? [] != series.overrides[uid] ?? [] {
        rewrite(found.entry)
      }
    }
  }

  /// The zones that a new line names and no `VTIMEZONE` of the file explains.
  package var newZones: [String] { newUses.map(\.name) }

  private var newUses: [ZoneUse] {
    let changed = patches.flatMap { patch in
      patch.bytes.split(separator: 0x0A).compactMap { try? ContentLine(parsing: Array($0)) }
    }
    let defined = Set(file.components.compactMap { $0.name == "VTIMEZONE" ? $0["TZID"]?.value : nil })
    return ZoneUse.all(in: addedComponents.all.flatMap(\.lines) + changed).filter { !defined.contains($0.name) }
  }

  /// The file after the changes.
  ///
  /// - Parameter zones: the `VTIMEZONE` of a zone by its name, and the year of the first time in it; nil where its rules
  ///   are not known.
  package func bytes(zones: (String, Int) -> CalendarComponent? = { _, _ in nil }) -> [UInt8] {
    let explained = newUses.compactMap { zones($0.name, $0.year) }
    let new = (explained + addedComponents.all).flatMap { ContentLineWriter.bytes(of: $0, lineEnd: lineEnd) }
    guard let place = file.insertionPoint else {
      return CalendarDocument(added, stamp: stamp, writer: writer, zones: zones).bytes
    }
    guard !new.isEmpty else { return patches.applied(to: file.bytes) }
    return (patches + [Patch(ByteRange(place, place), new)]).applied(to: file.bytes)
  }

  private var addedComponents: CalendarComponents {
    CalendarComponents(of: added, stamp: stamp, writer: writer, overrides: series.overrides, starts: series.starts)
  }

  // MARK: One component

  private mutating func rewrite(_ entry: CalendarEntry) {
    guard let found = contents.entry(entry.identifier), let component = found.component else { return }
    let uid = entry.identifier.uid
    var (oldWriter, newWriter) = (writer, writer)
    oldWriter.overrides = entry.identifier.occurrence == nil ? contents.overrides[uid] ?? [] : []
    newWriter.overrides = entry.identifier.occurrence == nil ? series.overrides[uid] ?? [] : []
    var edit = ComponentEdit(component, zones: contents.zones, lineEnd: lineEnd)
    for group in PropertyGroup.all {
      edit.replace(
        group, group.fields.flatMap { oldWriter.lines(of: $0, in: found.entry) },
        with: group.fields.flatMap { newWriter.lines(of: $0, in: entry) })
    }
    edit.replaceAlarms(of: found.entry, with: entry, newWriter)
    edit.stampIfChanged(CalendarStamp.value(of: .time(stamp)))
    patches += edit.patches
  }
}
