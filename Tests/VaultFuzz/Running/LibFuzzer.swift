#if LIBFUZZER
import Foundation
import Synchronization

/// The entry that libFuzzer feeds.
private let libFuzzerEntry = Mutex(FuzzEntry.yaml)

/// libFuzzer's loop, as a library (LLVM, “LibFuzzer”, section “Using libFuzzer as a library”).
@_silgen_name("LLVMFuzzerRunDriver")
private func LLVMFuzzerRunDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer, built into this program.
enum LibFuzzer {
  /// Runs an entry with the arguments of this process until libFuzzer ends it.
  static func run(_ entry: FuzzEntry) -> CInt {
    libFuzzerEntry.withLock { $0 = entry }
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    return unsafe LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let entry = libFuzzerEntry.withLock { $0 }
      let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
      // libFuzzer keeps the input of a trap.
      if let fault = entry.outcome(of: input).fault { fatalError(fault) }
      return 0
    }
  }

  /// Writes the entry's dictionary in libFuzzer's own format, for `-dict=FILE`.
  static func writeDictionary(of entry: FuzzEntry, to path: String) throws {
    let lines = entry.dictionary.filter { !$0.isEmpty }.map { piece in
      "\"" + piece.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
    }
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
  }
}
#endif
