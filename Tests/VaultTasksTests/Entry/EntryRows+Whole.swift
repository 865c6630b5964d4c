// Sentences of which a word more would make another day or hour: all of it is read, or none.
extension EntryRow {
  static let whole: [EntryRow] = [
    // The week that today is in, beside one of its days.
    EntryRow("call this week sunday", "call", "due=2026-11-22"),
    EntryRow("call sunday this week", "call", "due=2026-11-22"),
    EntryRow("call on sunday this week at 5", "call", "at=2026-11-22 17:00"),
    EntryRow("this week sunday call Ann", "call Ann", "due=2026-11-22"),
    EntryRow("friday of this week", "", "due=2026-11-20"),
    EntryRow("call friday this week at 15:00", "call", "at=2026-11-20 15:00"),
    EntryRow("by sunday this week report", "report", "due=2026-11-22"),
    EntryRow("у неділю цього тижня дзвінок", "дзвінок", "due=2026-11-22"),
    EntryRow("дзвінок цього тижня в неділю", "дзвінок", "due=2026-11-22"),
    EntryRow("на цьому тижні в неділю дзвінок", "дзвінок", "due=2026-11-22"),
    EntryRow("do this week's report friday", "do this week's report", "due=2026-11-27"),
    EntryRow("visit the week fair on sunday", "visit the week fair", "due=2026-11-22"),
    // A week after the next one, and weekdays that are counted.
    EntryRow("call in two weeks", "call", "due=2026-12-04"),
    EntryRow("дзвінок через дві години", "дзвінок", "at=2026-11-20 11:00"),
    EntryRow("cross in 2 places friday", "cross in 2 places", "due=2026-11-27"),
    // An hour that is not read is no number of the title.
    EntryRow("dinner for 5 tomorrow", "dinner for 5", "due=2026-11-21"),
    EntryRow("pizza with 5 tomorrow", "pizza with 5", "due=2026-11-21"),
    EntryRow("bus 0800 tomorrow", "bus 0800", "due=2026-11-21"),
    EntryRow("pay 0412 tomorrow", "pay 0412", "due=2026-11-21"),
    EntryRow("lab 2 friday", "lab 2", "due=2026-11-27"),
    EntryRow("size 40/42 tomorrow", "size 40/42", "due=2026-11-21"),
    EntryRow("dinner tomorrow about 7 people", "dinner about 7 people", "due=2026-11-21"),
    EntryRow("дзвінок завтра в 13", "дзвінок", "at=2026-11-21 13:00"),
    EntryRow("дзвінок не пізніше п'ятниці", "дзвінок", "due=2026-11-27"),
    // An hour after midnight is of the night before or behind its day.
    EntryRow("call tomorrow night at 11", "call", "at=2026-11-21 23:00"),
    EntryRow("call every night at 2", "call", "at=2026-11-21 02:00; repeat=every day"),
    EntryRow("дзвінок завтра о 1 ночі", "дзвінок", "at=2026-11-21 01:00"),
    // Other names of the parts of a day, and parts of several days.
    EntryRow("дзвінок завтра після обіду", "дзвінок", "due=2026-11-21; scheduled=2026-11-21 afternoon"),
    EntryRow("дзвінок завтра після обіду о 2", "дзвінок", "at=2026-11-21 14:00"),
    EntryRow("дзвінок о 5 після обіду", "дзвінок", "at=2026-11-20 17:00"),
    EntryRow("дзвінок о 3 по обіді завтра", "дзвінок", "at=2026-11-21 15:00"),
    EntryRow("прогулянка після обіду у п'ятницю", "прогулянка", "due=2026-11-27; scheduled=2026-11-27 afternoon"),
    EntryRow("дзвінок завтра під вечір о 7", "дзвінок", "at=2026-11-21 19:00"),
    EntryRow("дзвінок завтра надвечір", "дзвінок", "due=2026-11-21; scheduled=2026-11-21 evening"),
    EntryRow("дзвінок завтра вдосвіта о 5", "дзвінок", "at=2026-11-21 05:00"),
    // A rule that a day or a number beside it makes another one.
    EntryRow("gym every monday starting next week", "gym", "due=2026-11-23; repeat=every monday"),
    EntryRow("gym every monday from next month", "gym", "due=2026-12-07; repeat=every monday"),
    EntryRow("bins tomorrow every mon", "bins", "due=2026-11-23; repeat=every mon"),
    EntryRow("call every 2nd tuesday", "call", "due=2026-11-24; repeat=every 2nd tuesday"),
    EntryRow(
      "pay every month on the 2nd business day", "pay",
      "due=2026-12-02; repeat=every month on the 2nd business day"),
    EntryRow("call every friday from dec 5", "call", "due=2026-12-11; repeat=every friday"),
    // A place before a day, and what counts from it.
    EntryRow("meet @ noon friday", "meet", "at=2026-11-20 12:00"),
    EntryRow("meet @ friday", "meet", "due=2026-11-27"),
    EntryRow("call Ann @ march 2nd", "call Ann", "due=2027-03-02"),
    EntryRow("meet @bob friday", "meet @bob", "due=2026-11-27"),
    EntryRow("meet @ the station friday", "meet @ the station", "due=2026-11-27"),
    EntryRow("exam 3 dec", "exam", "due=2026-12-03"),
    // Weekdays beside the date that they are of.
    EntryRow("call fri 25 dec", "call", "due=2026-12-25"),
    EntryRow("call friday 25 december 2026", "call", "due=2026-12-25"),
    EntryRow("call monday the 23rd", "call", "due=2026-11-23"),
  ]

