import Testing
import VaultModel
import VaultSyntax

@testable import VaultSearch

/// The rules of "What is asked", one by one, over a small vault.
@Suite struct EvaluatorTests {
  private static let vault: ModelVault = {
    var list = ModelNote(path: "lists/home.md")
    list.item.type = .list
    list.item.words = [("house", .title), ("rules", .body)]
    list.item.tags = ["home"]
    list.lines = [line("buy milk", tags: ["shop/dairy"]), line("call Iryna"), line("buy nails")]
    var soup = ModelNote(path: "recipes/soup.md")
    soup.item.type = .recipe
    soup.item.words = [("soup", .title), ("milk", .body), ("sour", .body), ("cream", .body)]
    soup.item.links = ["home"]
    soup.item.columns = [("time", ColumnValue(.duration, number: 1800))]
    var pie = ModelNote(path: "recipes/pie.md")
    pie.item.type = .recipe
    pie.item.words = [("pie", .title), ("cream", .body), ("sour", .body), ("борщу", .body)]
    pie.item.columns = [("time", ColumnValue(.duration, number: 3600))]
    pie.item.links = ["nowhere"]
    return ModelVault(notes: [list, soup, pie])
  }()

  private static func line(_ text: String, tags: [String] = []) -> ModelItem {
    var item = ModelItem(type: .task)
    item.words = text.split(separator: " ").map { (String($0).lowercased(), .body) }
    item.tags = tags
    return item
  }

  private static let anywhere = ByteRange(0, 0)

  private static func word(_ text: String, _ mode: WordPattern.Mode = .stem) -> Condition {
    .word(WordPattern(text: text, mode: mode, range: anywhere))
  }

  private static func field(_ key: String, _ test: FieldCondition.Test) -> Condition {
    .field(FieldCondition(key: key, test: test, range: anywhere))
  }

  private static let minutes30 = ColumnBound(ColumnValue(.duration, number: 1800), inclusive: true)
  private static let exclusive30 = ColumnBound(ColumnValue(.duration, number: 1800), inclusive: false)

  /// The results as `path` or `path#line`.
  @Test(
    arguments: [
      ("a note is left out when one of its lines is a result", word("milk"), ["lists/home.md#0", "recipes/soup.md"]),
      ("words of note and line together leave the note", .all([word("rules"), word("milk")]), ["lists/home.md"]),
      ("a stem finds its forms", word("борщ"), ["recipes/pie.md"]),
      (
        "a line inherits its folder but needs a condition of its own", field("in", .anyOf(["lists/"])),
        ["lists/home.md"]
      ),
      (
        "a line with its own condition in a folder", .all([field("in", .anyOf(["lists/"])), word("buy")]),
        ["lists/home.md#0", "lists/home.md#2"]
      ),
      (
        "a line inherits its note's tag", .all([field("tag", .anyOf(["home"])), field("type", .anyOf(["task"]))]),
        ["lists/home.md#0", "lists/home.md#1", "lists/home.md#2"]
      ),
      ("tag:a also finds a/b", field("tag", .anyOf(["shop"])), ["lists/home.md#0"]),
      (
        "a tag of one line is not one of its neighbours",
        .all([field("tag", .anyOf(["shop"])), field("type", .anyOf(["task"]))]), ["lists/home.md#0"]
      ),
      (
        "note: asks for the title around a line",
        .all([
          field("note", .words([WordPattern(text: "house", mode: .stem, range: anywhere)])), word("buy"),
        ]), ["lists/home.md#0", "lists/home.md#2"]
      ),
      ("what is only negative finds notes", .not(word("milk")), ["recipes/pie.md"]),
      ("a phrase is words in a row", .phrase(["sour", "cream"]), ["recipes/soup.md"]),
      ("a bound that is included", field("time", .range(nil, minutes30)), ["recipes/soup.md"]),
      ("a bound that is not", field("time", .range(nil, exclusive30)), []),
      ("a link by a stem", field("links", .anyOf(["home"])), ["recipes/soup.md"]),
      ("a link by a path", field("links", .anyOf(["lists/home.md"])), ["recipes/soup.md"]),
      ("what a note links to", field("linked-from", .anyOf(["soup"])), ["lists/home.md"]),
      ("a link that leads nowhere", field("broken", .present), ["recipes/pie.md"]),
      ("a prefix", word("na", .prefix), ["lists/home.md#2"]),
      ("one typing error", word("mlik", .oneTypo), ["lists/home.md#0", "recipes/soup.md"]),
      ("everything is the notes", .everything, ["lists/home.md", "recipes/pie.md", "recipes/soup.md"]),
    ] as [(String, Condition, [String])])
  func `what a query finds`(rule: String, condition: Condition, expected: [String]) throws {
    let snapshot = try Self.vault.snapshot()
    var evaluator = Evaluator(snapshot, texts: ModelTexts(Self.vault, snapshot))
    let hits = try evaluator.evaluate(Query(condition: condition)).hits
    let found = try hits.map { hit in
      let path = String(decoding: try snapshot.path(ofFile: hit.location.file), as: UTF8.self)
      return hit.location.isLine ? "\(path)#\(Int(hit.location.range.start) / 1000 - 1)" : path
    }
    #expect(found.sorted() == expected, "\(rule)")
  }

  @Test func `a condition nested too deeply is refused, not answered`() throws {
    let snapshot = try Self.vault.snapshot()
    var evaluator = Evaluator(snapshot, texts: ModelTexts(Self.vault, snapshot))
    var condition = Self.word("milk")
    for _ in 0..<5000 { condition = .not(condition) }
    #expect(throws: EvaluationError.tooDeep) { try evaluator.evaluate(Query(condition: condition)) }
  }
}
