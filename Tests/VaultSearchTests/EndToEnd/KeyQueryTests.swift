import Testing
import VaultModel

@testable import VaultSearch

/// Every key of every type, written in a note or line of that type, is found by a query of its kind.
@Suite struct KeyQueryTests {
  /// A key with a value of its shape, the queries that find it, and those that do not.
  struct Row: Sendable, CustomTestStringConvertible {
    var type: ItemType
    var key: ItemKey
    var value: String
    var hits: [String]
    var misses: [String]

    var testDescription: String { "\(key.rawValue) of \(type.name)" }
  }

  static let rows: [Row] = ItemType.allCases.flatMap { type in
    Schema.keys(of: type).filter { isWritten($0, in: type) }.compactMap { key in
      Schema.shape(of: key, in: type).map { row(key, $0, in: type) }
    }
  }

  /// Lines have no keys of every note, and entries of lists have no truths; `type` and `links` are no plain keys of a query.
  private static func isWritten(_ key: ItemKey, in type: ItemType) -> Bool {
    let ofNotes: [ItemKey] = [.title, .tags, .aliases, .lang, .created, .uid, .tasks, .completionDay]
    if type == .entry, key == .isPrivate { return false }
    return key != .type && key != .links && (host(of: type) == nil || !ofNotes.contains(key))
  }

  private static func row(_ key: ItemKey, _ shape: ValueShape, in type: ItemType) -> Row {
    let name = key.queryName
    let (value, hits, misses) = sample(of: shape)
    return Row(
      type: type, key: key, value: value, hits: hits.map { name + $0 } + [name + ":any"],
      misses: misses.map { name + $0 } + [name + ":none"])
  }

  /// A value of a shape in YAML, what follows the key in queries that find it, and in queries that do not.
  private static func sample(of shape: ValueShape) -> (value: String, hits: [String], misses: [String]) {
    switch shape {
    case .text, .anything:
      (
        "Zebra crossing", [":zebra", ":crossings", ":\"zebra crossing\"", ":=\"Zebra crossing\""], [":lion", ":=zebra"]
      )
    case .name: ("Main Course", [":\"main course\"", ":=\"Main Course\""], [":main"])
    case .names: ("[Main Course, Zebra]", [":zebra", ":all:\"Main Course\",zebra"], [":main", ":all:zebra,lion"])
    case .tags: ("[a/b, c]", [":a", ":a/b", ":C", ":all:a,c"], [":b", ":=a"])
    case .links: ("\"[[Zebra]]\"", [":zebra", ":\"[[zebra]]\""], [":lion"])
    case .date, .moment, .block:
      (
        "2026-11-20", [":today", ":2026-11", "<=2026-11-20", ":2026-11-01..2026-11-30", ":=2026-11-20"],
        ["<2026-11-20", ":tomorrow", ":2026-12"]
      )
    case .duration, .spent, .cookingTime: ("1h30m", [":90min", "<=90min", ":1h..2h"], ["<90min", ":..1h"])
    case .integer(let bounds):
      (
        "\(bounds.lowerBound)", [":\(bounds.lowerBound)", ">=\(bounds.lowerBound)", "<\(bounds.lowerBound + 1)"],
        [">\(bounds.lowerBound)"]
      )
    case .number, .share: ("0.5", [":0.5", "<=0.5", ":0..1"], ["<0.5", ":1"])
    case .yield: ("4", [":4", ">=4", ":2..6"], ["<4", ":5"])
    case .truth: ("yes", [":yes", ":true", ":так"], [":no"])
    case .difficulty: ("medium", [":medium", ">=medium", "<hard", ":easy,medium", ":середньо"], [">medium", ":hard"])
    case .mood: ("sad", [":sad", "<neutral", ":-1", ":very-sad..neutral"], [">=neutral", ":happy"])
    case .member(let set) where set.isScale:
      (
        "\(set.vocabulary.names[1])", [":\(set.vocabulary.names[1])", ">\(set.vocabulary.names[0])"],
        [
          "<\(set.vocabulary.names[1])"
        ]
      )
    case .member(let set):
      (
        set.vocabulary.names[1], [":\(set.vocabulary.names[1])", ":\(set.vocabulary.names.joined(separator: ","))"],
        [
          ":\(set.vocabulary.names[0])"
        ]
      )
    case .members(let set): ("[\(set.vocabulary.names[0])]", [":\(set.vocabulary.names[0])"], [])
    case .recurrence: ("every 2 weeks", [":\"every 2 weeks\""], [":weeks"])
    case .reminders: ("[10m, 1h]", [":10m", ":1h"], [":15m"])
    case .days, .breaks:
      ("2026-09-01..2026-12-24", [":\"2026-09-01\"", ":\"2026-09-01..2026-12-24\""], [":\"2026-09-02\""])
    case .cycleWeeks: ("[1-3]", [":2"], [":4"])
    case .sort: ("due", [":due"], [":title"])
    case .conversions: ("1 cup = 120 g", [":cup"], [":spoon"])
    case .owner: ("{group: \"151004\"}", [":151004"], [":151005"])
    }
  }

  /// The note in whose lines items of a type stand, and the beginning of such a line; nil for types of notes.
  private static func host(of type: ItemType) -> (path: String, line: String, item: String)? {
    switch type {
    case .lesson: ("timetable/x.md", "# Timetable\n\n## Monday\n\n- 09:00-10:20 Maths", "Maths")
    case .checkIn: ("diary/2026-11-19.md", "- 11:40 felt so", "felt so")
    case .entry: ("collections/x.md", "- [[other]]", "other")
    default: nil
    }
  }

  @Test(arguments: rows) func `is found by queries of its kind`(_ row: Row) throws {
    let vault: SearchedVault
    if let (path, line, _) = Self.host(of: row.type) {
      vault = try SearchedVault([path: "\(line) {\(row.key.rawValue): \(row.value)}\n"])
    } else {
      vault = try SearchedVault([
        "x.md": "---\ntype: \(row.type.name)\n\(row.key.rawValue): \(row.value)\n---\nText.\n"
      ])
    }
    try expect(row, in: vault)
  }

  @Test(arguments: rows.filter { host(of: $0.type) == nil })
  func `is found the same way in a note whose type does not define it`(_ row: Row) throws {
    try expect(row, in: SearchedVault(["x.md": "---\n\(row.key.rawValue): \(row.value)\n---\nText.\n"]))
  }

  private func expect(_ row: Row, in vault: SearchedVault) throws {
    let item = Self.host(of: row.type)?.item ?? "x"
    for query in row.hits { #expect(try vault.results(of: query) == [item], "\(query)") }
    for query in row.misses { #expect(try !vault.results(of: query).contains(item), "\(query)") }
  }

  @Test func `no key is asked in two ways`() {
    for key in ItemKey.allCases {
      let kinds = Set(Schema.shapes(of: key).map(QueryKey.Kind.init)).filter {
        if case .member(.closed) = $0 { false } else { true }
      }
      #expect(kinds.count <= 1, "\(key)")
    }
  }

  @Test(arguments: ItemKey.allCases.filter { !Schema.shapes(of: $0).isEmpty })
  func `a key of the format is a key of a query`(_ key: ItemKey) {
    #expect(QueryVocabulary.standard.key(named: key.queryName) != nil)
  }
}
