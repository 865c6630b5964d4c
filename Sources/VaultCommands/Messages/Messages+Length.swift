import VaultMessages

extension Messages {
  /// `40 min`, `2 h`, `36 h 20 min`
  func length(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return self(.remindMinutes, [.count(rest)]) }
    return rest == 0 ? self(.remindHours, [.count(hours)]) : self(.remindHoursMinutes, [.count(hours), .count(rest)])
  }
}
