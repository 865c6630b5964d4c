/// A request of the web, which the user's own `curl` makes.
///
/// ```swift
/// let request = CurlRequest("https://example.org/soup", limit: 16 << 20)
/// let output = try programs.capture(request.call, request.input, request.limit) { false }
/// ```
///
/// What is private, such as a key, goes through the standard input and never through the words of the call, which every
/// user of the device can see. The user's `.curlrc` is not read, and no other protocols than those of the web are.
package struct CurlRequest: Sendable, Hashable {
  package let url: String
  /// The longest answer, in bytes.
  package let limit: Int
  /// How long the whole request may take.
  package var timeout: Duration = .seconds(60)
  /// Whether the answer is looked for where the address says it has moved, five times at most.
  package var followsRedirects = false
  /// Whether an answer of HTTP that is an error is none.
  package var refusesErrors = false
  /// Fields of the request, such as `Content-Type: application/json`.
  package var fields: [String] = []
  /// What is sent, as a POST; nil: nothing is, as a GET.
  package var body: [UInt8]?
  /// Whether the status of the answer stands behind it, for ``status(of:)``.
  package var tellsStatus = false

  package init(_ url: String, limit: Int) {
    self.url = url
    self.limit = limit
  }

  /// The call: everything that is no secret (curl(1)).
  package var call: ProgramCall {
    let milliseconds = timeout / .milliseconds(1)
    var words = [
      "-q", "--silent", "--show-error", "--globoff", "--proto", "=http,https", "--proto-redir", "=http,https",
      "--max-redirs", "5", "--max-time", String(milliseconds / 1000), "--max-filesize", String(limit), "--compressed",
    ]
    if followsRedirects { words.append("--location") }
    if refusesErrors { words.append("--fail") }
    if tellsStatus { words += ["--write-out", "\n%{http_code}"] }
    return ProgramCall(Array("curl".utf8), (words + ["--config", "-"]).map { Array($0.utf8) })
  }

  /// The rest of the request, a configuration of curl for its standard input.
  package var input: [UInt8] {
    var lines = [Self.line("url", Array(url.utf8))]
    lines += fields.map { Self.line("header", Array($0.utf8)) }
    if let body { lines.append(Self.line("data-binary", body)) }
    return Array(lines.joined())
  }

  /// The answer without its status, and the status; nil where there is none.
  package static func status(of answer: [UInt8]) -> (body: ArraySlice<UInt8>, status: Int)? {
    guard let end = answer.lastIndex(of: 0x0A), let status = Int(String(decoding: answer[(end + 1)...], as: UTF8.self))
    else { return nil }
    return (answer[..<end], status)
  }

  /// `name = "value"` with the escapes that curl reads in quotation marks.
  private static func line(_ name: String, _ value: [UInt8]) -> [UInt8] {
    var line = Array("\(name) = \"".utf8)
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), byte]
      case 0x0A: line += Array("\\n".utf8)
      case 0x0D: line += Array("\\r".utf8)
      case 0x09: line += Array("\\t".utf8)
      case 0: break
      default: line.append(byte)
      }
    }
    return line + Array("\"\n".utf8)
  }
}
