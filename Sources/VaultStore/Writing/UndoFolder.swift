import VaultModel

/// The folder `.vault/state/undo/`: the journals of finished commands, from which they are taken back.
///
/// A file's name is the command's number and its time on the clock of the vault, which is only shown: how old a file is,
/// its own time of modification tells.
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

    /// The file's name: at least twelve digits, a dash and the time.
    var name: [UInt8] {
      let digits = String(number)
      return Array((String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits + "-\(time)").utf8)
    }

    /// The file of a command by its number and time.
    init(number: UInt64, time: Int64) {
      self.number = number
      self.time = time
    }

    /// The file that a journal becomes.
    init(_ journal: Journal) { self.init(number: journal.number, time: journal.record.time.secondsSinceEpoch) }

    /// Reads a name; nil for one that is written in any other way.
    init?(name: [UInt8]) {
      guard let dash = name.firstIndex(of: UInt8(ascii: "-")),
        let number = UInt64(String(decoding: name[..<dash], as: UTF8.self)),
        let time = Int64(String(decoding: name[(dash + 1)...], as: UTF8.self))
      else { return nil }
      guard UndoFolder.numbers.contains(number) else { return nil }
      self.init(number: number, time: time)
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
      guard let journal = Journal(bytes: bytes), journal.direction == .forward, journal.number == entry.number
      else { return nil }
      return journal
    } catch {
      if error.isAnotherKind || error == .notOwner || error == .fileTooLarge { return nil }
      throw .system(entry.path, error)
    }
  }

  /// Removes what was written more than 30 days ago, and the oldest of what is too much; the last command's stays.
  /// Whatever cannot be removed stays too, to be removed by the next command.
  ///
  /// Time is that of the files, never that of the vault's clock, which a user may set to any day with `--now`.
  func prune(_ device: DeviceIdentity) {
    guard let entries = try? entries(of: device) else { return }
    let now = handle.files.now()
    var size: Int64 = 0
    for entry in entries.dropFirst() {
      guard let status = try? handle.status(of: entry.name) else { continue }
      size = size.addingReportingOverflow(status.size).overflow ? .max : size + status.size
      let (age, isBeyond) = now.subtractingReportingOverflow(status.modified)
      guard size > Self.size || (isBeyond ? status.modified < 0 : age > Self.age) else { continue }
      try? handle.remove(entry.name)
    }
  }
}
