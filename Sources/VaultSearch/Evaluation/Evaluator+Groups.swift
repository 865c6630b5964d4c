import VaultModel
import VaultSyntax

/// When tasks call for attention.
extension Evaluator {
  /// The open tasks of some groups that wait for nothing.
  ///
  /// The index tells which tasks may be among them. What a date comes to only the note tells: a time of another zone, the
  /// end of a block, a holiday that moves a day, a task that another one waits for.
  mutating func answer(
    toGroups groups: [TaskGroup], at now: LocalDateTime, within: ItemSet
  ) throws(SnapshotFault) -> MatchedItems {
    guard !groups.isEmpty else { return emptyAnswer }
    let types = FieldCondition(key: "type", test: .anyOf([ItemType.task.name]), range: .init(0, 0))
    let tasks = try answer(to: types, within: within).matches
    let closed = [TaskStatus.done, .cancelled].map(\.name)
    let open = tasks.intersection(within).subtracting(try items(ofValues: closed, key: ItemKey.status.queryName))
    var dated = emptyAnswer.matches
    for key in Self.datesOfTasks { dated.formUnion(try items(havingKey: key.queryName)) }
    let mayWait = try items(havingKey: ItemKey.wait.queryName).union(items(havingKey: ItemKey.depends.queryName))
    // Holidays of other notes move the days of a series, and may leave none.
    let mayBeMoved = try askedTasks()

    var matches = emptyAnswer.matches
    var doubtful = emptyAnswer.matches
    if groups.contains(.noDate) {
      let undated = open.subtracting(dated)
      matches = undated.subtracting(mayWait)
      doubtful = undated.intersection(mayWait).union(open.intersection(mayBeMoved))
    }
    if groups.contains(where: { $0 == .thisWeek || $0 == .later }) {
      doubtful.formUnion(open.intersection(dated))
    } else if groups.contains(where: { $0 <= .tomorrow }) {
      // A time of another zone may be written up to a day and two hours ahead of the vault's clocks.
      let end = now.date.adding(days: groups.contains(.tomorrow) ? 4 : 3).map {
        ColumnBound($0.columnValue, inclusive: false)
      }
      for key in Self.datesOfTasks {
        doubtful.formUnion(try items(ofRange: nil, end, key: key.queryName).intersection(open))
      }
      doubtful.formUnion(open.intersection(mayBeMoved))
    }
    for item in doubtful.items {
      trace.opened += 1
      let group = texts.group(ofTaskAt: try snapshot.location(of: item), at: now)
      if let group, groups.contains(group) { matches.insert(item) } else { matches.remove(item) }
    }
    return MatchedItems(matches)
  }

  private static var datesOfTasks: [ItemKey] { [.due, .scheduled, .start] }
}
