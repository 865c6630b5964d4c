import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore

/// A list somebody can ask for by name: one that every vault has, a note of type `list`, or a name that tasks give.
package struct SavedList {
  /// Where a list comes from, which says what belongs to it.
  package enum Source {
    case builtIn(BuiltInList)
    case note(Note)
    /// Only the `list` of tasks.
    case named
  }

  /// A list as a note writes it.
  package struct Note {
    package let list: TaskList
    package let path: Path
    package let location: ItemLocation
  }

  /// The name people see.
  package let title: String
  package let source: Source

  /// What its note says; nil when it has none. (Inlined, it makes the optimiser of Swift 6.3.1 fail.)
  @inline(never) private var note: Note? {
    if case .note(let note) = source { note } else { nil }
  }

  package var path: Path? { note?.path }
  /// Its note in the index.
  package var location: ItemLocation? { note?.location }
  package var list: TaskList? { note?.list }

  /// The name as programs read it: of a built-in list the same in every language.
  package var stableTitle: String {
    if case .builtIn(let list) = source { list.name } else { title }
  }

  /// Every name it answers to, the title first.
  package var names: [String] {
    switch source {
    case .builtIn(let list): MessageLanguage.allCases.map { list.title(in: $0) }
    case .note(let note):
      [title] + note.list.aliases + [note.path.stem, note.path.text, String(note.path.text.dropLast(3))]
    case .named: [title]
    }
  }

  /// The lines of its query; empty for a list that has none.
  package var queryLines: [String] {
    switch source {
    case .builtIn(let list): return [list.query]
    case .note(let note): if case .smart(let lines) = note.list.kind { return lines } else { return [] }
    case .named: return []
    }
  }

  /// The kind as programs read it.
  package var kindName: String {
    switch source {
    case .builtIn: return "built-in"
    case .named: return "plain"
    case .note(let note):
      switch note.list.kind {
      case .plain: return "plain"
      case .smart: return "smart"
      case .learned: return "learned"
      }
    }
  }
}

// MARK: What belongs to a list

extension SavedList {
  /// The query that finds what is in the list, without what it hides.
  ///
  /// - Throws: what is wrong in a line of its query.
  package func query(by parser: QueryParser) throws(QueryLineError) -> Query {
    var query = Query()
    var conditions: [Condition] = []
    for line in queryLines {
      let read: Query
      do throws(QueryError) { read = try parser.parse(line).query } catch {
        throw QueryLineError(line: line, error: error)
      }
      if read.condition != .everything { conditions.append(read.condition) }
      query.take(directivesOf: read)
    }
    // Somebody who saves `tag:home` wants what is to be done there, not the list's own note or a recipe.
    if !isSmart {
      conditions = [members]
    } else if !conditions.contains(where: { $0.names(key: "type") }) {
      conditions.append(.field("type", .anyOf([ItemType.task.name])))
    }
    query.condition = Condition.every(conditions)
    if query.sort.isEmpty, let sort = list?.sort { query.sort = [sort.sortKey] }
    return query
  }

  /// Whether a query says what is in it.
  package var isSmart: Bool {
    switch source {
    case .builtIn: return true
    case .named: return false
    case .note(let note): if case .smart = note.list.kind { return true } else { return false }
    }
  }

  /// What is in a plain list, which its path means alone where it has one. Which tasks a learned one holds no condition can
  /// say: ``ReadLearning`` does.
  private var members: Condition {
    if isLearned { return .field("type", .anyOf([ItemType.task.name])) }
    return .field(ItemKey.list.queryName, .anyOf([LinkName.folded(path.map { String($0.text.dropLast(3)) } ?? title)]))
  }

  /// A query of the list without what it does not show: what is done or cancelled, unless a condition asks for it or
  /// `show` has `completed`; and what is overdue if there is a `show` without `overdue`, unless a condition asks for that.
  ///
  /// - Returns: the query, and what of it is left out because it is overdue; nil when nothing is for that reason.
  package func hiding(in query: Query, by parser: QueryParser) -> (query: Query, overdue: Condition?) {
    var query = query
    let shows = list?.shows ?? []
    let closed = query.condition.leavingOutClosed(showing: shows.contains(.completed) ? [.done] : [])
    let shown = Condition.every([query.condition] + closed)
    // The words are those of the language itself, so that they read.
    guard !shows.isEmpty, !shows.contains(.overdue), !query.condition.asks(for: "is"),
      let overdue = try? parser.parse("is:overdue").query.condition
    else {
      query.condition = shown
      return (query, nil)
    }
    query.condition = .every([shown, .not(overdue)])
    return (query, .every([shown, overdue]))
  }
}

/// A line of a list's query that does not read.
package struct QueryLineError: Error {
  package let line: String
  package let error: QueryError
}

extension ListSort {
  /// The order as a query's directive has it: what was put in order by hand says so under `order`.
  fileprivate var sortKey: SortKey { SortKey(key: key == .manual ? "order" : key.name, descending: isDescending) }
}
