import Testing
import VaultTestSupport

@testable import VaultCommands

/// Expectations are what bash 5.2 does with the same line; see `Completing in a terminal`.
@Suite struct `A line of bash` {
  @Test(
    arguments: [
      ("vault", "vault", ["vault"], .none, ""),
      ("vault ", "", ["vault", ""], .none, ""),
      ("vault  show\tx", "x", ["vault", "show", "x"], .none, ""),
      (#"vault Zz\ Se"#, #"Zz\ Se"#, ["vault", "Zz Se"], .none, ""),
      (#"vault "Zz Se"#, "Zz Se", ["vault", "Zz Se"], .double, ""),
      ("vault 'Zz Se", "Zz Se", ["vault", "Zz Se"], .single, ""),
      (#"vault Zz" Se"#, " Se", ["vault", "Zz Se"], .double, "Zz"),
      (#"vault "milk tag:"ga"#, #""milk tag:"ga"#, ["vault", "milk tag:ga"], .none, ""),
      (#"vault 'a'"b"\c"#, #"'a'"b"\c"#, ["vault", "abc"], .none, ""),
      (#"vault "\$\`\"\\\x"#, #"\$\`\"\\\x"#, ["vault", #"$`"\\x"#], .double, ""),
      (#"vault '\"$`!"#, #"\"$`!"#, ["vault", #"\"$`!"#], .single, ""),
      ("vault '' \"\" x", "x", ["vault", "", "", "x"], .none, ""),
      ("vault x --sort=due,t", "due,t", ["vault", "x", "--sort=due,t"], .none, "--sort="),
      ("vault tag:ve", "ve", ["vault", "tag:ve"], .none, "tag:"),
      ("vault a@b", "@b", ["vault", "a@b"], .none, "a"),
      ("vault ~/v ~ x", "x", ["vault", "/home/ann/v", "/home/ann", "x"], .none, ""),
      (#"vault \~/v a~"#, "a~", ["vault", "~/v", "a~"], .none, ""),
      ("vault Борщ #", "", nil, .none, ""),
      ("vault Борщ#", "Борщ#", ["vault", "Борщ#"], .none, ""),
      ("vault *?{a,b}! x", "x", ["vault", "*?{a,b}!", "x"], .none, ""),
    ] as [(String, String, [String]?, ShellLine.Quotation, String)])
  func `is read as bash reads it`(
    typed: String, text: String, words: [String]?, quotation: ShellLine.Quotation, kept: String
  ) {
    let line = ShellLine(typed, replacing: text, home: "/home/ann")
    #expect(line?.words == words)
    guard words != nil else { return }
    #expect(line?.quotation == quotation)
    #expect(line?.kept == kept)
  }

  @Test(arguments: [
    // What the shell works out, or a command that is not over.
    ("vault $x", "$x"), ("vault \"$x", "$x"), ("vault `x", "`x"), ("vault \"`x", "`x"), ("vault $'x", "x"),
    ("vault a; b", "b"),
    ("vault a | b", "b"), ("vault a && b", "b"), ("vault (a", "a"), ("vault a)", "a)"), ("vault a\nb", "b"),
    ("vault ~ann/x", "~ann/x"),
    // An escape that is not over, or of the end of the line.
    (#"vault a\"#, #"a\"#), (#"vault "a\"#, #"a\"#), ("vault a\\\nb", "a\\\nb"),
    // Not where readline replaces.
    ("vault abc", "x"), ("vault abc", "vault abc and more"), ("vault a b", "a b"), (#"vault "a b"#, "b"),
    (#"vault "a b"#, #""a b"#),
    (#"vault a\ b"#, " b"), (#"vault "a"b"#, #"a"b"#),
    // The shell may make another text of what is kept.
    ("vault *:x", "x"), ("vault {a,b}:x", "x"), ("vault !!:x", "x"), ("vault ~/a:x", "x"),
    // A letter that is not whole.
    ("vault \u{FFFD}", "\u{FFFD}"),
  ])
  func `is not understood`(typed: String, text: String) {
    #expect(ShellLine(typed, replacing: text, home: "/home/ann") == nil)
  }

  @Test(
    arguments: [
      ("x", "x", "plain-1_a.b/c,d+e%f:g=h@i", "plain-1_a.b/c,d+e%f:g=h@i"),
      ("x", "x", "$(x) `y` a\\b", #"\$\(x\)\ \`y\`\ a\\b"#),
      ("x", "x", "'\"!*?[]{}~#&|;<>^", ##"\'\"\!\*\?\[\]\{\}\~\#\&\|\;\<\>\^"##),
      ("x", "x", "Борщ\u{378}🥕\u{A0}", "Борщ\u{378}🥕\u{A0}"), ("x", "x", "'\u{301}x", "\\'\u{301}x"),
      ("'x", "x", "it's $(x) \\", #"it'\''s $(x) \"#), ("'x", "x", "'tis", #"''\''tis"#),
      ("'x", "x", "ends'", #"ends'\'''"#),
      ("'x", "x", "'\u{301}", "''\\''\u{301}"),
      ("\"x", "x", "$(x) `y` \"z\" \\ 'q'", #"\$(x) \`y\` \"z\" \\ 'q'"#), ("\"x", "x", "a!b", #"a"\!"b"#),
      ("\"x", "x", "!b", #"""\!"b"#), ("\"x", "x", "b!", #"b"\!"""#), ("\"x", "x", "\"", #"\"""#),
      ("tag:x", "x", "tag:a b", #"a\ b"#), ("a:\"b:x", "b:x", "a:b:c d", "b:c d"),
      // The case of what is kept counts; nothing may be left to put in.
      ("tag:x", "x", "Tag:a", nil), ("tag:", "", "tag:", nil), ("tag:x", "x", "other", nil),
    ] as [(String, String, String, String?)])
  func `says how an argument is written there`(word: String, text: String, argument: String, typed: String?) {
    #expect(ShellLine("vault " + word, replacing: text, home: nil)?.typed(argument) == typed)
  }

  @Test(arguments: [
    ("u", ["Uu Бо", "Uu Бп"], false, [#"Uu\ Бо"#, #"Uu\ Бп"#]),
    ("u", ["Uu Бо", "Uu Бп"], true, [#"Uu\ Бо"#, #"Uu\ Бп"#, #"Uu\ Б"#]),
    ("u", ["Uu Бо", "Uu Бо2"], true, [#"Uu\ Бо"#, #"Uu\ Бо2"#]),
    ("E", ["E$a", "E!b"], false, [#"E\$a"#, #"E\!b"#, "E"]),
    ("\"E", ["E$a", "E\"b"], false, [#"E\$a"#, #"E\"b"#, "E"]),
    ("'E", ["E'a", "E'b"], false, [#"E'\''a"#, #"E'\''b"#]), ("'", ["'a", "'b"], false, [#"''\''a"#, #"''\''b"#]),
    ("'E", ["E'", "E'b"], false, [#"E'\'''"#, #"E'\''b"#]),
    ("b", ["Bread", "borshch"], false, ["Bread", "borshch"]),
    ("sOm", ["Soma", "sOMb"], false, ["Soma", "sOMb"]),
    // Less than was typed would be put in.
    ("Bor", ["Borx", "BORy", "BOrz"], false, ["Borx"]), ("bOr", ["bORx", "borx", "bORy"], false, ["bORx", "bORy"]),
    ("t:v", ["t:vegan", "x:vegan"], false, ["vegan"]),
    // What begins otherwise shares nothing that could take the place of what was typed.
    ("milk", ["Buy milk", "Bring milk"], false, ["Buy\\ milk", "Bring\\ milk", " "]),
    ("me", ["me too", "my me"], false, ["me\\ too", "my\\ me", " "]),
    ("milk", ["Buy milk"], false, ["Buy\\ milk"]), ("мо", ["молоко", "Молоток"], false, ["молоко", "Молоток"]),
    ("a:m", ["a:Buy milk", "a:bad milk"], false, ["Buy\\ milk", "bad\\ milk", " "]),
  ])
  func `lets readline put in what several share`(word: String, arguments: [String], isOfBytes: Bool, typed: [String]) {
    let text = word.split(separator: ":", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    let line = ShellLine("vault " + word, replacing: text.filter { $0 != "'" && $0 != "\"" }, home: nil)
    #expect(line?.typed(arguments, comparingBytes: isOfBytes) == typed)
  }

  @Test(arguments: ["", "'", "\""])
  func `gives back whatever was written into it`(sign: String) throws {
    let signs = Array("ab -'\"\\$`!(){}[]*?~#&|;<>^=:@Бе\u{301}🥕\u{A0}".unicodeScalars)
    for seed in LongSearch.seeds(few: 2_000) {
      var random = SplitMix64(seed: seed)
      var scalars = String.UnicodeScalarView()
      for _ in 0...Int.random(in: 0..<12, using: &random) {
        scalars.append(signs[Int.random(in: signs.indices, using: &random)])
      }
      let argument = String(scalars)
      let line = try #require(ShellLine("vault show " + sign, replacing: "", home: nil))
      let typed = try #require(line.typed(argument), "seed \(seed): \(argument)")
      // As readline puts it in: a sign at the beginning is the one that stands there, one at the end closes.
      let opens = typed.utf8.first == sign.utf8.first ? "" : sign
      let closes = typed.utf8.last == sign.utf8.last ? "" : sign
      let whole = ShellLine("vault show \(opens)\(typed)\(closes) ", replacing: "", home: nil)
      #expect(whole?.words == ["vault", "show", argument, ""], "seed \(seed): \(argument) as \(typed)")
    }
  }

  @Test func `is read without a fault, whatever it is`() {
    let signs = Array("vault ab'\"\\$`!(~#&<=:\t\n\u{0}\u{FFFD}\u{301}Б".unicodeScalars)
    for seed in LongSearch.seeds(few: 5_000) {
      var random = SplitMix64(seed: seed)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        scalars.append(signs[Int.random(in: signs.indices, using: &random)])
      }
      let text = String(String.UnicodeScalarView(scalars.suffix(Int.random(in: 0..<24, using: &random))))
      guard let line = ShellLine(String(scalars), replacing: text, home: "/home/ann") else { continue }
      #expect(line.words.last?.utf8.starts(with: line.kept.utf8) == true, "seed \(seed)")
    }
  }

  @Test func `is answered by what may stand there`() {
    let source = CompletionSource { _, _ in [.init("a b$", detail: "note"), .init("a\u{202E}b"), .init("a\nb")] }
    func answer(_ line: String, _ text: String) -> String {
      CommandRun("__complete", "--bash", line, text, "1", commands: emptyCommands, source: source).output
    }
    #expect(answer("vault show a", "a") == "a\\ b\\$\n")
    #expect(answer("vault show \"a", "a") == "a b\\$\n")
    #expect(answer("vault show $a", "$a").isEmpty)
    #expect(answer("vault show a >x", "x") == "\tfiles\n")
    #expect(answer("vault sear", "sear") == "search\n")
    #expect(answer("vault init x", "x") == "\tdirectories\n")
  }
}
