import VaultActions
import VaultMessages

/// How a list is printed.
enum ListingForm: Sendable {
  /// For people on a terminal: aligned.
  case people
  /// For programs: one line a row, its fields separated by tabs.
  case tabSeparated
  /// One JSON object a line.
  case json
  /// The path of each note once.
  case paths
  case template(LineTemplate)

  /// The form an invocation asks for; a template that does not read is a wrong call.
  init(of invocation: Invocation) throws(Failure) {
    switch invocation.format {
    case "json": self = .json
    case "paths": self = .paths
    case "text": self = invocation.isForPeople ? .people : .tabSeparated
    default:
      do throws(LineTemplate.Failure) {
        self = .template(try LineTemplate(parsing: invocation.format))
      } catch {
        throw Failure(.wrongRequest, error == .emptyField ? .templateEmptyField : .templateNotClosed)
      }
    }
  }

  /// Whether the form may show handles, which cost a pass over all items.
  var showsHandles: Bool {
    switch self {
    case .people, .tabSeparated, .json: true
    case .paths: false
    case .template: names.contains("handle")
    }
  }

  /// Whether the form may show icons and colours of lists and tags.
  var showsStyles: Bool {
    switch self {
    case .people, .json: true
    case .tabSeparated, .paths, .template: false
    }
  }

  /// The names in a template.
  var names: [String] { if case .template(let template) = self { template.names } else { [] } }

  /// Whether it is made to be read rather than taken apart.
  var isText: Bool {
    switch self {
    case .people, .tabSeparated: true
    case .json, .paths, .template: false
    }
  }
}
