import VaultStore

/// How the results of a search are printed.
enum ResultForm: Sendable {
  /// For people on a terminal: aligned, with snippets.
  case people
  /// For programs: one line a result, its fields separated by tabs.
  case tabSeparated
  /// One JSON object a line.
  case json
  /// Each note's path once.
  case paths
  case template(ResultTemplate)

  /// The form an invocation asks for; a template that does not read is a wrong call.
  init(of invocation: Invocation) throws(CommandFailure) {
    switch invocation.format {
    case "json": self = .json
    case "paths": self = .paths
    case "text": self = invocation.isForPeople ? .people : .tabSeparated
    default:
      do throws(ResultTemplate.Failure) {
        self = .template(try ResultTemplate(parsing: invocation.format))
      } catch {
        throw CommandFailure(.wrongCall, .templateNotClosed)
      }
    }
  }

  /// Whether the form may show handles, which cost a pass over all items.
  var showsHandles: Bool {
    switch self {
    case .people, .tabSeparated, .json: true
    case .paths: false
    case .template(let template): template.parts.contains(.field(.handle))
    }
  }

  /// Whether it is made to be read rather than taken apart.
  var isText: Bool {
    switch self {
    case .people, .tabSeparated: true
    case .json, .paths, .template: false
    }
  }

  /// Refuses a template that asks for what is no field and no key of a vault.
  func check(against vault: IndexedVault, _ session: VaultSession) throws(CommandFailure) {
    if case .template(let template) = self { try template.check(against: try session.vocabulary(of: vault)) }
  }
}
