import Foundation

// Makes a vault of N notes from a seed, times vault on it beside other programs, and prints a table.
//
//   swift build -c release && .build/release/VaultBench --notes 10000 [--wide] [--pairs 15] [--json FILE] [--keep]
//   .build/release/VaultBench --notes 10000 --generate DIR     only makes the vault

var notes = 10_000
var pairs = 15
var isWide = false
var keep = false
var jsonPath: String?
var generated: String?
var program = FileManager.default.currentDirectoryPath + "/.build/release/vault"
var arguments = Array(CommandLine.arguments.dropFirst())[...]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

while let argument = arguments.popFirst() {
  switch argument {
  case "--notes":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--notes takes a number") }
    notes = count
  case "--pairs":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--pairs takes a number") }
    pairs = count
  case "--wide": isWide = true
  case "--keep": keep = true
  case "--generate":
    guard let path = arguments.popFirst() else { fail("--generate takes a folder that does not exist yet") }
    generated = path
  case "--json": jsonPath = arguments.popFirst()
  case "--vault-program": program = arguments.popFirst() ?? program
  default:
    fail(
      "unknown option \(argument): --notes N, --pairs N, --wide, --generate DIR, --json FILE, --vault-program PATH, --keep"
    )
  }
}

let shape: VaultGenerator.Shape = isWide ? .wide(notes: notes) : .ordinary(notes: notes)
if let generated {
  do {
    var generator = VaultGenerator(shape)
    try generator.write(to: generated)
    exit(0)
  } catch {
    fail("\(error)")
  }
}
guard FileManager.default.isExecutableFile(atPath: program) else {
  fail("\(program) is missing: run `swift build -c release` first")
}
let directory = NSTemporaryDirectory() + "vault-bench-\(ProcessInfo.processInfo.processIdentifier)"
do {
  // In a process of its own: what the system says of a program's memory includes that of the one it was started from.
  let here = FileManager.default.currentDirectoryPath
  func make(_ notes: Int, in directory: String) throws {
    let size = ["--notes", String(notes)] + (isWide ? ["--wide"] : [])
    let making = ProgramCall([CommandLine.arguments[0]] + size + ["--generate", directory], in: here)
    guard try making.measure().exitCode == 0 else { fail("the vault cannot be made in \(directory)") }
  }
  try make(notes, in: directory)
  let tenth = notes >= 10_000 ? directory + "-tenth" : nil
  if let tenth { try make(notes / 10, in: tenth) }
  if ProgramCall.path(of: "git") != nil {
    for arguments in [["git", "init", "--quiet"], ["git", "add", "--all"]] {
      _ = try ProgramCall(arguments, in: directory).measure()
    }
  }
  let benchmark = Benchmark(
    vault: directory, program: program, notes: notes, isWide: isWide, tenth: tenth, pairs: pairs,
    word: Vocabulary.words(count: 400, seed: shape.seed)[399])
  let report = try benchmark.run(title: "\(notes) notes, \(shape.vocabulary) words\(isWide ? " (wide)" : "")")
  print(report.markdown)
  if let jsonPath { try report.json.write(toFile: jsonPath, atomically: true, encoding: .utf8) }
  if let tenth { try FileManager.default.removeItem(atPath: tenth) }
  if keep { print("kept: \(directory)") } else { try FileManager.default.removeItem(atPath: directory) }
} catch {
  fail("\(error)")
}
