import Foundation

/// A program of the machine that tests ask whether it agrees.
package enum InstalledProgram {
  /// No program of this name is in any of the usual folders.
  package struct Missing: Error {
    package let name: String
  }

  /// Other names of a program.
  private static let otherNames = ["chromium": ["chromium-browser", "google-chrome"]]
  /// Packages that are called otherwise than their program.
  private static let packages = ["bean-check": "beancount"]

  /// The path of a program, in the usual folders or those of `PATH`.
  package static func path(of name: String) throws(Missing) -> String {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"] + search.split(separator: ":").map(String.init)
    let names = [name] + (otherNames[name] ?? [])
    let places = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Missing(name: name)
    }
    return path
  }

  /// The name under which a program is installed.
  static func package(of name: String) -> String { packages[name] ?? name }
}
