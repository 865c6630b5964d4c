import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What became of one thing that was wanted from the pantry.
struct StockReport {
  /// What was wanted.
  let need: FoodNeed
  /// What was taken.
  let use: StockUse
  /// What there is of foods that would do instead of what is missing.
  let instead: [(food: NamedFood, amounts: FoodAmounts)]
  /// Lots that may be what is missing, of which nothing was taken.
  let perhaps: [Int]
  /// Whether it is a staple that no lot has enough of, so that it is taken as there.
  let isAlwaysThere: Bool

  init(_ need: FoodNeed, _ use: StockUse, in stock: PantryStock, isStaple: Bool = false) {
    self.need = need
    self.use = use
    isAlwaysThere = isStaple && !need.amounts.isEmpty && !use.isEnough
    let isWanting = !use.isEnough
    instead =
      isWanting
      ? need.substitutes.map { (food: $0, amounts: stock.total(of: $0)) }.filter { !$0.amounts.isEmpty } : []
    perhaps = isWanting && !need.isToTaste && !isStaple ? stock.lots(perhaps: need.food) : []
  }

  /// Takes everything that some lines of a recipe want, one after another.
  static func reports(of needs: [FoodNeed], from stock: inout PantryStock) -> [StockReport] {
    let before = stock
    let uses = needs.map { stock.take($0) }
    return zip(needs, uses).map { need, use in
      StockReport(need, use, in: stock, isStaple: before.isAlwaysThere(need.food, for: needs))
    }
  }
}

/// Says what was taken from which lot, what is missing, and what could not be compared.
struct StockReportPrinter {
  let invocation: Invocation
  let pantry: PantrySession
  /// What is left after everything was taken.
  let left: PantryStock

  private var language: Language { invocation.messages.language.language }

  // MARK: For people

  /// The sentences about one thing that was wanted.
  func sentences(about report: StockReport) -> [(key: MessageKey, values: [MessageValue])] {
    let need = report.need
    let name = MessageValue.text(need.spokenText)
    var result = report.use.shares.flatMap { sentences(about: $0, name) }
    if let unread = need.unread { return [(.cookUnread, [name, .text(unread)])] }
    if report.use.isAll {
      return result
        + report.use.unmeasured.map { place in
          (.cookAllGone, [name, .text(pantry.lots[place].place), .text(left.lots[place].lot.name)])
        }
    }
    if need.isRecipe, report.use.shares.isEmpty { return [(.linkedRecipe, [name])] }
    if need.isIncluded { return [(.cookIncluded, [name])] }
    if need.amounts.isEmpty {
      return [(need.isToTaste ? .cookToTaste : .cookNoAmount, [name])] + report.perhaps.map { perhaps($0, name) }
    }
    if report.isAlwaysThere { return result }
    if report.use.isEnough, report.use.shares.isEmpty, report.use.unmeasured.isEmpty { return [(.cookPinch, [name])] }
    // There is some of it, and nobody says how little.
    if !report.use.isEnough { result.append(missing(in: report, name)) }
    for place in report.use.incomparable where !report.use.isEnough {
      result.append((.cookIncomparable, [name, .text(text(of: place)), .text(pantry.lots[place].place)]))
    }
    for place in report.use.unmeasured where !report.use.missing.isEmpty {
      result.append((.cookUnmeasured, [name, .text(pantry.lots[place].place)]))
    }
    for (food, amounts) in report.instead {
      result.append((.cookInstead, [name, .text(amounts.text(in: language)), .text(food.name)]))
    }
    return result + report.perhaps.map { perhaps($0, name) }
  }

  private func perhaps(_ place: Int, _ name: MessageValue) -> (key: MessageKey, values: [MessageValue]) {
    let lot = pantry.lots[place]
    return (.cookPerhaps, [name, .text(text(of: place)), .text(lot.place), .text(lot.handle)])
  }

