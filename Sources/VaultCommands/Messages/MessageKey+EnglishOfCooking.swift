extension MessageKey {
  /// The English text of the keys about cooking step by step; empty for all others.
  var englishOfCooking: StaticString {
    switch self {
    case .flagSteps: "go through the recipe step by step, with timers; then ask whether to take it"
    case .exampleCookSteps: "the steps with what goes in and how long it takes"
    case .stepsNone: "{0} has no steps"
    case .stepsHeading: "Step {0} of {1}"
    case .stepsTimer: "timer: {0}"
    case .stepsQuestion: "Enter next, b back, t timer, l what is left, q stop:"
    case .stepsAnswers: "nothing was done: Enter, b, t, l or q"
    case .stepsNoTimer: "nothing in this step takes a time"
    case .stepsStarted: "the timer runs: {0}"
    case .stepsOver: "{0} of step {1} are over"
    case .stepsLeft: "not named in a step so far: {0}"
    case .stepsNothingLeft: "the steps have named every ingredient"
    case .stepsWait: "a timer still runs; Enter ends it:"
    case .stepsTake: "Take it out of the pantry? [y/N]"
    default: ""
    }
  }
}
