import VaultActions
import VaultMessages
import VaultModel

/// The program: reads the command line, runs the command, and turns what happens into messages and an exit code.
///
/// ```swift
/// let output = OutputSink(to: CapturedOutput()), errors = OutputSink(to: CapturedOutput())
/// let code = Program().run(in: ProcessEnvironment(arguments: ["--version"]), output: output, errors: errors)
/// ```
package struct Program: Sendable {
  private let commands: [Command]
  private let completionSource: CompletionSource

  package init(commands: [Command] = CommandTable.all, completionSource: CompletionSource = .none) {
    self.commands = commands
    self.completionSource = completionSource
  }

  /// Runs one call and flushes both streams.
  ///
  /// A closed pipe ends quietly; another failure to write the results is reported and ends with
  /// ``ExitCode/ioFailure``, or ``ExitCode/unanswered`` where something was changed.
  package func run(in environment: ProcessEnvironment, output: OutputSink, errors: OutputSink) -> ExitCode {
    let line = read(environment)
    let terminal = PagedOutput(line.arguments, environment, output: output, errors: errors)
    let dialogue = Dialogue(
      arguments: line.arguments, environment: environment, messages: Messages(for: line.arguments, environment),
      output: terminal.map(OutputSink.init) ?? output, errors: terminal.map { OutputSink(to: $0.notes) } ?? errors,
      painter: Painter(for: environment.errorsAreTerminal, line.arguments, environment))
    let command = line.command ?? HelpCommand.syntax
    let invocation = Invocation(
      command: command,
      arguments: line.arguments,
      environment: environment,
      table: commands,
      completionSource: completionSource,
      dialogue: dialogue,
      painter: Painter(for: environment.outputIsTerminal, line.arguments, environment),
      workspace: Workspace(of: command, dialogue))
    let code = answer(line, in: invocation)
    return finish(code, invocation)
  }

  /// Reads the command line. A wrong one in the words of another program is read as the call of vault that they mean, where
  /// there is one and it changes nothing; otherwise it is told which calls may be meant.
  private func parse(_ words: [String]) -> ParsedLine {
    var line = read(words)
    guard let start = line.start, let borrowed = borrowed(by: line, words) else {
      if let call = query(meantBy: line, words) { line.meant = [call] }
      return line
    }
    guard borrowed.isCertain, let call = calls(of: borrowed, behind: words[..<start]).first else { return line }
    var meant = read(words[..<start] + call)
    meant.readAs = BorrowedCall.spelling(of: call)
    return meant
  }

  /// What a wrong line means in the words of another program; nil where it was meant as one of vault's.
  private func borrowed(
    by line: ParsedLine, _ words: [String], knowing names: BorrowedNames? = nil
  ) -> BorrowedCall? {
    // What begins with a verb of the command, or is nearly one of its verbs or options, was meant as such.
    guard let error = line.error, let start = line.start,
      line.command?.verb(named: words[start...].dropFirst().first) == nil,
      let borrowed = BorrowedCall(of: Array(words[start...]), knowing: names),
      line.command == nil || error.suggestions.isEmpty || borrowed.isSpelledOut
    else { return nil }
    return borrowed
  }

  /// The calls that a borrowed one means and that read.
  ///
  /// - Parameter globals: what stands before the command.
  private func calls(of borrowed: BorrowedCall, behind globals: ArraySlice<String>) -> [[String]] {
    borrowed.calls { call in
      let line = read(globals + call)
      return line.error == nil ? line.arguments.operands : nil
    }
  }

  /// The call with a query in the place of an option that its command does not have; nil for any other line.
  private func query(meantBy line: ParsedLine, _ words: [String]) -> [String]? {
    guard case .unknownOption(let option, _, let near)? = line.error, near.isEmpty, let command = line.command,
      let start = line.start, let meant = OptionAsQuery(option, in: Array(words[start...]), of: command),
      read(words[..<start] + meant.call).error == nil
    else { return nil }
    return meant.call
  }

  /// Reads the command line as it stands; where its first word is a command, nothing of the others can stand in it.
  private func read(_ words: [String]) -> ParsedLine {
    let first = commands.first { $0.name == words.first }
    return ArgumentParser(commands: first.map { [$0.syntax] } ?? commands.map(\.syntax)).parse(words)
  }

  /// Reads the call; where no command is named, and a person in a vault types it, it is that of the day.
  private func read(_ environment: ProcessEnvironment) -> ParsedLine {
    let line = parse(environment.arguments)
    guard let words = BareCall(line, in: environment)?.words(line.arguments) else { return line }
    return parse(words)
  }

  private func answer(_ line: ParsedLine, in invocation: Invocation) -> ExitCode {
    if let call = line.readAs { invocation.note(.readAs, [.text(call)]) }
    if line.arguments.has(.help) {
      HelpCommand.print(line.command, of: line.arguments.operands, in: invocation)
      return .done
    }
    if line.arguments.has(.version) {
      invocation.print("vault \(Version.current)")
      return .done
    }
    if BareCall(line, in: invocation.environment) != nil {
      FirstSteps.printBeginning(invocation)
      return .done
    }
    if let error = line.error {
      let (calls, hints) = meant(by: line, error, in: invocation)
      invocation.report(error.failure(in: line.command, meaning: calls).with(hints: hints))
      return .wrongCall
    }
    if let failure = obstacle(to: line, in: invocation.environment) {
      invocation.report(failure)
      return failure.kind.exit
    }
    guard let command = commands.first(where: { $0.name == line.command?.name }) else { return .wrongCall }
    var invocation = invocation
    do {
      let code = try command.run(&invocation)
      if code == .nothingFound { hints(for: line, saying: [], in: invocation).forEach { invocation.note($0) } }
      return code
    } catch {
      let isOfWords = error.kind == .notFound || error.kind == .wrongRequest
      let hints = isOfWords ? hints(for: line, saying: error.hints, in: invocation) : []
      invocation.report(error.with(hints: hints))
      return error.kind.exit
    }
  }

  /// What is said of a call that reads as one of vault's and names nothing, where its words are those of another program:
  /// `list new Books`, `rm tag work`.
  private func hints(for line: ParsedLine, saying said: [Remark], in invocation: Invocation) -> [Remark] {
    let words = invocation.environment.arguments
    // The vault is asked only for words that may be those of a pattern.
    guard line.readAs == nil, let start = line.start, !invocation.arguments.operands.isEmpty,
      BorrowedCalls.mayBegin(Array(words[start...]))
    else { return [] }
    let calls: [[String]] = BorrowedNames.asking(invocation) { names in
      guard let borrowed = BorrowedCall(of: Array(words[start...]), knowing: names), borrowed.isSpelledOut else {
        return []
      }
      return self.calls(of: borrowed, behind: words[..<start])
    }
    // What was typed is no help, however it is quoted.
    let typed = words[start...].joined(separator: " ")
    let texts = said.map { invocation.messages($0) }
    return calls.filter { $0.joined(separator: " ") != typed }.map { CallByName.naming(in: $0, invocation) }
      .map { Remark(.tryCall, [.call($0)]) }
      .filter { !texts.contains(invocation.messages($0)) }
  }

  /// The calls that a wrong one may mean, without `vault`, and what is not known of them.
  private func meant(
    by line: ParsedLine, _ error: ParseError, in invocation: Invocation
  ) -> (calls: [[String]], hints: [Remark]) {
    let words = invocation.environment.arguments
    var (calls, hints) = (line.meant, [Remark]())
    if calls.isEmpty, let start = line.start {
      (calls, hints) = BorrowedNames.asking(invocation) { names in
        guard let borrowed = borrowed(by: line, words, knowing: names) else { return ([], []) }
        return (self.calls(of: borrowed, behind: words[..<start]), names?.hints(on: borrowed) ?? [])
      }
    }
    if calls.isEmpty, hints.isEmpty, line.command?.name == AddCommand.syntax.name, case .unknownOption = error,
      let start = line.start
    {
      calls = BorrowedNames.asking(invocation) { names in
        guard let names else { return [] }
        let meant = OptionAsText(in: Array(words[start...]), read: self.read, entry: names.entry)
        return meant.map { [$0.call] } ?? []
      }
    }
    if calls.isEmpty, hints.isEmpty, case .unknownCommand(let name, let suggestions) = error, let start = line.start {
      calls = CallByName(words[start...])?.calls(invocation, takingParts: suggestions.isEmpty) ?? []
      if calls.isEmpty, suggestions.isEmpty {
        calls = BorrowedNames.asking(invocation) { names in
          EditDistance.nearest(to: name, among: BorrowedCalls.firstWords).lazy
            .compactMap { BorrowedCall(of: [$0] + words[start...].dropFirst(), knowing: names) }
            .map { self.calls(of: $0, behind: words[..<start]) }.first { !$0.isEmpty } ?? []
        }
      }
    }
    return (calls.map { CallByName.naming(in: $0, invocation) }, hints)
  }

  /// What of the process itself keeps a command from being run.
  private func obstacle(to line: ParsedLine, in environment: ProcessEnvironment) -> Failure? {
    // Completion is silent, and a driver of git's is called with the names of notes as they are.
    if environment.argumentsAreRepaired, line.command?.takesRawWords != true, !GitCommand.isCalledByGit(line) {
      let words = environment.arguments.filter { $0.unicodeScalars.contains("\u{FFFD}") }
      return Failure(.wrongRequest, .argumentsNotUTF8, [.list(words)], hints: [.init(.argumentsNotUTF8Hint)])
    }
    if let space = environment.addressSpace, space < ProcessMemory.leastAddressSpace {
      return Failure(
        .system, .tooLittleMemory,
        [.count(Int(ProcessMemory.leastAddressSpace >> 20)), .count(Int(space >> 20))])
    }
    return nil
  }

  /// Flushes, and lets what happened outside the command decide the code.
  private func finish(_ code: ExitCode, _ invocation: Invocation) -> ExitCode {
    invocation.output.finish()
    invocation.workspace.finish()
    defer { invocation.errors.flush() }
    let isChanged = invocation.changes.areAny
    switch invocation.output.failure {
    case .closedPipe: return isChanged ? .unanswered : .closedPipe
    // Who leaves the results has seen enough of them; what failed has failed all the same.
    case .leftPager: return code == .nothingFound ? .done : code
    case .system(let number):
      invocation.report(
        Failure(.system, .cannotWriteOutput, [.systemError(number)], hints: isChanged ? [.init(.unansweredHint)] : []))
      return isChanged ? .unanswered : .ioFailure
    case nil: return invocation.environment.isInterrupted() ? .interrupted : code
    }
  }
}
