/// Numbers that people write as words, in English, Ukrainian and Russian. The whole ones stand in
/// ``TimeLexicon/numbers`` with the forms that are printed.
///
/// Origin: everyday usage; written by hand for this project.
/// Licence: none needed (facts).
enum NumberNames {
  /// Fractions, and whole numbers in forms that only stand before what is counted: `half a lemon`, `a pinch`.
  static let fractions = """
    1/2: half, half a, half an, a half, one half, one-half | пів, половина, половину, половини | пол, половины
    1/4: quarter, a quarter, one quarter | чверть, чверті | четверть, четверти
    1/3: third, a third, one third | третина, третину | треть
    3/4: three quarters, three-quarters
    3/2: one and a half | півтора, півтори | полтора, полторы
    1: a, an | однієї | одной, одного
    2: two of, a couple, a couple of, couple, couple of | пара, пару, двоє | двух, двое
    3: | троє | трое
    4: | четверо | четверо
    5: | п'ятеро | пятеро
    6: | шестеро | шестеро
    7: | семеро | семеро
    """
}
