import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax

/// What `plan --clear` and `plan --keep` do: times that a plan wrote are taken back, or become a person's own.
///
/// ```swift
/// let proposal = try ReleasePlan(.clear(friday...friday)).proposal(in: workspace)
/// ```
package struct ReleasePlan: Sendable {
  package enum Times: Sendable {
    /// Those on some days; the days come back that a person had written.
    case clear(ClosedRange<LocalDate>)
    /// That of one task, as people name it: from then on it stands where it is.
    case keep(String)
  }

  package var times: Times

  package init(_ times: Times) { self.times = times }

  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    switch times {
    case .clear(let days): return try clear(days, in: workspace.vault())
    case .keep(let name): return try keep(name, in: workspace)
    }
  }

  private func clear(_ days: ClosedRange<LocalDate>, in vault: Vault) throws(Failure) -> Proposal {
    var edits = EditPlan(vault)
    for found in try owned(in: vault) {
      let times = found.note.task(of: found.item).allSittings
      if times.contains(where: { days.contains($0.moment.date) }) { edits.change(found, found.unscheduling) }
    }
    var proposal = try edits.proposal()
    if proposal.writes.isEmpty { proposal.closing.append(Remark(.planClearNothing)) }
    return proposal
  }

  /// The tasks with a time that a plan wrote.
  private func owned(in vault: Vault) throws(Failure) -> [FoundItem] {
    let found = try vault.ask { index throws(Failure) in
      try FoundItem.all(
        of: try vault.query(QueryRequest("type:task auto:any"), in: index), in: index, vault, keepingNotes: true)
    }
    vault.tellOfUnreadable()
    return found.filter { $0.note.task(of: $0.item).isPlanOwned }
  }

  private func keep(_ name: String, in workspace: Workspace) throws(Failure) -> Proposal {
    let selection = try ItemSelection(ItemRequest([name]), in: workspace, wanting: .task)
    guard let found = selection.items.first, found.item.type == .task else {
      throw Failure(.wrongRequest, .startNoTask, [.text(name)])
    }
    guard found.note.task(of: found.item).isPlanOwned else {
      throw Failure(.wrongRequest, .planKeepNotOwned, [.text(found.title)])
    }
    var edits = EditPlan(selection.vault)
    edits.change(found, found.keepingTime)
    return try edits.proposal()
  }
}
