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

  /// The call: other protocols than those of the web are followed nowhere, an answer that is an error is none, and an
  /// address is no pattern.
  private var call: ProgramCall {
    let words = [
      "--silent", "--show-error", "--fail", "--location", "--max-redirs", "10", "--globoff", "--compressed",
      "--proto", "=http,https", "--proto-redir", "=http,https", "--max-time", "60", "--max-filesize",
      String(Self.limit), "--user-agent", "vault/\(Version.current)", "--url", address,
    ]
    return ProgramCall(Array("curl".utf8), words.map { Array($0.utf8) })
  }

  /// The bytes of the page.
  ///
  /// - Throws: the failure to report: there is no `curl`, it says why it could not, or the page is too long.
  func fetched(for invocation: Invocation) throws(CommandFailure) -> [UInt8] {
    let output: ProgramOutput
    do throws(SystemError) {
      output = try invocation.environment.programs.capture(call, [], Self.limit) { invocation.shouldStop }
    } catch .notFound {
      throw CommandFailure(.ioFailure, .fetchNoCurl, [.text(address)], hints: [.init(.fetchNoCurlHint)])
    } catch .interrupted {
      throw CommandFailure(.interrupted, .stopped)
    } catch {
      throw CommandFailure(.ioFailure, .cannotRead, [.text(address), .systemError(error.code)])
    }
    guard output.end == .exited(0) else {
      let said = String(decoding: output.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      throw CommandFailure(
        .ioFailure, .fetchFailed, [.text(address)], details: said.prefix(3).map { SafeText.line(String($0)) })
    }
    return output.output
  }
}
