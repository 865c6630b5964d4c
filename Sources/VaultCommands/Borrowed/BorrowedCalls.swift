/// What people type first who know another program, or the commands by their own language: the one vocabulary of calls that
/// vault does not have.
///
/// One pattern a line; the first that fits counts. `a|b` is either word. Words in capitals stand for what was typed:
/// `TEXT` and its like for some words, `DATE` for a date, `LENGTH` for a length of time, `N` for a number, `SUM` for a
/// sum of money, `FACTOR` for `2x`, `1/2` and the like, `AMOUNT` for a number with a unit, `UNIT` for one word, `DAYS`
/// for words that are days and nothing else; `…` for whatever follows. What ends in `?` may be left out, what ends in
/// `!` is only what the vault has, and slots joined by `&` stand in any order. Behind `=` stands the call that is meant
/// and is done, because it is the only one and changes nothing; behind `>` stand calls that are named only. A line that
/// begins with a command of vault is asked where the call is wrong, never before: a command keeps its meaning. A word
/// that only names a command, `гроші … > money …`, leaves the rest to the lines and the verbs of that command.
///
/// Origin: the commands of todo.txt, Taskwarrior, zk, Obsidian, khal, hledger, Mealie, CookCLI, git and a shell; written
/// by hand for this project.
/// Licence: none needed (facts).
enum BorrowedCalls {
  static let table = """
    version|ver|версія = --version
    ?|допомога|довідка … = help …
    tutorial|manual|docs > help or man
    what|what's|що dinner|lunch|breakfast|supper|вечерю|вечеря|обід|сніданок DAYS > meals DAYS
    what|what's|що dinner|lunch|breakfast|supper|вечерю|вечеря|обід|сніданок > meals today or cookable
    what|що cook|make|eat|prepare|bake|готувати|приготувати|зварити|спекти|їсти|з’їсти|з'їсти > cookable
    what|що buy|купити|докупити > shop
    what|що expires|expiring|expire|spoils|закінчується|псується|зіпсується soon|скоро? > pantry --expiring 7d
    what|what's|що today|сьогодні > today
    what|what's|що DAYS > agenda DAYS
    what|what's next > next
    what|what's|що > today or help
    сьогодні = today
    now|time|час > today or plan
    month|місяць = calendar
    DAYS = agenda DAYS
    today DAYS > agenda DAYS
    events|event|calendar|agenda|події add|new|create|додати TEXT > new event TEXT
    meeting|event|appointment|подія|зустріч TEXT > new event TEXT
    meals? DAY & MEAL & RECIPE! > meals add DAY MEAL RECIPE
    breakfast|lunch|dinner|supper|сніданок|обід|вечеря DAYS > meals DAYS
    breakfast|lunch|dinner|supper|сніданок|обід|вечеря > meals
    events|schedule|події DAYS = agenda DAYS
    at|on|day DAYS > agenda DAYS
    events|schedule|події > agenda
    розклад групи TEXT > timetable --group TEXT
    розклад викладача TEXT > timetable --teacher TEXT
    розклад DAYS > timetable --date DAYS LESSONS or agenda DAYS
    timetable|lessons|classes|lectures|пари|заняття|уроки DAYS > timetable --date DAYS LESSONS
    timetable list|show|week|тиждень > timetable
    lessons|classes|lectures|пари|заняття|уроки > timetable
    when|коли next|наступна|наступне … > next
    next|наступна|наступне lesson|class|пара|заняття > next
    розклад > timetable or agenda
    cal|календар … = calendar …
    план DAYS = plan DAYS
    план = plan
    план … > plan …

    todo|todos|task add|new|a|додати|додай TEXT > add TEXT
    todo|todos|task add|new|a|додати|додай > add TEXT
    todo|todos|task done|do|complete ITEM > done ITEM
    todo|todos|task done|do|complete > done ITEM
    todo|todos|task list|ls|next > tasks
    todo|todos|task > tasks
    todo|todos|task TEXT > add TEXT
    завдання|задачі|справи … = tasks …
    overdue|late|прострочено|прострочене|прострочені = tasks overdue
    completed|зроблені|виконані = tasks done
    important|urgent|lsp|listpri|важливі|термінові = tasks high
    flagged = list flagged
    waiting|blocked|deferred|чекають|заблоковані|відкладені = tasks waiting
    someday|колись = tasks someday
    recurring|повторювані = tasks recurring
    all|due|deadlines|дедлайни > tasks
    due DAYS > tasks DAYS
    a TEXT > add TEXT
    create|note|нотатка TEXT > add TEXT or new note TEXT
    create|note|нотатка > add TEXT or new note TEXT
    запиши|записати|write у|в|in щоденник|diary|journal TEXT > diary TEXT
    додати|додай|запиши|put у|в|до|on покупки|покупок|shopping THINGS > shop add THINGS
    додати|додай|запиши|put THINGS у|в|до|on покупки|покупок|shopping > shop add THINGS
    add -p|-P|-l UNIT TEXT > add !UNIT TEXT
    додати|додай|запиши|write TEXT > add TEXT
    додати|додай|запиши|write > add TEXT
    remind me|us to|about TEXT > add TEXT
    remind me|us|to > add TEXT
    remind me|us|to TEXT > add TEXT
    remind TEXT > add TEXT
    нагадай|нагадати|нагадування мені|про TEXT > add TEXT
    нагадай|нагадати|нагадування мені|про > add TEXT
    нагадай|нагадати|нагадування TEXT > add TEXT
    нагадай|нагадати|нагадування > remind
    reminders > remind
    done|complete|finish|cancel|готово|виконати all|everything|всі|усі|все|усе > done --where QUERY
    complete|finish|do|зробити|зроблено|готово|виконано|виконати|виконай|закінчити|завершити ITEM > done ITEM
    complete|finish|do|зробити|зроблено|готово|виконано|виконати|закінчити|завершити > done ITEM
    snooze|postpone|defer|delay|reschedule|push|відкласти|відклади|перенести|перенеси|посунути|посунь|mv|move|перемістити|перемісти ITEM to|until|till|by|for|on|на|до|по|у|в? DATE > POSTPONED
    snooze|postpone|defer|delay|reschedule|push|відкласти|відклади|перенести|перенеси|посунути|посунь|mv|move|перемістити|перемісти ITEM by|for|на? LENGTH > POSTPONED
    snooze|postpone|defer|delay|reschedule|push|відкласти|відклади|перенести|перенеси|посунути|посунь ITEM > POSTPONED
    snooze|postpone|defer|delay|reschedule|відкласти|відклади|перенести|перенеси|посунути|посунь > set ITEM due=tomorrow
    нова|нове|новий|нову задача|завдання|справа|задачу TEXT > add TEXT
    нова|нове|новий|нову рецепт TEXT > new recipe TEXT
    нова|нове|новий|нову подія|зустріч TEXT > new event TEXT
    нова|нове|новий|нову нотатка|нотатку TEXT > new note TEXT
    нова|нове|новий|нову … > help new
    track|begin|почати|почни|розпочати|розпочни ITEM > start ITEM
    track|begin|почати|почни|розпочати|розпочни > start ITEM
    pause|зупинити|зупини > stop
    set ITEM due DATE > set ITEM due=DATE
    set ITEM priority UNIT > set ITEM priority=UNIT
    set ITEM list LIST! > set ITEM list=LIST
    set ITEM list UNIT > new list UNIT && set ITEM list=UNIT
    set ITEM tag|tags UNIT > set ITEM tags+=UNIT
    set|edit ITEM KEY=VALUE > set ITEM KEY=VALUE
    pri|prioritize ITEM UNIT > set ITEM priority=high
    depri ITEM > set ITEM priority=none
    append|prepend|annotate … > edit ITEM
    archive ITEM > done ITEM or cancel ITEM

    search -A|-B|-C|-m N QUERY > search QUERY
    search -i|-n|-r|-w|-l|-c|-e QUERY > search QUERY
    tasks|search -p|-P UNIT > tasks priority:UNIT
    grep|rg|ag -i|-n|-r|-w|-l|-c|-s|-v|-e|-f|-ri|-rn|-in|-rin QUERY > search QUERY
    grep|rg|ag QUERY > search QUERY
    grep|rg|ag|find|знайти|знайди|шукати|шукай|пошук > search QUERY
    find . … > search QUERY
    find|знайти|знайди|шукати|шукай|пошук QUERY = search QUERY
    cat|view|print|info|information|details|показати|покажи ITEM = show ITEM
    cat|view|print|info|information|details|показати|покажи > show ITEM
    open|відкрити|відкрий ITEM > show ITEM or edit ITEM
    open|відкрити|відкрий > show ITEM or edit ITEM
    show me ITEM > show ITEM
    backlinks ITEM = show ITEM
    ls|dir > list or tasks
    ls|dir LIST > list LIST
    lists|списки = list
    список покупок = shop
    list shopping|groceries|покупки|покупок > shop
    list new|create|новий|створити TEXT > new list TEXT
    list add|додати|додай LIST! TEXT > add TEXT --list LIST
    list add|додати|додай UNIT TEXT > new list UNIT && add TEXT --list UNIT
    list add|додати|додай TEXT > add TEXT or new list TEXT
    list new|create|add|новий|створити|додати|додай > new list LIST
    list delete|remove|del|видалити LIST > list rm LIST --detach
    list delete|remove|del|видалити > list rm LIST
    list of|for|from|з|із LIST > list LIST
    list KEY:VALUE > list all KEY:VALUE
    список LIST > list LIST or list
    список > list
    notes|files|нотатки > search type:note
    lsprj|listproj > list
    lsc|listcon > tag list
    unresolved > check --only link-dangling
    lint|validate|verify|перевірити = check
    lint|validate|verify|перевірити … > check …
    orphans > doctor
    inbox|вхідні = list inbox
    projects > list
    tags|мітки|теги list|список … = tag list …
    tags|мітки|теги rename|merge … > help tag
    tags|мітки|теги … = tag list …
    tag > tag list

    rm|delete|del|remove|видалити|видали list|список LIST > list rm LIST --detach
    rm|delete|del|remove|видалити|видали tag|label|тег|мітку TEXT > set --where tag:TEXT tags-=TEXT
    rm -r|-f|-rf|-fr|-R ITEM > rm ITEM
    delete|del|remove|видалити|видали ITEM > rm ITEM
    delete|del|remove|видалити|видали > rm ITEM
    mv|move|перемістити|перемісти ITEM! to|into|у|в|до|на? LIST! > set ITEM list=LIST
    mv|move|перемістити|перемісти NOTE! to|into|у|в|до|на UNIT > mv NOTE FOLDER
    move|перемістити|перемісти NOTE! UNIT > mv NOTE FOLDER
    mv|move|перемістити|перемісти ITEM! to|into|у|в|до|на UNIT > new list UNIT && set ITEM list=UNIT
    rename|ren|перейменувати|перейменуй NOTE! to|на? TEXT > mv NOTE BESIDE or set NOTE title=TEXT
    rename|ren|перейменувати|перейменуй ITEM! to|на? TEXT > set ITEM title=TEXT
    rename|ren|move|перейменувати|перейменуй|перемістити|перемісти … > help mv
    change|modify|update|змінити|зміни ITEM KEY=VALUE > set ITEM KEY=VALUE
    change|modify|update|змінити|зміни ITEM > edit ITEM or set ITEM KEY=VALUE
    change|modify|update|змінити > edit ITEM or set ITEM KEY=VALUE
    undo N > undo --list
    скасувати|скасуй|відмінити|відміни останнє|останню|останній|це > undo
    скасувати|скасуй|відмінити|відміни ITEM > cancel ITEM
    undo last|it|that > undo
    revert|restore|redo|back|reset|rollback|скасувати|скасуй|відмінити|відміни|повернути|поверни|назад > undo

    recipes|рецепти list|список … = recipe list …
    recipes|recipe|рецепти|рецепт new|add|create|новий|додати TEXT > new recipe TEXT
    recipes|recipe|рецепти|рецепт search|find|знайти QUERY = search type:recipe QUERY
    recipes|рецепти with|з|із|зі FOOD = search type:recipe ingredient:FOOD
    recipes|рецепти … = recipe list …
    recipe|рецепт випадковий|випадково|навмання … = recipe random …
    recipe|рецепт сьогодні = recipe today
    recipe|рецепт read|show|view|open|cat RECIPE = show RECIPE
    recipe|рецепт cook RECIPE > cook RECIPE
    recipe|рецепт RECIPE to|for|на N servings|portions|people|порції|порцій|порцію|осіб? = scale RECIPE --servings N
    recipe|рецепт RECIPE FACTOR = scale RECIPE --factor FACTOR
    recipe|рецепт RECIPE = show RECIPE
    ingredients|інгредієнти RECIPE = show RECIPE
    eat|ate RECIPE > cook RECIPE
    calories|kcal|macros|калорії|калорійність|поживність RECIPE = nutrition RECIPE
    how many calories in RECIPE = nutrition RECIPE
    скільки калорій в|у|має RECIPE = nutrition RECIPE
    double|подвоїти RECIPE = scale RECIPE --factor 2
    halve RECIPE = scale RECIPE --factor 1/2
    помножити|помнож RECIPE на N > scale RECIPE --factor N
    рецепт > recipe list
    scale|масштабувати|масштабуй RECIPE to|for|на? N servings|portions|people|порції|порцій|порцію|осіб? = scale RECIPE --servings N
    scale|масштабувати|масштабуй RECIPE FACTOR = scale RECIPE --factor FACTOR
    scale RECIPE to|for|на? AMOUNT = scale RECIPE --yield AMOUNT
    convert TEXT to|in|into|в|у|на? UNIT = convert TEXT UNIT
    pantry check|find|have|has|search|є FOOD = pantry list FOOD
    pantry expiring|soon > pantry --expiring 7d
    pantry FOOD = pantry list FOOD
    комора = pantry
    комора … > pantry …
    buy|купити|купи THINGS > shop add THINGS
    buy|купити|купи > shop or shop add TEXT
    shop clear|clean|empty|reset|finish > shop done
    shop remove|rm|delete|check|tick|bought TEXT > done TEXT
    shopping|groceries|shopping-list|покупки = shop
    shopping|groceries|shopping-list|покупки … > shop …
    shop add THINGS > shop add THINGS
    shop THINGS > shop add THINGS
    meal|mealplan|meal-plan|mealplans|menu|меню DAYS = meals DAYS
    meal|mealplan|meal-plan|mealplans|menu|меню = meals
    meal|mealplan|meal-plan|mealplans|menu|меню … > meals …
    RECIPE! to|for|на N servings|portions|people|порції|порцій|порцію|осіб? > scale RECIPE --servings N
    RECIPE! FACTOR > scale RECIPE --factor FACTOR

    bal|balance|register|reg|expenses|spending|budget|витрати|баланс DAYS > money DAYS
    bal|balance|register|reg|expenses|spending|budget|витрати|баланс … > money
    money balance|bal|баланс|register|reg|list|show|total|report … > money
    скільки|how я|much … > money
    spend|spent|pay|paid|expense|витратив|витратила|заплатив|заплатила SUM on|for|at|to|на|за|у|в TEXT > money add -SUM TEXT
    spend|spent|pay|paid|expense|витратив|витратила|заплатив|заплатила SUM TEXT > money add -SUM TEXT
    spend|spent|pay|paid|expense|витратив|витратила|заплатив|заплатила on|for|на|за TEXT SUM > money add -SUM TEXT
    bought|купив|купила TEXT for|за SUM > money add -SUM TEXT
    income|earned|дохід|заробив|заробила SUM from|for|від|за TEXT > money add +SUM TEXT
    income|earned|дохід|заробив|заробила SUM TEXT > money add +SUM TEXT
    spend|spent|pay|expense|income|дохід|витратив|витратила|заплатив|заплатила … > help money
    гроші DAYS = money DAYS
    гроші = money
    гроші … > money …
    mood|настрій great|awesome|excellent|чудово|чудовий|відмінно|відмінний > mood very-happy
    mood|настрій good|fine|well|добре|добрий|гарний|радісний > mood happy
    mood|настрій ok|okay|so-so|meh|normal|нормально|нормальний|звичайний > mood neutral
    mood|настрій bad|low|down|погано|поганий|сумно|сумний > mood sad
    mood|настрій awful|terrible|жахливо|жахливий > mood very-sad
    mood|настрій for|in|on|за|у|в? DAYS > stats mood SPAN
    настрій … > mood …
    daily note > diary
    journal|daily > diary
    journal|daily TEXT > diary TEXT
    щоденник DAYS = diary DAYS
    щоденник = diary
    щоденник … > diary …
    streak|streaks > stats diary
    report|звіт сьогодні|день … = report today …
    report|звіт тиждень … = report week …
    report|звіт місяць … = report month …
    report|звіт настрій … = report mood …
    report|звіт гроші … = report money …
    report|звіт кухня … = report kitchen …
    stats|статистика настрій|настрою … = stats mood …
    stats|статистика завдання|завдань|справи|справ … = stats tasks …
    stats|статистика енергія|енергії|сили … = stats energy …
    stats|статистика час|часу … = stats time …
    stats|статистика щоденник|щоденника … = stats diary …
    stats|статистика гроші|грошей … = stats money …
    summary|review|статистика > help stats
    settings|config|preferences|configure|налаштування … > edit .vault/config.yaml
    backup|резервна … > help sync or commit
    login|logout|account|signup|cloud … > help sync
    server|serve|web|gui|ui|app … > today or help
    install|setup|upgrade … > init or help completion
    exit|quit|q|bye|вийти|вихід > today or help

    git commit -am … > commit -m …
    git commit -a … > commit …
    git commit … > commit …
    git add … > commit
    git checkout|reset|restore|revert … > undo
    git blame ITEM > log ITEM
    blame|history|історія ITEM > log ITEM
    blame|history|історія > log ITEM or diff
    зміни > diff
    git status|diff … > diff
    git log > log ITEM
    git log ITEM > log ITEM
    git push|pull|fetch|sync … > sync
    git init|clone … > git install
    seed|demo > init DIR --sample
    sync now|all|everything > sync
    push|pull|fetch|синхронізувати|синхронізація|синхронізуй > sync
    імпорт|імпортувати|імпортуй … > help import
    export tasks|task|todos|завдання|задачі|справи ics|ical|icalendar > export --where type:task --format ics
    export tasks|task|todos|завдання|задачі|справи csv? > export --where type:task --format csv
    export events|calendar|події|календар ics? > export --where type:event --format ics
    export ics|ical|icalendar > export --where type:event --format ics
    export csv|spreadsheet > export --where type:task --format csv
    export todotxt|todo.txt > export --where type:task --format todotxt
    export recipes|рецепти csv? > export --where type:recipe --format csv
    export money|expenses|гроші|витрати csv? > export --where type:money --format csv
    export lessons|timetable|розклад|пари ics? > export --where type:lesson --format ics
    експорт|експортувати|експортуй … > export …
    status > diff
    save … > commit …
    """

