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

  /// Reads `tomorrow dinner borshch` or `2026-11-23 18:30 "green beans"`.
  ///
  /// - Throws: the failure to report: no day begins it, or nothing to eat follows.
  init(_ operands: [String], _ plan: MealSession) throws(Failure) {
    let words = operands.flatMap { $0.split(separator: " ").map(String.init) }
    guard let (day, count) = try Self.day(words, plan) else {
      throw Failure(
        .wrongRequest, .mealsNoDay, [.text(operands.joined(separator: " "))], hints: [.init(.mealsAddHint)])
    }
    self.day = day
    // The operands keep their borders, so that `"apple pie" uzvar` are two dishes.
    var rest = Self.dropping(count, from: operands)
    time = rest.first.flatMap { LocalTime($0.split(separator: " ").first ?? "") }
    if time != nil { rest = Self.dropping(1, from: rest) }
    let word = rest.first?.split(separator: " ").first.map(String.init)
    kind = word.flatMap { MealKind(spelling: $0) == nil ? nil : $0 }
    if kind != nil { rest = Self.dropping(1, from: rest) }
    guard !rest.isEmpty else {
      throw Failure(
        .wrongRequest, .mealsNoDish, [.text(operands.joined(separator: " "))], hints: [.init(.mealsAddHint)])
    }
    dishes = rest
  }

  /// The day that the first words name, and how many they are: `next mon` are two.
  private static func day(
    _ words: [String], _ plan: MealSession
  ) throws(Failure) -> (day: LocalDate, count: Int)? {
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      let text = words.prefix(count).joined(separator: " ")
      do throws(DateExpressionError) {
        let resolved = try StatedDays.moment(text, DayReckoning(at: plan.now, plan.settings).withoutPartsOfDay)
        guard case .day(let day) = resolved else { continue }
        return (day, count)
      } catch .minutesOrMonths(_, let months) {
        throw Failure(.wrongRequest, .queryAmbiguousOffset, [.text(text)], hints: [.didYouMean([months])])
      } catch {
        continue
      }
    }
    return nil
  }

  /// Operands without their first words.
  private static func dropping(_ count: Int, from operands: [String]) -> [String] {
    var left = count
    return operands.compactMap { operand in
      let words = operand.split(separator: " ")
      let dropped = min(left, words.count)
      left -= dropped
      return dropped == words.count ? nil : words.dropFirst(dropped).joined(separator: " ")
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
