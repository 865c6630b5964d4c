// Sentences that say more of a day or an hour than their last words, so that half of it would be another one.
extension EntryRow {
  static let halves: [EntryRow] = [
    // The past before a day is no day to come.
    EntryRow("pay last month's bill friday", "pay last month's bill", "due=2026-11-27"),
    EntryRow("finish last year's report on friday", "finish last year's report", "due=2026-11-27"),
    EntryRow("sort photos of last year tomorrow", "sort photos of last year", "due=2026-11-21"),
    EntryRow("photos from last year on friday", "photos from last year", "due=2026-11-27"),
    EntryRow("call next week on friday", "call", "due=2026-11-27"),
    EntryRow("read the last chapter friday", "read the last chapter", "due=2026-11-27"),
    EntryRow("звіт за минулий тиждень у п'ятницю", "звіт за минулий тиждень", "due=2026-11-27"),
    EntryRow("звіт за минулий місяць завтра", "звіт за минулий місяць", "due=2026-11-21"),
    // A place before the last day, and a number before a length from today, count it.
    EntryRow("pay on the last day of may", "pay", "due=2027-05-31"),
    EntryRow("second draft by end of may", "second draft", "due=2027-05-31"),
    EntryRow("first draft last friday of may", "first draft", "due=2027-05-28"),
    EntryRow("call Ann the day after tomorrow", "call Ann", "due=2026-11-22"),
    EntryRow("call 24 hours 20 minutes from now", "call", "at=2026-11-21 09:20"),
    EntryRow("call 1 hour 30 min from now", "call", "at=2026-11-20 10:30"),
    EntryRow("work 3 hours in 2 days", "work", "due=2026-11-22; duration=3h"),
    EntryRow("call 20 minutes from now", "call", "at=2026-11-20 09:20"),
    EntryRow("call Ann +3d", "call Ann", "due=2026-11-23"),
    // A year before the month, a day behind it, and marks between numbers.
    EntryRow("tax 2027 due dec 5", "tax 2027", "due=2026-12-05"),
    EntryRow("order 250 dec 5", "order 250", "due=2026-12-05"),
    EntryRow("call 20-22 dec", "call", "from=2026-12-20 to=2026-12-22"),
    EntryRow("задача 8 - 15 грудня", "задача", "from=2026-12-08 to=2026-12-15"),
    EntryRow("call 2027-3-3", "call", "due=2027-03-03"),
    // A day in words, or with its month in one word.
    EntryRow("двадцяте п'яте травня", "", "due=2027-05-25"),
    EntryRow("лист двадцать п'яте травня", "лист", "due=2027-05-25"),
    EntryRow("тридцяте перше грудня", "", "due=2026-12-31"),
    EntryRow("лист п'ятого травня", "лист", "due=2027-05-05"),
    EntryRow("call May twenty one", "call", "due=2027-05-21"),
    EntryRow("call march twenty-five", "call", "due=2027-03-25"),
    EntryRow("call on the twenty first of december", "call", "due=2026-12-21"),
    EntryRow("call on the fourteenth", "call", "due=2026-12-14"),
    EntryRow("call on the sixteenth at 5pm", "call", "at=2026-12-16 17:00"),
    EntryRow("on the thirteenth call Ann", "call Ann", "due=2026-12-13"),
    EntryRow("party 15SEP 11:05 AM", "party", "at=2027-09-15 11:05"),
    EntryRow("flight 5dec", "flight", "due=2026-12-05"),
    EntryRow("звіт 5груд", "звіт", "due=2026-12-05"),
    // A part of the day tells its hour, and in the plural it repeats.
    EntryRow("Film night at 9", "Film night", "at=2026-11-20 21:00"),
    EntryRow("yoga morning at 8", "yoga morning", "at=2026-11-21 08:00"),
    EntryRow("party afternoon at 9:30", "party afternoon", "at=2026-11-20 09:30"),
    EntryRow("tea afternoon at 3", "tea afternoon", "at=2026-11-20 15:00"),
    EntryRow("Monday mornings at 9", "", "at=2026-11-23 09:00; repeat=every mon"),
    // A number that may be the hour of a part of the day is no number of the title.
    EntryRow("buy 2 tonight", "buy 2", "due=2026-11-20; scheduled=2026-11-20 evening"),
    EntryRow("лаба 2 сьогодні ввечері", "лаба 2", "due=2026-11-20; scheduled=2026-11-20 evening"),
    EntryRow("page 8 tonight", "page 8", "due=2026-11-20; scheduled=2026-11-20 evening"),
    EntryRow("bring 12 chairs tonight", "bring 12 chairs", "due=2026-11-20; scheduled=2026-11-20 evening"),
    EntryRow("call Ann 9 tomorrow", "call Ann 9", "due=2026-11-21"),
    EntryRow("dinner at 8 tonight", "dinner", "at=2026-11-20 20:00"),
    EntryRow("dinner 8pm tonight", "dinner", "at=2026-11-20 20:00"),
    // An hour behind another word than `at` belongs to its day.
    EntryRow("call on Saturday for 2 hours", "call", "due=2026-11-21; duration=2h"),
    EntryRow("reserve table on saturday for 9 people", "reserve table for 9 people", "due=2026-11-21"),
    EntryRow("call tomorrow @ 7pm", "call", "at=2026-11-21 19:00"),
    EntryRow("call 27/11/2026 @work", "call @work", "due=2026-11-27"),
    EntryRow("дзвінок 1:30 ночі сб, 21 листопада", "дзвінок", "at=2026-11-21 01:30"),
    EntryRow("дзвінок 2:30 дня завтра", "дзвінок", "at=2026-11-21 14:30"),
    EntryRow("зустріч в 12.30", "зустріч", "at=2026-11-20 12:30"),
    EntryRow("зустріч у 15.45", "зустріч", "at=2026-11-20 15:45"),
    EntryRow("зустріч в 12.12", "зустріч", "due=2026-12-12"),
    // A weekday that is another one than its date says.
    EntryRow("call Monday, 23 November", "call", "due=2026-11-23"),
    EntryRow("notes for Friday tomorrow", "notes for Friday", "due=2026-11-21"),
    EntryRow("call Ann about Friday on Monday", "call Ann about Friday", "due=2026-11-23"),
    EntryRow("Знижки Чорної п'ятниці 27 листопада", "Знижки Чорної п'ятниці", "due=2026-11-27"),
    // A year that is over, some part of a week, and days that something would last.
    EntryRow("пас 31.10.27", "пас", "due=2027-10-31"),
    EntryRow("пас 31.10.2078", "пас", "due=2078-10-31"),
    EntryRow("call later tomorrow", "call later", "due=2026-11-21"),
    EntryRow("call next week", "call", "due=2026-11-23"),
    EntryRow("gym every day from dec 4 for 10 days", "gym", "due=2026-12-04; repeat=every day until 2026-12-13"),
    EntryRow("call Ann on dec 5 for the boss", "call Ann for the boss", "due=2026-12-05"),
  ]

