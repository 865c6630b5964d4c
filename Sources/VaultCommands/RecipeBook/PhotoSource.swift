import VaultActions
import VaultMessages
import VaultStore

/// A file that is to be a photo of a recipe, and how the recipe names it: by its path from the vault's root.
///
/// A photo that lies in the vault stays where it is. One from elsewhere is copied only when that is asked for, into the
/// folder `photos` beside the recipe's note, under its own name or the next one that is free.
struct PhotoSource {
  /// The longest file that is copied, in bytes (64 MB).
  private static let limit = FileReader.noteLimit

  /// Where it lies in the vault, or will.
  let path: Path
  /// The bytes of a file that is to be copied; nil when it lies there already.
  let copied: [UInt8]?

  /// Finds a file by its path from the working directory, else from the root.
  ///
  /// - Throws: the failure to report: there is no such file, it is a note or a folder, or it lies outside of the vault
  ///   and nobody asked for a copy.
  init(
    _ written: String, for found: FoundItem, _ session: Vault, _ invocation: Invocation
  ) throws(Failure) {
    let real = try Self.realPath(Path(written), session, invocation)
    if let own = real.relative(to: session.root.path) {
      (path, copied) = (own, nil)
      return
    }
    guard invocation.arguments.has(RecipePhotos.copy) else {
      throw Failure(
        .wrongRequest, .photoOutside, [.text(written)], hints: [.init(.photoCopyHint, [.text("--copy")])])
    }
    do throws(SystemError) {
      let bytes = try FileReader(session.files).contents(named: real, limit: Self.limit)
      let place = try Self.place(for: real, bytes, beside: found.path, session)
      (path, copied) = (place.path, place.isThere ? nil : bytes)
    } catch {
      throw Failure(cannotRead: written, .systemError(error.code))
    }
  }

  /// The path, without links, of a file that is no note, by its path from the working directory, else from the root.
  ///
  /// - Throws: that there is no such file, or that it is a note or a folder.
  static func realPath(
    _ written: Path, _ session: Vault, _ invocation: Invocation
  ) throws(Failure) -> Path {
    let files = session.files
    let directory = Path(invocation.environment.workingDirectory)
    let candidates = [directory.appending(written), session.root.path.appending(written)]
    for candidate in candidates {
      guard let real = try? files.realPath(candidate.bytes) else { continue }
      let kind = (try? files.statusOfName(FileOperations.workingDirectory, real, true))?.kind
      guard kind == .regular, !written.text.lowercased().hasSuffix(".md") else {
        throw Failure(.wrongRequest, .photoNoFile, [.text(written.text)])
      }
      return Path(bytes: real)
    }
    throw Failure(cannotRead: written.text, .systemError(SystemError.notFound.code))
  }

  /// The path of a copy: the first name that nothing has, or that the very same file has.
  private static func place(
    for file: Path, _ bytes: [UInt8], beside note: Path, _ session: Vault
  ) throws(SystemError) -> (path: Path, isThere: Bool) {
    let folder = note.parent.bytes.isEmpty ? Path("photos") : note.parent.appending("photos")
    let name = file.name
    let point = name.lastIndex(of: ".") ?? name.endIndex
    for number in 1...1000 {
      let path = folder.appending(number == 1 ? name : "\(name[..<point])-\(number)\(name[point...])")
      let real = session.root.path.appending(path)
      do throws(SystemError) {
        _ = try session.files.statusOfName(FileOperations.workingDirectory, real.bytes, false)
      } catch {
        guard error == .notFound else { throw error }
        return (path, false)
      }
      let there = try? FileReader(session.files).contents(named: real, limit: limit)
      if there == bytes { return (path, true) }
    }
    throw .exists
  }
}
