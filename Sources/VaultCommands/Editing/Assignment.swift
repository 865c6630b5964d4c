import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// One `key=value` of a command line: `servings=6`, `tags+=soup`, `tags-=soup`, `due=`.
///
/// ```swift
/// Assignment("nutrition.energy=120")?.path    // ["nutrition", "energy"]
/// Assignment("a = b")                          // nil: no key
/// ```
struct Assignment {
  /// What becomes of the key.
  enum Operation { case set, add, remove }

  /// The key as typed, its parts separated by full stops.
  let key: String
  /// What the sign asks for.
  let operation: Operation
  /// What follows the sign, as typed; empty to take the key away.
  let value: String

  /// The key and those it stands in.
  var path: [String] { key.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

  /// Reads a word; nil when it is no assignment, so that a title with a `=` in it stays one.
  init?(_ word: String) {
    guard let sign = word.firstIndex(of: "=") else { return nil }
    var name = word[..<sign]
    switch name.last {
    case "+": operation = .add
    case "-": operation = .remove
    default: operation = .set
    }
    if operation != .set { name = name.dropLast() }
    guard Self.isKey(name) else { return nil }
    key = String(name)
    value = String(word[word.index(after: sign)...])
  }

  /// Keys begin with a letter and hold letters of any script, digits, `-`, `_`, and full stops between their parts.
  private static func isKey(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_", name.last != "." else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." }
      && !name.contains("..")
  }
}

/// Turns assignments into intended changes of one item, by the shape that the key's values have in its type.
struct AssignmentReader {
  /// The moment from which dates in words are reckoned.
  let now: LocalDateTime
  /// The settings of the vault, which say on which day a week begins.
  let settings: Settings
  /// The language of the person, in which `12.12` may be a date.
  let language: Language

  /// The changes that an assignment means for an item; the status of a task is set as `done` and `reopen` do.
  ///
  /// - Parameter links: the links that the names in its value became; nil where it has none.
  /// - Throws: the failure to report: `+=` without a value, a date that does not read, or a status that there is none.
  func changes(
    _ assignment: Assignment, of found: FoundItem, linking links: [NewScalar]? = nil
  ) throws(Failure) -> [ItemChange] {
    let isStatus = assignment.key == "status" && assignment.operation == .set && !assignment.value.isEmpty
    guard isStatus, found.item.type == .task else { return [try change(assignment, of: found, links)] }
    guard let status = TaskStatus(spelling: assignment.value) else {
      let unknown = Diagnostic(
        .unknownMember, at: found.item.range, values: ["status", assignment.value],
        suggestions: TaskStatus.suggestions(for: assignment.value))
      throw Failure(.wrongRequest, .editMakesError, [.text(found.path.text), .diagnostic(unknown)])
    }
    return try MarkTasks(as: status).changesAsValue(of: found, now.date)
  }

  private func change(
    _ assignment: Assignment, of found: FoundItem, _ links: [NewScalar]?
  ) throws(Failure) -> ItemChange {
    let path = assignment.path
    let shape = path.count == 1 ? ItemKey(rawValue: path[0]).flatMap { Schema.shape(of: $0, in: found.item.type) } : nil
    if assignment.value.isEmpty {
      guard assignment.operation == .set else {
        throw Failure(.wrongRequest, .editValueMissing, [.text(assignment.key)])
      }
      return .removeKey(path)
    }
    if assignment.operation == .add { try refuseList(of: assignment.key, shape, of: found) }
    let values = if let links { links } else { try values(assignment, shape, of: found) }
    switch assignment.operation {
    case .add: return .add(path, values)
    case .remove: return .remove(path, values)
    case .set: return set(assignment, values, shape, of: found)
    }
  }

  /// A key that says one thing is no list, unless its author made it one.
  private func refuseList(of key: String, _ shape: ValueShape?, of found: FoundItem) throws(Failure) {
    guard let shape, !shape.meansList, !found.note.hasList(under: key, of: found.item) else { return }
    let several = Diagnostic(.valueNotScalar, at: found.item.range, values: [key])
    throw Failure(.wrongRequest, .editMakesError, [.text(found.path.text), .diagnostic(several)])
  }

  private func set(
    _ assignment: Assignment, _ values: [NewScalar], _ shape: ValueShape?, of found: FoundItem
  ) -> ItemChange {
    let path = assignment.path
    if path == ["title"] { return .reword(assignment.value) }
    let isList = shape?.isSeveral == true || WrittenList(inBrackets: assignment.value) != nil
    return .set(path, isList ? .list(values) : .scalar(values.first ?? ""))
  }

