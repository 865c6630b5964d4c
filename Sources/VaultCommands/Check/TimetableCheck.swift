import VaultActions
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTimetable

/// Checks timetables: that lessons end, that something ends their series, that their weeks are weeks of the cycle, and that
/// their rooms and teachers have notes where the vault has notes of rooms and teachers at all.
struct TimetableCheck: Sendable {
  /// By their folded names; nil where the vault has no notes of rooms, or no timetables.
  private var rooms: Set<String>?
  private var teachers: Set<String>?

  /// Reads the rooms and teachers of a vault, if it has timetables.
  init(_ vault: IndexedVault) throws(SnapshotFault) {
    let types = try vault.snapshot.values(ofKey: ItemKey.type.rawValue).filter { $0.count > 0 }.map(\.text)
    guard types.contains(ItemType.timetable.name) else { return }
    if types.contains(ItemType.room.name) {
      rooms = try Self.names(in: vault, of: .room) { note in
        [note.room.name, note.room.nickname ?? ""] + note.room.aliases
      } folding: {
        Self.folded(room: $0)
      }
    }
    if types.contains(ItemType.teacher.name) {
      teachers = try Self.names(in: vault, of: .teacher) { note in
        [note.teacher.name, note.teacher.nickname ?? ""] + note.teacher.aliases
      } folding: {
        LessonName.folded($0)
      }
    }
  }

  private static func names(
    in vault: IndexedVault, of type: ItemType, _ names: (Note) -> [String], folding folded: (String) -> String
  ) throws(SnapshotFault) -> Set<String> {
    let texts = NoteTexts(vault)
    var evaluator = Evaluator(vault.snapshot, texts: texts)
    let query = Query(condition: .field(ItemKey.type.rawValue, .anyOf([type.name])), sort: [SortKey(key: "path")])
    do throws(EvaluationError) {
      return try evaluator.evaluate(query).hits.reduce(into: []) { known, hit in
        let note = texts.note(of: hit.location)
        known.formUnion(([texts.path(of: hit.location).stem] + names(note)).filter { !$0.isEmpty }.map(folded))
      }
    } catch {
      // Only a condition of many parts is too deep.
      guard case .snapshot(let fault) = error else { return [] }
      throw fault
    }
  }

  /// The name of a room's note, whether or not a folder stands before it.
  private static func folded(room name: String) -> String {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    return RoomName.folded(stem.hasSuffix(".md") ? String(stem.dropLast(3)) : stem)
  }

  /// What is wrong with the lessons of a note; nothing of a note of another type.
  func diagnostics(of note: Note) -> [Diagnostic] {
    guard note.type == .timetable, note.document.conflicts.isEmpty else { return [] }
    let frame = note.timetableFrame
    let sections = TimetableSections(of: note.document)
    var diagnostics: [Diagnostic] = []
    var said: Set<String> = []
    for item in note.items where item.type == .lesson {
      let lesson = note.lesson(of: item, in: sections)
      let title = note.shownTitle(of: item)
      if lesson.start != nil, lesson.times == nil {
        diagnostics.append(Diagnostic(.lessonWithoutEnd, at: item.range, values: [title]))
      }
      if lesson.isHeldForEver(in: frame) {
        diagnostics.append(Diagnostic(.lessonWithoutTerm, at: item.range, values: [title]))
      }
      let strange = lesson.date == nil ? lesson.weeks.filter { $0 > frame.calendar.cycle } : []
      if !strange.isEmpty {
        let place = note.field(.weeks, of: item)?.range ?? item.range
        let values = [NumberLabel.weeks(strange), String(frame.calendar.cycle)]
        diagnostics.append(Diagnostic(.lessonWeekOutsideCycle, at: place, values: values))
      }
      diagnostics += unknown(.room, .lessonRoomUnknown, among: rooms, of: item, in: note, &said) {
        Self.folded(room: $0)
      }
      diagnostics += unknown(.teacher, .lessonTeacherUnknown, among: teachers, of: item, in: note, &said) {
        LessonName.folded($0)
      }
    }
    return diagnostics
  }

  /// The names of a key that no note has, each where it stands first; of a link the check of links says so.
  private func unknown(
    _ key: ItemKey, _ code: DiagnosticCode, among known: Set<String>?, of item: Item, in note: Note,
    _ said: inout Set<String>, folding folded: (String) -> String
  ) -> [Diagnostic] {
    guard let known, let field = note.field(key, of: item) else { return [] }
    var diagnostics: [Diagnostic] = []
    for name in note.texts(of: field).map(\.text) where !name.isEmpty && !NamedLink(name).isLink {
      let folded = folded(name)
      guard !known.contains(folded), said.insert("\(key.rawValue)\n\(folded)").inserted else { continue }
      diagnostics.append(Diagnostic(code, at: field.range, values: [name]))
    }
    return diagnostics
  }
}

extension Lesson {
  /// Whether it is held on some weekday and nothing says from when to when.
  fileprivate func isHeldForEver(in timetable: Timetable) -> Bool {
    weekday != nil && date == nil && !(isAnnouncement && dates.isEmpty) && timetable.calendar.extent(of: self) == nil
  }
}
