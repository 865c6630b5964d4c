import Testing

@testable import VaultTasks

/// Days that are said and that vault cannot know: feasts, somebody's own days, whole weeks, and what is counted from
/// another event. A time beside them is not one of today.
@Suite struct `Quick entry of a day that is not known` {
  @Test(arguments: EntryUnknownDays.unknown)
  func `writes no other day in its place, and says which one it does not know`(row: (text: String, day: String)) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == "" && entry.title == row.text)
    #expect(entry.left.contains { $0.reason == .unknownDay(row.day) }, "\(entry.left)")
  }

  @Test(arguments: EntryUnknownDays.known)
  func `is not asked for where the text has a day of its own, or names none`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == row.meaning && entry.title == row.title)
  }

  @Test(arguments: [
    "Monday to Friday open 9 to 5", "fair 20-22 Nov open at 10:00", "з 20 до 22 листопада ярмарок з 10 до 18",
  ])
  func `has no one time of several days`(text: String) {
    let entry = EntryRow.entry(text)
    #expect(entry.meaning == "" && entry.title == text && !entry.left.isEmpty)
  }

  @Test(arguments: EntryUnknownDays.silent)
  func `is a title where nothing reads like a time`(text: String) {
    let entry = EntryRow.entry(text)
    #expect(entry.meaning == "" && entry.title == text && entry.left.isEmpty)
  }
}

/// Texts typed on Friday, 20 November 2026, at 09:00.
private enum EntryUnknownDays {
  static let unknown: [(text: String, day: String)] = [
    // Feasts.
    ("Dinner on Christmas Eve at 7pm", "Christmas Eve"),
    ("Christmas at 3", "Christmas"),
    ("Christmas party at 7pm", "Christmas"),
    ("New Year's Eve 23:00 fireworks", "New Year's Eve"),
    ("party on Halloween at 8pm", "Halloween"),
    ("Easter brunch 10:00", "Easter"),
    ("lunch on Mother's Day at 12:30", "Mother's Day"),
    ("зустріч на Різдво о 15:00", "Різдво"),
    ("Великдень о 9:00 кошик", "Великдень"),
    ("обід на Миколая о 13:00", "на Миколая"),
    ("салют на Новий рік о 23:00", "Новий рік"),
    ("салют у новорічну ніч о 23:30", "новорічну ніч"),
    ("парад на День Незалежності о 10:00", "День Незалежності"),
    ("обед на Рождество в 15:00", "Рождество"),
    // Days of somebody's own.
    ("cake on my birthday at 6pm", "my birthday"),
    ("transfer on payday at 9:00", "payday"),
    ("flowers for our anniversary at 18:00", "for our anniversary"),
    ("торт на день народження о 18:00", "день народження"),
    // Whole weeks, months and the like.
    ("weekend 10:00 run", "weekend"),
    ("clean this weekend at 10", "this weekend"),
    ("this week at 10 call Ann", "this week"),
    ("the week after next at 10", "the week after next"),
    ("review next year at 10:00", "next year"),
    ("the next day at 9:00 call", "the next day"),
    ("that day at 10 meet", "that day"),
    ("swim in summer at 10:00", "in summer"),
    ("plan in the first week of December at 10:00", "in the first week"),
    ("цього тижня о 10 подзвонити", "цього тижня"),
    ("на тому тижні о 10 нарада", "тому тижні"),
    ("наступного дня о 9 зателефонувати", "наступного дня"),
    ("прибрати на вихідних о 10", "вихідних"),
    ("влітку о 10 плавати", "влітку"),
    ("на этой неделе в 10:00 позвонить", "этой неделе"),
    // Counted from another event.
    ("Meet 5 days before Christmas at 3", "5 days before"),
    ("pay rent 2 weeks after payday at 9", "2 weeks after"),
    ("call a week before the wedding at 15:00", "a week before"),
    ("call Ann 2 hours before the meeting at 15:00", "2 hours before"),
    ("the day before the trip at 10:00 pack", "the day before"),
    ("call in 3 days' time at 10:00", "3 days' time"),
    ("visit in 2 weeks after the operation", "2 weeks after"),
    ("за тиждень до весілля о 10:00 сукня", "тиждень до"),
    ("через 3 дні після операції о 9:00 огляд", "3 дні після"),
    ("за два дні перед іспитом о 8:00", "два дні перед"),
    ("напередодні Нового року о 22:00", "напередодні"),
    ("за неделю до свадьбы в 10:00", "неделю до"),
    // A weekday that belongs to another thing.
    ("after Friday call at 15:00", "after Friday"),
    ("notes for Friday meeting at 15:00", "for Friday"),
    ("Last Friday of the month report at 17:00", "Last Friday"),
    ("після п'ятниці подзвонити о 15:00", "після п'ятниці"),
    // A rule whose end, exception or day is not known.
    ("every day before Christmas at 8", "before Christmas"),
    ("every Friday except Christmas at 10", "except Christmas"),
    ("cards every year at Christmas", "Christmas"),
    ("щодня до Різдва о 8", "до Різдва"),
    // `the weekend` may be the next one, or every one.
    ("clean on the weekend", "the weekend"),
    ("прибрати у вихідні", "вихідні"),
    // Without a time, what reads like a date is told.
    ("this weekend clean", "this weekend"),
    ("next year trip", "next year"),
    ("поїздка наступного року", "наступного року"),
  ]

