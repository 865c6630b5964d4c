import Foundation

/// The inputs kept in files, one folder an entry: interesting ones, and every past finding.
package enum FuzzCorpus {
  /// The folder beside this program's sources.
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus").path

  /// The files of an entry, sorted by their names, with their bytes.
  package static func inputs(of entry: FuzzEntry) -> [(name: String, bytes: [UInt8])] {
    inputs(in: folder + "/" + entry.rawValue)
  }

  /// The files at a path: one, or all of a folder.
  static func inputs(in path: String) -> [(name: String, bytes: [UInt8])] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return (names?.map { ($0, path + "/" + $0) } ?? [(path, path)]).compactMap { name, path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { (name, Array($0)) }
    }
  }
}