  /// The values between commas where the key takes several, else the one; dates resolved.
  private func values(
    _ assignment: Assignment, _ shape: ValueShape?, of found: FoundItem
  ) throws(Failure) -> [NewScalar] {
    let isText =
      switch shape {
      case .text, .name, .names, .tags, .links: true
      default: false
      }
    guard
      let list = WrittenList(inBrackets: assignment.value)
        ?? (shape?.isSeveral == true ? WrittenList(betweenCommas: assignment.value) : nil)
    else { return [NewScalar(try resolved(assignment, shape, of: found), isText: isText)] }
    let isTags = if case .tags = shape { true } else { false }
    return list.elements.filter { !$0.text.isEmpty }.map { element in
      let text = isTags && element.text.hasPrefix("#") ? String(element.text.dropFirst()) : element.text
      return NewScalar(text, isText: isText || element.isText)
    }
  }

  /// The value, a date in words as the date it comes to now.
  private func resolved(
    _ assignment: Assignment, _ shape: ValueShape?, of found: FoundItem
  ) throws(Failure) -> String {
    let isBlock = if case .block = shape { true } else { false }
    switch shape {
    case .date, .moment, .block: break
    default: return assignment.value
    }
    do throws(DateExpressionError) {
      let direction: DayReckoning.Direction = ItemKey(rawValue: assignment.key)?.looksBack == true ? .back : .ahead
      // `scheduled` takes a part of a day, other keys none.
      let moment = try StatedDays.moment(assignment.value, reckoning(looking: direction))
      guard case .day(let day) = moment, let time = keptTime(of: assignment, of: found) else { return moment.text }
      return Moment.time(LocalDateTime(day, time.time, zone: time.zone)).text
    } catch {
      // Other forms, such as a day with a range of times, are the reader's to judge.
      if isBlock, [.notADate, .noSuchDay, .outOfRange].contains(error) { return assignment.value }
      throw Failure(error, in: assignment.value) { assignment.key + "=" + $0 }
    }
  }

  private func reckoning(looking direction: DayReckoning.Direction = .ahead) -> DayReckoning {
    DayReckoning(at: now, settings, looking: direction, language: language)
  }
}

// MARK: - When a task happens, and by when it is to be done

extension AssignmentReader {
  /// The moment whose time a new day in words keeps: `due=monday` of what is due at 15:00. A day that is written out is
  /// taken as it is.
  private func keptTime(of assignment: Assignment, of found: FoundItem) -> LocalDateTime? {
    guard found.item.type == .task, assignment.operation == .set, LocalDate(assignment.value.trimmed) == nil,
      let key = ItemKey(rawValue: assignment.key), key == .due || key == .start,
      case .time(let time)? = found.note.moment(key, of: found.item)
    else { return nil }
    return time
  }

  /// What there is to know of a new day or moment of a task: that a time stays, and that what happens at a time has got a
  /// deadline beside it.
  func remark(on assignment: Assignment, of found: FoundItem) -> Remark? {
    guard assignment.operation == .set, !assignment.value.isEmpty, found.item.type == .task else { return nil }
    let moment = try? StatedDays.moment(assignment.value, reckoning())
    if case .day(let day)? = moment, let time = keptTime(of: assignment, of: found) {
      return Remark(.setKeepsTime, [.text(time.time.text), .text("\(assignment.key)=\(day.text)")])
    }
    let (due, start) = (found.note.moment(.due, of: found.item), found.note.moment(.start, of: found.item))
    guard assignment.key == ItemKey.due.rawValue, due == nil, let start, found.note.moment(.end, of: found.item) == nil
    else { return nil }
    return Remark(
      .setDueBesideStart,
      [.text(found.title), .text(moment.map { "start=" + $0.text } ?? "start=…"), .text(start.text)])
  }
}

extension ValueShape {
  /// Whether a list of values says what several of them would: not of a text or a name, although an author may write
  /// them so.
  fileprivate var meansList: Bool {
    switch self {
    case .text, .name: false
    default: takesList
    }
  }
}

extension Note {
  /// Whether the value of an item's key is a list.
  fileprivate func hasList(under key: String, of item: Item) -> Bool {
    fields[item.fields].contains { field in
      guard field.key?.rawValue == key else { return false }
      switch field.source {
      case .frontMatter(let node): return document.frontMatter?.tree.nodes[node].kind == .sequence
      case .attribute(let index): return readings.attributes[index].form == .list
      case .slot: return false
      }
    }
  }
}
