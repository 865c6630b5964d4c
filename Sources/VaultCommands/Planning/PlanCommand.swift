import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultSyntax

/// `vault plan [DAY|week]`
enum PlanCommand {
  static let strategy = Flag(
    "strategy", value: .choice(PlanStrategy.allCases.map(\.rawValue)), "NAME", summary: .flagPlanStrategy)
  static let explain = Flag("explain", summary: .flagPlanExplain)
  static let apply = Flag("apply", summary: .flagPlanApply)
  static let clear = Flag("clear", summary: .flagPlanClear)
  static let keep = Flag("keep", value: .items(.tasks), "ITEM", summary: .flagPlanKeep)
  static let eval = Flag("eval", summary: .flagPlanEval)
  static let all = Flag("all", summary: .flagPlanAll)

  static let syntax = CommandSyntax(
    "plan", summary: .commandPlan,
    operands: [
      Operand(
        "DAY|week", .dates([.days], usual: ["today", "tomorrow", "week", "next week"]), .any, summary: .operandPlan)
    ],
    flags: [strategy, explain, all, apply, clear, keep, eval, .dryRun], formats: ["text", "json"], isListing: true,
    exclusions: [[explain, apply, clear, keep, eval], [eval, strategy], [clear, strategy], [keep, strategy]],
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' plan", .examplePlan),
      Example("vault --vault sample-vault --now '2026-11-20 15:00' plan tomorrow --explain", .examplePlanExplain),
      Example("vault --vault sample-vault --now '2026-11-20 15:00' plan --apply --dry-run", .examplePlanApply),
      Example("vault --vault sample-vault --now '2026-11-20 15:00' plan week --clear --dry-run", .examplePlanClear),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .planNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    if invocation.arguments.has(eval) { return try evaluate(invocation) }
    if let name = invocation.arguments[keep] {
      return try EditRun.finish(ReleasePlan(.keep(name)).proposal(in: invocation.workspace), invocation)
    }
    let request = try request(invocation)
    if invocation.arguments.has(clear) {
      let today = try invocation.workspace.vault().plannedToday
      let first = request.day ?? today
      let days = first...(first.adding(days: request.count - 1) ?? .last)
      return try EditRun.finish(ReleasePlan(.clear(days)).proposal(in: invocation.workspace), invocation)
    }
    guard invocation.arguments.has(apply) || invocation.arguments.has(.dryRun) else {
      let planned = try request.answer(in: invocation.workspace)
      let printer = try PlanPrinter(planned, invocation)
      try printer.print()
      printer.report()
      return printer.isEmpty ? .nothingFound : .done
    }
    return try EditRun.finish(ApplyPlan(request).proposal(in: invocation.workspace), invocation)
  }

