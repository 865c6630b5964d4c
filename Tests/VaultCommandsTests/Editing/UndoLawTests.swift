import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// *Undo after any command, then any command, equals that command without both*, with all that vault remembers.
@Suite struct `An undone command never was` {
  private static let files = [
    ".vault/config.yaml": "lang: en\n",
    "inbox.md":
      "- [ ] milk\n- [ ] tea {due: 2026-11-25}\n- [x] rice {completed: 2026-11-19}\n- [ ] call Ann 📅 2026-11-24 ^ann\n",
    "tasks/bins.md": "---\ntitle: Bins\ndue: 2026-11-20\nrepeat: weekly\n---\n\n- [x] 2026-11-13\n",
    "tasks/report.md": "---\ntitle: Report\ndue: 2026-11-27\ndepends: \"[[bins]]\"\n---\n\nTen pages, see [[soup]].\n",
    "events/trip.md": "---\ntype: event\ntitle: Trip\nstart: 2026-12-01 10:00\nrepeat: weekly\n---\n",
    "recipes/soup.md":
      "---\nservings: 4\ntags: [soup, winter]\n---\n# Soup\n\n## Ingredients\n\n- *500 g* beetroot\n- *2 l* water\n",
    "shopping/market.md": "- [ ] *1 kg* potatoes\n- [x] bread\n",
    "pantry/larder.md": "- *1 kg* beetroot {expires: 2026-12-20}\n",
    "lists/home.md": "# Home\n",
    "family.ics":
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20261101T000000Z\r\n"
      + "DTSTART:20261205T100000\r\nX-COLOR:red\r\nSUMMARY:Party\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  ]

  private static let commands: [[String]] = [
    ["add", "Buy nails tomorrow"], ["add", "Call Bob every week", "--list", "Home"], ["new", "task", "Paint"],
    ["new", "recipe", "Cake", "servings=6"], ["done", "milk"], ["done", "tea", "--on", "2026-11-18"], ["done", "bins"],
    ["done", "bins", "--skip"], ["done", "bins", "--move", "2026-11-22"], ["done", "trip", "--move", "2026-12-02"],
    ["cancel", "call Ann"], ["cancel", "bins"], ["reopen", "rice"], ["reopen", "bins"], ["start", "tea"],
    ["start", "report"], ["stop", "--now", "2026-11-20 09:45"], ["set", "soup", "servings=6"],
    ["set", "soup", "tags+=quick"], ["set", "tea", "due="], ["rm", "soup"], ["rm", "milk"], ["rm", "bins"],
    ["mv", "soup", "archive/"], ["mv", "bins", "tasks/waste.md"], ["tag", "rename", "winter", "cold"],
    ["sync", "ics", "family.ics"], ["sync", "ics", "new.ics"], ["scale", "soup", "--servings", "8", "--write"],
    ["shop", "add", "soup", "--servings", "20"], ["shop", "add", "2 l milk"], ["shop", "done", "market", "--stock"],
    ["cook", "soup"],
    ["order", "tea", "--before", "milk"], ["check", "--fix"],
    ["import", "family.ics"],
  ]

  private func run(_ words: [String], in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  /// Every file of a vault, and what it remembers but the record of commands; the device's number is left out.
  private func whole(_ directory: ScratchDirectory) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
      let isKept = !path.hasPrefix(".") || path == ".vault/state/started" || path.hasPrefix(".vault/state/synced/")
      guard isKept, let bytes = try? directory.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard path.hasPrefix(".") else {
        files[path] = text
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      // What runs is told in the first lines; behind them is which command began it.
      files[path == ".vault/state/started" ? path : ".vault/state/synced"] =
        (path.hasSuffix("started") ? lines.prefix(lines.first == "-" ? 1 : 5) : lines[...]).joined(separator: "\n")
    }
    if files[".vault/state/started"] == "-" { files[".vault/state/started"] = nil }
    return files
  }

  @Test func `whatever command comes next`() throws {
    for seed in LongSearch.seeds(few: 24) {
      var random = SplitMix64(seed: seed)
      // Seeds that follow each other go through all commands, so that none is left out.
      let undone = Self.commands[Int(seed % UInt64(Self.commands.count))]
      let before = Bool.random(using: &random) ? Self.commands.randomElement(using: &random) ?? [] : []
      let next = Self.commands.randomElement(using: &random) ?? []
      let (plain, other) = (try ScratchDirectory(Self.files), try ScratchDirectory(Self.files))
      if !before.isEmpty {
        _ = run(before, in: plain)
        _ = run(before, in: other)
      }
      let comment: Comment = "seed \(seed): \(before), \(undone), undo, \(next)"
      let state = try whole(other)
      let done = run(undone, in: other)
      let changed = try whole(other)
      let isSeen =
        changed.filter { !$0.key.hasPrefix(".vault/state/synced") }
        != state.filter { !$0.key.hasPrefix(".vault/state/synced") }
      if isSeen {
        let undo = run(["undo"], in: other)
        #expect(undo.code == .done, "\(comment): \(done.errors) \(undo.errors)")
        #expect(try whole(other) == state, "\(comment): \(done.errors)")
      } else if changed != state {
        // What a synchronisation only remembers anew, of sides that say the same, is no command to be taken back.
        _ = run(undone, in: plain)
      }
      let (expected, actual) = (run(next, in: plain), run(next, in: other))
      #expect(
        (actual.code, actual.output) == (expected.code, expected.output),
        "\(comment): \(expected.errors) \(actual.errors)")
      #expect(try whole(other) == whole(plain), comment)
    }
  }

  @Test(arguments: commands) func `is a command that does something`(words: [String]) throws {
    // Else the law would hold of nothing; these find nothing to do in this vault.
    let idle = [["stop", "--now", "2026-11-20 09:45"], ["check", "--fix"], ["import", "family.ics", "--dry-run"]]
    let directory = try ScratchDirectory(Self.files)
    let before = try whole(directory)
    let run = run(words, in: directory)
    #expect(try idle.contains(words) || whole(directory) != before, "\(words): \(run.errors)")
  }
}
