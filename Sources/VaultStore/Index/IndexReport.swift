package import VaultSearch

/// What a refresh of the index found and did; the counts add up: notes + ignored + unreadable are the files seen.
package struct IndexReport: Sendable, Equatable {
  /// Files that are notes of the index.
  package var notes = 0
  /// Lines of notes that are items of their own.
  package var lines = 0
  /// Different words.
  package var words = 0
  /// Files that are not named like notes.
  package var others = 0
  /// Files named like notes that a rule leaves out, by the rule.
  package var ignored: [IgnoreReason: Int] = [:]
  /// Folders that a rule leaves out with all that is in them, by the rule.
  package var excludedFolders: [FolderExclusion: Int] = [:]
  /// Files that should be notes and cannot be read: their paths and why.
  package var unreadable: [Unreadable] = []
  /// Folders that could not be read.
  package var unreadableFolders: [Unreadable] = []
  /// Diagnostics of severity error in all notes.
  package var errors = 0
  /// How many notes were read and parsed this time.
  package var parsed = 0
  /// How many bytes the index takes.
  package var sizes = Snapshot.Sizes()
  /// Why everything was read anew, or nil.
  package var rebuilt: RebuildReason?

  /// A path below the root, and why it cannot be read.
  package struct Unreadable: Sendable, Equatable {
    package var path: Path
    package var reason: UnreadableReason
  }

  /// Why an index was made anew instead of being carried on.
  package enum RebuildReason: Sendable, Equatable {
    /// There was none.
    case absent
    case asked
    /// Its bytes are damaged, or of another version or machine.
    case damaged
    /// It belongs to another folder, or the settings or ignore rules changed.
    case foreign
    /// So many notes changed that carrying it on would cost more.
    case outgrown
  }

  /// All files named like notes that a rule leaves out, and all other files.
  package var ignoredTotal: Int { others + ignored.values.reduce(0, +) }
  /// Every file met in the folders of the vault.
  package var seen: Int { notes + ignoredTotal + unreadable.count }
}
