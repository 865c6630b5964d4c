import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// The user's `hledger`, for tests that ask whether it agrees.
struct InstalledHledger: Sendable {
  private let executable: URL

  /// Finds hledger.
  init() throws {
    executable = URL(fileURLWithPath: try InstalledProgram.path(of: "hledger"))
  }

  /// Runs hledger on a journal, and returns what it printed and its exit code.
  func run(_ words: [String], on journal: String, in directory: ScratchDirectory) throws -> (output: Data, code: Int32)
  {
    try directory.write(".home/journal", journal)
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-f", directory.path + "/.home/journal"] + words
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": directory.path + "/.home"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  /// The balances of a query in hundredths, by account and currency: `assets:cash UAH`; without those that are zero.
  ///
  /// hledger shows the amounts of one currency apart where their costs differ, so they are added.
  func balances(_ words: [String], on journal: String, in directory: ScratchDirectory) throws -> [String: Int] {
    let run = try run(["balance", "--flat", "-O", "json"] + words, on: journal, in: directory)
    #expect(run.code == 0)
    let report = try #require(JSONSerialization.jsonObject(with: run.output) as? [[Any]])
    var balances: [String: Int] = [:]
    for case let row as [Any] in report.first ?? [] {
      let name = try #require(row.first as? String)
      for case let amount as [String: Any] in row.last as? [Any] ?? [] {
        let currency = try #require(amount["acommodity"] as? String)
        let quantity = try #require(amount["aquantity"] as? [String: Any])
        let mantissa = try #require(quantity["decimalMantissa"] as? Int)
        let places = try #require(quantity["decimalPlaces"] as? Int)
        try #require(places <= 2, "\(amount)")
        balances[name + " " + currency, default: 0] += mantissa * [100, 10, 1][places]
      }
    }
    return balances.filter { $0.value != 0 }
  }
}

extension PlanVault {
  /// The money of the vault as a journal.
  func journal(_ format: String = "hledger", sourceLocation: SourceLocation = #_sourceLocation) -> CommandRun {
    let run = run(["export", "--where", "type:money", "--format", format], at: "2026-11-30T12:00")
    #expect(run.code == .done, "\(run.errors)", sourceLocation: sourceLocation)
    return run
  }
}
