#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that runs with pipes for its standard streams: it is fed and read at the same time, so that neither side
/// waits for the other for ever, however much there is to say.
struct ProgramCapture {
  private var program: StartedProgram
  private var input: PipeEnd?
  private var output: PipeEnd?
  private var errors: PipeEnd?
  private let given: [UInt8]
  private var written = 0
  private let limit: Int
  private var result = ProgramOutput(.exited(0))
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// The most that is kept of the standard error, in bytes; the rest is read and dropped.
  private static let errorLimit = 1 << 16
  /// How long a program may say nothing before it is asked whether it still runs, in milliseconds.
  private static let patience: Int32 = 50

  /// Starts a program.
  init(_ call: ProgramCall, input given: [UInt8], limit: Int) throws(SystemError) {
    self.given = given
    self.limit = limit
    var pipes: [Pipe] = []
    defer { for pipe in pipes { pipe.childEnd.close() } }
    do throws(SystemError) {
      if !given.isEmpty { pipes.append(try Pipe(childReads: true)) }
      pipes.append(try Pipe(childReads: false))
      pipes.append(try Pipe(childReads: false))
      let ends = pipes.map(\.childEnd.descriptor)
      let streams = StartedProgram.Streams.pipes(
        input: given.isEmpty ? nil : ends[0], output: ends[ends.count - 2], errors: ends[ends.count - 1])
      program = try StartedProgram(call, streams: streams)
    } catch {
      for pipe in pipes { pipe.ownEnd.close() }
      throw error
    }
    input = given.isEmpty ? nil : pipes.first?.ownEnd
    output = pipes[pipes.count - 2].ownEnd
    errors = pipes[pipes.count - 1].ownEnd
  }

  /// Feeds and reads until the program ends; one that cannot be served to its end is ended.
  mutating func finish(shouldStop: () -> Bool) throws(SystemError) -> ProgramOutput {
    defer { closeAll() }
    do throws(SystemError) {
      result.end = try exchange(shouldStop)
      return result
    } catch {
      closeAll()
      program.terminate()
      throw error
    }
  }

  private mutating func exchange(_ shouldStop: () -> Bool) throws(SystemError) -> ProgramEnd {
    while output != nil || errors != nil {
      if shouldStop() { throw .interrupted }
      guard try serveReadyPipes() else {
        // A program that it left behind, such as a daemon, may hold the pipes open.
        guard let end = try program.endIfAny() else { continue }
        try readOutput()
        try readErrors()
        return end
      }
    }
    return try end(shouldStop)
  }

  /// Waits for the end of a program that has closed its streams, which is mostly at once.
  private mutating func end(_ shouldStop: () -> Bool) throws(SystemError) -> ProgramEnd {
    var pause = 50_000
    while true {
      if let end = try program.endIfAny() { return end }
      if shouldStop() { throw .interrupted }
      program.pause(nanoseconds: pause)
      pause = min(pause * 2, 20_000_000)
    }
  }

  private mutating func closeAll() {
    input?.close()
    output?.close()
    errors?.close()
    (input, output, errors) = (nil, nil, nil)
  }
}

// MARK: - Serving the pipes

extension ProgramCapture {
  /// Waits for a pipe that can be read or written and serves all those; false when for a while there was none.
  private mutating func serveReadyPipes() throws(SystemError) -> Bool {
    // A negative descriptor is skipped (POSIX.1-2024, poll).
    var waiting = [
      pollfd(fd: input?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let ready = unsafe poll(&waiting, nfds_t(waiting.count), Self.patience)
    if ready < 0 {
      guard errno == EINTR else { throw SystemError.last }
      return true
    }
    if waiting[0].revents != 0 { try writeInput() }
    if waiting[1].revents != 0 { try readOutput() }
    if waiting[2].revents != 0 { try readErrors() }
    return ready > 0
  }

  /// Writes what the pipe takes; a program that reads no further is no error.
  private mutating func writeInput() throws(SystemError) {
    guard let pipe = input else { return }
    do throws(SystemError) {
      written += try pipe.write(given, from: written)
    } catch {
      guard error.code == EPIPE else { throw error }
      written = given.count
    }
    guard written >= given.count else { return }
    pipe.close()
    input = nil
  }

  /// Reads all that is there now.
  private mutating func readOutput() throws(SystemError) {
    while let pipe = output {
      guard let count = try pipe.read(into: &buffer) else { return }
      guard count > 0 else {
        pipe.close()
        output = nil
        return
      }
      guard result.output.count + count <= limit else { throw .fileTooLarge }
      result.output.append(contentsOf: buffer[..<count])
    }
  }

  private mutating func readErrors() throws(SystemError) {
    while let pipe = errors {
      guard let count = try pipe.read(into: &buffer) else { return }
      guard count > 0 else {
        pipe.close()
        errors = nil
        return
      }
      result.errors.append(contentsOf: buffer[..<min(count, Self.errorLimit - result.errors.count)])
    }
  }
}
