import Synchronization
import Testing
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// Counts up by one.
final class Ticks: Sendable {
  private let count = Mutex(0)

  var current: Int { count.withLock { $0 } }

  func next() -> Int {
    count.withLock {
      $0 += 1; return $0
    }
  }
}

/// A clock that moves only while somebody waits for it, and does things at times.
private final class ScriptedClock: Sendable {
  /// What happens at a time, and by how many seconds it sets the clock.
  struct Event: Sendable {
    let time: Int64
    let action: @Sendable () -> Int64

    init(at time: Int64, _ action: @escaping @Sendable () -> Int64) {
      self.time = time
      self.action = action
    }
  }

  private struct State: Sendable {
    var now: Int64
    var events: [Event]
    var pauses: [Int64] = []
  }

  private let state: Mutex<State>
  private let end: Int64

  init(from start: Int64, to end: Int64, _ events: [Event] = []) {
    state = Mutex(State(now: start, events: events))
    self.end = end
  }

  var now: Int64 { state.withLock { $0.now } }
  var isOver: Bool { now >= end }
  /// How long each wait took.
  var pauses: [Int64] { state.withLock { $0.pauses } }

  /// Waits until a time, the end, or an event.
  func pause(until instant: Int64, atMost seconds: Int64) {
    let due: (@Sendable () -> Int64)? = state.withLock { state in
      let until = min(instant, state.now + seconds, end)
      guard let event = state.events.first, event.time <= until else {
        state.pauses.append(until - state.now)
        state.now = max(state.now, until)
        return nil
      }
      state.pauses.append(event.time - state.now)
      state.now = event.time
      state.events.removeFirst()
      return event.action
    }
    guard let due else { return }
    let set = due()
    state.withLock { $0.now += set }
  }
}

/// `vault remind --watch`: it waits for the next alert, and follows what happens meanwhile.
@Suite struct `Watching for reminders` {
  /// 20 November 2026, at this time on the clocks of Kyiv, two hours ahead of UTC.
  private static func instant(_ time: String) -> Int64 {
    LocalDateTime("2026-11-20 \(time)").map { $0.secondsSinceEpoch - 7200 } ?? 0
  }

  private func watch(_ vault: RemindVault, _ clock: ScriptedClock, programs: ProgramOperations = .none) -> CommandRun {
    CommandRun(["remind", "--watch"], in: vault.directory) { environment in
      vault.prepare(&environment)
      environment.clock = { clock.now }
      environment.pause = { clock.pause(until: $0, atMost: $1) }
      environment.isInterrupted = { clock.isOver }
      environment.programs = programs
    }
  }

  /// When each line was to be told, and its title.
  private func told(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return "\(fields[1].suffix(5)) \(fields[6])"
    }
  }

  @Test func `tells at the very second, and ends as stopped`() throws {
    let vault = try RemindVault(["a.md": "- [ ] 2026-11-20 10:00-11:00 write\n- [ ] 2026-11-20 09:46:30 call\n"])
    let clock = ScriptedClock(from: Self.instant("09:40"), to: Self.instant("10:30"))
    let moments = Mutex<[Int64]>([])
    let programs = ProgramOperations(capture: { _, _, _, _ throws(SystemError) in
      moments.withLock { $0.append(clock.now) }
      return .init(.exited(0))
    })
    try vault.directory.write(".config/vault/config.yaml", "notifier: x\n")
    let run = watch(vault, clock, programs: programs)
    #expect(told(run) == ["09:45 write", "46:30 call", "10:00 write"])
    #expect(moments.withLock { $0 } == [Self.instant("09:45"), Self.instant("09:46:30"), Self.instant("10:00")])
    #expect(run.code == .interrupted)
    #expect(clock.pauses.allSatisfy { 1...60 ~= $0 })
  }

  @Test func `sees what somebody writes meanwhile`() throws {
    let vault = try RemindVault(["a.md": "- [ ] 2026-11-20 10:00-11:00 write\n"])
    let directory = vault.directory
    let clock = ScriptedClock(
      from: Self.instant("09:50"), to: Self.instant("11:30"),
      [
        .init(at: Self.instant("09:55")) {
          try? directory.write("a.md", "- [ ] 2026-11-20 11:00-12:00 write\n")
          return 0
        }
      ])
    #expect(told(watch(vault, clock)) == ["09:45 write", "10:45 write", "11:00 write"])
  }

  @Test func `follows a computer that slept and a clock that is set, and doubles nothing`() throws {
    let vault = try RemindVault(["a.md": "- [ ] 2026-11-20 10:00-11:00 write\n- [ ] 2026-11-20 12:00 call\n"])
    let clock = ScriptedClock(
      from: Self.instant("09:40"), to: Self.instant("12:30"),
      [
        // An hour of sleep, then an hour back, and forward again.
        .init(at: Self.instant("09:42")) { 3600 }, .init(at: Self.instant("10:50")) { -3600 },
        .init(at: Self.instant("10:10")) { 3600 },
      ])
    #expect(told(watch(vault, clock)) == ["10:00 write", "12:00 call"])
  }

  @Test func `goes on from the moment that is stated`() throws {
    let vault = try RemindVault(["a.md": "- [ ] 2026-11-20 10:00-11:00 write\n"])
    let clock = ScriptedClock(from: 1000, to: 1000 + 3600)
    let run = CommandRun(["remind", "--watch", "--now", "2026-11-20 09:30"], in: vault.directory) { environment in
      vault.prepare(&environment)
      environment.clock = { clock.now }
      environment.pause = { clock.pause(until: $0, atMost: $1) }
      environment.isInterrupted = { clock.isOver }
    }
    #expect(told(run) == ["09:45 write", "10:00 write"])
  }

  @Test func `rings on a terminal, and says what it waits for`() throws {
    let vault = try RemindVault(["a.md": "- [ ] 2026-11-20 10:00 call\n"])
    let clock = ScriptedClock(from: Self.instant("09:59"), to: Self.instant("10:05"))
    let run = CommandRun(["remind", "--watch"], in: vault.directory) { environment in
      vault.prepare(&environment)
      environment.clock = { clock.now }
      environment.pause = { clock.pause(until: $0, atMost: $1) }
      environment.isInterrupted = { clock.isOver }
      (environment.outputIsTerminal, environment.errorsAreTerminal) = (true, true)
    }
    #expect(run.errors == "waiting for the time to remind; Ctrl-C ends it\n\u{7}")
    #expect(run.output.contains("call"))
  }

  @Test func `shows nothing without telling it`() throws {
    let vault = try RemindVault(["a.md": ""])
    #expect(vault.run(at: "09:45", "--watch", "--dry-run").code == .wrongCall)
  }
}
