package import VaultModel
import VaultSyntax

extension CalendarEntry {
  /// What a note or a line has to be changed by to say of some fields what the entry says; the text of a note, which is
  /// no key, is not among them.
  ///
  /// - Parameters:
  ///   - old: what it says now; nil for a note that is to be made.
  ///   - language: the one in which a rule of repetition is put into words.
  ///   - clocks: what the end of such a rule means.
  ///   - left: values that stand in lists of the note and that no calendar can say: they stay.
  ///   - link: the link to the item that has a `UID`; nil where there is none.
  package func changes(
    of fields: [CalendarField], from old: CalendarEntry?, in language: Language = .english,
    _ clocks: CalendarClocks = CalendarClocks(), keeping left: [NoteEntryReader.Left] = [], link: (String) -> String?
  ) -> [ItemChange] {
    fields.flatMap { field -> [ItemChange] in
      switch field {
      case .title: old == nil ? [] : [.reword(noteTitle)]
      case .status: statusChanges(isNew: old == nil)
      case .when: timeChanges(from: old)
      case .due: scalar(.due, self[.due])
      case .scheduled: scalar(.scheduled, self[.scheduled])
      case .wait: scalar(.wait, self[.wait])
      case .recurrence: repetitionChanges(in: language, clocks, isNew: old == nil)
      case .except: list(.except, self[.except], keeping: left)
      case .also: list(.also, self[.also])
      case .remind: list(.remind, self[.remind], keeping: left)
      case .priority: scalar(.priority, self[.priority])
      case .tags: tagChanges(from: old)
      case .completed: scalar(.completed, self[.completed])
      case .created: old == nil ? scalar(.created, self[.created]) : []
      case .location: scalar(.location, self[.location], isText: true)
      case .url: scalar(.url, self[.url], isText: true)
      case .attachments: list(.attachments, self[.attachments], isText: true)
      case .parent: scalar(.parent, self[.parent].map { link($0) ?? $0 }, isText: true)
      case .depends: list(.depends, self[.depends].map { link($0) ?? $0 }, isText: true)
      case .list: scalar(.list, self[.list], isText: true)
      case .busy: scalar(.busy, self[.busy])
      case .isPrivate: scalar(.isPrivate, self[.isPrivate])
      case .notes: []
      }
    }
  }

  /// What a note or a line of it is called, which has to be called something.
  package var noteTitle: String { title.isEmpty ? kind.rawValue : title }

  /// The front matter of a note that is to be made, its `uid:` last.
  package func noteChanges(
    in language: Language = .english, _ clocks: CalendarClocks = CalendarClocks(), link: (String) -> String?
  ) -> [ItemChange] {
    let entry = withFirstMoved
    // The rule is that of the start that it counts from.
    return fields.flatMap { field in
      (field == .recurrence ? self : entry).changes(of: [field], from: nil, in: language, clocks, link: link)
    }
      + [.set([ItemKey.uid.rawValue], .scalar(NewScalar(identifier.text, isText: true)))]
  }

  private func scalar(_ key: ItemKey, _ values: [String], isText: Bool = false) -> [ItemChange] {
    guard let value = values.first else { return [.removeKey([key.rawValue])] }
    return [.set([key.rawValue], .scalar(NewScalar(value, isText: isText)))]
  }

  private func list(
    _ key: ItemKey, _ values: [String], isText: Bool = false, keeping left: [NoteEntryReader.Left] = []
  ) -> [ItemChange] {
    let kept = left.filter { $0.key == key }.map { NewScalar($0.value, isText: true) }
    let all = values.map { NewScalar($0, isText: isText) } + kept
    return all.isEmpty ? [.removeKey([key.rawValue])] : [.set([key.rawValue], .list(all))]
  }

  private func statusChanges(isNew: Bool) -> [ItemChange] {
    guard kind == .task else { return scalar(.status, self[.status], isText: true) }
    let status = text(.status).flatMap { TaskStatus(spelling: $0) } ?? .open
    return isNew ? [.set(["status"], .scalar(NewScalar(status.name)))] : [.mark(LineItem.Checkbox(status))]
  }

  private func timeChanges(from old: CalendarEntry?) -> [ItemChange] {
    zip([ItemKey.start, .end], [self[.when].first, self[.when].dropFirst().first]).flatMap { key, value in
      if value == nil, old?[.when].isEmpty ?? true { return [ItemChange]() }
      return scalar(key, value.map { [$0] } ?? [])
    }
  }

  /// The rule says its end itself, so that the keys beside it would say it twice.
  private func repetitionChanges(in language: Language, _ clocks: CalendarClocks, isNew: Bool) -> [ItemChange] {
    let texts = self[.recurrence].map { RepetitionText.noteText(of: $0, start: repetitionStart, in: language, clocks) }
    let ends: [ItemChange] = [.removeKey([ItemKey.until.rawValue]), .removeKey([ItemKey.count.rawValue])]
    return (isNew ? [] : ends) + scalar(.recurrence, texts, isText: true)
  }

  private func tagChanges(from old: CalendarEntry?) -> [ItemChange] {
    let path = [ItemKey.tags.rawValue]
    guard let old else { return [.set(path, .list(self[.tags].map { NewScalar($0, isText: true) }))] }
    let (gone, come) = (
      old[.tags].filter { !self[.tags].contains($0) }, self[.tags].filter { !old[.tags].contains($0) }
    )
    return (gone.isEmpty ? [] : [.remove(path, gone.map { NewScalar($0, isText: true) })])
      + (come.isEmpty ? [] : [.add(path, come.map { NewScalar($0, isText: true) })])
  }
}
