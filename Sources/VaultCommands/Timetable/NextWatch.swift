import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// Stays and counts down to the next lessons, minute by minute, on the notes as they are then.
struct NextWatch {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Prints again and again until somebody stops it, or no lesson is left.
  func follow(_ request: NextLessons) throws(Failure) -> ExitCode {
    let environment = invocation.environment
    let began = environment.clock()
    var request = request
    var shown = 0
    while !invocation.shouldStop {
      request.elapsed = environment.clock() - began
      let vault = try Vault(for: invocation, isSilent: request.elapsed > 0)
      let printer = try NextPrinter(request, in: vault, invocation)
      if shown > 0, invocation.isForReading {
        // Over what stands there: up so many lines, and erased to the end of the screen (ECMA-48, CUU and ED).
        invocation.output.write("\u{1B}[\(shown)A\u{1B}[J")
      }
      try printer.print()
      invocation.output.flush()
      vault.keepIndex()
      guard !printer.rows.isEmpty else { return .nothingFound }
      shown = printer.rows.count
      let second = Int64(try vault.now.adding(seconds: request.elapsed)?.time.second ?? 0)
      environment.pause(environment.clock() + 60 - second, 60)
    }
    return .done
  }
}
