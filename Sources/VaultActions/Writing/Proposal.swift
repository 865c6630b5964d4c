package import VaultMessages
package import VaultStore

/// What an action would write, before anything is written: a command shows or makes it, an editor makes the same of its
/// open buffers.
package struct Proposal {
  package let vault: Vault
  /// The bytes before and after of each note.
  package var writes: [NoteWrite]
  /// What was done, in a sentence for each thing, to be said before the lines that changed.
  package var opening: [Remark] = []
  /// What is said where nothing changes.
  package var unchanged = Remark.nothingToChange(in: [])
  /// What follows from the writes, to be said with them, also where they are only shown.
  package var remarks: [Remark] = []
  /// What becomes of the task that runs when they are made.
  package var running: RunningChange?
  /// Whether people see the lines of a note that is made to put them in; not where an import makes many at once.
  package var showsMade = true
  /// What is to be said when all is made.
  package var closing: [Remark] = []

  package init(_ writes: [NoteWrite], in vault: Vault) { (self.vault, self.writes) = (vault, writes) }

  /// What is only said.
  package init(saying remark: Remark, in vault: Vault) {
    self.init([], in: vault)
    closing = [remark]
  }
}

extension Remark {
  /// Says that items are as they should be already, and which: a few by their titles, more by their number.
  package static func nothingToChange(in titles: [String]) -> Remark {
    switch titles.count {
    case 0: Remark(.editNothingToDo)
    case 1...mostNamed: Remark(.editNothingToDoIn, [.quoted(titles)])
    default: Remark(.editNothingToDoCount, [.count(titles.count)])
    }
  }
}
