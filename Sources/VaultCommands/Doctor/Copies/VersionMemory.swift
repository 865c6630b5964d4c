import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore

/// The versions of notes that git and the records of commands remember.
///
/// Where a history in git goes back before a copy it is asked alone: the records tell what one device did only.
struct VersionMemory {
  private let images: [Path: [UndoImage]]
  private let repository: GitRepository?
  private let head: ObjectID?

  /// More versions of one note are not compared with its copies.
  private static let most = 200

  /// Looks up what there is.
  ///
  /// - Throws: that the records, or the repository, cannot be read, or that somebody stopped the command; without git, or
  ///   a repository, the records have to do.
  init(of paths: Set<Path>, _ session: Vault, _ invocation: Invocation) throws(Failure) {
    images = try writing(try session.writer.images(of: paths))
    let git = GitProgram(for: invocation)
    var found: (GitRepository, ObjectID)?
    do throws(GitFailure) {
      let repository = try GitRepository.containing(session.root, git: git)
      found = try repository.head().map { (repository, $0) }
    } catch .notInstalled {
    } catch .notARepository {
    } catch {
      throw Failure(error)
    }
    (repository, head) = (found?.0, found?.1)
  }

  /// The versions of a note, to choose from for each of its copies.
  func versions(of path: Path) throws(Failure) -> [[RememberedVersion]] {
    let recorded = (images[path] ?? []).prefix(Self.most).map { image in
      RememberedVersion(
        version: CommonVersion(bytes: image.bytes, source: .undo), time: image.time,
        seconds: image.written / 1_000_000_000)
    }
    return [try VaultRepository.asking { () throws(GitFailure) in try committed(path) }, recorded]
  }

  private func committed(_ path: Path) throws(GitFailure) -> [RememberedVersion] {
    guard let repository, let head else { return [] }
    let steps = try repository.history(of: path, from: head).filter { $0.after != nil }.prefix(Self.most)
    let contents = try repository.contents(of: steps.compactMap(\.after?.id))
    return steps.compactMap { step in
      guard let id = step.after?.id, let bytes = contents[id],
        let time = LocalDateTime(secondsSinceEpoch: step.commit.time &+ Int64(step.commit.zone) &* 60)
      else { return nil }
      return RememberedVersion(
        version: CommonVersion(bytes: bytes, source: .commit(String(step.commit.id.hex.prefix(7)))), time: time,
        seconds: step.commit.time)
    }
  }
}
