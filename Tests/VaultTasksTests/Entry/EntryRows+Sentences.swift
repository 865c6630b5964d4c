// Classes of sentences, some rows of each: those that are read whole, and those that stay text.
extension EntryRow {
  static let sentences = counted + inFront + bounded + shared + placed + clocked + behindOn

  /// A number that counts or numbers what stands before it is no part of the date behind it.
  private static let counted: [EntryRow] = [
    EntryRow("lab 2 due friday", "lab 2", "due=2026-11-27"),
    EntryRow("hw 5 due 2026-12-01", "hw 5", "due=2026-12-01"),
    EntryRow("call 555-1212 tomorrow", "call 555-1212", "due=2026-11-21"),
    EntryRow("party of 6 saturday", "party of 6", "due=2026-11-21"),
    EntryRow("контрольна 3 завтра", "контрольна 3", "due=2026-11-21"),
    EntryRow("РК 2 30 листопада", "РК 2", "due=2026-11-30"),
    EntryRow("задача 8.3 до вівторка", "задача 8.3", "due=2026-11-24"),
  ]

  /// A day stands in front, and its time or its weekday further on.
  private static let inFront: [EntryRow] = [
    EntryRow("friday lunch with Ann at 13:00", "lunch with Ann", "at=2026-11-20 13:00"),
    EntryRow("Monday gym at 7", "gym", "at=2026-11-23 07:00"),
    EntryRow("Saturday market 10:00", "market", "at=2026-11-21 10:00"),
    EntryRow("чт вечеря 19:00", "вечеря", "at=2026-11-26 19:00"),
    EntryRow("dinner monday with Ann at 7pm", "dinner with Ann", "at=2026-11-23 19:00"),
    EntryRow("next week call Ann on Wednesday", "call Ann", "due=2026-11-25"),
    EntryRow("наступного тижня подзвонити в середу", "подзвонити", "due=2026-11-25"),
    EntryRow("on the 28th pay the gas bill", "pay the gas bill", "due=2026-11-28"),
    EntryRow("через хвилину подзвонити", "подзвонити", "at=2026-11-20 09:01"),
    EntryRow("daily water the plants", "water the plants", "due=2026-11-20; repeat=daily"),
  ]

  /// The first day of a rule and its end belong to it.
  private static let bounded: [EntryRow] = [
    EntryRow("yoga every friday from dec 4", "yoga", "due=2026-12-04; repeat=every friday"),
    EntryRow("from dec 5 club every saturday", "club", "due=2026-12-05; repeat=every saturday"),
    EntryRow("курси щодня з понеділка", "курси", "due=2026-11-23; repeat=щодня"),
    EntryRow(
      "course every thursday for the next three weeks", "course",
      "due=2026-11-26; repeat=every thursday until 2026-12-16"),
    EntryRow("курс щовівторка до кінця січня", "курс", "due=2026-11-24; repeat=щовівторка до 2027-01-31"),
    EntryRow("call mum every 2nd sunday in may", "call mum", "due=2027-05-09; repeat=every 2nd sunday in may"),
    EntryRow("pay tax the 15th of every 3 months", "pay tax", "due=2026-12-15; repeat=the 15th of every 3 months"),
    EntryRow("pay rent every 15th", "pay rent", "due=2026-12-15; repeat=every 15th"),
    EntryRow("Sync mon-fri 10:00", "Sync", "at=2026-11-20 10:00; repeat=weekdays"),
    EntryRow("збирати обід у робочі дні", "збирати обід", "due=2026-11-20; repeat=у робочі дні"),
  ]

  /// Two days share the month and the year of the last one.
  private static let shared: [EntryRow] = [
    EntryRow("trip 20th to 27th december", "trip", "from=2026-12-20 to=2026-12-27"),
    EntryRow("conference dec 10 - dec 12, 2027", "conference", "from=2027-12-10 to=2027-12-12"),
    EntryRow("trip dec 28 - jan 3 2028", "trip", "from=2027-12-28 to=2028-01-03"),
    EntryRow("trip december 20 to 27", "trip", "from=2026-12-20 to=2026-12-27"),
    EntryRow("відпустка з 20-го по 27 грудня", "відпустка", "from=2026-12-20 to=2026-12-27"),
    EntryRow("відпустка 28.12-03.01", "відпустка", "from=2026-12-28 to=2027-01-03"),
    EntryRow("house swap from dec 20 until dec 29", "house swap", "from=2026-12-20 to=2026-12-29"),
  ]

