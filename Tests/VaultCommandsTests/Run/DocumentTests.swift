import Foundation
import Testing
import VaultTestSupport

/// Every terminal session that a document shows is run.
@Suite struct `Transcripts of the documents` {
  /// The guide's pages, by their names.
  static let pages: [String] = {
    let folder = VaultBinary.packageRoot.appendingPathComponent("sample-vault/guide").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  private func transcript(_ path: String) throws -> Transcript {
    let url = VaultBinary.packageRoot.appendingPathComponent(path)
    return Transcript(try String(contentsOf: url, encoding: .utf8), name: path)
  }

  @Test func `The sessions of the README are true`() throws {
    let transcript = try transcript("README.md")
    #expect(transcript.steps.count >= 5)
    for mismatch in try TranscriptRunner(copying: ["sample-vault"]).run(transcript) { Issue.record("\(mismatch)") }
  }

  @Test(.enabled(if: isThere(.givenVault)), arguments: pages)
  func `The sessions of the guide are true, run inside the sample vault`(page: String) throws {
    let transcript = try transcript("sample-vault/guide/\(page)")
    let runner = try TranscriptRunner(copying: ["sample-vault"])
    for mismatch in try runner.run(transcript, startingIn: "sample-vault") { Issue.record("\(mismatch)") }
  }

  @Test func `The guide has pages with sessions`() throws {
    let steps = try Self.pages.map { try transcript("sample-vault/guide/\($0)").steps.count }
    #expect(steps.reduce(0, +) >= 20)
  }
}
