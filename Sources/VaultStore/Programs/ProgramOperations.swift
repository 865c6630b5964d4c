#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The one table of functions through which vault starts programs, so that a test can stand in for them.
package struct ProgramOperations: Sendable {
  /// Starts a program with the standard streams of this process and waits for its end. While it runs Ctrl-C is the
  /// program's alone.
  ///
  /// Throws ``SystemError/notFound`` when there is no such program.
  package var runInForeground: @Sendable (ProgramCall) throws(SystemError) -> ProgramEnd

  /// Starts a program, gives it this input, and returns what it says at its end. A name is looked up in the absolute
  /// folders of `PATH` alone, so that the working directory, which can be somebody else's vault, gives no program.
  ///
  /// Throws ``SystemError/notFound`` when there is no such program, ``SystemError/fileTooLarge`` when it writes more
  /// than `limit` bytes to its standard output, and ``SystemError/interrupted`` when `shouldStop`, which is asked
  /// again and again, says so; in both cases the program is ended first.
  package var capture:
    @Sendable (ProgramCall, _ input: [UInt8], _ limit: Int, _ shouldStop: () -> Bool) throws(SystemError) ->
      ProgramOutput

  /// Starts a program that reads what vault writes to it and has the standard streams of this process else, such as a
  /// pager. Until it is finished Ctrl-C is the program's alone.
  ///
  /// Throws ``SystemError/notFound`` when there is no such program.
  package var feed: @Sendable (ProgramCall) throws(SystemError) -> ProgramFeed

  package init(
    runInForeground: @escaping @Sendable (ProgramCall) throws(SystemError) -> ProgramEnd = {
      _ throws(SystemError) in throw .notFound
    },
    capture:
      @escaping @Sendable (ProgramCall, [UInt8], Int, () -> Bool) throws(SystemError) -> ProgramOutput = {
        _, _, _, _ throws(SystemError) in throw .notFound
      },
    feed: @escaping @Sendable (ProgramCall) throws(SystemError) -> ProgramFeed = {
      _ throws(SystemError) in throw .notFound
    }
  ) {
    self.runInForeground = runInForeground
    self.capture = capture
    self.feed = feed
  }

  /// No programs at all: for runs that must start none.
  package static let none = ProgramOperations()

  /// The operating system itself.
  package static let system = ProgramOperations(
    runInForeground: { call throws(SystemError) in
      let quiet = IgnoredSignals([SIGINT, SIGQUIT])
      defer { quiet.restore() }
      var process = try StartedProgram(call, streams: .inherited)
      return try process.wait()
    },
    capture: { call, input, limit, shouldStop throws(SystemError) in
      var call = call
      call.program = try ProgramSearch().path(of: call.program)
      var capture = try ProgramCapture(call, input: input, limit: limit)
      return try capture.finish(shouldStop: shouldStop)
    },
    feed: { call throws(SystemError) in
      let pipe = try Pipe(childReads: true)
      let quiet = IgnoredSignals([SIGINT, SIGQUIT])
      defer { pipe.childEnd.close() }
      var process: StartedProgram
      do throws(SystemError) {
        process = try StartedProgram(call, streams: .fed(input: pipe.childEnd.descriptor))
      } catch {
        pipe.ownEnd.close()
        quiet.restore()
        throw error
      }
      return ProgramFeed(
        write: { bytes throws(SystemError) in
          var written = 0
          while written < bytes.count {
            let count = try pipe.ownEnd.write(bytes, from: written)
            if count == 0 { pipe.ownEnd.waitForRoom() }
            written += count
          }
        },
        finish: {
          pipe.ownEnd.close()
          _ = try? process.wait()
          quiet.restore()
        })
    })
}

/// A program that reads what is written to it.
package struct ProgramFeed {
  /// Writes bytes; throws EPIPE when the program reads no more.
  package let write: ([UInt8]) throws(SystemError) -> Void
  /// Says that nothing more comes, and waits for the program's end.
  package let finish: () -> Void

  package init(write: @escaping ([UInt8]) throws(SystemError) -> Void, finish: @escaping () -> Void) {
    self.write = write
    self.finish = finish
  }
}

/// Signals that this process ignores for a while.
private struct IgnoredSignals {
  private let saved: [(number: Int32, action: sigaction)]

  init(_ numbers: [Int32]) {
    saved = numbers.map { number in
      var before = sigaction()
      unsafe sigaction(number, nil, &before)
      _ = signal(number, SIG_IGN)
      return (number, before)
    }
  }

  func restore() {
    for (number, action) in saved {
      var action = action
      unsafe sigaction(number, &action, nil)
    }
  }
}