  static let halvesText = [
    // The past before a day is no day to come.
    "call last week on friday", "report last month friday", "go back last week Sunday",
    "зустріч минулого тижня в неділю", "позвонить в прошлый вторник", "минулого місяця 5-го числа рахунок",
    "call last quarter on friday",
    // A place before the last day, and a number before a length from today, count it.
    "pay fifth last day of May", "pay second last friday of may", "the 2nd last friday in may",
    "п'ятий останній день травня", "call 2 day after tomorrow", "call 2 days after tomorrow",
    "call 2 hours and 20 minutes from now", "2026-12-29 -10days", "pay 2026-12-29 -3d",
    // A year before the month, a day behind it, and marks between numbers.
    "the deadline 2018 March 18", "pay bill 2027 March 18", "call 11 to 9 january 5th", "call 20-30-12",
    "call 20-25-12", "Олі 14 - 15.10", "Олі 14-15.10.", "call 2027-13-3", "pay 2027-3-32", "call 555-12-12",
    // A day in words, or with its month in one word.
    "march twenty people", "call on the first", "on the thirteenth floor", "read 10mar report",
    // One of two days is none.
    "call dec 5 or next weekend", "call dec 5 or dec 6", "call dec 2 or third", "подзвонити 5 грудня або шосте",
    "call friday or the weekend", "call friday or saturday", "подзвонити 5 грудня чи 6 грудня",
    // A part of the day tells its hour, and in the plural it repeats.
    "back afternoon at 7", "gym evenings at 7", "mornings at 9am", "on mornings at 9",
    // A number that may be the hour of a part of the day is no number of the title.
    "call Ann 8 tonight", "call Ann eight tonight", "dinner 8 this evening", "dinner 9 tomorrow evening",
    "вечеря 8 сьогодні ввечері", "quiz 9 tomorrow morning",
    // An hour behind another word than `at` belongs to its day.
    "call on Saturday for 9am", "call October 14 for 8:00:31am", "plan for 9am tomorrow", "call 27/11/2026 @ 0700",
    "call 27/11/2026 at 0700", "відпустка 3 дня", "зустріч в 10.1", "збільшити в 4.20", "оцінка в 12.30",
    // A weekday that is another one than its date says.
    "The Deadline is Tuesday, January 10", "deadline is Tuesday, January 10", "party is Friday, 21 November",
    "call Tuesday, January 10", "розповісти про середу, 3 грудня",
    // A year that is over, some part of a week, and days that something would last.
    "пас 31.10.78", "call later next week", "call early next month", "пізніше наступного тижня",
    "hotel 18th Dec for 10 days", "book hotel 18 Dec for two weeks", "відпустка 5 грудня протягом 10 днів",
  ]
}
