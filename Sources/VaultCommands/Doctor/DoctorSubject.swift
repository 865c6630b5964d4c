import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What the checks look at: the vault with its index, what was read of every note, and the state of this device.
struct DoctorSubject {
  let session: Vault
  let vault: IndexedVault
  let report: IndexReport
  let notes: [NoteFacts]
  let copies: [ConflictCopy]
  let state: StateInspection
  /// The repository that the vault lies in, or why there is none to ask.
  let git: Result<GitRepository, GitFailure>
  /// How far the repository is set up; nil without one, or where the system does not tell which program runs.
  let setup: Result<GitSetup.State, GitSetup.Failure>?
  /// Why the index could not be written to the cache, if it could not.
  let unsaved: SystemError?
  /// The user's own configuration, where there is a place for one.
  let userConfiguration: Path?

  /// Looks at everything once; nil when it was stopped.
  init?(_ session: Vault, _ vault: IndexedVault, for invocation: Invocation) throws(SnapshotFault) {
    self.session = session
    self.vault = vault
    report = try vault.report()
    let progress = invocation.workspace.progress()
    defer { progress.finish() }
    let options = IndexedVault.ReadingOptions(
      workers: invocation.environment.processors, progress: progress.advance,
      shouldStop: invocation.environment.isInterrupted)
    let configuration = vault.configuration
    let read = vault.readNotes(try vault.indexedNotes(), options, state: {}) { _, note, reading in
      NoteFacts(note, reading, configuration)
    }
    guard let read else { return nil }
    notes = read
    copies = try vault.conflictCopies()
    state = StateInspection(of: session.root, files: session.files, deviceFolder: invocation.environment.stateFolder)
    let git = GitProgram(for: invocation)
    self.git = Result { () throws(GitFailure) in try GitRepository.containing(session.root, git: git) }
    setup = Self.setup(try? self.git.get(), session, program: invocation.environment.program)
    do throws(SystemError) {
      try vault.save()
      unsaved = nil
    } catch {
      unsaved = error
    }
    userConfiguration = UserConfiguration.path(
      configurationHome: invocation.environment[.configurationHome], home: invocation.environment[.home])
  }

  private static func setup(
    _ repository: GitRepository?, _ session: Vault, program: String?
  ) -> Result<GitSetup.State, GitSetup.Failure>? {
    guard let repository, let program else { return nil }
    let setup = GitSetup(
      repository, program: Path(program), command: ShellWord.quoted(program), files: session.files)
    return Result { () throws(GitSetup.Failure) in try setup.state() }
  }
}

/// What the checks ask of one note, kept when its text is let go.
struct NoteFacts: Sendable {
  /// An id and where it stands.
  struct Identifier: Sendable {
    let text: String
    let location: SourceLocation
  }

  let path: Path
  /// What the note is, as far as its place or its text says.
  private(set) var type: ItemType
  /// Why it cannot be read, if it cannot.
  var unreadable: UnreadableReason?
  /// Where the conflicts begin that a merge left.
  var conflicts: [SourceLocation] = []
  /// The ids of its lines, in order.
  var blockIDs: [Identifier] = []
  /// The calendar ids of its items, in order.
  var calendarIDs: [Identifier] = []

  init(_ note: IndexedVault.IndexedNote, _ reading: FileReader.Reading, _ configuration: VaultConfiguration) {
    path = note.path
    let context = configuration.context(forNoteAt: path)
    type = context.folderType
    switch reading {
    case .unreadable(let reason, _): unreadable = reason
    case .note(let bytes, _):
      take(Note(Document(bytes), context: context))
    }
  }

  private mutating func take(_ note: Note) {
    let bytes = note.document.bytes
    type = note.type
    conflicts = SourceLocation.locations(of: note.document.conflicts.map(\.marker.lower), in: bytes)
    let ids = note.readings.lines.map(\.blockID).filter { !$0.isEmpty }
    // The id begins behind its sign.
    blockIDs = identifiers(ids.map { (note.document.text($0), max(0, $0.lower - 1)) }, in: bytes)
    var calendar: [(String, Int)] = []
    for item in note.items {
      for field in note.fields[item.fields] where field.key == .uid {
        if let text = note.texts(of: field).first?.text { calendar.append((text, field.range.lower)) }
      }
    }
    calendarIDs = identifiers(calendar, in: bytes)
  }

  private func identifiers(_ found: [(text: String, offset: Int)], in bytes: [UInt8]) -> [Identifier] {
    guard !found.isEmpty else { return [] }
    return zip(found, SourceLocation.locations(of: found.map(\.offset), in: bytes))
      .map { Identifier(text: $0.text, location: $1) }
  }
}
