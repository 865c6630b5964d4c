import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault import` of tasks and events: gives each file to the import of its format.
struct TaskImport {
  /// A source to import: a calendar, which is read piece by piece, or all of anything else.
  enum Source {
    case calendar(ImportInput)
    case todoText(ImportSource)
    case taskwarrior(ImportSource)
  }

  private let session: CalendarSession
  private let folder: MoveDestination?
  private let part: CalendarImport.Part

  /// - Parameter part: how much of calendars is written at once.
  init(_ session: CalendarSession, to folder: MoveDestination?, part: CalendarImport.Part) {
    self.session = session
    self.folder = folder
    self.part = part
  }

  /// Imports sources of one kind.
  func run(_ sources: [Source]) throws(Failure) -> ExitCode {
    let lists = sources.compactMap { source in if case .todoText(let list) = source { list } else { nil } }
    if lists.count == sources.count { return try importLines(lists) }
    guard lists.isEmpty else { throw Failure(.wrongRequest, .importMixesFormats) }
    var read: [CalendarImport.Source] = []
    for source in sources {
      switch source {
      case .calendar(let input): read.append(.calendar(input))
      case .taskwarrior(let source): read.append(.entries(try entries(of: source), name: source.name))
      case .todoText: break
      }
    }
    let updates = session.invocation.arguments.has(ImportCommand.update)
    return try CalendarImport(session, folder: folder, updates: updates, part: part).run(read)
  }

  private func importLines(_ sources: [ImportSource]) throws(Failure) -> ExitCode {
    var plan = TodoImport(session)
    for source in sources {
      let file = TodoFile(parsing: source.bytes)
      CalendarReport.print(file.remarks, of: source.name, session.invocation)
      let name = source.stem.isEmpty ? "todo" : source.stem
      try plan.add(file, named: name, from: source.name, to: folder)
    }
    return try plan.write()
  }

  private func entries(of source: ImportSource) throws(Failure) -> [CalendarEntry] {
    do throws(JSONError) {
      let tasks = try TaskwarriorTasks(parsing: source.bytes, zones: session.zones())
      CalendarReport.print(tasks.remarks, of: source.name, session.invocation)
      if tasks.leftOut > 0 {
        session.invocation.note(.taskwarriorLeftOut, [.text(source.name), .count(tasks.leftOut)])
      }
      return tasks.entries
    } catch {
      throw Failure(
        .system, .importNotJSON, [.text(source.place(of: error.offset)), .message(error.reason.message)])
    }
  }
}
