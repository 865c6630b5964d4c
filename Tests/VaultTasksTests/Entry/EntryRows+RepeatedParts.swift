// What repeats in a part of the day, and days in the plural.
extension EntryRow {
  static let repeatedParts: [EntryRow] = [
    EntryRow("yoga every friday evening", "yoga", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every friday"),
    EntryRow("yoga every Monday morning", "yoga", "due=2026-11-23; scheduled=2026-11-23 morning; repeat=every monday"),
    EntryRow(
      "every friday evening yoga", "yoga", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every friday"),
    EntryRow(
      "stretch every day in the morning", "stretch", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=every day"),
    EntryRow(
      "read every weekday evening", "read", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every weekday"),
    EntryRow(
      "swim every mon and wed evening", "swim",
      "due=2026-11-23; scheduled=2026-11-23 evening; repeat=every mon and wed"),
    EntryRow("run every morning", "run", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=every day"),
    EntryRow("Every morning run 5 km", "run 5 km", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=every day"),
    EntryRow("read every evening", "read", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every day"),
    EntryRow("tea each afternoon", "tea", "due=2026-11-20; scheduled=2026-11-20 afternoon; repeat=every day"),
    EntryRow(
      "lock the door every night", "lock the door", "due=2026-11-20; scheduled=2026-11-20 night; repeat=every day"),
    EntryRow("run every morning at 6", "run", "at=2026-11-21 06:00; repeat=every day"),
    EntryRow("run at 6 every morning", "run", "at=2026-11-21 06:00; repeat=every day"),
    EntryRow("read every evening at 9", "read", "at=2026-11-20 21:00; repeat=every day"),
    EntryRow("yoga every friday evening at 7", "yoga", "at=2026-11-20 19:00; repeat=every friday"),
    EntryRow("yoga every tue evening 6-7:30", "yoga", "from=2026-11-24 18:00 to=2026-11-24 19:30; repeat=every tue"),
    EntryRow(
      "read every evening until 1 Dec", "read",
      "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every day until 2026-12-01"),
    EntryRow(
      "run every other morning", "run", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=every other day"),
    EntryRow("run tomorrow every morning", "run", "due=2026-11-21; scheduled=2026-11-21 morning; repeat=every day"),
    EntryRow(
      "pills every morning at 6 and 7", "pills", "at=2026-11-21 06:00; repeat=FREQ=DAILY;BYMINUTE=0;BYHOUR=6,7"),
    EntryRow("pills every day at 8 and 20", "pills", "at=2026-11-20 20:00; repeat=FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20"),
    EntryRow("зарядка щодня вранці", "зарядка", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=щодня"),
    EntryRow("вранці щодня зарядка", "зарядка", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=щодня"),
    EntryRow("зарядка щоранку", "зарядка", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=щодня"),
    EntryRow("Щоранку зарядка", "зарядка", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=щодня"),
    EntryRow("зарядка щоранку о 6", "зарядка", "at=2026-11-21 06:00; repeat=щодня"),
    EntryRow("зарядка о 6 щоранку", "зарядка", "at=2026-11-21 06:00; repeat=щодня"),
    EntryRow("читати щовечора", "читати", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=щодня"),
    EntryRow("читати щовечора о 9", "читати", "at=2026-11-20 21:00; repeat=щодня"),
    EntryRow("читати щовечора з 8 до 9", "читати", "from=2026-11-20 20:00 to=2026-11-20 21:00; repeat=щодня"),
    EntryRow("обхід щоночі", "обхід", "due=2026-11-20; scheduled=2026-11-20 night; repeat=щодня"),
    EntryRow("зарядка кожного ранку", "зарядка", "due=2026-11-20; scheduled=2026-11-20 morning; repeat=щодня"),
    EntryRow("читати кожен вечір", "читати", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=щодня"),
    EntryRow("читати кожного вечора о 21:00", "читати", "at=2026-11-20 21:00; repeat=щодня"),
    EntryRow(
      "йога щоп'ятниці ввечері", "йога", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=щоп'ятниці"),
    EntryRow(
      "йога кожного понеділка вранці", "йога",
      "due=2026-11-23; scheduled=2026-11-23 morning; repeat=кожного понеділка"),
    EntryRow("йога щовівторка ввечері о 7", "йога", "at=2026-11-24 19:00; repeat=щовівторка"),
    EntryRow(
      "читання щодня ввечері #дім", "читання #дім",
      "due=2026-11-20; scheduled=2026-11-20 evening; repeat=щодня; tags=дім"),
    // Days in the plural come every week.
    EntryRow("club Tuesdays at 6pm", "club", "at=2026-11-24 18:00; repeat=every tue"),
    EntryRow("club on Tuesdays at 6pm", "club", "at=2026-11-24 18:00; repeat=every tue"),
    EntryRow("club on Tuesdays", "club", "due=2026-11-24; repeat=every tue"),
    EntryRow("club Tuesdays", "club", "due=2026-11-24; repeat=every tue"),
    EntryRow("Tuesdays at 6pm club", "club", "at=2026-11-24 18:00; repeat=every tue"),
    EntryRow("club Tuesdays and Thursdays at 18:00", "club", "at=2026-11-24 18:00; repeat=every tue, thu"),
    EntryRow("club Tuesdays 18:00-19:30", "club", "from=2026-11-24 18:00 to=2026-11-24 19:30; repeat=every tue"),
    EntryRow("yoga Friday evenings", "yoga", "due=2026-11-20; scheduled=2026-11-20 evening; repeat=every fri"),
    EntryRow("yoga on Monday mornings at 7", "yoga", "at=2026-11-23 07:00; repeat=every mon"),
    EntryRow("club Sundays until 31 Dec", "club", "due=2026-11-22; repeat=every sun until 2026-12-31"),
    EntryRow("гурток по вівторках о 18", "гурток", "at=2026-11-24 18:00; repeat=щотижня у вт"),
    EntryRow("гурток у вівторки о 18:00", "гурток", "at=2026-11-24 18:00; repeat=щотижня у вт"),
    EntryRow("гурток по вівторках і четвергах о 18:00", "гурток", "at=2026-11-24 18:00; repeat=щотижня у вт, чт"),
    EntryRow("басейн суботами о 10:00", "басейн", "at=2026-11-21 10:00; repeat=щотижня у сб"),
    EntryRow("басейн по неділях", "басейн", "due=2026-11-22; repeat=щотижня у нд"),
  ]

  static let repeatedPartsText: [(text: String, word: String)] = [
    ("run every morning and evening", "every morning and evening"),
    ("run every morning at 15:00", "every morning at 15:00"), ("зарядка щоранку о 15:00", "щоранку о 15:00"),
    ("зарядка щоранку та щовечора", "щоранку та щовечора"),
    ("pills every morning at 8 and 20", "every morning at 8 and 20"),
    ("pills every day morning and evening", "every day morning and evening"),
    ("ліки щодня вранці та ввечері", "щодня вранці та ввечері"),
    ("read every evening except Friday", "every evening"), ("dinner at TGI Fridays", "Fridays"),
    ("write about Mondays", "Mondays"), ("the Sundays concert", "Sundays"), ("call in the morning", "in the morning"),
    ("подзвонити вранці", "вранці"), ("every day at 8 and 20 pushups", "every day at 8 and 20"),
    ("Tuesdays or Thursdays at 6pm club", "Tuesdays or Thursdays at 6pm"),
    ("Monday and Tuesdays at 6pm", "Monday and Tuesdays at 6pm"),
  ]
}
