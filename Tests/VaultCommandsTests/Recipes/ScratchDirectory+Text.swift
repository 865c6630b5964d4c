import VaultTestSupport

extension ScratchDirectory {
  /// The text of a file.
  func text(at path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }
}
