import Foundation

/// What `VaultFuzz` is called with.
struct FuzzCall {
  /// Why a call is no call.
  struct Wrong: Error {
    let reason: String
  }

  var entries: [FuzzEntry] = []
  var runs = Int.max
  var seconds = 10.0
  var seed: UInt64 = 1
  /// Files and folders beside the entry's own corpus.
  var paths: [String] = []
  /// Where findings are written.
  var findings = NSTemporaryDirectory() + "vault-fuzz"

  /// Reads `ENTRY|all [--runs N] [--seconds S] [--seed S] [--findings DIR] [FILE|DIR…]`.
  init(_ arguments: some Sequence<String>) throws(Wrong) {
    var rest = Array(arguments)[...]
    var hasTime = false
    guard let name = rest.popFirst() else { throw Wrong(reason: "an entry is missing") }
    guard name == "all" || FuzzEntry(rawValue: name) != nil else { throw Wrong(reason: "there is no entry '\(name)'") }
    entries = FuzzEntry(rawValue: name).map { [$0] } ?? FuzzEntry.allCases
    while let argument = rest.popFirst() {
      switch argument {
      case "--runs": runs = try Self.number(rest.popFirst(), argument)
      case "--seconds":
        seconds = Double(try Self.number(rest.popFirst(), argument))
        hasTime = true
      case "--seed": seed = UInt64(try Self.number(rest.popFirst(), argument))
      case "--findings": findings = rest.popFirst() ?? findings
      default: paths.append(argument)
      }
    }
    if runs < .max, !hasTime { seconds = .infinity }
  }

  private static func number(_ text: String?, _ option: String) throws(Wrong) -> Int {
    guard let number = text.flatMap(Int.init), number >= 0 else { throw Wrong(reason: "\(option) takes a number") }
    return number
  }

  /// Runs the entries one after another and returns whether nothing was found.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
    var isClean = true
    for entry in entries { isClean = try run(entry) && isClean }
    return isClean
  }

  private func run(_ entry: FuzzEntry) throws -> Bool {
    let corpus = FuzzCorpus.inputs(of: entry) + paths.flatMap(FuzzCorpus.inputs)
    let log = InputLog(at: "\(findings)/\(entry.rawValue).last")
    print("\(entry.rawValue): seed \(seed); a trap leaves its input in \(log.path)")
    fflush(nil)
    var fuzzer = Fuzzer(entry, corpus: corpus.map(\.bytes), seed: seed, log: log)
    let start = ProcessorTime.wall()
    let finding = fuzzer.run(runs, seconds: seconds)
    let taken = Int(ProcessorTime.wall() - start)
    print("\(entry.rawValue): \(fuzzer.executions) inputs in \(taken) s, \(fuzzer.outlineCount) outlines")
    log.remove()
    guard let finding else { return true }
    let path = "\(findings)/\(entry.rawValue)-\(seed)-\(fuzzer.executions)"
    try Data(finding.input).write(to: URL(fileURLWithPath: path))
    print(
      "\(entry.rawValue): FOUND: \(finding.fault)\n  \(String(decoding: finding.input, as: UTF8.self).debugDescription)"
    )
    print("  kept in \(path)")
    return false
  }
}
