import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault add` writes of a task as somebody types it on Friday, 20 November 2026, at 09:00.
@Suite struct `A typed task` {
  @Test(arguments: [
    (
      "Call Ann tomorrow 15:00 #work !high every week",
      "- [ ] 2026-11-21 15:00 Call Ann #work {priority: high, repeat: every week}"
    ),
    ("Call Ann tomorrow", "- [ ] 2026-11-21 Call Ann"),
    ("Dentist mon 14:00-15:30", "- [ ] 2026-11-23 14:00-15:30 Dentist"),
    ("Trip 20 Dec - 22 Dec", "- [ ] Trip {start: 2026-12-20, end: 2026-12-22}"),
    ("Write the report ~2h by fri", "- [ ] 2026-11-27 Write the report {duration: 2h}"),
    ("Bins every 2 weeks on mon, wed", "- [ ] 2026-11-23 Bins {repeat: \"every 2 weeks on mon, wed\"}"),
    ("Call 2026-11-23T14:30Z", "- [ ] Call {start: 2026-11-23 14:30Z}"),
    ("Call Ann tomorrow morning", "- [ ] 2026-11-21 Call Ann {scheduled: 2026-11-21 morning}"),
    (
      "Take pills every day at 8:00 and 20:00",
      "- [ ] 2026-11-20 20:00 Take pills {repeat: \"FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20\"}"
    ),
    ("Back up every day until 1 Dec", "- [ ] 2026-11-20 Back up {repeat: every day until 2026-12-01}"),
    ("Зарядка щодня 10 разів", "- [ ] 2026-11-20 Зарядка {repeat: щодня 10 разів}"),
    ("yoga every friday evening", "- [ ] 2026-11-20 yoga {scheduled: 2026-11-20 evening, repeat: every friday}"),
    ("зарядка щоранку о 6", "- [ ] 2026-11-21 06:00 зарядка {repeat: щодня}"),
    ("Check the oven in half an hour", "- [ ] 2026-11-20 09:30 Check the oven"),
    // A title that begins like a time does not become one.
    ("1:25 model of it tomorrow", "- [ ] 1:25 model of it {due: 2026-11-21}"),
    ("Подзвонити Анні завтра о 15:00 !високий", "- [ ] 2026-11-21 15:00 Подзвонити Анні {priority: high}"),
    ("Read \"tomorrow\" by Ann", "- [ ] Read \"tomorrow\" by Ann"),
    // The marks of todo.txt and Taskwarrior, as an import reads them.
    ("(A) Call mom tomorrow +family", "- [ ] 2026-11-21 Call mom +family {priority: high}"),
    ("(C) Call mom", "- [ ] Call mom {priority: low}"), ("Pay rent pri:M", "- [ ] Pay rent {priority: medium}"),
    ("Pay rent priority:H", "- [ ] Pay rent {priority: high}"), ("Pay rent pri:B", "- [ ] Pay rent pri:B"),
    ("Pay rent project:nowhere", "- [ ] Pay rent project:nowhere"), ("(a) Call mom", "- [ ] (a) Call mom"),
    ("buy milk {due: 2026-11-28}", "- [ ] buy milk {due: 2026-11-28}"),
    ("buy milk tomorrow 📅 2026-11-28", "- [ ] buy milk tomorrow 📅 2026-11-28"),
  ])
  func `is written in the grammar of the vault`(text: String, line: String) throws {
    let vault = try EditVault()
    let run = vault.run("add", text)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md") == line + "\n")
  }

  @Test func `is taken as it is where that is asked for, or where no tasks are`() throws {
    let vault = try EditVault(["shopping/week.md": "- [ ] bread\n", "pantry/cellar.md": "- salt\n"])
    #expect(vault.run("add", "Call Ann tomorrow", "--plain").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] Call Ann tomorrow\n")
    #expect(vault.run("add", "milk for tomorrow !high", "--list", "week").code == .done)
    #expect(vault.text("shopping/week.md") == "- [ ] bread\n- [ ] milk for tomorrow !high\n")
    #expect(vault.run("add", "eggs today", "--list", "cellar").code == .done)
    #expect(vault.text("pantry/cellar.md") == "- salt\n- eggs today\n")
  }

  @Test func `is told of in words, with its dates as they came out`() throws {
    let vault = try EditVault()
    let text = "Call Ann tomorrow 15:00 #work !high every week ~45m"
    #expect(
      vault.run("add", text, "--dry-run").errors
        == "understood 'Call Ann #work': at Sat, 21 Nov 2026 15:00, repeats weekly, takes 45 min, priority high, #work\n"
    )
    #expect(
      vault.run("add", text, "--dry-run", language: "uk").errors
        == "зрозуміло «Call Ann #work»: на сб, 21 лист. 2026 15:00, повторюється щотижня, триває 45 хв, пріоритет високий, "
        + "#work\n")
    #expect(vault.run("add", "call Bob").errors == "")
  }

  @Test func `is told of with all its times, its end, and what stays in the title`() throws {
    let vault = try EditVault()
    func errors(_ text: String, _ language: String? = nil) -> String {
      vault.run("add", text, "--dry-run", language: language).errors
    }
    #expect(
      errors("Take pills every day at 8:00, 14:00 and 20:00 until 1 Dec")
        == "understood 'Take pills': at Fri, 20 Nov 2026 14:00, repeats daily until 2026-12-01, "
        + "at 08:00, 14:00 and 20:00\n")
    #expect(
      errors("Випити ліки щодня о 8:00 і 20:00 10 разів", "uk")
        == "зрозуміло «Випити ліки»: на пт, 20 лист. 2026 20:00, повторюється щодня 10 разів, о 08:00 та 20:00\n")
    #expect(
      errors("Call Ann tomorrow at 8:00 and 20:00")
        == "'at 8:00 and 20:00' stays in the title: a task that does not repeat has one time\n")
    #expect(
      errors("Pay every month on the 31st at 8:00 and 20:00")
        == "'every month on the 31st at 8:00 and 20:00' stays in the title: no one rule says these times, so add a "
        + "task for each\n")
    #expect(
      errors("Полити квіти щодня до 2026-11-01", "uk")
        == "«щодня до 2026-11-01» лишається в назві: правило скінчилося б ще до першого разу\n")
  }

  @Test func `is told of with what was taken for granted, and why words stay`() throws {
    let vault = try EditVault()
    func errors(_ text: String, _ language: String? = nil) -> String {
      vault.run("add", text, "--dry-run", language: language).errors
    }
    #expect(
      errors("gym at 6")
        == "understood 'gym': at Fri, 20 Nov 2026 18:00\n'at 6' is taken for the afternoon; with 'am', or written like "
        + "06:00, it is the morning\n")
    #expect(
      errors("call tomorrow 10am EST")
        == "'tomorrow 10am EST' stays in the title: the time is one of 'EST', so write it as your clocks have it\n")
    #expect(
      errors("перенести зустріч на п'ятницю", "uk")
        == "«на п'ятницю» лишається в назві: туди щось переносять, а своєї дати завдання не має\n")
  }

  @Test(arguments: [
    ("call Ann tomorow", "'tomorow' is not understood (tomorrow?); the task has no date\n"),
    ("call Ann tomorow 15:00", "'tomorow 15:00' is understood only in part; the task has no date\n"),
  ])
  func `is told that it has no date where a word for one is misspelt`(text: String, sentence: String) throws {
    #expect(try EditVault().run("add", text, "--dry-run").errors.hasSuffix(sentence))
  }

  /// What its author may not have meant as text, with what is written instead.
  @Test(arguments: [
    ("(A) finish thesis +university", "'+university' is text; '#university' is a tag\n"),
    ("submit taxes 25.12", "'25.12' stays in the title: it may be a number; 'on 25.12' is a date\n"),
    ("25.12 submit taxes", "'25.12' stays in the title: it may be a number; 'on 25.12' is a date\n"),
    ("spent 40 euros on groceries yesterday", "money add '-40 euros' 'groceries yesterday'\n"),
    ("I spent $12 on coffee", "money add '-$12' coffee\n"),
    ("витратила 1 200,50 грн на продукти вчора", "money add '-1 200,50 грн' 'продукти вчора'\n"),
  ])
  func `is told what of it is only text`(text: String, sentence: String) throws {
    let vault = try EditVault()
    let run = vault.run("add", text)
    #expect(run.code == .done && run.errors.contains(sentence), "\(run.errors)")
    #expect(!vault.text("inbox.md").isEmpty)
    #expect(!vault.run("add", text, "--plain").errors.contains(sentence))
  }

  @Test(arguments: ["pay 40 euros to Ann next friday", "buy 2 kg of rice", "pay rent", "5 kg rice"])
  func `that is no payment of the past is a task without a word on money`(text: String) throws {
    #expect(!(try EditVault().run("add", text).errors.contains("money add")))
  }

  @Test func `that repeats in a part of the day keeps its word`() throws {
    let vault = try EditVault()
    #expect(vault.run("add", "yoga every friday evening").code == .done)
    #expect(vault.run("done", "yoga").code == .done)
    #expect(
      vault.text("inbox.md").hasPrefix("- [ ] 2026-11-27 yoga {scheduled: 2026-11-27 evening, repeat: every friday}\n"))
  }

  /// What is done at 8:00 is due at 20:00 of the same day, and then at 8:00 of the next one.
  @Test func `that has several times a day goes from one to the next`() throws {
    let vault = try EditVault()
    #expect(vault.run("add", "Take pills tomorrow every day at 8:00 and 20:30").code == .done)
    var dates: [String] = []
    for _ in 0..<4 {
      dates.append(String(vault.text("inbox.md").dropFirst(6).prefix(16)))
      #expect(vault.run("done", "Take pills").code == .done)
    }
    #expect(dates == ["2026-11-21 08:00", "2026-11-21 20:30", "2026-11-22 08:00", "2026-11-22 20:30"])
  }

  @Test func `goes to the list that it names`() throws {
    let vault = try EditVault([
      "lists/home.md": "---\ntitle: At home\n---\n- [ ] tea\n", "lists/soon.md": "---\nquery: due:today\n---\n",
      "lists/garden.md": "---\ntopic: plants\n---\n", "tasks/x.md": "---\nlist: Work\n---\n# x\n",
    ])
    #expect(vault.run("add", "Sweep tomorrow list:home").code == .done)
    #expect(vault.text("lists/home.md") == "---\ntitle: At home\n---\n- [ ] tea\n- [ ] 2026-11-21 Sweep\n")
    #expect(vault.run("add", "Mow list:garden").code == .done)
    #expect(vault.run("add", "Mail Bob tomorrow list:work").code == .done)
    #expect(vault.text("inbox.md") == "- [ ] Mow {list: garden}\n- [ ] 2026-11-21 Mail Bob {list: Work}\n")
    #expect(vault.run("add", "Sew список:chores").code == .done)
    #expect(vault.text("chores.md").hasSuffix("- [ ] Sew\n"))
    let smart = vault.run("add", "Sew list:soon")
    #expect(smart.code == .wrongCall && smart.errors.contains("fills itself"), "\(smart.errors)")
    let unknown = vault.run("add", "Sew list:hme")
    #expect(unknown.code == .nothingFound && unknown.errors.contains("home"), "\(unknown.errors)")
    let twice = vault.run("add", "Sew list:home", "--list", "chores")
    #expect(twice.code == .wrongCall && twice.errors.contains("--list says where the line goes"), "\(twice.errors)")
  }

  @Test func `goes to a list of things to buy without its list, and without dates`() throws {
    let vault = try EditVault(["shopping/week.md": "---\ntitle: Week\n---\n- [ ] bread\n"])
    #expect(vault.run("add", "milk tomorrow list:week").code == .done)
    #expect(vault.text("shopping/week.md").hasSuffix("- [ ] milk tomorrow\n"))
  }

  @Test func `is each line of the standard input`() throws {
    let vault = try EditVault(["lists/home.md": "- [ ] tea\n"])
    let queue = LineQueue(["Call Ann tomorrow", "Sweep list:home", "- [x] done already", "Read"])
    let run = vault.run("add", "-") { $0.readLine = { queue.next() } }
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md") == "- [ ] 2026-11-21 Call Ann\n- [x] done already\n- [ ] Read\n")
    #expect(vault.text("lists/home.md") == "- [ ] tea\n- [ ] Sweep\n")
    #expect(
      run.errors.hasPrefix("understood 'Call Ann': due Sat, 21 Nov 2026\nunderstood 'Sweep': list home\n"),
      "\(run.errors)")
  }

  @Test func `needs words besides its date`() throws {
    let run = try EditVault().run("add", "tomorrow 15:00")
    #expect(run.code == .wrongCall)
    #expect(run.errors.hasSuffix("hint: '--plain' takes the text as it is\n"), "\(run.errors)")
  }

  @Test func `becomes a subtask of a line or of a note`() throws {
    let vault = try EditVault()
    #expect(vault.run("add", "the blue one tomorrow", "--parent", "buy soap").code == .done)
    #expect(vault.text("chores.md").contains("  - [ ] the green one\n  - [ ] 2026-11-21 the blue one\n"))
    #expect(vault.run("add", "measure", "--parent", "tasks/report").code == .done)
    #expect(vault.text("tasks/report.md").hasSuffix("# Write the report\n\n- [ ] measure\n"))
    let soup = vault.run("add", "salt", "--parent", "soup")
    #expect(soup.code == .wrongCall && soup.errors.contains("cannot have subtasks"), "\(soup.errors)")
  }
}
