import VaultEdit
import VaultModel
import VaultSyntax

/// A command that changed the vault, as `vault undo --list` shows it.
package struct UndoEntry: Sendable, Hashable {
  /// The command's number.
  package var identifier: UndoIdentifier
  /// The command.
  package var command: CommandRecord
  /// The files, and how each changed.
  package var paths: [ChangedPath]
  /// The command that this one took back, or nil for every other command.
  package var undoes: UndoIdentifier?
  /// Whether it was taken back since.
  package var isUndone: Bool

  /// A file and how it changed.
  package struct ChangedPath: Sendable, Hashable {
    /// The path below the root that it had before the command, or got by it.
    package var path: Path
    /// How it changed.
    package var kind: FileChange.Kind
  }
}

extension VaultWriter {
  /// The commands of the last 30 days, the last first.
  ///
  /// Nothing is written, and no lock is waited for.
  ///
  /// - Parameter damaged: gets the paths of the records that nothing can be told of.
  package func history(damaged: (Path) -> Void = { _ in }) throws(WriteFailure) -> [UndoEntry] {
    guard let device = try knownDevice(), let undo = try existingUndoFolder() else { return [] }
    defer { undo.handle.close() }
    var undone: Set<UInt64> = []
    var commands: [UndoEntry] = []
    var parts: [[UInt64]] = []
    var places: [UInt64: Int] = [:]
    for entry in try undo.entries(of: device).reversed() {
      guard let journal = try undo.journal(entry) else {
        damaged(entry.path)
        continue
      }
      guard journal.device == device else { continue }
      undone.insert(journal.undoes)
      if let place = places[entry.first] {
        commands[place].paths += journal.changedPaths
        parts[place].append(entry.number)
      } else {
        places[entry.first] = commands.count
        commands.append(UndoEntry(journal))
        parts.append([entry.number])
      }
    }
    for place in commands.indices { commands[place].isUndone = parts[place].allSatisfy(undone.contains) }
    return commands.reversed()
  }

  /// Takes back the last command that was not taken back yet; of one that was made in parts all of them, the last first.
  ///
  /// Its files must be as it left them, but for calendars, which are left alone where they are not; else it is a conflict
  /// that names those that are not, and nothing is written.
  /// When it is the command that started or stopped a task last, what ran before it runs again.
  /// Whoever stops it between two parts finds the rest of them the next time.
  ///
  /// - Parameters:
  ///   - command: what is recorded of this very command.
  ///   - report: gets what came of each part.
  /// - Returns: what came of the last of them, which of a whole command is all.
  @discardableResult
  package func undo(
    command: CommandRecord, reporting report: (WriteReceipt) -> Void = { _ in }
  ) throws(WriteFailure) -> WriteReceipt {
    try locked { (session) throws(WriteFailure) in
      var receipt = WriteReceipt()
      receipt.recovery = try session.recover()
      let parts = try session.undo.lastCommand(of: session.device)
      if parts.count > 1 { try refuseConflicts(parts, session) }
      let last = try session.runningRecord().command
      var first: UInt64 = 0
      for part in parts {
        guard first == 0 || !shouldStop() else { throw .stopped }
        let journal = try session.undo.whole(part)
        let (writes, left) = try restorable(journal)
        receipt.calendarsLeft = left
        let plan = try WritePlan(writes, root: root, files: files, keepsPermissions: true)
        let running = last?.number == journal.number ? RunningChange(to: last?.before) : nil
        let done = try session.carryOut(plan, command, undoes: journal.number, group: first, running: running)
        if let done {
          receipt.take(done)
          didWrite()
          if first == 0 { first = done.number }
        }
        session.removeFolders(journal.folders)
        report(receipt)
        if part != parts.last { receipt = WriteReceipt() }
      }
      return receipt
    }
  }

  /// What takes a command back, without the calendars that somebody changed since: unlike notes these are another
  /// program's as well, which may have written them on its own.
  private func restorable(_ journal: Journal) throws(WriteFailure) -> (writes: [NoteWrite], left: [Path]) {
    var writes: [NoteWrite] = []
    var left: [Path] = []
    for write in takingOutCheckIns(journal) {
      switch write.place {
      case .vault: writes.append(write)
      case .synced: if let write = try restoring(write) { writes.append(write) }
      case .calendar:
        do throws(WriteFailure) {
          _ = try WritePlan([write], root: root, files: files)
          writes.append(write)
        } catch .conflict {
          left.append(write.path)
        }
      }
    }
    return (writes, left)
  }

