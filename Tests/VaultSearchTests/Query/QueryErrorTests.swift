import Testing
import VaultModel
import VaultSearch
import VaultSyntax
import VaultTestSupport

/// What is no query, and where: the carets stand under the error's range.
@Suite struct QueryErrorTests {
  /// A query, the line of carets under it, what is wrong, and the first suggestion.
  struct Row: Sendable {
    var query: String
    var carets: String
    var reason: QueryError.Reason
    var suggestion: String?

    init(_ query: String, _ carets: String, _ reason: QueryError.Reason, _ suggestion: String? = nil) {
      self.query = query
      self.carets = carets
      self.reason = reason
      self.suggestion = suggestion
    }
  }

  static let rows: [Row] = [
    Row("typ:recipe", "^^^", .unknownKey("typ"), "type"),
    Row("soup qwxyz:1", "     ^^^^^", .unknownKey("qwxyz")),
    Row("type:whatever", "     ^^^^^^^^", .unknownMember(key: "type")),
    Row("status:final", "       ^^^^^", .unknownMember(key: "status"), "draft"),
    Row("type:recipes", "     ^^^^^^^", .unknownMember(key: "type"), "recipe"),
    Row("status:don", "       ^^^", .unknownMember(key: "status"), "done"),
    Row("priority>=hihg", "          ^^^^", .unknownMember(key: "priority"), "high"),
    Row("time<=soon", "      ^^^^", .malformedValue(key: "time", kind: .duration)),
    Row("due:2026-02-30", "    ^^^^^^^^^^", .malformedValue(key: "due", kind: .moment)),
    Row("due:tomorow", "    ^^^^^^^", .malformedValue(key: "due", kind: .moment), "tomorrow"),
    Row("due:today..sometime", "           ^^^^^^^^", .malformedValue(key: "due", kind: .moment)),
    Row("due:..", "    ^^", .malformedValue(key: "due", kind: .moment)),
    Row("due:+2m", "    ^^^", .ambiguousOffset, "+2min"),
    Row("rating:5..1", "       ^^^^", .reversedRange, "1..5"),
    Row("due:+7d..today", "    ^^^^^^^^^^", .reversedRange, "today..+7d"),
    Row("time:30m..10m", "     ^^^^^^^^", .reversedRange, "10m..30m"),
    Row("due:\"25 Nov..20 Nov\"", "    ^^^^^^^^^^^^^^^^", .reversedRange, "\"20 Nov..25 Nov\""),
    // The day ends where the next one begins.
    Row("due:2026-11-20..2026-11-19", "    ^^^^^^^^^^^^^^^^^^^^^^", .reversedRange, "2026-11-19..2026-11-20"),
    Row("due:2026-12..2026-11", "    ^^^^^^^^^^^^^^^^", .reversedRange, "2026-11..2026-12"),
    // Ends that no order brings together have no other way round.
    Row("time:10m..5kg", "          ^^^", .malformedValue(key: "time", kind: .duration)),
    Row("amount:5ml..200g", "       ^^^^^^^^^", .rangeOfUnits),
    Row("amount:5UAH..2USD", "       ^^^^^^^^^^", .rangeOfUnits),
    Row("rating>=1,234", "        ^^^^^", .ambiguousNumber(decimal: "1.234", thousands: "1234"), "1,2340"),
    Row("amount>1.234", "       ^^^^^", .ambiguousNumber(decimal: "1.234", thousands: "1234"), "1.2340"),
    Row("amount:2.500lb..", "       ^^^^^^^", .ambiguousNumber(decimal: "2.5", thousands: "2500"), "2.5000lb"),
    Row(
      "ingredient:flour>=1.500lb", "                  ^^^^^^^", .ambiguousNumber(decimal: "1.5", thousands: "1500"),
      "1.5000lb"),
    Row("rating:five", "       ^^^^", .malformedValue(key: "rating", kind: .number)),
    Row("mood:hapy", "     ^^^^", .malformedValue(key: "mood", kind: .mood), "happy"),
    Row("due:zavtar", "    ^^^^^^", .malformedValue(key: "due", kind: .moment)),
    Row("due:завтар", "    ^^^^^^^^^^^^", .malformedValue(key: "due", kind: .moment), "завтра"),
    Row("at:ранко", "   ^^^^^^^^^^", .malformedValue(key: "at", kind: .timeOfDay), "ранок"),
    Row("priority:висок", "         ^^^^^^^^^^", .unknownMember(key: "priority"), "висока"),
    Row("status:відкрит", "       ^^^^^^^^^^^^^^", .unknownMember(key: "status"), "відкрито"),
    Row("mood<щаслив", "     ^^^^^^^^^^^^", .malformedValue(key: "mood", kind: .mood), "щасливо"),
    Row("favorite:увімкнен", "         ^^^^^^^^^^^^^^^^", .unknownMember(key: "favorite"), "увімкнено"),
    Row("ingredient:flour>=1,", "                    ^", .missingValue(key: "ingredient")),
    Row("amount:200g..1l", "       ^^^^^^^^", .rangeOfUnits),
    Row("amount:200..100", "       ^^^^^^^^", .reversedRange, "100..200"),
    Row("ingredient:flour>=much", "                  ^^^^", .malformedValue(key: "ingredient", kind: .quantity)),
    Row("tag:", "    ^", .missingValue(key: "tag")),
    Row("tag:a,", "      ^", .missingValue(key: "tag")),
    Row("tag: a", "    ^", .missingValue(key: "tag")),
    Row("time<=", "      ^", .missingValue(key: "time")),
    Row("list<b", "^^^^^^", .notComparable(key: "list")),
    Row("pages>many", "      ^^^^", .malformedValue(key: "pages", kind: .own)),
    Row("\"sour cream", "^", .quoteNotClosed, "\"sour cream\""),
    Row("title:\"sour", "      ^", .quoteNotClosed),
    Row("(a b", "^", .parenthesisNotClosed),
    Row("a b)", "   ^", .parenthesisNotOpened),
    Row("()", " ^", .missingCondition),
    Row("OR a", "^^", .missingCondition, "\"OR\""),
    Row("a OR", "    ^", .missingCondition),
    Row("a AND AND b", "      ^^^", .missingCondition, "\"AND\""),
    Row("NOT", "   ^", .missingCondition),
    Row("a NOT OR b", "      ^", .missingCondition),
    Row("***", "^^^", .nothingToSearch),
    Row("title:***", "      ^^^", .nothingToSearch),
    Row("a | srot due", "    ^^^^", .unknownDirective("srot"), "sort"),
    Row("a | limit x", "          ^", .malformedDirective("limit")),
    Row("a | limit 0", "          ^", .malformedDirective("limit")),
    Row("a | sort", "        ^", .malformedDirective("sort")),
    Row("a | sort duo", "         ^^^", .unknownKey("duo"), "due"),
    Row("a | sort desc", "         ^^^^", .unknownKey("desc")),
    Row("a | sort due desc desc", "                  ^^^^", .unknownKey("desc")),
    Row("a | group list tag", "               ^^^", .malformedDirective("group")),
  ]