  /// How well moods are predicted: of what is learned, of the mean so far, and of the last mood. Strategies are not ranked: on
  /// real days only one of them was lived.
  private static func evaluate(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let (moods, lengths) = try Statistics().evaluation(in: invocation.workspace)
    guard moods.count > 0 || lengths.count > 0 else {
      invocation.note(.planEvalNothing)
      return .nothingFound
    }
    let errors = [moods.learned, moods.mean, moods.last].map { error in
      let hundredths = Int((error * 100).rounded())
      return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
    let minutes = [lengths.learned, lengths.planned].map { Int(($0 / 60).rounded()) }
    if invocation.format == "json" {
      var json = JSONWriter()
      json.object {
        $0.member("checkIns", moods.count > 0 ? moods.count + 1 : 0)
        for (name, error) in zip(["learned", "mean", "last"], errors) where moods.count > 0 { $0.member(name, error) }
        $0.member("better", moods.isBetter)
        $0.member("lengths", lengths.count)
        guard lengths.count > 0 else { return }
        $0.member("learnedMinutes", minutes[0])
        $0.member("plannedMinutes", minutes[1])
        $0.member("lengthsBetter", lengths.isBetter)
      }
      invocation.print(json.text)
      return .done
    }
    if moods.count > 0 {
      invocation.print(invocation.messages(.planEvalErrors, [.count(moods.count)] + errors.map { .text($0) }))
      invocation.print(invocation.messages(moods.isBetter ? .planEvalBetter : .planEvalNoBetter))
    }
    guard lengths.count > 0 else { return .done }
    let spans = minutes.map { MessageValue.length(TimeSpan(seconds: Int64($0) * 60)) }
    invocation.print(invocation.messages(.planEvalLengths, [.count(lengths.count)] + spans))
    return .done
  }

  /// The words of days that are suggested for one with a slip in it.
  private static let dayWords =
    ["today", "tomorrow", "yesterday", "week", "сьогодні", "завтра", "вчора", "тиждень"]
    + Weekday.allCases.flatMap { [$0.name(in: .english).lowercased(), $0.name(in: .ukrainian)] }

  /// The most days that are planned at once.
  private static let mostDays = 31

  private static func request(_ invocation: Invocation) throws(Failure) -> PlanDay {
    var request = PlanDay()
    request.strategy = invocation.arguments[strategy].flatMap { PlanStrategy(rawValue: $0) }
    var words = invocation.arguments.operands
    if let first = words.first, ["week", "тиждень"].contains(first.lowercased()) {
      request.count = 7
      words.removeFirst()
    }
    guard !words.isEmpty else { return request }
    let text = words.joined(separator: " ")
    // Today is the day to which now belongs, which may have begun before midnight.
    if ["today", "сьогодні"].contains(text.lowercased()) { return request }
    guard let days = try StatedDays(typed: text, invocation.reckoning()) else {
      let near = EditDistance.nearest(to: text, among: dayWords)
      throw Failure(.notADate, in: text, hints: near.isEmpty ? [] : [.didYouMean(near)])
    }
    let isWeek = request.count > 1
    guard days.count <= mostDays else { throw Failure(.wrongRequest, .planTooLong, [.count(mostDays)]) }
    // What is over of a span is planned no more.
    let today = try invocation.workspace.vault().plannedToday
    request.day = days.count > 1 && days.contains(today) ? today : days.first
    if !isWeek { request.count = days.last.days(since: request.day ?? days.first) + 1 }
    return request
  }
}

/// `vault why ITEM`
enum WhyCommand {
  static let syntax = CommandSyntax(
    "why", summary: .commandWhy, operands: [Operand("ITEM", .items(.tasks), .one, summary: .operandWhy)],
    flags: [], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' why weekly-review", .exampleWhy),
      Example("vault --vault sample-vault why 'tomato paste'", .exampleWhyLine),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let name = invocation.arguments.operands.first ?? ""
    let selection = try ItemSelection(ItemRequest([name]), in: invocation.workspace, wanting: .task, forWriting: false)
    guard let found = selection.items.first else { return .nothingFound }
    let standing = try ItemStanding(found, invocation)
    if invocation.isForReading { say(standing, of: found, invocation) }
    var isPlanned = false
    if standing.isOpenTask { isPlanned = try printPlan(of: found, invocation) }
    if invocation.format == "json" {
      invocation.print(standing.json)
    } else if !isPlanned {
      // What a program reads of the plan keeps its columns; there is none of it.
      if !invocation.isForReading { say(standing, of: found, invocation) }
      if standing.isOpenTask { invocation.note(.whyNotPlanned, [.text(found.title)]) }
    }
    return .done
  }

  /// Prints where a task stands in the plan of today; false where it does in none of it.
  private static func printPlan(of found: FoundItem, _ invocation: Invocation) throws(Failure) -> Bool {
    try PlanPrinter(PlanDay().answer(in: invocation.workspace), invocation).print(only: found)
  }

  private static func say(_ standing: ItemStanding, of found: FoundItem, _ invocation: Invocation) {
    invocation.printHeading(SafeText.line(found.title))
    for remark in standing.remarks { invocation.print(SafeText.line(invocation.messages(remark))) }
  }
}
