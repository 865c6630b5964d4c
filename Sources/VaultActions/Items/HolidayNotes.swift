import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore

/// The notes of holidays that `except` links, and the days that they list; each note is read once.
///
/// ```swift
/// var notes = HolidayNotes(vault)
/// try notes.days(of: repetition.exceptionLinks)
/// ```
package struct HolidayNotes {
  private let vault: IndexedVault
  private let texts: NoteTexts
  /// What the targets of links lead to; nil for those that lead to no single note.
  private var notes: [String: FoundNote?] = [:]

  package init(_ vault: IndexedVault) {
    self.vault = vault
    texts = NoteTexts(vault)
  }

  /// The days of all notes that links lead to.
  ///
  /// - Parameter refusesEmpty: whether a link that leads to no single note, or to one that lists no day, is a failure;
  ///   else it has no days.
  package mutating func days(of links: [NamedLink], refusingEmpty refusesEmpty: Bool = false)
    throws(Failure) -> [LocalDate]
  {
    var days: [LocalDate] = []
    for link in links {
      let found = try note(linkedBy: link.target)
      let listed = found?.note.holidays ?? []
      if refusesEmpty, listed.isEmpty { throw Self.failure(link, found) }
      days += listed
    }
    return days
  }

  private static func failure(_ link: NamedLink, _ found: FoundNote?) -> Failure {
    guard let found else {
      return Failure(.notFound, .itemNotFound, [.text(link.target)], code: .noItem)
    }
    return Failure(
      .wrongRequest, .recurNoHolidays, [.text(found.path.text)], hints: [.init(.recurNoHolidaysHint)])
  }

  private mutating func note(linkedBy target: String) throws(Failure) -> FoundNote? {
    if let known = notes[target] { return known }
    let found = try readingIndex(try vault.snapshot.notes(linkedBy: target))
    let note =
      found.count == 1
      ? FoundNote(path: texts.path(of: found[0]), note: texts.note(of: found[0])) : nil
    try texts.verify()
    notes[target] = .some(note)
    return note
  }
}

extension Vault {
  /// The days of the notes of holidays that links lead to; without links the index is not asked.
  package func holidays(
    linkedBy links: [NamedLink], refusingEmpty refusesEmpty: Bool = false
  ) throws(Failure) -> [LocalDate] {
    guard !links.isEmpty else { return [] }
    return try ask { index throws(Failure) -> [LocalDate] in
      let names = ItemNames(index, wanting: .anything)
      for link in links { try names.refuseUnreadable(named: link.target) }
      var notes = HolidayNotes(index)
      return try notes.days(of: links, refusingEmpty: refusesEmpty)
    }
  }
}
