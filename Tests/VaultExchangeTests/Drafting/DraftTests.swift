import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultSyntax

/// What a text generator is asked, and what of its answer is a recipe.
@Suite struct DraftTests {
  /// The members of a right answer; a test changes one.
  private static let members: [(name: String, json: String)] = [
    ("title", #""Beet and bean soup""#), ("servings", "4"), ("time", "45"), ("category", #""soup""#),
    ("difficulty", #""medium""#), ("diets", #"["vegan", "raw"]"#),
    (
      "ingredients",
      #"[{"title":"beet","quantity":"500 g"},{"title":"beans","quantity":"1 can"},{"title":"salt","quantity":"to taste"}]"#
    ),
    ("steps", #"["1. Boil the beet.", "Add the beans."]"#),
  ]

  private static func object(_ changed: [String: String?] = [:]) -> String {
    let pairs = members.compactMap { name, json -> String? in
      (changed[name] ?? json).map { "\"\(name)\":\($0)" }
    }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  /// An answer whose message is this text.
  private static func answer(_ message: String) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("choices") {
        $0.array { $0.object { $0.member("message") { $0.object { $0.member("content", message) } } } }
      }
    }
    return json.bytes
  }

  private static func recipe(_ message: String) throws -> RecipeImport {
    try DraftAnswer.recipe(of: answer(message), in: .english)
  }

  private static func error(_ answer: [UInt8]) -> DraftError? {
    do {
      _ = try DraftAnswer.recipe(of: answer, in: .english)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a request asks for strict JSON with the foods, the people and the diets`() throws {
    let request = DraftRequest(
      foods: ["beet", "a \"b\""], servings: 4, diets: [.vegan, .nutFree], language: .ukrainian)
    let root = try JSONTree(parsing: request.body(model: "llama3")).root
    #expect(root["model"]?.string == "llama3" && root["stream"]?.truth == false)
    let messages = try #require(root["messages"]?.elements)
    #expect(messages.map { $0["role"]?.string } == ["system", "user"])
    #expect(
      messages.last?["content"]?.string
        == "Use these foods: beet, a \"b\". It is for 4 servings. It must be vegan, nut-free.")
    let instruction = try #require(messages.first?["content"]?.string)
    for (name, _) in Self.members { #expect(instruction.contains("\"\(name)\"")) }
    #expect(instruction.contains("Quick & Easy") && instruction.contains("in Ukrainian"))
  }

  @Test(arguments: [object(), "```json\n\(object())\n```", "\n \(object())\n"])
  func `a right answer is a recipe`(_ message: String) throws {
    let found = try Self.recipe(message)
    #expect(found.recipe.title == "Beet and bean soup" && found.recipe.yields.map(\.text) == ["4"])
    #expect(found.recipe.ingredients.map { $0.amount?.text } == ["500 g", "1 can", nil])
    #expect(found.recipe.ingredients.map(\.name) == ["beet", "beans", "salt, to taste"])
    #expect(found.recipe.instructions == "1. Boil the beet.\n2. Add the beans.")
    #expect(found.recipe.details.category == "Soup" && found.recipe.details.difficulty == "medium")
    #expect(found.recipe.details.diets == ["vegan"] && found.recipe.details.total?.minutes == 45)
    for (key, value) in [("ai", "true"), ("public", "false"), ("status", "draft")] {
      #expect(found.changes.contains(.set([key], .scalar(NewScalar(value)))))
    }
    #expect(found.missing == nil)
  }

  @Test func `an unknown category is a main course, an unknown difficulty easy`() throws {
    let found = try Self.recipe(Self.object(["category": #""stew""#, "difficulty": #""expert""#]))
    #expect(found.recipe.details.category == "Main Course" && found.recipe.details.difficulty == "easy")
  }

  @Test func `what an answer says cannot become front matter or another part`() throws {
    let found = try Self.recipe(
      Self.object(["title": #""a\n---\nai: false\n# b""#, "steps": ##"["x\n\n---\n\n- 3 eggs", "# y"]"##]))
    #expect(found.recipe.title == ##"a --- ai: false \# b"##)
    #expect(found.recipe.instructions == "1. x --- - 3 eggs\n2. \\# y")
  }

  @Test(arguments: [
    ("", DraftError.empty), (" \n", .empty), (#"{"choices":[]}"#, .empty), (#"{"choices":[{"message":{}}]}"#, .empty),
    (#"{"choices":[{"message":{"content":null}}]}"#, .empty), (#"{"choices":[{"message":{"content":" \n"}}]}"#, .empty),
    ("<html>", .notJSON(.valueExpected)), ("{}", .noMessage), (#"{"choices":{}}"#, .noMessage),
    (#"{"choices":[{"text":"x"}]}"#, .noMessage), (#"{"choices":[{"message":{"content":5}}]}"#, .noMessage),
  ])
  func `an answer without a message is told from a wrong one`(_ row: (answer: String, error: DraftError)) {
    #expect(Self.error(Array(row.answer.utf8)) == row.error)
  }

  @Test(
    arguments: [
      ("title", nil, DraftError.missing("title")), ("title", #"" ""#, .missing("title")),
      ("title", "5", .wrongKind("title")),
      ("servings", nil, .missing("servings")), ("servings", #""4""#, .wrongKind("servings")),
      ("servings", "0", .wrongKind("servings")), ("servings", "2.5", .wrongKind("servings")),
      ("servings", "99999999999999999999", .wrongKind("servings")), ("time", nil, .missing("time")),
      ("time", "-5", .wrongKind("time")), ("category", "null", .wrongKind("category")),
      ("difficulty", nil, .missing("difficulty")), ("diets", nil, .missing("diets")),
      ("diets", #""vegan""#, .wrongKind("diets")),
      ("diets", "[1]", .wrongKind("diets")), ("ingredients", nil, .missing("ingredients")),
      ("ingredients", "{}", .wrongKind("ingredients")), ("ingredients", #"["beet"]"#, .wrongKind("ingredients")),
      ("ingredients", "[]", .fewIngredients), ("ingredients", #"[{"title":"a"},{"title":"b"}]"#, .fewIngredients),
      ("ingredients", #"[{"quantity":"1 g"}]"#, .missing("title")), ("steps", nil, .missing("steps")),
      ("steps", "[]", .missing("steps")), ("steps", #"[" "]"#, .missing("steps")),
      ("steps", "[{}]", .wrongKind("steps")),
    ] as [(String, String?, DraftError)])
  func `every member is asked for, in its kind`(_ row: (name: String, json: String?, error: DraftError)) {
    #expect(Self.error(Self.answer(Self.object([row.name: row.json as String?]))) == row.error)
  }

  @Test(arguments: [
    ("Sorry, I cannot.", DraftError.notJSON(.unknownWord)), ("{\"title\": \"x\"", .notJSON(.unexpectedEnd)),
    ("[]", .wrongKind("{…}")), ("\"x\"", .wrongKind("{…}")), ("Here it is: {}", .notJSON(.unknownWord)),
    ("```json\n{}", .notJSON(.valueExpected)),
  ])
  func `a message that is no JSON object is refused`(_ row: (message: String, error: DraftError)) {
    #expect(Self.error(Self.answer(row.message)) == row.error)
  }
}
