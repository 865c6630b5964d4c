import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Everything that is checked of a note, by itself and beside the rest of its vault: the one list that `check`,
/// `check --fix` and `edit` go through.
struct NoteChecks: Sendable {
  private var links: LinkCheck
  private let names: NameCheck
  private let queries: QueryCheck
  private let topics: TopicCheck
  private var recipes: RecipeCheck
  private let timetables: TimetableCheck
  private var times: TimeCheck
  private let dependencies: DependencyCheck
  private let transfers: TransferCheck
  private let lists: ListCheck
  private let defaults: DefaultNoteCheck

  /// - Parameter now: what `today` means in the queries of lists.
  /// - Complexity: O(*n*) in the names of the vault, in its foods, and in its tasks that depend on others.
  init(
    _ vault: IndexedVault, _ session: Vault, _ invocation: Invocation, now: LocalDateTime
  ) throws(Failure) {
    times = TimeCheck(session, invocation)
    dependencies = try DependencyCheck(vault)
    transfers = TransferCheck(vault.configuration.settings)
    topics = TopicCheck(try TopicNames(try session.taskLists(in: vault)))
    lists = try ListCheck(vault, session, language: invocation.messages.language)
    defaults = try DefaultNoteCheck(vault, session)
    do throws(SnapshotFault) {
      links = try LinkCheck(vault)
      names = try NameCheck(vault.snapshot)
      queries = try QueryCheck(vault.snapshot, vault.configuration.settings, now: now)
      recipes = try RecipeCheck(vault)
      timetables = try TimetableCheck(vault)
    } catch {
      throw Failure(error)
    }
  }

  /// What is wrong with a note.
  ///
  /// - Parameter file: its number in the index; nil for one that the index leaves out.
  mutating func diagnostics(of note: Note, at path: Path, file: Int?) throws(SnapshotFault) -> [Diagnostic] {
    let recipe = NoteCheck.recipe(in: note)
    return try NoteCheck.diagnostics(of: note, recipe) + recipes.diagnostics(of: note, recipe)
      + timetables.diagnostics(of: note) + links.diagnostics(of: note, at: path)
      + names.diagnostics(of: note, file: file) + queries.diagnostics(of: note)
      + topics.diagnostics(of: note) + times.diagnostics(of: note)
      + dependencies.diagnostics(of: note, file: file) + transfers.diagnostics(of: note)
      + lists.diagnostics(of: note)
  }

  /// What is wrong with the settings beside the notes of the vault.
  func diagnostics(ofSettings bytes: [UInt8]) -> [Diagnostic] {
    lists.diagnostics(ofSettings: bytes) + defaults.diagnostics(ofSettings: bytes)
  }
}
