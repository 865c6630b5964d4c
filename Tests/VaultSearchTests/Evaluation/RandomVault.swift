import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultSearch

extension SplitMix64 {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ elements: [Element], default fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}

/// Vaults and queries over few words, so that everything meets everything.
enum RandomVault {
  static let words = [
    "soup", "soups", "cream", "creams", "cram", "milk", "run", "running", "борщ", "борщу", "сметана", "сметану", "café",
    "cafe", "naïve", "a", "internationalization", "internationalizations", "5kg",
    "nick", "ж",
  ]
  static let tags = ["home", "home/kitchen", "homely", "work"]
  static let lists = ["home", "work", "later"]
  static let links = ["a", "b", "food/a", "/food/a", "/a", "missing", "nick", "food/nope", "c"]

  static func vault(_ random: inout SplitMix64, notes: Int) -> ModelVault {
    var vault = ModelVault()
    let names = ["a", "b", "c", "d e", "ж"]
    let folders = ["", "food/", "food/deep/", "food-2/", "work/"]
    for folder in folders {
      for name in names where vault.notes.count < notes {
        vault.notes.append(note(&random, path: folder + name + ".md"))
      }
    }
    vault.notes.shuffle(using: &random)
    return vault
  }

  static func note(_ random: inout SplitMix64, path: String) -> ModelNote {
    var note = ModelNote(path: path)
    note.item = item(&random, words: 12, isLine: false)
    note.item.type = random.pick([.note, .recipe, .list], default: .note)
    note.modified = Int64.random(in: 0..<4, using: &random)
    if random.chance(20) { note.aliases = ["nick"] }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      var line = item(&random, words: 4, isLine: true)
      line.type = random.pick([.task, .entry], default: .task)
      note.lines.append(line)
    }
    return note
  }

  private static func item(_ random: inout SplitMix64, words count: Int, isLine: Bool) -> ModelItem {
    var item = ModelItem()
    let fields: [WordField] = isLine ? [.body] : [.title, .tags, .headings, .body, .body, .body, .frontMatter]
    for _ in 0..<Int.random(in: 0..<count, using: &random) {
      item.words.append((random.pick(words, default: "a"), random.pick(fields, default: .body)))
    }
    if random.chance(40) { item.tags.append(random.pick(tags, default: "")) }
    if random.chance(40) { item.values.append(("list", random.pick(lists, default: ""))) }
    if random.chance(20) { item.values.append(("list", random.pick(lists, default: ""))) }
    if random.chance(30) { item.keyWords.append(("place", WordForms.text(random.pick(words, default: "a")))) }
    if random.chance(40) {
      item.columns.append(("due", ColumnValue(.moment, number: Int64.random(in: -3..<4, using: &random))))
    }
    if random.chance(30) {
      let number = Int64.random(in: 0..<4, using: &random)
      let unit = UInt16.random(in: 1..<3, using: &random)
      item.amounts.append(
        (["soup", "cream"].shuffled(using: &random), ColumnValue(.quantity, unit: unit, number: number)))
    }
    // The words of a key are words of the text.
    for word in item.keyWords.map(\.word) + item.amounts.flatMap(\.words) {
      item.words.append((word, isLine ? .body : .frontMatter))
    }
    if random.chance(40) { item.links.append(random.pick(links, default: "")) }
    return item
  }

  // MARK: Queries

  static func query(_ random: inout SplitMix64) -> Query {
    var query = Query(condition: condition(&random, depth: 3))
    if random.chance(30) {
      let key = random.pick(["due", "list", "modified", "nothing"], default: "due")
      query.sort = [SortKey(key: key, descending: random.chance(50))]
    }
    if random.chance(30) { query.limit = Int.random(in: 0..<6, using: &random) }
    return query
  }

  static func pattern(_ random: inout SplitMix64) -> WordPattern {
    let word = random.pick(words, default: "a")
    let range = ByteRange(0, 0)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return WordPattern(text: String(WordForms.text(word).prefix(3)), mode: .prefix, range: range)
    case 1: return WordPattern(text: String(WordForms.text(word).dropFirst()), mode: .oneTypo, range: range)
    case 2:
      return WordPattern(text: WordForms.exact(word), mode: .exact, range: range)
    default: return WordPattern(text: WordForms.text(word), mode: .stem, range: range)
    }
  }

  static func condition(_ random: inout SplitMix64, depth: Int) -> Condition {
    let choice = Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random)
    switch choice {
    case 0...1: return .word(pattern(&random))
    case 2:
      return .phrase([
        WordForms.text(random.pick(words, default: "a")), WordForms.text(random.pick(words, default: "a")),
      ])
    case 3...5: return .field(field(&random))
    case 6...7:
      return .all((0..<Int.random(in: 1..<4, using: &random)).map { _ in condition(&random, depth: depth - 1) })
    case 8: return .any((0..<Int.random(in: 1..<4, using: &random)).map { _ in condition(&random, depth: depth - 1) })
    default: return .not(condition(&random, depth: depth - 1))
    }
  }

  static func field(_ random: inout SplitMix64) -> FieldCondition {
    let bound = ColumnBound(
      ColumnValue(.moment, number: Int64.random(in: -3..<4, using: &random)), inclusive: random.chance(50))
    let amount = ColumnBound(
      ColumnValue(.quantity, unit: 1, number: Int64.random(in: 0..<4, using: &random)), inclusive: random.chance(50))
    let tag = random.pick(tags, default: "")
    let list = random.pick(lists, default: "")
    let link = random.pick(links, default: "")
    let choices: [(String, FieldCondition.Test)] = [
      ("type", .anyOf([random.pick(["note", "recipe", "task", "entry"], default: "note")])),
      ("in", .anyOf([random.pick(["food/", "food/deep/", "work/"], default: "food/")])),
      ("tag", .anyOf([tag])), ("tag", .allOf([tag, random.pick(tags, default: "")])), ("tag", .present),
      ("tag", .absent),
      ("list", .anyOf([list, random.pick(lists, default: "")])),
      ("list", .allOf([list, random.pick(lists, default: "")])),
      ("list", .exactly(list)), ("list", .present), ("list", .absent),
      ("place", .words([pattern(&random).withoutExact])),
      ("due", .range(bound, nil)), ("due", .range(nil, bound)), ("due", .range(bound, bound)), ("due", .absent),
      ("due", .present), ("title", .words([pattern(&random).withoutExact])),
      ("note", .words([pattern(&random).withoutExact])), ("body", .words([pattern(&random).withoutExact])),
      ("ingredient", .amount([WordPattern(text: "soup", mode: .stem, range: ByteRange(0, 0))], amount, nil)),
      ("links", .anyOf([link])), ("links", .present), ("links", .absent), ("linked-from", .anyOf([link])),
      ("linked-from", .present), ("linked-from", .absent), ("broken", .present), ("broken", .absent),
    ]
    let (key, test) = random.pick(choices, default: ("tag", .present))
    return FieldCondition(key: key, test: test, range: ByteRange(0, 0))
  }
}

extension WordForms {
  static func text(_ word: String) -> String { String(decoding: folded(Array(word.utf8)), as: UTF8.self) }

  /// The word as `--exact` compares it.
  static func exact(_ word: String) -> String {
    let bytes = Array(word.utf8)
    return String(decoding: TextFolding.exactWord(bytes, in: ByteRange(0, bytes.count)), as: UTF8.self)
  }
}

extension WordPattern {
  /// Texts of keys are not kept by the model, so conditions on them must not open notes.
  var withoutExact: WordPattern {
    mode == .exact ? WordPattern(text: WordForms.text(text), mode: .stem, range: range) : self
  }
}