  static let wholeText = [
    // The week that today is in, beside one of its days.
    "call monday this week", "у середу цього тижня дзвінок", "notes of this week friday",
    // A week after the next one, and weekdays that are counted.
    "call the week after next on friday", "call on friday of the week after next", "call friday the week after next",
    "call in two fridays", "дзвінок через дві п'ятниці", "дзвінок через 2 п'ятниці", "lunch past weekend on Saturday",
    "lunch last weekend on Saturday",
    // An hour that is not read is no number of the title.
    "call after 5 tomorrow", "call about 5 tomorrow", "call 0800 tomorrow", "call @9 friday", "call tomorrow 5ish",
    "call 5-ish tomorrow", "call noon-ish friday", "call tomorrow 3:30 p", "call tomorrow 9:00+02:00",
    "call tomorrow half past", "call tomorrow at quarter past", "дзвінок після 5 завтра", "дзвінок близько 5 завтра",
    "call circa friday", "dinner tomorrow at about 7", "dinner tomorrow about 7", "flight 23/11 06:45",
    "room 5/6 tomorrow", "дзвінок завтра в 13 кімнаті", "дзвінок не раніше п'ятниці",
    // An hour after midnight is of the night before or behind its day.
    "call tomorrow night at 1", "call tonight at 1am", "дзвінок сьогодні вночі о 2", "дзвінок завтра вночі о 2",
    "дзвінок у суботу вночі о 1",
    // Other names of the parts of a day, and parts of several days.
    "дзвінок завтра після обіду о 7", "дзвінок після обіду", "дзвінок вечорами о 7", "дзвінок по вечорах о 7",
    // A rule that a day or a number beside it makes another one.
    "call every friday this week", "call every day this week", "call every friday next month", "call daily next week",
    "дзвінок щодня наступного тижня", "call every friday 13th", "call every 2 business days",
    "call in 2 business days", "дзвінок кожні 3 робочі дні", "call every 2 mondays", "call biweekly on monday",
    // A place before a day, and what counts from it.
    "exam 3 dec '27", "exam today +2", "on the eleventh hour call Ann", "pay 31.10.47", "pay 31.10.74",
    // Weekdays beside the date that they are of.
    "call thu 25 dec", "call monday the 24th", "call 25 dec, thursday", "у четвер 25 грудня дзвінок",
  ]
}
