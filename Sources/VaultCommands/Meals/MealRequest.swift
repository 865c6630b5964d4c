import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What `vault meals add` is told: a day, perhaps a time and the meal, and what there is to eat.
struct MealRequest {
  let day: LocalDate
  private let time: LocalTime?
  /// The word for the meal of the day as it was typed.
  private let kind: String?
  /// What there is, operand by operand.
  private let dishes: [String]

  /// Reads `tomorrow dinner borshch`, `2026-11-23 18:30 "green beans"` or `dinner borshch friday`.
  ///
  /// - Throws: the failure to report: nothing says a day, or nothing to eat is left.
  init(_ operands: [String], _ invocation: Invocation) throws(Failure) {
    let reckoning = try invocation.reckoning().withoutPartsOfDay
    let words = operands.flatMap { $0.split(separator: " ").map(String.init) }
    let whole = MessageValue.text(operands.joined(separator: " "))
    guard let (said, day) = DatedText.place(in: words, reckoning) else {
      do throws(DateExpressionError) { _ = try StatedDays.moment(words.first ?? "", reckoning) } catch {
        if case .minutesOrMonths = error { throw Failure(error, in: words[0]) }
      }
      throw Failure(.wrongRequest, .mealsNoDay, [whole], hints: [.init(.mealsAddHint)])
    }
    self.day = day
    // The operands keep their borders, so that `"apple pie" uzvar` are two dishes.
    var rest = Self.dropping(said, from: operands)
    let left = words[..<said.lowerBound] + words[said.upperBound...]
    let clock = [said.lowerBound, 0].first { left.dropFirst($0).first.map { LocalTime($0) != nil } ?? false }
    time = clock.flatMap { LocalTime(Array(left)[$0]) }
    if let clock { rest = Self.dropping(clock..<clock + 1, from: rest) }
    kind = rest.first?.split(separator: " ").first.map(String.init).flatMap { MealKind(spelling: $0) == nil ? nil : $0 }
    if kind != nil { rest = Self.dropping(0..<1, from: rest) }
    guard !rest.isEmpty else {
      throw Failure(.wrongRequest, .mealsNoDish, [whole], hints: [.init(.mealsAddHint)])
    }
    dishes = rest
  }

  /// Operands without some of their words, which are counted through all of them.
  private static func dropping(_ dropped: Range<Int>, from operands: [String]) -> [String] {
    var place = -1
    return operands.compactMap { operand in
      let words = operand.split(separator: " ").filter { _ in
        place += 1
        return !dropped.contains(place)
      }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  /// The meal as a line says it: recipes of the vault as links, anything else as text.
  func meal(
    for servings: Rational?, in plan: MealSession, _ invocation: Invocation
  ) throws(Failure) -> NewMeal {
    var parts: [String] = []
    if dishes.count > 1, let whole = try Self.link(dishes.joined(separator: " "), plan, invocation) {
      parts = [whole]
    } else {
      for dish in dishes {
        guard let link = try Self.link(dish, plan, invocation) else {
          parts = []
          break
        }
        parts.append(link)
      }
    }
    if parts.isEmpty {
      parts = [dishes.joined(separator: " ")]
      if !parts[0].contains("[[") { invocation.note(.mealsAsText, [.text(parts[0])]) }
      if let left = DatedText.left(in: parts[0], try invocation.reckoning()) { invocation.note(left, .mealsDayInText) }
    }
    let words = [kind, parts.joined(separator: ", ")].compactMap(\.self).joined(separator: " ")
    return NewMeal(words, on: day, at: time, for: servings)
  }

  /// The link to the recipe of a name; nil when none has it.
  private static func link(
    _ name: String, _ plan: MealSession, _ invocation: Invocation
  ) throws(Failure) -> String? {
    guard !name.contains("[[") else { return nil }
    do throws(Failure) {
      var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
      let found = try lookup.find(name)
      guard found.note.type == .recipe, found.root == plan.session.root else { return nil }
      return "[[\(try plan.vault.link(to: found.path))]]"
    } catch {
      guard error.kind == .notFound else { throw error }
      return nil
    }
  }
}
