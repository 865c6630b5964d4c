/// Texts about completing repeating tasks and noting time.
package extension MessageKey {
  static let flagDoneOn = MessageKey(
    en: "the day on which it was done (default: today)", uk: "день, коли це зроблено (типово: сьогодні)")
  static let flagDoneSkip = MessageKey(
    en: "skip this occurrence of a repeating task", uk: "пропустити цей раз завдання, що повторюється")
  static let flagDoneMove = MessageKey(
    en: "move only this occurrence to another day or moment", uk: "перенести лише цей раз на інший день чи момент")
  static let exampleDoneRepeating = MessageKey(
    en: "complete one occurrence of a repeating task", uk: "завершити один раз завдання, що повторюється")
  static let exampleDoneSkip = MessageKey(en: "skip the next swimming", uk: "пропустити наступне плавання")
  static let exampleDoneMove = MessageKey(
    en: "this week on Monday; the next ones stay on Fridays", uk: "цього разу в понеділок; далі знову щоп’ятниці")
  static let markedDone = MessageKey(en: "'{0}' is done", uk: "«{0}» виконано")
  static let markedDoneCount = MessageKey(
    en: "{0} {0:item is|items are} done", uk: "виконано {0} {0:запис|записи|записів}")
  static let markedDoneAlready = MessageKey(
    en: "nothing to change: '{0}' is done already", uk: "нічого змінювати: «{0}» уже виконано")
  static let markedOpen = MessageKey(en: "'{0}' is open again", uk: "«{0}» знову відкрито")
  static let markedOpenCount = MessageKey(
    en: "{0} {0:item is|items are} open again", uk: "знову відкрито {0} {0:запис|записи|записів}")
  static let markedOpenAlready = MessageKey(
    en: "nothing to change: '{0}' is open already", uk: "нічого змінювати: «{0}» уже відкрито")
  static let markedCancelled = MessageKey(en: "'{0}' is cancelled", uk: "«{0}» скасовано")
  static let markedCancelledCount = MessageKey(
    en: "{0} {0:item is|items are} cancelled", uk: "скасовано {0} {0:запис|записи|записів}")
  static let markedCancelledAlready = MessageKey(
    en: "nothing to change: '{0}' is cancelled already", uk: "нічого змінювати: «{0}» уже скасовано")
  static let occurrenceDone = MessageKey(en: "'{0}' is done; next {1}", uk: "«{0}» виконано; наступного разу {1}")
  static let occurrenceDoneLate = MessageKey(
    en: "'{0}' is done; next {1}, {2} {2:day|days} late",
    uk: "«{0}» виконано; наступного разу {1}, запізнення {2} {2:день|дні|днів}")
  static let occurrenceSkipped = MessageKey(
    en: "'{0}' is skipped this time; next {1}", uk: "«{0}» цього разу пропущено; наступного разу {1}")
  static let occurrenceSkippedLate = MessageKey(
    en: "'{0}' is skipped this time; next {1}, {2} {2:day|days} late",
    uk: "«{0}» цього разу пропущено; наступного разу {1}, запізнення {2} {2:день|дні|днів}")
  static let occurrenceLateHint = MessageKey(
    en: "if it was done on its day: {0} --on {1}; if it was not: {0} --skip",
    uk: "якщо зроблено того дня: {0} --on {1}; якщо ні: {0} --skip")
  static let occurrenceLast = MessageKey(
    en: "'{0}' is done; that was the last time", uk: "«{0}» виконано; це був останній раз")
  static let occurrenceLastSkipped = MessageKey(
    en: "'{0}' is skipped; that was the last time", uk: "«{0}» пропущено; це був останній раз")
  static let occurrenceMoved = MessageKey(
    en: "'{0}' is on {1} this time; the next ones stay", uk: "«{0}» цього разу {1}; наступні лишаються")
  static let occurrenceReopened = MessageKey(
    en: "'{0}' is open again, due {1}", uk: "«{0}» знову відкрито, термін {1}")
  static let habitDone = MessageKey(en: "'{0}' is done: {1} of {2} ({3})", uk: "«{0}» виконано: {1} з {2} ({3})")
  static let habitFulfilled = MessageKey(
    en: "'{0}' is done: {1} of {2} ({3}); open again from {4}",
    uk: "«{0}» виконано: {1} з {2} ({3}); знову відкрито з {4}")
  static let habitReopened = MessageKey(
    en: "'{0}' is open again: {1} of {2} ({3})", uk: "«{0}» знову відкрито: {1} з {2} ({3})")
  static let habitNoDay = MessageKey(
    en: "{0} repeats on no day of its own that could be left out or moved: {1}",
    uk: "{0} не має власного дня, який можна пропустити чи перенести: {1}")
  static let habitNoDayHint = MessageKey(
    en: "it stays open until it was done that often; to note that it was done: {0}",
    uk: "завдання відкрите, доки не виконано стільки разів; щоб записати виконання: {0}")
  static let occurrenceRuleUnread = MessageKey(
    en: "{0} repeats by a rule that cannot be read: {1}", uk: "{0} повторюється за правилом, яке не читається: {1}")
  static let occurrenceRuleHint = MessageKey(
    en: "'vault check' says what is wrong; to end the task: {0}",
    uk: "«vault check» каже, що не так; щоб завершити завдання: {0}")
  static let occurrenceNoRule = MessageKey(en: "{0} does not repeat", uk: "{0} не повторюється")
  static let occurrenceNoRuleHint = MessageKey(
    en: "to make it repeat: {0} repeat=weekly; to move it: {0} due=DATE",
    uk: "щоб повторювалося: {0} repeat=щотижня; щоб перенести: {0} due=ДАТА")
  static let occurrenceNoDate = MessageKey(
    en: "{0} has no date that could move", uk: "{0} не має дати, яку можна перенести")
  static let occurrenceNoDateHint = MessageKey(
    en: "to give it one: {0} due=DATE", uk: "щоб дати її: {0} due=ДАТА")
  static let occurrenceNextFirst = MessageKey(
    en: "{0} comes again {1}, so this time cannot be moved that far",
    uk: "{0} настане знову {1}, тому так далеко цей раз не перенести")
  static let occurrenceNextFirstHint = MessageKey(
    en: "move it to a day before that, or skip it with '--skip'",
    uk: "перенесіть на день до того або пропустіть: «--skip»")
  static let occurrenceExcepted = MessageKey(
    en: "{0} never takes place {1}, so this time cannot be moved there",
    uk: "{0} не буває {1}, тому цей раз туди не перенести")
  static let occurrenceExceptedHint = MessageKey(
    en: "choose another day, or take it out of 'except'", uk: "виберіть інший день або приберіть його з «except»")
  static let occurrenceInWords = MessageKey(
    en: "the rule of {0} has its exceptions in words, so no key beside it can add more",
    uk: "правило {0} каже про винятки словами, тому ключ поряд не може казати більше")
  static let occurrenceInWordsHint = MessageKey(
    en: "write them as the keys 'except' and 'also'", uk: "запишіть їх ключами «except» і «also»")
  static let occurrenceNoneToCome = MessageKey(en: "all times of {0} are over", uk: "усі рази {0} уже минули")
  static let occurrenceNoneToComeHint = MessageKey(
    en: "to list them: {0} --from DATE", uk: "щоб побачити їх: {0} --from ДАТА")
  static let occurrenceNotLogged = MessageKey(
    en: "{0} has no completion in its log to take back", uk: "{0} не має в журналі виконання, яке можна скасувати")
  static let occurrenceNotLoggedHint = MessageKey(
    en: "'vault undo' takes back the last command", uk: "«vault undo» скасовує останню команду")
  static let statusLeftUnrepeated = MessageKey(
    en: "{0} {0:item|items} found {0:does|do} not repeat and {0:stays as it is|stay as they are}",
    uk:
      "{0} {0:знайдений запис не повторюється й лишається|знайдені записи не повторюються й лишаються|знайдених записів не повторюються й лишаються} як є"
  )
  static let doneKeepsNoDay = MessageKey(
    en: "{0} keeps no day on which it is done, so {1} would be lost",
    uk: "{0} не зберігає дня виконання, тож {1} зникло б")
  static let doneKeepsNoDayHint = MessageKey(
    en: "'completion-day' in its note or in the settings says so; without '--on' it is only ticked",
    uk: "так каже «completion-day» у нотатці чи в налаштуваннях; без «--on» буде лише позначка")
  static let doneLineGone = MessageKey(
    en: "'{0}' is done, and its line is deleted as it asks", uk: "«{0}» виконано, і рядок вилучено, як він і просить")
  static let doneWaits = MessageKey(
    en: "'{0}' waits for {1}, which {2:is|are} still open",
    uk: "«{0}» чекає на {1}, а {2:це завдання ще відкрите|ці завдання ще відкриті|ці завдання ще відкриті}")
  static let doneLineStays = MessageKey(
    en: "'{0}' is done and stays: only a line with nothing below it is deleted",
    uk: "«{0}» виконано, але рядок лишається: вилучається лише рядок, під яким нічого немає")
  static let subtasksQuestion = MessageKey(
    en: "'{0}' has {1} open {1:subtask|subtasks}. Mark {1:it|them} done, too?",
    uk:
      "«{0}» має {1} {1:відкрите підзавдання|відкриті підзавдання|відкритих підзавдань}. Позначити виконаними й {1:його|їх|їх}?"
  )
  static let subtasksStayOpen = MessageKey(
    en: "'{0}': {1} {1:subtask stays|subtasks stay} open; '--yes' marks {1:it|them}, too",
    uk:
      "«{0}»: {1} {1:підзавдання лишається відкритим|підзавдання лишаються відкритими|підзавдань лишаються відкритими}; «--yes» позначить і {1:його|їх|їх}"
  )
  static let startForgotten = MessageKey(
    en: "'{0}' was started {1} ago, and the time was not noted; to note it: {2} spent=DURATION",
    uk: "«{0}» почато {1} тому, і цей час не записано; щоб записати: {2} spent=ТРИВАЛІСТЬ")
  static let startStopped = MessageKey(en: "'{0}': {1} spent", uk: "«{0}»: витрачено {1}")
  static let startDamaged = MessageKey(
    en: "{0} is damaged, so vault does not know which task is running",
    uk: "{0} пошкоджено, тож невідомо, яке завдання виконується")
  static let startDamagedHint = MessageKey(
    en: "remove the file and start the task again; 'vault set ITEM spent=DURATION' records the time",
    uk: "вилучіть файл і почніть завдання знову; «vault set ЗАПИС spent=ТРИВАЛІСТЬ» запише витрачений час")
  static let spentUnread = MessageKey(
    en: "{0}: {1} cannot be added to 'spent: {2}'", uk: "{0}: {1} не вдалося додати до «spent: {2}»")
  static let spentUnreadHint = MessageKey(
    en: "to correct it: {0} spent=DURATION", uk: "щоб виправити: {0} spent=ТРИВАЛІСТЬ")
  static let startNothing = MessageKey(en: "no task is running", uk: "жодне завдання не виконується")
  static let startRunning = MessageKey(en: "'{0}' has been running since {1}", uk: "«{0}» виконується з {1}")
  static let startRunningFor = MessageKey(en: "{0}, since {1}: {2}", uk: "{0}, з {1}: {2}")
  static let startStarted = MessageKey(
    en: "'{0}' started at {1}; 'vault stop' notes how long it took",
    uk: "«{0}» почато о {1}; «vault stop» запише, скільки це тривало")
  static let startQuestion = MessageKey(
    en: "'{0}' has been running since {1}. Stop it?", uk: "«{0}» виконується з {1}. Зупинити?")
  static let startAnotherHint = MessageKey(
    en: "'vault stop' stops it; '--yes' stops it and starts this one",
    uk: "«vault stop» зупинить його; «--yes» зупинить і почне це")
  static let startNoTask = MessageKey(en: "'{0}' is not a task", uk: "«{0}» — не завдання")
  static let startClosed = MessageKey(en: "'{0}' is done or cancelled", uk: "«{0}» виконано або скасовано")
  static let startClosedHint = MessageKey(en: "to open it: {0}", uk: "щоб відкрити: {0}")
  static let commandStart = MessageKey(
    en: "Start a task, to note how long it takes.", uk: "Почати завдання, щоб записати, скільки воно триває.")
  static let operandStart = MessageKey(
    en: "the task; without one, what is running", uk: "завдання; без нього — те, що виконується")
  static let exampleStart = MessageKey(
    en: "mark the task as in progress, as a diff", uk: "позначити завдання як розпочате, як різниця")
  static let exampleStartNone = MessageKey(en: "what is running, and for how long", uk: "що виконується і як довго")
  static let commandStop = MessageKey(
    en: "Stop the running task and note how long it took.",
    uk: "Зупинити розпочате завдання й записати, скільки воно тривало.")
  static let flagStopSpent = MessageKey(
    en: "how long it really took, such as 1h20m", uk: "скільки воно справді тривало, як-от 1h20m")
  static let flagStopDiscard = MessageKey(
    en: "forget the start and note nothing", uk: "забути про початок і нічого не записувати")
  static let exampleStop = MessageKey(en: "note the time since 'vault start'", uk: "записати час від «vault start»")
  static let exampleStopSpent = MessageKey(en: "note another time", uk: "записати інший час")
  static let stopDiscarded = MessageKey(
    en: "'{0}': the start is forgotten, nothing was noted", uk: "«{0}»: початок забуто, нічого не записано")
  static let stopShort = MessageKey(
    en: "'{0}': less than a minute, nothing was noted", uk: "«{0}»: менше хвилини, нічого не записано")
  static let stopBeforeStart = MessageKey(
    en: "'{0}' was started {1}, after {2}", uk: "«{0}» почато {1}, пізніше ніж {2}")
  static let startToCome = MessageKey(
    en: "{0} is still to come, it is {1}", uk: "{0} ще попереду, зараз {1}")
  static let startNoTime = MessageKey(
    en: "'{0}' is a day, and '{1}' needs a time, such as 14:30",
    uk: "«{0}» — це день, а «{1}» потребує часу, як-от 14:30")
  static let flagStartAt = MessageKey(
    en: "when it began, up to now, such as 14:30", uk: "коли почалося, не пізніше ніж зараз, як-от 14:30")
  static let flagStopAt = MessageKey(
    en: "when it ended, up to now, such as 14:30", uk: "коли скінчилося, не пізніше ніж зараз, як-от 14:30")
  static let stopBehind = MessageKey(
    en: "'{0}' was started {1}, but the clock shows {2}: it is still running",
    uk: "«{0}» почато {1}, а годинник показує {2}: завдання ще триває")
  static let stopBehindHint = MessageKey(
    en: "'vault stop --spent DURATION' notes how long it took, '--discard' forgets the start",
    uk: "«vault stop --spent ТРИВАЛІСТЬ» записує, скільки воно тривало, «--discard» забуває початок")
  static let stopGone = MessageKey(en: "'{0}' is no longer in {1}", uk: "«{0}» уже немає в {1}")
  static let stopGoneHint = MessageKey(
    en: "'vault stop --discard' forgets its start", uk: "«vault stop --discard» забуде про початок")
  static let stopNotADuration = MessageKey(
    en: "'{0}' is not a duration such as 45m or 1h20m", uk: "«{0}» — не тривалість, як-от 45m чи 1h20m")
  static let stopQuestion = MessageKey(
    en: "'{0}' was started {1}, {2} ago. Note all of that?", uk: "«{0}» почато {1}, {2} тому. Записати весь цей час?")
  static let stopForgotten = MessageKey(
    en: "'{0}' was started {1}, {2} ago: was it forgotten?", uk: "«{0}» почато {1}, {2} тому: може, про нього забули?")
  static let stopForgottenHint = MessageKey(
    en: "'--spent 1h20m' notes how long it took, '--discard' nothing, '--yes' all of it",
    uk: "«--spent 1h20m» запише, скільки воно тривало, «--discard» — нічого, «--yes» — усе")
  static let stopForgottenWarning = MessageKey(
    en: "{0} is long: was 'vault stop' forgotten?", uk: "{0} — це довго: може, забули «vault stop»?")
  static let undoRunsAgain = MessageKey(en: "'{0}' is running again, since {1}", uk: "«{0}» знову виконується, з {1}")
  static let undoRunsNoLonger = MessageKey(en: "'{0}' is not running any more", uk: "«{0}» більше не виконується")
}
