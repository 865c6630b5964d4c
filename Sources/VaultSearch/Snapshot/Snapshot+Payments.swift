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
    /// Since 1970-01-01.
    var day: Int?
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
      if let day = LocalDate(moment: value) { line.day = Int(day.daysSinceEpoch) }
    }
    try forEachValue(of: WrittenMoney.keys[.received] ?? "") { $0.received = $1 }
    // What is written otherwise comes behind the values and takes their place.
    guard try readNames(of: .account, { $0.account = $1 }), try readNames(of: .to, { $0.to = $1 }) else { return nil }
    try forEachLine(of: TermName.make(TermName.key, ItemKey.received.queryName.utf8)) { $0.isReceivedWritten = true }
    let refund = TermName.make(TermName.value, key: ItemKey.refund.queryName.utf8, bytes: "true".utf8)
    try forEachLine(of: refund) { $0.isRefund = true }
    try forEachLine(of: TermName.make(TermName.key, ItemKey.recurrence.queryName.utf8)) { $0.repeats = true }
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

  /// Gives each line the number that its name has in ``names``.
  ///
  /// - Returns: false when one of them is so long that the index does not hold it.
  private mutating func readNames(
    of key: ItemKey, _ body: (inout Line, Int) -> Void
  ) throws(SnapshotFault) -> Bool {
    var terms: [(name: ArraySlice<UInt8>, entry: TermEntry)] = []
    var areWhole = true
    for written in [key.queryName, WrittenMoney.keys[key] ?? ""] {
      let prefix = TermName.make(TermName.value, key: written.utf8, bytes: [UInt8]())
      try part.segment.forEachTerm(withPrefix: prefix) { term, entry in
        areWhole = areWhole && term.count < TermName.maximumCount
        terms.append((term.dropFirst(prefix.count), entry))
      }
    }
    for term in terms {
      names.append(String(decoding: term.name, as: UTF8.self))
      let number = names.count - 1
      try forEachLine(of: term.entry) { body(&$0, number) }
    }
    return areWhole
  }

  private mutating func forEachLine(of term: [UInt8], _ body: (inout Line) -> Void) throws(SnapshotFault) {
    if let entry = try part.segment.entry(of: term) { try forEachLine(of: entry, body) }
  }

  private mutating func forEachLine(of entry: TermEntry, _ body: (inout Line) -> Void) throws(SnapshotFault) {
    try part.segment.forEachPosting(of: entry) { posting in
      if let place = place(of: posting.item) { body(&lines[place]) }
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
///
/// Days and sums are numbers here, and payments are made of the sums alone: most of the time goes into a line.
private struct PaymentSums {
  private struct Key: Hashable {
    /// The first day, since 1970-01-01.
    var month: Int
    var account: Int?
    var unit: UInt16
    var isNegative: Bool
    var isRefund: Bool
  }

  private(set) var payments: [Payment] = []
  /// Since 1970-01-01.
  private let end: Int
  private let context: ReadingContext

  /// So many kinds of payments of a month are looked through before they are looked up.
  private static let mostRecent = 8

  init(before day: LocalDate, _ context: ReadingContext) { (end, self.context) = (Int(day.daysSinceEpoch), context) }

  mutating func add(_ lines: MoneyLines) {
    var sums: [MoneyLines.Line] = []
    var places: [Key: Int] = [:]
    var recent: [(key: Key, place: Int)] = []
    var month = end...end
    for line in lines.lines {
      guard let day = line.day, day < end, !line.repeats else { continue }
      if !month.contains(day) {
        month = Self.month(of: day)
        recent.removeAll(keepingCapacity: true)
      }
      guard line.to == nil, !line.isReceivedWritten else {
        sums.append(line)
        continue
      }
      let key = Key(
        month: month.lowerBound, account: line.account, unit: line.money.unit, isNegative: line.money.number < 0,
        isRefund: line.isRefund)
      // Lines stand by months, and most of a month are alike.
      let near = recent.first { $0.key == key }?.place
      if let place = near ?? places[key], let sum = Self.sum(sums[place].money.number, line.money.number) {
        sums[place].money.number = sum
        if near == nil, recent.count < Self.mostRecent { recent.append((key, place)) }
        continue
      }
      // A sum that does not fit is begun anew, and who adds up all of them says so.
      places[key] = sums.count
      recent.removeAll { $0.key == key }
      sums.append(line)
    }
    for sum in sums { if let payment = payment(of: sum, lines.names) { payments.append(payment) } }
  }

  /// The days of the month that a day is in.
  private static func month(of day: Int) -> ClosedRange<Int> {
    guard let date = LocalDate(daysSinceEpoch: day) else { return day...day }
    return day + 1 - date.day...Int(date.endOfMonth.daysSinceEpoch)
  }

  /// Nil for one that money cannot have.
  private static func sum(_ left: Int64, _ right: Int64) -> Int64? {
    let (sum, isTooGreat) = left.addingReportingOverflow(right)
    return isTooGreat || sum == .min ? nil : sum
  }

  private func payment(of line: MoneyLines.Line, _ names: [String]) -> Payment? {
    guard let day = line.day.flatMap(LocalDate.init(daysSinceEpoch:)) else { return nil }
    let entry = MoneyEntry(
      date: day, money: Money(line.money, others: context), account: line.account.map { names[$0] },
      to: line.to.map { names[$0] }, received: line.received.flatMap { Money($0, others: context) },
      isReceivedWritten: line.isReceivedWritten, isRefund: line.isRefund)
    return Payment(entry, path: "", line: 0)
  }
}
