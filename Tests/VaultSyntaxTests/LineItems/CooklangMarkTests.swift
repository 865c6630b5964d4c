import Testing
import VaultSyntax

@Suite struct CooklangMarkTests {
  /// The marks as `kind name [quantity] [% unit] [(note)]`.
  private func marks(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    return CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes).map { mark in
      "\(mark.kind) \(string(mark.name))" + (mark.quantity.isEmpty ? "" : " [\(string(mark.quantity))]")
        + (mark.unit.isEmpty ? "" : " %\(string(mark.unit))") + (mark.note.isEmpty ? "" : " (\(string(mark.note)))")
    }
  }

  @Test(arguments: [
    ("Add @flour{200%g}.", ["ingredient flour [200] %g"]),
    ("@salt and @pepper, then", ["ingredient salt", "ingredient pepper"]),
    ("@olive oil{2%tbsp}", ["ingredient olive oil [2] %tbsp"]),
    ("@chilli{ 3 % items }", ["ingredient chilli [3] %items"]),
    ("@milk{1 / 2 %cup}", ["ingredient milk [1 / 2] %cup"]),
    ("@1000 island dressing{ }", ["ingredient 1000 island dressing"]),
    ("@salt @olive oil{}", ["ingredient salt", "ingredient olive oil"]),
    ("@onion{1}(peeled) and", ["ingredient onion [1] (peeled)"]),
    ("@борошно{200%г} та @сіль", ["ingredient борошно [200] %г", "ingredient сіль"]),
    ("@🧂 to taste", ["ingredient 🧂"]),
    ("Message @ example{}", []),
    ("ann@x.org \\@a", []),
  ])
  func `ingredients`(text: String, expected: [String]) {
    #expect(marks(text) == expected)
  }

  @Test(arguments: [
    ("in #pot, then #frying pan{2}", ["cookware pot", "cookware frying pan [2]"]),
    ("#pot\u{2009}then", ["cookware pot"]),
    ("#7-inch nonstick pan{ }", ["cookware 7-inch nonstick pan"]),
    ("step #1 and # 10{}", []),
    ("~{25%min}", ["timer  [25] %min"]),
    ("~eggs{3%minutes}", ["timer eggs [3] %minutes"]),
    ("let it ~rest after", ["timer rest"]),
    ("It is ~ 5, ~5 min", []),
  ])
  func `cookware and timers`(text: String, expected: [String]) {
    #expect(marks(text) == expected)
  }

  @Test(arguments: [
    ("a -- b @c", ["comment b @c"]),
    ("-- a\n@b", ["comment a", "ingredient b"]),
    ("a [- b @c -] @d", ["comment b @c", "ingredient d"]),
    ("a [- b @c", ["ingredient c"]),
    ("a --- @b", ["ingredient b"]),
    ("a - b", []),
  ])
  func `comments`(text: String, expected: [String]) {
    #expect(marks(text) == expected)
  }

  @Test func `a mark's range covers braces and note`() {
    let bytes = Array("x @a b{1%g}(c) y".utf8)
    let marks = CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes)
    #expect(marks.map(\.range) == [ByteRange(2, 14)])
  }
}
