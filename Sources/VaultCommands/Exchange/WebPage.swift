import VaultActions
import VaultMessages
import VaultStore

/// A page of the web, fetched by the user's own `curl`.
struct WebPage {
  private let address: String

  /// The longest page, in bytes (16 MB).
  private static let limit = 16 << 20

  init(_ address: String) { self.address = address }

  /// Whether a word of the command line is an address and no file.
  static func isAddress(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.hasPrefix("http://") || word.hasPrefix("https://")
  }

  private var request: CurlRequest {
    var request = CurlRequest(address, limit: Self.limit)
    request.followsRedirects = true
    request.refusesErrors = true
    request.fields = ["User-Agent: vault/\(Version.current)"]
    return request
  }

  /// The bytes of the page.
  ///
  /// - Throws: the failure to report: there is no `curl`, it says why it could not, or the page is too long.
  func fetched(for invocation: Invocation) throws(Failure) -> [UInt8] {
    let output: ProgramOutput
    do throws(SystemError) {
      output = try invocation.environment.programs.capture(request.call, request.input, Self.limit) {
        invocation.shouldStop
      }
    } catch .notFound {
      throw Failure(.system, .fetchNoCurl, [.text(address)], hints: [.init(.fetchNoCurlHint)])
    } catch .interrupted {
      throw Failure.stopped
    } catch {
      throw Failure(cannotRead: address, .systemError(error.code))
    }
    guard output.end == .exited(0) else {
      let said = String(decoding: output.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      throw Failure(
        .system, .fetchFailed, [.text(address)], details: said.prefix(3).map { .text(String($0)) })
    }
    return output.output
  }
}
