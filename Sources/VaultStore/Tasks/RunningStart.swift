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
  /// When it was started, on the clock of the vault.
  package var time: LocalDateTime

  package init(path: Path, reference: ItemReference, title: String, time: LocalDateTime) {
    self.path = path
    self.reference = reference
    self.title = title
    self.time = time
  }

  /// How long it runs, in whole minutes: nothing when the clock was set back meanwhile.
  package func length(until now: LocalDateTime) -> TimeSpan {
    let seconds = now.secondsSinceEpoch &- time.secondsSinceEpoch
    return TimeSpan(seconds: max(0, seconds) / 60 * 60)
  }
}

// MARK: - In a file

extension RunningStart {
  /// The lines of the file: the device, the time, the path, which of how many equal lines, the line's identity, the title.
  init?(text: [UInt8], of device: DeviceIdentity) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count == 7, Array((lines[0] + "\n").utf8) == device.text, let time = LocalDateTime(lines[1]) else {
      return nil
    }
    let places = lines[3].split(separator: " ").compactMap { Int($0) }
    guard places.isEmpty || places.count == 2 else { return nil }
    self.init(
      path: Path(lines[2]),
      reference: places.isEmpty ? .note : .line(identity: lines[4], occurrence: places[0], of: places[1]),
      title: lines[5], time: time)
  }

  /// The bytes of the file.
  func text(of device: DeviceIdentity) -> [UInt8] {
    var places = ""
    var own = ""
    if case .line(let identity, let occurrence, let count) = reference {
      (places, own) = ("\(occurrence) \(count)", identity)
    }
    let lines = [time.text, path.text, places, own, title].map { String($0.map { $0.isNewline ? " " : $0 }) }
    return device.text + Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension VaultWriter {
  private static let startedName = Array("started".utf8)

  /// The task that was started on this device; nil when none was, or when the file is another device's.
  package func runningStart() throws(WriteFailure) -> RunningStart? {
    let path = StateFolder.path.appending(Path(bytes: Self.startedName))
    do throws(SystemError) {
      guard let device = try DeviceIdentity.read(in: deviceFolder, files: files) else { return nil }
      let state = try DirectoryHandle(below: root, path: StateFolder.path, files: files)
      defer { state.close() }
      let text = try state.ownContent(of: Self.startedName, limit: 1 << 16)
      return text.flatMap { RunningStart(text: $0, of: device) }
    } catch .notFound {
      return nil
    } catch {
      throw .system(path, error)
    }
  }

  /// Keeps the task that was started, in place of any other; nil when none runs any more.
  package func setRunningStart(_ start: RunningStart?) throws(WriteFailure) {
    let path = StateFolder.path.appending(Path(bytes: Self.startedName))
    try locked { (session) throws(WriteFailure) in
      do throws(SystemError) {
        let state = session.state.handle
        if let start {
          try state.replace(Self.startedName, with: start.text(of: session.device), .exactly(permissions: 0o600))
        } else if try state.status(of: Self.startedName) != nil {
          try state.remove(Self.startedName)
        }
      } catch {
        throw .system(path, error)
      }
    }
  }
}
