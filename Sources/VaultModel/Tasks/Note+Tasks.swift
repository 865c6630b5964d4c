import VaultSyntax

extension Note {
  /// An item read as a task.
  ///
  /// - Complexity: O(fields of the item), and O(*k*) in the number of lines below it.
  package func task(of item: Item) -> TaskItem {
    let (start, end) = (moment(.start, of: item), moment(.end, of: item))
    let length = end.flatMap { start?.length(until: $0) }
    return TaskItem(
      title: title(of: item), status: member(.status, of: item) ?? .open,
      mark: item.line.map { document.text(lines[$0].mark) } ?? "", due: moment(.due, of: item), start: start, end: end,
      scheduled: PlannedTime(value(.scheduled, of: item)), wait: moment(.wait, of: item),
      completed: moment(.completed, of: item), cancelled: moment(.cancelled, of: item),
      created: moment(.created, of: item), priority: member(.priority, of: item) ?? .none,
      isFlagged: isSet(.flag, of: item), list: text(.list, of: item), notLists: names(.notList, of: item),
      tags: tags(of: item), repetition: Repetition(of: item, in: self), reminders: reminders(of: item),
      isUnreminded: isUnreminded(item), url: text(.url, of: item), location: text(.location, of: item),
      attachments: names(.attachments, of: item),
      parent: links(.parent, of: item).first, depends: links(.depends, of: item), order: number(.order, of: item),
      duration: duration(.duration, of: item) ?? length ?? TaskItem.defaultDuration,
      category: text(.category, of: item) ?? TaskItem.defaultCategory,
      difficulty: member(.difficulty, of: item) ?? .medium, subject: text(.subject, of: item),
      lesson: text(.lesson, of: item), isSplit: isSet(.split, of: item), spent: duration(.spent, of: item),
      onCompletion: member(.onCompletion, of: item), log: log(of: item),
      subtasks: children(of: item).filter { $0.type == .task }.map(index))
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
