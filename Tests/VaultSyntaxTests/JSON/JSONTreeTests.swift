import Testing
import VaultSyntax
import VaultTestSupport

/// JSON in: all of RFC 8259, nothing else, and every error at its place.
@Suite struct JSONTreeTests {
  private static func tree(_ text: String, allowing tolerance: JSONTree.Tolerance = []) throws -> JSONTree {
    try JSONTree(parsing: Array(text.utf8), allowing: tolerance)
  }

  private static func error(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONTree(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the image of RFC 8259 section 13 is read`() throws {
    let root = try Self.tree(
      """
      {
        "Image": {
          "Width":  800,
          "Height": 600,
          "Title":  "View from 15th Floor",
          "Thumbnail": {
            "Url":    "http://www.example.com/image/481989943",
            "Height": 125,
            "Width":  100
          },
          "Animated" : false,
          "IDs": [116, 943, 234, 38793]
        }
      }
      """
    ).root
    let image = try #require(root["Image"])
    #expect(image["Width"]?.text == "800")
    #expect(image["Title"]?.string == "View from 15th Floor")
    #expect(image["Thumbnail"]?["Height"]?.text == "125")
    #expect(image["Animated"]?.truth == false)
    #expect(image["IDs"]?.elements.map(\.text) == ["116", "943", "234", "38793"])
    #expect(image.members.map(\.name) == ["Width", "Height", "Title", "Thumbnail", "Animated", "IDs"])
    #expect(image["width"] == nil && image["IDs"]?["x"] == nil && root["Width"] == nil)
  }

  @Test func `the cities of RFC 8259 section 13 keep their numbers as written`() throws {
    let cities = try Self.tree(
      #"""
      [
        {"precision": "zip", "Latitude":  37.7668, "Longitude": -122.3959, "Address":   "", "Zip": "94107"},
        {"precision": "zip", "Latitude":  37.371991, "Longitude": -122.026020, "Country": "US"}
      ]
      """#
    ).root.elements
    #expect(cities.map { $0["Longitude"]?.text } == ["-122.3959", "-122.026020"])
    #expect(cities[0]["Address"]?.string == "" && cities[0]["Latitude"]?.string == nil)
  }

  @Test(arguments: [
    (#""Hello world!""#, "Hello world!"), ("42", "42"), (#""""#, ""), (" \t\r\n1\n", "1"), ("\u{FEFF}2", "2"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u0411""#, "AéБ"),
    // The G clef of section 7, as a pair and as itself.
    (#""\uD834\uDD1E\ud834\udd1e𝄞""#, "𝄞𝄞𝄞"), (#""\u0000""#, "\0"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    (#""\\u0041""#, "\\u0041"),
    ("0", "0"), ("-0", "-0"), ("1e5", "1e5"), ("-1.50E+07", "-1.50E+07"), ("1.0e-0", "1.0e-0"),
    ("123456789012345678901234567890.5", "123456789012345678901234567890.5"),
  ])
  func `a text of one value is read`(_ row: (json: String, text: String)) throws {
    #expect(try Self.tree(row.json).root.text == row.text)
  }

  @Test(arguments: [
    ("null", JSONNode.Kind.null), ("true", .truth), ("false", .falsehood), ("[]", .array), ("{}", .object),
  ])
  func `a value without text has its kind`(_ row: (json: String, kind: JSONNode.Kind)) throws {
    let root = try Self.tree(row.json).root
    #expect(root.kind == row.kind && root.text == nil && root.elements.isEmpty && root.members.isEmpty)
  }

  @Test(arguments: [
    ("", JSONError.Reason.unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[1,2", .unexpectedEnd, 4),
    ("{\"a\"", .unexpectedEnd, 4), ("{\"a\":", .unexpectedEnd, 5), ("\"abc", .unexpectedEnd, 4),
    ("\"abc\\", .unexpectedEnd, 5), ("[", .unexpectedEnd, 1),
    ("[1,]", .valueExpected, 3), ("[,1]", .valueExpected, 1), (",", .valueExpected, 0), ("'a'", .valueExpected, 0),
    ("{\"a\":1,}", .nameExpected, 7), ("{a:1}", .nameExpected, 1), ("{1:1}", .nameExpected, 1),
    ("{\"a\" 1}", .colonExpected, 5), ("{\"a\",1}", .colonExpected, 4),
    ("[1 2]", .commaExpected, 3), ("[1}", .commaExpected, 2), ("{\"a\":1]", .commaExpected, 6),
    ("1 2", .contentAfterValue, 2), ("{}}", .contentAfterValue, 2), ("1x", .contentAfterValue, 1),
    ("// c\n1", .valueExpected, 0),
    ("True", .unknownWord, 0), ("[nul]", .unknownWord, 1), ("NaN", .unknownWord, 0), ("truefalse", .unknownWord, 0),
    ("01", .badNumber, 0), ("-", .badNumber, 0), ("[+1]", .badNumber, 1), (".5", .badNumber, 0), ("1.", .badNumber, 0),
    ("1.e1", .badNumber, 0), ("2e", .badNumber, 0), ("2e+", .badNumber, 0), ("-012", .badNumber, 0),
    ("0x1", .contentAfterValue, 1),
    ("\"\\x\"", .badEscape, 1), ("\"\\u12\"", .badEscape, 1), ("\"\\u12g4\"", .badEscape, 1),
    ("\"\\'\"", .badEscape, 1),
    ("\"a\nb\"", .controlCharacter, 2), ("\"\t\"", .controlCharacter, 1), ("\"\0\"", .controlCharacter, 1),
    ("\u{A0}1", .valueExpected, 0), ("\u{C}1", .valueExpected, 0),
  ])
  func `what is no JSON is refused at its place`(_ row: (json: String, reason: JSONError.Reason, offset: Int)) {
    #expect(Self.error(Array(row.json.utf8)) == JSONError(row.reason, at: row.offset))
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x5B, 0x31, 0x5D, 0xE2], 3),
    ] as [([UInt8], Int)])
  func `what is no UTF-8 is refused at its place`(_ row: (bytes: [UInt8], offset: Int)) {
    #expect(Self.error(row.bytes) == JSONError(.invalidUTF8, at: row.offset))
  }

  @Test func `two hundred levels are read, and one more is not`() throws {
    let deepest = try Self.tree(String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
    #expect(deepest.nodes.count == 200)
    #expect(Self.error(Array(repeating: UInt8(ascii: "["), count: 201)) == JSONError(.tooDeep, at: 200))
    #expect(Self.error(Array(String(repeating: "{\"a\":", count: 100_000).utf8)) == JSONError(.tooDeep, at: 1000))
  }

  @Test func `of equal names the last one counts, and is remarked`() throws {
    let tree = try Self.tree(#"{"a": 1, "b": {"c": 2, "c": 3}, "\u0061": 4}"#)
    #expect(tree.root["a"]?.text == "4")
    #expect(tree.root["b"]?["c"]?.text == "3")
    #expect(tree.root.members.map(\.name) == ["a", "b", "a"])
    #expect(tree.remarks.map(\.kind) == [.duplicateName, .duplicateName])
    #expect(tree.remarks.map(\.range) == [ByteRange(24, 25), ByteRange(33, 39)])
    // The two ways to write é are two names: nothing is normalised (section 8.3).
    #expect(try Self.tree("{\"\u{E9}\": 1, \"e\u{301}\": 2}").remarks.isEmpty)
  }

  @Test(arguments: [
    (#""\ud800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"), (#""\ud800\ud834\udd1e""#, "\u{FFFD}𝄞"),
    (#""\ud834\u0041""#, "\u{FFFD}A"),
  ])
  func `half of a pair is the replacement character, and is remarked`(_ row: (json: String, text: String)) throws {
    let tree = try Self.tree(row.json)
    #expect(tree.root.text == row.text)
    #expect(tree.remarks.map(\.kind) == [.loneSurrogate])
  }

  @Test func `control characters in strings are read where that is asked for`() throws {
    #expect(try Self.tree("\"a\n\tb\"", allowing: .controlCharacters).root.text == "a\n\tb")
  }

  @Test func `what JSONWriter writes reads as what was meant`() throws {
    let meant = "\u{0}\u{1F}\"\\/ Борщ 𝄞 \u{2028}"
    var writer = JSONWriter()
    writer.object { $0.member(meant) { $0.array { $0.string(meant) } } }
    #expect(try JSONTree(parsing: writer.bytes).root[meant]?.elements.first?.string == meant)
  }

  /// Bytes that JSON is made of, at random: an error or a sound tree, and never more nodes than bytes.
  @Test func `any bytes give an error inside of the text or a sound tree`() {
    let alphabet = Array("[]{}\",:\\u0aD8tfn-.e1 \n\u{E9}".utf8)
    for seed in LongSearch.seeds(few: 4_000) {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      do {
        let tree = try JSONTree(parsing: bytes)
        #expect(tree.nodes.allSatisfy { $0.range.upper <= bytes.count }, "seed \(seed)")
        #expect(tree.nodes.first.map { Int($0.subtreeEnd) } == tree.nodes.count, "seed \(seed)")
        _ = tree.root.text
      } catch {
        #expect(error.offset >= 0 && error.offset <= bytes.count, "seed \(seed)")
      }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "\"\\u", "\"a\",", "{\"a\":1,\"a\":", "[1,"])
  func `a long hostile text ends with an error`(_ piece: String) {
    #expect(Self.error(Array(("[" + String(repeating: piece, count: 40_000)).utf8)) != nil)
  }
}
