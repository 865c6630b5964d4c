import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// `vault init [DIR] [--sample] [--private]`
enum InitCommand {
  static let sample = Flag("sample", summary: .flagSample)
  static let isPrivate = Flag("private", summary: .flagPrivateVault)

  static let syntax = CommandSyntax(
    "init", summary: .commandInit,
    operands: [Operand("DIR", .directory, .optional, summary: .operandInitDirectory)],
    flags: [sample, isPrivate],
    examples: [
      Example("vault init notes", .exampleInit), Example("vault init try-out --sample", .exampleInitSample),
      Example("vault --now 2027-05-02 init spring --sample", .exampleInitNow),
      Example("vault init shared --private", .exampleInitPrivate),
    ])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let written = invocation.arguments.operands.first ?? invocation.statedVault ?? "."
    let directory = Path(invocation.environment.workingDirectory).appending(Path(written)).normalized
    try refuseWide(directory, invocation)
    let sample = invocation.arguments.has(sample) ? SampleVault(around: try invocation.workspace.now().date) : nil
    let isPrivate = try isPrivate(directory, invocation)
    let made: VaultSetup.Made
    do throws(VaultSetup.Failure) {
      made = try VaultSetup(files: .system).make(at: directory, starters: sample?.notes ?? [], isPrivate: isPrivate)
    } catch {
      guard isPrivate, case .alreadyVault = error else { throw Failure(error) }
      // Whose files are there may be in commits by now, so what to leave out is theirs to say.
      let lines = VaultSetup.ignoredPrivately.filter { !$0.hasPrefix("#") }
      throw Failure(error).with(hints: [Remark(.privateByHand, [.list(lines)])])
    }
    invocation.changes.note()
    noteOuterVault(of: directory, in: invocation)
    for path in made.kept { invocation.note(.starterKept, [.text(path)]) }
    guard !invocation.arguments.has(.quiet) else { return .done }
    invocation.print(invocation.messages(.vaultMade, [.text(written == "." ? directory.text : written)]))
    if !made.written.isEmpty {
      invocation.print(invocation.messages(.starterCount, [.count(made.written.count)]))
    }
    if isPrivate { invocation.print(invocation.messages(.vaultIsPrivate)) }
    invocation.print(invocation.messages(.tryNext))
    let language = invocation.messages.language
    let calls = sample == nil ? FirstSteps.calls(invocation.messages) : SampleVault.calls(in: language)
    FirstSteps.print(calls, inVault: written == "." ? nil : written, invocation)
    return .done
  }

  /// Refuses the home folder and the root, unless a person says that all that is in them is meant.
  private static func refuseWide(_ directory: Path, _ invocation: Invocation) throws(Failure) {
    let files = invocation.environment.files
    func real(_ path: Path) -> Path {
      // A folder that is not there yet is neither of them.
      (try? files.realPath(path.bytes)).map(Path.init(bytes:)) ?? path.normalized
    }
    let wide = [invocation.environment[.home].map { Path($0) }, "/"].compactMap(\.self).filter(\.isAbsolute)
    guard wide.map(real).contains(real(directory)), !holds(".vault", directory, files) else { return }
    let name = MessageValue.text(directory.text)
    guard try !invocation.dialogue.agrees(to: Remark(.initWideQuestion, [name])) else { return }
    let call = MessageValue.sameCall([syntax.name] + invocation.arguments.operands + [Flag.yes.spelling])
    throw Failure(.wrongRequest, .initWide, [name], hints: [Remark(.tryCall, [call])])
  }

  /// Whether git is to leave diary and money alone: on a terminal somebody is asked about a vault of their own that lies
  /// in a repository.
  private static func isPrivate(_ directory: Path, _ invocation: Invocation) throws(Failure) -> Bool {
    let arguments = invocation.arguments
    if arguments.has(isPrivate) { return true }
    guard invocation.canAsk, ![sample, .yes, .quiet].contains(where: arguments.has) else { return false }
    guard isInRepository(directory, invocation.environment.files) else { return false }
    return try invocation.isYes(.privateQuestion)
  }

  /// Whether a folder, which need not be there yet, lies in a repository of git: it or one above it has a `.git`, in a
  /// linked work tree a file.
  private static func isInRepository(_ directory: Path, _ files: FileOperations) -> Bool {
    var folder = directory
    while true {
      // A folder that does not tell is taken for one without: the question can be answered later by '--private'.
      if holds(".git", folder, files) { return true }
      let parent = folder.parent
      if parent == folder || parent.bytes.isEmpty { return false }
      folder = parent
    }
  }

  private static func holds(_ name: String, _ folder: Path, _ files: FileOperations) -> Bool {
    (try? files.statusOfName(FileOperations.workingDirectory, folder.appending(name).bytes, true)) != nil
  }

  /// A vault inside another one is a vault of its own, which may not be what was meant.
  private static func noteOuterVault(of directory: Path, in invocation: Invocation) {
    let parent = directory.parent
    guard parent != directory,
      let outer = try? VaultRoot.find(VaultRoot.Hints(workingDirectory: parent), files: .system)
    else { return }
    invocation.note(.vaultInsideVault, [.text(outer.path.text)])
  }
}
