/// The meals of a day that vault knows by name; any other word is text.
package enum MealKind: UInt8, ClosedSet {
  case breakfast, brunch, lunch, tea, dinner, supper, snack

  package static let vocabulary = Vocabulary(
    """
    breakfast: сніданок, снідання, завтрак
    brunch: бранч
    lunch: обід, обед
    tea: чай, полуденок, підвечірок, полдник
    dinner: вечеря, ужин
    supper: пізня вечеря
    snack: перекус
    """)
}

extension MealKind: FactConvertible {}
