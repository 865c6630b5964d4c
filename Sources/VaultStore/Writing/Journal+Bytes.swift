import VaultModel
import VaultSyntax

/// A journal as bytes. Numbers are little-endian; a text is its length in 8 bytes and its bytes.
///
/// 8 bytes `vaultjl2`; 1 byte direction; 8 length of the whole; 16 device; 8 number; 8 time, in seconds since 1970 of
/// the vault's clock; 8 number of the command it takes back; 8 number of the first command of its group; the words; the
/// folders; the steps; 8 FNV-1a of everything before but the direction. Each list begins with its count in 8 bytes.
extension Journal {
  private static let magic = Array("vaultjl2".utf8)

  /// The bytes of the file.
  ///
  /// - Complexity: O(*n*) in the images.
  var bytes: [UInt8] {
    var output = Self.magic + [direction.rawValue]
    output.append(number: 0)
    output += device.bytes
    output.append(number: number)
    output.append(number: UInt64(bitPattern: record.time.secondsSinceEpoch))
    output.append(number: undoes)
    output.append(number: group)
    output.append(number: UInt64(record.words.count))
    for word in record.words { output.append(text: Array(word.utf8)) }
    output.append(number: UInt64(folders.count))
    for folder in folders { output.append(text: folder.bytes) }
    output.append(number: UInt64(steps.count))
    for step in steps { output.append(step) }
    var length: [UInt8] = []
    length.append(number: UInt64(output.count + 8))
    output.replaceSubrange(9..<17, with: length)
    output.append(number: Self.checksum(of: output[...]))
    return output
  }

  /// Reads the bytes of a file; nil when a single one is not as it was written.
  ///
  /// - Complexity: O(*n*); no length in the file is believed further than the file goes.
  init?(bytes: [UInt8]) {
    guard bytes.count >= 25, bytes.starts(with: Self.magic), let direction = Direction(rawValue: bytes[8]) else {
      return nil
    }
    let end = bytes.count - 8
    var checksum = JournalCursor(bytes: bytes, position: end, end: bytes.count)
    guard checksum.takeNumber() == Self.checksum(of: bytes[..<end]) else { return nil }
    var cursor = JournalCursor(bytes: bytes, position: 9, end: end)
    guard cursor.takeNumber() == UInt64(bytes.count), let device = cursor.take(DeviceIdentity.byteCount),
      let device = DeviceIdentity(bytes: device), let number = cursor.takeNumber(), let seconds = cursor.takeNumber(),
      let time = LocalDateTime(secondsSinceEpoch: Int64(bitPattern: seconds)), let undoes = cursor.takeNumber(),
      let group = cursor.takeNumber(), let words = cursor.takeList({ $0.takeText() }),
      let folders = cursor.takeList({ $0.takePath() }), let steps = cursor.takeList({ $0.takeStep() }), cursor.isAtEnd
    else { return nil }
    self.init(
      direction: direction, device: device, number: number,
      record: CommandRecord(words: words.map { String(decoding: $0, as: UTF8.self) }, time: time), undoes: undoes,
      group: group, folders: folders, steps: steps)
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes.prefix(Int(directionOffset)))
    hash.add(bytes.dropFirst(Int(directionOffset) + 1))
    return hash.value
  }
}

// MARK: - Writing

extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  fileprivate mutating func append(text: [UInt8]) {
    append(number: UInt64(text.count))
    self += text
  }

  fileprivate mutating func append(_ step: FileStep) {
    append(step.kind.rawValue)
    append(step.keepsPermissions ? 1 : 0)
    append(number: UInt64(step.permissions))
    append(number: step.inode)
    append(text: step.path.bytes)
    append(text: step.newPath.bytes)
    append(text: step.temporary)
    append(text: step.before)
    append(text: step.after)
  }
}

// MARK: - Reading

/// Takes numbers and texts from the front of bytes; nil where they end too early.
private struct JournalCursor {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  var isAtEnd: Bool { position == end }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= end - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  mutating func takeByte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func takeNumber() -> UInt64? {
    guard end - position >= 8 else { return nil }
    defer { position += 8 }
    var number: UInt64 = 0
    for place in 0..<8 { number |= UInt64(bytes[position + place]) << UInt64(8 * place) }
    return number
  }

  mutating func takeText() -> [UInt8]? {
    takeNumber().flatMap { Int(exactly: $0) }.flatMap { take($0) }
  }

  /// A path that cannot lead out of the vault, or into the state itself.
  mutating func takePath() -> Path? {
    takeText().map { Path(bytes: $0) }.flatMap { $0.canBeWritten ? $0 : nil }
  }

  /// Every element takes a byte at least, so that a count can be no greater than what is left.
  mutating func takeList<Element>(_ element: (inout JournalCursor) -> Element?) -> [Element]? {
    guard let count = takeNumber(), count <= UInt64(end - position) else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  mutating func takeStep() -> FileStep? {
    guard let kind = takeByte().flatMap(FileStep.Kind.init(rawValue:)), let keeps = takeByte(),
      let permissions = takeNumber(), permissions <= 0o7777, let inode = takeNumber(),
      let path = takeText().map({ Path(bytes: $0) }), let place = FilePlace(of: path),
      let newPath = takeText().map({ Path(bytes: $0) }), let temporary = takeText(), let before = takeText(),
      let after = takeText()
    else { return nil }
    guard kind == .rename ? newPath.canBeWritten : newPath.bytes.isEmpty else { return nil }
    guard place == .vault || kind != .rename else { return nil }
    // Whatever a journal says that somebody planted, outside of the vault it replaces a calendar by a calendar.
    let images = [before, after].filter { !$0.isEmpty }
    guard place != .calendar || !images.isEmpty && images.allSatisfy(\.beginsCalendar) else { return nil }
    let needsTemporary = kind == .replace || kind == .create || kind == .remove
    guard needsTemporary ? TemporaryName.matches(temporary) : temporary.isEmpty else { return nil }
    return FileStep(
      kind: kind, path: path, newPath: newPath, temporary: temporary, before: before, after: after,
      permissions: UInt32(permissions), keepsPermissions: keeps != 0, inode: inode)
  }
}
