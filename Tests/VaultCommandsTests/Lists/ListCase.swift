import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault whose lists are asked on Friday, 20 November 2026, at noon, by the clocks of Kyiv.
///
/// ```swift
/// let vault = try ListCase(["tasks/t.md": "- [ ] a #work\n", "lists/q.md": ListCase.smart("tag:work")])
/// try vault.titles("Q")  // ["a"]
/// ```
struct ListCase {
  let scratch: ScratchDirectory

  init(_ files: [String: String]) throws {
    let settings = [".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\n"]
    scratch = try ScratchDirectory(files.merging(settings) { $1 })
  }

  /// The note of a smart list `Q`.
  static func smart(_ query: String, _ settings: String = "") -> String {
    "---\ntitle: Q\nquery: '\(query)'\n\(settings)---\n"
  }

  func run(_ words: String...) -> CommandRun { run(words) }

  func run(_ words: [String]) -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20T12:00"], in: scratch)
  }

  /// The first words of the titles of a listing for programs, in its order.
  func titles(_ words: String...) throws -> [String] {
    let run = run(["list"] + words + ["--json"])
    #expect(run.errors.isEmpty, "\(run.errors)")
    return try run.output.split(separator: "\n").map { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let title = try #require(object["title"] as? String)
      return String(title.prefix { $0 != " " })
    }
  }
}
