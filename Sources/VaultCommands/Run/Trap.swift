import VaultActions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A defect of the program that ends it: a check of the language that failed, or a stack that ran over.
enum Trap {
  /// The signals that a trap arrives as.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Room for the handler where the stack itself ran over.
  private static let stackSize = 1 << 16

  /// Does some work, during which a trap ends the process with 1, which git takes for a conflict: the status of a signal
  /// would make it leave one side in the file.
  static func endingAsConflict<Answer>(
    _ work: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = stackSize
    var formerStack = unsafe stack_t()
    unsafe sigaltstack(&stack, &formerStack)
    let former = signals.map { number in
      var before = sigaction()
      var action = sigaction()
      // Nothing else is safe in a handler that may have interrupted anything.
      #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { _ in _exit(1) }
      #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = { _ in _exit(1) }
      #else
      unsafe action.__sigaction_handler.sa_handler = { _ in _exit(1) }
      #endif
      action.sa_flags = SA_ONSTACK
      unsafe sigaction(number, &action, &before)
      return before
    }
    defer {
      for (number, action) in zip(signals, former) {
        var action = action
        unsafe sigaction(number, &action, nil)
      }
      unsafe sigaltstack(&formerStack, nil)
      unsafe memory.deallocate()
    }
    return try work()
  }
}
