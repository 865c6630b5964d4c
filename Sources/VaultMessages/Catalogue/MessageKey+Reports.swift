/// Texts about pages of answers.
package extension MessageKey {
  static let commandReport = MessageKey(
    en: "Make a page of a day, a week, a month, moods, money or the kitchen.",
    uk: "Зробити сторінку дня, тижня, місяця, настрою, грошей чи кухні.")
  static let operandReport = MessageKey(en: "what the page is of", uk: "про що сторінка")
  static let flagReportOutput = MessageKey(
    en: "write the page there; '-' for standard output", uk: "записати сторінку туди; «-» — стандартний вивід")
  static let flagReportPrivate = MessageKey(
    en: "also the text of diaries and notes with 'private: true'",
    uk: "також текст щоденника й нотатки з «private: true»")
  static let exampleReport = MessageKey(en: "today as a page, for a program", uk: "сьогодні як сторінка, для програми")
  static let exampleReportWeek = MessageKey(en: "the week in a file", uk: "тиждень у файлі")
  static let exampleReportKitchen = MessageKey(
    en: "what there is, what is planned and what can be cooked", uk: "що є, що заплановано і що можна приготувати")

  static let reportContents = MessageKey(en: "On this page", uk: "На цій сторінці")
  static let reportChart = MessageKey(en: "By day, each day as a column", uk: "За днями, день — стовпчик")
  static let reportAgenda = MessageKey(en: "What is on", uk: "Що буде")
  static let reportTotals = MessageKey(en: "In all", uk: "Разом")
  static let reportPantry = MessageKey(en: "Pantry", uk: "Комора")
  static let reportCookable = MessageKey(en: "What can be cooked", uk: "Що можна приготувати")
  static let reportLeftOut = MessageKey(
    en: "{0} {0:line|lines} of diaries or private notes {0:is|are} left out ('--private' takes them in)",
    uk: "{0} {0:рядок|рядки|рядків} щоденника чи приватних нотаток пропущено («--private» додасть їх)")

  static let reportFileQuestion = MessageKey(
    en: "Name of the file (Enter: {0}):", uk: "Назва файлу (Enter: {0}):")
  static let reportNeedsFile = MessageKey(
    en: "a page needs a file, and none is named", uk: "сторінці потрібен файл, а його не названо")
  static let reportNeedsFileHint = MessageKey(
    en: "'-o {0}' writes it there, '-o -' prints it", uk: "«-o {0}» запише її туди, «-o -» виведе")
  static let reportNoNote = MessageKey(
    en: "{0}: a page cannot take the place of a note or of a file of vault's own",
    uk: "{0}: сторінка не може стати на місце нотатки чи власного файлу vault")
  static let reportNoNoteHint = MessageKey(
    en: "a name that ends in '.html' is not a note", uk: "назва з «.html» у кінці — не нотатка")
  static let reportNoFile = MessageKey(
    en: "{0} is not a file that a page could replace", uk: "{0} — не файл, який сторінка могла б замінити")
  static let reportReplaceQuestion = MessageKey(
    en: "{0} is there already. Replace it? [y/N]", uk: "{0} уже є. Замінити? [т/Н]")
  static let reportTakenHint = MessageKey(
    en: "'--yes' replaces it, '-o' takes another name", uk: "«--yes» замінить його, «-o» приймає іншу назву")
}
