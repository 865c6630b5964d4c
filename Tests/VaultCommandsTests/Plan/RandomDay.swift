import VaultTestSupport

/// A day of random tasks, events, a mood and settings, looked at in a random moment of its hours.
///
/// ```swift
/// let day = RandomDay(seed: 7)
/// let vault = try PlanVault(day.files, tasks: day.tasks.map(\.line), settings: day.settings)
/// ```
struct RandomDay {
  /// A task of the day; its title is in no other one.
  struct Task {
    let title: String
    let line: String
    /// How long it is planned, in minutes.
    let minutes: Int64
    let isSplit: Bool
    let isFixed: Bool
    /// The time that a person gave it.
    let pinned: (start: String, end: String)?
  }

  /// The day on which the window began.
  let date: String
  let window: (start: String, end: String)
  let now: String
  let buffer: Int64
  let settings: String
  let words: [String]
  private(set) var files: [String: String] = [:]
  private(set) var tasks: [Task] = []

  /// Whether the clocks are changed in the window.
  var isClockChanged: Bool { date == "2026-03-29" || isRepeatedHour }
  /// Whether an hour of the window comes twice.
  var isRepeatedHour: Bool { date == "2026-10-25" }

  init(seed: UInt64) {
    var random = SplitMix64(seed: 20_261_120 &+ seed)
    // A day, its hours in minutes from its midnight, and the day after it.
    let frames = [
      ("2026-11-20", 540, 1080, "2026-11-21"), ("2026-11-20", 480, 1320, "2026-11-21"),
      ("2026-11-20", 1200, 1560, "2026-11-21"), ("2026-03-29", 0, 720, "2026-03-30"),
      ("2026-10-25", 0, 720, "2026-10-26"),
    ]
    let (date, begin, end, next) = frames[Int.random(in: 0..<frames.count, using: &random)]
    func time(_ minute: Int) -> String { "\(minute < 1440 ? date : next) " + Self.clock(minute % 1440) }
    self.date = date
    window = (time(begin), time(end))
    // Behind the hour of a change, what is busy too.
    let isClockChanged = date != "2026-11-20"
    let first = isClockChanged ? 300 : begin
    let moment = isClockChanged ? Int.random(in: 0...120, using: &random) : Int.random(in: begin..<end, using: &random)
    now = time(moment)
    buffer = [0, 5, 10].randomElement(using: &random) ?? 5
    var settings = "active-hours: \(Self.clock(begin))-\(Self.clock(end % 1440))\nbuffer: \(buffer)m\n"
    if Int.random(in: 0..<4, using: &random) == 0 { settings += "capacity: 3h\n" }
    self.settings = settings
    let strategy = ["adaptive", "mood", "due", "easy", "hard"].randomElement(using: &random) ?? "due"
    words = Bool.random(using: &random) ? [] : ["--strategy", strategy]
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let start = Int.random(in: first..<end - 60, using: &random)
      let length = 15 * Int.random(in: 1...4, using: &random)
      files["events/e\(number).md"] =
        "---\ntitle: e\(number)\nstart: \(time(start))\nend: \(time(start + length))\n---\n"
    }
    if Bool.random(using: &random), !isClockChanged {
      let mood = ["very-sad", "sad", "neutral", "happy", "very-happy"].randomElement(using: &random) ?? "sad"
      files["diary/2026/\(date).md"] = "- \(Self.clock(max(begin - 60, 0))) ok {mood: \(mood)}\n"
    }
    for number in 0..<Int.random(in: 1...9, using: &random) {
      let start = Int.random(in: first..<end - 60, using: &random)
      tasks.append(Self.task(number, from: start, days: (date, next), time: time, using: &random))
    }
  }

  /// The time of the day of a minute of it.
  private static func clock(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// A random task; one with a time begins at a minute of the day.
  private static func task(
    _ number: Int, from start: Int, days: (date: String, next: String), time: (Int) -> String,
    using random: inout SplitMix64
  ) -> Task {
    let title = "t\(number)"
    let minutes = [5, 15, 25, 30, 45, 60, 90, 150, 240].randomElement(using: &random) ?? 30
    var fields = ["duration: \(minutes)m"]
    func chance(_ percent: Int, using random: inout SplitMix64) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }
    let kind = Int.random(in: 0..<10, using: &random)
    let length = max(15, min(minutes, 60))
    // Behind midnight only what is planned stands.
    let pinned = kind < 2 && start < 1440 ? (start: time(start), end: time(start + length)) : nil
    if let pinned {
      fields =
        kind == 0
        ? ["start: \(pinned.start)", "end: \(pinned.end)"] : ["scheduled: \(pinned.start)", "duration: \(length)m"]
    } else if chance(20, using: &random) {
      fields.append("scheduled: \(days.date)")
    }
    let priorities = ["none", "low", "medium", "high"]
    let difficulties = ["very-easy", "easy", "medium", "hard", "very-hard"]
    if chance(40, using: &random) { fields.append("priority: \(priorities.randomElement(using: &random) ?? "low")") }
    if chance(60, using: &random) {
      fields.append("difficulty: \(difficulties.randomElement(using: &random) ?? "hard")")
    }
    if chance(40, using: &random) {
      let moments = [days.date, days.next, "2026-01-02", "2026-12-31", time(start + 30)]
      fields.append("due: \(moments.randomElement(using: &random) ?? days.date)")
    }
    let isSplit = pinned == nil && chance(15, using: &random)
    if isSplit { fields.append("split: true") }
    return Task(
      title: title, line: "\(title) {\(fields.joined(separator: ", "))}",
      minutes: Int64(pinned == nil ? minutes : length), isSplit: isSplit, isFixed: pinned != nil && kind == 0,
      pinned: pinned)
  }
}
