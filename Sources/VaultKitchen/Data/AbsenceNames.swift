/// Words that say that something is not in a food: `without gluten`, `nut-free`, `не містить лактози`.
///
/// A row is `place: phrase, phrase`. What is missing stands behind a phrase of `before` and before one of `behind`; a
/// word may also end in one of `suffix` or begin with one of `prefix`. Phrases of `lead` go with the one that follows
/// them, those of `filler` may stand between it and what is missing, and those of `joint` go on with one thing more.
///
/// Origin: everyday usage on packages and in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum AbsenceNames {
  static let table = """
    before: without, w o, w out, wo, wout, no, non, sans, minus, zero, nil, lacking, excluding, excl, except, free from, free of
    before: does not contain, doesn't contain, do not contain, don't contain, not contain, not containing
    before: contains no, contain no, containing no, contains zero, not made with, made without
    before: без, б, не містить, не містять, не містила, немає, мінус, нуль, нульовий, крім, окрім, за винятком, вільний від
    before: вільна від, вільне від, вільні від, не має
    before: не содержит, не содержат, не содержащий, не содержащая, не содержащее, нет, минус, ноль, кроме, исключая
    before: свободный от, свободная от, свободное от, свободные от, не содержащие, не имеет, не имеющий
    behind: free, фрі, фри, removed, discarded, видалено, видалені, видаленими, вилучено, вилучені, удалено, удалены
    suffix: free, less
    prefix: non, без, бес, безъ
    none: none, no, nil, zero, немає, нема, нет, нуль, ноль, відсутній, відсутня, отсутствует
    lead: with, that, which, made, it, що, яка, який, яке, які, з, із, которая, который, которое, с, зі
    filler: any, added, the, a, an, all, of, trace, traces, additional, content, both, either, trace amounts of
    filler: вмісту, вміст, додавання, додавань, доданого, доданих, додаткового, жодного, жодної, жодних, слідів, вмістом
    filler: содержания, содержание, добавления, добавленного, добавленных, дополнительного, следов, содержанием, всякого
    joint: and, or, nor, і, й, та, чи, або, ні, ані, и, или, да, ни
    """
}
