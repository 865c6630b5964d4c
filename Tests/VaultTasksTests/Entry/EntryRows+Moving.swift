// Dates of something else: where it is moved, up to where it goes, how a place is called, what is over; several dates;
// titles that would be cut.
extension EntryRow {
  static let beside: [EntryRow] = [
    // When something is moved, where the text does not say where to.
    EntryRow("move the couch on Saturday", "move the couch", "due=2026-11-21"),
    EntryRow("move to Berlin on Monday", "move to Berlin", "due=2026-11-23"),
    EntryRow("reschedule the dentist tomorrow", "reschedule the dentist", "due=2026-11-21"),
    EntryRow("reschedule the dentist by Friday", "reschedule the dentist", "due=2026-11-27"),
    EntryRow("ask Bob to move the car at 15:00", "ask Bob to move the car", "at=2026-11-20 15:00"),
    EntryRow("перенести шафу в суботу", "перенести шафу", "due=2026-11-21"),
    EntryRow("перенести дані завтра о 10", "перенести дані", "at=2026-11-21 10:00"),
    EntryRow("shift the boxes tomorrow for 2 hours", "shift the boxes", "due=2026-11-21; duration=2h"),
    // Ranges without a verb that moves something.
    EntryRow("vacation from Tuesday to Thursday", "vacation", "from=2026-11-24 to=2026-11-26"),
    EntryRow("відпустка з вівторка до четверга", "відпустка", "from=2026-11-24 to=2026-11-26"),
    // The end of a rule.
    EntryRow(
      "answer mails every day up to January 30th", "answer mails", "due=2026-11-20; repeat=every day until 2027-01-30"),
    // A place beside a date of its own.
    EntryRow("зустріч завтра о 15:00 на площі 1 Травня", "зустріч на площі 1 Травня", "at=2026-11-21 15:00"),
    EntryRow("зайти завтра на вул. 24 Серпня", "зайти на вул. 24 Серпня", "due=2026-11-21"),
    EntryRow("meet on Friday at 5 on 42nd Street", "meet on 42nd Street", "at=2026-11-20 17:00"),
    // A title may end in a word that belongs to its verb.
    EntryRow("check in tomorrow", "check in", "due=2026-11-21"),
    EntryRow("hand it in on Friday", "hand it in", "due=2026-11-27"),
    EntryRow("clean up tomorrow", "clean up", "due=2026-11-21"),
    EntryRow("turn the heating off at 22:00", "turn the heating off", "at=2026-11-20 22:00"),
    EntryRow("follow up on Monday", "follow up", "due=2026-11-23"),
    // A second thing without a date of its own.
    EntryRow("call Ann and Bob on Monday", "call Ann and Bob", "due=2026-11-23"),
    EntryRow("call Ann tomorrow and buy bread", "call Ann and buy bread", "due=2026-11-21"),
    EntryRow("call Ann tomorrow and read the Monday report", "call Ann and read the Monday report", "due=2026-11-21"),
    EntryRow("купити хліб і молоко завтра", "купити хліб і молоко", "due=2026-11-21"),
    EntryRow("здати звіт не пізніше п'ятниці", "здати звіт", "due=2026-11-27"),
    EntryRow("no later than Friday call Ann", "call Ann", "due=2026-11-27"),
  ]

