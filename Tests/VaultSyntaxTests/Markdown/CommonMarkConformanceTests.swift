import Foundation
import Testing
import VaultSyntax

@Suite struct CommonMarkConformanceTests {
  @Test func `every example of the specification gives the expected HTML`() throws {
    guard let folder = ProcessInfo.processInfo.environment["VAULT_CONFORMANCE"] else {
      print("commonmark: SKIPPED, VAULT_CONFORMANCE is not set")
      return
    }
    let lines = try String(contentsOfFile: folder + "/commonmark.jsonl", encoding: .utf8).split(separator: "\n")
    var passed = 0
    for line in lines {
      let example = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
      let markdown = try #require(example["markdown"])
      let bytes = [UInt8](markdown.utf8)
      let body = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count), options: .commonMark)
      let html = HTMLRenderer.html(of: body, in: bytes, options: .commonMark, trust: .full)
      if String(decoding: html, as: UTF8.self) == example["html"] {
        passed += 1
      } else {
        print(example["id"] ?? "", markdown.debugDescription)
        print("  expected:", (example["html"] ?? "").debugDescription)
        print("       got:", String(decoding: html, as: UTF8.self).debugDescription)
      }
    }
    print("commonmark: \(passed)/\(lines.count)")
    #expect(passed == lines.count)
  }
}