  @Test(arguments: rows) func `a wrong query is an error with a caret under it`(_ row: Row) throws {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    let error = #expect(throws: QueryError.self) { try parser.parse(row.query) }
    guard let error else { return }
    let carets =
      String(repeating: " ", count: error.range.lower) + String(repeating: "^", count: max(1, error.range.count))
    #expect(error.reason == row.reason, "\(row.query)")
    #expect(carets == row.carets, "\(row.query)")
    if let suggestion = row.suggestion { #expect(error.suggestions.first == suggestion, "\(row.query)") }
  }

  @Test func `a range of ends without an order has no other way round`() throws {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    for query in ["amount:5ml..200g", "amount:200g..5ml", "amount:5UAH..2USD"] {
      let error = #expect(throws: QueryError.self) { try parser.parse(query) }
      #expect(error?.suggestions == [], "\(query)")
    }
  }

  /// Both spellings of a doubtful number read, as the two values it may have.
  @Test(arguments: [("amount>1.234", "1.234", "1234"), ("rating>=12,500", "12.5", "12500")])
  func `a doubtful number is suggested in both readings`(query: String, decimal: String, thousands: String) throws {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    let error = try #require(#expect(throws: QueryError.self) { try parser.parse(query) })
    #expect(error.suggestions.count == 2)
    let readings = try error.suggestions.map { spelling in
      try parser.parse(query.prefix(error.range.lower) + spelling).query.explanation
    }
    #expect(readings[0].contains(decimal) && readings[1].contains(thousands), "\(readings)")
  }

  @Test(arguments: [
    ("\"sour\"*", "\"sour\"*", ["sour*"]), ("milk \"sour cream\"~", "\"sour cream\"~", ["sour cream~"]),
    ("(\"a:b\"*)", "\"a:b\"*", []),
  ]) func `a mark behind quotes is told of`(query: String, part: String, suggestions: [String]) throws {
    let parsed = try QueryParser(vocabulary: testVocabulary, context: fridayAfternoon).parse(query)
    #expect(parsed.hints.map(\.suggestions) == [suggestions])
    let range = try #require(parsed.hints.first?.range)
    #expect(String(decoding: Array(query.utf8)[range.indices], as: UTF8.self) == part)
  }

  @Test func `parentheses nest 200 deep and no deeper`() throws {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try parser.parse(nested(200)).query.explanation == "word a")
    let error = #expect(throws: QueryError.self) { try parser.parse(nested(100_000)) }
    #expect(error?.reason == .tooDeep)
    #expect(error?.range == ByteRange(200, 201))
  }

  @Test func `any text is a query or an error, never a trap`() {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    let pieces = [
      "a", "\"", "(", ")", "-", "|", "OR ", "AND ", "NOT ", "not ", "due:", "tag:", "..", "<=", ">", ",", "all:", " ",
      "time", "30m", "+9m", "999999999999999999999", "limit 5", "sort ", "\\", "ї", "/", "x:", "at:night", "*", "~",
      "=",
      "2026-13", "+999999y", "none", "\u{0}", "🙂",
    ]
    for seed in LongSearch.seeds(few: 40) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<100 {
        let text = (0..<random.next() % 12).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
        do throws(QueryError) {
          _ = try parser.parse(text).query.explanation
        } catch {
          #expect(
            error.range.lower <= error.range.upper && error.range.upper <= text.utf8.count, "seed \(seed): \(text)")
        }
        let bytes = random.bytes(count: Int(random.next() % 60), alphabet: nil)
        _ = try? parser.parse(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test(
    arguments: [
      ("a ", nil), ("NOT ", nil), ("-", nil), ("tag:a,", nil), ("a OR ", nil), ("\"a\" ", nil), ("x.", nil),
      ("not tag:a ", nil), ("due:..", .malformedValue(key: "due", kind: .moment)),
      ("title:a<", nil),
    ] as [(String, QueryError.Reason?)])
  func `a long query is read to its end`(_ piece: String, _ reason: QueryError.Reason?) {
    let parser = QueryParser(vocabulary: testVocabulary, context: fridayAfternoon)
    let text = String(repeating: piece, count: 10_000) + "a"
    do throws(QueryError) {
      let condition = try parser.parse(text).query.condition
      #expect(reason == nil && condition != .everything)
    } catch {
      #expect(error.reason == reason)
    }
  }
}
