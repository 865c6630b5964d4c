import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Writes a check-in to the diary: how somebody feels, at a time, after a task.
///
/// ```swift
/// var request = LogMood(StatedFeeling("sad"))
/// request.words = "felt stuck"
/// let proposal = try request.proposal(in: workspace)
/// ```
///
/// The line stands among the check-ins of its day in the order of time. What was true of a task is copied: a task that is a
/// line may be gone tomorrow.
package struct LogMood: Sendable {
  /// Nil: only what is written.
  package var feeling: StatedFeeling?
  package var words = ""
  /// 1–5; nil: as the feeling says.
  package var energy: Int?
  /// When; nil: now.
  package var moment: LocalDateTime?
  /// The task that was being done, as people name it.
  package var task: String?
  /// Whether the last check-in of a day is changed instead.
  package var changesLast = false
  /// The day of which the last one is changed; nil: today.
  package var day: LocalDate?

  package init(_ feeling: StatedFeeling?) { self.feeling = feeling }

  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    if let task {
      let selection = try ItemSelection(ItemRequest([task]), in: workspace, wanting: .task)
      var plan = EditPlan(selection.vault)
      try add(to: &plan, about: selection.items.first)
      return try plan.proposal()
    }
    let vault = try workspace.vault()
    var plan = EditPlan(vault)
    if changesLast { try changeLast(in: &plan) } else { try add(to: &plan, about: nil) }
    return try plan.proposal()
  }

  /// The check-in after tasks that were done, as they were before.
  ///
  /// - Parameter done: at least one.
  package func proposal(after done: [FoundItem], in vault: Vault) throws(Failure) -> Proposal {
    var plan = EditPlan(vault)
    try add(to: &plan, after: done)
    return try plan.proposal()
  }

  /// Whether somebody wants to be asked after a task: as `ask-mood` says, else if the diary has a check-in of the last 30
  /// days.
  package static func isWanted(in workspace: Workspace) throws(Failure) -> Bool {
    let vault = try workspace.vault()
    if let isAsked = vault.settings.asksMood { return isAsked }
    let today = try vault.now.date
    guard let first = today.adding(days: -30) else { return false }
    return try vault.ask { index throws(Failure) in
      let query = try workspace.read(
        "type:check-in mood:any date:\(first.text)..\(today.text)", by: try vault.queryParser(in: index))
      return try !NoteTexts(index).hits(of: query, keepingNotes: true).isEmpty
    }
  }

  // MARK: A new line

  /// Plans the check-in after tasks that are done: one that is about the only one, or names all of them.
  func add(to plan: inout EditPlan, after done: [FoundItem]) throws(Failure) {
    var request = self
    if done.count > 1 { request.words = done.map(\.title).joined(separator: ", ") }
    try request.add(to: &plan, about: done.count == 1 ? done[0] : nil)
  }

  /// Plans the check-in beside other changes, which are then one step to be taken back.
  func add(to plan: inout EditPlan, about found: FoundItem?) throws(Failure) {
    let vault = plan.vault
    let now = try vault.now
    let moment = moment ?? now
    let path = try vault.diaryNote(of: moment.date)
    let bytes = try vault.bytes(ofNoteAt: path)
    let text = "\(moment.time.shortText) \(text(about: found)) \(attributes(about: found))"
      .trimmingSpaces
    let note = Note(Document(bytes ?? []), context: vault.configuration.context(forNoteAt: path))
    plan.change(noteAt: path, bytes, orNew: .diary, [.append(NewLine(text), note.place(ofCheckInAt: moment.time))])
  }

  private func text(about found: FoundItem?) -> String {
    let words = self.words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.isEmpty ? found?.title ?? feeling?.words ?? "" : words
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func attributes(about found: FoundItem?) -> String {
    var pairs = feeling.flatMap { feeling in feeling.mood.map { _ in ["mood: " + feeling.words] } } ?? []
    if let energy = energy ?? feeling?.energy { pairs.append("energy: \(energy)") }
    if let found, found.item.type == .task {
      let task = found.note.task(of: found.item)
      if !found.isLine {
        pairs.append("task: \"[[\(found.path.stem)]]\"")
      } else if let id = found.note.blockID(of: found.item) {
        pairs.append("task: \"[[\(found.path.stem)#^\(id)]]\"")
      }
      if task.category != TaskItem.defaultCategory || found.note.field(.category, of: found.item) != nil {
        pairs.append("category: " + task.category.fieldText)
      }
      // In the words of the person, which are read back.
      if let field = found.note.field(.difficulty, of: found.item), let words = found.note.texts(of: field).first {
        pairs.append("difficulty: " + words.trimmed.text.fieldText)
      }
    }
    return pairs.isEmpty ? "" : "{" + pairs.joined(separator: ", ") + "}"
  }

  // MARK: The last line

  private func changeLast(in plan: inout EditPlan) throws(Failure) {
    let vault = plan.vault
    let today = try vault.now.date
    let path = try vault.diaryNote(of: day ?? today)
    let bytes = try vault.bytes(ofNoteAt: path)
    let note = Note(Document(bytes ?? []), context: vault.configuration.context(forNoteAt: path))
    guard let last = note.lastCheckIn else {
      guard let day, day != today else {
        throw Failure(.notFound, .moodNoneToday, hints: [Remark(.moodNoneTodayHint)])
      }
      throw Failure(.notFound, .moodNoneOn, [.day(day)])
    }
    var changes: [ItemChange] = []
    if let feeling, feeling.mood != nil { changes.append(.set(["mood"], .scalar(NewScalar(feeling.words)))) }
    if let energy = energy ?? feeling?.energy { changes.append(.set(["energy"], .scalar(NewScalar(String(energy))))) }
    // Who is tired, and not sad as was said before, has no mood.
    if let feeling, feeling.mood == nil, note.checkIn(of: last).mood != nil { changes.append(.removeKey(["mood"])) }
    // A line of no other words than its feeling is reworded with it.
    if !words.isEmpty || feeling != nil && StatedFeeling(note.title(of: last)) != nil {
      changes.append(.reword(text(about: nil)))
    }
    let found = FoundItem(note, item: last, path: path, settings: vault.settings, root: vault.root)
    plan.change(found, changes)
  }
}

