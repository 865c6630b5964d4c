package import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What `check --fix --only leading-time-is-start` does: the day and the time that open tasks begin with, when they happen,
/// become those by which they are due.
///
/// ```swift
/// let found = try MoveDeadlines("list:work").answer(in: workspace)
/// found.lines          // work.md:4  Send the report  20 Nov 2026 17:00
/// found.proposal       // {due: 2026-11-20 17:00}
/// ```
package struct MoveDeadlines: Sendable {
  /// Which tasks are meant; nil: all that are open.
  package var query: QueryRequest?

  package init(where query: QueryRequest? = nil) { self.query = query }

  /// What would be written.
  package struct Answer {
    package var proposal: Proposal
    /// Each task with its place and its moment, in the order of the query's answer.
    package var lines: [Remark] = []
  }

  /// Finds the tasks.
  ///
  /// - Throws: that none is found, or that a line does not take the change.
  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    var request = QueryRequest("type:task -status:done -status:cancelled start:any")
    if let query {
      request.text += " (\(query.text))"
      request.isExact = query.isExact
    }
    let found = try ItemSelection(ItemRequest(where: request), in: workspace, keepingNotes: true)
    var plan = EditPlan(found.vault)
    var lines: [Remark] = []
    for item in found.items {
      guard let start = item.note.leadingStart(of: item.item) else { continue }
      let moment = Moment.time(start)
      plan.change(
        item, [.set([ItemKey.due.rawValue], .scalar(NewScalar(moment.text))), .removeKey([ItemKey.start.rawValue])])
      lines.append(
        Remark(
          .checkLeadingTime,
          [
            .text("\(item.path.text):\(item.line)"), .text(item.title),
            .text(moment.text(in: workspace.device.language)),
          ]))
    }
    return Answer(proposal: try plan.proposal(), lines: lines)
  }
}
