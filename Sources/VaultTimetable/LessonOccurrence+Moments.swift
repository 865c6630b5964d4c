package import VaultModel

extension ScheduledLesson {
  /// What people call it: its subject, else what else its line says.
  package var name: String {
    [lesson.subject, lesson.title, lesson.note, lesson.kind].lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }

  /// Its name with its kind: `БД ЛР`.
  package var label: String {
    guard let kind = lesson.kind, !kind.isEmpty, kind != name else { return name }
    return name + " " + kind
  }
}

extension LessonOccurrence {
  /// A lesson on some day, whether or not it is held then.
  package init(_ lesson: ScheduledLesson, on day: LocalDate) {
    self.init(date: day, week: lesson.calendar.week(of: day), lesson: lesson)
  }

  /// When it begins, with the zone of its schedule; nil where its line says no time.
  package var zonedStart: LocalDateTime? { start.map(zoned) }

  /// When it ends, with the zone of its schedule.
  package var zonedEnd: LocalDateTime { zoned(end) }

  private func zoned(_ time: LocalDateTime) -> LocalDateTime {
    LocalDateTime(time.date, time.time, zone: lesson.timezone.map(WrittenZone.named))
  }
}
