import VaultMessages
package import VaultModel
import VaultPlanner
import VaultStore
import VaultSyntax

/// Writes a plan into the notes of its tasks: `scheduled`, and beside it `auto` with the same text, by which the plan knows
/// the time for its own while nobody changed it.
///
/// ```swift
/// let proposal = try ApplyPlan(PlanDay()).proposal(in: workspace)
/// ```
package struct ApplyPlan: Sendable {
  package var plan: PlanDay

  package init(_ plan: PlanDay) { self.plan = plan }

  /// What is planned gets its time, and what fell out of the plan gives it back; a time that a person wrote stays, which
  /// is said.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let vault = try workspace.vault()
    let planned = try plan.answer(in: vault)
    // What is past is only looked at.
    guard planned.plan.days.last.map({ $0 >= planned.today }) ?? false else { return Proposal([], in: vault) }
    var spans: [Int: [Range<Int64>]] = [:]
    for block in planned.plan.blocks where block.kind == .planned {
      if let source = block.source, let span = block.span { spans[source, default: []].append(span) }
    }
    let left = Set(planned.plan.left.map(\.source))
    var edits = EditPlan(vault)
    var personal: [String] = []
    for (number, source) in planned.sources.enumerated() where source.isTask {
      guard spans[number] != nil || source.isOwned, let found = try found(source, in: vault) else { continue }
      let kept = source.keptTimes
      guard let spans = spans[number] else {
        // Of what is done several times in a period the other days keep theirs.
        guard kept.isEmpty else {
          edits.change(found, found.scheduling(kept, isList: kept.count > 1, isOwned: true))
          continue
        }
        // What was planned for other days to come is not what fell out of these.
        let owned = source.owned
        let isOver = owned.map { $0.end <= planned.now } ?? true
        if isOver || planned.plan.days.contains(where: { $0 == owned?.day }) { edits.change(found, found.unscheduling) }
        continue
      }
      guard source.isOwned || !found.hasOwnTime else {
        personal.append(source.title)
        continue
      }
      let isPart = spans.count + kept.count > 1 || left.contains(number)
      let times = spans.map { span in
        planned.text(of: span.lowerBound) + (isPart ? "-" + planned.text(of: span.upperBound).suffix(5) : "")
      }
      edits.change(found, found.scheduling((kept + times).sorted(), isList: isPart, isOwned: source.isOwned))
    }
    var proposal = try edits.proposal()
    if !personal.isEmpty {
      let remark = Remark(.planKept, [.quoted(personal), .count(personal.count)])
      if proposal.writes.isEmpty { proposal.closing.append(remark) } else { proposal.remarks.append(remark) }
    }
    return proposal
  }

  private func found(_ source: PlanSource, in vault: Vault) throws(Failure) -> FoundItem? {
    guard let bytes = try vault.bytes(ofNoteAt: source.place.path) else { return nil }
    let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: source.place.path))
    guard let number = source.item, note.items.indices.contains(number), case let item = note.items[number],
      item.type == .task, note.shownTitle(of: item) == source.title
    else { return nil }
    return Optional(item).map {
      FoundItem(note, item: $0, path: source.place.path, settings: vault.settings, root: vault.root)
    }
  }
}

extension FoundItem {
  /// What a key says, to the letter.
  private func texts(_ key: ItemKey) -> [String] {
    note.field(key, of: item).map { note.texts(of: $0).map(\.text) } ?? []
  }

  /// Whether a time stands in `scheduled` that a person wrote: a plan leaves it.
  fileprivate var hasOwnTime: Bool {
    let task = note.task(of: item)
    if !task.sittings.isEmpty { return true }
    return switch task.scheduled {
    case nil, .day: false
    case .time: true
    // `2026-11-20 evening` says no time.
    case .block: !(texts(.scheduled).first?.last?.isLetter ?? false)
    }
  }

  /// The changes that give it a time of a plan; the day that a person had written is kept.
  fileprivate func scheduling(_ times: [String], isList: Bool, isOwned: Bool) -> [ItemChange] {
    let scalars = times.map { NewScalar($0) }
    let value = isList ? NewValue.list(scalars) : .scalar(scalars[0])
    var changes: [ItemChange] = [.set(["scheduled"], value), .set(["auto"], value)]
    if !isOwned {
      if let day = texts(.scheduled).first {
        changes.append(.set(["auto-day"], .scalar(NewScalar(day))))
      } else if note.field(.autoDay, of: item) != nil {
        changes.append(.removeKey(["auto-day"]))
      }
    }
    return changes
  }

  /// The changes of an occurrence without what they make of a time that a plan wrote, which goes instead.
  package func leavingPlan(
    _ changes: [(item: Item, changes: [ItemChange])]
  ) -> [(item: Item, changes: [ItemChange])] {
    let leaving = unscheduling
    guard !leaving.isEmpty else { return changes }
    let others = leaving.filter { change in
      switch change {
      case .set(["scheduled"], _), .removeKey(["scheduled"]): false
      default: true
      }
    }
    let hasOwnDay = note.field(.autoDay, of: item) != nil
    return changes.map { item, own in
      guard item == self.item else { return (item, own) }
      // A time that a person changed since is theirs.
      if others.count == leaving.count { return (item, own + leaving) }
      var day: String?
      var kept: [ItemChange] = []
      for change in own {
        if case .set(["scheduled"], .scalar(let value)) = change {
          day = String(value.text.prefix(10))
        } else {
          kept.append(change)
        }
      }
      guard let day, hasOwnDay || note.task(of: item).repeatedDate == note.task(of: item).scheduled?.moment else {
        return (item, kept + leaving)
      }
      return (item, kept + [.set(["scheduled"], .scalar(NewScalar(day)))] + others)
    }
  }

  /// The changes that make a plan's time a person's own.
  var keepingTime: [ItemChange] {
    [.removeKey(["auto"])] + (texts(.autoDay).isEmpty ? [] : [.removeKey(["auto-day"])])
  }

  /// The changes that take a plan's time back, and bring the day back that a person had written; none where it has none.
  package var unscheduling: [ItemChange] {
    let (auto, day) = (texts(.auto), texts(.autoDay))
    guard !auto.isEmpty || !day.isEmpty else { return [] }
    var changes: [ItemChange] = []
    if auto == texts(.scheduled) {
      changes.append(day.first.map { .set(["scheduled"], .scalar(NewScalar($0))) } ?? .removeKey(["scheduled"]))
    }
    if !auto.isEmpty { changes.append(.removeKey(["auto"])) }
    if !day.isEmpty { changes.append(.removeKey(["auto-day"])) }
    return changes
  }
}
