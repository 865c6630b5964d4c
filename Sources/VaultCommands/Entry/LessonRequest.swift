import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// What `vault add --subject --lesson` says of the new tasks: the subject, and the lesson at whose start they are due.
struct LessonRequest {
  /// When the tasks are due; nil where only a subject is named.
  let due: Moment?
  /// The values of their keys.
  let changes: [ItemChange]
  private let link: LessonLink?

  /// Nil where the call names neither.
  ///
  /// - Throws: what is missing, how many lessons are left where these are too few, or that nobody chose one.
  init?(_ session: Vault, _ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    guard let subject = arguments[AddCommand.subject] else {
      let others = [AddCommand.lesson, AddCommand.group, AddCommand.subgroup]
      guard let other = others.first(where: arguments.has) else { return nil }
      throw Failure(
        .wrongRequest, .lessonNeedsSubject, [.text(other.spelling)], hints: [Remark(.lessonNeedsSubjectHint)])
    }
    let named = ItemChange.set([ItemKey.subject.rawValue], .scalar(NewScalar(subject)))
    guard let text = arguments[AddCommand.lesson] else {
      (due, changes, link) = (nil, [named], nil)
      return
    }
    var wanted = text.isEmpty ? LessonForTask(subject) : try LessonForTask(subject, text)
    wanted.group = arguments[AddCommand.group]
    wanted.subgroup = arguments.wholeNumber(AddCommand.subgroup)
    let coming = text.isEmpty ? try Self.chosen(of: wanted, session, invocation) : try wanted.answer(in: session)
    let link = try LessonLink(to: coming.lesson, in: session)
    changes = [named, .set([ItemKey.lesson.rawValue], .scalar(NewScalar(link.text, isText: true)))]
    (due, self.link) = (.time(coming.due), link)
  }

  /// Lists the lessons that are to come and asks which is meant.
  private static func chosen(
    of wanted: LessonForTask, _ session: Vault, _ invocation: Invocation
  ) throws(Failure) -> LessonForTask.Coming {
    guard invocation.canAsk else {
      throw Failure(
        .wrongRequest, .missingValue, [.text(AddCommand.lesson.spelling), .text(AddCommand.lesson.valueName)],
        hints: [Remark(.lessonNotReadHint)])
    }
    // The first one, so that where there is none it is said.
    _ = try wanted.answer(in: session)
    let coming = Array(try wanted.coming(in: session).prefix(most))
    for (number, one) in coming.enumerated() {
      let lesson = one.lesson
      let parts = [lesson.lesson.kind, lesson.rooms.joined(separator: ", ")].compactMap(\.self).filter { !$0.isEmpty }
      let moment = Moment.time(one.due).text(in: invocation.messages.language)
      invocation.errors.writeLine(SafeText.line("  \(number + 1)  \(([moment] + parts).joined(separator: " · "))"))
    }
    let answer = try invocation.ask(.lessonQuestion).flatMap { Int($0) } ?? 0
    guard coming.indices.contains(answer &- 1) else { throw Failure(.wrongRequest, .lessonNoneChosen) }
    return coming[answer - 1]
  }

  /// More are not listed.
  private static let most = 20

  /// The writes that give the lesson's line an id.
  func writes(in session: Vault) throws(Failure) -> [NoteWrite] { try link?.writes(in: session) ?? [] }
}
