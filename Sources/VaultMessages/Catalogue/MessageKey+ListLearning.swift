/// Texts about lists that are filled by the words of tasks.
package extension MessageKey {
  // MARK: Help

  static let flagListApply = MessageKey(
    en: "with inbox: put every task that is likely enough where it belongs",
    uk: "з inbox: розкласти завдання, щодо яких є достатня певність")
  static let flagListExplain = MessageKey(
    en: "print how the query was read, or the words that decided",
    uk: "показати, як прочитано запит, або слова, які вирішили")
  static let flagListReasons = MessageKey(en: "show the words that decided", uk: "показати слова, які вирішили")
  static let flagListTrain = MessageKey(
    en: "with eval: learn from this file instead of the vault: a list, a tab and a title on each line",
    uk: "з eval: учитися з цього файлу, а не зі сховища: у кожному рядку список, табуляція й назва")
  static let flagListTest = MessageKey(
    en: "with eval: ask for the titles of this file; a list that was not taught counts as none",
    uk: "з eval: перевірити на назвах із цього файлу; список, якого не навчали, означає жодного")
  static let operandListText = MessageKey(
    en: "the title of a task, or a task of the vault", uk: "назва завдання або завдання сховища")
  static let exampleListSuggest = MessageKey(
    en: "the lists that a task may belong to, and the words that say so",
    uk: "списки, до яких може належати завдання, і слова, які на це вказують")
  static let exampleListInbox = MessageKey(
    en: "what would become of the tasks in no list", uk: "що стало б із завданнями без списку")
  static let exampleListEval = MessageKey(
    en: "how well the lists can be told apart", uk: "наскільки добре розрізняються списки")

  // MARK: Too little

  static let listTooFewTopics = MessageKey(
    en: "there is too little to learn from: two lists or topics need {0} {0:example|examples} each",
    uk:
      "замало, щоб навчитися: потрібно два списки чи теми, у кожного щонайменше {0} {0:приклад|приклади|прикладів|прикладу}"
  )
  static let listTooFewTopicsHint = MessageKey(
    en: "put tasks in lists, or write titles under a heading 'Examples' in the note of a list with a topic",
    uk: "розкладіть завдання за списками або допишіть назви під заголовком «Приклади» в нотатці списку з темою")
  static let listTooFewExamples = MessageKey(
    en:
      "'{0}' has {1} {1:example|examples}, and {2} are needed to learn from: it shows only what was put there by hand",
    uk:
      "у «{0}» {1} {1:приклад|приклади|прикладів|прикладу}, а для навчання треба {2}: список показує лише те, що додано вручну"
  )
  static let listOneClass = MessageKey(
    en:
      "there is nothing to tell '{0}' from: no other list or topic has {1} {1:example|examples}; it shows only what was put there by hand",
    uk:
      "«{0}» нема з чим порівняти: жоден інший список і жодна інша тема не має {1} {1:прикладу|прикладів|прикладів|прикладу}; список показує лише те, що додано вручну"
  )
  static let listTooSmall = MessageKey(
    en: "'{0}' has only {1} {1:example|examples} and is left out",
    uk: "у «{0}» лише {1} {1:приклад|приклади|прикладів|прикладу}, тому його не враховано")
  static let listTopicUnknown = MessageKey(
    en: "the topic '{0}' of {1} is not a list or a tag", uk: "тема «{0}» у {1} — не список і не тег")

  // MARK: Suggestions

  static let listNoWordKnown = MessageKey(
    en: "no list knows a word of it", uk: "жоден список не знає жодного слова звідси")
  static let listNoneLikely = MessageKey(
    en: "no list is likely enough to choose", uk: "жоден список не є достатньо ймовірним, щоб його вибрати")
  static let listLooksLike = MessageKey(en: "looks like {0} ({1})", uk: "схоже на {0} ({1})")

  // MARK: Evaluation

  static let listEvalNeedsBoth = MessageKey(
    en: "{0} is missing: --train and --test go together", uk: "бракує {0}: --train і --test потрібні разом")
  static let listLineWithoutTab = MessageKey(
    en: "{0}: a line needs a list, a tab and a title", uk: "{0}: у рядку мають бути список, табуляція й назва")
  static let listFileChanged = MessageKey(
    en: "{0} changed while it was read", uk: "{0} змінився під час читання")
  static let listOneTopic = MessageKey(
    en: "{0} must name two lists at least", uk: "у {0} має бути щонайменше два списки")
  static let listNoneInScope = MessageKey(
    en: "no title of {0} belongs to a list that {1} teaches",
    uk: "жодна назва з {0} не належить до списку, якого навчає {1}")
  static let evalAccuracy = MessageKey(
    en: "right, where every title is answered", uk: "правильно, якщо відповідати завжди")
  static let evalWithAbstention = MessageKey(en: "answered, and right", uk: "є відповідь, і вона правильна")
  static let evalAbstained = MessageKey(en: "left without an answer", uk: "залишено без відповіді")
  static let evalMacroF1 = MessageKey(
    en: "mean over the lists (macro-F1)", uk: "середнє за списками (macro-F1)")
  static let evalOutOfScope = MessageKey(
    en: "left without an answer, of what belongs to no list",
    uk: "залишено без відповіді з того, що не належить до жодного списку")
  static let evalMajority = MessageKey(
    en: "right by always saying the largest list", uk: "правильно, якби завжди називати найбільший список")
  static let evalConfused = MessageKey(
    en: "Right of all, and what the others were taken for", uk: "Правильно з усіх і чим визнано решту")
}
