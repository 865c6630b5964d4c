/// The merge of one entry that both sides have, field by field.
///
/// A note often says a thing in other words than the calendar, and some things it cannot say at all. What the vault says of
/// an entry once a note was made of it is the entry's echo: as long as a field of the vault is the echo of the file's, both
/// say the same, and neither is written.
struct EntryMerge {
  /// What both sides are to say; in conflict each what it says now.
  private(set) var vault: CalendarEntry
  private(set) var file: CalendarEntry
  /// What both agreed on, in the words of the file; in conflict what they agreed on before.
  private(set) var known: CalendarEntry
  private(set) var conflicts: [CalendarMerge.Conflict] = []
  private let here: CalendarEntry

  /// The values of one field.
  private struct Values {
    let mine, theirs, old: [String]
    /// What the vault says where nobody edited it: of the file as it is, and as it was.
    let echo, oldEcho: [String]

    var isVaultChanged: Bool { mine != old && mine != oldEcho }
    var isFileChanged: Bool { theirs != old }
    /// Whether the vault has no words for what the file says.
    var isUnsayable: Bool { echo.isEmpty && !theirs.isEmpty }
  }

  /// Merges two entries of one identifier and kind.
  ///
  /// - Parameters:
  ///   - last: what both agreed on when they last met; nil at the first time.
  ///   - echo: what the vault says of an entry that it has from a file.
  ///   - framing: how a text of the vault stands in that of the file.
  init(
    _ here: CalendarEntry, _ there: CalendarEntry, last: CalendarEntry?, echo: CalendarMerge.Echo,
    framing: CalendarMerge.Framing
  ) {
    self.here = here
    (vault, file, known) = (here, there, there)
    known.seal = here.seal
    known[.created] = here[.created]
    let fields = here.differences(from: there)
    guard !fields.isEmpty else { return }
    let said = echo(there)
    let saidBefore = last.map { $0.differences(from: there).isEmpty ? said : echo($0) }
    for field in fields {
      merge(
        field,
        Values(
          mine: here[field], theirs: there[field], old: last?[field] ?? [], echo: said[field],
          oldEcho: saidBefore?[field] ?? []), framing)
    }
  }

  private mutating func merge(_ field: CalendarField, _ values: Values, _ framing: CalendarMerge.Framing) {
    guard values.mine != values.echo else { return }
    switch (values.isVaultChanged, values.isFileChanged) {
    case (false, _) where values.isUnsayable:
      // What has to be called something keeps its name until somebody gives another one.
      guard field == .title else {
        vault[field] = []
        break
      }
      known[field] = values.old
      return conflicts.append(CalendarMerge.Conflict(entry: here, reason: .unsayable(field, file: values.theirs)))
    case (false, _): vault[field] = field.isSet && values.mine == values.oldEcho ? values.echo : values.theirs
    case (true, false) where field == .notes: file.set(.notes, framing(file, values.mine.first ?? ""))
    case (true, false): file[field] = field.isSet ? Self.members(ofFile: values) : values.mine
    case (true, true) where field.isSet:
      vault[field] = Self.members(ofVault: values)
      file[field] = Self.members(ofFile: values)
    case (true, true):
      known[field] = values.old
      return conflicts.append(
        CalendarMerge.Conflict(entry: here, reason: .field(field, vault: values.mine, file: values.theirs)))
    }
    known[field] = file[field]
  }

  // MARK: Sets

  /// The vault's members with what the file added and removed.
  private static func members(ofVault values: Values) -> [String] {
    let (before, after) = (Set(values.oldEcho), Set(values.echo))
    return Array(Set(values.mine).subtracting(before.subtracting(after)).union(after.subtracting(before)))
  }

  /// The file's members, in its own words, with what the vault added and removed; in the vault's words all of them where
  /// it removed one that the file says otherwise.
  private static func members(ofFile values: Values) -> [String] {
    let (before, after) = (Set(values.oldEcho), Set(values.mine))
    let removed = before.subtracting(after).intersection(values.echo)
    guard removed.isSubset(of: values.theirs) else { return members(ofVault: values) }
    return Array(Set(values.theirs).subtracting(removed).union(after.subtracting(before)))
  }
}
