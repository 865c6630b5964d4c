extension MessageKey {
  /// The Ukrainian text of the keys about cooking step by step; empty for all others.
  var ukrainianOfCooking: StaticString {
    switch self {
    case .flagSteps: "пройти рецепт крок за кроком, з таймерами; потім спитати, чи взяти із запасів"
    case .exampleCookSteps: "кроки, що додавати і скільки чекати"
    case .stepsNone: "у {0} немає кроків"
    case .stepsHeading: "Крок {0} з {1}"
    case .stepsTimer: "таймер: {0}"
    case .stepsQuestion: "Enter далі, н назад, т таймер, щ що лишилося, к кінець:"
    case .stepsAnswers: "нічого не зроблено: Enter, н, т, щ або к"
    case .stepsNoTimer: "у цьому кроці немає часу"
    case .stepsStarted: "таймер запущено: {0}"
    case .stepsOver: "{0} з кроку {1} минуло"
    case .stepsLeft: "ще не згадано в кроках: {0}"
    case .stepsNothingLeft: "кроки згадали всі інгредієнти"
    case .stepsWait: "таймер ще йде; Enter зупинить його:"
    case .stepsTake: "Взяти із запасів? [т/Н]"
    default: ""
    }
  }
}
