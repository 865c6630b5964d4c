import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The lines of money notes: those that count, and those that do not because something is wrong with them.
package struct FoundPayments: Sendable {
  /// Those that count, in the order of their lines.
  package private(set) var payments: [Payment] = []
  /// The places of the others, such as `money/2026-11.md:3`, but for payments that repeat.
  package private(set) var faults: [(place: String, date: LocalDate?)] = []

  /// Sorts lines into the two.
  init(_ lines: [MoneyLine]) {
    for line in lines {
      switch line {
      case .payment(let payment): payments.append(payment)
      case .fault(let place, let date): faults.append((place, date))
      }
    }
  }
}

extension FoundPayments {
  /// The places of the lines of some days that count in no sum.
  package func faults(on days: ClosedRange<LocalDate>) -> [String] {
    faults.filter { $0.date.map(days.contains) ?? false }.map(\.place)
  }
}

/// A line of a money note as it was read.
enum MoneyLine: Sendable {
  case payment(Payment)
  case fault(place: String, date: LocalDate?)

  /// Nil for a line that books nothing itself.
  init?(_ entry: MoneyEntry, path: Path, line: Int, item: Int? = nil) {
    if let payment = Payment(entry, path: path.text, line: line, item: item) {
      self = .payment(payment)
    } else if entry.fault != nil, !entry.isRegular {
      self = .fault(place: "\(path.text):\(line)", date: entry.date)
    } else {
      return nil
    }
  }
}

extension FoundPayments {
  /// The payments among items that were found, such as by a query; of a note all of its lines.
  package init(of items: [FoundItem]) {
    var places: Set<String> = []
    var lines: [MoneyLine] = []
    // Of a note with many payments the lines are counted once.
    var numbers: [Path: [Int: Int]] = [:]
    for found in items where found.item.type == .money {
      let known = numbers[found.path] ?? found.note.lineNumbers
      numbers[found.path] = known
      for item in found.isLine ? [found.item] : Array(found.note.items.dropFirst()) where item.type == .money {
        guard let line = known[item.range.lower], places.insert("\(found.path.text):\(line)").inserted,
          let read = MoneyLine(found.note.moneyEntry(of: item), path: found.path, line: line)
        else { continue }
        lines.append(read)
      }
    }
    self.init(lines)
  }
}

extension Note {
  /// The line of each item, from 1, by where the item begins.
  ///
  /// - Complexity: O(*n*) in the bytes of the note.
  fileprivate var lineNumbers: [Int: Int] {
    let offsets = items.map(\.range.lower)
    return Dictionary(
      zip(offsets, SourceLocation.locations(of: offsets, in: document.bytes).map(\.line)), uniquingKeysWith: { $1 })
  }
}

extension Vault {
  /// The payments of some days, of all notes.
  package func payments(on days: ClosedRange<LocalDate>) throws(Failure) -> FoundPayments {
    FoundPayments(try ask { index throws(Failure) in try lines(on: days, in: index) })
  }

  /// The payments of some days, and what was paid before them: of that a month, an account and a currency make one payment
  /// without words, and no note is read.
  package func payments(sinceAllBefore days: ClosedRange<LocalDate>) throws(Failure) -> FoundPayments {
    try ask { index throws(Failure) in
      let context = index.configuration.settings.context()
      let earlier = try readingIndex(try index.snapshot.payments(before: days.lowerBound, context))
      guard let earlier else { return FoundPayments(try lines(on: .first...days.upperBound, in: index)) }
      return try FoundPayments(earlier.map(MoneyLine.payment) + lines(on: days, in: index))
    }
  }

  /// The notes and folders of money that cannot be read.
  func unreadableMoney() throws(Failure) -> [IndexReport.Unreadable] {
    let unread = try ask { index throws(Failure) in
      (files: try readingIndex(try index.unreadableNotes() + index.unreadableFolders()), index.configuration)
    }
    return unread.files.filter { file in
      unread.1.settings.type(ofFolder: file.path.text) == .money
    }
  }

  private func lines(on days: ClosedRange<LocalDate>, in index: IndexedVault) throws(Failure) -> [MoneyLine] {
    // A line without a day that reads has none in the index either.
    let query = try workspace.read(
      "type:money date:\(days.lowerBound.text)..\(days.upperBound.text)", by: try queryParser(in: index))
    return try index.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), workspace
    ) { note, item, place in
      guard item.line != nil, item.type == .money else { return nil }
      return MoneyLine(note.moneyEntry(of: item), path: place.path, line: place.line, item: place.item)
    }
  }

  /// The lines of money that a query finds, in the order of paths and lines.
  func moneyLines(_ query: String = "type:money") throws(Failure) -> [FoundItem] {
    let found = try ask { index throws(Failure) -> [FoundItem] in
      let texts = NoteTexts(index)
      let query = try workspace.read(query, by: try queryParser(in: index))
      let found = try texts.hits(of: query, keepingNotes: true).map(\.location).filter(\.isLine).map { location in
        let (note, item) = texts.item(at: location)
        return FoundItem(note, item: item, path: texts.path(of: location), settings: settings, root: root)
      }
      try texts.verify()
      return found
    }
    return found.filter { $0.item.type == .money && $0.isLine }
      .sorted { ($0.path, $0.item.range.lower) < ($1.path, $1.item.range.lower) }
  }
}
