#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let workingDirectoryDescriptor: FileOperations.Descriptor = AT_FDCWD

extension FileOperations {
  /// The operating system itself.
  package static let system = FileOperations(
    open: { directory, name, opening throws(SystemError) in
      let descriptor = unsafe withName(name) {
        unsafe openat(directory, $0, flags(for: opening), mode(for: opening))
      }
      guard descriptor >= 0 else { throw SystemError.last }
      return descriptor
    },
    close: { descriptor in _ = systemClose(descriptor) },
    status: { descriptor throws(SystemError) in
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.last }
      return FileStatus(status)
    },
    statusOfName: { directory, name, followLink throws(SystemError) in
      var status = stat()
      let failure = unsafe withName(name) {
        unsafe fstatat(directory, $0, &status, followLink ? 0 : AT_SYMLINK_NOFOLLOW)
      }
      guard failure == 0 else { throw SystemError.last }
      return FileStatus(status)
    },
    read: { descriptor, bytes, start throws(SystemError) in
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[min(start, buffer.count)...])
        return unsafe systemRead(descriptor, part.baseAddress, part.count)
      }
      guard count >= 0 else { throw SystemError.last }
      return count
    },
    list: { descriptor, listing throws(SystemError) in try readEntries(of: descriptor, into: &listing) },
    write: { descriptor, bytes, position throws(SystemError) in
      let count = unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(position)) }
      guard count >= 0 else { throw SystemError.last }
      return count
    },
    setPermissions: { descriptor, permissions throws(SystemError) in
      guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw SystemError.last }
    },
    changeOwner: { descriptor, owner, group throws(SystemError) in
      guard fchown(descriptor, owner, group) == 0 else { throw SystemError.last }
    },
    truncate: { descriptor, length throws(SystemError) in
      guard ftruncate(descriptor, off_t(length)) == 0 else { throw SystemError.last }
    },
    synchronize: { descriptor throws(SystemError) in
      guard fsync(descriptor) == 0 else { throw SystemError.last }
    },
    rename: { source, from, target, to throws(SystemError) in
      let failure = unsafe withName(from) { name in
        unsafe withName(to) { unsafe renameat(source, name, target, $0) }
      }
      guard failure == 0 else { throw SystemError.last }
    },
    renameWithoutReplacing: { source, from, target, to throws(SystemError) in
      try renameWithFlags(source, from, target, to, exclusiveRename)
    },
    exchange: { directory, one, other throws(SystemError) in
      try renameWithFlags(directory, one, directory, other, exchangingRename)
    },
    link: { source, from, target, to throws(SystemError) in
      let failure = unsafe withName(from) { first in
        unsafe withName(to) { unsafe linkat(source, first, target, $0, 0) }
      }
      guard failure == 0 else { throw SystemError.last }
    },
    remove: { directory, name throws(SystemError) in
      guard unsafe withName(name, { unsafe unlinkat(directory, $0, 0) }) == 0 else { throw SystemError.last }
    },
    removeDirectory: { directory, name throws(SystemError) in
      guard unsafe withName(name, { unsafe unlinkat(directory, $0, AT_REMOVEDIR) }) == 0 else {
        throw SystemError.last
      }
    },
    makeDirectory: { directory, name, permissions throws(SystemError) in
      guard unsafe withName(name, { unsafe mkdirat(directory, $0, mode_t(permissions)) }) == 0 else {
        throw SystemError.last
      }
    },
    realPath: { name throws(SystemError) in
      guard let resolved = unsafe withName(name, { unsafe realpath($0, nil) }) else { throw SystemError.last }
      defer { unsafe free(resolved) }
      let length = unsafe strlen(resolved)
      return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: length))
    },
    lock: { descriptor throws(SystemError) in
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      let error = SystemError.last
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    },
    user: { geteuid() },
    map: { descriptor, length throws(SystemError) in
      guard length > 0 else {
        return unsafe MappedFile(owning: UnsafeRawBufferPointer(start: nil, count: 0), isOfFile: false)
      }
      let address = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let address = unsafe address, unsafe address != MAP_FAILED else { throw SystemError.last }
      return unsafe MappedFile(owning: UnsafeRawBufferPointer(start: address, count: length), isOfFile: true)
    },
    now: { fileClock() },
    pause: { nanoseconds in
      var pause = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      unsafe nanosleep(&pause, nil)
    },
    waitPast: { moment in
      // A tick is 1 to 10 ms; a moment further ahead is a wrong clock, which no waiting mends.
      for _ in 0..<40 where fileClock() <= moment && moment - fileClock() < 50_000_000 {
        var pause = timespec(tv_sec: 0, tv_nsec: 500_000)
        unsafe nanosleep(&pause, nil)
      }
    }
  )

  private static func flags(for opening: Opening) -> Int32 {
    switch opening {
    case .reading: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    case .directory: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    case .passage: passage | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    case .namedDirectory: O_RDONLY | O_DIRECTORY | O_CLOEXEC
    case .creating: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    case .updating: O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    }
  }

  private static func mode(for opening: Opening) -> mode_t {
    switch opening {
    case .creating(let permissions): mode_t(permissions)
    case .locking: 0o600
    default: 0
    }
  }
}

/// How a folder is opened whose entries are not read: Linux does less for it then. Its `O_PATH`, which Glibc shows to GNU
/// programs alone, has one value on all processors that Swift knows.
#if canImport(Glibc)
private let passage: Int32 = 0o10_000_000
#else
private let passage = O_RDONLY
#endif

/// The time that the kernel would give to a file changed now.
private func fileClock() -> Int64 {
  var time = timespec()
  #if canImport(Glibc)
  unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
  #else
  unsafe clock_gettime(CLOCK_REALTIME, &time)
  #endif
  return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}

/// Lends a name as a C string; a name with a NUL inside ends there, as for every program.
func withName<Result>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  if name.last == 0 {
    return unsafe name.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return unsafe body("") }
      return unsafe body(start.assumingMemoryBound(to: CChar.self))
    }
  }
  let ended = name + [0]
  return unsafe ended.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return unsafe body("") }
    return unsafe body(start.assumingMemoryBound(to: CChar.self))
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, address, count)
}

/// Reads a directory through a descriptor of its own, so that the caller's stays open and at its place.
private func readEntries(of descriptor: Int32, into listing: inout DirectoryListing) throws(SystemError) {
  let own = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard own >= 0 else { throw SystemError.last }
  guard let stream = unsafe fdopendir(own) else {
    let error = SystemError.last
    _ = systemClose(own)
    throw error
  }
  defer { unsafe closedir(stream) }
  while true {
    errno = 0
    guard let entry = unsafe readdir(stream) else {
      if errno != 0 { throw SystemError.last }
      return
    }
    unsafe append(entry, to: &listing)
  }
}

private func append(_ entry: UnsafeMutablePointer<dirent>, to listing: inout DirectoryListing) {
  guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
  let start = unsafe UnsafeRawPointer(entry) + nameOffset
  let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
  let name = unsafe UnsafeRawBufferPointer(start: start, count: length)
  if length <= 2, unsafe name.allSatisfy({ $0 == UInt8(ascii: ".") }) { return }
  let kind: FileStatus.Kind? =
    switch unsafe Int32(entry.pointee.d_type) {
    case Int32(DT_REG): .regular
    case Int32(DT_DIR): .directory
    case Int32(DT_LNK): .symbolicLink
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  unsafe listing.append(name: name, kind: kind)
}
