import VaultMessages
import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore

/// The check-ins of some days, in the order of time: one without a category or a difficulty has those of the task that it
/// links.
struct MoodSamples {
  private(set) var samples: [MoodSample] = []
  /// What the notes of days say themselves.
  private(set) var ofNotes: [LocalDate: Int] = [:]

  /// - Parameters:
  ///   - days: nil: all of them.
  ///   - conditions: what a check-in, or the note of a day, must meet besides.
  ///   - noteValue: what is read of a note as a whole.
  init(
    of vault: Vault, _ index: IndexedVault, on days: ClosedRange<LocalDate>?, where conditions: [Condition] = [],
    ofNote noteValue: @escaping @Sendable (DiaryDay) -> Int? = { _ in nil }
  ) throws(Failure) {
    let span = days.map { " date:\($0.lowerBound.text)..\($0.upperBound.text)" } ?? ""
    var query = try vault.workspace.read("type:diary,check-in" + span, by: try vault.queryParser(in: index))
    query.condition = .every([query.condition] + conditions)
    let read = try index.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), vault.workspace,
      of: { (note: $0, diary: $0.diaryDay) }
    ) { reading, item, place -> ReadCheckIn? in ReadCheckIn(item, in: reading.note, reading.diary, place, noteValue) }
    var dependencies = TaskDependencies(index)
    for found in read {
      if let own = found.own { ofNotes[own.day] = own.value }
      guard var sample = found.sample else { continue }
      if let link = found.task, sample.category == nil || sample.difficulty == nil,
        let task = try dependencies.meaning(of: link, of: found.item).targets.first?.task
      {
        sample.category = sample.category ?? TaskCategory.key(of: task.category)
        sample.difficulty = sample.difficulty ?? task.difficulty
      }
      samples.append(sample)
    }
    // Of two of one minute the one further down, which was read later, is the later.
    samples = samples.enumerated().sorted { one, other in
      (one.element.day, one.element.time ?? .midnight, one.offset)
        < (other.element.day, other.element.time ?? .midnight, other.offset)
    }.map(\.element)
  }
}

/// A check-in, or what a day's note says itself.
private struct ReadCheckIn: Sendable {
  let item: Int
  var sample: MoodSample?
  var task: NamedLink?
  var own: (day: LocalDate, value: Int)?

  init?(_ item: Item, in note: Note, _ diary: DiaryDay, _ place: HitPlace, _ noteValue: (DiaryDay) -> Int?) {
    guard let day = diary.date else { return nil }
    self.item = place.item
    if item.line == nil {
      own = noteValue(diary).map { (day, $0) }
    } else if item.type == .checkIn {
      let checkIn = note.checkIn(of: item)
      task = checkIn.tasks.first
      sample = MoodSample(
        day: day, time: checkIn.time, mood: checkIn.mood?.score, energy: checkIn.energy,
        category: checkIn.category.map(TaskCategory.key), difficulty: checkIn.difficulty)
    }
  }
}
