extension TaskItem: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.status, status)
    facts.add(.kind, kind)
    addTimes(to: &facts)
    facts.add(.priority, priority)
    facts.add(.flag, if: isFlagged)
    facts.add(.list, list)
    facts.add(.notList, notLists)
    facts.add(.tags, tags)
    facts.append(repetition?.facts ?? [])
    facts.add(.recurrence, quota?.sentence(in: .english))
    facts.add(.onCompletion, onCompletion)
    facts.add(.remind, reminders)
    facts.add(.duration, duration)
    facts.add(.category, category)
    facts.add(.difficulty, difficulty)
    facts.add(.split, if: isSplit)
    facts.add(.spent, spent)
    addSurroundings(to: &facts)
    facts.add("log", log)
    return facts.facts
  }

  private func addTimes(to facts: inout FactList) {
    facts.add(.due, due)
    facts.add(.start, start)
    facts.add(.end, end)
    facts.add(.scheduled, scheduled)
    facts.add(.wait, wait)
    facts.add(.completed, completed)
    facts.add(.cancelled, cancelled)
    facts.add(.created, created)
  }

  private func addSurroundings(to facts: inout FactList) {
    facts.add(.subject, subject)
    facts.add(.lesson, lesson)
    facts.add(.url, url)
    facts.add(.location, location)
    facts.add(.attachments, attachments)
    facts.add(.parent, parent)
    facts.add(.depends, depends)
    facts.add(.order, order)
  }
}
