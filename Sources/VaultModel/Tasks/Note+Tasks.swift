import VaultSyntax

extension Note {
  /// An item read as a task.
  ///
  /// - Complexity: O(fields of the item), and O(*k*) in the number of lines below it.
  package func task(of item: Item) -> TaskItem {
    let quota = quota(of: item)
    // A quota has no day of its own, also where one is written.
    func day(_ key: ItemKey) -> Moment? { quota == nil ? moment(key, of: item) : nil }
    let (start, end) = (day(.start), day(.end))
    let length = end.flatMap { start?.length(until: $0) }
    let sittings = sittings(of: item)
    let isPlanOwned = isPlanOwned(item)
    let (given, category) = (duration(.duration, of: item) ?? length, text(.category, of: item))
    let difficulty: Difficulty? = member(.difficulty, of: item)
    let priority: Priority? = member(.priority, of: item)
    let said: [(Bool, TaskItem.Said)] = [
      (given != nil, .length), (category != nil, .category), (difficulty != nil, .difficulty),
      (priority != nil, .priority),
    ]
    return TaskItem(
      title: title(of: item), status: member(.status, of: item) ?? .open,
      mark: item.line.map { document.text(lines[$0].mark) } ?? "", due: day(.due), start: start, end: end,
      scheduled: PlannedTime(value(.scheduled, of: item)) ?? sittings.first, sittings: sittings,
      isPlanOwned: isPlanOwned, ownDay: isPlanOwned ? PlannedTime(value(.autoDay, of: item)) : nil,
      wait: moment(.wait, of: item),
      completed: moment(.completed, of: item), cancelled: moment(.cancelled, of: item),
      created: moment(.created, of: item), priority: priority ?? .none,
      isFlagged: isSet(.flag, of: item), list: text(.list, of: item), notLists: names(.notList, of: item),
      tags: tags(of: item), repetition: quota == nil ? Repetition(of: item, in: self) : nil,
      quota: quota, reminders: reminders(of: item),
      isUnreminded: isUnreminded(item), url: text(.url, of: item), location: text(.location, of: item),
      attachments: names(.attachments, of: item),
      parent: links(.parent, of: item).first, depends: links(.depends, of: item), order: number(.order, of: item),
      duration: given ?? TaskItem.defaultDuration, category: category ?? TaskItem.defaultCategory,
      difficulty: difficulty ?? .medium,
      said: TaskItem.Said(said.filter(\.0).map(\.1)),
      subject: text(.subject, of: item),
      lesson: text(.lesson, of: item), isSplit: isSet(.split, of: item),
      spentTime: sources(.spent, of: item).first.flatMap(SpentTime.init),
      onCompletion: member(.onCompletion, of: item), log: log(of: item),
      subtasks: children(of: item).filter { $0.type == .task }.map(index))
  }

  /// The one time behind the date that a task's line begins with, where it is when it happens.
  package func leadingStart(of item: Item) -> LocalDateTime? {
    guard item.type == .task, let reading = item.reading.map({ readings.lines[$0] }),
      readings.moment(of: reading, in: document.bytes) == .start, case .time(let start)? = moment(.start, of: item)
    else { return nil }
    return start
  }

  /// An item read as a task without what a plan wrote: a time that stands beside an equal `auto` is the plan's, and the
  /// author's own day is in `auto-day`.
  package func unplannedTask(of item: Item) -> TaskItem { task(of: item).withoutPlan }

  /// Whether a plan wrote the time at which somebody means to do it: it stands in `auto` as well.
  package func isPlanOwned(_ item: Item) -> Bool {
    guard field(.auto, of: item) != nil else { return false }
    let auto = sources(.auto, of: item).map(\.text)
    return !auto.isEmpty && auto == sources(.scheduled, of: item).map(\.text)
  }

  /// The times of a list in `scheduled`; none where it is a single value.
  package func sittings(of item: Item) -> [PlannedTime] {
    guard value(.scheduled, of: item) == .text else { return [] }
    var reader = ValueReader(context)
    return sources(.scheduled, of: item).compactMap { text in
      PlannedTime(reader.read(text, as: .block, at: text.range, name: ItemKey.scheduled.rawValue))
    }
  }

  /// Whether an item asks for no reminder: by an empty list or a word such as `none`, and no reminder beside it.
  func isUnreminded(_ item: Item) -> Bool {
    guard let field = field(.remind, of: item), field.counts else { return false }
    let texts = sources(.remind, of: item).filter { $0.text != Self.emptyList }
    return texts.allSatisfy(Reminder.isNever)
  }

  /// What a reader of YAML takes for a list without elements.
  private static let emptyList = "[]"

  /// When to remind of an item; what is neither a lead time nor a moment is left out.
  func reminders(of item: Item) -> [Reminder] { sources(.remind, of: item).compactMap(Reminder.init) }
}

extension TaskItem {
  /// The same without what a plan wrote: the day counts that a person had written.
  fileprivate var withoutPlan: TaskItem {
    guard isPlanOwned else { return self }
    var task = self
    (task.scheduled, task.sittings, task.ownDay, task.isPlanOwned) = (ownDay, [], nil, false)
    return task
  }

  /// What counts of it on a day: a time that a plan wrote counts on its own day and no longer.
  package func counting(on today: LocalDate) -> TaskItem {
    isPlanOwned && allSittings.allSatisfy { $0.moment.date < today } ? withoutPlan : self
  }
}
