import Foundation
import Testing
import VaultTestSupport

/// What the files in the folders `Data` of rooms and of their tests say of themselves.
@Suite struct `The files of data` {
  /// Their paths from the package's root.
  private static var files: [String] {
    get throws {
      let manager = FileManager.default
      var files: [String] = []
      for top in ["Sources", "Tests"] {
        let rooms = try manager.contentsOfDirectory(atPath: VaultBinary.packageRoot.appendingPathComponent(top).path)
        for folder in rooms.sorted().map({ "\(top)/\($0)/Data" }) {
          let path = VaultBinary.packageRoot.appendingPathComponent(folder).path
          guard manager.fileExists(atPath: path) else { continue }
          files += try manager.contentsOfDirectory(atPath: path).sorted()
            .filter { !$0.hasPrefix(".") && $0 != "README.md" }.map { "\(folder)/\($0)" }
        }
      }
      return files
    }
  }

  @Test func `There are some in Sources and in Tests`() throws {
    let files = try Self.files
    #expect(files.contains { $0.hasPrefix("Sources/") } && files.contains { $0.hasPrefix("Tests/") })
  }

  /// Either in the first fifteen lines, or in a `README.md` beside the file that names it.
  @Test(arguments: try files)
  func `Every file names its origin and its licence`(path: String) throws {
    let file = VaultBinary.packageRoot.appendingPathComponent(path)
    var lines = try Self.lines(of: file).prefix(15)
    let readme = file.deletingLastPathComponent().appendingPathComponent("README.md")
    if FileManager.default.fileExists(atPath: readme.path) {
      let beside = try Self.lines(of: readme)
      if beside.contains(where: { $0.contains("`\(file.lastPathComponent)`") }) { lines += beside }
    }
    for key in ["Origin: ", "Licence: "] {
      #expect(lines.contains { $0.drop { "/# ".contains($0) }.hasPrefix(key) }, "\(path) has no line '\(key)…'")
    }
  }

  private static func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
