import Foundation
import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultTestSupport

@Suite struct CooklangConformanceTests {
  @Test(.enabled(if: isThere(.outsideData("cooklang"))))
  func `every canonical case of Cooklang reads as it says`() throws {
    let lines = try ConformanceData.lines(of: "cooklang")
    let cases = try lines.map { try Case($0) }
    let passed = cases.filter(\.passes).count
    print("cooklang: \(passed)/\(cases.count)")
    #expect(passed == cases.count)
  }

  /// One case of the canonical tests.
  private struct Case {
    let id: String
    let source: String
    let steps: [[[String: Any]]]
    let metadata: [String: Any]

    init(_ line: String) throws {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      id = try #require(object["id"] as? String)
      source = try #require(object["source"] as? String)
      let result = try #require(object["result"] as? [String: Any])
      steps = try #require(result["steps"] as? [[[String: Any]]])
      metadata = result["metadata"] as? [String: Any] ?? [:]
    }

    var passes: Bool {
      let recipe = CooklangReader.recipe(of: Array(source.utf8))
      let read = recipe.steps.map { $0.items.map(Self.text) }
      let expected = steps.map { $0.map(Self.text) }
      let keys = recipe.metadata.map { "\($0.key): \($0.values.joined(separator: "; "))" }.sorted()
      let agrees = read == expected && keys == metadata.map { "\($0.key): \($0.value)" }.sorted()
      if !agrees {
        print("\(id): \(source.debugDescription)\nread\n\(read) \(keys)\nexpected\n\(expected) \(metadata)")
      }
      return agrees
    }

    /// A piece as the tests have it; a quantity that is missing is `some`, of cookware 1, of a timer nothing.
    private static func text(_ item: CooklangItem) -> String {
      switch item {
      case .text(let text): "text \(text.debugDescription)"
      case .ingredient(let ingredient): piece("ingredient", ingredient.name, ingredient.quantity, "some")
      case .cookware(let name, let quantity): piece("cookware", name, quantity, "1.0")
      case .timer(let name, let quantity): piece("timer", name, quantity, "")
      }
    }

    private static func piece(
      _ kind: String, _ name: String, _ quantity: CooklangQuantity?, _ missing: String
    ) -> String {
      let value = quantity?.value.map { String(Double($0.numerator) / Double($0.denominator)) }
      return "\(kind) \(name.debugDescription) \(value ?? quantity?.text ?? missing) \(quantity?.unit ?? "")"
    }

    private static func text(_ item: [String: Any]) -> String {
      let kind = item["type"] as? String ?? ""
      if kind == "text" { return "text \((item["value"] as? String ?? "").debugDescription)" }
      let quantity = (item["quantity"] as? String) ?? (item["quantity"] as? Double).map { String($0) } ?? "?"
      return "\(kind) \((item["name"] as? String ?? "").debugDescription) \(quantity) \(item["units"] as? String ?? "")"
    }
  }
}
