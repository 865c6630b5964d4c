/// Reads whole files through the table of file operations.
///
/// Only regular files are opened, never a link and never a FIFO: a hostile vault cannot make a read hang or leave
/// the root.
package struct FileReader: Sendable {
  package let files: FileOperations

  /// The longest note that is read, in bytes (64 MB).
  package static let noteLimit = 64 << 20

  package init(_ files: FileOperations) { self.files = files }

  /// What was read of a note.
  package enum Reading: Sendable {
    /// Its bytes, valid UTF-8, and what the system said of the very file they come from.
    case note([UInt8], FileStatus)
    case unreadable(UnreadableReason, FileStatus?)
  }

  /// Reads a note by a name in an open directory.
  package func note(named name: [UInt8], in directory: FileOperations.Descriptor) -> Reading {
    do throws(SystemError) {
      let descriptor = try files.retrying { () throws(SystemError) in try files.open(directory, name, .reading) }
      defer { files.close(descriptor) }
      let status = try files.status(descriptor)
      guard status.kind == .regular else { return .unreadable(.notRegularFile, status) }
      guard status.size <= Int64(Self.noteLimit) else { return .unreadable(.tooLarge, status) }
      let bytes = try contents(of: descriptor, expecting: Int(status.size))
      guard bytes.count <= Self.noteLimit else { return .unreadable(.tooLarge, status) }
      guard Self.isUTF8(bytes) else { return .unreadable(.invalidUTF8(.init(bytes)), status) }
      return .note(bytes, status)
    } catch {
      return .unreadable(UnreadableReason(error), nil)
    }
  }

  /// Reads a note such that its times tell any later change.
  ///
  /// A note written in this very tick of the clock could change once more without its time showing it; it is read
  /// after the tick is over. When its time lies in the future no reading helps: its status then says a time of change of 0, so
  /// that it is read again the next time (git calls such an entry racily clean).
  func settledNote(named name: [UInt8], in directory: FileOperations.Descriptor) -> Reading {
    let now = files.now()
    var reading = note(named: name, in: directory)
    guard case .note(_, let status) = reading, status.modified >= now else { return reading }
    files.waitPast(status.modified)
    let later = files.now()
    reading = note(named: name, in: directory)
    guard case .note(let bytes, var status) = reading, status.modified >= later else { return reading }
    status.changed = 0
    return .note(bytes, status)
  }

  /// Reads a small file such as the configuration, whole.
  ///
  /// - Throws: what the system says; ``SystemError/noSuchDevice`` for what is no regular file, and
  ///   ``SystemError/fileTooLarge`` beyond the limit, in bytes.
  package func contents(
    named name: Path, in directory: FileOperations.Descriptor = FileOperations.workingDirectory, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let descriptor = try files.retrying { () throws(SystemError) in try files.open(directory, name.bytes, .reading) }
    defer { files.close(descriptor) }
    let status = try files.status(descriptor)
    guard status.kind == .regular else { throw .noSuchDevice }
    guard status.size <= Int64(limit) else { throw .fileTooLarge }
    return try contents(of: descriptor, expecting: Int(status.size), limit: limit)
  }

  /// Reads to the end; a file that grew meanwhile gives what is there now, up to just past the limit, in bytes.
  ///
  /// One byte more than the known size is asked for: when just the size comes back the end is known without a second
  /// call.
  func contents(
    of descriptor: FileOperations.Descriptor, expecting size: Int, limit: Int = noteLimit
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var filled = 0
    while filled <= limit {
      let count = try files.retrying { () throws(SystemError) in try files.read(descriptor, &bytes, filled) }
      filled += count
      if count == 0 || (filled == size && count > 0) { break }
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(4096, bytes.count))) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Whether bytes are valid UTF-8.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }
}