  private func sentences(
    about share: StockUse.Share, _ name: MessageValue
  ) -> [(key: MessageKey, values: [MessageValue])] {
    let lot = left.lots[share.lot]
    let place = MessageValue.text(pantry.lots[share.lot].place)
    let taken = MessageValue.text(share.amount.text(in: language))
    let rest = left.amountText(at: share.lot).map {
      left.plainAmount(at: share.lot)?.text(in: language, keepsUnit: true) ?? $0
    }
    var result: [(key: MessageKey, values: [MessageValue])] = [
      rest.map { (.cookTaken, [name, taken, place, .text($0), .text(lot.lot.name)]) }
        ?? (.cookUsedUp, [name, taken, place, .text(lot.lot.name)])
    ]
    if let expires = lot.lot.expires, left.isExpired(share.lot) {
      result.append((.cookExpired, [name, place, .text(expires.text(in: invocation.messages.language))]))
    }
    for weight in share.weights {
      result.append((.cookSource, [name, .message(weight.sentence.key, weight.sentence.values)]))
    }
    return result
  }

  private func missing(in report: StockReport, _ name: MessageValue) -> (key: MessageKey, values: [MessageValue]) {
    let isAll = report.use.shares.isEmpty
    if report.need.isOptional, isAll { return (.cookOptional, [name]) }
    let amounts = report.use.missing.map { $0.text(in: language) }.joined(separator: ", ")
    return isAll ? (.cookMissing, [name]) : (.cookMissingRest, [name, .text(amounts)])
  }

  private func text(of place: Int) -> String {
    let lot = left.lots[place]
    return [lot.lot.amount?.text, lot.lot.name].compactMap(\.self).joined(separator: " ")
  }

  // MARK: For programs

  /// The record of one thing that was wanted.
  func json(of report: StockReport) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("ingredient", report.need.text)
      $0.member("food", report.need.food.known?.title ?? report.need.food.name)
      $0.member("optional", report.need.isOptional)
      $0.member("toTaste", report.need.isToTaste)
      $0.member("amounts") { write(report.need.amounts, to: &$0) }
      $0.member("taken") { json in
        json.array { list in for share in report.use.shares { write(share, to: &list) } }
      }
      $0.member("missing") { write(report.isAlwaysThere || report.use.isEnough ? [] : report.use.missing, to: &$0) }
      $0.member("notCompared") { write(lots: report.use.missing.isEmpty ? [] : report.use.incomparable, to: &$0) }
      $0.member("withoutAmount") {
        write(lots: report.use.missing.isEmpty && !report.use.isAll ? [] : report.use.unmeasured, to: &$0)
      }
      $0.member("perhaps") { write(lots: report.perhaps, to: &$0) }
      $0.member("instead") { json in
        json.array { list in
          for (food, amounts) in report.instead {
            list.object {
              $0.member("food", food.known?.title ?? food.name)
              $0.member("amounts") { write(amounts.amounts, to: &$0) }
            }
          }
        }
      }
      $0.member("staple", report.isAlwaysThere)
    }
    return json.text
  }

  private func write(_ amounts: [FoodAmount], to json: inout JSONWriter) {
    json.array { list in for amount in amounts { amount.write(to: &list) } }
  }

  private func write(_ share: StockUse.Share, to json: inout JSONWriter) {
    json.object {
      writeMembers(of: share.lot, to: &$0)
      $0.member("amount") { share.amount.write(to: &$0) }
      $0.member("left", left.amountText(at: share.lot))
      $0.member("expired", left.isExpired(share.lot))
      $0.member("sources", share.weights.map(\.text))
    }
  }

  private func write(lots places: [Int], to json: inout JSONWriter) {
    json.array { list in for place in places { list.object { writeMembers(of: place, to: &$0) } } }
  }

  private func writeMembers(of place: Int, to json: inout JSONWriter) {
    json.member("path", pantry.lots[place].path.text)
    json.member("line", pantry.lots[place].line)
    json.member("lot", text(of: place))
    json.member("expires", left.lots[place].lot.expires?.text)
  }
}
