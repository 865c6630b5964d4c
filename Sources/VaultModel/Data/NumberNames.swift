/// Numbers that people write as words, in English, Ukrainian and Russian; written by hand.
enum AmountNames {
  /// Numbers that are words: `a pinch`, `one 10-ounce steak`, `пів лимона`.
  static let numbers = """
    1/2: half, half a, half an, a half, one half, one-half, пів, половина, половину, половини, пол, половины
    1/4: quarter, a quarter, one quarter, чверть, чверті, четверть, четверти
    1/3: third, a third, one third, третина, третину, треть
    3/4: three quarters, three-quarters
    1: a, an, one, один, одна, одне, одну, одно, одного, однієї, одного, одной
    2: two, two of, a couple, a couple of, couple, couple of, два, дві, две, двох, пара, пару, двух
    3: three, три, трьох, трех
    4: four, чотири, четыре
    5: five, п'ять, пять
    6: six, шість, шесть
    7: seven, сім, семь
    8: eight, вісім, восемь
    9: nine, дев'ять, девять
    10: ten, десять
    12: twelve, дванадцять, двенадцать
    3/2: one and a half, півтора, півтори, полтора, полторы
    """
}
