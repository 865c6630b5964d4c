import Testing
import VaultSyntax

@Suite struct BlockTests {
  @Test(arguments: [
    ("plain\ntext", #"p "plain/text""#),
    ("# One #\n\nTwo\n===\n", #"h1 "One" h1 "Two""#),
    ("#tag is text", ##"p "#tag is text""##),
    ("a\n\n\n    code\n\n    more\n\nb", #"p "a" code "code//more" p "b""#),
    ("***\n* * *\n_ _ _\n--", #"break break break p "--""#),
    ("```swift\nlet a = 1\n\n```\nafter", #"fence<swift> "let a = 1/" p "after""#),
    ("~~~\nnever closed", #"fence "never closed""#),
    ("<div>\n*a*\n\n*b*", #"html "<div>/*a*" p "*b*""#),
    ("<!-- a\n\nb --> c\nd", #"html "<!-- a//b --> c" p "d""#),
    ("[a]: /url\n  'title'\ntext", #"link "[a]: /url/'title'" p "text""#),
    ("[a]: /url\n===", #"link "[a]: /url" p "===""#),
    ("[a]: /url\n---", #"link "[a]: /url" break"#),
    ("a\r\nb\rc\r\n\r\nd", #"p "a/b/c" p "d""#),
  ])
  func `leaves hold their text without prefixes and line endings`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("> a\nlazy\n> b", #"quote(p "a/lazy/b")"#),
    ("> a\n\n> b", #"quote(p "a") quote(p "b")"#),
    ("> a\n---", #"quote(p "a") break"#),
    ("> ```\na", #"quote(fence) p "a""#),
    (">\tfoo\n>\t\tbar", #"quote(p "foo/bar")"#),
    (">\t\tfoo", #"quote(code "  foo")"#),
  ])
  func `quotes hold blocks and let paragraphs go on lazily`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("- a\n- b", #"list(item(p "a") item(p "b"))"#),
    ("- a\n\n- b", #"list-loose(item(p "a") item(p "b"))"#),
    ("- a\n  - b\n\n    c\n- d", #"list(item(p "a" list-loose(item(p "b" p "c"))) item(p "d"))"#),
    ("- a\n  > b\n  >\n- c", #"list(item(p "a" quote(p "b")) item(p "c"))"#),
    ("- ```\n  a\n\n\n  ```\n- c", #"list(item(fence "a//") item(p "c"))"#),
    ("- a\n\n  [b]: /url\n- d", #"list-loose(item(p "a" link "[b]: /url") item(p "d"))"#),
    ("- a\n+ b\n1. c\n2) d", #"list(item(p "a")) list(item(p "b")) ordered(item(p "c")) ordered(item(p "d"))"#),
    ("text\n- a", #"p "text" list(item(p "a"))"#),
    ("text\n2. a", #"p "text/2. a""#),
    ("text\n1. a", #"p "text" ordered(item(p "a"))"#),
    ("text\n-", #"h2 "text""#),
    ("text\n*", #"p "text/*""#),
    ("-\n\n  a", #"list(item()) p "a""#),
    ("-\n  a", #"list(item(p "a"))"#),
    ("-   \n   \n  a", #"list(item()) p "a""#),
    ("1986. A great year", #"ordered(item(p "A great year"))"#),
    ("1234567890. no", #"p "1234567890. no""#),
    ("- a\n\n\ttab", #"list-loose(item(p "a" p "tab"))"#),
    ("- foo\n\n\t\tbar", #"list-loose(item(p "foo" code "  bar"))"#),
    ("* *400 g* flour\n* * *", #"list(item(p "*400 g* flour")) break"#),
  ])
  func `lists are tight unless a blank line separates what they hold`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("- [ ] a\n- [x] b\n- [>] c", #"list(item[ ](p "[ ] a") item[x](p "[x] b") item[>](p "[>] c"))"#),
    ("- [ ]\n- [  ] a\n- [ ]b", #"list(item[ ](p "[ ]") item(p "[  ] a") item(p "[ ]b"))"#),
    ("1. [/] a", #"ordered(item[/](p "[/] a"))"#),
    ("> - [✓] a", #"quote(list(item[✓](p "[✓] a")))"#),
    ("[ ] a", #"p "[ ] a""#),
    ("-\n  [ ] a", #"list(item(p "[ ] a"))"#),
    ("- \n\n[ ] a", #"list(item()) p "[ ] a""#),
    ("- [ ] a | b\n  --|--", #"list(item(table "[ ] a | b/--|--"))"#),
    ("- a\n  [ ] b", #"list(item(p "a/[ ] b"))"#),
    ("- [x](url)", #"list(item(p "[x](url)"))"#),
    ("```\n- [ ] a\n```", #"fence "- [ ] a""#),
    ("<!--\n- [ ] a\n-->", #"html "<!--/- [ ] a/-->""#),
  ])
  func `a checkbox is one character between brackets at the beginning of an item`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("| a | b |\n|---|:-:|\n| 1 | 2 |\n\nend", #"table "| a | b |/|---|:-:|/| 1 | 2 |" p "end""#),
    ("a | b\n:- | -:\n1\n> q", #"table "a | b/:- | -:/1" quote(p "q")"#),
    ("text\na | b\n--|--\n1 | 2", #"p "text" table "a | b/--|--/1 | 2""#),
    ("a | b\n|---|", #"p "a | b/|---|""#),
    (#"a \| b"# + "\n|---|", #"table "a \| b/|---|""#),
    ("- x\n\n  a | b\n  --|--\n- y", #"list-loose(item(p "x" table "a | b/--|--") item(p "y"))"#),
    ("- x\n  a | b\n  --|--\n- y", #"list(item(p "x" table "a | b/--|--") item(p "y"))"#),
    ("> a | b\n--|--", #"quote(p "a | b/--|--")"#),
  ])
  func `a table is a header, a delimiter row of as many cells, and rows`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("%%\n- [ ] a\n\nb\n%%\nc", #"comment "%%/- [ ] a//b/%%" p "c""#),
    ("%% a %%\nb", #"comment "%% a %%" p "b""#),
    ("%% a %% b", #"p "%% a %% b""#),
    ("a\n%%\nb\n%%", #"p "a" comment "%%/b/%%""#),
    ("- a\n  %%\n  b\n- c", #"list(item(p "a" comment "%%/b") item(p "c"))"#),
    ("[^1]: a\n    b\n\n    c\n\nd", #"footnote<1>(p "a/b" p "c") p "d""#),
    ("[^1]: a\n[^2]: b", #"footnote<1>(p "a") footnote<2>(p "b")"#),
    ("[^a b]: c", #"link "[^a b]: c""#),
  ])
  func `comments and footnotes are read in notes`(text: String, outline: String) {
    #expect(MarkdownBlocks(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("a | b\n--|--", #"p "a | b/--|--""#),
    ("%%\na\n%%", #"p "%%/a/%%""#),
    ("- [ ] a", #"list(item(p "[ ] a"))"#),
    ("[^1]: a", #"link "[^1]: a""#),
  ])
  func `nothing beyond CommonMark is read with its options`(text: String, outline: String) {
    #expect(MarkdownBlocks(text, options: .commonMark).outline(of: text) == outline)
  }
}
