import Testing

@testable import VaultTasks

/// Titles with numbers, names of months and days, versions, prices and scores, which stay as they are typed.
@Suite struct `Quick entry of plain text` {
  @Test(arguments: EntryTexts.english + EntryTexts.ukrainian + EntryTexts.hostile)
  func `writes no date, time or rule that was not meant`(text: String) {
    let entry = EntryRow.entry(text)
    #expect(entry.meaning == "" && !entry.understandsAnything)
    #expect(entry.title == text)
  }

  /// A name is no misspelled day where the phrase has a date of its own, or where the name is a short one.
  @Test(arguments: EntryTexts.beside)
  func `takes a name beside a date for a name`(row: EntryRow) {
    let entry = EntryRow.entry(row.text)
    #expect(entry.meaning == row.meaning && entry.title == row.title)
  }
}

/// Texts typed on Friday, 20 November 2026, at 09:00.
enum EntryTexts {
  static let beside = [
    EntryRow("call Mom tomorrow", "call Mom", "due=2026-11-21"),
    EntryRow("call Mom tomorrow 15:00", "call Mom", "at=2026-11-21 15:00"),
    EntryRow("call Mom 15:00", "call Mom", "at=2026-11-20 15:00"),
    EntryRow("Mary on Friday", "Mary", "due=2026-11-27"),
    EntryRow("Mary at 15:00 on Friday", "Mary", "at=2026-11-20 15:00"),
    EntryRow("Mary 15:00", "Mary", "at=2026-11-20 15:00"),
    EntryRow("visit Augusta tomorrow", "visit Augusta", "due=2026-11-21"),
    EntryRow("visit Augusta tomorrow 15:00", "visit Augusta", "at=2026-11-21 15:00"),
    EntryRow("call Jane 15:00", "call Jane", "at=2026-11-20 15:00"),
    EntryRow("Call Ann by 12.12", "Call Ann", "due=2026-12-12"),
    EntryRow("Call Ann on 12.12", "Call Ann", "due=2026-12-12"),
    EntryRow("Подзвонити Анні до 12.12", "Подзвонити Анні", "due=2026-12-12"),
    EntryRow("Подзвонити Анні 12.12", "Подзвонити Анні", "due=2026-12-12"),
    EntryRow("відвідати Августу завтра", "відвідати Августу", "due=2026-11-21"),
  ]

