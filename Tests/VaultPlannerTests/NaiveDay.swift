import VaultModel

@testable import VaultPlanner

/// A day that looks at all that is taken for each task, and tries every task, also where there is no room any more.
struct NaiveDay {
  typealias Placement = (task: Int, spans: [Range<Int64>], isBeyondCapacity: Bool, isFull: Bool)

  private let input: PlanInput
  private let window: PlanWindow
  private let begin: Int64
  private let doubled: FreeTime
  private var lengths: [Int: Int64]
  private var ends: [Int: Int64]
  private var taken: [Range<Int64>] = []
  private var used: Int64 = 0
  private(set) var placements: [Placement] = []
  var left: [(Int, PlanReason)] = []
  /// How many of those are tasks of which a part is planned.
  var partCount = 0
  private(set) var waiting: [Int] = []

  init(_ input: PlanInput, _ window: PlanWindow, lengths: [Int: Int64], ends: [Int: Int64]) {
    (self.input, self.window, self.lengths, self.ends) = (input, window, lengths, ends)
    // Nothing is planned before the next five minutes.
    var begin = input.now
    while begin % 300 != 0 { begin += 1 }
    self.begin = begin
    let start = max(window.hours.lowerBound, begin)
    let span = start..<max(start, window.hours.upperBound)
    doubled = FreeTime(span, doubled: input.clock.doubledHours(around: span))
    let pins = input.tasks.flatMap { task in task.pins.map { BusySpan(.pinned, $0, source: task.source) } }
    for busy in input.busy + pins { stand(busy) }
    for done in input.done where done.day == window.date { used += done.seconds }
  }

  private mutating func stand(_ busy: BusySpan) {
    let isTask = busy.kind != .event && busy.kind != .lesson
    let isMissed = isTask && busy.span.upperBound <= input.now && !busy.isDone
    let isOwn = window.extent.contains(busy.span.lowerBound) || busy.span.overlaps(window.extent)
    if isOwn, isTask, !isMissed, busy.span.overlaps(window.extent) {
      let own = busy.span.clamped(to: window.extent)
      used += own.upperBound - own.lowerBound
    }
    guard busy.isBusy, !isMissed, busy.span.upperBound > input.now, !isTask || !busy.span.isEmpty else { return }
    let buffer = input.settings.buffer
    taken.append(busy.span.lowerBound - busy.travel - buffer..<busy.span.upperBound + buffer)
  }

