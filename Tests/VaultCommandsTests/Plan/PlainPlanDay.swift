/// A day that is filled by a plain reading of planning.md (4 to 6), in minutes of UTC.
struct PlainPlanDay {
  enum Reason { case room, capacity, hours, waits, fill, part }

  private let plan: PlainPlan
  private let day: Int
  private let begin: Int
  private let hours: [Range<Int>]
  private let lengths: [Int: Int]
  private var ends: [Int: Int]
  private var taken: [Range<Int>] = []
  private var used = 0
  private var bare = 0
  private(set) var placements: [(task: Int, spans: [Range<Int>])] = []
  private(set) var left: [(Int, Reason)] = []
  private(set) var waiting: [Int] = []

  init(_ plan: PlainPlan, _ day: Int, lengths: [Int: Int], ends: [Int: Int]) {
    (self.plan, self.day, self.lengths, self.ends) = (plan, day, lengths, ends)
    hours = plan.hours(of: day)
    var begin = plan.now
    while begin % 5 != 0 { begin += 1 }
    self.begin = begin
    let vault = plan.vault
    for appointment in vault.appointments where appointment.isBusy {
      let start = vault.zone.instant(of: appointment.start)
      stand(start - appointment.travel..<vault.zone.instant(of: appointment.end))
    }
    for task in plan.tasks {
      guard let block = task.block, !task.isOver else { continue }
      if vault.zone.clock(at: block.lowerBound) / PlainTime.minutes == day { used += block.count }
      stand(block)
    }
  }

  /// Takes a time and the buffer around it, unless it has passed.
  private mutating func stand(_ span: Range<Int>) {
    guard span.upperBound > plan.now else { return }
    taken.append(span.lowerBound - plan.vault.buffer..<span.upperBound + plan.vault.buffer)
  }

