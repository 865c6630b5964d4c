import VaultActions
import VaultMessages
import VaultStore

extension Workspace {
  /// What actions know of one call of a command: its device, and whom it tells and asks.
  convenience init(of command: CommandSyntax, _ dialogue: Dialogue) {
    let (arguments, environment) = (dialogue.arguments, dialogue.environment)
    self.init(on: Device(of: arguments, environment, language: dialogue.messages.language))
    requestName = command.name
    tell = dialogue.tell
    agrees = dialogue.agrees
    if dialogue.canAsk, !arguments.has(.quiet) { choose = dialogue.chosen }
    progress = {
      let shown = IndexProgress(dialogue)
      var progress = Progress()
      progress.advance = shown.advance
      progress.finish = shown.finish
      return progress
    }
    // These say it themselves, each in its way. Their names stand here because making their syntax takes each start time.
    tellsOfSettings = !["check", "doctor"].contains(command.name)
    tellsOfNotes = tellsOfSettings && !["index", "mv", "tag", "__complete"].contains(command.name)
    tellsOfIndex = arguments.has(.verbose)
  }
}

extension Device {
  /// What a call takes from the world around it.
  init(of arguments: Arguments, _ environment: ProcessEnvironment, language: MessageLanguage) {
    self.init(
      place: VaultRoot.Hints(
        named: arguments[.vault].map { Path($0) }, environment: environment[.vaultDirectory].map { Path($0) },
        workingDirectory: Path(environment.workingDirectory)),
      stateFolder: environment.stateFolder)
    files = environment.files
    zone = environment[.timeZone]
    zoneFolder = environment[.timeZoneDirectory]
    let source = arguments.has(.now) ? "--now" : EnvironmentVariable.now.rawValue
    statedNow = (arguments[.now] ?? environment[.now]).map { (text: $0, source: source) }
    localTime = environment.localTime
    workers = environment.processors
    shouldStop = environment.isInterrupted
    self.language = language
  }
}
