import Foundation

// Gives every reader and editor inputs that nobody would write, and checks that nothing traps, that no rule is broken and
// that no input takes long. What it finds goes, made short, into Corpus/ENTRY/, which `swift test` gives to its entry.
//
// With any toolchain; the inputs follow from the seed:
//
//   swift run -c release VaultFuzz ENTRY|all [--runs N] [--seconds S] [--seed S] [--findings DIR] [FILE|DIR…]
//   swift run -c release VaultFuzz yaml --runs 0 FILE         only the corpus and FILE
//
// With libFuzzer, which is led by what the code does (in folders of its own, since every room is compiled for it):
//
//   swift build -c release --product VaultFuzz --scratch-path .build/fuzz \
//     -Xswiftc -sanitize=fuzzer -Xswiftc -DLIBFUZZER -Xswiftc -use-ld=lld
//   export VAULT_FUZZ_ENTRY=yaml SWIFT_BACKTRACE=enable=no
//   .build/fuzz/release/VaultFuzz --dictionary .build/yaml.dictionary && mkdir -p .build/yaml
//   .build/fuzz/release/VaultFuzz -dict=.build/yaml.dictionary -max_total_time=300 -max_len=4096 -timeout=5 \
//     .build/yaml Tests/VaultFuzz/Corpus/yaml
//   .build/fuzz/release/VaultFuzz -minimize_crash=1 -runs=10000 crash-…

/// Says why the call is wrong, and how it would be right.
func fail(_ reason: String) -> Never {
  let entries = FuzzEntry.allCases.map(\.rawValue).joined(separator: ", ")
  FileHandle.standardError.write(Data("\(reason); entries: all, \(entries)\n".utf8))
  exit(2)
}

#if LIBFUZZER
guard let entry = ProcessInfo.processInfo.environment["VAULT_FUZZ_ENTRY"].flatMap(FuzzEntry.init) else {
  fail("VAULT_FUZZ_ENTRY names no entry")
}
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--dictionary" {
  try LibFuzzer.writeDictionary(of: entry, to: CommandLine.arguments[2])
  exit(0)
}
exit(LibFuzzer.run(entry))
#else
do {
  exit(try FuzzCall(CommandLine.arguments.dropFirst()).run() ? 0 : 1)
} catch let wrong as FuzzCall.Wrong {
  fail(wrong.reason)
} catch {
  fail("\(error)")
}
#endif
