package import VaultMessages
import VaultModel
package import VaultStore
import VaultSyntax

/// Those who ask for actions, with the vaults that they have opened: one for a call of the program, one for an editor.
///
/// ```swift
/// let workspace = Workspace(on: device)
/// let proposal = try MarkTasks(["air the winter coats"], as: .done).proposal(in: workspace)
/// ```
package final class Workspace {
  /// Tells how long work goes on.
  package struct Progress: Sendable {
    /// Takes how many more notes were read, from any thread.
    package var advance: @Sendable (Int) -> Void = { _ in }
    package var finish: @Sendable () -> Void = {}

    package init() {}
  }

  package let device: Device
  /// How those who ask call the request, for sentences that name it.
  package var requestName = ""
  /// Takes what is to be said beside the answer.
  package var tell: (Remark) -> Void = { _ in }
  /// Answers a question with yes or no; without a person the answer is no.
  package var agrees: (Remark) throws(Failure) -> Bool = { _ in false }
  /// Answers which of several items is meant, by its number from 0; nil where no person is there to say.
  package var choose: ((ItemChoice) throws(Failure) -> Int?)?
  package var progress: () -> Progress = { Progress() }
  /// Whether settings that cannot be read are told of, and notes, for what looks through the vault.
  package var tellsOfSettings = true
  package var tellsOfNotes = true
  /// Whether what concerns only the index is told, too.
  package var tellsOfIndex = false

  /// What was changed so far.
  package let changes: ChangesMade
  private var opened: [Path: Vault] = [:]
  private let told: Told

  /// What was told, so that each name is told once.
  private final class Told { var names: Set<String> = [] }

  package init(on device: Device) {
    self.device = device
    told = Told()
    changes = ChangesMade()
  }

  private init(like other: Workspace) {
    (device, told, changes) = (other.device, other.told, other.changes)
    (requestName, tell, agrees, choose) = (other.requestName, other.tell, other.agrees, other.choose)
    progress = other.progress
    (tellsOfSettings, tellsOfNotes, tellsOfIndex) = (other.tellsOfSettings, other.tellsOfNotes, other.tellsOfIndex)
  }

  /// The same without an open vault, for those who look at one again.
  package func anew() -> Workspace { Workspace(like: self) }

  /// Says something beside the answer.
  package func note(_ key: MessageKey, _ values: [MessageValue] = []) { tell(Remark(key, values)) }

  /// Warns of something beside the answer.
  package func warn(_ key: MessageKey, _ values: [MessageValue] = []) { tell(Remark(key, values, isWarning: true)) }

  /// Those of some names that were not told of yet, in their order; from now on they were.
  package func news(of names: [String]) -> [String] { names.filter { told.names.insert($0).inserted } }

  /// Throws that somebody stopped the action, once that is so.
  package func goOn() throws(Failure) { if device.shouldStop() { throw .stopped } }

  // MARK: Vaults

  /// Where the vault of the request is.
  ///
  /// - Parameter path: a path of the request, which may lie in another one.
  package func root(at path: Path? = nil) throws(Failure) -> VaultRoot {
    var place = device.place
    place.argument = path
    do throws(VaultRoot.Failure) { return try VaultRoot.find(place, files: device.files) } catch {
      throw Failure(error)
    }
  }

  /// The vault of the request; settings of it that cannot be read are told of.
  package func vault(at path: Path? = nil) throws(Failure) -> Vault {
    let vault = try vault(of: root(at: path))
    vault.tellOfSettings()
    return vault
  }

  /// The vault of a root, opened once.
  package func vault(of root: VaultRoot) throws(Failure) -> Vault {
    if let known = opened[root.path] { return known }
    let vault = try Vault(at: root, in: self)
    opened[root.path] = vault
    return vault
  }

  /// Writes what is new of the indexes, now that the answer is out, and lets go of the vaults; on a read-only disk nothing
  /// is written.
  package func finish() {
    for vault in opened.values { vault.keepIndex() }
    // They hold the workspace in turn.
    opened = [:]
  }
}
