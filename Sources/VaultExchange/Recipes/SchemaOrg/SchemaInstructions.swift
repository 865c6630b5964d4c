import VaultSyntax

/// Reads `recipeInstructions`: text, lists of text, steps (schema.org/HowToStep), sections of steps
/// (schema.org/HowToSection), and lists of any of them (schema.org/ItemList).
struct SchemaInstructions {
  private let graph: SchemaGraph

  init(_ graph: SchemaGraph) { self.graph = graph }

  /// The steps, in sections where the page has sections. O(length).
  func steps(of value: JSONValue?) -> RecipeSteps {
    var steps = RecipeSteps()
    var waiting = value.map { [$0] } ?? []
    while let next = waiting.popLast() {
      let value = graph.resolved(next)
      switch value.kind {
      case .array: waiting += value.elements.reversed()
      case .string: steps.add(RecipeSteps(lines: PageText.lines(value.string ?? "")))
      case .object: add(value, to: &steps, &waiting)
      default: break
      }
    }
    return steps
  }

  private func add(_ value: JSONValue, to steps: inout RecipeSteps, _ waiting: inout [JSONValue]) {
    let name = text(value, "name")
    let inner = ["itemListElement", "steps", "step", "item"].lazy.compactMap { value[$0] }.first
    if let inner, !SchemaGraph.types(of: value).contains("HowToStep") || text(value, "text").isEmpty {
      if SchemaGraph.types(of: value).contains("HowToSection"), !name.isEmpty { steps.begin(name) }
      waiting.append(inner)
      return
    }
    let lines = PageText.lines(value["text"]?.string ?? value["description"]?.string ?? "")
    let step = lines.joined(separator: " ")
    guard !step.isEmpty else { return steps.add(name) }
    steps.add(isTitle(name, of: step) ? name + (".!?:".contains(name.last ?? " ") ? " " : ": ") + step : step)
  }

  /// Whether the name of a step says something that its text does not: many pages repeat the beginning of the text, cut
  /// off, or count.
  private func isTitle(_ name: String, of step: String) -> Bool {
    guard !name.isEmpty else { return false }
    let words = name.lowercased().filter { $0.isLetter }
    let isCount = ["step", "крок", "шаг", ""].contains(words)
    return !isCount && !step.lowercased().filter { $0.isLetter }.hasPrefix(words)
  }

  private func text(_ value: JSONValue, _ property: String) -> String { PageText.line(value[property]?.string ?? "") }
}
