package import VaultMessages
package import VaultModel
package import VaultStore

/// What an action takes from the world around it: the same for a command, for a request of an editor, and for a test.
package struct Device: Sendable {
  package var files = FileOperations.system
  /// What is said about where the vault is.
  package var place: VaultRoot.Hints
  /// Where this device keeps what is its own.
  package var stateFolder: Path
  /// The zone of its clock, as `TZ` has it, and the folder of zone files to prefer to the system's.
  package var zone: String?
  package var zoneFolder: String?
  /// The moment to take for now, as it was written and where; nil for the clock.
  package var statedNow: (text: String, source: String)?
  /// What the clock shows.
  package var localTime = LocalDateTime(.epoch)
  /// How many threads long work is shared between.
  package var workers = 1
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The language of dates in sentences.
  package var language = MessageLanguage.english

  package init(place: VaultRoot.Hints, stateFolder: Path) {
    self.place = place
    self.stateFolder = stateFolder
  }
}
