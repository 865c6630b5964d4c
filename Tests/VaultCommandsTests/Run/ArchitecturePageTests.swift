import Foundation
import Testing
import VaultTestSupport

/// The architecture page names rooms and types of the source, which must be there.
@Suite struct `The architecture page` {
  private static let page =
    (try? String(
      contentsOf: VaultBinary.packageRoot.appendingPathComponent("sample-vault/guide/architecture.md"),
      encoding: .utf8)) ?? ""

  private static let sources = VaultBinary.packageRoot.appendingPathComponent("Sources")

  /// The names in code spans of a cell.
  private static func names(in cell: some StringProtocol) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The cells of the rows of a section's table.
  private static func rows(under heading: String) -> [[Substring]] {
    guard let start = page.range(of: "## \(heading)\n") else { return [] }
    let section = page[start.upperBound...].components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`") }
      .map { $0.split(separator: "|") }
  }

  /// All Swift source of a room.
  private static func source(of room: String) -> String {
    let files =
      FileManager.default.enumerator(
        at: sources.appendingPathComponent(room), includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test func `walks through rooms and types that there are`() {
    let rows = Self.rows(under: "The way of one tick")
    #expect(rows.count >= 10)
    var sources: [String: String] = [:]
    for row in rows where row.count == 3 {
      let room = Self.names(in: row[1]).first ?? ""
      let source = sources[room] ?? Self.source(of: room)
      sources[room] = source
      #expect(!source.isEmpty && !Self.names(in: row[2]).isEmpty, "\(row)")
      for type in Self.names(in: row[2]) {
        let declared = ["struct", "enum", "class", "actor"].contains { kind in
          [" ", ":", "<"].contains { source.contains("\(kind) \(type)\($0)") }
        }
        #expect(declared, "\(room) declares no \(type)")
      }
    }
    #expect(rows.allSatisfy { $0.count == 3 })
    #expect(sources.count >= 7)
  }

  @Test func `lists every room`() throws {
    let rooms = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter {
      !$0.hasPrefix(".") && $0 != "SampleEmbedding"
    }
    let listed = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { Self.names(in: $0).first }
    #expect(rooms.sorted() == listed.sorted())
  }
}
