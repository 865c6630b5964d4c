import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The flags that say whose lessons are meant, and on which days.
enum TimetableFlags {
  static let group = Flag(
    "group", value: .owner(.group), "NAME", summary: .flagTimetableGroup, isRepeatable: true)
  static let teacher = Flag(
    "teacher", value: .owner(.teacher), "NAME", summary: .flagTimetableTeacher, isRepeatable: true)
  static let room = Flag("room", value: .owner(.room), "NAME", summary: .flagTimetableRoom, isRepeatable: true)
  static let subgroup = Flag("subgroup", value: .wholeNumber(1...100), "N", summary: .flagTimetableSubgroup)
  static let subject = Flag("subject", value: .value(of: .subject), "NAME", summary: .flagTimetableSubject)
  static let show = Flag(
    "show", value: .several(.members(Members(of: TimetableView.Part.self))), "PARTS", summary: .flagTimetableShow)
  static let date = Flag("date", value: .moment, "DATE", summary: .flagTimetableDate)
  static let week = Flag("week", value: .days(["week", "next week"]), "DATE|N", summary: .flagTimetableWeek)
  static let from = Flag("from", value: .moment, "DATE", summary: .flagTimetableFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagTimetableTo)

  /// Those of a scope.
  static let scope = [group, teacher, room, subgroup, subject]
  /// Those that say on which days.
  static let days = [date, week, from, to]
}

extension Invocation {
  /// Whose lessons the flags mean.
  ///
  /// - Parameter view: the words that name a saved view.
  func timetableScope(view: String = "") throws(Failure) -> TimetableScope {
    var scope = TimetableScope()
    scope.groups = arguments.values(of: TimetableFlags.group)
    scope.teachers = arguments.values(of: TimetableFlags.teacher)
    scope.rooms = arguments.values(of: TimetableFlags.room)
    scope.view = view.isEmpty ? nil : view
    scope.subgroup = arguments.wholeNumber(TimetableFlags.subgroup)
    scope.subject = arguments[TimetableFlags.subject]
    guard scope.view == nil || scope.groups + scope.teachers + scope.rooms == [] else {
      throw Failure(.wrongRequest, .timetableViewAndNames, [.text(view)])
    }
    return scope
  }

  /// What is to be shown of each lesson; nil where nobody says it.
  func shownParts() throws(Failure) -> [TimetableView.Part]? {
    guard let text = arguments[TimetableFlags.show] else { return nil }
    var parts: [TimetableView.Part] = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let part = TimetableView.Part(spelling: String(word)) else {
        let names = TimetableView.Part.allCases.map(\.name)
        throw Failure(
          .wrongRequest, .timetableUnknownPart, [.text(String(word))],
          hints: [Remark(.timetablePartsHint, [.list(names)])])
      }
      parts.append(part)
    }
    return parts
  }

  /// The days that words name as a whole: a day, a week, a month.
  func days(named text: String, to last: String? = nil) throws(Failure) -> ClosedRange<LocalDate> {
    guard let last else {
      let reckoning = try reckoning()
      guard let days = try StatedDays(typed: text, reckoning) else {
        // What is a moment of a day is of it.
        let day = try Moment(typed: text, reckoning, hints: [Remark(.dateDaysSuchAs)]).date
        return day...day
      }
      return days.first...days.last
    }
    let days = try StatedDays(typedFrom: text, to: last, reckoning())
    return days.first...days.last
  }

  /// Monday to Sunday of the week in which the days begin that words name.
  func week(named text: String?) throws(Failure) -> ClosedRange<LocalDate> {
    var day = try workspace.vault().now.date
    if let text {
      let days = try days(named: text)
      // A week that begins on Sunday has the lessons of the Monday in it.
      day = days.lowerBound == days.upperBound ? days.lowerBound : days.lowerBound.adding(days: 1) ?? days.lowerBound
    }
    let monday = day.startOfWeek()
    return monday...(monday.adding(days: 6) ?? .last)
  }
}
