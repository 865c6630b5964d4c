import VaultActions
import VaultModel
import VaultSearch
import VaultStore

extension CompletionSource {
  /// Knows what stands in the vault: asks its index, and is silent when there is no vault or reading it takes longer
  /// than somebody who pressed a key would wait.
  package static let vault = CompletionSource(opening: { vault, environment in
    var opened: VaultCompletions??
    return { kind, prefix in
      let completions = opened ?? VaultCompletions(vault, environment)
      opened = completions
      return (try? completions?.candidates(of: kind, from: prefix)) ?? []
    }
  })
}

/// The names in one vault.
struct VaultCompletions {
  /// Nobody reads more candidates, and shells get slow.
  static let most = 1_000
  /// An index that takes longer is left to the next command.
  private static let patience = Duration.milliseconds(700)

  let vault: IndexedVault
  let settings: Settings
  let isOver: @Sendable () -> Bool
  var snapshot: Snapshot { vault.snapshot }

  init?(_ named: String?, _ environment: ProcessEnvironment) {
    let hints = VaultRoot.Hints(
      named: named.map { Path($0) }, environment: environment[.vaultDirectory].map { Path($0) },
      workingDirectory: Path(environment.workingDirectory))
    let device = Device(place: hints, stateFolder: environment.stateFolder)
    guard let session = try? Workspace(on: device).vault() else { return nil }
    isOver = { environment.isInterrupted() || environment.stopwatch() > Self.patience }
    var refresh = IndexRefresh(root: session.root, configuration: session.configuration, files: session.files)
    refresh.workers = environment.processors
    refresh.shouldStop = isOver
    guard let vault = try? refresh.run() else { return nil }
    try? vault.save()
    (self.vault, settings) = (vault, session.settings)
  }

  func candidates(of kind: CompletionSource.Kind, from prefix: String) throws -> [CompletionSource.Candidate] {
    switch kind {
    case .items(let scope): try items(scope, from: prefix)
    case .titles(let type): try titles(of: type, from: prefix)
    case .types: try ItemNames(vault, wanting: .anything).matches(of: prefix).items.map { .init($0.type.name) }
    case .tag: try matching(prefix, snapshot.values(ofKey: "tag").map(\.text))
    case .list:
      try Set(
        matching(prefix, snapshot.values(ofKey: "list").map(\.text))
          + items(.notes(.list), from: prefix).map { .init($0.text) }
      ).sorted { $0.text < $1.text }
    case .owner(let kind): try owners(kind, from: prefix)
    case .mapping: matching(prefix, Array(settings.imports.keys) + Array(settings.timetableImports.keys))
    case .key: try matching(prefix, QueryVocabulary.standard.names + snapshot.keys())
    case .folder: try folders(from: prefix)
    case .headings(let list): try headings(ofList: list, from: prefix)
    case .raters: try raters(from: prefix)
    case .foods(let recipe): try foods(of: recipe, from: prefix)
    case .months: try months(from: prefix)
    case .lessonKinds: matching(prefix, settings.lessonKinds.kinds.map(\.id), isSorted: true)
    case .values(let key, false): try matching(prefix, snapshot.values(ofKey: key).map(\.text))
    case .values(let key, true): try written(key, from: prefix)
    }
  }
}
