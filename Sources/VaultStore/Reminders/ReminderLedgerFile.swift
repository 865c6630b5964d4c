import VaultSyntax

/// What a device keeps of the reminders it gave: a file of `.vault/state/` with the device's number in its first line.
///
/// Its name is made of that number, so that devices which share the whole folder do not take each other's.
package struct ReminderLedgerFile: Sendable, Equatable {
  /// What the file holds below its first line; nil without a file, and for one that another device or nobody wrote.
  package fileprivate(set) var stored: [UInt8]?
  /// Whether there is a file that cannot be used.
  package fileprivate(set) var isUnusable = false
  /// What the file is to hold; nil: what it does.
  package var replacement: [UInt8]?
  /// Whether a file that cannot be used is kept under another name.
  package var setsAside = false
  /// The name it was kept under, below the root.
  package fileprivate(set) var aside: Path?
}

extension ReminderLedgerFile {
  /// The longest that is read, in bytes.
  private static let limit = 16 << 20

  /// What of a device is kept so.
  package enum Kind: String, Sendable {
    /// The reminders that it gave.
    case reminders
    /// When it offered an exercise last.
    case offers
  }

  fileprivate static func name(of device: DeviceIdentity, _ kind: Kind) -> [UInt8] {
    var hash = FNV1a()
    hash.add(device.bytes)
    return Array((kind.rawValue + "-" + hash.digits).utf8)
  }

  fileprivate init(in state: DirectoryHandle, of device: DeviceIdentity, _ kind: Kind) throws(SystemError) {
    let text: [UInt8]?
    do throws(SystemError) {
      text = try state.ownContent(of: Self.name(of: device, kind), limit: Self.limit)
    } catch .fileTooLarge {
      isUnusable = true
      return
    }
    guard let text else { return }
    guard text.starts(with: device.text) else {
      isUnusable = true
      return
    }
    stored = Array(text.dropFirst(device.text.count))
  }

  /// Writes what the file is to hold.
  fileprivate mutating func write(
    to state: DirectoryHandle, of device: DeviceIdentity, _ kind: Kind
  ) throws(SystemError) {
    guard let replacement else { return }
    let name = Self.name(of: device, kind)
    if setsAside {
      let other = name + Array(".aside-".utf8) + TemporaryName.random().dropFirst(7).prefix(16)
      try state.rename(name, toFree: other)
      aside = StateFolder.path.appending(Path(bytes: other))
    }
    try state.replace(name, with: device.text + replacement, .exactly(permissions: 0o600))
  }
}

extension VaultWriter {
  /// What this device keeps of its reminders; nothing is written, and no other command is waited for.
  package func reminderLedger() throws(WriteFailure) -> ReminderLedgerFile { try deviceRecord(.reminders) }

  /// What this device keeps of something; nothing is written, and no other command is waited for.
  package func deviceRecord(_ kind: ReminderLedgerFile.Kind) throws(WriteFailure) -> ReminderLedgerFile {
    try Self.naming(kind) { () throws(SystemError) in
      do throws(SystemError) {
        guard let device = try DeviceIdentity.read(in: deviceFolder, files: files) else { return ReminderLedgerFile() }
        let state = try DirectoryHandle(below: root, path: StateFolder.path, files: files)
        defer { state.close() }
        return try ReminderLedgerFile(in: state, of: device, kind)
      } catch .notFound {
        return ReminderLedgerFile()
      } catch .notPermitted {
        // Commands of this user could not keep anything there either.
        return ReminderLedgerFile()
      }
    }
  }

  /// Reads what this device keeps of its reminders and writes what becomes of it, while no other command does.
  ///
  /// - Returns: the file as it was read, with what `body` said.
  package func updateReminderLedger(
    _ body: (inout ReminderLedgerFile) -> Void
  ) throws(WriteFailure) -> ReminderLedgerFile { try updateDeviceRecord(.reminders, body) }

  /// The same of anything that a device keeps.
  package func updateDeviceRecord(
    _ kind: ReminderLedgerFile.Kind, _ body: (inout ReminderLedgerFile) -> Void
  ) throws(WriteFailure) -> ReminderLedgerFile {
    try locked { (session) throws(WriteFailure) in
      try Self.naming(kind) { () throws(SystemError) in
        var file = try ReminderLedgerFile(in: session.state.handle, of: session.device, kind)
        body(&file)
        try file.write(to: session.state.handle, of: session.device, kind)
        return file
      }
    }
  }

  private static func naming<Result>(
    _ kind: ReminderLedgerFile.Kind, _ body: () throws(SystemError) -> Result
  ) throws(WriteFailure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      let path = StateFolder.path.appending(Path(kind.rawValue))
      if error == .notOwner { throw .unsafeState(path, .notOwn) }
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
  }
}
