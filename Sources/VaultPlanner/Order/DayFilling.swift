import VaultModel

/// A day while tasks are put into its free time, one after another, each into the first gap that holds it.
struct DayFilling {
  /// Where a task stands.
  struct Placement {
    var task: Int
    var spans: [Range<Int64>]
    /// What of it does not fit, in seconds.
    var rest: Int64 = 0
    /// Whether the capacity of the day is what the rest goes beyond.
    var isFull = false
    var isBeyondCapacity = false
    var follows = false
  }

  private let tasks: [PlanTask]
  private let settings: PlanSettings
  private let allowed: (Int) -> [Range<Int64>]?
  /// Whether the capacity counts for a task.
  private let isCapped: (Int) -> Bool
  /// Whether a task only fills the day.
  private let isFiller: (Int) -> Bool
  /// How many more of these it takes.
  private var fillersLeft: Int
  private let window: PlanWindow
  private(set) var free: FreeTime
  /// The time of tasks so far, in seconds.
  private var used: Int64
  private let capacity: Int64?
  /// Whether it is told why a task has no place.
  private let keepsReasons: Bool
  /// The length of the shortest task, in seconds.
  private let shortest: Int64
  /// Whether nothing fits any more.
  private var isFull = false
  private(set) var placements: [Placement] = []
  /// Where each placed task is done, by its place.
  private var ends: [Int: Int64]
  /// The tasks that are placed before, of a plan of several days, and those that are none of the day's.
  private(set) var left: [(task: Int, reason: PlanReason)] = []
  private var waiting: [Int] = []
  private var lengths: [Int: Int64]

  /// - Parameters:
  ///   - shortest: the length of the shortest task, in seconds.
  ///   - used: the task time of the day that stands already, in seconds.
  ///   - keepsReasons: whether it is told why a task has no place.
  ///   - done: when each task is done that stands already.
  ///   - lengths: what is left of split tasks, in seconds.
  init(
    _ input: PlanInput, _ window: PlanWindow, _ free: FreeTime, shortest: Int64, used: Int64, keepsReasons: Bool,
    done: [Int: Int64], lengths: [Int: Int64],
    allowed: @escaping (Int) -> [Range<Int64>]?, isCapped: @escaping (Int) -> Bool,
    isFiller: @escaping (Int) -> Bool
  ) {
    tasks = input.tasks
    settings = input.settings
    capacity = input.settings.capacity?[window.date.weekday]
    self.window = window
    self.free = free
    self.shortest = shortest
    self.used = used
    self.keepsReasons = keepsReasons
    self.lengths = lengths
    self.allowed = allowed
    self.isCapped = isCapped
    self.isFiller = isFiller
    fillersLeft = input.settings.fill ?? .max
    ends = done
  }

  /// Puts tasks in, in their order; what follows another one waits for it.
  mutating func fill(_ order: [Int]) {
    for task in order {
      // A day that is full has no place for anything, and of a day that is only looked through nobody asks why.
      if !keepsReasons, isFull { return }
      take(task)
    }
  }

  /// Leaves out what still waits.
  mutating func finish() {
    left += waiting.map { ($0, .waits) }
    waiting = []
  }

  private func length(of task: Int) -> Int64 { lengths[task] ?? tasks[task].length }

  /// The moment from which on a task may begin; nil while something comes first.
  private func earliest(_ task: Int) -> Int64? {
    var earliest = tasks[task].notBefore ?? .min
    for prerequisite in tasks[task].prerequisites {
      guard let prerequisite, let end = ends[prerequisite] else { return nil }
      earliest = max(earliest, end)
    }
    return earliest
  }

  private mutating func take(_ task: Int) {
    guard let earliest = earliest(task) else { return waiting.append(task) }
    let placement: Placement
    switch self.placement(of: task, from: earliest) {
    case .success(let found): placement = found
    case .failure(let reason):
      if keepsReasons { left.append((task, reason.reason)) }
      return
    }
    placements.append(placement)
    if isFiller(task) { fillersLeft -= 1 }
    for span in placement.spans where !span.isEmpty {
      free.remove(span.lowerBound - settings.buffer..<span.upperBound + settings.buffer)
      used += span.upperBound - span.lowerBound
    }
    isFull = free.longest < shortest
    guard placement.rest == 0, let end = placement.spans.last?.upperBound else { return }
    ends[task] = end
    while let place = waiting.firstIndex(where: { self.earliest($0) != nil }) { take(waiting.remove(at: place)) }
  }

  /// Whether a task would be placed now.
  func fits(_ task: Int) -> Bool {
    guard let earliest = earliest(task), case .success = placement(of: task, from: earliest) else { return false }
    return true
  }

  /// Why something is not planned.
  private struct NoPlace: Error { let reason: PlanReason }

  private func placement(of task: Int, from earliest: Int64) -> Result<Placement, NoPlace> {
    guard !window.hours.isEmpty else { return .failure(NoPlace(reason: .noHours)) }
    if fillersLeft <= 0, isFiller(task) { return .failure(NoPlace(reason: .fill)) }
    let length = length(of: task)
    let room = capacity.map { max(0, $0 - used) } ?? .max
    let isCapped = isCapped(task)
    // Of most tasks one look at the longest gap tells that they fit nowhere.
    let least = tasks[task].isSplit ? min(PlanTask.shortest, length) : length
    let gaps = free.longest < least ? [] : free.gaps(within: allowed(task), from: earliest)
    var placement = Placement(task: task, spans: [], follows: tasks[task].follows)
    for gap in gaps where !isCapped || length <= room {
      guard let start = free.start(of: length, in: gap) else { continue }
      placement.spans = [start..<start + length]
      placement.isBeyondCapacity = length > room
      return .success(placement)
    }
    if tasks[task].isSplit {
      placement.spans = parts(of: length, in: gaps, within: isCapped ? room : .max)
      let placed = placement.spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      placement.rest = length - placed
      placement.isBeyondCapacity = placed > room
      placement.isFull = isCapped && room - placed < PlanTask.shortest
      if placed > 0 { return .success(placement) }
    }
    let isFull = isCapped && length > room
    return .failure(NoPlace(reason: isFull ? .capacity : .noRoom(seconds: length)))
  }

  /// The parts of a split task, a quarter of an hour at least, also what is left of it.
  private func parts(of length: Int64, in gaps: [Range<Int64>], within room: Int64) -> [Range<Int64>] {
    var (rest, room, parts) = (length, room, [Range<Int64>]())
    for gap in gaps where rest > 0 && room >= PlanTask.shortest {
      guard let start = free.start(of: min(PlanTask.shortest, rest), in: gap) else { continue }
      // Parts of one gap keep their distance, too.
      if let last = parts.last, start < last.upperBound + settings.buffer { continue }
      var part = free.length(upTo: min(rest, room), from: start, in: gap)
      part -= part % 60
      if part < rest, rest - part < PlanTask.shortest {
        // The shorter part may end in an hour that comes twice, again.
        part = free.length(upTo: rest - PlanTask.shortest, from: start, in: gap)
        part -= part % 60
      }
      guard part >= PlanTask.shortest || part == rest else { continue }
      parts.append(start..<start + part)
      (rest, room) = (rest - part, room - part)
    }
    return parts
  }

  /// When a task of the day is done; nil where it is not, or not whole.
  func end(of task: Int) -> Int64? { ends[task] }
}
