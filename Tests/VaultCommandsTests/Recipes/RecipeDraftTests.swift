import Synchronization
import Testing
import VaultActions
import VaultExchange
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTestSupport

@testable import VaultCommands

/// `vault recipe draft`: what is asked, what is made of the answer, and that nothing is written on any error.
@Suite struct `vault recipe draft` {
  private static let recipe = #"""
    {"title":"Beet and bean soup","servings":4,"time":45,"category":"Soup","difficulty":"brave","diets":["vegan"],
    "ingredients":[{"title":"beet","quantity":"500 g"},{"title":"beans","quantity":"1 can"},{"title":"salt","quantity":""}],
    "steps":["Boil the beet.","Add the beans."]}
    """#

  private static func completion(_ message: String) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("choices") {
        $0.array { $0.object { $0.member("message") { $0.object { $0.member("content", message) } } } }
      }
    }
    return json.text
  }

  private func vault(generator url: String?) throws -> ScratchDirectory {
    var files = [".vault/config.yaml": "lang: en\n"]
    if let url { files[".home/vault/config.yaml"] = "generator: {url: \"\(url)\", model: llama3}\n" }
    return try ScratchDirectory(files)
  }

  private func run(
    _ words: [String], in directory: ScratchDirectory, programs: ProgramOperations, language: String? = nil
  ) -> CommandRun {
    CommandRun(["recipe", "draft"] + words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.stateHome] = directory.path + "/.state"
      environment.variables[.configurationHome] = directory.path + "/.home"
      environment.variables[.generatorKey] = "s3cret"
      environment.programs = programs
    }
  }

  /// Answers with this instead of a server.
  private func answering(_ output: ProgramOutput) -> ProgramOperations {
    ProgramOperations(capture: { _, _, _, _ throws(SystemError) in output })
  }

  private static let with = ["--with", "beet, beans", "--servings", "4", "--diet", "vegan"]

  private func isEmpty(_ directory: ScratchDirectory) -> Bool {
    (try? directory.read("recipes/beet-and-bean-soup.md")) == nil
  }

  @Test func `a draft is a note marked as one, and undo takes it back`() throws {
    let directory = try vault(generator: "http://127.0.0.1:1/")
    let programs = answering(.init(.exited(0), output: Array((Self.completion(Self.recipe) + "\n200").utf8)))
    let run = run(Self.with, in: directory, programs: programs)
    #expect(run.output == "recipes/beet-and-bean-soup.md\n")
    #expect(run.errors == "written by llama3: read it before you cook\n")
    let note = String(decoding: try directory.read("recipes/beet-and-bean-soup.md"), as: UTF8.self)
    #expect(
      note == """
        ---
        servings: 4
        lang: en
        time: 45m
        category: Soup
        difficulty: easy
        diets: [vegan]
        status: draft
        public: false
        ai: true
        created: 2026-11-20
        ---

        # Beet and bean soup

        ---

        - *500 g* beet
        - *1 can* beans
        - salt

        ---

        1. Boil the beet.
        2. Add the beans.

