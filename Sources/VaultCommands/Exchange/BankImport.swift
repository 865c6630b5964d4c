import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault import FILE… --format bank --mapping NAME`: the payments of a bank's tables.
struct BankImport {
  /// How the flag `--format` calls them.
  static let format = "bank"

  private let invocation: Invocation
  private let session: Vault
  private let mapping: BankMapping

  /// - Parameter name: the entry of the settings; nil: the only one.
  /// - Throws: that there is no such entry.
  init(_ invocation: Invocation, _ session: Vault, mapping name: String?) throws(Failure) {
    (self.invocation, self.session) = (invocation, session)
    let mappings = session.settings.imports
    let names = mappings.keys.sorted()
    guard let mapping = name.map({ mappings[$0] }) ?? (names.count == 1 ? mappings[names[0]] : nil) else {
      let hint = names.isEmpty ? Remark(.bankMappingHint) : Remark(.bankMappings, [.list(names)])
      guard let name else { throw Failure(.wrongRequest, .bankWhichMapping, hints: [hint]) }
      throw Failure(.wrongRequest, .bankNoMapping, [.text(name)], hints: [hint])
    }
    self.mapping = mapping
  }

  /// Writes what is new in the tables, or shows it.
  func run(_ names: [String]) throws(Failure) -> ExitCode {
    var rows: [BankRow] = []
    for name in names { rows += try self.rows(of: ImportInput(name, invocation, session)) }
    var request = ImportBank(rows, into: mapping.account)
    request.canAsk = invocation.canAsk && !invocation.arguments.has(.dryRun)
    let (proposal, counts) = try request.proposal(in: invocation.workspace)
    let code = try EditRun.finish(proposal, invocation)
    if invocation.format == "json" { print(counts) }
    return code
  }

  /// Prints for programs how many rows came to what, also where nothing was written.
  private func print(_ counts: ImportCounts) {
    var json = JSONWriter()
    json.object {
      $0.member("counts") { json in
        json.object {
          $0.member("added", counts.new)
          $0.member("known", counts.same)
          $0.member("same", counts.taken)
          $0.member("left", counts.left)
        }
      }
    }
    invocation.print(json.text)
  }

  private func rows(of input: ImportInput) throws(Failure) -> [BankRow] {
    let bytes = try input.whole()
    let context = session.settings.context(folderType: .money)
    do throws(BankStatement.Failure) { return try BankStatement(mapping, context).rows(of: bytes) } catch {
      throw Self.failure(error, of: input.name, bytes, daysLike: mapping.format)
    }
  }

  /// Why a table of a mapping cannot be read.
  static func failure(
    _ error: BankStatement.Failure, of name: String, _ bytes: [UInt8], daysLike format: DatePattern = .iso
  ) -> Failure {
    switch error {
    case .encoding:
      let guess = UnreadableReason.EncodingGuess(bytes)
      return Failure(
        .wrongRequest, .cannotRead, [.text(name), UnreadableReason.invalidUTF8(guess).message],
        hints: guess == .windows1251 ? [Remark(.bankEncodingHint)] : [])
    case .csv(let reason, let line):
      let key: MessageKey = reason == .quoteNotClosed ? .quoteNotClosed : .csvTextAfterQuote
      return Failure(.wrongRequest, .importNotCSV, [.text("\(name):\(line)"), .message(key)])
    case .missingColumns(let missing, let found):
      return Failure(
        .wrongRequest, .importMissingColumns, [.text(name), .list(missing)],
        hints: [Remark(.bankColumnsHint, [.list(found)])])
    case .rows(let faults):
      return Failure(
        .wrongRequest, .bankRows, [.text(name), .count(faults.count)], details: faults.map { message($0, format) })
    }
  }

  private static func message(_ fault: BankStatement.Fault, _ format: DatePattern) -> MessageValue {
    let key: MessageKey =
      switch fault.reason {
      case .date: .bankRowDate
      case .sum: .bankRowSum
      case .sumMissing: .bankRowSumMissing
      case .ambiguous: .bankRowAmbiguous
      case .currency: .bankRowCurrency
      case .twoSums: .bankRowTwoSums
      case .decimals: .bankRowDecimals
      }
    return .message(key, [.text(String(fault.line)), .text(fault.text), .text(format.text)])
  }
}