  static let known: [EntryRow] = [
    EntryRow("buy the Christmas tree tomorrow 15:00", "buy the Christmas tree", "at=2026-11-21 15:00"),
    EntryRow("Christmas dinner on 25 December at 15:00", "Christmas dinner", "at=2026-12-25 15:00"),
    EntryRow("cake for my birthday on 3 March at 18:00", "cake for my birthday", "at=2027-03-03 18:00"),
    EntryRow("plan the week on Monday at 9:00", "plan the week", "at=2026-11-23 09:00"),
    EntryRow("call Ann tomorrow, 2 weeks before the wedding", "call Ann, 2 weeks before the wedding", "due=2026-11-21"),
    EntryRow("plan the weekend today at 18:00", "plan the weekend", "at=2026-11-20 18:00"),
    EntryRow("read the Monday report at 15:00", "read the Monday report", "at=2026-11-20 15:00"),
    EntryRow("buy the sunday paper at 10:00", "buy the sunday paper", "at=2026-11-20 10:00"),
    EntryRow("clean every weekend at 10:00", "clean", "at=2026-11-21 10:00; repeat=every weekend"),
    EntryRow(
      "Mum's birthday every year on 14 February", "Mum's birthday", "due=2027-02-14; repeat=every year on 14 february"),
    EntryRow("order 3 day pass at 15:00", "order 3 day pass", "at=2026-11-20 15:00"),
    EntryRow("weekly review at 17:00", "weekly review", "at=2026-11-20 17:00"),
    EntryRow("yearbook photo at 17:00", "yearbook photo", "at=2026-11-20 17:00"),
    EntryRow("see doctor Day at 17:00", "see doctor Day", "at=2026-11-20 17:00"),
    EntryRow("call back in 2 hours", "call back", "at=2026-11-20 11:00"),
    EntryRow("купити ялинку завтра о 15:00 на Різдво", "купити ялинку на Різдво", "at=2026-11-21 15:00"),
    EntryRow("план на тиждень у понеділок о 9:00", "план на тиждень", "at=2026-11-23 09:00"),
    EntryRow("прибирати щовихідних о 10:00", "прибирати", "at=2026-11-21 10:00; repeat=щовихідних"),
    EntryRow("тижневий звіт о 17:00", "тижневий звіт", "at=2026-11-20 17:00"),
    EntryRow("через тиждень до лікаря", "до лікаря", "due=2026-11-27"),
  ]

  static let silent = [
    "buy Christmas lights", "birthday cake for Ann", "pack a week before the trip", "Easter eggs",
    "read the week in review",
    "купити ялинку на Різдво", "торт на день народження", "план на тиждень",
  ]
}
