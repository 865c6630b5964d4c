// Spans, days and hours that are read where nothing else can be meant, each with near misses.
extension EntryRow {
  static let further: [EntryRow] = [
    // A weekend is its first day, unless something else says when.
    EntryRow("clean this weekend", "clean", "due=2026-11-21"),
    EntryRow("visit Ann next weekend", "visit Ann", "due=2026-11-28"),
    EntryRow("visit Ann on next weekend", "visit Ann", "due=2026-11-28"),
    EntryRow("this weekend: clean", "clean", "due=2026-11-21"),
    EntryRow("this weekend call Ann", "call Ann", "due=2026-11-21"),
    EntryRow("clean this weekend !high", "clean", "due=2026-11-21; priority=high"),
    EntryRow("clean this week-end", "clean", "due=2026-11-21"),
    EntryRow("прибрати на вихідних", "прибрати", "due=2026-11-21"),
    EntryRow("прибрати на цих вихідних", "прибрати", "due=2026-11-21"),
    EntryRow("прибрати цими вихідними", "прибрати", "due=2026-11-21"),
    EntryRow("прибрати в ці вихідні", "прибрати", "due=2026-11-21"),
    EntryRow("прибрати на наступних вихідних", "прибрати", "due=2026-11-28"),
    EntryRow("на вихідних прибрати", "прибрати", "due=2026-11-21"),
    EntryRow("прибрати на наступному тижні", "прибрати", "due=2026-11-23"),
    EntryRow("party this weekend on saturday", "party", "due=2026-11-21"),
    // Between two days and two hours.
    EntryRow("call Ann between monday and friday", "call Ann", "from=2026-11-23 to=2026-11-27"),
    EntryRow("call between 5 dec and 8 dec", "call", "from=2026-12-05 to=2026-12-08"),
    EntryRow("call between june 2nd and 5th", "call", "from=2027-06-02 to=2027-06-05"),
    EntryRow("call between 3 and 12 of Sept", "call", "from=2027-09-03 to=2027-09-12"),
    EntryRow("call between june 5th and august 19th 2027", "call", "from=2027-06-05 to=2027-08-19"),
    EntryRow("call between 5 to 7pm", "call", "from=2026-11-20 17:00 to=2026-11-20 19:00"),
    EntryRow("call between 3 and 5pm", "call", "from=2026-11-20 15:00 to=2026-11-20 17:00"),
    EntryRow("відпустка між 5 і 8 грудня", "відпустка", "from=2026-12-05 to=2026-12-08"),
    EntryRow("зустріч між понеділком і середою", "зустріч", "from=2026-11-23 to=2026-11-25"),
    EntryRow("зустріч між 15:00 та 17:00", "зустріч", "from=2026-11-20 15:00 to=2026-11-20 17:00"),
    EntryRow("зустріч між 15 і 17", "зустріч", "from=2026-11-20 15:00 to=2026-11-20 17:00"),
    EntryRow("the train between Kyiv and Lviv friday", "the train between Kyiv and Lviv", "due=2026-11-27"),
    // Short names of days at the end.
    EntryRow("call Ann sat", "call Ann", "due=2026-11-21"),
    EntryRow("call Ann sun", "call Ann", "due=2026-11-22"),
    EntryRow("call Ann sun.", "call Ann", "due=2026-11-22"),
    EntryRow("brunch Sun", "brunch", "due=2026-11-22"),
    EntryRow("clean the garage Sun", "clean the garage", "due=2026-11-22"),
    EntryRow("buy milk Wed", "buy milk", "due=2026-11-25"),
    EntryRow("gym wed", "gym", "due=2026-11-25"),
    EntryRow("call Ann wed", "call Ann", "due=2026-11-25"),
    // The week behind a weekday.
    EntryRow("call on wednesday of next week", "call", "due=2026-11-25"),
    EntryRow("call wed of next week at 9am", "call", "at=2026-11-25 09:00"),
    EntryRow("Monday of next week call", "call", "due=2026-11-23"),
    EntryRow("звіт у середу наступного тижня", "звіт", "due=2026-11-25"),
    // Hours in words, and two hours beside a day.
    EntryRow("call ten thirty am", "call", "at=2026-11-20 10:30"),
    EntryRow("call ten am", "call", "at=2026-11-20 10:00"),
    EntryRow("call seven thirty five pm", "call", "at=2026-11-20 19:35"),
    EntryRow("call eleven twenty pm tomorrow", "call", "at=2026-11-21 23:20"),
    EntryRow("ten people at 5pm", "ten people", "at=2026-11-20 17:00"),
    EntryRow("work 9-5 tuesday", "work", "from=2026-11-24 09:00 to=2026-11-24 17:00"),
    EntryRow("work 9-5 on tuesday", "work", "from=2026-11-24 09:00 to=2026-11-24 17:00"),
    EntryRow("зміна 9-17 у вівторок", "зміна", "from=2026-11-24 09:00 to=2026-11-24 17:00"),
    // `the` before an end and in a range.
    EntryRow("report by the EOM", "report", "due=2026-11-30"),
    EntryRow("report the EOM", "report", "due=2026-11-30"),
    EntryRow("report at the EOM", "report", "due=2026-11-30"),
    EntryRow("report the end of the day", "report", "due=2026-11-20"),
    EntryRow("report by the end of the month", "report", "due=2026-11-30"),
    EntryRow("trip from the 13 to the 15 of July", "trip", "from=2027-07-13 to=2027-07-15"),
    EntryRow("trip from the 13 to 15 July", "trip", "from=2027-07-13 to=2027-07-15"),
    EntryRow("trip 13 to the 15 of July", "trip", "from=2027-07-13 to=2027-07-15"),
  ]

  static let furtherText = [
    // A weekend is its first day, unless something else says when.
    "party next weekend on sunday", "next weekend call Ann on Sunday", "clean the weekend", "plan for this weekend",
    "plan this weekend trip", "report by this weekend", "clean last weekend", "clean this weekend at 10",
    "every day until this weekend", "прибрати у вихідні", "план на вихідні", "план на ці вихідні",
    "план на наступний тиждень",
    // Between two days and two hours.
    "choose between monday and friday", "decide between 5 dec and 6 dec", "обрати між понеділком і середою",
    // Short names of days at the end.
    "Tom sat", "the cat sat", "the old Tom sat", "ask if Tom sat", "enjoy sun", "enjoy the Sun", "read the Daily Sun",
    "Planet Sun", "Tom and Ann wed", "Ann wed", "they wed", "see Ann in sun", "buy cream for sun", "jam of wed lock",
    // The week behind a weekday.
    "notes of next week", "first week of next month",
    // Hours in words, and two hours beside a day.
    "ten thirty", "I am ten", "read 10-12 tuesday", "chapters 3-4 tuesday",
    // `the` before an end and in a range.
    "send the EOM report", "review the end of the day report", "watch the end of the film", "from the 5 pages to 7",
  ]
}
