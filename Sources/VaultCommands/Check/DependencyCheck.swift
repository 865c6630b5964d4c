import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks that what tasks wait for is a task, and that none of them waits for itself, be it by way of others: then all of
/// them are hidden for ever.
struct DependencyCheck: Sendable {
  /// The circles that tasks stand in, as they are said.
  private var circles: [FoundTask.ID: String] = [:]
  /// What tasks wait for in vain, as it is written.
  private var missing: [FoundTask.ID: [String]] = [:]

  /// Looks at all open tasks of a vault that depend on others. O(*n* log *n*) in these and their links.
  init(_ vault: IndexedVault) throws(Failure) {
    let texts = NoteTexts(vault)
    var query = Query(
      condition: .every([.field("type", .anyOf([ItemType.task.name])), .field("depends", .present)]))
    query.sort = [SortKey(key: "path")]
    var dependencies = TaskDependencies(vault)
    var graph = DependencyGraph()
    for hit in try texts.hits(of: query, keepingNotes: true) {
      let (note, item) = texts.item(at: hit.location)
      guard item.type == .task else { continue }
      let task = note.task(of: item)
      guard !task.status.isClosed else { continue }
      let id = FoundTask.ID(file: hit.location.file, item: note.index(of: item))
      var waitsFor: [FoundTask.ID] = []
      for link in task.depends {
        let meaning = try dependencies.meaning(of: link, of: hit.location.item)
        if meaning.targets.isEmpty, !meaning.isDangling { missing[id, default: []].append(link.written) }
        waitsFor += meaning.targets.filter(\.isOpen).map(\.id)
      }
      graph.add(id, titled: note.shownTitle(of: item), waitingFor: waitsFor)
    }
    circles = graph.circles
  }

  /// What is wrong with what the tasks of a note wait for; `file` is its ordinal in the index, if it is there.
  func diagnostics(of note: Note, file: Int?) -> [Diagnostic] {
    guard let file, !circles.isEmpty || !missing.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for (number, item) in note.items.enumerated() {
      let id = FoundTask.ID(file: file, item: number)
      guard let field = note.field(.depends, of: item) else { continue }
      if let circle = circles[id] {
        diagnostics.append(Diagnostic(.dependsCircle, at: field.range, values: [circle]))
      }
      for name in missing[id] ?? [] {
        diagnostics.append(Diagnostic(.dependsNoTask, at: field.range, values: [name]))
      }
    }
    return diagnostics
  }
}

/// Which tasks wait for which.
private struct DependencyGraph {
  private var titles: [FoundTask.ID: String] = [:]
  private var edges: [FoundTask.ID: [FoundTask.ID]] = [:]
  private var order: [FoundTask.ID] = []

  /// More titles of a circle are not said.
  private static let mostTitles = 8

  mutating func add(_ task: FoundTask.ID, titled title: String, waitingFor others: [FoundTask.ID]) {
    if edges.updateValue(others, forKey: task) == nil { order.append(task) }
    titles[task] = title
  }

  /// The circle that each task stands in, by titles with arrows between them, from it back to it: of one that stands in
  /// several the one along what it says first.
  var circles: [FoundTask.ID: String] {
    let next = successors
    var circles: [FoundTask.ID: String] = [:]
    var seen: Set<FoundTask.ID> = []
    for start in order where next[start] != nil && !seen.contains(start) {
      var walk: [FoundTask.ID] = []
      var places: [FoundTask.ID: Int] = [:]
      var current: FoundTask.ID? = start
      while let task = current, seen.insert(task).inserted {
        places[task] = walk.count
        walk.append(task)
        current = next[task]
      }
      guard let last = current, let first = places[last] else { continue }
      let circle = walk[first...]
      for place in circle.indices { circles[circle[place]] = text(of: circle[place...] + circle[..<place]) }
    }
    return circles
  }

  private func text(of circle: ArraySlice<FoundTask.ID>) -> String {
    var names = circle.prefix(Self.mostTitles).map { titles[$0] ?? "" }
    if circle.count > Self.mostTitles { names.append("…") }
    return (names + [names[0]]).joined(separator: " → ")
  }

  /// What each task waits for first, of those that wait for ever; who waits for nothing that waits is left out, one after
  /// another.
  private var successors: [FoundTask.ID: FoundTask.ID] {
    var waiting: [FoundTask.ID: Int] = [:]
    var before: [FoundTask.ID: [FoundTask.ID]] = [:]
    for task in order {
      let others = Set(edges[task] ?? []).filter { edges[$0] != nil }
      waiting[task] = others.count
      for other in others { before[other, default: []].append(task) }
    }
    var free = order.filter { waiting[$0] == 0 }
    while let task = free.popLast() {
      waiting[task] = nil
      for other in before[task] ?? [] {
        guard let count = waiting[other] else { continue }
        waiting[other] = count - 1
        if count == 1 { free.append(other) }
      }
    }
    return waiting.keys.reduce(into: [:]) { result, task in
      result[task] = (edges[task] ?? []).first { waiting[$0] != nil }
    }
  }
}

extension NamedLink {
  /// The link as it is written, or the name.
  fileprivate var written: String {
    let place = target + (heading.map { "#" + $0 } ?? "")
    return isLink ? "[[\(place)]]" : place
  }
}
