import Testing
import VaultTestSupport

/// Every form of a date with every form of a time, in both orders, with words before, behind and around them.
///
/// What a cell means is put together from the two tables alone. Today is Friday, 20 November 2026.
@Suite struct `Quick entry of a date and a time` {
  @Test(arguments: [EntryGrid.english, .ukrainian])
  func `is read right or left alone`(grid: EntryGrid) {
    #expect(grid.dates.count >= 20 && grid.times.count >= 20)
    let tally = EntryTally(Array(LongSearch.some(200, of: grid.cells)))
    #expect(tally.count(.wrong) == 0 && tally.count(.inexact) == 0 && tally.shareRight >= 0.95, "\(tally.report)")
  }
}

/// Forms of dates and of times, each with what it says, and words to put around them.
struct EntryGrid: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Words before, words behind, and the title they make.
  let frames: [(before: String, behind: String, title: String)]
  let dates: [(text: String, day: String, laterDay: String)]
  /// The end is empty for a single time.
  let times: [(text: String, start: String, end: String)]

  /// - Parameters:
  ///   - dates: the forms of each day.
  ///   - times: the forms of each time, `15:00`, or of each range, `15:00-16:00`.
  init(
    _ name: String, frames: [(String, String, String)], dates: [(String, [String])], times: [(String, [String])]
  ) {
    testDescription = name
    self.frames = frames.map { (before: $0.0, behind: $0.1, title: $0.2) }
    self.dates = dates.flatMap { day, forms in
      // A weekday is today while its time is still to come: `2026-11-20 2026-11-27`.
      forms.map { (text: $0, day: String(day.prefix(10)), laterDay: String(day.suffix(10))) }
    }
    self.times = times.flatMap { time, forms in
      let ends = time.split(separator: "-").map(String.init) + [""]
      return forms.map { (text: $0, start: ends[0], end: ends[1]) }
    }
  }

  /// All cells; a fourth of them with a comma between date and time.
  var cells: [EntryRow] {
    dates.enumerated().flatMap { column, date in
      times.enumerated().flatMap { row, time in
        [[date.text, time.text], [time.text, date.text]].enumerated().map { order, words in
          let phrase = words.joined(separator: (column + row) % 4 == 3 ? ", " : " ")
          let frame = frames[(column + row + order) % frames.count]
          let day = time.start > "09:00" ? date.day : date.laterDay
          let start = day + " " + time.start
          return EntryRow(
            frame.before + phrase + frame.behind, frame.title,
            time.end.isEmpty ? "at=\(start)" : "from=\(start) to=\(day) \(time.end)")
        }
      }
    }
  }
}

