import VaultActions
import VaultMessages
import VaultModel
import VaultPages
import VaultStore

extension ReportReader {
  /// What `vault pantry`, `vault meals` of seven days and `vault cookable` say.
  func kitchen() throws(Failure) -> Page {
    let days = StatedDays(weekFrom: try session.now.date)
    var page = Page(days.text(in: messages.language), in: messages, note: try ReportCommand.note(invocation))
    page.sections = [try pantry(), try meals(on: days), try cookable()]
    return finished(page)
  }

  private func pantry() throws(Failure) -> Page.Section {
    let list = PantryList(try PantrySession(session, index, invocation), of: nil, expiringBy: nil)
    let listing = list.listing(messages)
    let parts = list.groups.compactMap { group -> Page.Section? in
      let lots = shown(group.lots) { ($0.found.path, $0.found.line) }
      guard !lots.isEmpty else { return nil }
      return Page.Section(list.heading(of: group.expiry, messages), [.rows(listing.lines(forPageOf: lots))])
    }
    return Page.Section(
      messages(.reportPantry), parts.isEmpty ? [.sentence(messages(.nothingFound))] : [], parts: parts)
  }

  private func meals(on days: StatedDays) throws(Failure) -> Page.Section {
    let plan = try MealSession(session, invocation, by: index)
    let printer = MealPrinter(plan, days, showsOpenDays: false, invocation)
    let meals = shown(try plan.forecast(of: days).meals) { ($0.found.path, $0.found.line) }
    let parts = days.all.compactMap { day -> Page.Section? in
      let own = meals.filter { $0.found.day == day }
      guard !own.isEmpty else { return nil }
      let lines = printer.listing.lines(forPageOf: own, details: printer.details)
      return Page.Section(day.text(in: messages.language), [.rows(lines)])
    }
    let nothing = messages(.mealsNone, [.day(days.first), .day(days.last)])
    return Page.Section(messages(.todayMeals), parts.isEmpty ? [.sentence(nothing)] : [], parts: parts)
  }

  private func cookable() throws(Failure) -> Page.Section {
    let answer = try CookableAnswer(to: "", servings: nil, expiringBy: nil, session, invocation, by: index)
    let printer = try CookablePrinter(answer, invocation)
    let rows = shown(printer.rows) { ($0.recipe.path, 1) }
    guard !rows.isEmpty else {
      return Page.Section(messages(.reportCookable), [.sentence(messages(.nothingFound))])
    }
    let lines = printer.listing.lines(forPageOf: rows) { printer.details(of: $0.recipe) }
    return Page.Section(messages(.reportCookable), [.rows(lines)])
  }
}
