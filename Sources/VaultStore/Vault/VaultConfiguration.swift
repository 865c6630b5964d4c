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
  /// A number that changes when the settings or the rules do: an index made under others is made anew.
  package var fingerprint: UInt64 = 0

  /// The settings of notes that belong to no vault.
  package init() {}

  /// The longest settings file that is read, in bytes.
  static let limit = 1 << 20

  /// Reads the files of a vault; one that is not there says nothing.
  ///
  /// - Throws: the path and the system's words when a file is there and cannot be read.
  package init(of root: VaultRoot, files: FileOperations) throws(VaultSetup.Failure) {
    let reader = FileReader(files)
    source = try Self.read(root.path.appending(".vault/config.yaml"), reader)
    let ignored = try Self.read(root.path.appending(".vaultignore"), reader)
    (settings, diagnostics) = Settings.read(source)
    rules = IgnoreRules(parsing: ignored)
    fingerprint = Self.fingerprint(of: [source, ignored])
  }

  private static func read(_ path: Path, _ reader: FileReader) throws(VaultSetup.Failure) -> [UInt8] {
    do throws(SystemError) {
      return try reader.contents(named: path, limit: limit)
    } catch .notFound {
      return []
    } catch {
      throw .cannotRead(path, error)
    }
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
    settings.context(folderType: settings.type(ofNoteAt: path.text), stem: path.stem)
  }
}