extension EntryGrid {
  static let english = EntryGrid(
    "English",
    frames: [
      ("Call Ann ", "", "Call Ann"), ("Call Ann ", " about the lease", "Call Ann about the lease"),
      ("", " call Ann", "call Ann"),
    ],
    dates: [
      ("2026-11-20", ["today"]),
      ("2026-11-21", ["tomorrow", "Sat", "on Saturday"]),
      ("2026-11-22", ["day after tomorrow", "the day after tomorrow", "this Sunday"]),
      ("2026-11-23", ["Monday", "on Mon", "next Monday", "in 3 days", "+3d", "on Nov 23"]),
      ("2026-11-25", ["on the 25th", "next Wednesday", "on 25.11", "25 Nov"]),
      ("2026-11-20 2026-11-27", ["on Friday"]),
      ("2026-11-27", ["next Friday", "in a week"]),
      ("2026-12-04", ["in two weeks", "4 December", "December 4th"]),
      ("2026-12-12", ["2026-12-12", "12 Dec", "Dec 12", "12 December", "December 12", "December 12th"]),
      ("2026-12-12", ["12th December", "on 12 Dec", "on December 12th", "on the 12th of December", "on 12.12"]),
      ("2026-12-12", ["12.12.2026", "12.12.26", "on 12.12.2026", "Sat 12 Dec", "on Saturday, December 12"]),
      ("2027-12-12", ["12 December 2027", "December 12, 2027", "December 12th, 2027", "on 12 Dec 2027"]),
      ("2027-03-05", ["5 March", "March 5th", "2027-03-05", "05.03.2027"]),
    ],
    times: [
      ("09:00", ["at 9", "9am", "at 9 in the morning"]),
      ("12:00", ["noon", "at noon"]),
      ("15:00", ["15:00", "at 15:00", "at 3", "at 15", "3pm", "3 PM", "at 3pm", "at 3 p.m.", "at 3 o'clock"]),
      ("15:30", ["3:30pm", "at 15.30", "half past 3", "at half past 3"]),
      ("15:45", ["quarter to 4", "15:45"]),
      ("19:00", ["at 7 in the evening", "at 7pm"]),
      ("15:00-16:00", ["3-4pm", "3–4 pm", "from 3 to 4pm", "15:00-16:00", "15:00 to 16:00", "between 3 and 4pm"]),
      ("15:00-16:30", ["15:00 - 16:30", "15:00–16:30", "from 15:00 to 16:30", "3pm-4:30pm"]),
      ("10:00-13:00", ["10am-1pm", "from 10am to 1pm"]),
    ])

  static let ukrainian = EntryGrid(
    "Ukrainian",
    frames: [
      ("Подзвонити Анні ", "", "Подзвонити Анні"),
      ("Подзвонити Анні ", " про оренду", "Подзвонити Анні про оренду"),
      ("", " подзвонити Анні", "подзвонити Анні"),
    ],
    dates: [
      ("2026-11-20", ["сьогодні"]),
      ("2026-11-21", ["завтра", "в суботу", "у сб"]),
      ("2026-11-22", ["післязавтра", "у неділю", "цієї неділі"]),
      ("2026-11-23", ["в понеділок", "у пн", "наступного понеділка", "через 3 дні", "через три дні", "+3д"]),
      ("2026-11-25", ["25 числа", "25-го числа", "наступної середи", "у середу", "25.11"]),
      ("2026-11-20 2026-11-27", ["у п'ятницю", "у п’ятницю"]),
      ("2026-11-27", ["наступної п'ятниці", "через тиждень"]),
      ("2026-12-04", ["через 2 тижні", "4 грудня", "04.12"]),
      ("2026-12-12", ["2026-12-12", "12 грудня", "12-го грудня", "12.12", "12.12.2026", "12.12.26"]),
      ("2026-12-12", ["у суботу 12 грудня", "в суботу, 12 грудня", "12 грудня 2026 року"]),
      ("2027-12-12", ["12 грудня 2027", "12 грудня 2027 року", "12-го грудня 2027 року", "12 грудня 2027 р."]),
      ("2027-03-05", ["5 березня", "05.03.2027"]),
    ],
    times: [
      ("08:00", ["о 8 ранку", "о 8:00"]),
      ("09:00", ["о 9", "о дев'ятій ранку"]),
      ("11:00", ["об 11", "об 11:00"]),
      ("12:00", ["опівдні"]),
      ("15:00", ["15:00", "о 15:00", "о 15", "о 3", "о 3 дня", "о 15-й", "о 15 годині", "о третій дня"]),
      ("15:30", ["о 15:30", "о 15.30", "о пів на четверту", "о пів на четверту дня"]),
      ("19:00", ["о 7 вечора", "о 19"]),
      ("15:00-16:00", ["15:00-16:00", "з 15 до 16", "з 15:00 до 16:00", "з 3 до 4 дня"]),
      ("15:00-16:30", ["15:00 - 16:30", "15:00–16:30", "з 15:00 до 16:30"]),
      ("18:00-19:00", ["з 18 до 19", "з 6 до 7 вечора"]),
    ])
}
