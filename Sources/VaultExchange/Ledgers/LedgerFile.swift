package import VaultModel
import VaultSyntax

/// Payments as the journal of another program, or as a table.
///
/// ```swift
/// LedgerFile(payments, openings: settings.openings).text(as: .hledger)
/// ```
///
/// Sources: the manuals of hledger ("Journal") and of Beancount ("Language Syntax").
package struct LedgerFile: Sendable {
  /// What reads the file; the raw values are those of `--format`.
  package enum Format: String, CaseIterable, Sendable { case csv, hledger, beancount }

  /// The names of the columns of a table.
  package static let columns = [
    "date", "time", "amount", "currency", "title", "category", "tags", "account", "to", "received",
    "received-currency", "refund", "payee", "path", "line",
  ]

  private let payments: [Payment]
  private let openings: [String: [Money]]

  /// - Parameter openings: what accounts held before their first payments; a table does not have them.
  package init(_ payments: [Payment], openings: [String: [Money]]) {
    (self.payments, self.openings) = (payments, openings)
  }

  /// The whole file, its lines ended by line feeds.
  package func text(as format: Format) -> String {
    switch format {
    case .csv: table
    case .hledger: hledger
    case .beancount: beancount
    }
  }

  private var transactions: [LedgerTransaction] { LedgerTransaction.all(of: payments, openings: openings) }

  private static func amount(_ posting: LedgerTransaction.Posting) -> String {
    posting.money.printed(sign: .onlyMinus) + (posting.price.map { " @@ " + $0.printed(sign: .onlyMinus) } ?? "")
  }

  // MARK: A table

  private var table: String {
    var table = CSVWriter()
    table.row(Self.columns)
    for payment in payments.sorted(by: Payment.precedes) {
      let received = payment.to == nil ? nil : payment.received
      table.row([
        payment.date.text, payment.time?.shortText ?? "",
        payment.money.digits(sign: .onlyMinus), payment.money.currency.code, payment.title,
        payment.kind == .transfer && payment.fee == nil ? "" : payment.category,
        payment.tags.joined(separator: ", "), payment.account, payment.to ?? "",
        received?.digits(sign: .onlyMinus) ?? "", received?.currency.code ?? "",
        payment.kind == .refund ? "true" : "", payment.payee ?? "", payment.path, String(payment.line),
      ])
    }
    return table.text
  }

  // MARK: hledger

  private var hledger: String {
    var text = "decimal-mark .\n"
    for transaction in transactions {
      // A description ends where a comment begins; what looks like a status or a code follows an empty code.
      let title = Self.line(transaction.title, without: ";")
      let code = title.first.map { "*!(".contains($0) } ?? false ? "() " : ""
      text += "\n\(transaction.date.text) \(code)\(title)\n"
      let tags = transaction.tags.map { Self.line($0, without: ",:;") + ":" }
      if !tags.isEmpty { text += "    ; " + tags.joined(separator: ", ") + "\n" }
      for posting in transaction.postings {
        // Two spaces end the name of an account, and a colon divides it.
        let name = Self.line(posting.name, without: ":;")
        text += "    \(posting.root.rawValue):\(name.isEmpty ? "other" : name)  \(Self.amount(posting))\n"
      }
    }
    return text
  }

  /// A text on one line with single spaces, some characters of it replaced.
  private static func line(_ text: String, without characters: String = "") -> String {
    let replaced = text.unicodeScalars.map { scalar in
      characters.unicodeScalars.contains(scalar) ? "-" : scalar.properties.generalCategory == .control ? " " : scalar
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: replaced)
    return String(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Beancount

  private var beancount: String {
    let transactions = transactions
    guard let first = transactions.first else { return "" }
    let accounts = Self.accounts(of: transactions.flatMap(\.postings))
    var text = accounts.values.sorted().map { "\(first.date.text) open \($0)\n" }.joined()
    for transaction in transactions {
      text += "\n\(transaction.date.text) * \(Self.quoted(transaction.title))"
      // Its tags are of few characters; others are data beside them.
      let (tags, others) = (transaction.tags.filter(Self.isTag), transaction.tags.filter { !Self.isTag($0) })
      text += tags.map { " #" + $0 }.joined() + "\n"
      if !others.isEmpty { text += "  tags: \(Self.quoted(others.joined(separator: ", ")))\n" }
      for posting in transaction.postings {
        text += "  \(accounts[Self.name(of: posting)] ?? Self.account(posting))  \(Self.amount(posting))\n"
      }
    }
    return text
  }

  /// The account of each name; names that would become one are told apart by a number, in the order of their letters.
  private static func accounts(of postings: [LedgerTransaction.Posting]) -> [String: String] {
    let names = Dictionary(postings.map { (name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    var (accounts, taken) = ([String: String](), Set<String>())
    for (name, posting) in names.sorted(by: { $0.key < $1.key }) {
      let plain = account(posting)
      var (account, number) = (plain, 1)
      while !taken.insert(account).inserted {
        number += 1
        account = "\(plain)-\(number)"
      }
      accounts[name] = account
    }
    return accounts
  }

  private static func name(of posting: LedgerTransaction.Posting) -> String {
    posting.root.rawValue + ":" + posting.name
  }

  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "-_/.".utf8.contains(byte)
    }
  }

  private static func quoted(_ text: String) -> String {
    let line = line(text).unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\" + String(scalar) : String(scalar)
    }
    return "\"" + line.joined() + "\""
  }

  /// `Assets:Card`: letters, digits and hyphens, a capital or a digit first.
  private static func account(_ posting: LedgerTransaction.Posting) -> String {
    var name = ""
    for scalar in line(posting.name).unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal && scalar.isASCII
      name += isWord ? String(scalar) : name.isEmpty || name.hasSuffix("-") ? "" : "-"
    }
    while name.hasSuffix("-") { name.removeLast() }
    if name.isEmpty { name = "Other" }
    return posting.root.rawValue.capitalized + ":" + name.capitalized
  }
}
