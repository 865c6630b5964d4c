/// The random number by which state made on this device is told from state that came from elsewhere.
///
/// It is kept outside the vault, so that a vault somebody else made cannot know it.
struct DeviceIdentity: Hashable, Sendable {
  /// 16 random bytes.
  let bytes: [UInt8]

  /// How many bytes the number has.
  static let byteCount = 16
  private static let name = Array("device".utf8)

  /// The number that some bytes are; nil when they are not 16.
  init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// A new random one.
  static func random() -> DeviceIdentity? {
    var generator = SystemRandomNumberGenerator()
    return DeviceIdentity(bytes: (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Reads 32 hexadecimal digits and a line break.
  init?(text: [UInt8]) {
    guard text.count == 2 * Self.byteCount + 1, text.last == UInt8(ascii: "\n"),
      let whole = String(validating: text.dropLast(), as: UTF8.self)
    else { return nil }
    var bytes: [UInt8] = []
    var rest = whole.utf8[...]
    while let byte = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(bytes: bytes)
  }

  /// 32 hexadecimal digits and a line break.
  var text: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } + [UInt8(ascii: "\n")]
  }
}

// MARK: - On disk

extension DeviceIdentity {
  /// The number kept in a folder of the user's, such as `~/.local/state/vault`; nil when there is none yet.
  static func read(in folder: Path, files: FileOperations) throws(SystemError) -> DeviceIdentity? {
    do throws(SystemError) {
      let handle = try open(folder, files)
      defer { handle.close() }
      return try handle.ownContent(of: name, limit: 1 << 10).flatMap(DeviceIdentity.init(text:))
    } catch .notFound {
      return nil
    }
  }

  /// The number kept in the folder, made when there is none yet or when the file holds none.
  static func readOrMake(in folder: Path, files: FileOperations) throws(SystemError) -> DeviceIdentity {
    if let known = try read(in: folder, files: files) { return known }
    try files.makeFolders(folder)
    let handle = try open(folder, files)
    defer { handle.close() }
    guard let made = random() else { throw .inputOutput }
    let temporary = TemporaryName.random()
    do throws(SystemError) {
      try handle.write(made.text, toNew: temporary, .exactly(permissions: 0o600))
      do throws(SystemError) {
        try handle.rename(temporary, toFree: name)
        return made
      } catch .exists {}
      // Another process was faster, or the file is damaged.
      if let known = try handle.ownContent(of: name, limit: 1 << 10).flatMap(DeviceIdentity.init(text:)) {
        try? handle.remove(temporary)
        return known
      }
      try handle.rename(temporary, replacing: name)
      return made
    } catch {
      try? handle.remove(temporary)
      throw error
    }
  }

  private static func open(_ folder: Path, _ files: FileOperations) throws(SystemError) -> DirectoryHandle {
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, folder.bytes, .namedDirectory)
    }
    return DirectoryHandle(files: files, descriptor: opened)
  }
}