extension Note {
  /// Where a check-in of a time belongs: in the order of time among the others but those that are the mood of an entry,
  /// else before the first heading.
  fileprivate func place(ofCheckInAt time: LocalTime) -> LinePlace {
    let day = diaryDay
    let checkIns = zip(items.filter { $0.type == .checkIn }, day.checkIns).filter { day.entry(ofMood: $1) == nil }
    if let before = checkIns.last(where: { $1.time ?? time <= time }) { return .after(reference(to: before.0)) }
    return checkIns.first.map { .before(reference(to: $0.0)) } ?? .beforeHeadings
  }
}

extension Vault {
  /// The note of a day of the diary: that which says the day, else the one at `diary-path`, which need not be there.
  func diaryNote(of date: LocalDate) throws(Failure) -> Path {
    if let path = try knownDiaryNote(of: date) { return path }
    guard let usual = settings.diaryPath(on: date) else { throw Failure(.wrongRequest, .diaryNoPlace, [.day(date)]) }
    return Path(usual)
  }

  /// The same of a note that is there.
  func knownDiaryNote(of date: LocalDate) throws(Failure) -> Path? {
    try ask { index throws(Failure) in
      let query = try workspace.read("type:diary date:\(date.text)", by: try queryParser(in: index))
      let texts = NoteTexts(index)
      let paths = try texts.hits(of: query, keepingNotes: true).map(\.location).filter { !$0.isLine }
        .map { texts.path(of: $0) }
      return paths.first { $0.text == settings.diaryPath(on: date) } ?? paths.min()
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }

  /// As a value of a line's attributes, quoted where it would read otherwise.
  fileprivate var fieldText: String {
    contains(where: { ",:{}[]\"'#".contains($0) }) ? "\"" + replacing("\"", with: "'") + "\"" : self
  }
}