  /// Its lines.
  static let lines = table.split(separator: "\n").compactMap { BorrowedLine($0) }

  /// The words that a call begins with.
  static let firstWords: [String] = lines.flatMap { line in
    let first = line.patterns.first?.tokens.first
    return first?.slot == nil ? first?.text.split(separator: "|").map(String.init) ?? [] : []
  }

  /// Whether some line begins with the words of a call.
  static func mayBegin(_ words: [String]) -> Bool { lines.contains { $0.patterns.contains { $0.mayBegin(words) } } }

  // MARK: Verbs

  /// The verbs of commands, each with what else it is called.
  private static let verbs = """
    add new|create|put|buy|внести|внеси|додай|додати|поклади|покласти
    list ls|show|all|перелік|покажи|показати|список
    show покажи|показати
    use consume|eat|remove|rm|take|взяти|візьми|забрати|забери|узяти
    rm del|delete|remove|видали|видалити|прибери|прибрати
    rename перейменувати|перейменуй
    merge об’єднати|об'єднати|злити
    plan запланувати|заплануй|сплануй|спланувати
    done clear|complete|finish|готово
    suggest запропонуй|підкажи
    """.split(separator: "\n").map { $0.split(whereSeparator: { " |".contains($0) }).map(String.init) }

  /// A call of a command with its own verb, also in the place of another name for it: `pantry add rice` for `pantry put
  /// rice`, and `shop` for `shop show`; nil for any other call.
  static func withVerb(_ words: [String]) -> [String]? {
    guard words.count > 1, let command = CommandTable.all.first(where: { $0.name == words[0] })?.syntax else {
      return nil
    }
    guard command.verb(named: words[1]) == nil else { return words }
    let word = words[1].lowercased()
    let meant = verbs.filter { $0.contains(word) }.map { $0[0] }
    if let verb = meant.first(where: { command.verb(named: $0) != nil }) { return [words[0], verb] + words[2...] }
    return meant.contains("list") && words.count == 2 && command.isListing ? [words[0]] : nil
  }

  // MARK: Questions

  /// The words that a question begins with, and those that only help it to be a sentence.
  private static let questions: Set<String> = ["what", "what's", "when", "що", "коли"]
  private static let helpers = Set(
    """
    a am an are at be can could did do does for got has have i in is me must my need of on our please shall should the
    there to want was we will would
    буде в варто для є зараз зробити маємо маю мене мені можемо можна можу моя моє мої на нам нас ми потрібно робити слід
    треба у я
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The words of a question without those that only help it: `what cook` for `what can i cook`.
  static func withoutHelpers(_ words: [String]) -> [String] {
    guard let first = words.first, questions.contains(first.lowercased()) else { return words }
    return [first] + words.dropFirst().filter { !helpers.contains($0.lowercased()) }
  }
}
