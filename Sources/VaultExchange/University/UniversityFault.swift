/// What is wrong with one value of an answer; the rest of the answer is read.
package struct UniversityFault: Error, Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// The value is of another type than the page of the source says.
    case wrongType
    /// A day, a time, a weekday or a number that is none.
    case badValue
    case missing
    /// The day falls on another weekday than the list that the lesson stands in; the list counts.
    case otherWeekday
  }

  package var reason: Reason
  /// The names and places that lead to it: `schedules.Четверг[0].startLessonTime`.
  package var path: String
  /// Where it stands in the answer, in bytes.
  package var offset: Int
  /// What is written there, of a text or a number.
  package var text: String
}
