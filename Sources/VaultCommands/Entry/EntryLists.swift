import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// Finds the lists that typed tasks name by `list:`.
struct EntryLists {
  /// Where a task goes that names a list.
  struct List {
    /// The name people see.
    let title: String
    /// The note whose line it becomes; nil for a list that is known by its name alone.
    let target: AddTarget?
    /// The value of its `list` key; nil where its place says it.
    let key: String?
  }

  private let session: Vault
  private let invocation: Invocation
  private var known: [String: List] = [:]

  init(_ session: Vault, _ invocation: Invocation) {
    self.session = session
    self.invocation = invocation
  }

  /// The list of a name: a plain list's note, any other note, or a name that tasks or a classifier give.
  ///
  /// - Throws: that there is none, with near names, or that a list fills itself.
  mutating func find(_ name: String) throws(Failure) -> List {
    if let list = known[name] { return list }
    let list: List
    do throws(Failure) {
      list = try listOfCatalogue(name)
    } catch {
      guard error.code == .noList else { throw error }
      do throws(Failure) {
        list = List(title: name, target: try AddTarget(list: name, at: place, invocation), key: nil)
      } catch let other {
        throw other.isAbsence ? error : other
      }
    }
    known[name] = list
    return list
  }

  private var place: LinePlace { invocation.arguments[AddCommand.under].map { .under(heading: $0) } ?? .end }

  private func listOfCatalogue(_ name: String) throws(Failure) -> List {
    let (vault, list) = try session.asking {
      [invocation, session] vault throws(Failure) -> SavedList in
      let parser = try session.queryParser(for: invocation, in: vault)
      let catalogue = try TaskLists(vault, parser: parser, language: invocation.messages.language)
      return try catalogue.spelled(catalogue.list(namedFirstIn: [name]).list)
    }
    session.save(vault, for: invocation, isSearch: false)
    switch list.source {
    case .named: return List(title: list.title, target: nil, key: list.title)
    case .note(let note):
      switch note.list.kind {
      case .plain:
        let target = try AddTarget(session, noteAt: note.path, place: place, invocation)
        return List(title: list.title, target: target, key: nil)
      case .learned: return List(title: list.title, target: nil, key: list.title)
      case .smart: break
      }
    case .builtIn: break
    }
    throw Failure(.wrongRequest, .entryListFillsItself, [.text(list.title)], hints: [.init(.entryPlainHint)])
  }
}