  static let besideText: [(text: String, word: String)] = [
    // Moved from one date to another.
    ("move the meeting from Tuesday to Thursday", "from Tuesday to Thursday"),
    ("reschedule dentist to Friday", "Friday"),
    ("reschedule dentist to Friday at 10:00", "Friday at 10:00"), ("move standup to 9:30", "9:30"),
    ("move the 10:00 call to 15:00", "15:00"), ("move the meeting tomorrow to 15:00", "15:00"),
    ("postpone the party until Friday", "Friday"), ("postpone the party for 2 hours", "for 2 hours"),
    ("delay the release by 2 hours", "2 hours"), ("push the release to Monday", "Monday"),
    ("ask Bob to move the sync to Monday", "Monday"), ("Moved the call from 3pm to 4pm", "from 3pm to 4pm"),
    ("bring the exam forward to Dec 3", "Dec 3"), ("move dentist Tue -> Thu", "Tue"),
    ("move dentist Tue → Thu", "Tue"), ("reschedule lunch Monday to Tuesday", "Monday to Tuesday"),
    ("change the flight to 12 Dec", "12 Dec"), ("switch the lesson from Mon to Wed", "from Mon to Wed"),
    ("move trip from 20 to 22 December", "from 20 to 22 December"),
    ("перенести зустріч на п'ятницю", "п'ятницю"), ("перенести зустріч з вівторка на четвер", "четвер"),
    ("перенести зустріч з вівторка до четверга", "з вівторка до четверга"), ("перенести дзвінок на 15:00", "15:00"),
    ("перенести дзвінок з 15:00 на 16:00", "16:00"), ("перенести зустріч на 2 години", "на 2 години"),
    ("відкласти зустріч до п'ятниці", "до п'ятниці"), ("відкласти на завтра", "завтра"),
    ("перенесення іспиту на 12 грудня", "12 грудня"), ("пересунути пару на понеділок о 10:00", "понеділок о 10:00"),
    ("перенести встречу на пятницу", "пятницу"),
    // Up to a date.
    ("answer mails up to January 30th", "January 30th"), ("read mails through January 30th", "January 30th"),
    ("answer all mails upto Friday", "Friday"), ("read the log up to 15:00", "15:00"),
    ("sort photos up to and including 30 Nov", "30 Nov"),
    ("прочитати пошту аж до 30 січня", "30 січня"), ("розібрати фото по 30 листопада", "30 листопада"),
    // Places.
    ("купити квіти на проспект 8 Березня", "8 Березня"), ("квартира на вулиці 24 Серпня", "24 Серпня"),
    ("вийти на станції 23 Серпня", "23 Серпня"), ("зустріч на площі 1 Травня о 15:00", "1 Травня"),
    ("парк 1 травня", "1 травня"), ("школа імені 8 Березня", "8 Березня"),
    ("meet on 4th of July Avenue", "4th of July"),
    ("walk to 8 March Square", "8 March"), ("обід у кафе П'ятниця", "П'ятниця"), ("dinner at Ruby Tuesday", "Tuesday"),
    ("пл. 9 Травня, ремонт", "9 Травня"),
    // What is over.
    ("report on Monday last week", "on Monday last week"), ("report on Monday of last week", "on Monday"),
    ("watch last week's sunday show", "sunday"), ("watch last week's sunday", "sunday"),
    ("notes of yesterday", "yesterday"), ("call from yesterday 15:00", "yesterday 15:00"), ("paid 3 days ago", "ago"),
    ("bill for last Monday", "last Monday"), ("photos 5 May 2019", "5 May 2019"), ("invoice 2019-05-05", "2019-05-05"),
    ("call on Friday two weeks ago", "on Friday"), ("звіт у понеділок минулого тижня", "понеділок"),
    ("звіт минулого понеділка", "понеділка"), ("нотатки за вчора", "вчора"), ("оплачено 3 дні тому", "тому"),
    ("рахунок 5 травня 2019", "5 травня 2019"),
    // Two dates.
    ("call Ann on Monday and on Tuesday", "on Monday and on Tuesday"),
    ("call Ann on Monday and Bob on Tuesday", "on Tuesday"),
    ("call Ann at 10:00 and Bob at 11:00", "at 11:00"), ("buy bread today and milk tomorrow", "tomorrow"),
    ("call Ann Monday and bring cake Tuesday", "Monday"), ("gym tomorrow and then cinema on Sunday", "on Sunday"),
    ("купити хліб сьогодні, а молоко завтра", "завтра"), ("подзвонити Олі о 10 та Яні об 11", "об 11"),
    ("call Ann on Monday, Bob on Tuesday", "on Tuesday"), ("call Ann at 10, Bob at 11", "at 10"),
    ("call Ann Monday, Bob Tuesday", "Monday"), ("meeting on Monday at 10 and on Tuesday at 11", "at 11"),
    ("dinner Fri/Sat", "Fri/Sat"),
    ("здати звіт у понеділок і презентацію у вівторок", "у вівторок"),
    ("call Ann tomorrow & Bob on Friday", "on Friday"),
    // Titles that would be cut.
    ("look forward to tomorrow", "tomorrow"), ("meet at Friday 10:00", "at Friday"), ("go with Friday", "Friday"),
    ("switch to 15:00", "15:00"), ("arrive in Monday", "Monday"), ("buy milk and tomorrow", "tomorrow"),
    ("send by tonight", "tonight"), ("підготуватися до завтра ввечері на", "ввечері на"),
  ]
}
