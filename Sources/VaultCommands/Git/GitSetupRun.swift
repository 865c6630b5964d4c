import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// Sets git up for a vault, or takes that away again: shows what would change, or changes it and says what changed.
struct GitSetupRun {
  private let invocation: Invocation
  private let session: GitSession
  private let setup: GitSetup
  private let consent: GitConsent

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    guard let program = invocation.environment.program else { throw Failure(.system, .gitNoProgramPath) }
    guard let consent = GitConsent(for: invocation) else { throw Failure(.system, .gitNoConfigurationHome) }
    self.consent = consent
    session = try GitSession(for: invocation)
    setup = GitSetup(
      session.repository, program: Path(program), command: ShellWord.quoted(program), files: session.vault.files)
  }

  /// Sets git up, and asks for the consent to run the repository's hooks and filters.
  func install() throws(Failure) -> ExitCode {
    let changes = try changes(installing: true)
    let isAgreed = try isAgreed()
    if changes.isEmpty, isAgreed { invocation.note(.gitNothingToDo) }
    if invocation.arguments.has(.dryRun) {
      show(changes)
      if !isAgreed {
        let isAnswered = invocation.arguments.has(.yes)
        printConsent("allow", isAnswered ? .gitConsentWouldBeGiven : .gitConsentWouldBeAsked)
      }
      return .done
    }
    try make(changes)
    if !isAgreed { try askForConsent() }
    try warnOfTrackedFiles()
    return .done
  }

  /// Takes away what ``install()`` made, but for the file `.vault/.gitignore`, which every vault has.
  func uninstall() throws(Failure) -> ExitCode {
    let changes = try changes(installing: false)
    let isAgreed = try isAgreed()
    if changes.isEmpty, !isAgreed { invocation.note(.gitNothingToRemove) }
    if invocation.arguments.has(.dryRun) {
      show(changes)
      if isAgreed { printConsent("forbid", .gitConsentWouldBeWithdrawn) }
      return .done
    }
    try make(changes)
    guard isAgreed else { return .done }
    try writingFile(consent.path.text, try consent.withdraw(for: session.repository))
    invocation.changes.note()
    printConsent("forbid", .gitConsentWithdrawn)
    return .done
  }

  // MARK: Changes

  private func changes(installing: Bool) throws(Failure) -> [GitSetup.Change] {
    do throws(GitSetup.Failure) {
      return try setup.changes(installing: installing)
    } catch {
      throw Failure(error)
    }
  }

  private func make(_ changes: [GitSetup.Change]) throws(Failure) {
    for change in changes {
      guard !invocation.shouldStop else { throw Failure.stopped }
      do throws(GitSetup.Failure) { try setup.make(change) } catch { throw Failure(error) }
      invocation.changes.note()
    }
    let printer = GitChangePrinter(invocation, session.repository)
    printer.print(changes)
  }

  private func show(_ changes: [GitSetup.Change]) {
    GitChangePrinter(invocation, session.repository).print(changes, asDiff: true)
  }

  private func warnOfTrackedFiles() throws(Failure) {
    let tracked: [Path]
    do throws(GitSetup.Failure) { tracked = try setup.trackedFiles() } catch { throw Failure(error) }
    guard !tracked.isEmpty else { return }
    invocation.warn(.gitTracked, [.count(tracked.count)])
    let folders = Set(tracked.map { Path(bytes: $0.components.prefix(2).joined(separator: "/".utf8)) }).sorted()
    for folder in folders {
      let path = session.repository.root.path.appending(folder).text
      invocation.detail(["git", "rm", "-r", "--cached", path].map(ShellWord.quoted).joined(separator: " "))
    }
  }

  // MARK: Consent

  private func isAgreed() throws(Failure) -> Bool {
    return try readingFile(consent.path.text, try consent.isGiven(for: session.repository))
  }

  /// A person is asked, and `--yes` is an answer; nobody else can agree.
  private func askForConsent() throws(Failure) {
    let repository = session.repository
    var isYes = invocation.arguments.has(.yes)
    if !isYes, invocation.canAsk { isYes = try invocation.isYes(.gitConsentQuestion, [.text(repository.top.text)]) }
    guard isYes else {
      invocation.note(.gitConsentNotGiven)
      return
    }
    try writingFile(consent.path.text, try consent.give(for: repository))
    invocation.changes.note()
    printConsent("allow", .gitConsentGiven)
  }

  private func printConsent(_ action: String, _ sentence: MessageKey) {
    let top = session.repository.top.text
    if invocation.format == "json" {
      GitChangePrinter(invocation, session.repository).printRecord(action: action) { $0.member("repository", top) }
    } else {
      invocation.print(invocation.messages(sentence, [.text(top)]))
    }
  }
}

extension Failure {
  /// git could not be set up.
  init(_ failure: GitSetup.Failure) {
    switch failure {
    case .git(let failure): self.init(failure)
    case .cannotRead(let path, let error):
      self.init(cannotRead: path.text, .systemError(error.code))
    case .cannotWrite(let path, let error):
      self.init(.system, .cannotWrite, [.text(path.text), .systemError(error.code)])
    }
  }
}
