import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The links by which `depends` names the tasks that come first, for items as people name them on the command line.
///
/// ```swift
/// var links = DependencyLinks(session, invocation)
/// try links.values(of: assignment, for: found)    // depends='buy paint' → [[home#^buy-paint]]
/// try links.writes()                              // gives that line its ^id
/// ```
struct DependencyLinks {
  private let session: Vault
  private let invocation: Invocation
  private var lookup: ItemLookup
  private var index: (vault: IndexedVault, names: LinkNames)?
  /// The lines that get an id, each with it.
  private var identified: [(found: FoundItem, id: String)] = []

  init(_ session: Vault, _ invocation: Invocation) {
    self.session = session
    self.invocation = invocation
    lookup = ItemLookup(invocation.workspace.anew(), wanting: .task, takingParts: false, forWriting: true)
  }

  /// The values of an assignment to a task's `depends`: links, and names that are the `id` of a task, as they are, any
  /// other name as the link to the task of that name; nil for every other assignment.
  ///
  /// - Throws: the failure to report: nothing has the name, or several things, or it is no task, or the task itself.
  mutating func values(
    of assignment: Assignment, for found: FoundItem
  ) throws(Failure) -> [NewScalar]? {
    guard assignment.key == ItemKey.depends.rawValue, found.item.type == .task, !assignment.value.isEmpty else {
      return nil
    }
    let elements = WrittenList(inBrackets: assignment.value)?.elements ?? [NewScalar(assignment.value)]
    var values: [NewScalar] = []
    for element in elements where !element.text.isEmpty {
      values.append(NewScalar(try text(for: element.text, in: found, assignment.operation), isText: true))
    }
    return values
  }

  /// The writes that give lines their ids.
  func writes() throws(Failure) -> [NoteWrite] {
    var plan = EditPlan(session)
    change(&plan)
    return try plan.writes()
  }

  /// Plans the ids of lines beside other changes, and keeps what is new of the index.
  func change(_ plan: inout EditPlan) {
    for (found, id) in identified { plan.change(found, [.identify(id)]) }
    lookup.finish()
  }

  // MARK: One name

  private mutating func text(
    for name: String, in found: FoundItem, _ operation: Assignment.Operation
  ) throws(Failure) -> String {
    if NamedLink(name).isLink { return name }
    if try isID(name) { return name }
    // What is written there may be taken away, whatever it means.
    if operation == .remove, texts(in: found).contains(name) { return name }
    let first = try task(named: name)
    if operation == .remove { return try written(for: first, in: found) ?? name }
    guard first.ownPlace != found.ownPlace else {
      let circle = Diagnostic(.dependsCircle, at: found.item.range, values: [found.title + " → " + found.title])
      throw Failure(.wrongRequest, .editMakesError, [.text(found.path.text), .diagnostic(circle)])
    }
    var index = try indexed()
    let isOwnNote = first.path == found.path && first.isLine
    let target = isOwnNote ? "" : try index.names.shortestLink(to: first.path)
    self.index = index
    return "[[" + target + (first.isLine ? "#^" + id(of: first) : "") + "]]"
  }

  /// The link to a task as it is written in another one; nil where it is not.
  private mutating func written(for first: FoundItem, in found: FoundItem) throws(Failure) -> String? {
    let texts = texts(in: found)
    var dependencies = TaskDependencies(try indexed().vault)
    let targets = try dependencies.targets(of: texts.map { NamedLink($0) }, in: found)
    return zip(texts, targets).first { _, targets in
      targets.contains { $0.path == first.path && $0.line == first.item.line }
    }?.0
  }

  private func texts(in found: FoundItem) -> [String] {
    found.note.field(.depends, of: found.item).map { found.note.texts(of: $0).map(\.text) } ?? []
  }

  /// Whether tasks have the name as their `id`, as todo.txt and emoji fields name them.
  private mutating func isID(_ name: String) throws(Failure) -> Bool {
    let dependencies = TaskDependencies(try indexed().vault)
    return try dependencies.hasTasks(identifiedBy: name)
  }

  private mutating func indexed() throws(Failure) -> (vault: IndexedVault, names: LinkNames) {
    if let index { return index }
    let (vault, names) = try session.asking { LinkNames($0.snapshot) }
    index = (vault, names)
    return (vault, names)
  }

  /// The task of a name; that there is none, or no single one, is a wrong call here.
  private mutating func task(named name: String) throws(Failure) -> FoundItem {
    let found: FoundItem
    do throws(Failure) {
      found = try lookup.find(name)
    } catch {
      guard error.kind == .notFound else { throw error }
      throw error.with(.wrongRequest)
    }
    guard let root = found.root, root == session.root else {
      throw Failure(.wrongRequest, .editOutsideVault, [.text(found.path.text)])
    }
    guard found.item.type == .task else { throw Failure(.wrongRequest, .dependsOnNoTask, [.text(found.title)]) }
    return found
  }

  // MARK: The id of a line

  /// The `^id` of a line: its own, else a new one of the words of its title that its note has nowhere.
  private mutating func id(of found: FoundItem) -> String {
    if let id = found.note.blockID(of: found.item) { return id }
    if let known = identified.first(where: { $0.found.ownPlace == found.ownPlace }) { return known.id }
    let taken = Set(identified.filter { $0.found.path == found.path }.map(\.id))
    let id = found.freeBlockID(of: found.title, orElse: ItemType.task.name, besides: taken)
    identified.append((found, id))
    return id
  }
}
