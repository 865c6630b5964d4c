import Foundation
import Testing
import VaultModel
import VaultTestSupport

@Suite struct `A file of a time zone` {
  @Test func `gives its transitions, and its rule after them`() throws {
    // Until 1000 an hour west, from 1000 to 2000 two hours east, then what the footer says.
    let file = ZoneFile(types: [-3600, 7200, 3600], transitions: [(1000, 1), (2000, 2)], footer: "CET-1")
    for version in [UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")] {
      let zone = try ZoneRules(file.bytes(version: version))
      #expect(
        [-5, 999, 1000, 1999, 2000, 99_999].map { zone.offset(at: $0) } == [-3600, -3600, 7200, 7200, 3600, 3600])
    }
  }

  @Test func `of version 1 has times of 32 bits and no footer`() throws {
    let file = ZoneFile(types: [-3600, 7200], transitions: [(-1000, 1)], footer: nil)
    let zone = try ZoneRules(file.bytes(version: 0))
    #expect([-1001, -1000, 5_000_000_000].map { zone.offset(at: $0) } == [-3600, 7200, 7200])
  }

  @Test func `whose footer does not read keeps its last offset`() throws {
    let zone = try ZoneRules(ZoneFile(types: [0, 60], transitions: [(5, 1)], footer: "nonsense!").bytes(version: 0x32))
    #expect(zone.offset(at: 1_000_000) == 60)
  }

  @Test func `that is damaged is refused at every length`() {
    let bytes = ZoneFile(types: [0, 7200], transitions: [(1000, 1), (2000, 0)], footer: "UTC0").bytes(version: 0x32)
    // The footer may be cut: what is before it is whole.
    let footer = bytes.count - "\nUTC0\n".utf8.count
    for length in 0..<footer {
      #expect(throws: ZoneFileError.self) { try ZoneRules(Array(bytes[..<length])) }
    }
  }

  @Test func `with any byte changed is read or refused`() {
    let bytes = ZoneFile(
      types: [0, 7200], transitions: [(1000, 1), (2000, 0)], footer: "EET-2EEST,M3.5.0/3,M10.5.0/4"
    )
    .bytes(version: 0x32)
    for place in bytes.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = value
        guard let zone = try? ZoneRules(changed) else { continue }
        _ = zone.offset(at: 1500)
        _ = zone.instant(of: LocalDateTime(.first))
      }
    }
  }

  @Test(arguments: [
    (ZoneFile(types: [0], transitions: [(1, 1)], footer: nil), ZoneFileError.inconsistent),
    (ZoneFile(types: [0], transitions: [(5, 0), (5, 0)], footer: nil), .inconsistent),
    (ZoneFile(types: [100_000], transitions: [], footer: nil), .inconsistent),
    (ZoneFile(types: [], transitions: [], footer: nil), .inconsistent),
  ])
  func `that contradicts itself is refused`(file: ZoneFile, error: ZoneFileError) {
    #expect(throws: error) { try ZoneRules(file.bytes(version: 0x32)) }
  }

  @Test func `is told by its first bytes`() {
    #expect(throws: ZoneFileError.notAZoneFile) { try ZoneRules(Array("# a note".utf8)) }
    #expect(throws: ZoneFileError.notAZoneFile) { try ZoneRules([]) }
  }

  /// The offsets that the README of the data states, and changes worked out from the footers it states.
  @Test(
    .enabled(if: isThere(.systemZones)),
    arguments: [
      ("UTC", "2026-01-15", 0), ("UTC", "2026-07-15", 0), ("Europe/Kyiv", "2026-01-15", 7200),
      ("Europe/Kyiv", "2026-07-15", 10800), ("Europe/Kyiv", "2090-07-15", 10800), ("Europe/Minsk", "2026-07-15", 10800),
      ("Europe/London", "2026-07-15", 3600), ("America/New_York", "2026-07-15", -14400),
      ("America/Santiago", "2026-01-15", -10800), ("America/Santiago", "2026-07-15", -14400),
      ("Pacific/Auckland", "2026-01-15", 46800), ("Pacific/Auckland", "2026-07-15", 43200),
      ("Australia/Lord_Howe", "2026-01-15", 39600), ("Australia/Lord_Howe", "2026-07-15", 37800),
      ("Asia/Kathmandu", "2026-07-15", 20700),
    ])
  func `of the system gives the offsets of the tz database`(name: String, day: String, offset: Int32) throws {
    let data = try #require(FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)"))
    let noon = try #require(LocalDateTime(day + " 12:00")).secondsSinceEpoch
    #expect(try ZoneRules(Array(data)).offset(at: noon) == offset)
  }
}
