import Foundation
import Testing
import VaultSyntax
import VaultTestSupport

@Suite struct CommonMarkConformanceTests {
  @Test(.enabled(if: isThere(.outsideData("commonmark"))))
  func `every example of the specification gives the expected HTML`() throws {
    let lines = try ConformanceData.lines(of: "commonmark")
    let examples = try lines.map { try Example($0) }
    let passed = examples.filter(\.passes).count
    print("commonmark: \(passed)/\(examples.count)")
    #expect(passed == examples.count)
  }

  /// One example of the specification.
  private struct Example {
    let section: String
    let markdown: String
    let html: String

    init(_ line: String) throws {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      section = object["section"] as? String ?? ""
      markdown = try #require(object["markdown"] as? String)
      html = try #require(object["html"] as? String)
    }

    /// Whether the text renders as expected; prints the difference when not.
    var passes: Bool {
      let bytes = [UInt8](markdown.utf8)
      let body = MarkdownBlocks(markdown, options: .commonMark)
      let output = HTMLRenderer.html(of: body, in: bytes, options: .commonMark, trust: .full)
      let rendered = String(decoding: output, as: UTF8.self)
      // Strings compare by canonical equivalence, which would hide a changed byte.
      let agrees = rendered.utf8.elementsEqual(html.utf8)
      if !agrees {
        print("\(section): \(markdown.debugDescription)\nexpected\n\(html)got\n\(rendered)")
      }
      return agrees
    }
  }
}
