import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultExchange

/// One question to the user's text generator, asked through `curl`.
struct GeneratorCall {
  let generator: TextGenerator
  /// The key; nil for a server that needs none.
  let key: String?
  let request: DraftRequest
  /// How long the answer may take.
  var timeout: Duration

  /// The longest answer, in bytes (20 MB, the reliability page of the specification).
  private static let limit = 20 << 20

  init(_ generator: TextGenerator, key: String?, _ request: DraftRequest) {
    self.generator = generator
    self.key = key
    self.request = request
    timeout = .seconds(generator.timeout.seconds)
  }

  /// The drafted recipe.
  ///
  /// - Throws: the failure to report: no curl, no answer, an error of HTTP, an empty answer, or no recipe.
  func recipe(_ programs: ProgramOperations, shouldStop: () -> Bool) throws(Failure) -> RecipeImport {
    let answer = try answer(programs, shouldStop)
    do throws(DraftError) {
      return try DraftAnswer.recipe(of: answer, in: request.language)
    } catch .empty {
      throw Failure(
        .notFound, .draftEmpty, [.text(generator.url)], hints: [.init(.draftNotARecipeHint)])
    } catch {
      throw Failure(
        .notFound, .draftNotARecipe, [error.message], hints: [.init(.draftNotARecipeHint)])
    }
  }

  private var curl: CurlRequest {
    var curl = CurlRequest(generator.url, limit: Self.limit)
    curl.timeout = timeout
    curl.tellsStatus = true
    curl.fields = ["Content-Type: application/json"]
    // A line break would begin a field of its own.
    if let key { curl.fields.append("Authorization: Bearer " + key.filter { !$0.isNewline }) }
    curl.body = request.body(model: generator.model)
    return curl
  }

  private func answer(
    _ programs: ProgramOperations, _ shouldStop: () -> Bool
  ) throws(Failure) -> [UInt8] {
    let curl = curl
    var call = curl.call
    call.environment = [.unset(EnvironmentVariable.generatorKey.rawValue)]
    let output: ProgramOutput
    do throws(SystemError) {
      output = try programs.capture(call, curl.input, Self.limit, shouldStop)
    } catch .notFound {
      throw Failure(.system, .draftNoCurl)
    } catch .interrupted {
      throw Failure.stopped
    } catch {
      throw Failure(cannotRead: generator.url, .systemError(error.code))
    }
    guard output.end == .exited(0), let (body, status) = CurlRequest.status(of: output.output) else {
      let said = String(decoding: output.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      throw Failure(
        .system, .draftNotReached, [.text(generator.url)], details: said.prefix(3).map { .text(safe($0)) })
    }
    guard 200..<300 ~= status else { throw refusal(status, body) }
    return Array(body)
  }

  private func refusal(_ status: Int, _ body: ArraySlice<UInt8>) -> Failure {
    let said = (try? JSONTree(parsing: Array(body)))?.root
    let error = said?["error"]?["message"]?.string ?? said?["error"]?.string ?? said?["message"]?.string
    let hints: [Remark] = [401, 403].contains(status) ? [.init(.draftKeyHint)] : []
    return Failure(
      .system, .draftRefused, [.text(generator.url), .text(String(status))],
      details: error.map { [.text(safe($0))] } ?? [], hints: hints)
  }

  /// What a stranger says, short, without what a terminal might obey, and without the key, which some servers repeat.
  private func safe(_ text: some StringProtocol) -> String {
    let shown = key.map { String(text).replacing($0, with: "…") } ?? String(text)
    return SafeText.line(String(shown.prefix(300)))
  }
}

extension DraftError {
  /// What is wrong, as a part of a sentence.
  fileprivate var message: MessageValue {
    switch self {
    case .empty, .noMessage: .message(.draftNoMessage)
    case .notJSON(let reason): .message(.draftNotJSON, [.message(reason.message)])
    case .missing(let name): .message(.draftMissing, [.text(name)])
    case .wrongKind(let name): .message(.draftWrongKind, [.text(name)])
    case .fewIngredients: .message(.draftFewIngredients)
    }
  }
}
