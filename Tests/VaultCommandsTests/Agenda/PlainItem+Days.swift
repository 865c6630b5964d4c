/// Lessons, payments and lots, each with what a plain reading of the specification says of it.
extension PlainItem {
  /// A lesson of one's own, in a note of its own: of one day of the week, in a term.
  static func lesson(_ title: String, near first: Int, _ dice: inout PlainDice) -> PlainItem {
    var item = PlainItem(title, .lesson, at: "timetable/\(title).md")
    let zone = dice.pick([PlainZone.here, .here, .there])
    let weekday = dice.number(0...6)
    let term = first - dice.number(0...30)...first + dice.number(5...30)
    // Of the times there the late ones are of the next day here; none is in an hour that is left out or comes twice.
    let minute = dice.pick(zone == .here ? [480, 570, 1290, 1350, 1410] : [540, 840, 990, 1050, 1260])
    let length = dice.pick([45, 90, 120])
    let held = term.filter { PlainTime.weekday($0) == weekday }
    let excepted = dice.chance(30) ? held.first { _ in dice.chance(50) } : nil
    let isSkipped = dice.chance(15)
    for day in held where day != excepted {
      // It begins and ends by the clocks of its schedule.
      let written = day * PlainTime.minutes + minute
      let from = PlainZone.here.clock(at: zone.instant(of: written))
      let to = PlainZone.here.clock(at: zone.instant(of: written + length))
      item.stands(from: from, to: to, as: "")
      guard !isSkipped else { continue }
      item.takes("lesson", from: from, to: to)
      item.rings(at: from, for: PlainTime.moment(from))
    }
    item.isSkipped = isSkipped
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let attributes = (excepted.map { ["except: " + PlainTime.date($0)] } ?? []) + (isSkipped ? ["skipped"] : [])
    item.text = """
      ---
      owner: {group: \(title)}
      term: \(PlainTime.date(term.lowerBound))..\(PlainTime.date(term.upperBound))\(zone == .here ? "" : "\ntimezone: Etc/There")
      ---

      ## \(names[weekday])

      - \(PlainTime.clock(minute))-\(PlainTime.clock(minute + length)) \(title) {\(attributes.joined(separator: ", "))}

      """
    if attributes.isEmpty { item.text.replace(" {}", with: "") }
    return item
  }

  /// A payment that repeats by a rule, or by dates alone.
  static func payment(
    _ title: String, near first: Int, _ weekStart: String, _ dice: inout PlainDice
  ) -> PlainItem {
    var item = PlainItem(title, .money, at: "money/regular.md")
    let start = first + dice.number(-20...11)
    var (days, fields): ([Int], [String])
    if dice.chance(70) {
      let rule = PlainRule(from: start, weekStart, mayBeUnread: true, &dice)
      (days, fields) = (rule.days, rule.fields(PlainTime.date))
      item.isUnread = rule.isUnread
    } else {
      let further = start + dice.number(1...20)
      (days, fields) = ([start, further], ["also: " + PlainTime.date(further)])
    }
    for day in days { item.stands(on: day, since: day, as: "") }
    item.text = "- \(PlainTime.date(start)) -5 UAH \(title) {\(fields.joined(separator: ", "))}\n"
    return item
  }

  /// Something in the pantry that is good up to a day.
  static func lot(_ title: String, near first: Int, _ dice: inout PlainDice) -> PlainItem {
    var item = PlainItem(title, .expiry, at: "pantry/p.md")
    let day = first + dice.number(-5...20)
    item.stands(on: day, since: day, as: "")
    item.text = "- *500 g* \(title) {expires: \(PlainTime.date(day))}\n"
    return item
  }
}
