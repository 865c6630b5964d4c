/// Texts about tasks and what is on when.
package extension MessageKey {
  static let commandTasks = MessageKey(
    en: "List open tasks: overdue, today, tomorrow, this week, later, without a date.",
    uk: "Показати відкриті завдання: прострочені, на сьогодні, на завтра, на тиждень, пізніші, без дати.")
  static let operandTasksQuery = MessageKey(
    en: "days such as tomorrow, december, 'this weekend' or 3, or a query that narrows the list",
    uk: "дні, як-от завтра, грудень, «ці вихідні» чи 3, або запит, що звужує список")
  static let flagTasksWaiting = MessageKey(
    en: "show also what waits for its day or for other tasks",
    uk: "показати й те, що чекає на свій день або на інші завдання")
  static let flagTasksMatrix = MessageKey(
    en: "group by importance and urgency instead of dates", uk: "групувати за важливістю й терміновістю, а не за датами"
  )
  static let exampleTasks = MessageKey(en: "what is to be done, and when", uk: "що треба зробити і коли")
  static let exampleTasksWaiting = MessageKey(
    en: "the tasks of one list, also those that wait", uk: "завдання одного списку, і ті, що чекають")
  static let exampleTasksMatrix = MessageKey(
    en: "the same by importance and urgency", uk: "те саме за важливістю й терміновістю")
  static let exitTasksNone = MessageKey(en: "no task is to be done", uk: "робити нічого")
  static let tasksOverdue = MessageKey(en: "Overdue", uk: "Прострочені")
  static let tasksToday = MessageKey(en: "Today", uk: "Сьогодні")
  static let tasksTomorrow = MessageKey(en: "Tomorrow", uk: "Завтра")
  static let tasksThisWeek = MessageKey(en: "This week", uk: "Цього тижня")
  static let tasksLater = MessageKey(en: "Later", uk: "Пізніше")
  static let tasksNoDate = MessageKey(en: "No date", uk: "Без дати")
  static let tasksDoFirst = MessageKey(en: "Important and urgent", uk: "Важливі й термінові")
  static let tasksToPlan = MessageKey(en: "Important", uk: "Важливі")
  static let tasksDoSoon = MessageKey(en: "Urgent", uk: "Термінові")
  static let tasksLeave = MessageKey(en: "Neither important nor urgent", uk: "Ні важливі, ні термінові")
  static let tasksPlanned = MessageKey(en: "planned", uk: "заплановано")
  static let tasksPlannedAt = MessageKey(en: "planned {0}", uk: "заплановано {0}")
  static let tasksAllExcepted = MessageKey(en: "every date is an exception", uk: "усі дати — винятки")
  static let tasksWaitsUntil = MessageKey(en: "waits until {0}", uk: "чекає до {0}")
  static let tasksWaitsFor = MessageKey(en: "waits for {0}", uk: "чекає на {0}")
  static let tasksHeld = MessageKey(
    en: "{0} more {0:task waits|tasks wait} for a date or for other tasks; --waiting shows {0:it|them}",
    uk: "ще {0} {0:завдання чекає|завдання чекають|завдань чекають} на дату або на інші завдання; їх показує --waiting")
  static let tasksWaiting = MessageKey(
    en: "tasks that wait for a date or for other tasks", uk: "завдання, що чекають на дату або на інші завдання")
  static let tasksDeferred = MessageKey(en: "tasks that wait for a date", uk: "завдання, що чекають на дату")
  static let tasksBlocked = MessageKey(
    en: "tasks that wait for other tasks", uk: "завдання, що чекають на інші завдання")
  static let tasksNothing = MessageKey(en: "no open task", uk: "немає відкритих завдань")
  static let tasksNothingFits = MessageKey(
    en: "no open task fits '{0}'", uk: "немає відкритих завдань, що відповідають «{0}»")
  static let tasksNothingOn = MessageKey(en: "no open task then: {0}", uk: "на ці дні відкритих завдань немає: {0}")
  static let exampleTasksDays = MessageKey(en: "what has a date tomorrow", uk: "завдання з датою на завтра")
  static let exampleAgendaWeekend = MessageKey(en: "a span in words", uk: "проміжок словами")
  static let tasksNoGroup = MessageKey(
    en: "'vault tasks' has groups of its own and cannot group by {0}; 'vault list all' can",
    uk: "«vault tasks» має свої групи й не групує за {0}; це вміє «vault list all»")
  static let commandAgenda = MessageKey(
    en: "Show what is on, day by day: everything with a date.",
    uk: "Показати за днями, що буде: усе, що має дату.")
  static let operandAgendaDays = MessageKey(
    en: "tomorrow, week, december, 3 (days), dates with .. between (default: 7), or a query",
    uk: "завтра, тиждень, грудень, 3 (дні), дати через .. (типово 7 днів) або запит")
  static let flagAgendaFrom = MessageKey(
    en: "from this day on (default: today)", uk: "від цього дня (типово від сьогодні)")
  static let flagAgendaTo = MessageKey(en: "up to this day", uk: "до цього дня")
  static let flagAgendaWhere = MessageKey(en: "only what QUERY finds", uk: "лише те, що знаходить QUERY")
  static let exampleAgenda = MessageKey(en: "the seven days from today", uk: "сім днів від сьогодні")
  static let exampleAgendaMonth = MessageKey(en: "the events of a month", uk: "події місяця")
  static let exampleAgendaFrom = MessageKey(en: "any days, far ahead", uk: "будь-які дні, хоч і далекі")
  static let exitAgendaNone = MessageKey(en: "nothing is on", uk: "нічого немає")
  static let agendaWhereHint = MessageKey(
    en: "days are written alone; put other conditions after --where",
    uk: "дні пишуть окремо; інші умови ставте після --where", isAdvice: true)
  static let agendaNothingFits = MessageKey(
    en: "nothing that fits '{0}' is on from {1} to {2}", uk: "з {1} до {2} немає нічого, що відповідає «{0}»")
  static let agendaNextFits = MessageKey(en: "the next is on {0}: {1}", uk: "найближче — {0}: {1}")
  static let agendaNothing = MessageKey(en: "nothing is on from {0} to {1}", uk: "з {0} до {1} нічого немає")
  static let agendaNothingOn = MessageKey(en: "nothing is on that day: {0}", uk: "того дня нічого немає: {0}")
  static let agendaDaysTwice = MessageKey(
    en: "the days are given twice: as words and by {0}", uk: "дні вказано двічі: словами й через {0}")
  static let agendaAllDay = MessageKey(en: "all day", uk: "весь день")
  static let agendaDue = MessageKey(en: "due", uk: "термін")
  static let agendaMeal = MessageKey(en: "meal", uk: "страва")
  static let agendaExpiry = MessageKey(en: "use up", uk: "спожити")
  static let agendaMood = MessageKey(en: "mood", uk: "настрій")
  static let agendaPayment = MessageKey(en: "regular payment", uk: "регулярний платіж")
  static let agendaReminder = MessageKey(en: "reminder", uk: "нагадування")
  static let agendaDayOf = MessageKey(en: "day {0} of {1}", uk: "день {0} з {1}")
  static let agendaCut = MessageKey(
    en: "'{0}' takes place too often; its first {1} {1:time|times} of a day are shown",
    uk: "«{0}» буває надто часто; показано перші {1} {1:раз|рази|разів} за день")
  static let agendaUnread = MessageKey(
    en: "{0}: the rule of '{1}' cannot be read; only its first date is shown ('vault check' says why)",
    uk: "{0}: правило «{1}» не прочитано; показано лише першу дату (чому, скаже «vault check»)")
  static let agendaNoDirectives = MessageKey(
    en: "days have an order of their own: '{0}' can narrow them, but not sort, group or limit them",
    uk: "дні мають свій порядок: «{0}» може їх звузити, а не сортувати, групувати чи обмежити")
  static let commandToday = MessageKey(
    en: "Show today: what is on, what is overdue, what is to be done.",
    uk: "Показати сьогодні: що буде, що прострочено, що зробити.")
  static let exampleToday = MessageKey(en: "one screen for the day", uk: "день на одному екрані")
  static let exitTodayNone = MessageKey(
    en: "nothing is on, and there is nothing to do", uk: "нічого немає, і робити нічого")
  static let todayNothing = MessageKey(
    en: "nothing is on today, and there is nothing to do", uk: "сьогодні нічого немає, і робити нічого")
  static let todayMoreOverdue = MessageKey(
    en: "{0} more ('vault tasks overdue' lists all)", uk: "ще {0} («vault tasks прострочені» покаже всі)")
  static let todayMorePlanned = MessageKey(
    en: "{0} more, done by {1} ('vault plan' lists all)", uk: "ще {0}, до {1} («vault plan» покаже всі)")
  static let todayMoreExpiring = MessageKey(
    en: "{0} more ('vault pantry --expiring 7d' lists all)", uk: "ще {0} («vault pantry --expiring 7d» покаже всі)")
  static let todayMoreTomorrow = MessageKey(
    en: "{0} more ('vault agenda tomorrow' lists all)", uk: "ще {0} («vault agenda завтра» покаже всі)")
  static let zoneUnknown = MessageKey(
    en: "this system does not know the time zone {0}; its times are shown as written",
    uk: "система не знає часового поясу {0}; його час показано так, як записано")
}
