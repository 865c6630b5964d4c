/// What people type first who know another program, or the commands by their own language: the one vocabulary of calls that
/// vault does not have.
///
/// One pattern a line; the first that fits counts. `a|b` is either word. Words in capitals stand for what was typed: `TEXT`
/// and its like for all words up to the options, `DATE` for a date at their end, `N` for a number there, `UNIT` for the last
/// word, `DAYS` for words that are days and nothing else; `…` for whatever follows. Behind `=` stands the call that is meant
/// and is done, because it is the only one and changes nothing; behind `>` stand calls that are named only. A line that
/// begins with a command of vault is asked where the call is wrong, never before: a command keeps its meaning.
///
/// origin: the commands of todo.txt, Taskwarrior, zk, Obsidian, khal, hledger, Mealie, CookCLI, git and a shell; by hand.
enum BorrowedCalls {
  static let table = """
    version|ver|версія = --version
    допомога|довідка … = help …
    сьогодні = today
    now > today or plan
    DAYS = agenda DAYS
    at|on|day|events|schedule|події DAYS > agenda DAYS
    events|schedule|події > agenda
    розклад > timetable or agenda
    cal|календар … = calendar …
    month|місяць = calendar
    план … = plan …

    todo|todos|task add|new|a|додати|додай TEXT > add TEXT
    todo|todos|task done|do|complete ITEM > done ITEM
    todo|todos|task list|ls|next > tasks
    todo|todos|task > tasks
    todo|todos|task TEXT > add TEXT
    завдання|задачі|справи … = tasks …
    create|note|додати|додай|запиши TEXT > add TEXT
    create|note|додати|додай|запиши > add TEXT
    remind me|us to|about TEXT > add TEXT
    remind me|us|to TEXT > add TEXT
    remind TEXT > add TEXT
    нагадай|нагадати|нагадування мені|про TEXT > add TEXT
    нагадай|нагадати|нагадування TEXT > add TEXT
    нагадай|нагадати|нагадування > remind
    reminders > remind
    complete|finish|do|зробити|зроблено|готово|виконано ITEM > done ITEM
    complete|finish|do|зробити|зроблено|готово|виконано > done ITEM
    snooze|postpone|defer|reschedule|відкласти|перенести ITEM DATE > set ITEM due=DATE
    snooze|postpone|defer|reschedule|відкласти|перенести ITEM > set ITEM due=tomorrow
    snooze|postpone|defer|reschedule|відкласти|перенести > set ITEM due=tomorrow
    track ITEM > start ITEM
    archive ITEM > done ITEM or cancel ITEM

    search -i|-n|-r|-w QUERY > search QUERY
    grep|rg|ag -i|-n|-r|-w QUERY > search QUERY
    grep|rg|ag QUERY > search QUERY
    grep|rg|ag|find|знайти|знайди|шукати|пошук > search QUERY
    find|знайти|знайди|шукати|пошук QUERY = search QUERY
    cat|view|показати|покажи ITEM = show ITEM
    cat|view|показати|покажи > show ITEM
    open|відкрити|відкрий ITEM > show ITEM or edit ITEM
    open|відкрити|відкрий > show ITEM or edit ITEM
    backlinks ITEM = show ITEM
    ls|dir > list or tasks
    ls|dir LIST > list LIST
    lists|списки = list
    inbox|вхідні = list inbox
    projects > list
    tags|мітки|теги … = tag list …
    tag > tag list

    delete|del|remove|видалити|видали ITEM > rm ITEM
    delete|del|remove|видалити|видали > rm ITEM
    rename|ren|move|перейменувати … > mv …
    change|modify|update|змінити ITEM > edit ITEM or set ITEM KEY=VALUE
    change|modify|update|змінити > edit ITEM or set ITEM KEY=VALUE
    revert|restore|redo|скасувати > undo

    recipes|рецепти … = recipe list …
    recipe|рецепт RECIPE = show RECIPE
    рецепт > recipe list
    scale RECIPE to|for|на N = scale RECIPE --servings N
    scale RECIPE N = scale RECIPE --servings N
    convert TEXT to|in|into|в|у|на UNIT = convert TEXT UNIT
    convert TEXT UNIT = convert TEXT UNIT
    pantry take|remove|rm|consume|eat|узяти|забрати TEXT > pantry use TEXT
    pantry new|put|buy|покласти TEXT > pantry add TEXT
    pantry FOOD = pantry list FOOD
    комора FOOD = pantry list FOOD
    комора = pantry
    buy|купити|купи TEXT > shop add TEXT
    buy|купити|купи > shop or shop add TEXT
    shopping|groceries|shopping-list|покупки = shop
    shopping|groceries|shopping-list|покупки RECIPE > shop add RECIPE
    mealplan|meal-plan|mealplans|menu|меню … = meals …

    bal|balance|register|reg|expenses|budget|витрати|баланс > money
    гроші … = money …
    journal|daily > diary
    journal|daily TEXT > diary TEXT
    щоденник … = diary …
    summary|review|статистика > stats
    settings|config|налаштування > edit .vault/config.yaml

    git commit … > commit …
    git status|diff > diff
    git log > log ITEM
    git log ITEM > log ITEM
    git push|pull|fetch|sync > sync
    git init|clone > git install
    push|pull|fetch > sync
    status > diff
    save … > commit …
    """
}
