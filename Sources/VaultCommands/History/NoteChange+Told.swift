import VaultEdit

extension [NoteChange] {
  /// The changes as people are told of them: the day on which a line was done goes without saying where it was ticked.
  var told: [NoteChange] {
    let marked = Set(
      compactMap { change in
        if case .lineMarked(let line, _, _) = change { line } else { nil }
      })
    return filter { change in
      guard case .lineKey(let line, "completed", let before, let after) = change else { return true }
      return before != nil && after != nil || !marked.contains(line)
    }
  }
}
