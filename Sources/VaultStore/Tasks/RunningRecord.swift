import VaultModel

/// What `.vault/state/started` holds: the task that runs, and the command that made it so together with notes.
///
/// The file is written before the notes of that command are, and names it by its number, so that a command that ends in
/// between leaves no doubt: what the command makes of the running task is true if, and only if, its notes are written.
/// Taking the command back brings back what ran before it.
struct RunningRecord: Sendable, Hashable {
  /// The command, and what ran before it.
  struct Command: Sendable, Hashable {
    /// Its number among all of this device.
    var number: UInt64
    /// Whether it is known that its notes are written.
    var isMade: Bool
    /// What ran before it; nil: nothing.
    var before: RunningStart?
  }

  /// What runs when the command is made; nil: nothing.
  var start: RunningStart?
  /// The command; nil when no note changed with it.
  var command: Command?

  /// The name of the file in the state folder.
  static let name = Array("started".utf8)

  init(_ start: RunningStart?, command: Command? = nil) {
    self.start = start
    self.command = command
  }

  /// What runs, if the command was made or was not.
  func settled(isMade: Bool) -> RunningRecord {
    guard var command else { return self }
    guard isMade else { return RunningRecord(command.before) }
    command.isMade = true
    return RunningRecord(start, command: command)
  }
}

// MARK: - In a file

extension RunningRecord {
  /// The line that stands for a task where none runs.
  private static let nothing = "-"
  private static let begun = "begun"
  private static let made = "made"

  /// Reads a file: the device, what runs, and after the number of a command what ran before it. Older vaults wrote what
  /// runs alone.
  ///
  /// Nil for the file of another device, and for any other text.
  init?(text: [UInt8], of device: DeviceIdentity) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    guard lines.popLast() == "", let first = lines.popFirst(), Array((first + "\n").utf8) == device.text,
      let start = Self.takeStart(&lines)
    else { return nil }
    self.init(start.start)
    guard let line = lines.popFirst() else { return }
    let words = line.split(separator: " ")
    guard words.count == 2, let number = UInt64(words[0]), words[1] == Self.begun || words[1] == Self.made,
      let before = Self.takeStart(&lines), lines.isEmpty
    else { return nil }
    command = Command(number: number, isMade: words[1] == Self.made, before: before.start)
  }

  /// Takes the lines of a task, or that of none, from others; nil when they are neither.
  private static func takeStart(_ lines: inout ArraySlice<String>) -> RunningChange? {
    if lines.first == nothing {
      lines.removeFirst()
      return .stops
    }
    guard let start = RunningStart(lines: lines.prefix(RunningStart.lineCount)) else { return nil }
    lines = lines.dropFirst(RunningStart.lineCount)
    return .starts(start)
  }

  /// The bytes of the file.
  func text(of device: DeviceIdentity) -> [UInt8] {
    var lines = start?.lines ?? [Self.nothing]
    if let command {
      lines.append("\(command.number) \(command.isMade ? Self.made : Self.begun)")
      lines += command.before?.lines ?? [Self.nothing]
    }
    return device.text + Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