  /// A day is said by its place in a month, by an end, or by how far it is from another one.
  private static let placed: [EntryRow] = [
    EntryRow("call Ann first monday of december", "call Ann", "due=2026-12-07"),
    EntryRow("батьківські збори в останній вівторок січня", "батьківські збори", "due=2027-01-26"),
    EntryRow("pay by the end of January", "pay", "due=2027-01-31"),
    EntryRow("звіт в кінці місяця", "звіт", "due=2026-11-30"),
    EntryRow("call two weeks from tomorrow", "call", "due=2026-12-05"),
    EntryRow("call a week from Monday", "call", "due=2026-11-30"),
    EntryRow("call 3 days from now", "call", "due=2026-11-23"),
    EntryRow("call 5 days from now", "call", "due=2026-11-25"),
    EntryRow("pay rent on the 10th of next month", "pay rent", "due=2026-12-10"),
    EntryRow("renew passport 10 december next year", "renew passport", "due=2027-12-10"),
    EntryRow("report 25/11/2026", "report", "due=2026-11-25"),
    EntryRow("податок 30-11", "податок", "due=2026-11-30"),
    EntryRow("оплатити інтернет 25-го", "оплатити інтернет", "due=2026-11-25"),
  ]

  /// A time is written with a zero, a hyphen, an `h` or in words.
  private static let clocked: [EntryRow] = [
    EntryRow("dentist tomorrow 02:00 pm", "dentist", "at=2026-11-21 14:00"),
    EntryRow("call at 15h", "call", "at=2026-11-20 15:00"),
    EntryRow("нарада о 17-00", "нарада", "at=2026-11-20 17:00"),
    EntryRow("call at five thirty", "call", "at=2026-11-20 17:30"),
    EntryRow("call Ann tomorrow at seven twenty-seven", "call Ann", "at=2026-11-21 07:27"),
    EntryRow("дзвінок о третій сорок п'ять", "дзвінок", "at=2026-11-20 15:45"),
    EntryRow("lunch tomorrow 11:30-1:30", "lunch", "from=2026-11-21 11:30 to=2026-11-21 13:30"),
    EntryRow("workshop saturday 10-2", "workshop", "from=2026-11-21 10:00 to=2026-11-21 14:00"),
    EntryRow("Flight sat 6:15", "Flight", "at=2026-11-21 06:15"),
  ]

  /// `на` stands before the day or the hour of the task.
  private static let behindOn: [EntryRow] = [
    EntryRow("ДЗ на завтра", "ДЗ", "due=2026-11-21"),
    EntryRow("План на завтра", "План", "due=2026-11-21"),
    EntryRow("Продукти на завтра", "Продукти", "due=2026-11-21"),
    EntryRow("Квитки на п'ятницю", "Квитки", "due=2026-11-27"),
    EntryRow("столик на суботу на 19:00", "столик", "at=2026-11-21 19:00"),
  ]

  static let sentencesText = [
    // What is counted is no unit of time.
    "take a break every 25 pages", "make every second count", "read every third page", "call every first customer",
    "міняти масло кожні 10 000 км", "кожні 5 клієнтів знижка", "пити воду кожні 30 секунд",
    // So many times are not once.
    "take pill 3 times daily", "WALK DOG TWICE DAILY", "ліки двічі щодня", "ліки 3 рази на день о 8:00",
    // A feast, a name, and what was done with a thing.
    "dinner on Juneteenth at 7pm", "вечеря на Маланки о 20:00", "practice Stormy Monday",
    "the book borrowed Monday", "фото, зроблені у вівторок", "review the contract signed Friday",
    // The clock of a city.
    "дзвінок о 19:00 за Прагою",
    // Something is moved.
    "rebook the flight from dec 3 to dec 5", "перебронювати рейс з 3 на 5 грудня",
    "змінити запис з понеділка на вівторок",
    "bring forward the call from 15:00 to 14:00",
    // A day is half read, or may be another one.
    "sat brunch at 11:00", "take pills every 12 hours starting tomorrow", "call Ann first monday in 2 months",
    "call Ann 3 years ago tomorrow", "review oct 31 report", "open 24/7", "прийом о сьомій двадцять гостей",
    "задача 3-4 завтра",
  ]
}