  /// What takes the writes of a command back: of one that wrote a check-in its line, whatever stands around it now.
  private func takingOutCheckIns(_ journal: Journal) -> [NoteWrite] {
    guard journal.record.writesCheckIn else { return journal.reversed }
    return journal.reversed.map { $0.place == .vault ? $0.takingOutItsLine : $0 }
  }

  /// What brings back what was remembered of a calendar, whatever a synchronisation that changed nothing else made of it
  /// since: the older it is, the less it takes for agreed on, and never anything for deleted.
  private func restoring(_ write: NoteWrite) throws(WriteFailure) -> NoteWrite? {
    let now: [UInt8]?
    do throws(SystemError) {
      let folder = try DirectoryHandle(ofFileAt: write.path, in: root, files: files)
      defer { folder.close() }
      now = try folder.ownContent(of: Array(write.path.name.utf8), limit: write.place.limit)
    } catch {
      guard error == .notFound else { throw .system(write.path, error) }
      now = nil
    }
    let wanted: [UInt8]? =
      switch write.kind {
      case .edit(let after), .create(let after, _), .move(_, let after): after
      case .remove: nil
      }
    return switch (now, wanted) {
    case (nil, nil): nil
    case (let now?, nil): NoteWrite(write.path, before: now, .remove, in: .synced)
    case (nil, let wanted?): NoteWrite(write.path, before: [], .create(wanted, permissions: 0o600), in: .synced)
    case (let now?, let wanted?): NoteWrite(write.path, before: now, .edit(after: wanted), in: .synced)
    }
  }

  /// Looks at the files of every part before any of them is taken back.
  private func refuseConflicts(_ parts: [UndoFolder.Entry], _ session: WriteSession) throws(WriteFailure) {
    var conflicts: [WriteFailure.Conflict] = []
    // A part before may have made what one after it changed, which is not to be seen now.
    var seen: Set<Path> = []
    for part in parts {
      let writes = takingOutCheckIns(try session.undo.whole(part))
      do throws(WriteFailure) {
        _ = try WritePlan(
          writes.filter { !seen.contains($0.path) }, root: root, files: files, keepsPermissions: true)
      } catch .conflict(let found) {
        conflicts += found
        guard conflicts.count < Self.mostConflicts else { break }
      }
      for write in writes { if case .edit = write.kind { seen.insert(write.path) } }
    }
    guard conflicts.isEmpty else { throw .conflict(Array(conflicts.prefix(Self.mostConflicts))) }
  }

  /// More files that are in the way are not looked for.
  private static let mostConflicts = 100

  /// What ``undo(command:reporting:)`` would change, as long as the files are as the last command left them.
  ///
  /// Nothing is written, and no lock is waited for.
  ///
  /// - Parameter report: gets the changes of each part of the command, and the calendars that stay as they are.
  package func undoPreview(_ report: ([NoteWrite], [Path]) -> Void) throws(WriteFailure) {
    guard let device = try knownDevice(), let undo = try existingUndoFolder() else { throw .nothingToUndo }
    defer { undo.handle.close() }
    for part in try undo.lastCommand(of: device) {
      let (writes, left) = try restorable(try undo.whole(part))
      report(writes.filter { $0.place != .synced }, left)
    }
  }

  func knownDevice() throws(WriteFailure) -> DeviceIdentity? {
    do throws(SystemError) {
      return try DeviceIdentity.read(in: deviceFolder, files: files)
    } catch {
      throw .system(deviceFolder, error)
    }
  }

  func existingUndoFolder() throws(WriteFailure) -> UndoFolder? {
    do throws(SystemError) {
      return UndoFolder(handle: try DirectoryHandle(below: root, path: UndoFolder.path, files: files))
    } catch .notFound {
      return nil
    } catch {
      throw error.isAnotherKind ? .unsafeState(UndoFolder.path, .wrongKind) : .system(UndoFolder.path, error)
    }
  }
}

