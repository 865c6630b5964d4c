/// Texts about moods and the plan of a day.
package extension MessageKey {
  static let commandPlan = MessageKey(
    en: "Plan the rest of a day, or a week.", uk: "Спланувати решту дня або тиждень.")
  static let operandPlan = MessageKey(
    en: "a day, or 'week' for seven days (default: today)", uk: "день або «тиждень» на сім днів (типово: сьогодні)")
  static let flagPlanStrategy = MessageKey(
    en: "in which order tasks of one urgency are planned (default: the setting 'strategy')",
    uk: "у якому порядку планувати завдання однакової терміновості (типово: налаштування «strategy»)")
  static let flagPlanExplain = MessageKey(
    en: "say why each task is where it is", uk: "пояснити, чому завдання стоїть саме там")
  static let flagPlanApply = MessageKey(
    en: "write the times into the tasks", uk: "записати час у завдання")
  static let flagPlanClear = MessageKey(
    en: "take back the times that plans wrote for the day or the days",
    uk: "забрати час, який плани записали на день чи дні")
  static let flagPlanKeep = MessageKey(
    en: "make the time that a plan wrote for the task your own: no plan moves it",
    uk: "зробити час, який план записав для завдання, своїм: план його не пересуне")
  static let examplePlanClear = MessageKey(
    en: "the times of today and the six days after it go", uk: "час на сьогодні й шість днів по тому зникає")
  static let planClearNothing = MessageKey(
    en: "no plan wrote a time for these days", uk: "на ці дні жоден план не записав часу")
  static let planKeepNotOwned = MessageKey(
    en: "the time of '{0}' is not a plan's", uk: "час «{0}» записав не план")
  static let flagPlanAll = MessageKey(
    en: "list also what is left out and has no near date", uk: "показати й те, що не вмістилося і не має близької дати")
  static let examplePlan = MessageKey(en: "the rest of today", uk: "решта сьогоднішнього дня")
  static let examplePlanExplain = MessageKey(en: "tomorrow, with the reasons", uk: "завтра, з поясненнями")
  static let examplePlanApply = MessageKey(
    en: "what would be written into the tasks", uk: "що було б записано в завдання")
  static let planNothing = MessageKey(en: "there is nothing to plan", uk: "планувати нічого")
  static let planTooLong = MessageKey(
    en: "at most {0} {0:day|days} are planned at once", uk: "за раз можна спланувати щонайбільше {0} {0:день|дні|днів}")
  static let planNoMood = MessageKey(
    en: "no recent mood: difficulty is left out ('vault mood MOOD' says how you feel)",
    uk: "немає недавнього настрою: складність не враховано («vault mood НАСТРІЙ»)")
  static let planOverlap = MessageKey(en: "'{0}' and '{1}' overlap", uk: "«{0}» і «{1}» перетинаються")
  static let planConflict = MessageKey(
    en: "{0} is in conflict: a task of both halves counts once, as the first half has it",
    uk: "{0} містить конфлікт: завдання з обох половин враховано раз, за першою половиною")
  static let planExceeded = MessageKey(
    en: "{0}: more is planned than 'capacity' allows, because it is due",
    uk: "{0}: заплановано понад «capacity», бо термін настав")
  static let planLeft = MessageKey(en: "not planned", uk: "не заплановано")
  static let planLeftHeading = MessageKey(en: "Left out", uk: "Не вмістилося")
  static let planLeftDistant = MessageKey(
    en: "{0} more without a near date ('--all' lists them)", uk: "ще {0} без близької дати («--all» покаже)")
  static let planFirstDay = MessageKey(en: "room: {0}", uk: "місце: {0}")
  static let planReasonOverdue = MessageKey(en: "overdue", uk: "прострочено")
  static let planReasonDueToday = MessageKey(en: "due today", uk: "термін сьогодні")
  static let planReasonScheduled = MessageKey(en: "for this day", uk: "на цей день")
  static let planReasonDueSoon = MessageKey(en: "due within 7 days", uk: "термін протягом 7 днів")
  static let planReasonDistant = MessageKey(en: "no near date", uk: "без близької дати")
  static let planReasonPriority = MessageKey(en: "by priority", uk: "за пріоритетом")
  static let planReasonHardest = MessageKey(en: "hardest first", uk: "спершу найскладніше")
  static let planReasonEasiest = MessageKey(en: "easiest first", uk: "спершу найлегше")
  static let planReasonDeadline = MessageKey(en: "moved up for its deadline", uk: "піднято через термін")
  static let planReasonLate = MessageKey(en: "late", uk: "запізно")
  static let planReasonBeyond = MessageKey(en: "beyond 'capacity'", uk: "понад «capacity»")
  static let planReasonMissed = MessageKey(en: "missed its time", uk: "пропустило свій час")
  static let planReasonPart = MessageKey(en: "one of several parts", uk: "одна з кількох частин")
  static let planReasonFollows = MessageKey(en: "follows another task", uk: "після іншого завдання")
  static let planReasonNoRoom = MessageKey(en: "no room for {0}", uk: "немає місця на {0}")
  static let planReasonNoHours = MessageKey(en: "no active hours", uk: "немає активних годин")
  static let planReasonCapacity = MessageKey(en: "'capacity' of the day is used up", uk: "«capacity» дня вичерпано")
  static let planReasonFill = MessageKey(
    en: "'fill' takes no more tasks without length, difficulty, category or priority",
    uk: "«fill» не бере більше завдань без тривалості, складності, категорії чи пріоритету")
  static let planSettingUnread = MessageKey(en: "{0}; the plan takes {1}", uk: "{0}; план бере {1}")
  static let planAllHours = MessageKey(en: "all active hours", uk: "усі активні години")
  static let planNoCapacity = MessageKey(en: "as much as fits", uk: "скільки вміститься")
  static let planSteps = MessageKey(en: "with {0}", uk: "разом із {0}")
  static let planTotal = MessageKey(en: "{0}, done by {1}", uk: "{0}, до {1}")
  static let planReasonWaits = MessageKey(en: "waits for another task", uk: "чекає на інше завдання")
  static let planKindEvent = MessageKey(en: "event", uk: "подія")
  static let planKindLesson = MessageKey(en: "lesson", uk: "заняття")
  static let planKindFixed = MessageKey(en: "fixed", uk: "фіксоване")
  static let planKindPinned = MessageKey(en: "pinned", uk: "закріплене")
  static let planKindRunning = MessageKey(en: "running", uk: "триває")
  static let planKindPlanned = MessageKey(en: "planned", uk: "заплановане")
  static let planKindFree = MessageKey(en: "free", uk: "вільно")
  static let planKindDone = MessageKey(en: "done", uk: "зроблено")
  static let planKindMissed = MessageKey(en: "missed", uk: "пропущено")
  static let planKept = MessageKey(
    en: "{0} {1:keeps|keep} the time that was written by hand",
    uk: "{0} {1:зберігає|зберігають|зберігають} час, записаний від руки")
  static let commandWhy = MessageKey(
    en: "Say why an item shows where it does: its group, its list, its place in the plan.",
    uk: "Пояснити, чому запис саме там, де є: його група, список, місце в плані.")
  static let operandWhy = MessageKey(
    en: "a task, a line of a shopping list, or a note", uk: "завдання, рядок списку покупок або нотатка")
  static let exampleWhyLine = MessageKey(
    en: "what the tomato paste is to be bought for", uk: "для чого купувати томатну пасту")
  static let whyClosed = MessageKey(
    en: "{0}: lists of tasks leave it out", uk: "{0}: у списках завдань його немає")
  static let whyPlan = MessageKey(en: "Plan: {0}", uk: "План: {0}")
  static let whyDue = MessageKey(en: "{0}: due {1}", uk: "{0}: термін — {1}")
  static let whyScheduled = MessageKey(en: "{0}: planned for {1}", uk: "{0}: заплановано на {1}")
  static let whyStart = MessageKey(en: "{0}: takes place {1}", uk: "{0}: відбувається {1}")
  static let whyNoDate = MessageKey(
    en: "{0}: it is neither due, nor planned, nor does it start on a day",
    uk: "{0}: у нього немає ні терміну, ні запланованого дня, ні початку")
  static let whyHeld = MessageKey(
    en: "it {0}; until then only --waiting shows it", uk: "{0}; доти його показує лише --waiting")
  static let whyList = MessageKey(en: "in the list {0}", uk: "у списку {0}")
  static let whyFrom = MessageKey(en: "on the list because of {0}", uk: "у списку через {0}")
  static let whyFor = MessageKey(en: "needed on {0}", uk: "потрібно на {0}")
  static let whyByHand = MessageKey(
    en: "written by hand: no recipe or meal asks for it", uk: "вписано від руки: його не просить ні рецепт, ні страва")
  static let whyLine = MessageKey(en: "its type is {0}, as a line of {1}", uk: "його тип — «{0}», бо це рядок у {1}")
  static let whyTypeKey = MessageKey(
    en: "its type is {0}, as its key 'type' says", uk: "його тип — «{0}», так каже ключ «type»")
  static let whyTypeFolder = MessageKey(
    en: "its type is {0}, by the folder of {1}", uk: "його тип — «{0}», за текою {1}")
  static let exampleWhy = MessageKey(en: "why the review is planned when it is", uk: "чому огляд заплановано саме тоді")
  static let whyNotPlanned = MessageKey(
    en: "'{0}' is not in the plan of today", uk: "«{0}» не входить до сьогоднішнього плану")
  static let commandMood = MessageKey(en: "Note how you feel.", uk: "Записати, як ви почуваєтеся.")
  static let operandMood = MessageKey(
    en: "very-sad, sad, neutral, happy, very-happy, tired, a face, or -2 to 2 (default: ask)",
    uk: "дуже сумно, сумно, нейтрально, радісно, дуже радісно, втомлено, смайлик або від -2 до 2 (типово: запитати)")
  static let operandMoodText = MessageKey(en: "what to say of it", uk: "що про це сказати")
  static let flagMoodEnergy = MessageKey(en: "how much energy you have", uk: "скільки у вас сил")
  static let flagMoodAt = MessageKey(en: "when it was (default: now)", uk: "коли це було (типово: зараз)")
  static let flagMoodTask = MessageKey(en: "the task that was being done", uk: "завдання, яке ви робили")
  static let flagMoodEdit = MessageKey(
    en: "change the last check-in of the day", uk: "змінити останній запис настрою дня")
  static let flagMoodOn = MessageKey(
    en: "the day (default: today); another one needs --at or --edit",
    uk: "день (типово: сьогодні); для іншого потрібно --at або --edit")
  static let exampleMood = MessageKey(en: "a check-in now", uk: "запис настрою на зараз")
  static let exampleMoodTask = MessageKey(en: "a check-in after a task", uk: "запис настрою після завдання")
  static let moodQuestion = MessageKey(
    en: "How do you feel? -2 😢  -1 🙁  0 😐  1 🙂  2 😄 (Enter skips):",
    uk: "Як ви почуваєтеся? -2 😢  -1 🙁  0 😐  1 🙂  2 😄 (Enter пропускає):")
  static let moodMissing = MessageKey(en: "which mood?", uk: "який настрій?")
  static let moodUnknown = MessageKey(en: "'{0}' is not a mood", uk: "«{0}» — не настрій")
  static let moodHint = MessageKey(
    en: "very-sad, sad, neutral, happy, very-happy, a face such as 🙂, or -2 to 2",
    uk: "дуже сумно, сумно, нейтрально, радісно, дуже радісно, смайлик як-от 🙂 або від -2 до 2")
  static let moodNotATime = MessageKey(
    en: "{0}: '{1}' is not a time such as 14:30", uk: "{0}: «{1}» — не час, як-от 14:30")
  static let moodNoneToday = MessageKey(en: "there is no check-in today yet", uk: "сьогодні ще немає записів настрою")
  static let moodNoneOn = MessageKey(
    en: "there is no check-in that day: {0}", uk: "того дня немає записів настрою: {0}")
  static let moodNoneTodayHint = MessageKey(
    en: "'vault mood MOOD' writes one", uk: "«vault mood НАСТРІЙ» зробить запис")
  static let flagMoodSeed = MessageKey(
    en: "choose the exercise that is offered by a number, the same each time",
    uk: "вибрати запропоновану вправу за числом, щоразу ту саму")
  static let moodOffer = MessageKey(
    en: "a few minutes for yourself? 'vault {0}'", uk: "кілька хвилин для себе? «vault {0}»")
  static let moodEncouragement = MessageKey(
    en: "that was noted; one thing at a time is enough", uk: "записано; досить робити по одній справі")
  static let flagDoneMood = MessageKey(
    en: "how you feel afterwards, for the diary", uk: "як ви почуваєтеся після цього, для щоденника")
  static let exampleDoneMood = MessageKey(en: "with a check-in in the diary", uk: "із записом у щоденнику")
  static let doneMoodNeedsTime = MessageKey(
    en: "{0} with {1} needs {2}: when was it?", uk: "{0} з {1} потребує {2}: коли це було?")
  static let reopenCheckInQuestion = MessageKey(
    en: "The diary has a check-in after '{0}'. Remove it, too?",
    uk: "У щоденнику є запис настрою після «{0}». Прибрати і його?")
  static let reopenCheckInStays = MessageKey(
    en: "the check-in after '{0}' stays in the diary; '--yes' removes it, too",
    uk: "запис настрою після «{0}» лишається в щоденнику; «--yes» прибере і його")

  static let commandStats = MessageKey(
    en: "Look back: moods, tasks, energy, time, habits, the diary or money.",
    uk: "Озирнутися: настрій, завдання, сили, час, звички, щоденник або гроші.")
  static let operandStats = MessageKey(en: "what to look at", uk: "на що дивитися")
  static let flagStatsFrom = MessageKey(
    en: "the first day (default: six days before the last)", uk: "перший день (типово: за шість днів до останнього)")
  static let flagStatsTo = MessageKey(en: "the last day (default: today)", uk: "останній день (типово: сьогодні)")
  static let exampleStats = MessageKey(en: "the moods of the last seven days", uk: "настрій останніх семи днів")
  static let exampleStatsTime = MessageKey(en: "the hours of a month", uk: "години за місяць")
  static let exitStatsNone = MessageKey(en: "there is nothing to show", uk: "немає чого показати")
  static let statsNothing = MessageKey(
    en: "nothing is noted from {0} to {1}", uk: "з {0} до {1} нічого не записано")
  static let statsNone = MessageKey(en: "nothing is noted", uk: "нічого не записано")
  static let statsDaysTurned = MessageKey(
    en: "the first day, {0}, is after the last, {1}", uk: "перший день, {0}, після останнього, {1}")
  static let statsMean = MessageKey(
    en: "mean {0} of {1} {1:check-in|check-ins}", uk: "середнє {0} з {1} {1:запису|записів|записів}")
  static let statsBest = MessageKey(en: "best: {0}", uk: "найкраще: {0}")
  static let statsWorst = MessageKey(en: "worst: {0}", uk: "найгірше: {0}")
  static let statsDone = MessageKey(en: "done {0}, open {1}", uk: "зроблено {0}, відкрито {1}")
  static let statsSpent = MessageKey(en: "spent {0}, planned {1}", uk: "витрачено {0}, заплановано {1}")
  static let statsPlanned = MessageKey(en: "of {0} planned", uk: "із запланованих {0}")
  static let statsByCategory = MessageKey(en: "By category", uk: "За категоріями")
  static let statsByDifficulty = MessageKey(en: "By difficulty", uk: "За складністю")
  static let statsByPart = MessageKey(en: "By part of the day", uk: "За частиною дня")
  static let statsByWeekday = MessageKey(en: "By weekday", uk: "За днями тижня")
  static let statsByList = MessageKey(en: "By list", uk: "За списками")
  static let statsByTag = MessageKey(en: "By tag", uk: "За тегами")
  static let statsByWeek = MessageKey(en: "By week", uk: "За тижнями")
  static let statsByDay = MessageKey(en: "By day", uk: "За днями")
  static let statsLifts = MessageKey(en: "lifts", uk: "піднімає")
  static let statsLowers = MessageKey(en: "lowers", uk: "знижує")
  static let statsNeither = MessageKey(en: "neither", uk: "не впливає")
  static let statsTooLittle = MessageKey(en: "too little data", uk: "замало даних")
  static let commandBreathe = MessageKey(en: "Breathe: 4-7-8, four times.", uk: "Дихати: 4-7-8, чотири рази.")
  static let exampleBreathe = MessageKey(en: "a minute and a quarter", uk: "трохи більше хвилини")
  static let breatheCycle = MessageKey(en: "{0} of {1}", uk: "{0} з {1}")
  static let breathePlain = MessageKey(
    en: "{0} of {1}: {2}, {3} {3:second|seconds}", uk: "{0} з {1}: {2}, {3} {3:секунда|секунди|секунд}")
  static let breatheIn = MessageKey(en: "breathe in", uk: "вдих")
  static let breatheHold = MessageKey(en: "hold", uk: "затримка")
  static let breatheOut = MessageKey(en: "breathe out", uk: "видих")
  static let breatheDone = MessageKey(en: "well done", uk: "чудово")
  static let commandGround = MessageKey(
    en: "Come back to here and now with five senses.", uk: "Повернутися до «тут і зараз» п’ятьма чуттями.")
  static let exampleGround = MessageKey(en: "five cards", uk: "п’ять карток")
  static let groundSee = MessageKey(en: "Name 5 things that you see.", uk: "Назвіть 5 речей, які бачите.")
  static let groundTouch = MessageKey(en: "Touch 4 things.", uk: "Торкніться 4 речей.")
  static let groundHear = MessageKey(en: "Listen for 3 sounds.", uk: "Почуйте 3 звуки.")
  static let groundSmell = MessageKey(en: "Notice 2 smells.", uk: "Відчуйте 2 запахи.")
  static let groundTaste = MessageKey(en: "Notice 1 taste.", uk: "Відчуйте 1 смак.")
  static let groundNext = MessageKey(en: "Enter goes on:", uk: "Enter — далі:")
  static let flagKeep = MessageKey(
    en: "write the answers to the diary (default: keep nothing)",
    uk: "записати відповіді до щоденника (типово: нічого не зберігати)")
  static let commandGratitude = MessageKey(
    en: "Name three things that you are grateful for.", uk: "Назвати три речі, за які ви вдячні.")
  static let exampleGratitude = MessageKey(
    en: "three questions", uk: "три запитання")
  static let gratitudeFirst = MessageKey(en: "What are you grateful for?", uk: "За що ви вдячні?")
  static let gratitudeSecond = MessageKey(en: "What else?", uk: "За що ще?")
  static let gratitudeThird = MessageKey(en: "And one more?", uk: "І ще за одне?")
  static let gratitudeEntry = MessageKey(en: "grateful for: {0}", uk: "вдячність: {0}")
  static let commandFeel = MessageKey(
    en: "Say what you feel, and why.", uk: "Сказати, що ви відчуваєте і чому.")
  static let exampleFeel = MessageKey(en: "two questions", uk: "два запитання")
  static let feelEmotion = MessageKey(en: "Which emotion is it?", uk: "Яка це емоція?")
  static let feelWhy = MessageKey(en: "Why do you feel it?", uk: "Чому ви її відчуваєте?")
  static let feelEntry = MessageKey(en: "feeling {0}, because: {1}", uk: "відчуття: {0}, бо {1}")
  static let commandDraw = MessageKey(
    en: "Draw with seven colours on a small canvas.", uk: "Малювати сімома кольорами на маленькому полотні.")
  static let flagDrawOutput = MessageKey(
    en: "a new file for the drawing, as SVG", uk: "новий файл для малюнка у форматі SVG")
  static let exampleDraw = MessageKey(en: "one stroke after another", uk: "мазок за мазком")
  static let drawHow = MessageKey(
    en:
      "a stroke is a colour, a column to {0} and a row to {1}, and further ones for a line: '5 2 9 23 9'; colours: 1 red, 2 orange, 3 yellow, 4 green, 5 blue, 6 purple, 7 brown, 0 none",
    uk:
      "мазок — це колір, стовпець до {0} і рядок до {1}, а для лінії ще й наступні: «5 2 9 23 9»; кольори: 1 червоний, 2 помаранчевий, 3 жовтий, 4 зелений, 5 синій, 6 фіолетовий, 7 коричневий, 0 жодного"
  )
  static let drawStroke = MessageKey(en: "Stroke (Enter ends):", uk: "Мазок (Enter завершує):")
  static let drawUnread = MessageKey(en: "'{0}' is not a stroke", uk: "«{0}» — не мазок")
  static let drawNothing = MessageKey(en: "nothing was drawn", uk: "нічого не намальовано")
  static let drawSaved = MessageKey(en: "saved as {0}", uk: "збережено як {0}")
  static let drawEntry = MessageKey(en: "drawing: {0}", uk: "малюнок: {0}")
  static let questionsUnanswered = MessageKey(
    en: "every question needs an answer", uk: "кожне запитання потребує відповіді")
  static let questionsHint = MessageKey(
    en: "what you write is not kept unless you give '--keep'", uk: "написане не зберігається, якщо не додати «--keep»")
  static let questionsLetGo = MessageKey(
    en: "nothing was kept ('--keep' writes it to the diary)", uk: "нічого не збережено («--keep» запише до щоденника)")

  static let todayNext = MessageKey(en: "next: {0} {1}", uk: "далі: {0} {1}")
  static let todayNow = MessageKey(en: "now: {1}", uk: "зараз: {1}")
  static let todayMood = MessageKey(en: "mood {0}", uk: "настрій {0}")
  static let todayPlan = MessageKey(en: "Plan", uk: "План")

  static let streak = MessageKey(
    en: "done {0} of {1} {1:time|times}, {2} in a row, at most {3}",
    uk: "виконано {0} з {1} {1:разу|разів|разів}, {2} поспіль, щонайбільше {3}")
  static let streakRun = MessageKey(en: "{0} in a row", uk: "{0} поспіль")
  static let showStreak = MessageKey(en: "streak", uk: "серія")
  static let statsHabits = MessageKey(en: "What repeats", uk: "Що повторюється")
  static let statsHabitsDone = MessageKey(
    en: "{0} of {1} that were due are done", uk: "виконано {0} з {1}, які мали бути")
  static let statsRuns = MessageKey(en: "{0} in a row, at most {1}", uk: "{0} поспіль, щонайбільше {1}")
  static let exampleStatsHabits = MessageKey(
    en: "how often what repeats was done of how often it was due", uk: "як часто виконано те, що повторюється")
  static let flagStatsBy = MessageKey(
    en: "tasks, time: only by category, list, tag, day or week",
    uk: "tasks, time: лише за категорією, списком, міткою, днем чи тижнем")
  static let flagStatsCSV = MessageKey(en: "short for --format csv", uk: "коротко для --format csv")
  static let flagStatsHTML = MessageKey(
    en: "print one page with charts, short for --format html", uk: "надрукувати сторінку з діаграмами, --format html")
  static let statsByTopic = MessageKey(
    en: "'{0}' groups 'vault stats tasks' and 'vault stats time', not '{1}'",
    uk: "«{0}» групує «vault stats tasks» і «vault stats time», а не «{1}»")
  static let exampleStatsBy = MessageKey(en: "a table of the time by list", uk: "таблиця часу за списками")
  static let flagPlanEval = MessageKey(
    en: "say how well your check-ins are predicted from those before them",
    uk: "сказати, наскільки точно ваші записи передбачаються з попередніх")
  static let planReasonHistory = MessageKey(en: "by your history", uk: "за вашою історією")
  static let planLearned = MessageKey(
    en: "learned from {0} {0:check-in|check-ins}: what went together, not why",
    uk: "вивчено з {0} {0:запису|записів|записів}: що збігалося, а не чому")
  static let planLearnedLengths = MessageKey(
    en: "lengths by the time that {0} done {0:task|tasks} took",
    uk: "тривалості за часом, який забрали {0} {0:виконане завдання|виконані завдання|виконаних завдань}")
  static let planTooFew = MessageKey(
    en: "{0} {0:check-in|check-ins} with a mood, fewer than {1}: planned as 'adaptive'",
    uk: "{0} {0:запис|записи|записів} настрою, менше ніж {1}: сплановано як «adaptive»")
  static let planEvalNothing = MessageKey(
    en: "fewer than two check-ins have a mood", uk: "записів із настроєм менше ніж два")
  static let planEvalErrors = MessageKey(
    en: "{0} {0:check-in|check-ins} predicted; mean absolute error: learned {1}, mean so far {2}, last mood {3}",
    uk:
      "передбачено {0} {0:запис|записи|записів}; середня абсолютна похибка: вивчене {1}, середнє досі {2}, останній настрій {3}"
  )
  static let planEvalLengths = MessageKey(
    en: "{0} {0:length|lengths} predicted; mean absolute error: learned {1}, as planned {2}",
    uk: "передбачено {0} {0:тривалість|тривалості|тривалостей}; середня абсолютна похибка: вивчене {1}, за планом {2}")
  static let planEvalBetter = MessageKey(
    en: "what is learned predicts better than the mean", uk: "вивчене передбачає краще, ніж середнє")
  static let planEvalNoBetter = MessageKey(en: "no better than the mean", uk: "не краще за середнє")
}
