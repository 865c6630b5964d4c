import Testing
import VaultSyntax

@Suite struct InlineTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("*a* **b** ***c***", #"em("a") " " strong("b") " " em(strong("c"))"#),
    ("_a_b_ __c__", #"em("a_b") " " strong("c")"#),
    ("**a*b**", #"strong("a*b")"#),
    ("`a``b` ``c`d``", #"code(a``b) " " code(c`d)"#),
    ("`` ` `` `  `", #"code(`) " " code(  )"#),
    ("`a\nb`", "code(a\nb)"),
    (#"\*a\* &amp; &#35; &nope;"#, #"escape(*) "a" escape(*) " " entity(&amp;) " " entity(&#35;) " &nope;""#),
    ("a  \nb\\\nc\nd", #""a" br "b" br "c" / "d""#),
    ("<b a='1'> </b> <!-- c -->", #"html(<b a='1'>) " " html(</b>) " " html(<!-- c -->)"#),
    ("<https://a.b> <a@b.c>", #"auto<https://a.b> " " email<a@b.c>"#),
  ])
  func `text holds code, emphasis, escapes, breaks and HTML`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("[a](/u)", #"link("a")</u>"#),
    ("[a](</u v> 'title')", #"link("a")</u v>'title'"#),
    ("[*a*](u(v)w)", #"link(em("a"))<u(v)w>"#),
    ("![a [b](c)](d)", #"image("a " link("b")<c>)<d>"#),
    ("[a [b](c)](d)", #""[a " link("b")<c> "](d)""#),
    ("*[a*](b)", #""*" link("a*")<b>"#),
    ("[a](b", #""[a](b""#),
    ("[a] [b][A] [c][]\n\n[A]: /u\n[C]: /v", #"link("a")#0 " " link("b")#0 " " link("c")#1"#),
    ("[ẞ]\n\n[SS]: /u", #"link("ẞ")#0"#),
  ])
  func `links and images have destinations or references`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("[[note]]", "wiki(note)"),
    ("[[folder/note#Part one|shown]]", "wiki(folder/note#Part one|shown)"),
    ("[[#Part]] ![[photo.png|300]]", #"wiki(#Part) " " embed(photo.png|300)"#),
    (#"[[a\|b]]"#, "wiki(a|b)"),
    ("[[]] [[|a]] [[a\nb]] [[a]b]]", #""[[]] [[|a]] [[a" / "b]] [[a]b]]""#),
    ("[[[a]]]", #""[" wiki(a) "]""#),
    ("`[[a]]` \\[[a]]", #"code([[a]]) " " escape([) "[a]]""#),
    ("[[[a]] b](c)", #""[" wiki(a) " b](c)""#),
  ])
  func `wiki links name a note, a heading in it and a text`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("~~a~~ ~b~", #"del("a") " " del("b")"#),
    ("~~a~ ~~~b~~~", #""~~a~ ~~~b~~~""#),
    ("~~*a*~~", #"del(em("a"))"#),
  ])
  func `strikethrough has one or two tildes at both ends`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("see https://a.org/b?c=d.", #""see " auto<https://a.org/b?c=d> ".""#),
    ("(www.a.org/b(c))", #""(" auto<www.a.org/b(c)> ")""#),
    ("www.a.org/&hl;", #"auto<www.a.org/> "&hl;""#),
    ("http://a.org/_b_*c*", "auto<http://a.org/_b_*c> \"*\""),
    ("_http://a.org_", "em(auto<http://a.org>)"),
    ("[http://a.org](b)", #"link("http://a.org")<b>"#),
    ("a.b+c@d.org, e@f", #"email<a.b+c@d.org> ", e@f""#),
    ("xhttp://a.org awww.a.org", #""xhttp://a.org awww.a.org""#),
    ("`http://a.org`", "code(http://a.org)"),
  ])
  func `addresses need no angle brackets in notes`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("#a #a/b, #їжа", #"tag(a) " " tag(a/b) ", " tag(їжа)"#),
    ("#1 #2026-11 a#b ## #", ##""#1 #2026-11 a#b ## #""##),
    ("`#a` [x](#b) https://c.d/#e", #"code(#a) " " link("x")<#b> " " auto<https://c.d/#e>"#),
    ("*#a* (#b)", #"em(tag(a)) " (" tag(b) ")""#),
    ("a %%b #c%% d", #""a " comment(b #c) " d""#),
    ("100%% sure", #""100%% sure""#),
    ("a[^1] b[^2]\n\n[^1]: c", #""a" note(1) " b[^2]""#),
  ])
  func `tags, comments and footnotes are read in notes`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("[[a]]", #""[[a]]""#), ("#a", ##""#a""##), ("~~a~~", #""~~a~~""#), ("www.a.org", #""www.a.org""#),
    ("a@b.org", #""a@b.org""#), ("%%a%%", #""%%a%%""#),
  ])
  func `nothing beyond CommonMark is read with its options`(text: String, outline: String) {
    #expect(Inlines(text, options: .commonMark).outline(of: text) == outline)
  }

  @Test(arguments: [
    ("> a `b\n> c` *d\n> e*", "\"a \" code(b\nc) \" \" em(\"d\" / \"e\")"),
    ("- a <b\n  c=\"d\">", "\"a \" html(<b\nc=\"d\">)"),
    ("- [x] a *b*", #""a " em("b")"#),
  ])
  func `text over several lines leaves out what belongs to the containers`(text: String, outline: String) {
    #expect(Inlines(text).outline(of: text) == outline)
  }
}
