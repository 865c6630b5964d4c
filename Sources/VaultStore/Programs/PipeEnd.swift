#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if !canImport(Darwin)
/// `pipe2` of POSIX.1-2024: the Glibc module hides what glibc declares for `_GNU_SOURCE`.
@_silgen_name("pipe2")
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
#endif

/// A pipe between vault and a program; both ends are closed on exec.
struct Pipe {
  let childEnd: PipeEnd
  /// The end that vault keeps; no call on it waits.
  let ownEnd: PipeEnd

  init(childReads: Bool) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    guard unsafe pipe(&ends) == 0 else { throw SystemError.last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
    #else
    guard unsafe systemPipe(&ends, O_CLOEXEC) == 0 else { throw SystemError.last }
    #endif
    childEnd = PipeEnd(descriptor: ends[childReads ? 0 : 1])
    ownEnd = PipeEnd(descriptor: ends[childReads ? 1 : 0])
    _ = fcntl(ownEnd.descriptor, F_SETFL, fcntl(ownEnd.descriptor, F_GETFL) | O_NONBLOCK)
  }
}

/// One end of a pipe.
struct PipeEnd {
  let descriptor: Int32

  func close() { _ = closeDescriptor(descriptor) }

  /// Waits until bytes can be written, or never will be read.
  func waitForRoom() {
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A signal ends it early, and the next write shows whether there is room.
    unsafe poll(&room, 1, -1)
  }

  /// Reads into the beginning of a buffer; 0 at the end, nil when nothing is there yet.
  func read(into buffer: inout [UInt8]) throws(SystemError) -> Int? {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe readDescriptor(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      guard errno == EINTR else { throw SystemError.last }
    }
  }

  /// Writes bytes from a position on; gives how many the pipe took, 0 when it is full.
  ///
  /// - Throws: EPIPE, and never the signal, when nobody reads.
  func write(_ bytes: [UInt8], from position: Int) throws(SystemError) -> Int {
    while true {
      let (count, code) = withoutBrokenPipeSignal {
        unsafe bytes.withUnsafeBytes { bytes in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[min(position, bytes.count)...])
          return unsafe writeDescriptor(descriptor, rest.baseAddress, rest.count)
        }
      }
      if count >= 0 { return count }
      if code == EAGAIN || code == EWOULDBLOCK { return 0 }
      guard code == EINTR else { throw SystemError(code: code) }
    }
  }
}

/// Makes a call during which this thread gets no SIGPIPE; gives its result and the value of `errno` after it.
private func withoutBrokenPipeSignal(_ call: () -> Int) -> (count: Int, code: Int32) {
  #if canImport(Darwin)
  return (call(), errno)
  #else
  var broken = sigset_t()
  var before = sigset_t()
  unsafe sigemptyset(&broken)
  unsafe sigaddset(&broken, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &broken, &before)
  let count = call()
  let code = errno
  // The signal belongs to this very thread, and waits now to be taken away.
  var atOnce = timespec(tv_sec: 0, tv_nsec: 0)
  if count < 0, code == EPIPE { unsafe sigtimedwait(&broken, nil, &atOnce) }
  unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  return (count, code)
  #endif
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func readDescriptor(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, address, count)
}

private func writeDescriptor(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, address, count)
}
