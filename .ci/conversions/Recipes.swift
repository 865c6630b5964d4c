import Foundation

/// The canonical tests of Cooklang.
func cooklangTests(_ path: String) throws -> [String] {
  var reader = PlainYAML(try text(at: path))
  guard case .object(let tests)? = try reader.document()["tests"] else { throw Fault("\(path) has no tests") }
  return try tests.map { name, test in
    guard let source = test["source"], let result = test["result"] else { throw Fault("\(name) is no test") }
    return JSON.object([("id", .string(name)), ("source", source), ("result", result)]).text
  }
}

/// The test cases of RecipeMD: `NAME.md` with `NAME.json`, or `NAME.invalid.md` alone.
func recipeMDCases(_ path: String) throws -> [String] {
  try names(in: path).filter { $0.hasSuffix(".md") }.map { file in
    let isInvalid = file.hasSuffix(".invalid.md")
    let name = String(file.dropLast(isInvalid ? ".invalid.md".count : ".md".count))
    let recipe = isInvalid ? .word("null") : try JSON(parsing: try text(at: "\(path)/\(name).json"))
    return JSON.object([
      ("id", .string(name)), ("markdown", .string(try text(at: "\(path)/\(file)"))),
      ("invalid", .word(String(isInvalid))), ("recipe", recipe),
    ]).text
  }
}

/// A corpus that is written as rows already; its lines of comment are left out.
func ingredientCorpus(_ path: String) throws -> [String] {
  try text(at: path).split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
    guard case .object(let members) = try JSON(parsing: String(line)), let input = members.first?.value.string else {
      throw Fault("no input in \(line)")
    }
    return JSON.object([("id", .string(digest(input, digits: 10)))] + members).text
  }
}

/// The pages of a cookbook that list ingredients.
func recipePages(_ path: String) throws -> [String] {
  try names(in: path).filter { $0.hasSuffix(".md") && $0 != "_index.md" }.compactMap { file in
    let page = try text(at: path + "/" + file)
    var (ingredients, isListed) = (0, false)
    for line in page.split(whereSeparator: \.isNewline) {
      if line.prefixMatch(of: /##?\s/) != nil { isListed = line.lowercased().hasPrefix("## ingredients") }
      if isListed, line.prefixMatch(of: /\s*[-*+]\s/) != nil { ingredients += 1 }
    }
    guard ingredients > 0 else { return nil }
    let servings = page.firstMatch(of: /Servings?[\s:*]*([0-9]+)/).map { String($0.1) }
    return JSON.object([
      ("id", .string(file)), ("markdown", .string(page)), ("servings", .word(servings ?? "null")),
      ("ingredients", .word(String(ingredients))),
    ]).text
  }
}
