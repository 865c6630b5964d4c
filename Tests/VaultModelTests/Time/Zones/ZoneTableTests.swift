import Testing
import VaultModel

@Suite struct `Times of several zones` {
  private let zones: ZoneTable

  init() throws {
    let kyiv = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let newYork = try #require(ZoneRules(posixRule: "EST5EDT,M3.2.0,M11.1.0"))
    zones = ZoneTable(home: kyiv, named: ["America/New_York": newYork])
  }

  @Test(arguments: [
    ("2026-11-20 10:00", "2026-11-20 10:00"),
    ("2026-11-20 10:00 [America/New_York]", "2026-11-20 17:00"),
    // New York still has summer time a week longer than Kyiv.
    ("2026-10-28 10:00 [America/New_York]", "2026-10-28 16:00"),
    ("2026-11-20 10:00Z", "2026-11-20 12:00"), ("2026-11-20 23:30-05:00", "2026-11-21 06:30"),
    ("2026-03-29 03:30", "2026-03-29 04:30"),
    // A zone that nobody knows is no reason to move a time.
    ("2026-11-20 10:00 [Mars/Olympus]", "2026-11-20 10:00"),
  ])
  func `are shown on the vault's clocks`(written: String, shown: String) throws {
    #expect(zones.homeClock(of: try #require(LocalDateTime(written))).text == shown)
  }

  @Test func `are shown on other clocks`() throws {
    let meeting = try #require(LocalDateTime("2026-11-20 17:00"))
    #expect(zones.clock(of: meeting, in: .named("America/New_York"))?.text == "2026-11-20 10:00 [America/New_York]")
    #expect(zones.clock(of: meeting, in: .utc)?.text == "2026-11-20 15:00Z")
    #expect(zones.clock(of: meeting, in: .named("Mars/Olympus")) == nil)
  }

  @Test func `lie as far apart as their instants`() throws {
    let midnight = try #require(LocalDateTime("2026-03-29 00:00"))
    let noon = try #require(LocalDateTime("2026-03-29 12:00"))
    #expect(zones.seconds(from: midnight, to: noon) == 11 * 3600)
    #expect(ZoneTable().seconds(from: midnight, to: noon) == 12 * 3600)
  }
}
