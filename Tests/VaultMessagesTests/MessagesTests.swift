import Testing
import VaultSyntax

@testable import VaultMessages

@Suite struct `The message catalogue` {
  @Test func `is read whole by these tests`() {
    #expect(Catalogue.names.count > 1_400)
    #expect(Set(Catalogue.names).subtracting(Catalogue.declared.map(\.name)) == [])
    for (name, key) in [("didYouMean", MessageKey.didYouMean), ("gitPromisor", .gitPromisor)] {
      let text = Catalogue.declared.first { $0.name == name }
      #expect(text?.english == key.english.description)
      #expect(text?.ukrainian == key.ukrainian.description)
    }
  }

  @Test(arguments: Catalogue.all)
  func `names the same values in every language`(text: Catalogue.Text) {
    #expect(!text.english.isEmpty)
    #expect(MessageTemplate(text.ukrainian).positions == MessageTemplate(text.english).positions)
  }

  @Test(arguments: YAMLExpectation.allCases)
  func `says what YAML expected`(expectation: YAMLExpectation) {
    let diagnostic = Diagnostic(.yamlSyntax, at: ByteRange(0, 1), values: [expectation.rawValue])
    for language in MessageLanguage.allCases {
      let sentence = Messages(language).sentence(for: diagnostic)
      #expect(![",", " "].contains(sentence.last) && !sentence.hasSuffix(" \(expectation.rawValue)"), "\(sentence)")
    }
  }

  @Test func `says what is wrong with a value that begins as none does`() {
    let diagnostic = Diagnostic(.yamlSyntax, at: ByteRange(0, 1), values: [YAMLExpectation.value.rawValue])
    #expect(
      Messages(.english).sentence(for: diagnostic)
        == "the front matter is not YAML: expected a value in quotes, because without them it cannot begin so"
    )
  }

  @Test func `writes one apostrophe in Ukrainian`() {
    #expect(Catalogue.all.filter { $0.ukrainian.contains("\u{2BC}") } == [])
    #expect(MessageKey.queryBoolean.ukrainian.description.contains("зв’язує"))
  }

  @Test(arguments: Catalogue.declared)
  func `gives plural forms by the language's rules`(text: Catalogue.Text) {
    for (text, counts) in [(text.english, [2]), (text.ukrainian, [3, 4])] {
      for place in text.split(separator: "{").map({ $0.prefix { $0 != "}" } })
      where place.dropFirst().hasPrefix(":") {
        #expect(counts.contains(place.split(separator: "|", omittingEmptySubsequences: false).count), "\(place)")
      }
    }
  }

  @Test(arguments: Catalogue.declared)
  func `is Ukrainian in Ukrainian`(text: Catalogue.Text) {
    #expect(text.ukrainian.unicodeScalars.contains { ("а"..."я").contains($0) })
    #expect(!text.english.unicodeScalars.contains { ("а"..."я").contains($0) })
  }

  @Test(arguments: [
    (MessageLanguage.english, 0, "0 notes"), (.english, 1, "1 note"), (.english, 2, "2 notes"),
    (.english, 21, "21 notes"), (.english, 100_000, "100,000 notes"),
    (.ukrainian, 0, "0 нотаток"), (.ukrainian, 1, "1 нотатка"), (.ukrainian, 2, "2 нотатки"),
    (.ukrainian, 5, "5 нотаток"), (.ukrainian, 11, "11 нотаток"), (.ukrainian, 12, "12 нотаток"),
    (.ukrainian, 21, "21 нотатка"), (.ukrainian, 24, "24 нотатки"), (.ukrainian, 111, "111 нотаток"),
    (.ukrainian, 100_000, "100\u{A0}000 нотаток"),
  ])
  func `counts as people do`(language: MessageLanguage, count: Int, text: String) {
    #expect(Messages(language)(.noteCount, [.count(count)]) == text)
  }

  @Test func `spells out controls in what it quotes`() {
    #expect(
      Messages(.english)(.unknownCommand, [.text("a\u{1B}[31m\u{202E}b\n")])
        == #"there is no command 'a\u{1B}[31m\u{202E}b\n'"#)
  }

  @Test(arguments: [
    (MessageLanguage.english, ["a"], "did you mean 'a'?"),
    (.english, ["a", "b", "c"], "did you mean 'a', 'b' or 'c'?"),
    (.ukrainian, ["a", "b"], "можливо, «a» або «b»?"),
  ])
  func `offers alternatives`(language: MessageLanguage, spellings: [String], text: String) {
    #expect(Messages(language)(.didYouMean, [.alternatives(spellings)]) == text)
  }

  @Test func `leaves other braces and missing values alone`() {
    let messages = Messages(.english)
    #expect(MessageTemplate("{path}: {0} {1}{ {}").filled(with: [.text("x")], by: messages) == "{path}: x { {}")
    #expect(MessageTemplate("{0").filled(with: [.text("x")], by: messages) == "{0")
    #expect(MessageTemplate("{99999999999999999999}").filled(with: [], by: messages) == "{99999999999999999999}")
  }

  @Test func `tells a diagnostic with what would be right`() {
    let diagnostic = Diagnostic(
      .yamlDuplicateKey, at: ByteRange(0, 1), values: ["title"], suggestions: ["aliases"])
    #expect(
      Messages(.english).sentence(for: diagnostic)
        == "the key 'title' is there twice; the first one counts; did you mean 'aliases'?")
  }
}
