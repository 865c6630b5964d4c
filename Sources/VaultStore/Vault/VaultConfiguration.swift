package import VaultModel
package import VaultSyntax

/// What a vault says about itself: its settings and its ignore rules, as read from disk.
package struct VaultConfiguration: Sendable {
  package var settings = Settings()
  package var rules = IgnoreRules()
  /// What is wrong with `.vault/config.yaml`.
  package var diagnostics: [Diagnostic] = []
  /// The bytes of `.vault/config.yaml`, for the places of the diagnostics; empty when there is none.
  package var source: [UInt8] = []
  /// Those of the two files that are there and cannot be read, by their paths below the root; nothing in them counts.
  package var unreadable: [IndexReport.Unreadable] = []
  /// A number that changes when the settings or the rules do: an index made under others is made anew.
  package var fingerprint: UInt64 = 0

  /// The settings of notes that belong to no vault.
  package init() {}

  /// The longest settings file that is read, in bytes.
  static let limit = 1 << 20

  /// Reads the files of a vault; one that is not there says nothing, and neither does one that is no file of text
  /// inside the vault.
  ///
  /// - Throws: the path and the system's words when the disk or its permissions refuse to read a file.
  package init(of root: VaultRoot, files: FileOperations) throws(VaultSetup.Failure) {
    source = try read(".vault/config.yaml", of: root, files)
    if !FileReader.isUTF8(source) {
      unreadable.append(
        IndexReport.Unreadable(path: ".vault/config.yaml", reason: .invalidUTF8(.init(source))))
      source = []
    }
    let ignored = try read(".vaultignore", of: root, files)
    (settings, diagnostics) = Settings.read(source)
    rules = IgnoreRules(parsing: ignored)
    fingerprint = Self.fingerprint(of: [source, ignored])
  }

  private mutating func read(
    _ path: Path, of root: VaultRoot, _ files: FileOperations
  ) throws(VaultSetup.Failure) -> [UInt8] {
    let reader = FileReader(files)
    let whole = root.path.appending(path)
    do throws(SystemError) {
      do throws(SystemError) {
        return try reader.contents(named: whole, limit: Self.limit)
      } catch .symbolicLinkLoop {
        let real = Path(bytes: try files.realPath(whole.bytes))
        guard real.relative(to: root.path) != nil else { throw .symbolicLinkLoop }
        return try reader.contents(named: real, limit: Self.limit)
      }
    } catch .notFound {
      // Opening a link without following it fails as a loop does: what is not found then is where it leads.
      guard (try? files.statusOfName(FileOperations.workingDirectory, whole.bytes, false)) != nil else { return [] }
      unreadable.append(IndexReport.Unreadable(path: path, reason: .linkIsDangling))
    } catch {
      guard [.symbolicLinkLoop, .noSuchDevice, .fileTooLarge].contains(error) else { throw .cannotRead(whole, error) }
      unreadable.append(IndexReport.Unreadable(path: path, reason: UnreadableReason(error)))
    }
    return []
  }

  /// The hash of the files with their lengths.
  private static func fingerprint(of files: [[UInt8]]) -> UInt64 {
    var hash = FNV1a()
    for bytes in files {
      hash.add(bytes)
      hash.add(UInt64(bytes.count))
    }
    return hash.value
  }

  /// How a note is read, by its path below the root.
  package func context(forNoteAt path: Path) -> ReadingContext {
    settings.context(forNoteAt: path.text)
  }
}
