import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultTasks
import VaultTimetable

extension PlanReader {
  // MARK: Events

  mutating func readEvents() throws(Failure) {
    let type = Condition.field("type", .anyOf([ItemType.event.name]))
    let items = try index.read(try hits([type, .not(Self.closed)]), vault.workspace) { note, item, place in
      DatedItem(item, in: note, at: place)
    }
    let read = try DayItems(of: items, isSilent: true, in: vault, index)
    know(items.flatMap(\.zoneNames))
    unread += read.unread
    var found: [(source: Int, AgendaSource)] = []
    var details: [Int: EventItem] = [:]
    for member in read.members {
      guard case .event(let event) = member.item.content else { continue }
      for agenda in member.sources {
        let source = add(member.item.place, member.item.title, isTask: false)
        details[source] = event
        found.append((source, agenda))
      }
    }
    addSpans(found, as: .event, details)
  }

  /// Every occurrence on the days that are looked at.
  mutating func addSpans(
    _ found: [(source: Int, AgendaSource)], as kind: BusySpan.Kind, _ events: [Int: EventItem] = [:]
  ) {
    let first = days.lowerBound.adding(days: -1) ?? days.lowerBound
    var agenda = Agenda(of: found.map(\.1), from: first, through: last, zones: zones)
    var seen: Set<AgendaEntry.Key> = []
    while let entries = agenda.nextDay() {
      for entry in entries where seen.insert(entry.key).inserted {
        let source = found[entry.source].source
        switch entry.start {
        case .day(let day):
          allDay.append((source, day...max(day, entry.end?.date ?? day)))
        case .time(let start):
          let begin = entry.instants?.lowerBound ?? clock.instant(of: start)
          if passed.contains(source), begin <= now { continue }
          let end =
            if let instants = entry.instants {
              instants.upperBound
            } else if case .time(let end)? = entry.end { clock.instant(of: end) } else { begin }
          let event = events[source]
          busy.append(
            BusySpan(
              kind, begin..<max(begin, end), source: source,
              travel: min(max(event?.travel?.seconds ?? 0, 0), 366 * 86_400),
              isBusy: event?.isBusy ?? true))
        }
      }
    }
  }

  // MARK: Lessons

  /// One's own lessons that have times, but for those that one does not attend.
  mutating func readLessons() throws(Failure) {
    let own = try OwnLessons(on: (days.lowerBound.adding(days: -1) ?? days.lowerBound)...last, in: vault)
    know(own.entries.compactMap(\.lesson.timezone))
    var places: [ScheduledLesson.Place: Int] = [:]
    for entry in own.entries where !entry.lesson.lesson.isSkipped {
      guard let start = entry.occurrence.zonedStart else { continue }
      let place = entry.lesson.place
      let source: Int
      if let known = places[place] {
        source = known
      } else {
        source = add(try entry.lesson.hitPlace(in: index), entry.lesson.name, isTask: false)
        places[place] = source
      }
      let begin = clock.instant(of: start)
      busy.append(
        BusySpan(.lesson, begin..<max(begin, clock.instant(of: entry.occurrence.zonedEnd)), source: source))
    }
  }

  // MARK: What was done

  /// Tasks that are done: those with a set time stand there, the others count for their day.
  mutating func readDone() throws(Failure) {
    let last = max(days.upperBound, after?.midnight ?? days.upperBound)
    let text = "type:task status:done completed:\(days.lowerBound.text)..\(last.text)"
    let query = try vault.workspace.read(text, by: try vault.queryParser(in: index))
    let found = try FoundTask.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), in: index, vault.workspace)
    for found in found {
      let task = found.task
      let span: Range<Int64>? =
        if let block = block(of: task) {
          block
        } else if case .time(let start)? = task.scheduled {
          clock.instant(of: start)..<clock.instant(of: start) + task.planLength
        } else { nil }
      if let span {
        let source = add(found.place, found.title, isTask: true)
        busy.append(BusySpan(task.kind == .fixed ? .fixed : .pinned, span, source: source, isDone: true))
      } else if let day = task.completed.map({ planDay(ofDone: $0.date) }), days.contains(day) {
        done.append(
          (
            add(found.place, found.title, isTask: true), day,
            (min(task.spent?.seconds ?? task.planLength, TaskItem.longestPlanned))
          ))
      }
    }
  }

  /// From when to when a task takes place; nil of one that does at no time.
  func block(of task: TaskItem) -> Range<Int64>? {
    guard case .time(let start)? = task.start, case .time(let end)? = task.blockEnd else { return nil }
    return clock.instant(of: start)..<max(clock.instant(of: start), clock.instant(of: end))
  }

  /// What was done of a task that repeats counts, too.
  mutating func noteDone(of task: TaskItem, source: Int) {
    for record in task.log where record.status == .done {
      let day = planDay(ofDone: record.doneOn)
      if days.contains(day) {
        done.append((source, day, (min(record.spent?.seconds ?? task.planLength, TaskItem.longestPlanned))))
      }
    }
  }
}

extension AgendaEntry {
  /// What tells an occurrence that lasts several days.
  struct Key: Hashable {
    let source: Int
    let start: Moment
  }

  var key: Key { Key(source: source, start: start) }
}