extension UndoFolder {
  /// The parts of the last command of a device that is neither taken back nor takes another one back, those left out that
  /// were taken back, the last first.
  fileprivate func lastCommand(of device: DeviceIdentity) throws(WriteFailure) -> [Entry] {
    var undone: Set<UInt64> = []
    let entries = try entries(of: device)
    for entry in entries where !undone.contains(entry.number) {
      let journal = try whole(entry)
      guard journal.device == device else { continue }
      guard journal.undoes == 0 else {
        undone.insert(journal.undoes)
        continue
      }
      let parts = entries.filter { $0.first == entry.first && !undone.contains($0.number) }
      // What lost its first part is being removed.
      guard parts.last?.group == 0 else { continue }
      return parts
    }
    throw .nothingToUndo
  }

  /// Reads a file that must not be damaged: whether it is the last command's nobody could tell, and an older one must not
  /// be taken back in its place.
  fileprivate func whole(_ entry: Entry) throws(WriteFailure) -> Journal {
    guard let journal = try journal(entry) else { throw .damagedUndo(entry.path) }
    return journal
  }
}

extension UndoEntry {
  /// Not taken back as yet.
  fileprivate init(_ journal: Journal) {
    self.init(
      identifier: UndoIdentifier(journal.number), command: journal.record, paths: journal.changedPaths,
      undoes: journal.undoes == 0 ? nil : UndoIdentifier(journal.undoes), isUndone: false)
  }
}

extension Journal {
  /// The files, and how each changed.
  fileprivate var changedPaths: [UndoEntry.ChangedPath] {
    changes.filter(\.isForPeople).map { UndoEntry.ChangedPath(path: $0.path, kind: $0.kind) }
  }

  /// What takes the command back.
  var reversed: [NoteWrite] {
    let permissions = Dictionary(
      steps.filter { $0.kind == .remove }.map { ($0.path, $0.permissions) }, uniquingKeysWith: { first, _ in first })
    return changes.reversed().map { change in
      let place = FilePlace(of: change.path) ?? .vault
      return switch change.kind {
      case .edited: NoteWrite(change.path, before: change.after, .edit(after: change.before), in: place)
      case .created: NoteWrite(change.path, before: change.after, .remove, in: place)
      case .removed:
        NoteWrite(
          change.path, before: [], .create(change.before, permissions: permissions[change.path] ?? 0o600), in: place)
      case .moved(let newPath): NoteWrite(newPath, before: change.after, .move(to: change.path, after: change.before))
      }
    }
  }
}

extension CommandRecord {
  /// Whether it wrote a check-in to the diary, which is a note that people go on writing.
  fileprivate var writesCheckIn: Bool {
    ["mood", "diary"].contains(words.first)
      || words.contains { word in
        ["--mood", "--energy"].contains { word == $0 || word.hasPrefix($0 + "=") }
      }
  }
}

extension NoteWrite {
  /// The same for a note in which others were written since: the one line that was added goes, if it stands there once as it
  /// was written.
  fileprivate var takingOutItsLine: NoteWrite {
    guard case .edit(let after) = kind, let line = before.line(addedTo: after) else { return self }
    return NoteWrite(path, before: before, after: after) { bytes throws(EditRefusal) in
      let lines = bytes.lines
      guard lines.count(where: { $0 == line }) == 1 else { throw EditRefusal(.lineNotFound, at: ByteRange(0, 0)) }
      return Array(lines.filter { $0 != line }.joined())
    }
  }
}

extension [UInt8] {
  /// The lines with what ends them.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (place, byte) in enumerated() where byte == 0x0A {
      lines.append(self[start...place])
      start = place + 1
    }
    return start < count ? lines + [self[start...]] : lines
  }

  /// The one line that these bytes have beyond those of others; nil where they differ in anything else.
  fileprivate func line(addedTo others: [UInt8]) -> ArraySlice<UInt8>? {
    let (lines, others) = (lines, others.lines)
    guard lines.count == others.count + 1 else { return nil }
    let place = zip(lines, others).prefix { $0 == $1 }.count
    return lines[(place + 1)...].elementsEqual(others[place...]) { $0 == $1 } ? lines[place] : nil
  }
}
