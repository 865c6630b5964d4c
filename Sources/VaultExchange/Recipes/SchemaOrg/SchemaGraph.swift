import VaultSyntax

/// The things that JSON-LD describes (https://schema.org), and the recipes among them.
struct SchemaGraph {
  /// The recipes in the order of the text; none that is part of another one.
  private(set) var recipes: [JSONValue] = []
  /// The types of everything else, each once, in the order of the text.
  private(set) var types: [String] = []
  /// The things with an `@id`, for those that are only named by it.
  private var named: [String: JSONValue] = [:]

  /// Looks through texts of JSON. O(length).
  init(_ roots: [JSONValue]) {
    var known: Set<String> = []
    var waiting = roots.reversed().map { (value: $0, isInRecipe: false) }
    while let (value, isInRecipe) = waiting.popLast() {
      let types = Self.types(of: value)
      let isRecipe = types.contains("Recipe")
      if isRecipe, !isInRecipe { recipes.append(value) }
      for type in types where !isRecipe && !isInRecipe && known.insert(type).inserted { self.types.append(type) }
      let members = value.members
      if members.count > 1, let name = value["@id"]?.string, named[name] == nil { named[name] = value }
      let inside = isRecipe || isInRecipe
      waiting += value.elements.reversed().map { ($0, inside) }
      waiting += members.reversed().map { ($0.value, inside) }
    }
  }

  /// The names of a thing's types without the address of their vocabulary: `Recipe` of `http://schema.org/Recipe`.
  static func types(of value: JSONValue) -> [String] {
    guard let type = value["@type"] else { return [] }
    return (type.kind == .array ? type.elements : [type]).compactMap(\.string)
      .map { String($0.split { "/:#".contains($0) }.last ?? "") }.filter { !$0.isEmpty }
  }

  /// The thing itself, if a value only names it by its `@id`.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard value.kind == .object, let name = value["@id"]?.string, let thing = named[name], value.members.count == 1
    else { return value }
    return thing
  }
}