  static let english: [String] = [
    "May report", "Serpent of March", "Sunday Times subscription", "Sunday Times", "Black Friday list",
    "Good Friday concert", "Palm Sunday branches", "Boxing Day menu", "Casual Friday rules", "Friday night lights",
    "Man Friday costume", "Fat Tuesday recipe", "Monday blues playlist", "Giving Tuesday flyer",
    "Review the Wednesday notes", "call May", "call April about the flat", "ask June for the recipe",
    "email August Wilson fans", "write to Jan", "Julian calendar essay", "Read June Jordan", "April Fools ideas",
    "The Hunt for Red October", "Ides of March essay", "Women's March banner", "Watch The March of the Penguins",
    "March of progress poster", "Mayor of Casterbridge", "Mayflower model", "Maybe call Tom", "It may rain",
    "You may need 2 of them", "Augustus biography", "Augusta National guide", "Decimal fractions homework",
    "Marching band shoes", "Mars rover documentary", "Second hand shop", "buy 2 tickets", "buy 12 eggs",
    "buy 3 kg of flour", "buy 2-3 lemons", "buy 10-12 eggs", "buy 5-7 pencils", "order 15.30", "order 12.12",
    "order 1530", "pay 12.12", "pay 15.30 for parking", "pay 12.50 to Tom", "pay $12.12", "pay €15.30", "pay 12.12 UAH",
    "pay 1500", "pay 2026 hryvnias", "price 12.10", "transfer 10.11 to savings", "lend Tom 12.50", "owe Ann 15.30",
    "page 12", "page 12.12", "read page 12 to 15", "read pages 10-12", "chapter 11", "chapter 3.12", "chapter 12-15",
    "section 5.11", "section 15.30", "paragraph 7.1", "verse 3:16", "read John 3:16", "Psalm 23", "question 12",
    "exercise 10.12", "lesson 12", "unit 7", "level 12.5", "grade 5", "task 15.30", "room 210", "room 12.12", "room 15",
    "flat 12", "house 25", "building 7.1", "gate 15", "platform 9", "platform 9 3/4", "track 9", "seat 12A", "bus 15",
    "tram 5", "flight 370", "Route 66", "Highway 61", "Interstate 95", "Area 51", "District 9", "Apollo 13",
    "Windows 10", "Windows 11", "Windows 3.11", "Windows 95 game", "Python 3.12", "Python 3.10",
    "upgrade to Python 3.12", "install Python 3.12 and 3.11", "Java 21", "Swift 6.2", "Ubuntu 24.04", "Ubuntu 12.10",
    "macOS 15.1", "iOS 18.2", "Android 15", "Node 20.11", "Go 1.12", "PHP 5.6", "version 12.10", "version 5.11",
    "release 7.12", "update to 3.12", "v12.10", "v12.12", "v1.12.0", "v2026.11.20", "tag v3.12", "kernel 6.12",
    "iPhone 15", "Boeing 747", "Airbus 320", "Galaxy S24", "RTX 4090", "7-up", "7-Eleven", "7up", "B-52", "F-16 model",
    "MI6", "R2-D2", "C-3PO", "WD-40", "A4 paper", "AA batteries 4-pack", "3M tape", "4x4 tyres", "2x milk", "5G router",
    "4K monitor", "H2O", "CO2 sensor", "U2 tickets", "Blink-182", "Maroon 5", "Sum 41", "Catch-22", "Ocean's 11",
    "Ocean's Eleven", "Seven Samurai", "Twelve Angry Men", "12 Angry Men", "12 Years a Slave", "12 Monkeys",
    "10 Things I Hate About You", "Fahrenheit 451", "2001: A Space Odyssey", "Nineteen Eighty-Four", "1984",
    "Formula 1", "Euro 2028", "Agenda 2030", "50/50 split", "24/7 support", "9/11 documentary", "12/5", "call Ann 12/5",
    "1/2 cup of sugar", "3/4 inch pipe", "2/3 of the class", "score 3-1", "win 3-1", "set 6-4", "ratio 16:9",
    "scale 1:25", "model 1:43", "mix cement 3:1", "bet 10-1", "pH 7.2", "size 10.5", "size 42", "shoe size 7.5",
    "weight 12.5", "height 1.75", "ISO 8601", "RFC 5545", "EN 1991", "§ 12.3", "#12", "fix bug #1012", "No. 5",
    "Chanel No. 5", "opus 12", "Symphony No. 9", "Beethoven 9", "K. 331", "PO 1512", "invoice 2026-11", "report 2026",
    "budget 2027", "Q4 plan", "4Q26", "PIN 1512", "code 1512", "call 1530", "dial 112", "12 points", "20 questions",
    "100 days of code", "count to 12", "add 2 and 3", "5 + 7", "multiply 12.5 by 4", "Call Ann 12.12", "Lunch 12.12",
    "half a loaf", "quarter pounder", "Noonan's book", "Midnight Express", "High Noon poster", "tomorrow's menu",
    "\"12 Dec\" label", "print \"at 15:00\" on the sign", "fix `2026-12-12` parsing", "[[2026-12-12]]",
    "open https://example.org/2026/12/12", "see example.org/15:00", "tomorow 15:00", "Call Ann tomorow 15:00",
    "tomorow at 3pm", "tommorrow 15:00", "Decembr 20 at 3pm", "Party Decembr 20 at 3pm", "Decembr 20", "20 Decembr",
    "20 Novembr 15:00", "Call Ann Octobr 5", "Call Ann 5 Januari", "Januari 5 at 9:30", "Febuary 5 at 10:00",
    "Call Ann Frday 15:00", "Call Ann Mondy at 9:30", "Tuesdy 15:00", "Thursdy at 3pm", "15:00 Saturdy",
    "visit Augusta 15:00", "visit Augusta at 3pm",
  ]

