import VaultSearch

/// The names in one folder of a vault, for finding one that is free everywhere the vault may be copied to.
///
/// Names that differ in case or in their marks alone are one name on some disks, so they count as the same.
package struct FolderNames: Sendable {
  private var names: [[UInt8]: [UInt8]] = [:]

  /// Reads the names of a folder below a root; a folder that is not there has none.
  ///
  /// - Throws: what the system says when it cannot be read.
  package init(of folder: Path, below root: VaultRoot, files: FileOperations) throws(SystemError) {
    do throws(SystemError) {
      let handle = try DirectoryHandle(below: root, path: folder, files: files)
      defer { handle.close() }
      for name in try handle.names() { names[Self.folded(name)] = name }
    } catch .notFound {}
  }

  /// The name in the folder that would be the same as this one; nil when it is free.
  package func taken(_ name: String) -> String? {
    names[Self.folded(Array(name.utf8))].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes a name that another file is about to have.
  package mutating func take(_ name: String) { names[Self.folded(Array(name.utf8))] = Array(name.utf8) }

  /// The first number, from 2, that makes a free name behind a stem: `borshch-2.md`.
  package func freeNumber(after stem: String, ending: String = ".md") -> Int {
    (2...names.count + 2).first { taken("\(stem)-\($0)" + ending) == nil } ?? names.count + 3
  }

  private static func folded(_ name: [UInt8]) -> [UInt8] {
    Array(TextFolding.caseFolded(String(decoding: name, as: UTF8.self)).utf8)
  }
}

extension VaultConfiguration {
  /// The rule by which a note at a path below the root would be left out of the index; nil when it would be read.
  package func reason(ignoring path: Path) -> IgnoreReason? {
    let components = path.components
    if components.contains(where: { $0.first == UInt8(ascii: ".") }) { return .hidden }
    if let name = components.last, ConflictCopy.isCopy(name) { return .conflictCopy }
    for count in 1..<max(2, components.count + 1) {
      let part = Array(components.prefix(count).joined(separator: [UInt8(ascii: "/")]))
      if rules.line(ignoring: part, isDirectory: count < components.count) != nil { return .ignoreFile }
    }
    return nil
  }
}
