import Testing
import VaultModel
import VaultStore

/// The words of a command, without a shell.
@Suite struct CommandWordsTests {
  static let words: [(text: String, words: [String]?)] = [
    ("vi", ["vi"]), ("  code   --wait ", ["code", "--wait"]), ("\"my editor\" -n", ["my editor", "-n"]),
    ("'it''s' x", ["its", "x"]), (#"a\ b c"#, ["a b", "c"]), (#""a \"b\" \\ \n""#, [#"a "b" \ \n"#]),
    ("e ''", ["e", ""]),
    ("/opt/e'd'it'or s'", ["/opt/editor s"]), (#"a\"#, [#"a\"#]),
    // Nothing is run, and nothing is filled in.
    ("vi $HOME `id` $(id) ; rm * | > x &", ["vi", "$HOME", "`id`", "$(id)", ";", "rm", "*", "|", ">", "x", "&"]),
    ("", nil), ("   ", nil), ("'open", nil), ("\"open", nil), (#""open\"#, nil), ("''", nil), ("'' x", nil),
  ]

  @Test("white space parts words, and quotes keep it", arguments: words)
  func read(text: String, words: [String]?) {
    #expect(CommandWords(text)?.words.map { String(decoding: $0, as: UTF8.self) } == words)
  }
}

/// Which editor is started, and how.
@Suite struct EditorTests {
  static let choices:
    [(visual: String?, editor: String?, configured: String?, source: Editor.Source, program: String)] = [
      ("a", "b", "c", .visual, "a"), (nil, "b", "c", .editor, "b"), ("", " ", "c", .configuration, "c"),
      (nil, nil, nil, .standard, "vi"),
    ]

  @Test("VISUAL, EDITOR, the user's configuration, vi", arguments: choices)
  func choice(visual: String?, editor: String?, configured: String?, source: Editor.Source, program: String) throws {
    let editor = try Editor(visual: visual, editor: editor, configured: configured)
    #expect(editor.source == source)
    #expect(editor.call(opening: "/x", line: nil).name == program)
  }

  @Test("a choice that cannot be read is named")
  func unreadable() {
    #expect(throws: Editor.Unreadable(source: .visual, text: "'vi")) {
      try Editor(visual: "'vi", editor: "nano", configured: nil)
    }
  }

  static let calls: [(editor: String, path: String, line: Int?, words: [String])] = [
    ("vim", "/v/a.md", 7, ["vim", "+7", "/v/a.md"]),
    ("/usr/bin/nvim -p", "/v/a.md", 7, ["/usr/bin/nvim", "-p", "+7", "/v/a.md"]),
    ("nano", "/v/a.md", 7, ["nano", "+7", "/v/a.md"]),
    ("emacsclient -t", "/v/a.md", 7, ["emacsclient", "-t", "+7", "/v/a.md"]),
    ("code --wait", "/v/a.md", 7, ["code", "--wait", "--goto", "/v/a.md:7"]),
    ("hx", "/v/a.md", 7, ["hx", "/v/a.md:7"]),
    ("zed --wait", "/v/a.md", 7, ["zed", "--wait", "/v/a.md:7"]), ("unknown", "/v/a.md", 7, ["unknown", "/v/a.md"]),
    ("vim", "/v/a.md", nil, ["vim", "/v/a.md"]), ("vim", "/v/a.md", 0, ["vim", "/v/a.md"]),
    ("vim", "-c!id.md", nil, ["vim", "./-c!id.md"]), ("vim", "+!id.md", 1, ["vim", "+1", "./+!id.md"]),
  ]

  @Test("a file is opened at its line in the editor's own way", arguments: calls)
  func call(editor: String, path: String, line: Int?, words: [String]) throws {
    let call = try Editor(visual: editor, editor: nil, configured: nil).call(opening: Path(path), line: line)
    #expect(([call.program] + call.arguments).map { String(decoding: $0, as: UTF8.self) } == words)
  }
}

@Suite struct UserConfigurationTests {
  static let texts: [(text: String, editor: String?, findings: Int)] = [
    ("editor: code --wait\nalias: {w: x}\n", "code --wait", 0), ("editor: \"hx -v\"\n", "hx -v", 0), ("", nil, 0),
    ("editor:\n", nil, 0), ("editor: [vi, -R]\n", nil, 1), ("editor: *x\n", nil, 1), ("- a\n", nil, 0),
    ("editor: 'vi\n", nil, 1),
  ]

  @Test("the editor is read from the user's own file", arguments: texts)
  func read(text: String, editor: String?, findings: Int) {
    let configuration = UserConfiguration(Array(text.utf8))
    #expect(configuration.editor == editor)
    #expect(configuration.diagnostics.count == findings)
  }

  @Test(
    arguments: [
      ("generator: {url: 'http://localhost:1/v1', model: m}\n", "http://localhost:1/v1 m 60", 0),
      ("generator:\n  url: https://x.org/a\n  model: gpt\n  timeout: 3m\n", "https://x.org/a gpt 180", 0),
      ("generator:\n", nil, 0), ("editor: vi\n", nil, 0), ("generator: llama\n", nil, 1),
      ("generator: {model: m}\n", nil, 1),
      ("generator: {url: 'http://x.org'}\n", nil, 1), ("generator: {url: 'file:///etc/passwd', model: m}\n", nil, 1),
      ("generator: {url: 'http://x.org', model: m, key: k}\n", nil, 1),
      ("generator: {url: 'http://x.org', model: m, timeout: soon}\n", nil, 1),
      ("generator: {url: 'http://x.org', model: m, timeout: 2h}\n", nil, 1),
      ("generator: {url: [a], model: m}\n", nil, 1), ("generator: *x\n", nil, 1),
    ] as [(String, String?, Int)])
  func `a text generator is an address of the web and a model`(_ text: String, _ read: String?, _ findings: Int) {
    let configuration = UserConfiguration(Array(text.utf8))
    #expect(configuration.generator.map { "\($0.url) \($0.model) \($0.timeout.seconds)" } == read)
    #expect(configuration.diagnostics.count == findings)
  }

  static let paths: [(configurationHome: String?, home: String?, path: String?)] = [
    ("/x", "/h", "/x/vault/config.yaml"), (nil, "/h", "/h/.config/vault/config.yaml"),
    ("relative", "/h", "/h/.config/vault/config.yaml"), ("", nil, nil), (nil, "", nil),
  ]

  @Test("it stands where the XDG base directories say", arguments: paths)
  func path(configurationHome: String?, home: String?, path: String?) {
    #expect(UserConfiguration.path(configurationHome: configurationHome, home: home)?.text == path)
  }
}