  /// What nothing takes of the hours.
  private var gaps: [Range<Int64>] {
    var (gaps, start) = ([Range<Int64>](), max(window.hours.lowerBound, begin))
    // What takes no time parts nothing.
    for span in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      let end = min(span.lowerBound, window.hours.upperBound)
      if start < end { gaps.append(start..<end) }
      start = max(start, span.upperBound)
    }
    if start < window.hours.upperBound { gaps.append(start..<window.hours.upperBound) }
    // Between the hours is a break.
    let active = input.settings.activeHours[window.date.weekday].map { input.clock.span($0, on: window.date) }
      .sorted { $0.lowerBound < $1.lowerBound }
    return gaps.flatMap { gap in active.filter { gap.overlaps($0) }.map { gap.clamped(to: $0) } }.filter { !$0.isEmpty }
  }

  private func allowed(_ place: Int) -> [Range<Int64>]? {
    let task = input.tasks[place]
    let hours = input.settings.hours[task.category].map { hours in
      [-1, 0, 1].compactMap { window.date.adding(days: $0) }.flatMap { date in
        hours[date.weekday].map { input.clock.span($0, on: date) }
      }
    }
    guard let part = task.part, task.scheduledDay == window.date,
      let start = LocalTime(hour: part.hours.start, minute: 0), let end = LocalTime(hour: part.hours.end, minute: 0)
    else { return hours }
    let own = input.clock.span(TimeRange(start, end), on: window.date)
    guard own.upperBound > input.now else { return hours }
    return hours.map { $0.filter { $0.overlaps(own) }.map { $0.clamped(to: own) } } ?? [own]
  }

  private func earliest(_ task: Int) -> Int64? {
    let ends = input.tasks[task].prerequisites.map { $0.flatMap { self.ends[$0] } }
    return ends.contains(nil) ? nil : ends.compactMap(\.self).max() ?? .min
  }

  private func gaps(for task: Int, from earliest: Int64) -> [Range<Int64>] {
    let gaps = self.gaps
    let cut = gaps.map { min(max($0.lowerBound, earliest), $0.upperBound)..<$0.upperBound }
    guard let spans = allowed(task) else { return cut.filter { !$0.isEmpty } }
    return cut.flatMap { gap in spans.filter { gap.overlaps($0) }.map { gap.clamped(to: $0) } }
      .filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Where a task stands, or why it does not.
  private func placed(_ task: Int, from earliest: Int64) -> (placement: Placement?, reason: PlanReason) {
    guard !window.hours.isEmpty else { return (nil, .noHours) }
    let length = lengths[task] ?? input.tasks[task].length
    let capacity = input.settings.capacity?[window.date.weekday]
    let room = capacity.map { max(0, $0 - used) } ?? .max
    let isCapped = !(input.tasks[task].due.map { $0.date <= window.date } ?? false)
    let gaps = gaps(for: task, from: earliest)
    if !isCapped || length <= room {
      for gap in gaps {
        guard let start = doubled.start(of: length, in: gap) else { continue }
        return ((task, [start..<start + length], length > room, false), .waits)
      }
    }
    if input.tasks[task].isSplit {
      let parts = parts(of: length, in: gaps, within: isCapped ? room : .max)
      let sum = parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      if sum > 0 { return ((task, parts, sum > room, isCapped && room - sum < PlanTask.shortest), .waits) }
    }
    return (nil, isCapped && length > room ? .capacity : .noRoom(seconds: length))
  }

  private func parts(of length: Int64, in gaps: [Range<Int64>], within most: Int64) -> [Range<Int64>] {
    var (rest, room, parts) = (length, most, [Range<Int64>]())
    for gap in gaps where rest > 0 && room >= PlanTask.shortest {
      guard let start = doubled.start(of: min(PlanTask.shortest, rest), in: gap) else { continue }
      if let last = parts.last, start < last.upperBound + input.settings.buffer { continue }
      var part = doubled.length(upTo: min(rest, room), from: start, in: gap) / 60 * 60
      if part < rest, rest - part < PlanTask.shortest {
        part = doubled.length(upTo: rest - PlanTask.shortest, from: start, in: gap) / 60 * 60
      }
      guard part >= PlanTask.shortest || part == rest else { continue }
      parts.append(start..<start + part)
      rest -= part
      room -= part
    }
    return parts
  }

  private mutating func take(_ task: Int) {
    guard let earliest = earliest(task) else { return waiting.append(task) }
    let (found, reason) = placed(task, from: earliest)
    guard let found else { return left.append((task, reason)) }
    placements.append(found)
    var sum: Int64 = 0
    for span in found.spans where !span.isEmpty {
      taken.append(span.lowerBound - input.settings.buffer..<span.upperBound + input.settings.buffer)
      sum += span.upperBound - span.lowerBound
    }
    used += sum
    guard sum == lengths[task] ?? input.tasks[task].length, let end = found.spans.last?.upperBound else { return }
    ends[task] = end
    while let place = waiting.firstIndex(where: { self.earliest($0) != nil }) { take(waiting.remove(at: place)) }
  }

  private func filled(_ order: [Int]) -> NaiveDay {
    var day = self
    for task in order { day.take(task) }
    return day
  }

  /// Fills in a tier in the order of the strategy, or in another one in which nothing is late that need not be; the tasks that
  /// were moved up for that.
  mutating func fillInTime(_ tier: [Int], _ order: TaskOrder, end: Int64) -> Set<Int> {
    func isLate(_ task: Int, _ day: NaiveDay) -> Bool { day.ends[task].map { $0 > order.deadline(of: task) } ?? true }
    let byDeadline = order.sortedByDeadline(tier)
    let best = filled(byDeadline)
    let kept = tier.filter { order.deadline(of: $0) <= end && order.deadline(of: $0) > input.now && !isLate($0, best) }
    let start = self
    var chosen = order.sorted(tier)
    var (seen, moved) = (Set([chosen]), Set<Int>())
    while true {
      self = start.filled(chosen)
      let day = self
      let late = chosen.filter { kept.contains($0) && isLate($0, day) }
      guard let next = late.min(by: { order.deadline(of: $0) < order.deadline(of: $1) }) else { return moved }
      guard let place = chosen.firstIndex(of: next), place > 0 else { break }
      chosen.remove(at: place)
      let fitting = (0..<place).last { start.filled(Array(chosen[..<$0])).fits(next) }
      chosen.insert(next, at: fitting ?? 0)
      moved.insert(next)
      guard seen.insert(chosen).inserted else { break }
    }
    self = best
    return moved.union(kept)
  }

  private func fits(_ task: Int) -> Bool {
    guard let earliest = earliest(task) else { return false }
    return placed(task, from: earliest).placement != nil
  }
}
