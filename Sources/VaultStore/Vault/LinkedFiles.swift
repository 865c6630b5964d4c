package import VaultSearch

/// The files and folders of a vault as links name them: a picture by its path, by an end of its path, or by its name.
///
/// Names compare folded, as the names of notes do.
package struct LinkedFiles: Sendable {
  private let root: VaultRoot
  private let files: FileOperations
  /// The folded paths of all files in the vault's folders, by their folded names.
  private var pathsByName: [[UInt8]: [[UInt8]]] = [:]
  private var folders: Set<[UInt8]> = []

  /// Reads the names in the folders of an index; a folder that cannot be listed any more has none.
  ///
  /// - Complexity: O(*files*).
  package init(_ vault: IndexedVault) throws(SnapshotFault) {
    root = vault.root
    files = vault.files
    for ordinal in 0..<vault.snapshot.directoryCount where vault.snapshot.isLive(directory: ordinal) {
      guard try vault.snapshot.directory(ordinal)?.ignored == 0 else { continue }
      list(try vault.snapshot.path(ofDirectory: ordinal))
    }
  }

  private mutating func list(_ path: [UInt8]) {
    let folded = Self.folded(path)
    folders.insert(folded)
    var listing = DirectoryListing()
    // What is not found by its name is looked for on disk before anything is rewritten.
    guard let descriptor = try? files.openFolder(below: root, path: path[...]) else { return }
    defer { files.close(descriptor) }
    guard (try? files.list(descriptor, &listing)) != nil else { return }
    for entry in listing.entries where entry.kind != .directory {
      let name = Self.folded(Array(listing.name(of: entry)))
      pathsByName[name, default: []].append(folded.isEmpty ? name : folded + [UInt8(ascii: "/")] + name)
    }
  }

  /// Whether a file or folder has this path below the root.
  ///
  /// What lies in no folder of the index, such as a hidden one, is looked for on disk, never through a link that could
  /// lead out of the vault; where that cannot be told the answer is yes.
  package func exists(_ path: Path) -> Bool {
    let path = path.normalized
    let folded = Self.folded(path.bytes)
    if folders.contains(folded) || pathsByName[Path(bytes: folded).lastName]?.contains(folded) == true { return true }
    do throws(SystemError) {
      let folder = try files.openFolder(below: root, path: path.parent.bytes[...])
      defer { files.close(folder) }
      _ = try files.statusOfName(folder, Array(path.components.last ?? []), false)
      return true
    } catch .notFound {
      return false
    } catch {
      return true
    }
  }

  /// Whether a file's path ends with this one: `photo.png` and `soups/photo.png` name `pictures/soups/photo.png`.
  package func exists(endingWith path: Path) -> Bool {
    let end = Self.folded(path.bytes)
    return (pathsByName[Path(bytes: end).lastName] ?? []).contains { whole in
      whole == end || (whole.count > end.count && whole.suffix(end.count + 1).elementsEqual([UInt8(ascii: "/")] + end))
    }
  }

  private static func folded(_ path: [UInt8]) -> [UInt8] {
    Array(TextFolding.caseFolded(String(decoding: path, as: UTF8.self)).utf8)
  }
}

extension Path {
  /// The bytes of the last name.
  fileprivate var lastName: [UInt8] { Array(components.last ?? []) }
}
