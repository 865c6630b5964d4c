import Foundation
import Testing
import VaultSyntax
import VaultTestSupport

@Suite struct YAMLConformanceTests {
  @Test(.enabled(if: isThere(.outsideData("yaml")))) func `every case of the suite reads as it says`() throws {
    let lines = try ConformanceData.lines(of: "yaml")
    let cases = try lines.map { try Case($0) }
    let passed = cases.filter(\.passes)
    print("yaml: \(passed.count)/\(cases.count)")
    #expect(passed.count == cases.count)
  }

  /// One case of yaml-test-suite.
  private struct Case {
    let id: String
    let yaml: String
    let fails: Bool
    let tree: String?
    let json: String?

    init(_ line: String) throws {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      id = try #require(object["id"] as? String)
      yaml = try #require(object["yaml"] as? String)
      fails = object["fail"] as? Bool ?? false
      tree = object["tree"] as? String
      json = object["json"] as? String
    }

    /// Whether the text is read, or rejected, as expected; prints the difference when not.
    var passes: Bool {
      let bytes = [UInt8](yaml.utf8)
      let read = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
      let errors = read.diagnostics.filter { $0.code == .yamlSyntax || $0.code == .yamlTooLarge }
      let events = YAMLEvents.text(of: read, in: bytes)
      if fails {
        if errors.isEmpty { print("accepted \(id): \(yaml.debugDescription)\n\(events)") }
        return !errors.isEmpty
      }
      let agrees = errors.isEmpty && (tree == nil || tree == events) && agreesInJSON(read, bytes)
      if !agrees {
        print("\(id): \(yaml.debugDescription)\n\(errors)\nread\n\(events)expected\n\(tree ?? "")\(json ?? "")")
      }
      return agrees
    }

    /// The suite's JSON is several values in a row, which are read one by one.
    private func agreesInJSON(_ read: YAMLTree, _ bytes: [UInt8]) -> Bool {
      guard let json else { return true }
      let documents = YAMLJSON(tree: read, bytes: bytes).documents
      guard let values = Self.values(json) else { return false }
      return NSArray(array: documents).isEqual(NSArray(array: values))
    }

    private static func values(_ text: String) -> [Any]? {
      var values: [Any] = []
      var pending = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        pending += line + "\n"
        guard !pending.allSatisfy(\.isWhitespace) else { continue }
        let data = Data(pending.utf8)
        if let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) {
          values.append(value)
          pending = ""
        }
      }
      return pending.allSatisfy(\.isWhitespace) ? values : nil
    }
  }
}
