import VaultActions
import VaultModel
import VaultSearch
import VaultStore

extension CompletionSource {
  /// Knows what stands in the vault: asks its index, and is silent when there is no vault or reading it takes longer
  /// than somebody who pressed a key would wait.
  package static let vault = CompletionSource { request, environment in
    guard let completions = VaultCompletions(request, environment) else { return [] }
    return (try? completions.candidates(of: request.kind, from: request.prefix)) ?? []
  }
}

/// The names in one vault.
private struct VaultCompletions {
  /// Nobody reads more candidates, and shells get slow.
  private static let most = 1_000
  /// An index that takes longer is left to the next command.
  private static let patience = Duration.milliseconds(700)

  private let snapshot: Snapshot
  private let settings: Settings

  init?(_ request: CompletionSource.Request, _ environment: ProcessEnvironment) {
    let hints = VaultRoot.Hints(
      named: request.vault.map { Path($0) }, environment: environment[.vaultDirectory].map { Path($0) },
      workingDirectory: Path(environment.workingDirectory))
    let device = Device(place: hints, stateFolder: environment.stateFolder)
    guard let session = try? Workspace(on: device).vault() else { return nil }
    var refresh = IndexRefresh(root: session.root, configuration: session.configuration, files: session.files)
    refresh.workers = environment.processors
    refresh.shouldStop = { environment.isInterrupted() || environment.stopwatch() > Self.patience }
    guard let vault = try? refresh.run() else { return nil }
    try? vault.save()
    (snapshot, settings) = (vault.snapshot, session.settings)
  }

  func candidates(
    of kind: CompletionSource.Kind, from prefix: String
  ) throws(SnapshotFault) -> [CompletionSource.Candidate] {
    switch kind {
    case .item: try notes(from: prefix) { _ in true }
    case .recipe: try notes(from: prefix) { $0 == .recipe }
    case .shopping: try notes(from: prefix) { $0 == .shopping }
    case .tag: try matching(prefix, snapshot.values(ofKey: "tag").map(\.text))
    case .list:
      try matching(prefix, snapshot.values(ofKey: "list").map(\.text) + notes(from: prefix) { $0 == .list }.map(\.text))
    case .timetable: try notes(from: prefix) { $0 == .timetable }
    case .owner(let kind): try owners(kind, from: prefix)
    case .mapping: matching(prefix, Array(settings.imports.keys) + Array(settings.timetableImports.keys))
    case .key: try matching(prefix, QueryVocabulary.standard.names + snapshot.keys())
    }
  }

  /// The groups, teachers or rooms that lessons name, and those that have a note.
  private func owners(
    _ kind: TimetableOwner.Kind, from prefix: String
  ) throws(SnapshotFault) -> [CompletionSource.Candidate] {
    let noted = try notes(from: prefix) { $0.name == kind.name }.map(\.text)
    return try matching(prefix, snapshot.values(ofKey: kind.name).map(\.text) + noted)
  }

  /// The notes whose file name begins so: the name without `.md`, or the path where several have that name, or where it
  /// would be taken for an option.
  private func notes(
    from prefix: String, where isWanted: (ItemType) -> Bool
  ) throws(SnapshotFault) -> [CompletionSource.Candidate] {
    var found: [(stem: String, path: String, type: ItemType)] = []
    for location in try snapshot.notes(namedFrom: prefix, limit: Self.most) where isWanted(location.type) {
      let path = Path(bytes: try snapshot.path(ofFile: location.file))
      found.append((path.stem, path.text, location.type))
    }
    let counts = Dictionary(found.map { ($0.stem, 1) }, uniquingKeysWith: +)
    return found.map { note in
      let isTold = counts[note.stem] == 1 && !note.stem.hasPrefix("-")
      return .init(isTold ? note.stem : note.path, detail: note.type.name)
    }
    .sorted { $0.text < $1.text }
  }

  /// The texts that begin so in any case, each once and sorted.
  private func matching(_ prefix: String, _ texts: [String]) -> [CompletionSource.Candidate] {
    let start = TextFolding.caseFolded(prefix)
    return Set(texts).filter { TextFolding.caseFolded($0).hasPrefix(start) }.sorted().map { .init($0) }
  }
}
