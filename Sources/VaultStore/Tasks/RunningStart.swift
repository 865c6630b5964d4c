package import VaultModel
import VaultSyntax

/// A task that was started on this device and is not stopped yet.
///
/// It is kept in `.vault/state/started`: it is true of one device and no fact about the vault.
package struct RunningStart: Sendable, Hashable {
  /// The note, below the root.
  package var path: Path
  /// The task in it, in words that hold when the note was edited meanwhile.
  package var reference: ItemReference
  /// What people call it.
  package var title: String
  /// When it was started, on the clock of the vault, with how far that was ahead of UTC: `2026-10-25 03:10+03:00`. One
  /// without an offset was written where no zone was known, or by an older vault.
  package var time: LocalDateTime

  package init(path: Path, reference: ItemReference, title: String, time: LocalDateTime) {
    self.path = path
    self.reference = reference
    self.title = title
    self.time = time
  }

  /// What the vault's clocks showed when it was started.
  package var clock: LocalDateTime { LocalDateTime(time.date, time.time) }

  /// How long it runs, in whole minutes as they pass, whatever the clocks were put to: nothing when `now` comes first.
  package func length(until now: LocalDateTime, _ zones: ZoneTable) -> TimeSpan {
    TimeSpan(seconds: max(0, zones.seconds(from: time, to: now)) / 60 * 60)
  }

  /// Whether `now` comes a minute or more before the start: a clock was set, and nothing can be measured.
  package func isAhead(of now: LocalDateTime, _ zones: ZoneTable) -> Bool { zones.seconds(from: time, to: now) <= -60 }
}

/// What a command makes of the task that runs on this device, together with the notes that it writes.
package enum RunningChange: Sendable, Hashable {
  case starts(RunningStart)
  /// Nothing runs any more.
  case stops

  /// What runs afterwards.
  package var start: RunningStart? { if case .starts(let start) = self { start } else { nil } }

  /// The change that leaves something, or nothing, running.
  init(to start: RunningStart?) { self = start.map(Self.starts) ?? .stops }
}

// MARK: - In a file

extension RunningStart {
  /// The lines of a file: the time, the path, which of how many equal lines, the line's identity, the title.
  static let lineCount = 5

  init?(lines: ArraySlice<String>) {
    let lines = Array(lines)
    guard lines.count == Self.lineCount, let time = LocalDateTime(lines[0]) else { return nil }
    let places = lines[2].split(separator: " ").compactMap { Int($0) }
    guard places.isEmpty || places.count == 2 else { return nil }
    self.init(
      path: Path(lines[1]),
      reference: places.isEmpty ? .note : .line(identity: lines[3], occurrence: places[0], of: places[1]),
      title: lines[4], time: time)
  }

  /// The lines, each without its end.
  var lines: [String] {
    var places = ""
    var own = ""
    if case .line(let identity, let occurrence, let count) = reference {
      (places, own) = ("\(occurrence) \(count)", identity)
    }
    return [time.text, path.text, places, own, title].map { String($0.map { $0.isNewline ? " " : $0 }) }
  }
}
