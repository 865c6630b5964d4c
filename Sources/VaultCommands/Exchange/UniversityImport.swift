import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault import FILE… --format bsuir`: schedules and catalogues of the information system of a university.
struct UniversityImport {
  /// How the flag `--format` calls them.
  static let format = "bsuir"

  private let invocation: Invocation
  private let session: Vault
  /// Whether an address could not be fetched; the others are imported.
  private var isIncomplete = false

  init(_ invocation: Invocation, _ session: Vault) { (self.invocation, self.session) = (invocation, session) }

  /// Writes what files, folders, addresses and the standard input say, or shows it.
  mutating func run(_ words: [String]) throws(Failure) -> ExitCode {
    var names: [String] = []
    for word in words { names += try self.names(in: word) }
    // Before the write, which must know whether all of them were fetched.
    let sources = try sources(names)
    return try write(sources)
  }

  /// Imports again what came from addresses and may have changed since.
  ///
  /// - Parameter notes: timetables, as people name them; none: all.
  mutating func refresh(_ notes: [String]) throws(Failure) -> ExitCode {
    let known = try TimetableSources(notes).answer(in: invocation.workspace)
    var addresses: [String] = []
    for source in known where try mayHaveChanged(source) { addresses.append(source.address) }
    if known.count > addresses.count {
      invocation.note(.timetableUnchanged, [.count(known.count - addresses.count)])
    }
    guard !addresses.isEmpty else { return .done }
    let sources = try sources(addresses)
    return try write(sources)
  }

  // MARK: Reading

  /// The files that a word names: those of a folder, else itself.
  private func names(in word: String) throws(Failure) -> [String] {
    guard word != "-", !WebPage.isAddress(word) else { return [word] }
    let path = Path(invocation.environment.workingDirectory).appending(Path(word))
    guard (try? session.files.statusOfName(FileOperations.workingDirectory, path.bytes, true))?.kind == .directory
    else {
      return [word]
    }
    let found: [String]
    do throws(SystemError) { found = try session.files.names(inFolder: path) } catch {
      throw Failure(cannotRead: word, .systemError(error.code))
    }
    let names = found.filter { $0.lowercased().hasSuffix(".json") && !$0.hasPrefix(".") }
    guard !names.isEmpty else { throw Failure(.notFound, .timetableNoFiles, [.text(word)]) }
    return names.map { Path(word).appending($0).text }
  }

  /// The answers; of several an address that cannot be fetched is only told.
  private mutating func sources(_ names: [String]) throws(Failure) -> [ImportTimetable.Source] {
    let progress = invocation.progress()
    defer { progress.clear() }
    var sources: [ImportTimetable.Source] = []
    for (number, name) in names.enumerated() {
      guard !invocation.shouldStop else { throw Failure.stopped }
      progress.show { invocation.messages(.progressImporting, [.count(number), .count(names.count)]) }
      do throws(Failure) {
        let bytes = try ImportInput(name, invocation, session).whole()
        sources.append(.init(name, bytes, address: WebPage.isAddress(name) ? name : nil))
      } catch {
        guard names.count > 1, WebPage.isAddress(name), error.kind != .stopped else { throw error }
        progress.clear()
        invocation.warn(error.remark.key, error.remark.values)
        isIncomplete = true
      }
    }
    return sources
  }

  /// Whether a schedule may differ from what was imported: the source says that it changed on that day or later, or does
  /// not say it.
  private func mayHaveChanged(_ source: TimetableSources.Source) throws(Failure) -> Bool {
    guard let day = source.day, let address = UniversityAddress(source.address)?.lastUpdate else { return true }
    do throws(Failure) {
      let bytes = try WebPage(address).fetched(for: invocation)
      guard let answer = try? UniversityAnswer(parsing: bytes, named: address), let last = answer.lastUpdate else {
        return true
      }
      return last >= day
    } catch {
      guard error.kind != .stopped else { throw error }
      return true
    }
  }

  // MARK: Writing

  private func write(_ sources: [ImportTimetable.Source]) throws(Failure) -> ExitCode {
    guard !sources.isEmpty || !isIncomplete else { return .ioFailure }
    var request = ImportTimetable(sources)
    request.units = invocation.arguments[ImportCommand.kind].flatMap { UniversityAnswer.Units(rawValue: $0) }
    let code = try Self.write(request, for: invocation)
    return isIncomplete && (code == .done || code == .nothingFound) ? .ioFailure : code
  }

  /// Writes what a request proposes, or shows it; JSON has the counts of lessons in its last object.
  static func write(_ request: ImportTimetable, for invocation: Invocation) throws(Failure) -> ExitCode {
    let result = try request.result(in: invocation.workspace)
    let counts = result.counts
    var proposal = result.proposal
    proposal.showsMade = false
    return try EditRun.finish(proposal, invocation) {
      { json in
        json.member("lessons_added", counts.added)
        json.member("lessons_changed", counts.changed)
        json.member("lessons_moved", counts.moved)
        json.member("lessons_removed", counts.removed)
      }
    }
  }
}