  /// What nothing takes of the hours that are left.
  private var gaps: [Range<Int>] {
    hours.flatMap { range -> [Range<Int>] in
      var (gaps, start) = ([Range<Int>](), max(range.lowerBound, begin))
      for span in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let end = min(span.lowerBound, range.upperBound)
        if start < end { gaps.append(start..<end) }
        start = max(start, span.upperBound)
      }
      if start < range.upperBound { gaps.append(start..<range.upperBound) }
      return gaps
    }
  }

  /// The hours of its category, and those of the part of the day for which it is meant.
  private func allowed(_ task: PlainPlan.Task) -> [Range<Int>]? {
    let own = plan.ownHours(of: task.category, on: day)
    guard let part = task.part, task.meantDay == day else { return own }
    let span = plan.instant(day, part.minutes.lowerBound)..<plan.instant(day, part.minutes.upperBound)
    guard span.upperBound > plan.now else { return own }
    return own.map { $0.map { $0.clamped(to: span) } } ?? [span]
  }

  private func earliest(_ task: Int) -> Int? {
    let ends = plan.tasks[task].prerequisites.map { self.ends[$0] }
    return ends.contains(nil) ? nil : ends.compactMap(\.self).max() ?? .min
  }

  private func gaps(for task: PlainPlan.Task, from earliest: Int) -> [Range<Int>] {
    // What follows a set or planned time keeps its buffer by that one's own.
    let cut = gaps.map { min(max($0.lowerBound, earliest), $0.upperBound)..<$0.upperBound }
    guard let allowed = allowed(task) else { return cut.filter { !$0.isEmpty } }
    return cut.flatMap { gap in allowed.map { $0.clamped(to: gap) } }.filter { !$0.isEmpty }
  }

  /// The first start at which a length fits and neither begins nor ends in a time that comes twice.
  private func start(of length: Int, in gap: Range<Int>) -> Int? {
    var start = gap.lowerBound
    while start + length <= gap.upperBound {
      if !plan.vault.zone.isDoubled(start), !plan.vault.zone.isDoubled(start + length) { return start }
      start += 1
    }
    return nil
  }

  /// Where a task stands, or why it does not.
  private func placed(_ place: Int, from earliest: Int) -> (spans: [Range<Int>]?, reason: Reason) {
    let task = plan.tasks[place]
    guard !hours.isEmpty else { return (nil, .hours) }
    if isFull(place) { return (nil, .fill) }
    let length = lengths[place] ?? task.length
    let room = plan.vault.capacity.map { max(0, $0 - used) } ?? .max
    let isCapped = plan.dueDay(of: place) ?? .max > day
    let gaps = gaps(for: task, from: earliest)
    if !isCapped || length <= room {
      for gap in gaps {
        if let start = start(of: length, in: gap) { return ([start..<start + length], .room) }
      }
    }
    if task.isSplit {
      let parts = parts(of: length, in: gaps, within: isCapped ? room : .max)
      if !parts.isEmpty { return (parts, .room) }
    }
    return (nil, isCapped && length > room ? .capacity : .room)
  }

  /// Whether as many tasks of the third tier that say nothing of the plan are placed as a day has of them.
  private func isFull(_ place: Int) -> Bool {
    guard plan.tasks[place].isBare, plan.tier(of: place, on: day) == 2 else { return false }
    return bare >= plan.vault.fill ?? 3
  }

  /// Parts of a quarter of an hour at least; it is generated where no time comes twice.
  private func parts(of length: Int, in gaps: [Range<Int>], within most: Int) -> [Range<Int>] {
    var (rest, room, parts) = (length, most, [Range<Int>]())
    for gap in gaps where rest > 0 && room >= 15 {
      if let last = parts.last, gap.lowerBound < last.upperBound + plan.vault.buffer { continue }
      var part = min(rest, room, gap.count)
      if part < rest, rest - part < 15 { part = rest - 15 }
      guard part >= 15 || part == rest else { continue }
      parts.append(gap.lowerBound..<gap.lowerBound + part)
      rest -= part
      room -= part
    }
    return parts
  }

  private mutating func take(_ task: Int) {
    guard let earliest = earliest(task) else { return waiting.append(task) }
    let (spans, reason) = placed(task, from: earliest)
    guard let spans else { return left.append((task, reason)) }
    if plan.tasks[task].isBare, plan.tier(of: task, on: day) == 2 { bare += 1 }
    placements.append((task, spans))
    for span in spans {
      taken.append(span.lowerBound - plan.vault.buffer..<span.upperBound + plan.vault.buffer)
      used += span.count
    }
    let sum = spans.reduce(0) { $0 + $1.count }
    guard sum == lengths[task] ?? plan.tasks[task].length, let end = spans.last?.upperBound else { return }
    ends[task] = end
    while let place = waiting.firstIndex(where: { self.earliest($0) != nil }) { take(waiting.remove(at: place)) }
  }

  private func filled(_ order: [Int]) -> PlainPlanDay {
    var filled = self
    for task in order { filled.take(task) }
    return filled
  }

  private func isLate(_ task: Int) -> Bool { ends[task].map { $0 > plan.deadline(of: task) ?? .max } ?? true }

  /// Fills in a tier in the order of the strategy, or in another one in which nothing is late that need not be.
  mutating func fillInTime(_ tier: [Int]) {
    let best = filled(plan.sorted(tier, by: "due", on: day))
    let kept = tier.filter { task in
      guard let deadline = plan.deadline(of: task) else { return false }
      return deadline <= plan.end(of: day) && deadline > plan.now && !best.isLate(task)
    }
    let start = self
    var chosen = plan.sorted(tier, by: plan.vault.strategy, on: day)
    var seen = Set([chosen])
    while true {
      self = start.filled(chosen)
      let day = self
      // Of several the one due first, of those the first in the chosen order.
      let late = chosen.filter { kept.contains($0) && day.isLate($0) }
      guard let next = late.min(by: { plan.deadline(of: $0) ?? .max < plan.deadline(of: $1) ?? .max }) else { return }
      guard let place = chosen.firstIndex(of: next), place > 0 else { break }
      chosen.remove(at: place)
      // Up to the next place at which there is any room for it, and once more from there.
      let fitting = (0..<place).last { start.filled(Array(chosen[..<$0])).fits(next) }
      chosen.insert(next, at: fitting ?? 0)
      guard seen.insert(chosen).inserted else { break }
    }
    self = best
  }

  private func fits(_ task: Int) -> Bool { earliest(task).map { placed(task, from: $0).spans != nil } ?? false }
}
