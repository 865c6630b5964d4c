import VaultSearch

/// The names that are taken in one folder of a vault, for finding free ones for very many notes.
///
/// Each is kept as a hash alone, 8 bytes and as many for the table: a name that has the hash of another one counts as
/// taken, which costs it a number. As in ``FolderNames``, names that differ in case or marks alone are one.
package struct TakenNames: Sendable {
  private var hashes: Set<UInt64> = []

  /// Reads the names of a folder below a root; a folder that is not there has none.
  ///
  /// - Throws: what the system says when it cannot be read.
  package init(of folder: Path, below root: VaultRoot, files: FileOperations) throws(SystemError) {
    do throws(SystemError) {
      let handle = try DirectoryHandle(below: root, path: folder, files: files)
      defer { handle.close() }
      for name in try handle.names() { hashes.insert(Self.hash(String(decoding: name, as: UTF8.self))) }
    } catch .notFound {}
  }

  /// Takes a name if it is free.
  ///
  /// - Returns: whether it was.
  package mutating func take(_ name: String) -> Bool { hashes.insert(Self.hash(name)).inserted }

  /// Takes a free name made of a stem and a number from 2 on: `choir-2.md`.
  ///
  /// - Complexity: O(log *n*) in the numbers that are taken, which are found by doubling and then halving. Where numbers
  ///   in between are free that need not be the least one.
  package mutating func takeNumbered(_ stem: String) -> String {
    var (taken, free) = (1, 2)
    while isTaken(stem, free) { (taken, free) = (free, free &* 2) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if isTaken(stem, middle) { taken = middle } else { free = middle }
    }
    let name = Self.name(stem, free)
    hashes.insert(Self.hash(name))
    return name
  }

  private func isTaken(_ stem: String, _ number: Int) -> Bool { hashes.contains(Self.hash(Self.name(stem, number))) }

  private static func name(_ stem: String, _ number: Int) -> String { "\(stem)-\(number).md" }

  private static func hash(_ name: String) -> UInt64 {
    var hasher = Hasher()
    for byte in TextFolding.caseFolded(name).utf8 { hasher.combine(byte) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
