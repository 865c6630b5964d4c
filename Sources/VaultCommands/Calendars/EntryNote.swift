import VaultActions
import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The note that an entry becomes: what it is called, and its text.
enum EntryNote {
  /// The note, with the name of its title even if another one has it.
  ///
  /// - Throws: the failure to report: no name can be made of the title.
  static func new(of entry: CalendarEntry, _ session: CalendarSession) throws(Failure) -> NewNote {
    let settings = session.session.configuration.settings
    do throws(NewNote.Refusal) {
      return try NewNote(entry.kind.type, title: entry.noteTitle, at: session.now, settings: settings)
    } catch {
      // Of a title such as `???` no name can be made.
      guard let other = try? NewNote(entry.kind.type, title: entry.kind.rawValue, at: session.now, settings: settings)
      else { throw Failure(.wrongRequest, .newTitleHasNoName, [.text(entry.noteTitle)]) }
      return other
    }
  }

  /// Its bytes.
  ///
  /// - Parameters:
  ///   - clocks: what the end of a rule of repetition means.
  ///   - link: the link to the item that has a `UID`; nil where there is none.
  /// - Throws: why what the entry says cannot be written.
  static func text(
    of entry: CalendarEntry, _ note: NewNote, in language: Language, _ clocks: CalendarClocks,
    link: (String) -> String?
  ) throws(EditRefusal) -> [UInt8] {
    let title = ItemChange.set([ItemKey.title.rawValue], .scalar(NewScalar(entry.noteTitle, isText: true)))
    let head = try note.text(of: [], changes: [title] + entry.noteChanges(in: language, clocks, link: link))
    guard let body = entry.text(.notes) else { return head }
    return head + Array("\n\(body)\n".utf8)
  }
}
