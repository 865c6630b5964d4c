import Testing
import VaultStore

/// How curl is called: nothing private in its words.
@Suite struct CurlRequestTests {
  private static func words(_ request: CurlRequest) -> [String] {
    request.call.arguments.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `the words of the call are those of the reliability page, and the address is none of them`() {
    var request = CurlRequest("https://x.org/?q=secret", limit: 100)
    request.fields = ["Authorization: Bearer key"]
    request.body = Array("{\"a\": \"b\\n\"}\n\tпривіт".utf8)
    #expect(
      Self.words(request) == [
        "-q", "--silent", "--show-error", "--globoff", "--proto", "=http,https", "--proto-redir", "=http,https",
        "--max-redirs", "5", "--max-time", "60.0", "--max-filesize", "100", "--compressed", "--config", "-",
      ])
    #expect(
      String(decoding: request.input, as: UTF8.self) == #"""
        url = "https://x.org/?q=secret"
        header = "Authorization: Bearer key"
        data-binary = "{\"a\": \"b\\n\"}\n\tпривіт"

        """#)
  }

  @Test func `what an address says cannot become another line`() {
    let request = CurlRequest("http://x.org/\"\noutput = \"/etc/passwd\\", limit: 1)
    #expect(request.input.filter { $0 == 0x0A }.count == 1)
    #expect(
      String(decoding: request.input, as: UTF8.self) == #"url = "http://x.org/\"\noutput = \"/etc/passwd\\""# + "\n")
  }

  @Test(
    arguments: [
      ("{}\n200", "{}", 200), ("\n000", "", 0), ("a\nb\n404", "a\nb", 404), ("200", nil, 0), ("a\nb", nil, 0),
      ("", nil, 0),
    ] as [(String, String?, Int)])
  func `the status stands behind the answer`(_ row: (answer: String, body: String?, status: Int)) {
    let read = CurlRequest.status(of: Array(row.answer.utf8))
    #expect(read.map { String(decoding: $0.body, as: UTF8.self) } == row.body)
    #expect(read?.status ?? 0 == row.status)
  }
}
