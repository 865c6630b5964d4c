import VaultActions
import VaultExchange
import VaultMessages
import VaultStore
import VaultSyntax

/// The bytes of something to import: they can be read from the beginning more than once, and those of a file never stand in
/// memory as a whole unless that is asked for.
struct ImportInput {
  /// As it was named on the command line.
  let name: String
  private let content: Content
  private let invocation: Invocation

  private enum Content {
    case bytes([UInt8])
    case file(RereadableFile)
  }

  /// The standard input is kept in memory up to this many bytes (8 MB), and on the disk beyond.
  private static let mostInMemory = 8 << 20
  /// How often a calendar is read: to tell it from others, twice more where it is none at first sight, to survey it, to
  /// find names, and to import it.
  private static let readings = 6
  /// How many of the first bytes tell a calendar from others.
  private static let headSize = 4096

  /// Opens what a word of the command line names: a file, a page of the web, or the standard input.
  ///
  /// - Throws: the failure to report: the file cannot be read, or the page cannot be fetched.
  init(_ name: String, _ invocation: Invocation, _ session: Vault) throws(Failure) {
    self.name = name
    self.invocation = invocation
    guard !WebPage.isAddress(name) else {
      content = .bytes(try WebPage(name).fetched(for: invocation))
      return
    }
    do throws(SystemError) {
      content =
        name == "-"
        ? try Self.standardInput(of: invocation, session)
        : .file(try Self.file(Path(name), invocation, session.files))
    } catch {
      throw Self.failure(of: name, error)
    }
    guard !invocation.shouldStop else { throw Failure.stopped }
  }

  private static func file(
    _ name: Path, _ invocation: Invocation, _ files: FileOperations
  ) throws(SystemError) -> RereadableFile {
    let path = Path(invocation.environment.workingDirectory).appending(name)
    return try RereadableFile(at: Path(bytes: try files.realPath(path.bytes)), files: files)
  }

  private static func standardInput(
    of invocation: Invocation, _ session: Vault
  ) throws(SystemError) -> Content {
    var bytes: [UInt8] = []
    while let line = invocation.environment.readLine() {
      bytes += line
      bytes.append(0x0A)
      if bytes.count > mostInMemory { return try spooledInput(of: invocation, session, after: bytes) }
    }
    return .bytes(bytes)
  }

  private static func spooledInput(
    of invocation: Invocation, _ session: Vault, after first: [UInt8]
  ) throws(SystemError) -> Content {
    var spool = try SpoolFile(in: session.root, files: session.files)
    var bytes = first
    while let line = invocation.environment.readLine() {
      bytes += line
      bytes.append(0x0A)
      guard bytes.count > 1 << 18 else { continue }
      try spool.append(bytes)
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
    }
    try spool.append(bytes)
    return .file(try spool.rereadable(readings: readings))
  }

  private static func failure(of name: String, _ error: SystemError) -> Failure {
    Failure(cannotRead: name, .systemError(error.code))
  }

  // MARK: Reading

  /// Reads everything once, piece by piece.
  ///
  /// - Throws: the failure to report; that the command was stopped, too.
  func read(_ body: (ArraySlice<UInt8>) throws(Failure) -> Void) throws(Failure) {
    guard case .file(let file) = content else {
      guard case .bytes(let bytes) = content else { return }
      return try body(bytes[...])
    }
    var failure: Failure?
    do throws(RereadableFile.Failure) {
      try file.read { piece in
        do throws(Failure) {
          guard !invocation.shouldStop else { throw Failure.stopped }
          try body(piece)
        } catch {
          failure = error
        }
        return failure == nil
      }
    } catch {
      switch error {
      case .changed: throw Failure(.conflict, .importChanged, [.text(name)], hints: [.init(.importAgainHint)])
      case .system(let error): throw Self.failure(of: name, error)
      }
    }
    if let failure { throw failure }
  }

  /// Whether it is a calendar by its content.
  func isCalendar() throws(Failure) -> Bool {
    var head: [UInt8] = []
    switch content {
    case .bytes(let bytes): head = Array(bytes.prefix(Self.headSize))
    case .file(let file):
      do throws(RereadableFile.Failure) {
        try file.read { piece in
          head = Array(piece.prefix(Self.headSize))
          return false
        }
      } catch {
        guard case .system(let error) = error else { return false }
        throw Self.failure(of: name, error)
      }
    }
    return head.beginsCalendar
  }

  /// All bytes at once.
  ///
  /// - Throws: the failure to report: they are more than a note may have.
  func whole() throws(Failure) -> [UInt8] {
    switch content {
    case .bytes(let bytes):
      // A line of the standard input that is too long was cut.
      let isCut = name == "-" && bytes.split(separator: 0x0A).contains { $0.count > InputLines.lineLimit }
      guard !isCut else { throw Self.failure(of: name, .fileTooLarge) }
      return bytes
    case .file(let file):
      guard file.size <= Int64(FileReader.noteLimit) else { throw Self.failure(of: name, .fileTooLarge) }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(Int(file.size))
      try read { bytes += $0 }
      return bytes
    }
  }
}
