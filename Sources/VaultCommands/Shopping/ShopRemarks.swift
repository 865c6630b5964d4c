import VaultKitchen
import VaultMessages

/// What is said beside a shopping list that was made: each thing once, with all foods it is true of.
struct ShopRemarks {
  private let remarks: [ShopRemark]
  private let reasons: [(food: String, reason: ShopReason)]
  private let leftOut: [NamedFood]

  init(_ plan: ShopPlan) { (remarks, reasons, leftOut) = (plan.remarks, plan.reasons, plan.leftOut) }

  /// Says it beside the result: why foods got no line, what was left out, how amounts were added.
  func say(_ invocation: Invocation) {
    for (reason, key) in Self.sentences {
      let foods = reasons.filter { $0.reason == reason }.map(\.food)
      if !foods.isEmpty { invocation.note(key, [.list(foods)]) }
    }
    for (isListed, key) in [(false, MessageKey.pantryOtherUnits), (true, .shopListOtherUnits)] {
      let foods = remarks.compactMap { $0.otherUnits(isListed) }
      if !foods.isEmpty { invocation.note(key, [.list(foods)]) }
    }
    for remark in remarks { remark.say(invocation) }
    invocation.noteStaples(leftOut)
  }

  private static let sentences: [(ShopReason, MessageKey)] = [
    (.inPantry, .shopInPantry), (.onList, .shopOnList), (.merged, .shopMerged),
    (.lineLeftForPantry, .shopLineLeftForPantry), (.lineLeftForOthers, .shopLineLeftForOthers),
  ]
}

extension ShopRemark {
  /// What there is of a food in other units, on the list or in the pantry: `flour (2 jars)`.
  fileprivate func otherUnits(_ wantsListed: Bool) -> String? {
    guard case .notCompared(let food, let amount, wantsListed) = self else { return nil }
    return amount.isEmpty ? food : "\(food) (\(amount))"
  }

  fileprivate func say(_ invocation: Invocation) {
    switch self {
    case .converted(let food, let weight):
      switch weight.source {
      case .note(let title):
        invocation.note(.shopConvertedByNote, [.text(food), .text(weight.spokenText), .text(title)])
      case .usda(let number, let description):
        let row = "\(description): \(weight.spokenText)"
        invocation.note(.shopConvertedByTable, [.text(food), .text(row), .text(number)])
      }
    case .notCompared: break
    case .takenAsEnough(let food): invocation.note(.shopTakenAsEnough, [.text(food)])
    case .expired(let food): invocation.note(.shopExpired, [.text(food)])
    case .perhaps(let food, let lot): invocation.note(.shopPerhaps, [.text(food), .text(lot)])
    case .unread(let food, let amount): invocation.warn(.shopUnread, [.text(food), .text(amount)])
    case .linked(let food): invocation.note(.linkedRecipe, [.text(food)])
    case .listed(let text): invocation.note(.shopListed, [.text(text)])
    case .optional(let foods): invocation.note(.shopOptional, [.list(foods)])
    }
  }
}
