import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// Lets a person on a terminal choose what a call does not name: a few items are shown with numbers, words narrow them,
/// numbers take some, and Enter alone takes the only one that words left, or none.
///
/// ```swift
/// let names = try ItemPicker(invocation)?.pick() ?? []
/// ```
struct ItemPicker {
  /// As many as a small terminal shows.
  private static let most = 15
  /// What ends it, on the same key in both layouts.
  private static let ends = ["q", "й"]

  private let invocation: Invocation
  private let scope: ItemScope
  private let takesSeveral: Bool

  /// What the first operand of the command may be; nil where that is no item.
  init?(_ invocation: Invocation) {
    guard let operand = invocation.command.operands.first, case .items(let scope, _) = operand.kind else { return nil }
    self.invocation = invocation
    self.scope = scope
    takesSeveral = operand.arity.isUnbounded
  }

  /// Whether somebody can be asked.
  var canPick: Bool { invocation.canAsk && invocation.isForReading && !invocation.arguments.has(.quiet) }

  /// The open tasks that the command may be meant for, where it is for these; nil for others, and where they cannot be read.
  var openTasks: ItemChoice? {
    // The call is wrong all the same, and says so.
    isOfOpenTasks ? (try? choice(of: "")) ?? nil : nil
  }

  private var isOfOpenTasks: Bool { scope.wanted == .task && scope != .ticked }

  /// Asks until some are chosen; their handles, none where nobody can be asked or nothing is taken.
  func pick() throws(Failure) -> [String] {
    guard canPick else { return [] }
    var words = ""
    while true {
      let offered = try choice(of: words)
      if let offered { invocation.dialogue.show(offered) } else { invocation.note(.nothingFound) }
      switch try answer(to: offered, isNarrowed: !words.isEmpty) {
      case .taken(let handles): return handles
      case .narrowed(let answer): words = answer
      }
    }
  }

  // MARK: Answers

  private enum Answer { case taken([String]), narrowed(String) }

  /// Asks about what is shown until the answer says something; a wrong number is told, and asked for again.
  private func answer(to offered: ItemChoice?, isNarrowed: Bool) throws(Failure) -> Answer {
    let candidates = offered?.candidates ?? []
    let isOnly = isNarrowed && candidates.count == 1
    let question: MessageKey = isOnly ? .pickOnlyQuestion : takesSeveral ? .pickSeveralQuestion : .pickQuestion
    while true {
      guard let answer = try invocation.ask(question) else {
        // Ctrl-D leaves the line of the question open.
        invocation.dialogue.errors.writeLine("")
        return .taken([])
      }
      guard !Self.ends.contains(answer.lowercased()) else { return .taken([]) }
      if answer.isEmpty { return .taken(isOnly ? [candidates[0].handle] : []) }
      if candidates.contains(where: { $0.handle == answer }) { return .taken([answer]) }
      guard !candidates.isEmpty, let ranges = Self.ranges(in: answer) else { return .narrowed(answer) }
      let wrong = ranges.first { $0.lower < 1 || $0.upper > candidates.count || $0.lower > $0.upper }
      if let wrong {
        invocation.note(.pickOutOfRange, [.text(wrong.text), .count(candidates.count)])
      } else if !takesSeveral, ranges.count > 1 || ranges[0].lower < ranges[0].upper {
        invocation.note(.pickTakesOne, [.text(invocation.command.name)])
      } else {
        return .taken(ranges.flatMap { candidates[($0.lower - 1)..<$0.upper].map(\.handle) })
      }
    }
  }

  /// The numbers and ranges that an answer lists, `1 3 5-7`; nil where it is words. A number that is too large for any list
  /// stands for the largest.
  static func ranges(in answer: String) -> [(lower: Int, upper: Int, text: String)]? {
    var ranges: [(lower: Int, upper: Int, text: String)] = []
    for part in answer.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let ends = part.split(omittingEmptySubsequences: false) { "-–".contains($0) }
      let isNumber = ends.allSatisfy { end in !end.isEmpty && end.allSatisfy { ("0"..."9").contains($0) } }
      guard isNumber, let first = ends.first, let last = ends.last, ends.count <= 2 else { return nil }
      ranges.append((Int(first) ?? .max, Int(last) ?? .max, String(part)))
    }
    return ranges.isEmpty ? nil : ranges
  }

  // MARK: What is offered

  /// The items that may be chosen and whose titles have words that begin so: of open tasks those that are late, then those of
  /// today, then the others, of all else what was changed last; nil where there are none.
  private func choice(of words: String) throws(Failure) -> ItemChoice? {
    let groups =
      isOfOpenTasks ? ["is:overdue | sort due", "is:today | sort due", "| sort due"] : ["| sort -modified"]
    let parts = words.split { !$0.isLetter && !$0.isNumber }.map { "title:\($0)*" }
    let vault = try invocation.workspace.vault()
    return try vault.ask { [invocation, scope] index throws(Failure) in
      var found: [ItemLocation] = []
      var seen: Set<Int> = []
      for group in groups {
        var asked = try vault.query((parts + [group]).joined(separator: " "), invocation, in: index)
        asked.condition = .every([asked.condition, scope.condition ?? .everything])
        let hits = try NoteTexts(index).hits(of: asked, keepingNotes: true)
        found += hits.map(\.location).filter { scope.takes($0) && seen.insert($0.item).inserted }
      }
      guard !found.isEmpty else { return nil }
      return try ItemChoice(words, among: found, ItemNames(index, wanting: scope.wanted), showing: Self.most)
    }
  }
}
