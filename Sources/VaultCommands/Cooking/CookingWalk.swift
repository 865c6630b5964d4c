import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// Goes through a recipe step by step: `vault cook RECIPE --steps`.
///
/// On a terminal one step after the other, with timers that ring; else all of them. For programs one line a step: number,
/// words, ingredients between semicolons, and the seconds of its timers between semicolons.
struct CookingWalk {
  private let invocation: Invocation
  private let title: String
  private let steps: [CookingStep]
  /// The lines of the list as they are printed.
  private let lines: [String]

  init(_ scaled: ScaledRecipe, _ title: String, in book: FoodBook, _ invocation: Invocation) {
    self.invocation = invocation
    self.title = title
    steps = scaled.cookingSteps(in: book, agreeing: invocation.isForPeople)
    let (bytes, language) = (scaled.document.bytes, scaled.recipe.context.language)
    lines = scaled.lines.map {
      invocation.isForPeople ? $0.spokenText(in: bytes, language, inFractions: true) : $0.text(in: bytes)
    }
  }

  /// Whether there is no step.
  var isEmpty: Bool { steps.isEmpty }

  /// Goes through the steps.
  ///
  /// - Returns: whether the last one was done: then the recipe is cooked.
  func run() throws(Failure) -> Bool {
    if invocation.format == "json" {
      for place in steps.indices { invocation.print(json(of: place)) }
      return false
    }
    guard invocation.isForPeople else {
      for place in steps.indices { invocation.print(TabSeparated.line(fields(of: place))) }
      return false
    }
    guard invocation.canAsk else {
      for place in steps.indices { show(place) }
      showLeft(after: steps.count)
      return false
    }
    return try walk()
  }

  // MARK: Step by step

  private func walk() throws(Failure) -> Bool {
    var place = 0
    var timers = RunningTimers(invocation)
    show(place)
    while true {
      let answer = try invocation.ask(.stepsQuestion)?.lowercased()
      switch CookingAnswer(answer) {
      case .next where place + 1 < steps.count:
        place += 1
        show(place)
      case .next:
        showLeft(after: steps.count)
        return try timers.wait()
      case .back:
        place = max(0, place - 1)
        show(place)
      case .timer: start(steps[place].timers, of: place, &timers)
      case .left: showLeft(after: place + 1)
      case .stop: return false
      case nil: invocation.note(.stepsAnswers)
      }
    }
  }

  private func start(_ own: [CookingStep.Timer], of place: Int, _ timers: inout RunningTimers) {
    guard !own.isEmpty else { return invocation.note(.stepsNoTimer) }
    for timer in own {
      timers.start(timer.span, invocation.messages(.stepsOver, [.text(timer.text), .count(place + 1)]))
      invocation.note(.stepsStarted, [.text(timer.text)])
    }
  }

  // MARK: For people

  private func show(_ place: Int) {
    let step = steps[place]
    let heading = invocation.messages(.stepsHeading, [.count(place + 1), .count(steps.count)])
    invocation.print((place == 0 ? "" : "\n") + invocation.painter.paint(SafeText.line(heading), .heading))
    for line in TextWrap.lines(SafeText.line(step.text), width: max(20, invocation.columns)) { invocation.print(line) }
    for number in step.ingredients {
      // Crossed off where it is named first.
      let isNew = !steps[..<place].contains { $0.ingredients.contains(number) }
      invocation.print("  " + (isNew ? "[x] " : "    ") + SafeText.line(lines[number]))
    }
    for timer in step.timers { invocation.print("  " + invocation.messages(.stepsTimer, [.text(timer.text)])) }
  }

  /// The ingredients that no step up to one has named.
  private func showLeft(after place: Int) {
    let used = Set(steps.prefix(place).flatMap(\.ingredients))
    let left = lines.indices.filter { !used.contains($0) }.map { lines[$0] }
    guard !left.isEmpty else { return invocation.note(.stepsNothingLeft) }
    invocation.note(.stepsLeft, [.list(left)])
  }

  // MARK: For programs

  private func fields(of place: Int) -> [String] {
    let step = steps[place]
    return [
      String(place + 1), step.text, step.ingredients.map { lines[$0] }.joined(separator: "; "),
      step.timers.map { String($0.span.seconds) }.joined(separator: "; "),
    ]
  }

  private func json(of place: Int) -> String {
    let step = steps[place]
    var json = JSONWriter()
    json.object {
      $0.member("recipe", title)
      $0.member("step", place + 1)
      $0.member("of", steps.count)
      $0.member("text", step.text)
      $0.member("ingredients", step.ingredients.map { lines[$0] })
      $0.member("timers") { json in
        json.array { list in
          for timer in step.timers {
            list.object {
              $0.member("text", timer.text)
              $0.member("seconds", Int(timer.span.seconds))
            }
          }
        }
      }
    }
    return json.text
  }
}

/// What somebody wants after a step.
private enum CookingAnswer {
  case next, back, timer, left, stop

  /// Reads an answer; nil for one that means nothing, and the end for none at all.
  init?(_ text: String?) {
    switch text {
    case "", "n", "д": self = .next
    case "b", "н": self = .back
    case "t", "т": self = .timer
    case "l", "щ": self = .left
    case nil, "q", "к": self = .stop
    default: return nil
    }
  }
}