        """)
    #expect(CommandRun(["check", "--strict"], in: directory).code == .done)
    let dry = self.run(Self.with + ["--dry-run", "--to", "inbox"], in: directory, programs: programs)
    #expect(
      dry.output.contains("+++ inbox/beet-and-bean-soup.md") || dry.output.contains("inbox/beet-and-bean-soup.md"))
    #expect((try? directory.read("inbox/beet-and-bean-soup.md")) == nil)
  }

  @Test(
    arguments: [
      (nil, "", "error: no text generator is set up; nothing was written", 3),
      (
        ProgramOutput(.exited(7), errors: Array("curl: (7) refused\n".utf8)), "",
        "error: the text generator at http://127.0.0.1:1/ gave no answer; nothing was written\n  curl: (7) refused\n", 3
      ),
      (
        ProgramOutput(.exited(0)), #"{"error":{"message":"bad key s3cret\u001b"}}"# + "\n401",
        "error: the text generator at http://127.0.0.1:1/ refused: HTTP 401; nothing was written\n  bad key …\\u{1B}\n"
          + "hint: the variable VAULT_GENERATOR_KEY holds the generator's key\n", 3
      ),
      (
        ProgramOutput(.exited(0)), "\n500",
        "error: the text generator at http://127.0.0.1:1/ refused: HTTP 500; nothing was written\n", 3
      ),
      (
        ProgramOutput(.exited(0)), "\n200",
        "error: the answer of the text generator at http://127.0.0.1:1/ is empty; nothing was written\n", 1
      ),
      (
        ProgramOutput(.exited(0)), completion("{}") + "\n200",
        "error: the text generator's answer is not the recipe that was asked for: 'title' is missing; nothing was written\n",
        1
      ),
      (
        ProgramOutput(.exited(0)), completion("Sorry") + "\n200",
        "error: the text generator's answer is not the recipe that was asked for: it is not JSON (the only words are", 1
      ),
    ] as [(ProgramOutput?, String, String, Int32)])
  func `every error is one of its own, and nothing is written`(
    _ output: ProgramOutput?, _ answer: String, _ error: String, _ code: Int32
  ) throws {
    let directory = try vault(generator: output == nil ? nil : "http://127.0.0.1:1/")
    var output = output ?? ProgramOutput(.exited(0))
    output.output = Array(answer.utf8)
    let run = run(Self.with, in: directory, programs: answering(output))
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(run.code.rawValue == code && run.output == "" && isEmpty(directory))
    #expect(!run.errors.contains("s3cret"))
  }

  @Test func `what contradicts the diet that was asked for is named`() throws {
    let directory = try vault(generator: "http://127.0.0.1:1/")
    let recipe = Self.recipe.replacing(#""salt","quantity":"""#, with: #""milk","quantity":"200 ml""#)
    let programs = answering(.init(.exited(0), output: Array((Self.completion(recipe) + "\n200").utf8)))
    #expect(
      run(Self.with, in: directory, programs: programs).errors == """
        written by llama3: read it before you cook
        warning: Beet and bean soup is not vegan: that is contradicted by milk

        """)
  }

  @Test func `a missing curl and a missing food are named`() throws {
    let directory = try vault(generator: "http://127.0.0.1:1/")
    #expect(
      run(Self.with, in: directory, programs: .none).errors
        == "error: the text generator cannot be asked: the program 'curl' is not in PATH; nothing was written\n")
    #expect(run(["--with", " , "], in: directory, programs: .none).code == .wrongCall)
    #expect(run([], in: directory, programs: .none).errors.contains("--with"))
    #expect(run(["--with", "a", "--diet", "carnivore"], in: directory, programs: .none).code == .wrongCall)
  }

  @Test func `Ukrainian people are told in Ukrainian`() throws {
    let directory = try vault(generator: nil)
    let run = run(Self.with, in: directory, programs: .none, language: "uk_UA.UTF-8")
    #expect(run.errors.hasPrefix("помилка: генератор тексту не налаштовано; нічого не записано\n"))
  }

  // MARK: Over the network of this device

  private func ask(_ server: String, timeout: Duration = .seconds(600)) -> Result<RecipeImport, Failure> {
    let request = DraftRequest(foods: ["beet"], servings: 4, diets: [.vegan], language: .english)
    var call = GeneratorCall(TextGenerator(url: server, model: "llama3"), key: "s3cret", request)
    call.timeout = timeout
    return Result { () throws(Failure) in try call.recipe(.system) { false } }
  }

  private func failure(_ result: Result<RecipeImport, Failure>) -> MessageKey? {
    if case .failure(let failure) = result { failure.remark.key } else { nil }
  }

  @Test(.enabled(if: isThere(.program("curl"))))
  func `a server is asked with the key in a field, and answers with a recipe`() throws {
    let server = try ScratchServer(.answer(status: 200, body: Self.completion(Self.recipe)))
    let found = try ask(server.url).get()
    #expect(found.recipe.title == "Beet and bean soup" && found.recipe.ingredients.count == 3)
    let request = server.request
    #expect(request.hasPrefix("POST /v1/chat/completions HTTP/1.1\r\n"))
    #expect(
      request.contains("Authorization: Bearer s3cret\r\n") && request.contains("Content-Type: application/json\r\n"))
    let body = try #require(request.split(separator: "\r\n\r\n").last)
    #expect(try JSONTree(parsing: Array(body.utf8)).root["model"]?.string == "llama3")
  }

  @Test(
    .enabled(if: isThere(.program("curl"))),
    arguments: [
      (.answer(status: 404, body: "{}"), MessageKey.draftRefused), (.answer(status: 302, body: ""), .draftRefused),
      (.answer(status: 200, body: ""), .draftEmpty), (.answer(status: 200, body: "<html>"), .draftNotARecipe),
      (.hangingUp, .draftNotReached),
    ] as [(ScratchServer.Behaviour, MessageKey)])
  func `a bad server is told by its error`(_ row: (behaviour: ScratchServer.Behaviour, key: MessageKey)) throws {
    #expect(failure(ask(try ScratchServer(row.behaviour).url)) == row.key)
  }

  @Test(.enabled(if: isThere(.program("curl"))))
  func `a server that says nothing is given up when the time is over`() throws {
    let server = try ScratchServer(.silence)
    #expect(failure(ask(server.url, timeout: .milliseconds(150))) == .draftNotReached)
    #expect(server.request.hasPrefix("POST "))
  }

  @Test(.enabled(if: isThere(.program("curl")))) func `no server at all is no answer`() throws {
    #expect(failure(ask(try ScratchServer.unusedURL())) == .draftNotReached)
  }
}
