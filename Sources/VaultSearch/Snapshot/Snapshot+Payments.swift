package import VaultModel

extension Snapshot {
  /// What was paid before a day, as the index knows it: the payments of a month from one account in one currency are
  /// one, and transfers stand for themselves. None has words, tags or a place.
  ///
  /// - Returns: nil when a name is so long that the index does not hold it, and the notes must be read.
  /// - Complexity: O(*n*) in the items that have a day, an amount, or an account.
  package func payments(before day: LocalDate, _ context: ReadingContext) throws(SnapshotFault) -> [Payment]? {
    var sums = PaymentSums(before: day, context)
    for part in parts {
      guard let lines = try MoneyLines(of: part, live: live) else { return nil }
      sums.add(lines)
    }
    return sums.payments
  }
}

/// The lines of money notes in a part of an index, in the order of items.
private struct MoneyLines {
  struct Line {
    var money: ColumnValue
    var day: LocalDate?
    /// In ``names``.
    var account: Int?
    var to: Int?
    var received: ColumnValue?
    var isReceivedWritten = false
    var isRefund = false
    var repeats = false
  }

  private(set) var lines: [Line] = []
  /// Accounts.
  private(set) var names: [String] = []
  private let part: Snapshot.Part
  private var items: ItemSet
  /// How many lines there are before each word of ``items``.
  private var ranks: [Int] = []

  /// Nil when a name is so long that the index does not hold it.
  init?(of part: Snapshot.Part, live: ItemSet) throws(SnapshotFault) {
    self.part = part
    items = ItemSet(count: part.segment.itemCount)
    try readAmounts(live)
    try forEachValue(of: ItemKey.date.queryName) { line, value in
      if let day = LocalDate(moment: value) { line.day = day }
    }
    try forEachValue(of: WrittenMoney.keys[.received] ?? "") { $0.received = $1 }
    // What is written otherwise comes behind the values and takes their place.
    for (key, name) in [(ItemKey.account, \Line.account), (ItemKey.to, \Line.to)] {
      for written in [key.queryName, WrittenMoney.keys[key] ?? ""] {
        guard try readNames(of: written, into: name) else { return nil }
      }
    }
    try mark(TermName.make(TermName.key, ItemKey.received.queryName.utf8), \.isReceivedWritten)
    try mark(TermName.make(TermName.value, key: ItemKey.refund.queryName.utf8, bytes: "true".utf8), \.isRefund)
    try mark(TermName.make(TermName.key, ItemKey.recurrence.queryName.utf8), \.repeats)
  }

  private mutating func readAmounts(_ live: ItemSet) throws(SnapshotFault) {
    guard let column = try column(ItemKey.amount.queryName) else { return }
    var types = [UInt8]()
    try part.segment.withSection(.types) { span in types = span.indices.map { span[$0] } }
    try part.segment.forEachEntry(of: column) { entry in
      let item = Int(entry.item)
      guard entry.value.kind == .money, item < types.count, types[item] == ItemType.money.rawValue,
        !part.segment.isNote(item), live.contains(item + part.firstItem), !items.contains(item)
      else { return }
      items.insert(item)
      lines.append(Line(money: entry.value))
    }
    var rank = 0
    for word in items.words {
      ranks.append(rank)
      rank += word.nonzeroBitCount
    }
  }

  private mutating func forEachValue(
    of column: String, _ body: (inout Line, ColumnValue) -> Void
  ) throws(SnapshotFault) {
    guard let column = try self.column(column) else { return }
    try part.segment.forEachEntry(of: column) { entry in
      if let place = place(of: entry.item) { body(&lines[place], entry.value) }
    }
  }

  /// False when one of them is so long that the index does not hold it.
  private mutating func readNames(
    of key: String, into name: WritableKeyPath<Line, Int?>
  ) throws(SnapshotFault) -> Bool {
    let prefix = TermName.make(TermName.value, key: key.utf8, bytes: [UInt8]())
    var terms: [(name: [UInt8], entry: TermEntry)] = []
    var areWhole = true
    try part.segment.forEachTerm(withPrefix: prefix) { term, entry in
      areWhole = areWhole && term.count < TermName.maximumCount
      terms.append((Array(term.dropFirst(prefix.count)), entry))
    }
    for term in terms {
      names.append(String(decoding: term.name, as: UTF8.self))
      let number = names.count - 1
      try part.segment.forEachPosting(of: term.entry) { posting in
        if let place = place(of: posting.item) { lines[place][keyPath: name] = number }
      }
    }
    return areWhole
  }

  private mutating func mark(_ term: [UInt8], _ mark: WritableKeyPath<Line, Bool>) throws(SnapshotFault) {
    guard let entry = try part.segment.entry(of: term) else { return }
    try part.segment.forEachPosting(of: entry) { posting in
      if let place = place(of: posting.item) { lines[place][keyPath: mark] = true }
    }
  }

  private func column(_ key: String) throws(SnapshotFault) -> TermEntry? {
    try part.segment.entry(of: TermName.make(TermName.column, key.utf8))
  }

  /// Where a line is in ``lines``; nil for any other item.
  private func place(of item: UInt32) -> Int? {
    let item = Int(item)
    guard items.contains(item) else { return nil }
    return ranks[item >> 6] + (items.words[item >> 6] & ((1 << UInt64(item & 63)) &- 1)).nonzeroBitCount
  }
}

/// Adds up payments of which nobody asks for the words.
private struct PaymentSums {
  private struct Key: Hashable {
    var month: LocalDate
    var account: Int?
    var unit: UInt16
    var isNegative: Bool
    var isRefund: Bool
  }

  private(set) var payments: [Payment] = []
  private let end: LocalDate
  private let context: ReadingContext

  init(before day: LocalDate, _ context: ReadingContext) { (end, self.context) = (day, context) }

  mutating func add(_ lines: MoneyLines) {
    var places: [Key: Int] = [:]
    var last: (key: Key, place: Int)?
    var month = end...end
    for line in lines.lines {
      guard let day = line.day, day < end, !line.repeats else { continue }
      if !month.contains(day) { month = (day.adding(days: 1 - day.day) ?? day)...day.endOfMonth }
      let key = Key(
        month: month.lowerBound, account: line.account, unit: line.money.unit, isNegative: line.money.number < 0,
        isRefund: line.isRefund)
      let isPlain = line.to == nil && !line.isReceivedWritten
      // Lines stand by months, and most of a month are alike.
      let place = !isPlain ? nil : last?.key == key ? last?.place : places[key]
      if let place {
        last = (key, place)
        if add(line.money.number, at: place) { continue }
      }
      guard let payment = payment(of: line, on: day, lines.names) else { continue }
      if isPlain { places[key] = payments.count }
      last = nil
      payments.append(payment)
    }
  }

  /// False when the sum does not fit: it is begun anew, and who adds up all of them says so.
  private mutating func add(_ parts: Int64, at place: Int) -> Bool {
    let money = payments[place].money
    guard let sum = try? money + Money(parts: parts, money.currency) else { return false }
    payments[place].money = sum
    payments[place].received = -sum
    return true
  }

  private func payment(of line: MoneyLines.Line, on day: LocalDate, _ names: [String]) -> Payment? {
    let entry = MoneyEntry(
      date: day, money: Money(line.money, others: context), account: line.account.map { names[$0] },
      to: line.to.map { names[$0] }, received: line.received.flatMap { Money($0, others: context) },
      isReceivedWritten: line.isReceivedWritten, isRefund: line.isRefund)
    return Payment(entry, path: "", line: 0)
  }
}
