import VaultModel

/// The folder `.vault/state/undo/`: the journals of finished commands, from which they are taken back.
///
/// A file's name is the command's number and its time on the clock of the vault, which is only shown: how old a file is,
/// its own time of modification tells. A command that is made in parts has a file for each; the names of all but the first
/// end with the first one's number.
struct UndoFolder {
  /// The open folder.
  let handle: DirectoryHandle

  /// The path of the folder below the root.
  static let path = StateFolder.path.appending("undo")
  /// How long a command can be taken back, in nanoseconds.
  static let age: Int64 = 30 * 86_400 * 1_000_000_000
  /// How many bytes are kept besides the last command's.
  static let size: Int64 = 256 << 20

  /// The numbers that commands can have: a file with any other was put there by no command, and is not looked at.
  static let numbers: Range<UInt64> = 1..<999_999_999_999
  /// Numbers from here on are further away than any vault's commands: a file with one counts only if it is a journal of
  /// this device, so that no planted one leaves no number for the commands that come.
  static let plausible: UInt64 = 1_000_000_000

  /// One file.
  struct Entry: Equatable {
    /// The command's number.
    var number: UInt64
    /// When the command ran, in seconds since 1970 on the clock of the vault.
    var time: Int64
    /// The number of the first part of the command that this one goes on with; 0 for a first part, and for a whole.
    var group: UInt64 = 0

    /// The number of the first part of the command.
    var first: UInt64 { group == 0 ? number : group }

    /// The file's name: at least twelve digits, a dash and the time, and of a further part a dash and twelve digits.
    var name: [UInt8] {
      let digits = Self.digits(number) + "-\(time)"
      return Array((group == 0 ? digits : digits + "-" + Self.digits(group)).utf8)
    }

    private static func digits(_ number: UInt64) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits
    }

    /// The file of a command by its number and time.
    init(number: UInt64, time: Int64, group: UInt64 = 0) {
      self.number = number
      self.time = time
      self.group = group
    }

    /// The file that a journal becomes.
    init(_ journal: Journal) {
      self.init(number: journal.number, time: journal.record.time.secondsSinceEpoch, group: journal.group)
    }

    /// Reads a name; nil for one that is written in any other way.
    init?(name: [UInt8]) {
      guard let dash = name.firstIndex(of: UInt8(ascii: "-")),
        let number = UInt64(String(decoding: name[..<dash], as: UTF8.self)), UndoFolder.numbers.contains(number)
      else { return nil }
      // The time may begin with a sign.
      let rest = name[(dash + 1)...]
      let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "-"))
      guard let time = Int64(String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)) else { return nil }
      self.init(number: number, time: time)
      if let end {
        guard let group = UInt64(String(decoding: rest[(end + 1)...], as: UTF8.self)), 0 < group, group < number else {
          return nil
        }
        self.group = group
      }
      guard self.name == name else { return nil }
    }

    /// The path below the root.
    var path: Path { UndoFolder.path.appending(Path(bytes: name)) }
  }

  /// The files of a device, and those of which nobody can tell whose they are, the last command first.
  func entries(of device: DeviceIdentity) throws(WriteFailure) -> [Entry] {
    let all: [Entry]
    do throws(SystemError) {
      all = try handle.names().compactMap(Entry.init(name:)).sorted { $0.number > $1.number }
    } catch {
      throw .system(Self.path, error)
    }
    return all.filter { $0.number < Self.plausible || (try? journal($0))?.device == device }
  }

  /// The number of the next command.
  func nextNumber(of device: DeviceIdentity) throws(WriteFailure) -> UInt64 {
    (try entries(of: device).first?.number ?? 0) &+ 1
  }

  /// Reads a file; nil when it is damaged.
  func journal(_ entry: Entry) throws(WriteFailure) -> Journal? {
    do throws(SystemError) {
      guard let bytes = try handle.ownContent(of: entry.name, limit: Journal.limit) else { return nil }
      guard let journal = Journal(bytes: bytes), journal.direction == .forward, journal.number == entry.number,
        journal.group == entry.group
      else { return nil }
      return journal
    } catch {
      if error.isAnotherKind || error == .notOwner || error == .fileTooLarge { return nil }
      throw .system(entry.path, error)
    }
  }

  /// Removes what was written more than 30 days ago, and the oldest of what is too much; the last command's stays, and
  /// the parts of one go together. Whatever cannot be removed stays too, to be removed by the next command.
  ///
  /// Time is that of the files, never that of the vault's clock, which a user may set to any day with `--now`.
  func prune(_ device: DeviceIdentity) {
    guard let entries = try? entries(of: device) else { return }
    let now = handle.files.now()
    var size: Int64 = 0
    for parts in Self.commands(in: entries).dropFirst() {
      let statuses = parts.map { try? handle.status(of: $0.name) }
      for status in statuses {
        guard let status else { continue }
        size = size.addingReportingOverflow(status.size).overflow ? .max : size + status.size
      }
      guard size > Self.size || parts.last?.group != 0 || isOld(statuses.compactMap(\.self), now) else { continue }
      // The first part goes first: without it nobody takes what is left for the whole command.
      for part in parts.reversed() { try? handle.remove(part.name) }
    }
  }

  /// Whether every part was written more than 30 days ago.
  private func isOld(_ statuses: [FileStatus], _ now: Int64) -> Bool {
    !statuses.isEmpty
      && statuses.allSatisfy { status in
        let (age, isBeyond) = now.subtractingReportingOverflow(status.modified)
        return isBeyond ? status.modified < 0 : age > Self.age
      }
  }

  /// The parts of each command, the last command first, and of each command the last part first.
  static func commands(in entries: [Entry]) -> [[Entry]] {
    var commands: [[Entry]] = []
    var places: [UInt64: Int] = [:]
    for entry in entries {
      if let place = places[entry.first] {
        commands[place].append(entry)
      } else {
        places[entry.first] = commands.count
        commands.append([entry])
      }
    }
    return commands
  }
}
