import VaultExchange
import VaultModel
import VaultStore
import VaultSyntax

/// `vault import` of tasks and events: reads the files, and gives them to the import of their format.
struct TaskImport {
  /// A file to import, and the format it has.
  struct Source {
    let name: String
    let format: TaskFormat
  }

  private let session: CalendarSession
  private let folder: MoveDestination?

  init(_ session: CalendarSession, to folder: MoveDestination?) {
    self.session = session
    self.folder = folder
  }

  /// The format of a source, if it is one of tasks and events: as stated, else told by the name, else by the content.
  static func format(of source: ImportSource, stated: String?) -> TaskFormat? {
    if let stated { return TaskFormat(rawValue: stated) }
    return (source.address == nil ? TaskFormat(fileName: source.name) : nil) ?? TaskFormat(content: source.bytes)
  }

  /// Imports sources of one kind.
  func run(_ sources: [(source: ImportSource, format: TaskFormat)]) throws(CommandFailure) -> ExitCode {
    if sources.allSatisfy({ $0.format == .todoText }) { return try importLines(sources.map(\.source)) }
    guard !sources.contains(where: { $0.format == .todoText }) else {
      throw CommandFailure(.wrongCall, .importMixesFormats)
    }
    var plan = try CalendarImport(
      session, folder: folder, updates: session.invocation.arguments.has(ImportCommand.update))
    for (source, format) in sources {
      try plan.add(try entries(of: source, format), from: source.name)
    }
    return try plan.write()
  }

  private func importLines(_ sources: [ImportSource]) throws(CommandFailure) -> ExitCode {
    var plan = TodoImport(session)
    for source in sources {
      let file = TodoFile(parsing: source.bytes)
      CalendarReport(invocation: session.invocation, source: source.name).print(file.remarks, [])
      let name = source.stem.isEmpty ? "todo" : source.stem
      try plan.add(file, named: name, from: source.name, to: folder)
    }
    return try plan.write()
  }

  private func entries(of source: ImportSource, _ format: TaskFormat) throws(CommandFailure) -> [CalendarEntry] {
    let report = CalendarReport(invocation: session.invocation, source: source.name)
    guard format == .taskwarrior else {
      var contents = CalendarContents()
      var reader = CalendarReader()
      reader.read(source.bytes[...]) { contents.add($0) }
      reader.finish { contents.add($0) }
      contents.finish()
      report.print(contents.remarks, contents.faults)
      // A moved occurrence that was called off is no more than an exception of its series.
      return contents.entries.map(\.entry).filter {
        $0.identifier.occurrence == nil || $0.text(.status) != "cancelled"
      }
    }
    do throws(JSONError) {
      let tasks = try TaskwarriorTasks(parsing: source.bytes, zones: session.zones())
      report.print(tasks.remarks, [])
      if tasks.leftOut > 0 {
        session.invocation.note(.taskwarriorLeftOut, [.text(source.name), .count(tasks.leftOut)])
      }
      return tasks.entries
    } catch {
      throw CommandFailure(
        .ioFailure, .importNotJSON, [.text(source.place(of: error.offset)), .message(error.reason.message)])
    }
  }
}
