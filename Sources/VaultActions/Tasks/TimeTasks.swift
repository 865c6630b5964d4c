import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax

/// What `start` does: the task that is being done is marked and remembered, so that the time it takes is known.
///
/// Another one that runs is stopped first, where somebody agrees.
package struct StartTask: Sendable {
  /// The task, as people name it.
  package var name: String
  /// When it was started, on the vault's clocks; nil: now.
  package var moment: LocalDateTime?

  package init(_ name: String) { self.name = name }

  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let selection = try ItemSelection(ItemRequest([name]), in: workspace, wanting: .task)
    guard let found = selection.items.first, found.item.type == .task else {
      throw Failure(.wrongRequest, .startNoTask, [.text(name)])
    }
    let status = found.note.task(of: found.item).status
    guard !status.isClosed else {
      throw Failure(
        .wrongRequest, .startClosed, [.text(found.title)],
        hints: [Remark(.startClosedHint, [.call(["reopen", found.title])])])
    }
    let vault = selection.vault
    let running = RunningTask(vault)
    let time = try vault.past(moment)
    var plan = EditPlan(vault)
    if let other = try running.start() {
      let values: [MessageValue] = [.text(other.title), .text(running.clock(of: other))]
      guard other.path != found.path || found.note.item(other.reference) != found.item else {
        return Proposal(saying: Remark(.startRunning, values), in: vault)
      }
      guard try workspace.agrees(Remark(.startQuestion, values)) else {
        throw Failure(.wrongRequest, .startRunning, values, hints: [Remark(.startAnotherHint)])
      }
      _ = try StopTask(at: moment).stop(other, in: &plan)
    }
    if status == .open { plan.change(found, [.mark(.inProgress)]) }
    let start = RunningStart(
      path: found.path, reference: found.note.reference(to: found.item), title: found.title, time: time)
    var proposal = try plan.proposal()
    proposal.running = .starts(start)
    proposal.opening = [Remark(.startStarted, [.text(start.title), .text(running.clock(of: start))])]
    return proposal
  }
}

/// What `stop` does: the task that runs gets the time it took.
package struct StopTask: Sendable {
  /// How long it took, as people write it; nil: since it was started.
  package var spent: String?
  /// Whether the time is not noted.
  package var discards = false
  /// When it was stopped, on the vault's clocks; nil: now.
  package var moment: LocalDateTime?

  package init(at moment: LocalDateTime? = nil) { self.moment = moment }

  /// - Returns: nil when nothing runs, which is said.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal? {
    let vault = try workspace.vault()
    guard let start = try RunningTask(vault).start() else {
      workspace.note(.startNothing)
      return nil
    }
    var plan = EditPlan(vault)
    let opening: Remark
    if discards {
      opening = Remark(.stopDiscarded, [.text(start.title)])
    } else {
      let length = try stop(start, in: &plan)
      opening = Remark(length > .zero ? .startStopped : .stopShort, [.text(start.title), .length(length)])
    }
    var proposal = try plan.proposal()
    proposal.running = .stops
    proposal.opening = [opening]
    return proposal
  }

  /// Plans what a task that runs has taken, and how long that was.
  ///
  /// - Throws: that the task is gone, or that its start was most likely forgotten.
  fileprivate func stop(_ start: RunningStart, in plan: inout EditPlan) throws(Failure) -> TimeSpan {
    let vault = plan.vault
    let spent = try spent(on: start, in: vault)
    let bytes = try vault.bytes(ofNoteAt: start.path)
    let note = Note(Document(bytes ?? []), context: vault.configuration.context(forNoteAt: start.path))
    guard bytes != nil, let item = note.item(start.reference), item.type == .task else {
      throw Failure(
        .notFound, .stopGone, [.text(start.title), .text(start.path.text)], hints: [Remark(.stopGoneHint)])
    }
    let found = FoundItem(note, item: item, path: start.path, settings: vault.settings)
    plan.change(found, try found.adding(spent))
    return spent.total
  }

  private func spent(on start: RunningStart, in vault: Vault) throws(Failure) -> SpentTime {
    let running = RunningTask(vault)
    let end = try vault.past(moment)
    if let spent {
      guard let length = TimeSpan(spent), length.seconds >= 0 else {
        throw Failure(.wrongRequest, .stopNotADuration, [.text(spent)])
      }
      return try running.spent(on: start, until: end, length)
    }
    let values: [MessageValue] = [.text(start.title), .text(running.clock(of: start))]
    guard !start.isAhead(of: end, vault.zones(named: [])) else {
      guard moment == nil else { throw Failure(.wrongRequest, .stopBeforeStart, values + [.text(vault.shown(end))]) }
      throw Failure(
        .wrongRequest, .stopBehind, values + [.text(vault.shown(end))], hints: [Remark(.stopBehindHint)])
    }
    let whole = try running.spent(on: start, until: end)
    guard whole.total > RunningTask.forgotten else { return whole }
    guard try vault.workspace.agrees(Remark(.stopQuestion, values + [.length(whole.total)])) else {
      throw Failure(
        .wrongRequest, .stopForgotten, values + [.length(whole.total)], hints: [Remark(.stopForgottenHint)])
    }
    return whole
  }
}

extension Vault {
  /// A moment of the vault's clocks as an instant, now for nil.
  ///
  /// - Throws: that it is still to come.
  fileprivate func past(_ moment: LocalDateTime?) throws(Failure) -> LocalDateTime {
    let now = try instant
    guard let moment else { return now }
    let zones = zones(named: [])
    var time = moment
    if let instant = zones.instant(of: moment), let home = zones.home, let clock = home.clock(at: instant) {
      time = clock
      time.zone = .offset(seconds: home.offset(at: instant))
    }
    guard zones.seconds(from: time, to: now) >= 0 else {
      throw Failure(.wrongRequest, .startToCome, [.text(shown(moment)), .text(shown(now))])
    }
    return time
  }
}
