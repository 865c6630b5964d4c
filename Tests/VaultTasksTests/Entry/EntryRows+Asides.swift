// Dates behind a dash, in parentheses and behind `is`, and what reads like one of these.
extension EntryRow {
  static let asides: [EntryRow] = [
    EntryRow("call Ann — tomorrow", "call Ann", "due=2026-11-21"),
    EntryRow("call Ann - tomorrow 15:00", "call Ann", "at=2026-11-21 15:00"),
    EntryRow("call Ann – on Friday at 10 #work", "call Ann #work", "at=2026-11-20 10:00; tags=work"),
    EntryRow("call Ann (tomorrow)", "call Ann", "due=2026-11-21"),
    EntryRow("call Ann (tomorrow at 10) !high", "call Ann", "at=2026-11-21 10:00; priority=high"),
    EntryRow("здати звіт (до п'ятниці)", "здати звіт", "due=2026-11-27"),
    EntryRow("gym - every Monday", "gym", "due=2026-11-23; repeat=every monday"),
    EntryRow("концерт — 28 листопада о 19:00", "концерт", "at=2026-11-28 19:00"),
    EntryRow("party is on Friday", "party", "due=2026-11-27"),
    EntryRow("the exams are on 12 December at 9:00", "the exams", "at=2026-12-12 09:00"),
    EntryRow("standup is at 15:00", "standup", "at=2026-11-20 15:00"),
    EntryRow("call May tomorrow", "call May", "due=2026-11-21"),
    EntryRow("dinner with April on Friday", "dinner with April", "due=2026-11-27"),
    EntryRow("ask June today", "ask June", "due=2026-11-20"),
    EntryRow("shares meeting tomorrow at 10", "shares meeting", "at=2026-11-21 10:00"),
    EntryRow("Зустріч о 15:00, якщо встигну", "Зустріч, якщо встигну", "at=2026-11-20 15:00"),
    EntryRow("call Ann tomorrow, then Bob", "call Ann, then Bob", "due=2026-11-21"),
    EntryRow("dinner, tomorrow at 19:00, at Ann's", "dinner, at Ann's", "at=2026-11-21 19:00"),
    EntryRow("концерт 28 листопада о 19:00 (Львів)", "концерт (Львів)", "at=2026-11-28 19:00"),
    EntryRow("кафе Пузата 22 листопада", "кафе Пузата", "due=2026-11-22"),
    EntryRow("milk expires 25 Nov", "milk expires", "due=2026-11-25"),
    EntryRow("Q4 results at 15:00", "Q4 results", "at=2026-11-20 15:00"),
  ]
  static let asidesText: [(text: String, word: String)] = [
    ("camp Monday - Monday", "Monday"),
    ("Monday — notes (Friday)", "Friday"),
    ("check the shop is on Friday", "Friday"),
    ("make sure the heating is on Friday", "Friday"),
    ("thesis deadline is 15 December", "15 December"),
    ("проспект Перемоги 8 березня", "8 березня"),
    ("вул. Хрещатик 22 листопада о 15:00", "листопада"),
    ("вебінар 3 грудня о 19:00 (Київ)", "(Київ"),
    ("webinar 3 December at 19:00 (Kyiv)", "(Kyiv"),
    ("sell shares at 20 tomorrow", "20 tomorrow"),
  ]
}
