import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

extension PlanVault {
  /// The settings of the cases, in which the lines of a test replace those of the same key.
  static func everydaySettings(_ own: String = "") -> String {
    let usual = ["currency: UAH", "week-start: monday", "opening: {cash: 1200 UAH}", "budget: {food: 6000 UAH}"]
    let keys = own.split(separator: "\n").compactMap { $0.split(separator: ":").first.map { String($0) + ":" } }
    return usual.filter { line in !keys.contains { line.hasPrefix($0) } }.map { $0 + "\n" }.joined() + own
  }

  /// A vault of the cases of everyday life.
  static func everyday(_ files: [String: String] = [:], settings: String = "") throws -> PlanVault {
    try PlanVault(files, settings: everydaySettings(settings))
  }

  /// A vault whose only settings are these lines, so that not even a language is said.
  static func bare(_ files: [String: String] = [:], settings: String) throws -> PlanVault {
    let vault = try PlanVault(files)
    try vault.directory.write(".vault/config.yaml", settings)
    return vault
  }

  /// What a command that must succeed prints with `--json`.
  func answer(
    _ words: [String], at now: String = "2026-11-20T12:00", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Answer {
    let run = run(words + ["--json"], at: now)
    #expect(run.code == .done, "\(words): \(run.errors)", sourceLocation: sourceLocation)
    return try Answer(run.output)
  }

  /// The notes and other files of the vault, without what vault keeps for itself.
  var files: [String] {
    directory.listing.filter { path in
      !path.hasPrefix(".") && !isFolder(path)
    }
  }

  /// The bytes of every file, by path.
  var contents: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0, (try? directory.read($0)) ?? []) })
  }

  private func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

/// An exact amount with its currency: `-249.90 UAH` is equal to `-249.9 UAH`.
struct Sum: Sendable, Hashable, CustomStringConvertible {
  let amount: Decimal
  let currency: String

  init(_ amount: Decimal, _ currency: String) { (self.amount, self.currency) = (amount, currency) }

  /// Reads `-249.90` or `+1 UAH`; nil when the number is none.
  init?(_ text: String, currency: String = "") {
    let parts = text.replacing("\u{2212}", with: "-").split(separator: " ")
    guard let number = parts.first.map({ $0.hasPrefix("+") ? $0.dropFirst() : $0 }),
      number.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }),
      let amount = Decimal(string: String(number), locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self.init(amount, parts.count > 1 ? String(parts[1]) : currency)
  }

  var description: String { "\(amount) \(currency)" }
}

/// A line of JSON.
struct AnswerLine {
  let object: [String: Any]

  /// The text of a member, whatever its type is; values of a list are divided by spaces. Empty when it is not there.
  func text(_ key: String) -> String { object[key].map(Self.text) ?? "" }

  func isTrue(_ key: String) -> Bool { object[key] as? Bool == true }

  /// The sum of a member; its currency stands in it or in `currency`.
  func sum(_ key: String = "amount") -> Sum? { Sum(text(key), currency: text("currency")) }

  /// The texts of all members.
  var texts: [String] { object.values.map(Self.text) }

  private static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let values as [Any]: values.map(text).joined(separator: " ")
    case let object as [String: Any]: object.sorted { $0.key < $1.key }.map { text($0.value) }.joined(separator: " ")
    case let whole as Int: "\(whole)"
    case let number as Double: "\(number)"
    default: ""
    }
  }
}

/// What a command printed with `--json`.
struct Answer {
  let output: String
  let lines: [AnswerLine]

  init(_ output: String) throws {
    self.output = output
    lines = try PlanVault.objects(in: output).map { AnswerLine(object: $0) }
  }

  private static let kinds: Set = ["income", "expenses", "balance", "category", "tag", "account", "budget"]

  /// The lines of a kind, of a name when that is said.
  func lines(_ kind: String, _ name: String? = nil) -> [AnswerLine] {
    lines.filter { $0.text("kind") == kind && (name == nil || $0.text("name") == name) }
  }

  /// The entries of `vault money`: what is no sum.
  var entries: [AnswerLine] { lines.filter { !$0.text("date").isEmpty && !Self.kinds.contains($0.text("kind")) } }

  /// A sum of `vault money`; zero when there is no such line, because zero may be said or left out.
  func sum(_ kind: String, _ name: String? = nil, in currency: String) -> Decimal {
    let sums = lines(kind, name).compactMap { $0.sum() }.filter { $0.currency == currency }
    return sums.count > 1 ? .nan : sums.first?.amount ?? 0
  }

  /// The titles of the lines of a section of `vault today`, or of all lines.
  func titles(of section: String? = nil) -> [String] {
    lines.filter { section == nil || $0.text("section") == section }.map { $0.text("title") }
  }
}

/// The exact number of a text such as `-1649.05`.
func decimal(_ text: String) -> Decimal { Sum(text)?.amount ?? .nan }

/// Only the digits of a text, so that `1 649,05` and `1,649.05` are the same.
func digits(_ text: String) -> String { text.filter { $0.isASCII && $0.isNumber } }
