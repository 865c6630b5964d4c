import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// Hands reminders to the user's notifier.
struct ReminderNotifier {
  private let invocation: Invocation
  private let notifier: Notifier
  /// Whether it does not start, or does not end: then it is not asked again in this run.
  private var isGone = false
  /// Whether a reminder could not be handed over.
  private(set) var hasFailed = false
  /// What was said already of why.
  private var warnings: Set<String> = []

  /// Takes the notifier of the user's own configuration; never one of the vault's, which can be somebody else's.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let configured = try invocation.userConfiguration().notifier
    let environment = invocation.environment
    let variables: [EnvironmentVariable] = [.sessionBus, .waylandDisplay, .display]
    let hasScreen = variables.contains { environment[$0] != nil }
    notifier = configured == .usual && !hasScreen ? .none : configured
  }

  /// Whether reminders are only printed.
  var isTerminal: Bool { notifier == .none }

  /// Hands over a reminder; false when that did not succeed, which is said.
  mutating func tell(_ row: ReminderRow, _ wording: ReminderWording) -> Bool {
    let parts = [wording.time(of: row.last), wording.distance(of: row.last)] + wording.remarks(on: row)
    let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    guard let call = notifier.call(title: row.item.title, text: text) else { return true }
    let isTold = !isGone && run(call)
    if !isTold { hasFailed = true }
    return isTold
  }

  private mutating func run(_ call: ProgramCall) -> Bool {
    let environment = invocation.environment
    let end = environment.stopwatch() + .seconds(Notifier.timeout)
    do throws(SystemError) {
      let output = try environment.programs.capture(call, [], Self.limit) {
        environment.stopwatch() > end || environment.isInterrupted()
      }
      return check(output, call)
    } catch .notFound where notifier == .usual {
      // It was only a guess that there is one.
      return true
    } catch .interrupted {
      guard !environment.isInterrupted() else { return false }
      warn(.notifierSlow, [.text(call.name), .count(Notifier.timeout)])
    } catch {
      warn(.notifierNotStarted, [.text(call.name), .systemError(error.code)])
    }
    isGone = true
    return false
  }

  /// Whether a notifier that has ended did well.
  private mutating func check(_ output: ProgramOutput, _ call: ProgramCall) -> Bool {
    let said = String(decoding: output.errors.prefix(300), as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = said.first.map(String.init)
    switch output.end {
    case .exited(0): return true
    case .exited(let status): warn(.notifierFailed, [.text(call.name), .count(Int(status))], saying: first)
    case .signalled(let signal): warn(.notifierKilled, [.text(call.name), .count(Int(signal))], saying: first)
    }
    return false
  }

  /// Says once what is wrong, in the notifier's own words as well, and at the first time what may be done.
  private mutating func warn(_ key: MessageKey, _ values: [MessageValue], saying words: String? = nil) {
    let isFirst = warnings.isEmpty
    guard warnings.insert(invocation.messages(key, values)).inserted else { return }
    invocation.warn(key, values)
    if let words { invocation.detail(words) }
    if isFirst, let path = invocation.userConfigurationPath { invocation.note(.notifierHint, [.text(path.text)]) }
  }

  /// The most that a notifier may print, in bytes.
  private static let limit = 1 << 20
}
