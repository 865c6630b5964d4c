import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// A vault that actions work on: its settings, its index, its zones and the moment, each read once.
///
/// ```swift
/// let hits = try vault.ask { index throws(Failure) in try NoteTexts(index).hits(of: query) }
/// ```
package final class Vault {
  package let root: VaultRoot
  package let configuration: VaultConfiguration
  package let workspace: Workspace
  private var known: IndexedVault?
  private var isKept = false
  private var hasToldOfSettings = false

  package var settings: Settings { configuration.settings }
  package var files: FileOperations { device.files }
  private var device: Device { workspace.device }

  /// Opens the vault of a root, whether or not it is open already.
  package init(at root: VaultRoot, in workspace: Workspace) throws(Failure) {
    self.root = root
    self.workspace = workspace
    do throws(VaultSetup.Failure) {
      configuration = try VaultConfiguration(of: root, files: workspace.device.files)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: The index

  /// The index, true of the files as they were when it was first asked.
  package var index: IndexedVault {
    get throws(Failure) {
      if let known { return known }
      return try refreshed()
    }
  }

  /// Asks the index a question.
  ///
  /// The bytes of an index are verified where they are read. When a question meets damage, the index is made anew and
  /// asked once more; a question must therefore not print its answer.
  package func ask<Answer>(_ question: (IndexedVault) throws(Failure) -> Answer) throws(Failure) -> Answer {
    try ask(try index, question).answer
  }

  /// Asks one index a question; which one answered is told beside the answer.
  package func ask<Answer>(
    _ index: IndexedVault, _ question: (IndexedVault) throws(Failure) -> Answer
  ) throws(Failure) -> (index: IndexedVault, answer: Answer) {
    do throws(Failure) { return (index, try question(index)) } catch {
      guard error.code == .damagedIndex, index.rebuilt == nil else {
        if error.kind == .notFound { tellOfUnreadable(in: index) }
        throw error
      }
      let anew = try refreshed(rebuildingAs: .damaged)
      return (anew, try question(anew))
    }
  }

  /// The index, true of the files now: after a write, and when an editor says that they changed.
  package func refreshed(rebuildingAs reason: IndexReport.RebuildReason? = nil) throws(Failure) -> IndexedVault {
    var refresh = IndexRefresh(root: root, configuration: configuration, files: files)
    refresh.deviceFolder = device.stateFolder
    refresh.workers = device.workers
    refresh.shouldStop = device.shouldStop
    let progress = workspace.progress()
    refresh.progress = progress.advance
    defer { progress.finish() }
    do throws(IndexRefresh.Failure) {
      var made = try refresh.run(rebuildingAs: reason)
      made.zones = zoneReader
      made.today = try? now.date
      (known, isKept) = (made, false)
      if workspace.tellsOfIndex, let reason = made.rebuilt { workspace.note(reason.messageKey) }
      return made
    } catch {
      switch error {
      case .cannotRead(let error): throw Failure(cannotRead: root.path.text, .systemError(error.code))
      case .stopped: throw .stopped
      case .snapshot(let fault): throw Failure(fault)
      }
    }
  }

  /// Writes what is new of the index once; on a read-only disk nothing is written.
  package func keepIndex() {
    guard let known, !isKept else { return }
    isKept = true
    keep(known)
  }

  /// Writes what is new of an index; on a read-only disk nothing is written.
  package func keep(_ index: IndexedVault) {
    do throws(SystemError) { try index.save() } catch {
      if workspace.tellsOfIndex { workspace.note(.indexNotSaved, [.systemError(error.code)]) }
    }
  }

  // MARK: What cannot be read

  /// Names the files of the settings that cannot be read, and a `diary-path` that tells no day, once.
  package func tellOfSettings() {
    guard workspace.tellsOfSettings, !hasToldOfSettings else { return }
    hasToldOfSettings = true
    for file in configuration.unreadable {
      workspace.warn(.cannotRead, [.text(file.path.text), file.reason.message])
    }
    guard settings.diaryPath == nil, let wrong = configuration.diagnostics.first(where: \.isOfDiaryPath),
      !workspace.news(of: ["diary-path"]).isEmpty
    else { return }
    workspace.warn(.cannotRead, [.text(".vault/config.yaml"), .diagnostic(wrong)])
  }

  /// Names the first notes and folders that the index could not read, once.
  package func tellOfUnreadable() {
    if let known { tellOfUnreadable(in: known) }
  }

  /// The same of an index.
  package func tellOfUnreadable(in index: IndexedVault) {
    // A damaged index was found out by the question itself.
    guard workspace.tellsOfNotes, let unread = try? index.unreadableFolders() + index.unreadableNotes(),
      !unread.isEmpty, !workspace.news(of: unread.map(\.path.text)).isEmpty
    else { return }
    for file in unread.prefix(3) { workspace.warn(.cannotRead, [.text(file.path.text), file.reason.message]) }
    if unread.count > 3 { workspace.warn(.unreadableMore, [.count(unread.count - 3)]) }
  }
}

extension Diagnostic {
  /// Whether it is about where the notes of days stand.
  fileprivate var isOfDiaryPath: Bool { code == .badSetting && values.first == "diary-path" }
}
