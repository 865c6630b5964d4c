import Foundation
import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

/// The texts of yaml-test-suite as front matter: each takes a new key, or is refused for a reason that it shows.
@Suite struct YAMLSuiteEditConformanceTests {
  @Test(.enabled(if: isThere(.outsideData("yaml"))))
  func `every mapping of the suite takes a key and a value, or is refused`() throws {
    let lines = try ConformanceData.lines(of: "yaml")
    var edited = 0
    var refusals: [EditRefusal.Reason: Int] = [:]
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let yaml = try #require(object["yaml"] as? String)
      let note = Array("---\n\(yaml)\n---\nBody\n".utf8)
      let document = Document(note)
      guard let root = document.frontMatter?.mapping, document.frontMatter?.isWhole == true else { continue }
      for change in Self.changes(of: root, in: document) {
        do {
          let patches = try FrontMatterEdit(document).patches(for: change)
          let after = Document(patches.applied(to: note))
          #expect(after.frontMatter?.isWhole == true)
          #expect(try FrontMatterEdit(after).patches(for: change).isEmpty)
          edited += 1
        } catch {
          refusals[error.reason, default: 0] += 1
          #expect(error.reason != .wouldReadOtherwise, "\(yaml.debugDescription) \(change)")
        }
      }
    }
    let reasons = refusals.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    print("yaml as front matter: \(edited) edits, refused: \(reasons)")
    #expect(edited > 100)
  }

  /// A new key, a new value of every key, and every key taken away.
  private static func changes(of root: Int, in document: Document) -> [ItemChange] {
    var changes: [ItemChange] = [.set(["vault key"], .scalar("x")), .set(["vault", "key"], .list(["x", "w"]))]
    guard let tree = document.frontMatter?.tree else { return changes }
    var children = tree.children(of: root).makeIterator()
    while let key = children.next(), children.next() != nil {
      let name = tree.text(of: key, in: document.bytes)
      guard !name.isEmpty, !name.utf8.contains(0x0A) else { continue }
      changes += [
        .set([name], .scalar(NewScalar("a: b", isText: true))), .add([name], ["added"]), .removeKey([name]),
      ]
    }
    return changes
  }
}
