import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax
package import VaultTasks

extension TaskHabits {
  /// What is usual of a task of a title, as the check-ins and what was done of such tasks tell it.
  ///
  /// Only what shares a word with the title is read, and of that the best two hundred, so that it costs a query.
  ///
  /// - Throws: the failure to report: a note that is there cannot be read, or somebody stopped the command.
  package static func read(of title: String, in index: IndexedVault, _ vault: Vault) throws(Failure) -> TaskHabits {
    let words = TaskHistory.words(nearTo: title)
    guard !words.isEmpty else { return TaskHabits() }
    let hits = try NoteTexts(index).hits(of: query(for: words), keepingNotes: true)
    let told = try index.read(hits, vault.workspace, of: { (note: $0, day: $0.diaryDate) }) { reading, item, place in
      ReadHistory(item, in: reading.note, on: reading.day, place)
    }
    var dependencies = TaskDependencies(index)
    var records: [TaskRecord] = []
    for one in told {
      var title = one.title
      if let link = one.task, let task = try dependencies.meaning(of: link, of: one.item).targets.first {
        title = task.title
      }
      records += one.times.map { TaskRecord(title, at: $0.moment, minutes: $0.spent?.nearestMinutes) }
    }
    let zones = vault.zones(named: records.compactMap { $0.moment?.zoneName }, isSilent: true)
    for place in records.indices { records[place].moment = records[place].moment?.onHomeClock(zones) }
    return TaskHistory(of: records).habits(of: title)
  }

  /// How many items are read at most.
  private static let most = 200

  /// The check-ins with one of some words, and the tasks that were done, or may have been; of equals the newest days first.
  private static func query(for words: [String]) -> Query {
    let types = Condition.field("type", .anyOf([ItemType.task.name, ItemType.checkIn.name]))
    let done = [ItemKey.completed, .spent, .recurrence].map { Condition.field($0.queryName, .present) }
    let named = words.map { Condition.word(WordPattern(text: $0, mode: .stem, range: ByteRange(0, 0))) }
    return Query(
      condition: .every([
        types, .any(done + [.field("type", .anyOf([ItemType.checkIn.name]))]), named.count > 1 ? .any(named) : named[0],
      ]), sort: [SortKey(key: "rank"), SortKey(key: "path", descending: true)], limit: most)
  }
}

/// What an item tells of something that was done.
private struct ReadHistory: Sendable {
  let item: Int
  let title: String
  /// The task that a check-in links.
  var task: NamedLink?
  let times: [TimeDone]

  init?(_ item: Item, in note: Note, on day: LocalDate?, _ place: HitPlace) {
    self.item = place.item
    switch item.type {
    case .task:
      let task = note.task(of: item)
      (title, times) = (task.title, task.timesDone)
    case .checkIn:
      guard let day else { return nil }
      let checkIn = note.checkIn(of: item)
      (title, task) = (checkIn.text, checkIn.tasks.first)
      times = [TimeDone(moment: checkIn.time.map { .time(LocalDateTime(day, $0)) }, spentTime: nil)]
    default: return nil
    }
  }
}

extension TimeSpan {
  /// To the nearest minute; a length that was measured is one at least.
  fileprivate var nearestMinutes: Int { seconds > 0 ? max(1, Int(clamping: seconds / 60 + seconds % 60 / 30)) : 0 }
}
