import Foundation

// Makes a vault of N notes from a seed, times vault on it beside other programs, and prints a table.
//
//   swift build -c release && .build/release/VaultBench --notes 10000 [--wide] [--pairs 15] [--json FILE] [--keep]
//   .build/release/VaultBench --notes 10000 --against FILE     fails when a ratio is twice the one in FILE
//   .build/release/VaultBench --table FILE…                    the table of the guide from files made by --json
//   .build/release/VaultBench --notes 10000 --generate DIR     only makes the vault
//   .build/release/VaultBench --payments 50000 --generate DIR  only makes a vault of payments
//   .build/release/VaultBench --tasks 20000 --generate DIR     only makes a vault of one list
//   .build/release/VaultBench --university --generate DIR      only makes a vault of 20,000 lessons, and DIR-answers

var notes = 10_000
var payments: Int?
var tasks: Int?
var pairs = 15
var isWide = false
var isUniversity = false
var keep = false
var jsonPath: String?
var generated: String?
var recordedPath: String?
var program = FileManager.default.currentDirectoryPath + "/.build/release/vault"
var arguments = Array(CommandLine.arguments.dropFirst())[...]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// A path that stays the same when the programs to measure are run in their vault.
func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

while let argument = arguments.popFirst() {
  switch argument {
  case "--notes":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--notes takes a number") }
    notes = count
  case "--payments":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--payments takes a number") }
    payments = count
  case "--pairs":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--pairs takes a number") }
    pairs = count
  case "--wide": isWide = true
  case "--tasks":
    guard let count = arguments.popFirst().flatMap(Int.init), count > 0 else { fail("--tasks takes a number") }
    tasks = count
  case "--university": isUniversity = true
  case "--keep": keep = true
  case "--generate":
    guard let path = arguments.popFirst() else { fail("--generate takes a folder that does not exist yet") }
    generated = path
  case "--against":
    guard let path = arguments.popFirst() else { fail("--against takes a file made by --json") }
    recordedPath = absolute(path)
  case "--table":
    do {
      print(Report.table(of: try arguments.map(Report.reading)), terminator: "")
      exit(0)
    } catch {
      fail("\(error)")
    }
  case "--json": jsonPath = arguments.popFirst().map(absolute)
  case "--vault-program": program = arguments.popFirst() ?? program
  default:
    fail(
      "unknown option \(argument): --notes N, --payments N, --tasks N, --university, --pairs N, --wide, --generate DIR, --json FILE, --vault-program PATH, --keep, --against FILE, --table FILE…"
    )
  }
}

let shape: VaultGenerator.Shape = isWide ? .wide(notes: notes) : .ordinary(notes: notes)
if let generated {
  do {
    var generator = VaultGenerator(shape)
    if isUniversity {
      try generator.writeUniversity(to: generated)
    } else if let payments {
      try generator.writeLedger(of: payments, to: generated)
    } else if let tasks {
      try generator.writeList(of: tasks, to: generated)
    } else {
      try generator.write(to: generated)
    }
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
  func make(_ size: [String], in directory: String) throws {
    let making = ProgramCall([CommandLine.arguments[0]] + size + ["--generate", directory], in: here)
    guard try making.measure().exitCode == 0 else { fail("the vault cannot be made in \(directory)") }
  }
  let width = isWide ? ["--wide"] : []
  try make(["--notes", String(notes)] + width, in: directory)
  let tenth = notes >= 10_000 ? directory + "-tenth" : nil
  if let tenth { try make(["--notes", String(notes / 10)] + width, in: tenth) }
  let ledger = notes >= 10_000 ? directory + "-ledger" : nil
  if let ledger { try make(["--payments", "50000"], in: ledger) }
  let list = notes >= 10_000 ? directory + "-list" : nil
  if let list { try make(["--tasks", "20000"], in: list) }
  let university = notes >= 10_000 ? directory + "-university" : nil
  if let university { try make(["--university"], in: university) }
  if ProgramCall.path(of: "git") != nil {
    for arguments in [["git", "init", "--quiet"], ["git", "add", "--all"]] {
      _ = try ProgramCall(arguments, in: directory).measure()
    }
  }
  let benchmark = Benchmark(
    vault: directory, program: program, notes: notes, isWide: isWide, tenth: tenth, ledger: ledger,
    list: list, university: university, pairs: pairs, word: Vocabulary.words(count: 400, seed: shape.seed)[399])
  let count = notes.formatted(.number.locale(Locale(identifier: "en_US")))
  let report = try benchmark.run(title: "\(count) notes\(isWide ? ", many words" : "")")
  print(report.markdown)
  if let jsonPath { try report.write(to: jsonPath) }
  let grown = try recordedPath.map { path in
    let recorded = try Report.reading(path)
    for row in report.rowsMissing(of: recorded) { print("SKIPPED \(row.work) beside \(row.competitor)") }
    var grown = report.rowsGrown(since: recorded)
    // What only a busy moment slowed is as it was the second time.
    if !grown.isEmpty {
      let again = try benchmark.run(title: report.title).rowsGrown(since: recorded)
      grown = again.filter { row in grown.contains(where: row.isSame) }
    }
    for row in grown { print("GROWN \(row.work) beside \(row.competitor): \(row.ratio?.inShort ?? "")") }
    return grown
  }
  let answers = university.map { $0 + "-answers" }
  for made in [tenth, ledger, list, university, answers].compactMap(\.self) {
    try FileManager.default.removeItem(atPath: made)
  }
  if keep { print("kept: \(directory)") } else { try FileManager.default.removeItem(atPath: directory) }
  if let grown, !grown.isEmpty { exit(1) }
} catch {
  fail("\(error)")
}
