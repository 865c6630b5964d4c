import Foundation
import Testing
import VaultModel
import VaultStore
import VaultTestSupport

@Suite struct `The system's files of time zones` {
  private let scratch: ScratchDirectory
  private let files: ZoneFiles

  /// A file whose clocks are two hours ahead.
  private static let twoHoursAhead = ZoneFile(types: [7200], footer: "EET-2").bytes(version: UInt8(ascii: "2"))

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write("zones/Europe/Test", Self.twoHoursAhead)
    try scratch.write("zones/Europe/Broken", Array("TZif2 is all there is".utf8))
    try scratch.write("Secret", Self.twoHoursAhead)
    files = ZoneFiles(directory: scratch.path + "/zones", files: .system)
  }

  @Test func `are found by their names`() {
    #expect(files.rules(named: "Europe/Test")?.offset(at: 0) == 7200)
  }

  @Test(arguments: [
    "Europe/Nowhere", "Europe/Broken", "Europe", "", "/Europe/Test", "Europe/", "Europe//Test", "../Secret",
    "Europe/../Europe/Test", "./Europe/Test", "Europe/Te\u{0}st", "Europe/Тест",
  ])
  func `are nothing under any other name`(name: String) {
    #expect(files.rules(named: name) == nil)
  }

  @Test(
    arguments: [
      ("Europe/Test", 7200), (":Europe/Test", 7200), ("", 0), ("EET-3", 10800), ("Europe/Nowhere", nil),
    ] as [(String, Int32?)])
  func `are chosen by TZ`(variable: String, offset: Int32?) {
    #expect(files.deviceRules(variable: variable)?.offset(at: 0) == offset)
  }

  @Test func `make the table of a vault, and say which names no file has`() throws {
    let (zones, unknown) = ZoneTable.read(
      setting: "Europe/Test", named: ["Mars/Olympus", "Europe/Test", "Mars/Olympus"], deviceVariable: "UTC0",
      from: files)
    #expect(unknown == ["Mars/Olympus"])
    #expect(zones.homeClock(of: try #require(LocalDateTime("2026-11-20 10:00Z"))).text == "2026-11-20 12:00")
    let (other, wrong) = ZoneTable.read(setting: "Nowhere", named: [], deviceVariable: "EET-5", from: files)
    #expect(wrong == ["Nowhere"])
    #expect(other.homeClock(of: try #require(LocalDateTime("2026-11-20 10:00Z"))).text == "2026-11-20 15:00")
  }
}
