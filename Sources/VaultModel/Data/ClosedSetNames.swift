/// The members of closed sets: one line a member, `canonical name: other spellings`, English then Ukrainian.
///
/// Hyphens, low lines and spaces between words are the same when read.
///
/// Origin: the vault format; written by hand for this project.
/// Licence: none needed (facts).
enum ClosedSetNames {
  static let itemType = """
    note: нотатка
    recipe: рецепт
    task: завдання
    event: подія
    diary: щоденник
    list: список
    shopping: список покупок, покупки
    pantry: комора
    meals: план харчування, харчування
    food: продукт
    collection: добірка
    chef: кухар
    timetable: розклад
    room: аудиторія
    teacher: викладач
    group: група
    money: гроші
    lesson: заняття
    check-in: запис настрою
    entry: запис щоденника
    """

  static let difficulty = """
    very-easy: very simple, дуже легко, дуже легка, дуже легкий, дуже легке, дуже легкі, дуже просто, дуже проста, \
    дуже простий, дуже просте, дуже прості, дуже низька
    easy: simple, легко, легка, легкий, легке, легкі, просто, проста, простий, просте, прості, низька
    medium: середньо, середня, середній, середнє, середні, помірно, помірна, помірний, помірне, помірні
    hard: difficult, важко, важка, важкий, важке, важкі, складно, складна, складний, складне, складні, висока
    very-hard: very difficult, дуже важко, дуже важка, дуже важкий, дуже важке, дуже важкі, дуже складно, \
    дуже складна, дуже складний, дуже складне, дуже складні, дуже висока
    """

  static let taskCategory = """
    work: робота, робоче, робоча, робочий, робочі
    study: навчання, навчальне, навчальна, навчальний, навчальні
    personal: особисте, особиста, особистий, особисті
    home: дім, дома, вдома, домашнє, домашня, домашній, домашні
    other: інше, інша, інший, інші
    """

  static let taskStatus = """
    open: todo, to do, відкрито, відкрите, відкрита, відкриті, треба
    in-progress: started, doing, ongoing, у роботі, в роботі, робиться, розпочато, розпочаті, у процесі, в процесі
    done: completed, complete, finished, зроблено, зроблені, виконано, виконані, готово, готові
    cancelled: canceled, скасовано, скасовані, відмінено, відмінені
    """

  static let taskGroup = """
    overdue: late, прострочене, прострочено, прострочені
    today: сьогодні
    tomorrow: завтра
    this-week: цього тижня
    later: пізніше
    no-date: undated, someday, без дати, без терміну, колись
    """

  static let recipeStatus = """
    draft: чернетка
    pending: на розгляді, очікує
    approved: схвалено, затверджено
    rejected: відхилено
    """

  static let priority = """
    none: no, немає, нема, без, без пріоритету
    low: lowest, низький, низька, низько, низькі
    medium: normal, середній, середня, середньо, середні
    high: highest, urgent, important, високий, висока, високо, високі, терміново, термінові, важливо, важливі
    """

  static let diet = """
    vegan: веганське, веганська, веганський, веган
    vegetarian: вегетаріанське, вегетаріанська, вегетаріанський
    gluten-free: без глютену, безглютенове, безглютенова
    dairy-free: без молока, без молочного, безмолочне, безмолочна
    nut-free: без горіхів
    kid-friendly: для дітей, дитяче, дитяча
    """

  static let color = """
    red: червоний, червона
    orange: помаранчевий, помаранчева, оранжевий
    yellow: жовтий, жовта
    green: зелений, зелена
    cyan: бірюзовий, бірюзова
    blue: синій, синя, блакитний
    indigo: індиго
    pink: рожевий, рожева
    purple: фіолетовий, фіолетова
    brown: коричневий, коричнева
    gray: grey, сірий, сіра
    beige: бежевий, бежева
    """

  static let mood = """
    very-sad: 😢, дуже сумно, дуже сумний, дуже сумна
    sad: 🙁, сумно, сумний, сумна
    neutral: 😐, нейтрально, нейтральний, нейтральна, так собі
    happy: 🙂, радісно, радісний, радісна, щасливо, щасливий, щаслива, весело, веселий, весела
    very-happy: 😄, дуже радісно, дуже радісний, дуже радісна, дуже щасливо, дуже щасливий, дуже щаслива, \
    дуже весело, дуже веселий, дуже весела
    """

  static let weariness = """
    tired: exhausted, втомлено, втомлений, втомлена, втомлене, втомлені, стомлено, стомлений, стомлена, стомлені
    """

  static let answer = """
    no: false, off, ні, нема, вимкнено
    yes: true, on, так, є, увімкнено
    """

  static let holidayRule = """
    skip: пропустити
    before: перед, раніше
    after: після, пізніше
    """

  static let completionAction = """
    keep: лишити, залишити
    delete: remove, видалити, вилучити, прибрати
    """

  static let completionDay = """
    always: завжди
    with-fields: з-полями, з полями
    off: ні, ніколи
    """

  static let partOfDay = """
    morning: ранок, ранку, вранці, зранку, утро, утром
    afternoon: день, дня, вдень, удень, днём, днем
    evening: вечір, вечора, ввечері, увечері, вечер, вечером
    night: ніч, ночі, вночі, уночі, ночь, ночью
    """
}
