import Foundation
import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultPages

/// What a real browser makes of pages, where one is installed.
@Suite(.enabled(if: isThere(.program("chromium")))) struct `A page in a browser` {
  /// As wide as a phone and as a desk.
  private static let windows = [(390, 844), (1280, 800)]

  /// What a page says of itself once it is laid out.
  private struct Layout: Decodable {
    let overflow: Int
    let fetched: Int
    let order: [String]
    let narrowest: Int
  }

  private static func page() -> Page {
    var page = `A page`.page(
      of: "A rather long title with averylongwordthatcannotbebrokenanywherebecauseithasnospaces <b>&")
    let rows = (1...12).map { number in
      Page.Row(
        [
          Page.Cell(number == 3 ? "▶" : "", .current), Page.Cell("\(number):00–\(number):45", .faint),
          Page.Cell("What is done then, number \(number)", .title), Page.Cell("room 204 · ↻ · #study", .faint),
        ], details: number == 5 ? ["missing: 2 eggs, 100 g of flour"] : [])
    }
    page.sections.append(Page.Section("Agenda", [.rows(rows)]))
    return page
  }

  @Test(arguments: windows)
  func `fits the window, fetches nothing, and is gone through in its order`(width: Int, height: Int) throws {
    let browser = try Browser(Self.page().html())
    let layout = try JSONDecoder().decode(Layout.self, from: browser.measured(width: width, height: height))
    #expect(layout.overflow == 0)
    #expect(layout.fetched == 0)
    #expect(layout.order == ["#s1", "#s2", "#s3"])
    #expect(layout.narrowest > 0)
  }

  @Test(arguments: windows)
  func `is light and dark as the reader wishes`(width: Int, height: Int) throws {
    let browser = try Browser(Self.page().html())
    let light = try browser.picture(width: width, height: height, isDark: false)
    let dark = try browser.picture(width: width, height: height, isDark: true)
    #expect(light.starts(with: [0x89, 0x50, 0x4E, 0x47]) && dark.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(light != dark)
  }

  @Test func `is printed`() throws {
    let printed = try Browser(Self.page().html()).printed()
    #expect(printed.starts(with: Array("%PDF-".utf8)) && printed.count > 1_000)
  }
}

/// Chromium without a window, with a page in a folder of its own.
private struct Browser {
  private let folder: ScratchDirectory

  init(_ page: [UInt8]) throws {
    folder = try ScratchDirectory()
    try folder.write("page.html", page)
    // The same page, measured: what runs in it is the test's own, which the page itself would refuse.
    let text = String(decoding: page, as: UTF8.self)
    let policy = try #require(text.range(of: "<meta http-equiv=[^\n]*\n", options: .regularExpression))
    try folder.write(
      "measured.html",
      text.replacingCharacters(in: policy, with: "").replacingOccurrences(
        of: "</body>", with: "<script>\(Self.measuring)</script></body>"))
    for name in ["page", "measured"] { try folder.write("\(name)-frame.html", Self.frame) }
  }

  /// Tells the frame around it what it looks like, in its name.
  private static let measuring = """
    const root = document.documentElement;
    const links = [...document.querySelectorAll('a, button, input, [tabindex]')].filter(e => e.tabIndex >= 0);
    const titles = [...document.querySelectorAll('.rows .title')].map(e => Math.round(e.getBoundingClientRect().width));
    parent.postMessage(JSON.stringify({
      overflow: root.scrollWidth - root.clientWidth,
      fetched: performance.getEntriesByType('resource').length,
      order: links.map(e => e.getAttribute('href') ?? e.tagName),
      narrowest: Math.min(...titles),
    }), '*');
    """

  /// No window of a browser is as narrow as a phone, but a frame in it is.
  private static let frame = """
    <!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0 } iframe { border: 0; display: block }</style>
    <pre id="said" hidden></pre>
    <script>
      addEventListener('message', event => { document.getElementById('said').textContent = event.data; });
      const [width, height, name] = location.hash.slice(1).split(',');
      document.body.append(Object.assign(document.createElement('iframe'), { width, height, src: name }));
    </script>
    """

  private func address(_ name: String, _ width: Int, _ height: Int) -> String {
    "file://\(folder.path)/\(name)-frame.html#\(width),\(height),\(name).html"
  }

  /// What the page says of itself in a window of a size.
  func measured(width: Int, height: Int) throws -> Data {
    let shown = try run(["--virtual-time-budget=2000", "--dump-dom", address("measured", width, height)])
    let text = String(decoding: shown, as: UTF8.self)
    let start = try #require(text.range(of: "<pre id=\"said\" hidden=\"\">"))
    let end = try #require(text.range(of: "</pre>", range: start.upperBound..<text.endIndex))
    return Data(text[start.upperBound..<end.lowerBound].utf8)
  }

  /// A picture of a window of a size, in PNG.
  func picture(width: Int, height: Int, isDark: Bool) throws -> [UInt8] {
    let name = "\(width)-\(isDark ? "dark" : "light").png"
    _ = try run([
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--hide-scrollbars",
      "--window-size=\(max(width, 500)),\(height)",
      "--virtual-time-budget=2000", "--screenshot=\(folder.path)/\(name)", address("page", width, height),
    ])
    return try kept(name)
  }

  /// The page on paper, in PDF.
  func printed() throws -> [UInt8] {
    _ = try run(["--no-pdf-header-footer", "--print-to-pdf=\(folder.path)/page.pdf", "file://\(folder.path)/page.html"])
    return try kept("page.pdf")
  }

  /// A file that the browser made; with `$VAULT_PICTURES` somebody looks at it in that folder.
  private func kept(_ name: String) throws -> [UInt8] {
    let bytes = try folder.read(name)
    if let pictures = ProcessInfo.processInfo.environment["VAULT_PICTURES"] {
      try Data(bytes).write(to: URL(fileURLWithPath: pictures).appendingPathComponent(name))
    }
    return bytes
  }

  /// Runs the browser for a minute at most, and gives what it prints.
  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "timeout", "60", try InstalledProgram.path(of: "chromium"), "--headless", "--no-sandbox", "--disable-gpu",
        "--no-first-run",
      ]
      + ["--user-data-dir=\(folder.path)/profile"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return printed
  }
}