  static let ukrainian: [String] = [
    "звіт за травень", "травневий звіт", "день матері", "Чорна п'ятниця", "Чорна п’ятниця", "котики на Вербну неділю",
    "паски на Чистий четвер", "газета «Сьогодні»", "прочитати «Завтра була війна»",
    "книжка «Людина, яка була Четвергом»",
    "Лист до Санти", "листопад надворі", "серпень теплий", "січневі знижки", "березневі коти", "лютий мороз",
    "Лютневі вечори", "травень у Карпатах", "жовтневий палац", "Чи прийде Анна завтра?", "купити 2 квитки",
    "купити 12 яєць", "купити 3 кг борошна", "купити 2-3 лимони", "купити 10-12 яєць",
    "купити 5-7 олівців", "заплатити 12.12", "заплатити 15.30 за стоянку", "заплатити 12,12", "заплатити 1500 грн",
    "заплатити 15.30 грн", "сплатити 10.11", "сплатити 249.90 за воду", "ціна 12.10", "сума 15.11", "курс 41.05",
    "рахунок 3:1", "замовлення 15.30", "сторінка 12", "сторінка 12.12", "сторінки 10-12", "с. 12", "розділ 11",
    "розділ 7.12", "пункт 5.11", "параграф 12", "стаття 12", "глава 3.12", "вправа 10.12", "урок 12", "квартира 12",
    "кв. 12", "будинок 25", "буд. 7", "кабінет 210", "кімната 12", "аудиторія 12.12", "аудиторія 210-4", "корпус 7",
    "поверх 5", "під'їзд 3", "автобус 15", "трамвай 5", "тролейбус 12", "маршрут 12", "поїзд 91", "потяг 12", "вагон 7",
    "місце 12", "рейс 370", "школа 25", "лікарня 12", "відділення 15", "поштомат 1512", "Нова пошта 12", "Windows 10",
    "оновити Windows 11", "Python 3.12", "встановити Python 3.10", "версія 3.12", "версія 5.11", "версія 12.10",
    "оновити до версії 3.12", "v12.10", "Ubuntu 24.04", "Java 21", "iPhone 15", "С-300", "Ан-225", "Ми-8", "Г-12",
    "А4 папір", "батарейки АА", "2х молоко", "7-up", "формула 1", "канал 5", "5 канал", "1+1 серіали", "95 квартал",
    "код 1512", "пароль 1512", "номер 12", "номер 12.12", "№ 12", "№ 5", "том 12", "серія 12", "сезон 3", "серії 3-5",
    "розмір 10.5", "розмір 42", "взуття 38.5", "вага 7.10", "зріст 175", "температура 36.6", "температура 10.12",
    "оцінка 12", "рівень 12", "1/2 склянки цукру", "3/4 дюйма", "12/5", "подзвонити Анні 12/5", "рахунок матчу 3-1",
    "перемога 2:1", "масштаб 1:25", "співвідношення 16:9", "пропорція 3:1", "від Івана 3:16", "псалом 23", "симфонія 9",
    "опус 12", "20 запитань", "12 місяців", "12 стільців", "казка «Дванадцять місяців»", "прочитати «1984»",
    "прочитати 1984", "100 днів самотності", "порахувати до 12", "додати 2 і 3", "помножити 12.5 на 4", "бюджет 2027",
    "звіт 2026", "звіт за 2026-11", "2026 рік", "пів хлібини", "чверть яблука", "половина 1/2", "опівнічний експрес",
    "полудень віку", "о Боже", "з 1991", "середа тижня важка", "середній бал 12", "суботник у дворі", "недільна школа",
    "понеділковий настрій", "п'ятничний фільм", "вівторкові зустрічі", "четвертий поверх", "друга частина",
    "третя спроба", "перше місце", "сьома вода", "пн-пт працює", "Середа Ольга", "наклейка «12 грудня»",
    "записати \"о 15:00\" на дошці", "[[2026-12-12]]", "завтрр 15:00", "Подзвонити Анні завтрра 15:00",
    "післязавтр о 15:00", "сьогодн 15:00", "20 груднь о 15:00", "20 груднй о 15:00", "12 грудя о 15:00",
    "Подзвонити 12 грудя", "12 листопда о 10:00", "5 березн о 9:30", "5 берзня", "20 січнь", "понеділк 15:00",
    "у понеділк о 15:00", "у вівторк о 9:30", "15:00 четвр", "у суботв о 15:00",
  ]
}
