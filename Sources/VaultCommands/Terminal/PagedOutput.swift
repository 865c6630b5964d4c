import VaultModel
import VaultStore

/// A terminal that shows results longer than itself in the user's pager.
///
/// Results are kept until they fill the screen, and then flow through the pager; when they end before, or something is to
/// be seen at once, they are shown as they are. What is said beside them waits until the pager has ended, see ``notes``.
final class PagedOutput: OutputDestination {
  private enum State {
    /// Lines of so many rows have come, which may all fit the screen.
    case keeping([UInt8], ScreenRows)
    case showing
    case paging(ProgramFeed)
  }

  private var state: State
  private let screen: OutputSink
  private let errors: OutputSink
  private let rows: Int
  private let start: () throws(SystemError) -> ProgramFeed
  /// What was said while the pager ran.
  private var saidMeanwhile: [UInt8] = []

  /// The terminal of an invocation's environment; nil where results are shown as they are.
  init?(_ arguments: Arguments, _ environment: ProcessEnvironment, output: OutputSink, errors: OutputSink) {
    let isScreen = environment.inputIsTerminal && environment.outputIsTerminal && environment[.terminal] != "dumb"
    // What follows the clock is shown as it comes.
    let isSteady = !arguments.has(.noPager) && !arguments.has(RemindCommand.watch) && arguments.format != "json"
    guard isScreen, isSteady, let rows = environment.terminalRows, let call = environment.pagerCall else { return nil }
    state = .keeping([], ScreenRows(columns: environment.columns))
    screen = output
    self.errors = errors
    self.rows = rows
    start = { () throws(SystemError) in try environment.programs.feed(call) }
  }

  /// Where what is said beside the results goes.
  var notes: any OutputDestination { Notes(of: self) }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
    var given: [UInt8] = []
    for position in bytes.indices { given.append(bytes[position]) }
    switch state {
    case .showing: try show(given)
    case .paging(let pager): try page(given, through: pager)
    case .keeping(var kept, var taken):
      kept += given
      taken.add(given)
      // The last row is for the prompt that follows.
      guard taken.count >= rows else {
        state = .keeping(kept, taken)
        break
      }
      guard let pager = try? start() else {
        state = .showing
        try show(kept)
        break
      }
      state = .paging(pager)
      try page(kept, through: pager)
    }
    return given.count
  }

  func flush() throws(OutputFailure) {
    switch state {
    case .keeping(let kept, _) where !kept.isEmpty:
      state = .showing
      try show(kept)
    case .showing: try show([])
    case .keeping, .paging: break
    }
  }

  func finish() throws(OutputFailure) {
    if case .paging(let pager) = state {
      pager.finish()
      state = .showing
      errors.write(saidMeanwhile)
      errors.flush()
      saidMeanwhile = []
    }
    try flush()
  }

  private func show(_ bytes: [UInt8]) throws(OutputFailure) {
    screen.write(bytes)
    screen.flush()
    if let failure = screen.failure { throw failure }
  }

  private func page(_ bytes: [UInt8], through pager: ProgramFeed) throws(OutputFailure) {
    do throws(SystemError) {
      try pager.write(bytes)
    } catch {
      throw .leftPager
    }
  }

  private func say(_ bytes: [UInt8]) throws(OutputFailure) {
    if case .paging = state {
      saidMeanwhile += bytes
      return
    }
    errors.write(bytes)
    errors.flush()
    if let failure = errors.failure { throw failure }
  }

  /// What is said beside the results.
  private final class Notes: OutputDestination {
    private let terminal: PagedOutput

    init(of terminal: PagedOutput) { self.terminal = terminal }

    func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
      var given: [UInt8] = []
      for position in bytes.indices { given.append(bytes[position]) }
      try terminal.say(given)
      return given.count
    }
  }
}

extension ProcessEnvironment {
  /// The call of the user's pager: `$VAULT_PAGER`, `$PAGER`, else `less`; nil where a variable is there and empty, or no
  /// words.
  fileprivate var pagerCall: ProgramCall? {
    let text = variables[.pager] ?? variables[.systemPager] ?? "less"
    guard let words = CommandWords(text), let program = words.words.first else { return nil }
    var options: [ProgramVariable] = []
    // Leaves a short text on the screen, and passes colours on.
    if variables[.less] == nil { options.append(.set("LESS", to: "FRX")) }
    // What vault prints is UTF-8 in every locale; less would show `<D0>` for letters in one that is not.
    if variables[.lessCharset] == nil { options.append(.set("LESSCHARSET", to: "utf-8")) }
    return ProgramCall(program, Array(words.words.dropFirst()), environment: options)
  }
}
