import VaultActions
import VaultEdit
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// A meal that is put into the plan: its line, and where it goes.
struct NewMeal {
  let day: LocalDate
  /// The words of the line behind its date and time: `dinner [[borshch]]`.
  private let words: String
  private let time: LocalTime?
  private let servings: Rational?

  init(_ words: String, on day: LocalDate, at time: LocalTime? = nil, for servings: Rational?) {
    self.words = words
    self.day = day
    self.time = time
    self.servings = servings
  }

  /// The line without its marker: `2026-11-23 dinner [[borshch]] {servings: 6}`.
  func line(in context: ReadingContext) throws(Failure) -> NewLine {
    let start = [day.text, time?.shortText, words].compactMap(\.self).joined(separator: " ")
    let bytes = Array("- \(start)\n".utf8)
    let note = Note(Document(bytes), context: context)
    guard let item = note.items.dropFirst().first, note.items.count == 2, note.meal(of: item).date == day else {
      throw Failure(.wrongRequest, .mealsNotALine, [.text(words)])
    }
    guard let servings else { return NewLine(start) }
    let value = NewValue.scalar(NewScalar(servings.printed(in: NumberNotation(.slash))))
    let edit = NoteEdit([(item: note.reference(to: item), change: .set(["servings"], value))], context: context)
    do throws(EditRefusal) {
      let after = Note(Document(try edit.applied(to: bytes)), context: context)
      return NewLine(after.lines.first.map { after.document.text($0.content) } ?? start)
    } catch {
      throw Failure(error, path: "", bytes: bytes)
    }
  }

  /// When on its day it is eaten, in seconds, as ``FoundMeal/second``.
  fileprivate var second: Int {
    let kind = words.split(separator: " ").first.flatMap { MealKind(spelling: $0) }
    return (time ?? kind?.usualTime).map { Int($0.secondOfDay) } ?? Int.max
  }

  /// Whether the plan has a line that says the same.
  func isPlanned(in plan: MealSession) -> Bool {
    plan.meals.contains { $0.day == day && !$0.meal.isSkipped && $0.meal.text == words }
  }
}

/// Puts meals into the notes of a plan.
struct MealWrites {
  private let plan: MealSession
  private let target: FoundNote?

  /// - Parameter name: the note that the meals go to; nil: that of their week.
  /// - Throws: the failure to report: the name is no meal plan.
  init(_ plan: MealSession, into name: String?, _ invocation: Invocation) throws(Failure) {
    self.plan = plan
    guard let name else {
      target = nil
      return
    }
    let found = try ItemSelection(naming: name, invocation).items.first
    guard let found, let note = plan.notes.first(where: { $0.path == found.path }) else {
      throw Failure(
        .wrongRequest, .mealsNotAPlan, [.text(name)],
        hints: plan.notes.isEmpty ? [] : [.init(.mealsPlansHint, [.list(plan.notes.map(\.path.text))])])
    }
    target = note
  }

  /// The writes that put every meal behind those before it, in the note of its week.
  func writes(_ meals: [NewMeal], _ invocation: Invocation) throws(Failure) -> [NoteWrite] {
    var edits = EditPlan(plan.session)
    var made: [Path: [NewMeal]] = [:]
    let meals = meals.sorted { ($0.day, $0.second) < ($1.day, $1.second) }
    // Of those that go behind the same line the last is put there first; of those before the first line the first.
    for isBehind in [true, false] {
      for meal in isBehind ? meals.reversed() : meals {
        guard let note = target ?? note(for: meal.day) else {
          if !isBehind { made[newPath(for: meal.day), default: []].append(meal) }
          continue
        }
        let (place, goesBehind) = place(of: meal, in: note)
        guard goesBehind == isBehind else { continue }
        let line = try meal.line(in: note.note.lineContext)
        edits.change(noteAt: note.path, note.note.document.bytes, [.append(line, place)])
      }
    }
    for (path, meals) in made.sorted(by: { $0.key < $1.key }) {
      edits.add(try NoteWrite(path, before: [], .create(newNote(of: meals, at: path), permissions: 0o666)))
    }
    return try edits.writes()
  }

  /// The note that has a meal of the same week, else the only one if it goes over several weeks.
  private func note(for day: LocalDate) -> FoundNote? {
    let start = plan.settings.weekStart
    let week = day.startOfWeek(start)
    let near = plan.meals.last { $0.day.startOfWeek(start) == week }
    if let near { return plan.notes.first { $0.path == near.path } }
    guard plan.notes.count == 1, let only = plan.notes.first else { return nil }
    let weeks = Set(plan.meals.map { $0.day.startOfWeek(start) })
    return weeks.count == 1 ? nil : only
  }

  /// Where a meal goes, and whether that is behind a line.
  private func place(of meal: NewMeal, in note: FoundNote) -> (place: LinePlace, isBehind: Bool) {
    let own = plan.meals.filter { $0.path == note.path }
    if let before = own.last(where: { ($0.day, $0.second) <= (meal.day, meal.second) }) {
      return (.after(note.note.reference(to: before.item)), true)
    }
    return (own.first.map { .before(note.note.reference(to: $0.item)) } ?? .end, false)
  }

  // MARK: A new note

  /// One note a week: `meals/2026-W48.md`.
  private func newPath(for day: LocalDate) -> Path {
    Path(plan.settings.path(forNew: .meals, named: Self.week(of: day)))
  }

  private static func week(of day: LocalDate) -> String {
    let (year, week) = day.isoWeek
    return "\(year)-W" + (week < 10 ? "0" : "") + "\(week)"
  }

  private func newNote(of meals: [NewMeal], at path: Path) throws(Failure) -> [UInt8] {
    let isUkrainian = plan.settings.language.flatMap { Language(tag: $0) } == .ukrainian
    let head = plan.settings.head(ofNew: .meals, at: path.text)
    var text = head + "# \(isUkrainian ? "Меню" : "Meals"), \(path.stem)\n\n"
    let context = plan.settings.context(folderType: .meals)
    for meal in meals { text += "- \(try meal.line(in: context).content)\n" }
    return Array(text.utf8)
  }
}
