extension LineGrammar {
  /// A line of a recipe's ingredients.
  package static let ingredient = LineGrammar(
    .every, amount: .leading, hasLabels: false,
    keys: [.fixed, .optional, .toTaste, .max, .round, .or, .prep, .food],
    flags: [.fixed, .optional, .toTaste, .ai])

  /// A line of a shopping list.
  package static let shopping = LineGrammar(
    .every, amount: .leading, keys: [.from, .for, .price, .note, .food], flags: [.optional, .toTaste, .fixed, .flag])

  /// A lot in the pantry.
  package static let pantry = LineGrammar(
    .every, amount: .leading, keys: [.expires, .place, .opened, .price, .note, .food], flags: [.flag])

  /// A planned meal.
  package static let meal = LineGrammar(
    .withDate, hasDate: true, time: .afterDate, keys: [.servings, .meal, .note],
    flags: [.fixed, .optional, .skipped, .ai])

  /// A lesson, which has a time; an exam, which has a date.
  package static let lesson = LineGrammar(
    .withDateOrTime, hasDate: true, time: .afterDateOrAlone,
    keys: [
      .kind, .weeks, .subgroup, .room, .teacher, .group, .groups, .dates, .except, .shown, .title, .subject, .note,
      .remind,
    ],
    flags: [.split, .skipped, .announcement])

  /// A payment.
  package static let money = LineGrammar(
    .withDate, hasDate: true, time: .afterDate, amount: .signed,
    keys: [.account, .category, .payee, .to, .received, .repeat, .note], flags: [.split, .flag, .refund])

  /// A moment of a diary.
  package static let checkIn = LineGrammar(
    .withTime, time: .afterDateOrAlone, keys: [.mood, .energy, .task, .images, .weather, .location],
    flags: [.skipped, .ai])

  /// A line of links in a collection or a list.
  package static let link = LineGrammar(.withLink, hasDate: true, time: .afterDate, dateMeaning: .task)

  /// A task, and the lines of its log.
  package static let task = LineGrammar(
    .every, hasDate: true, time: .afterDate, dateMeaning: .task,
    keys: [
      .status, .due, .start, .end, .scheduled, .wait, .completed, .created, .priority, .list, .tags, .repeat, .remind,
      .url, .location, .attachments, .parent, .depends, .order, .duration, .category, .difficulty, .subject, .lesson,
      .spent, .notList, .until, .count, .except, .also, .onHoliday, .onCompletion, .id, .mood,
      .energy,
    ],
    flags: [.flag, .split, .skipped, .fixed, .ai])
}
