/// What came of a command that writes.
package struct WriteReceipt: Sendable, Equatable {
  /// The files that changed, in the order of the command; files that hold already what they should are not among them.
  package var changes: [FileChange] = []
  /// The record by which the command can be taken back; nil when nothing changed.
  package var undo: UndoIdentifier?
  /// Calendars that somebody changed since the command that is taken back: they stay as they are.
  package var calendarsLeft: [Path] = []
  /// What a command before had left unfinished, and what became of it.
  package var recovery: Recovery?

  /// Nothing happened yet.
  package init() {}
}

/// What happened to one file.
package struct FileChange: Sendable, Equatable {
  /// How a file changes.
  package enum Kind: Sendable, Hashable {
    /// Its bytes changed.
    case edited
    /// It was not there before.
    case created
    /// It is gone.
    case removed
    /// It has another name, and perhaps other bytes.
    case moved(to: Path)
  }

  /// The path below the root, or of a calendar the absolute one; links resolved.
  package var path: Path
  /// How it changed.
  package var kind: Kind
  /// The bytes before and after; empty where there is no file.
  package var before: [UInt8]
  /// The bytes afterwards; empty when the file is gone.
  package var after: [UInt8]

  /// A change of one file.
  package init(_ path: Path, _ kind: Kind, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.kind = kind
    self.before = before
    self.after = after
  }
}

/// The number of a command among all that changed the vault on this device; later commands have greater ones.
package struct UndoIdentifier: Sendable, Hashable, Comparable {
  /// From 1 on.
  package let number: UInt64

  /// The command of a number.
  package init(_ number: UInt64) { self.number = number }

  /// Whether one command ran before another.
  package static func < (left: UndoIdentifier, right: UndoIdentifier) -> Bool { left.number < right.number }
}

/// What became of a command that ended, or whose computer did, before it was finished.
package struct Recovery: Sendable, Equatable {
  /// Whether its changes were made or taken back.
  package enum Outcome: Sendable, Hashable { case finished, takenBack }

  /// Nil when all that was left was the journal, or its leftovers, of no use any more.
  package var outcome: Outcome?
  /// The words of that command.
  package var words: [String] = []
  /// Files that somebody edited meanwhile: they stay as they are.
  package var edited: [Path] = []
  /// Files beside the notes that hold what somebody saved while the command wrote and saved again; nothing reads them.
  package var leftovers: [Path] = []
  /// Files of vault's own that are damaged or belong to another device, under their new names.
  package var setAside: [Path] = []
  /// The file that said that the state was another device's, under its new name; what this device recorded in it is used
  /// all the same.
  package var otherDevice: Path?

  /// Nothing was left.
  package init() {}

  /// Whether there was nothing to do.
  var isEmpty: Bool { self == Recovery() }
}
