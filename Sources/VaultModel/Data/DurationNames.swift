/// The names of lengths of time: one line a length, `name: abbreviations | words`, in English, Ukrainian, Russian.
///
/// The bare `m`, `м` and `мин` stand where a duration is read; a date offset refuses `m` and `м`, which may be months.
/// origin: everyday usage; written by hand.
enum DurationNames {
  static let lengths = """
    second: s, sec, secs, с, сек | second, seconds, секунда, секунди, секунд, секунду, секунды
    minute: min, mins, хв, мин | minute, minutes, хвилина, хвилини, хвилин, хвилину, минута, минуты, минут, минуту
    bare: m, м
    hour: h, hr, hrs, год, ч, час | hour, hours, година, години, годин, годину, часа, часов
    day: d, д, дн, дня, день, дні, днів | day, days, доба, доби, діб, добу, дней, сутки, суток
    week: w, wk, wks, тиж, нед | week, weeks, тиждень, тижня, тижні, тижнів, неделя, недели, недель, неделю
    month: mo, mos, міс, мес | month, months, місяць, місяця, місяці, місяців, месяц, месяца, месяцев
    year: y, yr, yrs, р | year, years, рік, року, роки, років, года, лет
    """
}
